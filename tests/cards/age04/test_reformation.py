"""Scenarios for Reformation."""

from scenario import deal, editions, expect, play


def test_reformation_tucks_a_card_for_every_two_leaves() -> None:
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation", "yellow": "Agriculture", "hand": "Tools, Writing, Sailing, Clothing"},
        bob={},
    )
    play(
        table,
        "ann: Writing  (of Tools, Writing, Sailing, Clothing, pass)",
        "ann: Tools  (of Tools, Sailing, Clothing)",
        "ann: Clothing  (of Sailing, Clothing)",
    )
    expect(
        table,
        ann={
            "purple": "Reformation",
            "yellow": "Agriculture",
            "blue": "Writing, Tools",
            "green": "Clothing",
            "hand": "Sailing",
        },
    )


def test_reformation_stops_when_its_monument_wins_the_game() -> None:
    """The first tuck is the sixth of the turn; the second is not made."""
    five = "Calendar, Paper, Alchemy, Physics, Canning"
    table = deal(
        "Reformation",
        3,
        ann={
            "purple": "Reformation",
            "yellow": "Agriculture",
            "hand": "Tools, Writing, Sailing",
            "achievements": five,
            "tucked": 5,
        },
        bob={},
    )
    play(table, "ann: Writing  (of Tools, Writing, Sailing, pass)")
    expect(
        table,
        winner="ann",
        ann={
            "purple": "Reformation",
            "yellow": "Agriculture",
            "blue": "Writing",
            "hand": "Tools, Sailing",
            "achievements": five,
            "specials": "Monument",
        },
    )


@editions(
    3,
    4,
    ann_has=(
        {"purple": "Reformation", "yellow": "Agriculture"},
        {"red": "up: Optics, Coal", "yellow": "right: Masonry, Agriculture", "purple": "right: Reformation, Mysticism"},
    ),
)
def test_reformation_tucks_the_whole_of_a_smaller_hand(edition: int, ann_has: dict[str, str]) -> None:
    table = deal("Reformation", edition, ann={"hand": "Tools, Writing", **ann_has}, bob={})
    play(table, "ann: Writing  (of Tools, Writing, pass)")
    expect(table, ann={"blue": "Writing, Tools", **ann_has})


def test_reformation_tucks_no_more_for_leaves_that_the_tucking_reveals() -> None:
    """Three leaves before, four after: Agriculture shows one beneath the splayed pile."""
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation", "yellow": "left: Masonry, Domestication", "hand": "Agriculture, Tools"},
        bob={},
    )
    play(table, "ann: Agriculture  (of Agriculture, Tools, pass)", "ann: pass  (of yellow, pass)")
    expect(
        table,
        ann={"purple": "Reformation", "yellow": "left: Masonry, Domestication, Agriculture", "hand": "Tools"},
    )


def test_reformation_tucks_before_it_splays() -> None:
    table = deal("Reformation", 3, ann={"purple": "Reformation", "hand": "Mysticism"}, bob={})
    play(table, "ann: Mysticism  (of Mysticism, pass)", "ann: purple  (of purple, pass)")
    expect(table, ann={"purple": "right: Reformation, Mysticism"})


@editions(3, 4)
def test_reformation_splays_yellow_or_purple_right(edition: int) -> None:
    table = deal(
        "Reformation",
        edition,
        ann={"yellow": "left: Masonry, Agriculture", "purple": "Reformation, Mysticism", "red": "Optics, Coal"},
        bob={},
    )
    play(table, "ann: yellow  (of yellow, purple, pass)")
    expect(
        table,
        ann={"yellow": "right: Masonry, Agriculture", "purple": "Reformation, Mysticism", "red": "Optics, Coal"},
    )


def test_reformation_can_be_declined_twice() -> None:
    """Six leaves: three cards could be tucked, and none is."""
    ann = {"purple": "Reformation, Mysticism", "yellow": "Agriculture", "hand": "Tools, Writing"}
    table = deal("Reformation", 3, ann=ann, bob={})
    play(table, "ann: pass  (of Tools, Writing, pass)", "ann: pass  (of purple, pass)")
    expect(table, ann=ann)


@editions(3, 4)
def test_reformation_asks_nothing_about_an_empty_hand_and_single_cards(edition: int) -> None:
    table = deal("Reformation", edition, ann={"purple": "Reformation", "yellow": "Agriculture"}, bob={})
    expect(table, ann={"purple": "Reformation", "yellow": "Agriculture"})


