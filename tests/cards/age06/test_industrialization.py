"""Scenarios for Industrialization."""

from scenario import deal, expect, play


def test_industrialization_of_edition_1_tucks_a_6_for_every_two_factories() -> None:
    """Five factories give two cards; those that Emancipation adds come too late."""
    table = deal(
        "Industrialization",
        1,
        ann={"red": "Industrialization", "green": "Banking", "blue": "Chemistry"},
        bob={},
        supply={5: "Coal", 6: "Emancipation, Encyclopedia, Vaccination"},
    )
    expect(
        table,
        ann={
            "red": "Industrialization",
            "green": "Banking",
            "blue": "Chemistry, Encyclopedia",
            "purple": "Emancipation",
        },
        supply={6: "Vaccination"},
    )


def test_industrialization_of_edition_1_is_shared() -> None:
    table = deal(
        "Industrialization",
        1,
        ann={"red": "Industrialization"},
        bob={"blue": "Chemistry", "red": "Coal"},
        supply={6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Vaccination", "hand": "Encyclopedia"},
        bob={"blue": "Chemistry", "red": "Coal", "yellow": "Canning", "purple": "Democracy"},
    )


def test_industrialization_tucks_a_6_for_each_color_showing_a_factory() -> None:
    """Four colors, yellow with a covered card; purple, which Emancipation adds, comes too late."""
    table = deal(
        "Industrialization",
        3,
        ann={
            "red": "Industrialization",
            "yellow": "left: Agriculture, Steam Engine",
            "green": "Banking",
            "blue": "Chemistry",
        },
        bob={},
        supply={5: "Coal", 6: "Emancipation, Encyclopedia, Classification, Atomic Theory, Vaccination"},
    )
    expect(
        table,
        ann={
            "red": "Industrialization",
            "yellow": "left: Agriculture, Steam Engine",
            "green": "Banking, Classification",
            "blue": "Chemistry, Encyclopedia, Atomic Theory",
            "purple": "Emancipation",
        },
        supply={6: "Vaccination"},
    )


def test_industrialization_does_not_count_factories_that_are_covered() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization", "yellow": "Agriculture, Steam Engine"},
        bob={},
        supply={6: "Democracy, Vaccination"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Agriculture, Steam Engine", "purple": "Democracy"},
        supply={6: "Vaccination"},
    )


def test_industrialization_is_shared() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization"},
        bob={"blue": "Chemistry", "red": "Coal"},
        supply={6: "Canning, Democracy, Vaccination, Encyclopedia"},
    )
    expect(
        table,
        ann={"red": "Industrialization", "yellow": "Vaccination", "hand": "Encyclopedia"},
        bob={"blue": "Chemistry", "red": "Coal", "yellow": "Canning", "purple": "Democracy"},
    )


def test_industrialization_ends_the_game_when_no_card_is_left() -> None:
    table = deal("Industrialization", 3, ann={"red": "Industrialization"}, bob={"score": "Oars"})
    expect(table, ann={"red": "Industrialization"}, bob={"score": "Oars"}, winner="bob")


def test_industrialization_splays_red_or_purple_right() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization, Oars", "purple": "Astronomy, Philosophy"},
        bob={},
        supply={6: "Canning"},
    )
    play(table, "ann: purple  (of red, purple, pass)")
    expect(
        table,
        ann={"red": "Industrialization, Oars", "yellow": "Canning", "purple": "right: Astronomy, Philosophy"},
    )


def test_industrialization_splay_is_declined() -> None:
    table = deal("Industrialization", 3, ann={"red": "Industrialization, Oars"}, bob={}, supply={6: "Canning"})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Industrialization, Oars", "yellow": "Canning"})


def test_industrialization_splay_is_shared() -> None:
    table = deal(
        "Industrialization",
        3,
        ann={"red": "Industrialization"},
        bob={"red": "Coal, Oars"},
        supply={6: "Canning, Democracy, Vaccination"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(
        table,
        ann={"red": "Industrialization", "purple": "Democracy", "hand": "Vaccination"},
        bob={"red": "right: Coal, Oars", "yellow": "Canning"},
    )
