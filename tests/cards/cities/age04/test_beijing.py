"""Scenarios for Beijing, and for Tradition."""

from scenario import deal, expect, play


def test_beijing_splays_left_and_the_new_splay_draws_a_city() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "Agriculture", "hand": "Beijing"},
        bob={},
        supply={4: "Anatomy, Gunpowder"},
    )
    play(table, "ann: meld Beijing")
    expect(
        table,
        ann={"yellow": "left: Beijing, Agriculture", "hand": "Anatomy"},
        supply={4: "Gunpowder"},
    )


def test_beijing_draws_no_city_while_one_is_in_hand() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "Agriculture", "hand": "Beijing, Uruk"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: meld Beijing")
    expect(
        table,
        ann={"yellow": "left: Beijing, Agriculture", "hand": "Uruk"},
        supply={4: "Anatomy"},
    )


def test_beijing_alone_cannot_be_splayed_but_its_color_is_new() -> None:
    table = deal(None, 4, sets="cities", ann={"hand": "Beijing"}, bob={}, supply={4: "Anatomy, Gunpowder"})
    play(table, "ann: meld Beijing")
    expect(table, ann={"yellow": "Beijing", "hand": "Anatomy"}, supply={4: "Gunpowder"})


def test_beijing_claims_tradition_on_a_pile_splayed_left() -> None:
    """The arrow does nothing then, so no city is drawn."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "left: Agriculture, Masonry", "hand": "Beijing"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: meld Beijing")
    expect(
        table,
        ann={"yellow": "left: Beijing, Agriculture, Masonry", "specials": "Tradition"},
        supply={4: "Anatomy"},
    )


def test_beijing_claims_tradition_when_an_effect_melds_it_too() -> None:
    table = deal(
        "Domestication",
        4,
        sets="cities",
        ann={"yellow": "left: Domestication, Masonry", "hand": "Beijing"},
        bob={},
        supply={1: "Oars"},
    )
    expect(
        table,
        ann={
            "yellow": "left: Beijing, Domestication, Masonry",
            "specials": "Tradition",
            "hand": "Oars",
        },
    )


def test_beijing_claims_nothing_on_a_pile_splayed_another_way() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"yellow": "right: Agriculture, Masonry", "hand": "Beijing, Uruk"},
        bob={},
    )
    play(table, "ann: meld Beijing")
    expect(table, ann={"yellow": "left: Beijing, Agriculture, Masonry", "hand": "Uruk"})
