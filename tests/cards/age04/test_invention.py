"""Scenarios for Invention."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_invention_turns_a_left_splay_right_and_scores_a_4(edition: int) -> None:
    table = deal(
        "Invention",
        edition,
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


@editions(3, 4)
def test_invention_can_be_declined(edition: int) -> None:
    table = deal("Invention", edition, ann={"green": "left: Invention, Clothing"}, bob={}, supply={4: "Anatomy"})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"green": "left: Invention, Clothing"}, supply={4: "Anatomy"})


@editions(3, 4)
def test_invention_needs_a_color_splayed_left(edition: int) -> None:
    table = deal(
        "Invention",
        edition,
        ann={"green": "Invention, Clothing", "blue": "up: Pottery, Alchemy", "red": "right: Optics, Coal"},
        bob={},
        supply={4: "Anatomy"},
    )
    expect(
        table,
        ann={"green": "Invention, Clothing", "blue": "up: Pottery, Alchemy", "red": "right: Optics, Coal"},
        supply={4: "Anatomy"},
    )


@editions(3, 4)
def test_invention_claims_wonder_for_five_splays_in_any_directions(edition: int) -> None:
    table = deal(
        "Invention",
        edition,
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


@editions(3, 4)
def test_invention_claims_no_wonder_that_is_taken(edition: int) -> None:
    table = deal(
        "Invention",
        edition,
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


@editions(3, 4)
def test_invention_is_shared(edition: int) -> None:
    table = deal(
        "Invention",
        edition,
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


@editions(3, 4)
def test_invention_lets_a_sharer_claim_wonder(edition: int) -> None:
    table = deal(
        "Invention",
        edition,
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


def test_invention_of_edition_4_does_not_turn_an_aslant_splay() -> None:
    ann = {"green": "aslant: Invention, Clothing"}
    table = deal("Invention", 4, ann=ann, bob={}, supply={4: "Anatomy"})
    expect(table, ann=ann, supply={4: "Anatomy"})


def test_invention_of_edition_4_claims_wonder_while_it_is_carried_out() -> None:
    """Aslant and left count; the special achievements tested afterwards would need no left."""
    ann = {
        "red": "aslant: Optics, Coal",
        "yellow": "left: Masonry, Agriculture",
        "green": "up: Invention, Clothing",
        "blue": "right: Pottery, Alchemy",
        "purple": "aslant: Mysticism, City States",
    }
    table = deal("Invention", 4, ann=ann, bob={})
    play(table, "ann: pass  (of yellow, pass)")
    expect(table, ann=ann | {"specials": "Wonder"}, available="Empire, Monument, Universe, World")


def test_invention_of_edition_4_needs_all_five_piles_splayed() -> None:
    ann = {
        "red": "aslant: Optics, Coal",
        "yellow": "up: Masonry, Agriculture",
        "green": "up: Invention, Clothing",
        "blue": "right: Pottery, Alchemy",
        "purple": "Mysticism, City States",
    }
    table = deal("Invention", 4, ann=ann, bob={})
    expect(table, ann=ann)


def test_invention_of_edition_4_claims_no_wonder_from_the_junk() -> None:
    ann = {
        "red": "left: Optics, Coal",
        "yellow": "up: Masonry, Agriculture",
        "green": "up: Invention, Clothing",
        "blue": "right: Pottery, Alchemy",
        "purple": "up: Mysticism, City States",
    }
    table = deal("Invention", 4, ann=ann, bob={}, junk="Wonder")
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann=ann, junk="Wonder")
