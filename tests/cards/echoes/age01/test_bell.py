"""Scenarios for Bell."""

from scenario import deal, expect, play


def test_bell_scores_by_its_echo_then_foreshadows_a_1_and_a_2() -> None:
    table = deal(
        "Bell",
        4,
        sets="echoes",
        ann={"purple": "Bell", "hand": "Oars, Tools"},
        bob={},
        supply={1: "Sailing", 2: "Calendar"},
    )
    play(table, "ann: Oars  (of Oars, Tools, pass)")
    expect(
        table,
        ann={"purple": "Bell", "hand": "Tools", "score": "Oars", "forecast": "Sailing, Calendar"},
    )


def test_bell_may_score_nothing() -> None:
    table = deal(
        "Bell",
        4,
        sets="echoes",
        ann={"purple": "Bell", "hand": "Oars"},
        bob={},
        supply={1: "Sailing", 2: "Calendar"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Bell", "hand": "Oars", "forecast": "Sailing, Calendar"})


def test_bell_keeps_in_hand_what_the_limit_leaves_there() -> None:
    table = deal(
        "Bell",
        4,
        sets="echoes",
        ann={"purple": "Bell", "blue": "aslant: Tools, Writing"},
        bob={},
        supply={1: "Sailing", 2: "Calendar"},
    )
    expect(
        table,
        ann={
            "purple": "Bell",
            "blue": "aslant: Tools, Writing",
            "forecast": "Sailing",
            "hand": "Calendar",
        },
    )


def test_bell_draws_echoes_while_one_top_card_is_the_highest() -> None:
    table = deal(
        "Bell",
        4,
        sets="echoes",
        ann={"purple": "Bell"},
        bob={},
        supply={1: "Sailing", 2: "Calendar"},
        set_supply={"echoes 1": "Ruler", "echoes 2": "Toothbrush"},
    )
    expect(table, ann={"purple": "Bell", "forecast": "Ruler, Toothbrush"})


def test_bell_draws_base_cards_while_two_top_cards_are_equally_high() -> None:
    table = deal(
        "Bell",
        4,
        sets="echoes",
        ann={"purple": "Bell", "red": "Oars"},
        bob={},
        supply={1: "Sailing", 2: "Calendar"},
        set_supply={"echoes 1": "Ruler", "echoes 2": "Toothbrush"},
    )
    expect(table, ann={"purple": "Bell", "red": "Oars", "forecast": "Sailing, Calendar"})


def test_bell_returns_all_hands_if_foreseen() -> None:
    """Ann melds a 1 and must promote Bell, which she then activates; bob, who has more castles, shares it."""
    table = deal(
        None,
        4,
        sets="echoes",
        ann={"hand": "Pottery, Tools", "forecast": "Bell"},
        bob={"yellow": "Masonry", "hand": "Paper"},
        supply={1: "Sailing, Writing, Clothing, Oars", 2: "Calendar, Mapmaking", 3: "Optics"},
    )
    play(table, "ann: meld Pottery", "bob: pass  (of Paper, pass)", "ann: pass  (of Tools, pass)")
    expect(
        table,
        ann={
            "blue": "Pottery",
            "purple": "Bell",
            "forecast": "Writing, Mapmaking",
            "hand": "Clothing",
        },
        bob={"yellow": "Masonry", "forecast": "Sailing, Calendar"},
        supply={1: "Oars, Tools", 3: "Optics, Paper"},
    )


def test_bell_returns_nothing_when_it_is_activated_later() -> None:
    table = deal(
        "Bell",
        4,
        sets="echoes",
        ann={"purple": "Bell"},
        bob={"hand": "Paper"},
        supply={1: "Sailing", 2: "Calendar"},
    )
    expect(table, ann={"purple": "Bell", "forecast": "Sailing, Calendar"}, bob={"hand": "Paper"})
