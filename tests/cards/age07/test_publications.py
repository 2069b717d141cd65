"""Scenarios for Publications."""

from scenario import deal, expect, play


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


def test_publications_splays_yellow_or_blue_up() -> None:
    table = deal(
        "Publications",
        3,
        ann={"blue": "Publications, Tools", "yellow": "left: Anatomy, Masonry", "red": "Oars, Archery"},
        bob={},
    )
    play(table, "ann: pass", "ann: yellow  (of yellow, blue, pass)")
    expect(table, ann={"blue": "Publications, Tools", "yellow": "up: Anatomy, Masonry", "red": "Oars, Archery"})


def test_publications_splay_declined() -> None:
    table = deal("Publications", 3, ann={"blue": "Publications, Tools"}, bob={})
    play(table, "ann: pass  (of blue, pass)", "ann: pass  (of blue, pass)")
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
