"""Scenarios for Empiricism."""

from scenario import deal, editions, expect, play
from splay.position.terms import LIGHTBULB

TWELVE_LIGHTBULBS = "up: Evolution, Experimentation, Atomic Theory, Genetics, Tools"


EIGHT_LIGHTBULBS = "up: Empiricism, Philosophy, Education"


SEVEN_LIGHTBULBS = "up: Empiricism, Education, Democracy"


def test_empiricism_melds_a_card_of_a_named_color_and_splays_it_up() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
    play(
        table,
        "ann: yellow  (of red, yellow, green, blue)",
        "ann: blue  (of green, blue, purple)",
        "ann: blue  (of blue, pass)",
    )
    assert table.has_event("reveal", "Computers")
    expect(table, ann={"purple": "Empiricism", "blue": "up: Computers, Tools"})


def test_empiricism_melds_a_card_of_the_color_named_first() -> None:
    table = deal("Empiricism", 1, ann={"purple": "Empiricism", "red": "Oars"}, bob={}, supply={9: "Fission"})
    play(table, "ann: red", "ann: yellow  (of yellow, green, blue, purple)", "ann: red  (of red, pass)")
    expect(table, ann={"purple": "Empiricism", "red": "up: Fission, Oars"})


def test_empiricism_takes_the_last_color_without_asking() -> None:
    """After blue only purple is left to name: every pair is offered in one way."""
    table = deal("Empiricism", 3, ann={"purple": "Empiricism"}, bob={}, supply={9: "Services"})
    play(table, "ann: blue", "ann: pass  (of purple, pass)")
    expect(table, ann={"purple": "Services, Empiricism"})


@editions(3, 4)
def test_empiricism_draws_only_when_both_colors_are_named(edition: int) -> None:
    """Who names a color has not seen the card."""
    table = deal("Empiricism", edition, ann={"purple": "Empiricism"}, bob={}, supply={9: "Computers"})
    assert not table.has_event("draw")
    play(table, "ann: red")
    assert not table.has_event("draw")
    play(table, "ann: green")
    assert table.has_event("draw", "Computers")
    expect(table, ann={"purple": "Empiricism", "hand": "Computers"})


def test_empiricism_splay_declined() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: blue", "ann: pass  (of blue, pass)")
    expect(table, ann={"purple": "Empiricism", "blue": "Computers, Tools"})


@editions(3, 4)
def test_empiricism_cannot_splay_a_single_card(edition: int) -> None:
    table = deal("Empiricism", edition, ann={"purple": "Empiricism"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: blue")
    expect(table, ann={"purple": "Empiricism", "blue": "Computers"})


@editions(3, 4)
def test_empiricism_keeps_a_card_of_another_color_in_hand(edition: int) -> None:
    table = deal("Empiricism", edition, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: yellow")
    assert table.has_event("reveal", "Computers")
    expect(table, ann={"purple": "Empiricism", "blue": "Tools", "hand": "Computers"})


def test_empiricism_is_shared() -> None:
    table = deal(
        "Empiricism",
        3,
        ann={"purple": "Empiricism"},
        bob={"blue": "Experimentation"},
        supply={8: "Flight", 9: "Computers, Fission"},
    )
    play(table, "bob: green", "bob: blue", "bob: blue  (of blue, pass)", "ann: green", "ann: blue")
    expect(
        table,
        ann={"purple": "Empiricism", "hand": "Fission, Flight"},
        bob={"blue": "up: Computers, Experimentation"},
    )


@editions(3, 4)
def test_empiricism_wins_with_twenty_lightbulbs(edition: int) -> None:
    table = deal(
        "Empiricism",
        edition,
        ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        bob={},
        supply={9: "Fission"},
    )
    play(table, "ann: yellow", "ann: green")
    expect(table, winner="ann", ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "hand": "Fission"})


@editions(3, 4)
def test_empiricism_does_not_win_with_nineteen_lightbulbs(edition: int) -> None:
    table = deal(
        "Empiricism",
        edition,
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        bob={},
        supply={9: "Fission"},
    )
    play(table, "ann: yellow", "ann: green")
    expect(table, ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "hand": "Fission"})


@editions(3, 4)
def test_empiricism_counts_lightbulbs_after_the_meld(edition: int) -> None:
    table = deal(
        "Empiricism",
        edition,
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        bob={},
        supply={9: "Ecology"},
    )
    play(table, "ann: yellow", "ann: green")
    expect(
        table,
        winner="ann",
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "yellow": "Ecology"},
    )


@editions(3, 4)
def test_empiricism_lets_a_sharer_win_first(edition: int) -> None:
    """Ann reaches twenty too, by melding Ecology, but bob is tested before her."""
    table = deal(
        "Empiricism",
        edition,
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        bob={
            "purple": "Philosophy",
            "green": "up: Paper, Measurement, Classification, Invention",
            "blue": "up: Printing Press, Mathematics, Writing, Physics, Chemistry",
            "yellow": "up: Perspective, Statistics",
        },
        supply={9: "Fission, Ecology"},
    )
    play(table, "bob: yellow", "bob: green", "ann: yellow", "ann: green")
    expect(
        table,
        winner="bob",
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "yellow": "Ecology"},
        bob={
            "purple": "Philosophy",
            "green": "up: Paper, Measurement, Classification, Invention",
            "blue": "up: Printing Press, Mathematics, Writing, Physics, Chemistry",
            "yellow": "up: Perspective, Statistics",
            "hand": "Fission",
        },
    )


