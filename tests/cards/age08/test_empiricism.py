"""Scenarios for Empiricism."""

from scenario import deal, expect, play

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


def test_empiricism_splay_declined() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: blue", "ann: pass  (of blue, pass)")
    expect(table, ann={"purple": "Empiricism", "blue": "Computers, Tools"})


def test_empiricism_cannot_splay_a_single_card() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism"}, bob={}, supply={9: "Computers"})
    play(table, "ann: red", "ann: blue")
    expect(table, ann={"purple": "Empiricism", "blue": "Computers"})


def test_empiricism_keeps_a_card_of_another_color_in_hand() -> None:
    table = deal("Empiricism", 3, ann={"purple": "Empiricism", "blue": "Tools"}, bob={}, supply={9: "Computers"})
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


def test_empiricism_wins_with_twenty_lightbulbs() -> None:
    table = deal(
        "Empiricism", 3, ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS}, bob={}, supply={9: "Fission"}
    )
    play(table, "ann: yellow", "ann: green")
    expect(table, winner="ann", ann={"purple": EIGHT_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "hand": "Fission"})


def test_empiricism_does_not_win_with_nineteen_lightbulbs() -> None:
    table = deal(
        "Empiricism",
        3,
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS},
        bob={},
        supply={9: "Fission"},
    )
    play(table, "ann: yellow", "ann: green")
    expect(table, ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "hand": "Fission"})


def test_empiricism_counts_lightbulbs_after_the_meld() -> None:
    table = deal(
        "Empiricism", 3, ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS}, bob={}, supply={9: "Ecology"}
    )
    play(table, "ann: yellow", "ann: green")
    expect(
        table,
        winner="ann",
        ann={"purple": SEVEN_LIGHTBULBS, "blue": TWELVE_LIGHTBULBS, "yellow": "Ecology"},
    )


def test_empiricism_lets_a_sharer_win_first() -> None:
    """Ann reaches twenty too, by melding Ecology, but bob is tested before her."""
    table = deal(
        "Empiricism",
        3,
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
