"""Scenarios for Reformation."""

from scenario import deal, expect, play


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


def test_reformation_tucks_the_whole_of_a_smaller_hand() -> None:
    table = deal(
        "Reformation",
        3,
        ann={"purple": "Reformation", "yellow": "Agriculture", "hand": "Tools, Writing"},
        bob={},
    )
    play(table, "ann: Writing  (of Tools, Writing, pass)")
    expect(table, ann={"purple": "Reformation", "yellow": "Agriculture", "blue": "Writing, Tools"})


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


def test_reformation_splays_yellow_or_purple_right() -> None:
    table = deal(
        "Reformation",
        3,
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


def test_reformation_asks_nothing_about_an_empty_hand_and_single_cards() -> None:
    table = deal("Reformation", 3, ann={"purple": "Reformation", "yellow": "Agriculture"}, bob={})
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
