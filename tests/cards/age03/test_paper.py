"""Scenarios for Paper."""

from scenario import deal, expect, play


def test_paper_splays_and_draws_for_every_color_splayed_left() -> None:
    table = deal(
        "Paper",
        3,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "right: Masonry, Agriculture",
            "green": "Paper, Clothing",
            "blue": "Pottery, Alchemy",
        },
        bob={},
        supply={4: "Anatomy, Navigation, Gunpowder"},
    )
    play(table, "ann: blue  (of green, blue, pass)")
    expect(
        table,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "right: Masonry, Agriculture",
            "green": "Paper, Clothing",
            "blue": "left: Pottery, Alchemy",
            "hand": "Anatomy, Navigation",
        },
        supply={4: "Gunpowder"},
    )


def test_paper_draws_for_older_splays_if_the_splay_is_declined() -> None:
    table = deal(
        "Paper",
        3,
        ann={"red": "left: Optics, Coal", "green": "Paper, Clothing"},
        bob={},
        supply={4: "Anatomy, Navigation"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann={"red": "left: Optics, Coal", "green": "Paper, Clothing", "hand": "Anatomy"},
        supply={4: "Navigation"},
    )


def test_paper_without_two_cards_of_a_color_does_nothing() -> None:
    table = deal("Paper", 3, ann={"green": "Paper", "blue": "Pottery"}, bob={}, supply={4: "Anatomy"})
    expect(table, ann={"green": "Paper", "blue": "Pottery"}, supply={4: "Anatomy"})


def test_paper_is_shared() -> None:
    table = deal(
        "Paper",
        3,
        ann={"green": "Paper"},
        bob={"blue": "Tools, Pottery"},
        supply={3: "Compass", 4: "Anatomy"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"green": "Paper", "hand": "Compass"},
        bob={"blue": "left: Tools, Pottery", "hand": "Anatomy"},
    )
