"""Scenarios for Invention."""

from scenario import deal, expect, play


def test_invention_turns_a_left_splay_right_and_scores_a_4() -> None:
    table = deal(
        "Invention",
        3,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "Invention, Clothing",
            "blue": "left: Pottery, Alchemy",
        },
        bob={},
        supply={3: "Paper", 4: "Anatomy"},
    )
    play(table, "ann: red  (of red, blue, pass)")
    expect(
        table,
        ann={
            "red": "right: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "Invention, Clothing",
            "blue": "left: Pottery, Alchemy",
            "score": "Anatomy",
        },
    )


def test_invention_counts_for_monument() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "left: Invention, Clothing", "scored": 5},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: green")
    expect(table, ann={"green": "right: Invention, Clothing", "score": "Anatomy", "specials": "Monument"})


def test_invention_can_be_declined() -> None:
    table = deal("Invention", 3, ann={"green": "left: Invention, Clothing"}, bob={}, supply={4: "Anatomy"})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"green": "left: Invention, Clothing"}, supply={4: "Anatomy"})


def test_invention_needs_a_color_splayed_left() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "Invention, Clothing", "blue": "up: Pottery, Alchemy", "red": "right: Optics, Coal"},
        bob={},
        supply={4: "Anatomy"},
    )
    expect(
        table,
        ann={"green": "Invention, Clothing", "blue": "up: Pottery, Alchemy", "red": "right: Optics, Coal"},
        supply={4: "Anatomy"},
    )


def test_invention_claims_wonder_for_five_splays_in_any_directions() -> None:
    table = deal(
        "Invention",
        3,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "left: Mysticism, City States",
        },
        bob={},
    )
    play(table, "ann: pass  (of red, green, purple, pass)")
    expect(
        table,
        ann={
            "red": "left: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "left: Mysticism, City States",
            "specials": "Wonder",
        },
    )


def test_invention_claims_no_wonder_that_is_taken() -> None:
    table = deal(
        "Invention",
        3,
        ann={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "up: Mysticism, City States",
        },
        bob={"specials": "Wonder"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Invention, Clothing",
            "blue": "right: Pottery, Alchemy",
            "purple": "up: Mysticism, City States",
        },
        bob={"specials": "Wonder"},
    )


def test_invention_is_shared() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "Invention"},
        bob={"blue": "left: Tools, Pottery"},
        supply={4: "Anatomy, Navigation"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"green": "Invention", "hand": "Navigation"},
        bob={"blue": "right: Tools, Pottery", "score": "Anatomy"},
    )


def test_invention_lets_a_sharer_claim_wonder() -> None:
    table = deal(
        "Invention",
        3,
        ann={"green": "Invention"},
        bob={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Clothing, Sailing",
            "blue": "up: Tools, Alchemy",
            "purple": "up: Mysticism, City States",
        },
        supply={4: "Anatomy"},
    )
    play(table, "bob: pass  (of green, pass)")
    expect(
        table,
        ann={"green": "Invention", "hand": "Anatomy"},
        bob={
            "red": "up: Optics, Coal",
            "yellow": "up: Masonry, Agriculture",
            "green": "left: Clothing, Sailing",
            "blue": "up: Tools, Alchemy",
            "purple": "up: Mysticism, City States",
            "specials": "Wonder",
        },
    )
