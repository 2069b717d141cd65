"""Scenarios for Publications."""

from scenario import deal, editions, expect, play

JUNK_ANY = "junk Empire, junk Monument, junk Universe, junk Wonder, junk World"


def test_publications_puts_a_pile_in_another_order() -> None:
    """Only piles of two or more are offered, and the last card is not asked for."""
    table = deal("Publications", 3, ann={"blue": "Publications, Tools, Writing", "red": "Oars"}, bob={})
    play(
        table,
        "ann: blue  (of blue, pass)",
        "ann: Writing  (of Publications, Tools, Writing)",
        "ann: Publications  (of Publications, Tools)",
        "ann: pass",
    )
    expect(table, ann={"blue": "Writing, Publications, Tools", "red": "Oars"})


def test_publications_keeps_the_splay_of_the_pile() -> None:
    table = deal("Publications", 3, ann={"blue": "Publications", "green": "right: Bicycle, Sailing"}, bob={})
    play(table, "ann: green  (of green, pass)", "ann: Sailing  (of Bicycle, Sailing)")
    expect(table, ann={"blue": "Publications", "green": "right: Sailing, Bicycle"})


def test_publications_earns_an_achievement_by_the_new_order_alone() -> None:
    """Ann has ten clocks, and twelve, enough for World, with Rocketry above Publications."""
    table = deal(
        "Publications",
        3,
        ann={
            "red": "Fission",
            "green": "Satellites",
            "blue": "Publications, Rocketry",
            "purple": "up: A.I., The Internet",
        },
        bob={},
    )
    play(
        table,
        "ann: blue  (of blue, purple, pass)",
        "ann: Rocketry  (of Publications, Rocketry)",
        "ann: pass  (of blue, pass)",
    )
    expect(
        table,
        ann={
            "red": "Fission",
            "green": "Satellites",
            "blue": "Rocketry, Publications",
            "purple": "up: A.I., The Internet",
            "specials": "World",
        },
    )


def test_publications_rearrangement_declined() -> None:
    table = deal("Publications", 1, ann={"blue": "Publications", "red": "Oars, Archery"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"blue": "Publications", "red": "Oars, Archery"})


def test_publications_asks_nothing_where_every_color_has_one_card() -> None:
    table = deal("Publications", 3, ann={"blue": "Publications", "yellow": "Anatomy"}, bob={})
    expect(table, ann={"blue": "Publications", "yellow": "Anatomy"})


@editions(
    3,
    4,
    pick=("ann: pass", "ann: yellow  (of yellow, blue, pass)"),
    then=("ann: yellow  (of yellow, blue, pass)", "ann: pass"),
)
def test_publications_splays_yellow_or_blue_up(edition: int, pick: str, then: str) -> None:
    table = deal(
        "Publications",
        edition,
        ann={"blue": "Publications, Tools", "yellow": "left: Anatomy, Masonry", "red": "Oars, Archery"},
        bob={},
    )
    play(table, pick, then)
    expect(table, ann={"blue": "Publications, Tools", "yellow": "up: Anatomy, Masonry", "red": "Oars, Archery"})


@editions(3, 4, pick=("ann: pass  (of blue, pass)", "ann: pass"))
def test_publications_splay_declined(edition: int, pick: str) -> None:
    table = deal("Publications", edition, ann={"blue": "Publications, Tools"}, bob={})
    play(table, "ann: pass  (of blue, pass)", pick)
    expect(table, ann={"blue": "Publications, Tools"})


def test_publications_does_not_offer_a_color_that_is_up_already() -> None:
    table = deal("Publications", 3, ann={"blue": "up: Publications, Tools", "yellow": "Anatomy"}, bob={})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "up: Publications, Tools", "yellow": "Anatomy"})


def test_publications_rearrangement_is_shared() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications"},
        bob={"purple": "Philosophy, Mysticism"},
        supply={7: "Lighting"},
    )
    play(table, "bob: purple  (of purple, pass)", "bob: Mysticism  (of Philosophy, Mysticism)")
    expect(table, ann={"blue": "Publications", "hand": "Lighting"}, bob={"purple": "Mysticism, Philosophy"})


def test_publications_gives_no_bonus_for_the_order_there_was() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications"},
        bob={"purple": "Philosophy, Mysticism"},
        supply={7: "Lighting"},
    )
    play(table, "bob: purple", "bob: Philosophy")
    expect(table, ann={"blue": "Publications"}, bob={"purple": "Philosophy, Mysticism"})