@editions(3, 4)
def test_empiricism_counts_the_lightbulbs_of_each_player_on_the_own_board(edition: int) -> None:
    """Ann reaches twenty by melding Ecology; bob, who is tested before her, stays at nineteen and does not win."""
    boards = {
        "ann": {"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        "bob": {
            "purple": "Philosophy",
            "green": "up: Paper, Measurement, Classification, Invention",
            "blue": "up: Printing Press, Mathematics, Writing, Physics, Chemistry",
        },
    }
    table = deal("Empiricism", edition, ann=boards["ann"], bob=boards["bob"], supply={9: "Fission, Ecology"})
    assert [player.count(LIGHTBULB) for player in table.game.state.players] == [19, 19]
    play(table, "bob: yellow", "bob: green", "ann: yellow", "ann: green")
    expect(
        table,
        winner="ann",
        ann={**boards["ann"], "yellow": "Ecology"},
        bob={**boards["bob"], "hand": "Fission"},
    )


def test_empiricism_in_edition_4_melds_a_card_of_a_named_color_and_must_splay_it_up() -> None:
    """Nobody is asked about the splay; the green pile keeps its own."""
    table = deal(
        "Empiricism",
        4,
        ann={"purple": "Empiricism", "blue": "left: Tools, Writing", "green": "left: Sailing, Clothing"},
        bob={},
        supply={8: "Flight", 9: "Computers, Fission"},
    )
    play(table, "ann: yellow  (of red, yellow, green, blue)", "ann: blue  (of green, blue, purple)")
    assert table.has_event("reveal", "Computers")
    expect(
        table,
        ann={"purple": "Empiricism", "blue": "up: Computers, Tools, Writing", "green": "left: Sailing, Clothing"},
        supply={8: "Flight", 9: "Fission"},
    )


def test_empiricism_in_edition_4_melds_a_card_of_the_color_named_first_too() -> None:
    table = deal("Empiricism", 4, ann={"purple": "Empiricism", "red": "Oars"}, bob={}, supply={9: "Fission"})
    play(table, "ann: red", "ann: blue")
    expect(table, ann={"purple": "Empiricism", "red": "up: Fission, Oars"})


def test_empiricism_in_edition_4_melds_onto_a_pile_that_is_splayed_up_already() -> None:
    table = deal("Empiricism", 4, ann={"purple": "up: Empiricism, Mysticism"}, bob={}, supply={9: "Services"})
    play(table, "ann: blue")
    assert not table.has_event("splay")
    expect(table, ann={"purple": "up: Services, Empiricism, Mysticism"})


def test_empiricism_in_edition_4_ends_the_splay_of_the_color_of_a_card_that_does_not_fit() -> None:
    """The card stays in hand; the colors named and bob's board keep their splays."""
    table = deal(
        "Empiricism",
        4,
        ann={
            "purple": "Empiricism",
            "red": "right: Oars, Archery",
            "yellow": "left: Agriculture, Masonry",
            "blue": "aslant: Tools, Writing",
        },
        bob={"blue": "right: Pottery, Calendar"},
        supply={9: "Computers"},
    )
    play(table, "ann: red", "ann: yellow")
    assert table.has_event("reveal", "Computers")
    expect(
        table,
        ann={
            "purple": "Empiricism",
            "red": "right: Oars, Archery",
            "yellow": "left: Agriculture, Masonry",
            "blue": "Tools, Writing",
            "hand": "Computers",
        },
        bob={"blue": "right: Pottery, Calendar"},
    )


def test_empiricism_in_edition_4_counts_lightbulbs_after_a_splay_has_ended() -> None:
    """Ann had twenty, but without the splay of her blue pile only eleven are left."""
    table = deal(
        "Empiricism", 4, ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS}, bob={}, supply={9: "Computers"}
    )
    play(table, "ann: yellow", "ann: green")
    expect(
        table,
        ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS.removeprefix("up: "), "hand": "Computers"},
    )


def test_empiricism_in_edition_4_is_shared() -> None:
    """Each names colors and changes the own board; ann, whose 9 does not fit, draws the bonus."""
    table = deal(
        "Empiricism",
        4,
        ann={"purple": "Empiricism", "red": "left: Oars, Archery", "blue": "left: Pottery, Alchemy"},
        bob={"blue": "Experimentation", "red": "left: Coal, Engineering"},
        supply={8: "Flight", 9: "Computers, Fission"},
    )
    play(table, "bob: green", "bob: blue", "ann: green", "ann: blue")
    expect(
        table,
        ann={
            "purple": "Empiricism",
            "red": "Oars, Archery",
            "blue": "left: Pottery, Alchemy",
            "hand": "Fission, Flight",
        },
        bob={"blue": "up: Computers, Experimentation", "red": "left: Coal, Engineering"},
    )


def test_empiricism_in_edition_4_ends_the_splay_of_a_sharer_on_the_own_board() -> None:
    """Bob's 9 does not fit; ann's blue pile keeps its splay, for hers is another color."""
    table = deal(
        "Empiricism",
        4,
        ann={"purple": "Empiricism", "red": "left: Oars, Archery", "blue": "left: Pottery, Alchemy"},
        bob={"blue": "right: Experimentation, Tools", "red": "left: Coal, Engineering"},
        supply={8: "Flight", 9: "Computers, Ecology"},
    )
    play(table, "bob: yellow", "bob: green", "ann: red", "ann: green")
    expect(
        table,
        ann={
            "purple": "Empiricism",
            "red": "left: Oars, Archery",
            "blue": "left: Pottery, Alchemy",
            "hand": "Ecology, Flight",
        },
        bob={"blue": "Experimentation, Tools", "red": "left: Coal, Engineering", "hand": "Computers"},
    )
