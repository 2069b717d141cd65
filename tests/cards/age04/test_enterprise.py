"""Scenarios for Enterprise."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_enterprise_takes_a_crown_that_is_not_purple_and_the_victim_melds_a_4(edition: int) -> None:
    table = deal(
        "Enterprise",
        edition,
        ann={"purple": "Enterprise", "green": "Navigation"},
        bob={"red": "Oars", "green": "Clothing", "blue": "Tools", "purple": "City States"},
        supply={3: "Paper", 4: "Anatomy"},
    )
    play(table, "bob: Oars  (of Oars, Clothing)")
    expect(
        table,
        ann={"purple": "Enterprise", "green": "Navigation", "red": "Oars"},
        bob={"green": "Clothing", "blue": "Tools", "purple": "City States", "yellow": "Anatomy"},
        supply={4: ""},
    )


@editions(3, 4)
def test_enterprise_lets_the_victim_meld_on_top_of_a_pile(edition: int) -> None:
    table = deal(
        "Enterprise",
        edition,
        ann={"purple": "Enterprise"},
        bob={"red": "Oars", "yellow": "Masonry"},
        supply={3: "Paper", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"purple": "Enterprise", "red": "Oars"},
        bob={"yellow": "Anatomy, Masonry"},
        supply={3: "Paper", 4: ""},
    )


@editions(3, 4)
def test_enterprise_melds_no_4_if_there_is_no_crown_to_take(edition: int) -> None:
    table = deal(
        "Enterprise",
        edition,
        ann={"purple": "Enterprise"},
        bob={"purple": "City States", "green": "The Wheel, Sailing"},
        supply={4: "Anatomy"},
    )
    expect(
        table,
        ann={"purple": "Enterprise"},
        bob={"purple": "City States", "green": "The Wheel, Sailing"},
        supply={4: "Anatomy"},
    )


@editions(3, 4)
def test_enterprise_splays_green_right(edition: int) -> None:
    table = deal("Enterprise", edition, ann={"purple": "Enterprise", "green": "left: Navigation, Clothing"}, bob={})
    play(table, "ann: green  (of green, pass)")
    expect(table, ann={"purple": "Enterprise", "green": "right: Navigation, Clothing"})


@editions(3, 4)
def test_enterprise_splay_can_be_declined(edition: int) -> None:
    table = deal("Enterprise", edition, ann={"purple": "Enterprise", "green": "Navigation, Clothing"}, bob={})
    play(table, "ann: pass  (of green, pass)")
    expect(table, ann={"purple": "Enterprise", "green": "Navigation, Clothing"})


@editions(3, 4)
def test_enterprise_offers_no_splay_of_a_single_card(edition: int) -> None:
    table = deal("Enterprise", edition, ann={"purple": "Enterprise, Mysticism", "green": "Navigation"}, bob={})
    expect(table, ann={"purple": "Enterprise, Mysticism", "green": "Navigation"})


@editions(3, 4)
def test_enterprise_spares_and_is_shared_by_a_player_with_as_many_crowns(edition: int) -> None:
    table = deal(
        "Enterprise",
        edition,
        ann={"purple": "Enterprise"},
        bob={"green": "Currency, Sailing", "red": "Oars"},
        supply={4: "Anatomy"},
    )
    play(table, "bob: green  (of green, pass)")
    expect(
        table,
        ann={"purple": "Enterprise", "hand": "Anatomy"},
        bob={"green": "right: Currency, Sailing", "red": "Oars"},
    )