def test_reformation_is_shared() -> None:
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation"},
        bob={"yellow": "Agriculture", "hand": "Masonry"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: Masonry  (of Masonry, pass)", "bob: yellow  (of yellow, pass)")
    expect(
        table,
        ann={"purple": "Reformation", "hand": "Anatomy"},
        bob={"yellow": "right: Agriculture, Masonry"},
    )


def test_reformation_of_edition_4_splays_first_and_tucks_a_card_for_every_splayed_pile() -> None:
    """Three piles: yellow left, red aslant, and purple, splayed just now."""
    table = deal(
        "Reformation",
        4,
        ann={
            "red": "aslant: Optics, Coal",
            "yellow": "left: Masonry, Agriculture",
            "green": "Sailing, The Wheel",
            "purple": "Reformation, Mysticism",
            "hand": "Tools, Writing, Pottery, Clothing",
        },
        bob={},
    )
    play(
        table,
        "ann: purple  (of yellow, purple, pass)",
        "ann: Writing  (of Tools, Writing, Pottery, Clothing, pass)",
        "ann: Tools  (of Tools, Pottery, Clothing)",
        "ann: Clothing  (of Pottery, Clothing)",
    )
    expect(
        table,
        ann={
            "red": "aslant: Optics, Coal",
            "yellow": "left: Masonry, Agriculture",
            "green": "Sailing, The Wheel, Clothing",
            "blue": "Writing, Tools",
            "purple": "right: Reformation, Mysticism",
            "hand": "Pottery",
        },
    )


def test_reformation_of_edition_4_tucks_though_the_splay_is_declined() -> None:
    table = deal(
        "Reformation",
        4,
        ann={"yellow": "up: Masonry, Agriculture", "purple": "Reformation", "hand": "Tools, Sailing"},
        bob={},
    )
    play(table, "ann: pass  (of yellow, pass)", "ann: Tools  (of Tools, Sailing, pass)")
    expect(
        table,
        ann={"yellow": "up: Masonry, Agriculture", "purple": "Reformation", "blue": "Tools", "hand": "Sailing"},
    )


def test_reformation_of_edition_4_can_be_declined_twice() -> None:
    """Two cards could be tucked, and none is."""
    ann = {
        "red": "up: Optics, Coal",
        "yellow": "left: Masonry, Agriculture",
        "purple": "Reformation",
        "hand": "Tools, Writing",
    }
    table = deal("Reformation", 4, ann=ann, bob={})
    play(table, "ann: pass  (of yellow, pass)", "ann: pass  (of Tools, Writing, pass)")
    expect(table, ann=ann)


def test_reformation_of_edition_4_tucks_nothing_without_a_splayed_pile() -> None:
    """However many leaves there are."""
    ann = {"yellow": "Agriculture", "purple": "Reformation", "hand": "Tools, Writing"}
    table = deal("Reformation", 4, ann=ann, bob={})
    expect(table, ann=ann)


def test_reformation_of_edition_4_is_shared() -> None:
    table = deal(
        "Reformation",
        4,
        ann={"purple": "Reformation"},
        bob={"yellow": "Agriculture, Masonry", "hand": "Tools, Fermenting"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: yellow  (of yellow, pass)", "bob: Fermenting  (of Tools, Fermenting, pass)")
    expect(
        table,
        ann={"purple": "Reformation", "hand": "Anatomy"},
        bob={"yellow": "right: Agriculture, Masonry, Fermenting", "hand": "Tools"},
    )


def test_reformation_in_edition_4_asks_for_the_order_within_a_color_alone() -> None:
    table = deal(
        "Reformation",
        4,
        ann={
            **{"purple": "Reformation", "yellow": "left: Masonry, Agriculture", "red": "left: Oars, Archery"},
            **{"green": "left: The Wheel, Clothing", "hand": "Tools, Sailing"},
        },
        bob={},
    )
    play(table, "ann: pass  (of yellow, pass)", "ann: Tools  (of Tools, Sailing, pass)")
    expect(
        table,
        ann={
            **{"purple": "Reformation", "yellow": "left: Masonry, Agriculture", "red": "left: Oars, Archery"},
            **{"green": "left: The Wheel, Clothing, Sailing", "blue": "Tools"},
        },
        bob={},
    )
