"""Scenarios for Hitchhiking."""

from scenario import asked, deal, expect, play


def test_hitchhiking_lets_the_other_player_decide() -> None:
    """Bob gives Tools and returns the three 9s of ann, who melds a 3; without a 3 in hand nothing more follows."""
    table = deal(
        "Hitchhiking",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Hitchhiking", "hand": "Computers, Genetics, Specialization"},
        bob={"hand": "Tools, Oars"},
        supply={3: "Optics"},
    )
    play(table, "bob: Tools  (of Tools, Oars)", "bob: Computers  (of Computers, Genetics, Specialization, pass)")
    play(table, "bob: Genetics")
    expect(
        table,
        ann={"green": "Hitchhiking", "blue": "Tools", "red": "Optics"},
        bob={"hand": "Oars"},
    )


def test_hitchhiking_lets_the_other_player_decline() -> None:
    table = deal(
        "Hitchhiking",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Hitchhiking", "hand": "Computers"},
        bob={"hand": "Agriculture"},
    )
    play(table, "bob: pass  (of Computers, pass)")
    expect(table, ann={"green": "Hitchhiking", "yellow": "Agriculture", "hand": "Computers"})


def test_hitchhiking_may_choose_a_player_with_an_empty_hand() -> None:
    table = deal(
        "Hitchhiking",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Hitchhiking"},
        bob={"hand": "Agriculture"},
        cid={},
    )
    play(table, "ann: cid  (of bob, cid)")
    expect(table, ann={"green": "Hitchhiking"}, bob={"hand": "Agriculture"})


def test_hitchhiking_lets_the_other_player_choose_among_the_cards_of_its_owner() -> None:
    """The next action is ann's own decision again."""
    table = deal(
        "Hitchhiking",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Hitchhiking", "hand": "Clothing, Sailing"},
        bob={"hand": "Domestication"},
        supply={1: "Oars"},
    )
    play(table, "bob: Sailing  (of Clothing, Sailing)")
    expect(
        table,
        ann={"green": "Sailing, Hitchhiking", "yellow": "Domestication", "hand": "Clothing, Oars"},
    )
    assert asked(table).startswith("ann: draw")
