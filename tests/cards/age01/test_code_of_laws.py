"""Scenarios for Code of Laws."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_code_of_laws_tucks_and_splays_that_color_left(edition: int) -> None:
    table = deal(
        "Code of Laws",
        edition,
        ann={"purple": "Code of Laws", "red": "Oars, Archery", "hand": "Mysticism, Sailing, City States"},
        bob={},
    )
    play(table, "ann: Mysticism  (of Mysticism, City States, pass)", "ann: purple  (of purple, pass)")
    expect(
        table,
        ann={"purple": "left: Code of Laws, Mysticism", "red": "Oars, Archery", "hand": "Sailing, City States"},
    )


@editions(3, 4)
def test_code_of_laws_can_be_declined(edition: int) -> None:
    table = deal("Code of Laws", edition, ann={"purple": "Code of Laws, Monotheism", "hand": "Mysticism"}, bob={})
    play(table, "ann: pass  (of Mysticism, pass)")
    expect(table, ann={"purple": "Code of Laws, Monotheism", "hand": "Mysticism"})


@editions(3, 4)
def test_code_of_laws_can_tuck_without_splaying(edition: int) -> None:
    table = deal("Code of Laws", edition, ann={"purple": "Code of Laws", "hand": "Mysticism"}, bob={})
    play(table, "ann: Mysticism", "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Code of Laws, Mysticism"})


@editions(3, 4)
def test_code_of_laws_does_not_offer_a_splay_the_pile_already_has(edition: int) -> None:
    table = deal("Code of Laws", edition, ann={"purple": "left: Code of Laws, Monotheism", "hand": "Mysticism"}, bob={})
    play(table, "ann: Mysticism  (of Mysticism, pass)")
    expect(table, ann={"purple": "left: Code of Laws, Monotheism, Mysticism"})


@editions(3, 4)
def test_code_of_laws_cannot_tuck_a_color_the_board_lacks(edition: int) -> None:
    table = deal("Code of Laws", edition, ann={"purple": "Code of Laws", "hand": "Sailing, Oars"}, bob={})
    expect(table, ann={"purple": "Code of Laws", "hand": "Sailing, Oars"})


@editions(3, 4)
def test_code_of_laws_is_shared(edition: int) -> None:
    table = deal(
        "Code of Laws",
        edition,
        ann={"purple": "Code of Laws", "hand": "Monotheism"},
        bob={"green": "Sailing", "hand": "The Wheel"},
        supply={1: "Tools"},
    )
    play(table, "bob: The Wheel", "bob: green", "ann: pass")
    expect(
        table,
        ann={"purple": "Code of Laws", "hand": "Monotheism, Tools"},
        bob={"green": "left: Sailing, The Wheel"},
    )
