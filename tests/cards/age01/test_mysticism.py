"""Scenarios for Mysticism."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_mysticism_melds_a_card_of_a_known_color_and_draws(edition: int) -> None:
    """The second card is neither shown nor tested."""
    table = deal(
        "Mysticism", edition, ann={"purple": "Mysticism"}, bob={}, supply={1: "City States, Code of Laws, Writing"}
    )
    expect(
        table,
        ann={"purple": "City States, Mysticism", "hand": "Code of Laws"},
        supply={1: "Writing"},
    )
    assert table.has_event("reveal", "City States")
    assert not table.has_event("reveal", "Code of Laws")


@editions(3, 4)
def test_mysticism_keeps_a_card_of_a_new_color_in_hand(edition: int) -> None:
    table = deal("Mysticism", edition, ann={"purple": "Mysticism"}, bob={}, supply={1: "Oars, Writing"})
    expect(table, ann={"purple": "Mysticism", "hand": "Oars"}, supply={1: "Writing"})


@editions(3, 4)
def test_mysticism_melds_before_it_draws(edition: int) -> None:
    """Nothing is left to draw after the meld, which ends the game."""
    table = deal("Mysticism", edition, ann={"purple": "Mysticism", "score": "Oars"}, bob={}, supply={1: "City States"})
    expect(table, winner="ann", ann={"purple": "City States, Mysticism", "score": "Oars"})


def test_mysticism_reveals_in_edition_1_too() -> None:
    table = deal("Mysticism", 1, ann={"purple": "Mysticism"}, bob={}, supply={1: "Oars, Writing"})
    expect(table, ann={"purple": "Mysticism", "hand": "Oars"}, supply={1: "Writing"})
    assert table.has_event("reveal", "Oars")


@editions(3, 4)
def test_mysticism_is_shared(edition: int) -> None:
    table = deal(
        "Mysticism",
        edition,
        ann={"purple": "Mysticism"},
        bob={"red": "Metalworking"},
        supply={1: "Oars, Tools, Writing, Sailing"},
    )
    expect(
        table,
        ann={"purple": "Mysticism", "hand": "Writing, Sailing"},
        bob={"red": "Oars, Metalworking", "hand": "Tools"},
    )