def test_publications_splay_is_shared() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications"},
        bob={"blue": "Experimentation, Pottery"},
        supply={7: "Lighting"},
    )
    play(table, "bob: pass", "bob: blue  (of blue, pass)")
    expect(table, ann={"blue": "Publications", "hand": "Lighting"}, bob={"blue": "up: Experimentation, Pottery"})


def test_publications_of_edition_4_does_not_offer_what_cannot_be_splayed_up() -> None:
    table = deal("Publications", 4, ann={"blue": "up: Publications, Tools", "yellow": "Anatomy"}, bob={})
    play(table, f"ann: pass  (of {JUNK_ANY}, pass)")
    expect(table, ann={"blue": "up: Publications, Tools", "yellow": "Anatomy"})


def test_publications_of_edition_4_splay_is_shared() -> None:
    table = deal(
        "Publications",
        4,
        ann={"blue": "Publications"},
        bob={"blue": "Experimentation, Pottery"},
        supply={7: "Lighting"},
    )
    play(table, "bob: blue  (of blue, pass)", "bob: pass", "ann: pass")
    expect(table, ann={"blue": "Publications", "hand": "Lighting"}, bob={"blue": "up: Experimentation, Pottery"})


def test_publications_junks_an_available_special_achievement() -> None:
    """One deed, not both: nothing is asked after it."""
    table = deal("Publications", 4, ann={"blue": "Publications"}, bob={"specials": "Monument"}, junk="Wonder, Oars")
    play(table, "ann: junk World  (of junk Empire, junk Universe, junk World, restore Wonder, pass)")
    expect(
        table,
        ann={"blue": "Publications"},
        bob={"specials": "Monument"},
        junk="Oars, Wonder, World",
        available="Empire, Universe",
    )


def test_publications_makes_a_junked_special_achievement_available_again() -> None:
    table = deal("Publications", 4, ann={"blue": "Publications"}, bob={}, junk="Empire, Wonder, Oars")
    play(
        table,
        "ann: restore Wonder  (of junk Monument, junk Universe, junk World, restore Empire, restore Wonder, pass)",
    )
    expect(
        table,
        ann={"blue": "Publications"},
        junk="Oars, Empire",
        available="Monument, Universe, Wonder, World",
    )


def test_publications_special_achievement_declined() -> None:
    table = deal("Publications", 4, ann={"blue": "Publications"}, bob={}, junk="World", available="Oars")
    play(table, "ann: pass")
    expect(
        table,
        ann={"blue": "Publications"},
        junk="World",
        available="Oars, Empire, Monument, Universe, Wonder",
    )


def test_publications_asks_nothing_if_every_special_achievement_is_owned() -> None:
    table = deal(
        "Publications",
        4,
        ann={"blue": "Publications", "specials": "Empire, World"},
        bob={"specials": "Monument, Universe, Wonder"},
        available="Oars",
        junk="Archery",
    )
    expect(
        table,
        ann={"blue": "Publications", "specials": "Empire, World"},
        bob={"specials": "Monument, Universe, Wonder"},
        available="Oars",
        junk="Archery",
    )


def test_publications_special_achievement_is_shared() -> None:
    """Bob junks World and ann takes it back from the junk pile: his deed earns her a draw."""
    table = deal(
        "Publications",
        4,
        ann={"blue": "Publications"},
        bob={"blue": "Experimentation"},
        supply={7: "Lighting"},
    )
    play(
        table,
        f"bob: junk World  (of {JUNK_ANY}, pass)",
        "ann: restore World  (of junk Empire, junk Monument, junk Universe, junk Wonder, restore World, pass)",
    )
    assert table.has_event("junk", "World", seat="bob")
    assert table.has_event("restore", "World", seat="ann")
    expect(
        table,
        ann={"blue": "Publications", "hand": "Lighting"},
        bob={"blue": "Experimentation"},
        available="Empire, Monument, Universe, Wonder, World",
    )


def test_publications_lets_whoever_qualifies_claim_what_is_available_again() -> None:
    """Bob has twelve clocks, enough for World at the end of the action."""
    bob = {"red": "up: Fission, Mobility", "green": "Databases", "blue": "Rocketry", "purple": "Railroad"}
    table = deal("Publications", 4, ann={"blue": "Publications"}, bob=bob, junk="World")
    play(table, "ann: restore World")
    expect(table, ann={"blue": "Publications"}, bob={**bob, "specials": "World"})
