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


def test_paper_in_edition_4_scores_a_leaf_which_may_end_a_splay() -> None:
    """The blue pile has one card left when piles splayed left are counted."""
    ann = {"red": "left: Optics, Coal", "yellow": "right: Masonry, Agriculture", "green": "Paper, Clothing"}
    table = deal(
        "Paper",
        4,
        ann=ann | {"blue": "Pottery, Alchemy"},
        bob={},
        supply={4: "Anatomy, Navigation", 5: "Physics"},
    )
    play(table, "ann: blue  (of green, blue, pass)")
    expect(
        table,
        ann=ann | {"blue": "Alchemy", "score": "Pottery", "hand": "Anatomy"},
        supply={4: "Navigation", 5: "Physics"},
    )


def test_paper_in_edition_4_draws_for_every_color_splayed_left() -> None:
    """A splay to another side does not count, and the splay may be declined."""
    ann = {
        "red": "left: Optics, Coal",
        "green": "Paper, Clothing",
        "blue": "left: Writing, Tools",
        "purple": "up: Philosophy, Monotheism",
    }
    table = deal(
        "Paper",
        4,
        ann=ann | {"yellow": "left: Agriculture, Masonry, Fermenting"},
        bob={},
        supply={4: "Anatomy, Navigation, Gunpowder, Reformation"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann=ann
        | {"yellow": "left: Masonry, Fermenting", "score": "Agriculture", "hand": "Anatomy, Navigation, Gunpowder"},
        supply={4: "Reformation"},
    )


def test_paper_in_edition_4_must_score_one_of_several_leaves() -> None:
    """With nothing splayed left it draws nothing."""
    ann = {"green": "Paper", "red": "Optics"}
    table = deal(
        "Paper", 4, ann=ann | {"yellow": "Agriculture", "blue": "Pottery"}, bob={}, supply={4: "Anatomy, Navigation"}
    )
    play(table, "ann: Agriculture  (of Agriculture, Pottery)")
    expect(
        table,
        ann=ann | {"blue": "Pottery", "score": "Agriculture"},
        supply={4: "Anatomy, Navigation"},
    )


def test_paper_in_edition_4_draws_nothing_without_a_leaf_on_top() -> None:
    """A leaf of a covered card is not enough."""
    ann = {"green": "left: Paper, Clothing", "red": "left: Optics, Coal", "blue": "Writing"}
    table = deal("Paper", 4, ann=ann, bob={}, supply={4: "Anatomy"})
    expect(table, ann=ann, supply={4: "Anatomy"})


def test_paper_in_edition_4_is_shared_effect_by_effect() -> None:
    table = deal(
        "Paper",
        4,
        ann={"green": "Paper, Mapmaking", "yellow": "Agriculture"},
        bob={"blue": "Tools, Writing", "yellow": "Perspective"},
        supply={3: "Compass", 4: "Anatomy, Navigation"},
    )
    play(table, "bob: blue  (of blue, pass)", "ann: green  (of green, pass)")
    expect(
        table,
        ann={"green": "left: Paper, Mapmaking", "score": "Agriculture", "hand": "Navigation, Compass"},
        bob={"blue": "left: Tools, Writing", "score": "Perspective", "hand": "Anatomy"},
    )
