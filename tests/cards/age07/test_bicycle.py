"""Scenarios for Bicycle."""

from scenario import deal, expect, play


def test_bicycle_swaps_hand_and_score_pile() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "hand": "Oars, Archery", "score": "Railroad"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"green": "Bicycle", "hand": "Railroad", "score": "Oars, Archery"})


def test_bicycle_declined() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "hand": "Oars", "score": "Railroad"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"green": "Bicycle", "hand": "Oars", "score": "Railroad"})


def test_bicycle_moves_the_hand_to_an_empty_score_pile() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "hand": "Oars, Tools"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Oars, Tools"})


def test_bicycle_moves_the_score_pile_to_an_empty_hand() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle", "score": "Oars, Tools"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "hand": "Oars, Tools"})


def test_bicycle_asks_nothing_without_any_card() -> None:
    table = deal("Bicycle", 3, ann={"green": "Bicycle"}, bob={})
    expect(table, ann={"green": "Bicycle"})


def test_bicycle_is_shared() -> None:
    table = deal(
        "Bicycle",
        3,
        ann={"green": "Bicycle", "hand": "Tools"},
        bob={"purple": "Enterprise", "hand": "Oars", "score": "Coal"},
        supply={7: "Lighting"},
    )
    play(table, "bob: yes  (of yes, pass)", "ann: pass  (of yes, pass)")
    expect(
        table,
        ann={"green": "Bicycle", "hand": "Tools, Lighting"},
        bob={"purple": "Enterprise", "hand": "Coal", "score": "Oars"},
    )


def test_bicycle_gives_no_bonus_if_the_sharer_declines() -> None:
    table = deal(
        "Bicycle",
        3,
        ann={"green": "Bicycle", "hand": "Tools"},
        bob={"purple": "Enterprise", "hand": "Oars"},
        supply={7: "Lighting"},
    )
    play(table, "bob: pass", "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Tools"}, bob={"purple": "Enterprise", "hand": "Oars"})
