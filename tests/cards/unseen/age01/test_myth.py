"""Scenarios for Myth."""

from scenario import deal, expect, play


def test_myth_tucks_two_cards_splays_them_and_safeguards_a_card_of_the_bottom_value() -> None:
    """The card tucked last lies at the bottom; the splay lowers the limit to four, which is room enough."""
    table = deal(
        "Myth",
        4,
        sets="unseen",
        ann={"purple": "Myth", "hand": "Oars, Construction, Pottery"},
        bob={},
        supply={1: "Tools", 2: "Calendar, Mapmaking"},
    )
    play(table, "ann: Oars  (of Oars, Construction)")
    expect(
        table,
        ann={"purple": "Myth", "red": "left: Oars, Construction", "hand": "Pottery", "safe": "Calendar"},
        supply={2: "Mapmaking"},
    )


def test_myth_lets_its_owner_choose_among_colors_with_two_cards() -> None:
    table = deal(
        "Myth",
        4,
        sets="unseen",
        ann={"purple": "Myth", "hand": "Oars, Archery, Pottery, Tools, Sailing"},
        bob={},
        supply={1: "Writing"},
    )
    play(table, "ann: blue  (of red, blue)", "ann: Tools  (of Pottery, Tools)")
    expect(
        table,
        ann={
            "purple": "Myth",
            "blue": "left: Tools, Pottery",
            "hand": "Oars, Archery, Sailing",
            "safe": "Writing",
        },
    )


def test_myth_draws_although_the_pile_lies_splayed_left_already() -> None:
    table = deal(
        "Myth",
        4,
        sets="unseen",
        ann={"purple": "left: Myth, Mysticism", "hand": "City States, Code of Laws"},
        bob={},
        supply={1: "Writing"},
    )
    play(table, "ann: Code of Laws  (of City States, Code of Laws)")
    expect(
        table,
        ann={"purple": "left: Myth, Mysticism, Code of Laws, City States", "safe": "Writing"},
    )


def test_myth_leaves_the_card_in_the_hand_when_its_splay_leaves_no_room() -> None:
    table = deal(
        "Myth",
        4,
        sets="unseen",
        ann={
            "purple": "Myth",
            "hand": "Oars, Archery",
            "safe": "Optics, Paper, Compass, Translation",
        },
        bob={},
        supply={1: "Writing"},
    )
    play(table, "ann: Oars  (of Oars, Archery)")
    expect(
        table,
        ann={
            "purple": "Myth",
            "red": "left: Oars, Archery",
            "hand": "Writing",
            "safe": "Optics, Paper, Compass, Translation",
        },
    )


def test_myth_shows_a_hand_without_a_pair() -> None:
    table = deal("Myth", 4, sets="unseen", ann={"purple": "Myth", "hand": "Oars, Tools"}, bob={})
    assert table.has_event("show", "Oars, Tools", seat="ann", zone="hand")
    expect(table, ann={"purple": "Myth", "hand": "Oars, Tools"})


def test_myth_shows_nothing_of_a_single_card() -> None:
    table = deal("Myth", 4, sets="unseen", ann={"purple": "Myth", "hand": "Oars"}, bob={})
    assert not table.has_event("show")
    expect(table, ann={"purple": "Myth", "hand": "Oars"})


def test_myth_is_shared_and_earns_its_owner_a_draw() -> None:
    table = deal(
        "Myth",
        4,
        sets="unseen",
        ann={"purple": "Myth"},
        bob={"yellow": "Masonry", "hand": "Oars, Archery"},
        supply={1: "Writing, Tools"},
    )
    play(table, "bob: Oars  (of Oars, Archery)")
    expect(
        table,
        ann={"purple": "Myth", "hand": "Tools"},
        bob={"yellow": "Masonry", "red": "left: Oars, Archery", "safe": "Writing"},
    )
