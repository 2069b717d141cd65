"""Scenarios for Road Building."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_road_building_may_stop_after_one_card(edition: int) -> None:
    table = deal(
        "Road Building", edition, ann={"red": "Road Building", "hand": "Sailing, Tools"}, bob={"green": "Paper"}
    )
    play(table, "ann: Tools  (of Sailing, Tools)", "ann: pass  (of Sailing, pass)")
    expect(table, ann={"red": "Road Building", "blue": "Tools", "hand": "Sailing"}, bob={"green": "Paper"})


@editions(3, 4)
def test_road_building_melds_a_single_card_unasked(edition: int) -> None:
    table = deal("Road Building", edition, ann={"red": "Road Building", "hand": "Tools"}, bob={"green": "Paper"})
    expect(table, ann={"red": "Road Building", "blue": "Tools"}, bob={"green": "Paper"})


@editions(3, 4)
def test_road_building_does_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal("Road Building", edition, ann={"red": "Road Building"}, bob={"green": "Paper"})
    expect(table, ann={"red": "Road Building"}, bob={"green": "Paper"})


@editions(3, 4)
def test_road_building_gives_a_red_card_just_melded_for_a_green_one(edition: int) -> None:
    table = deal(
        "Road Building",
        edition,
        ann={"red": "Road Building", "green": "Sailing", "hand": "Tools, Oars"},
        bob={"green": "Paper, The Wheel", "red": "Archery"},
    )
    play(table, "ann: Tools", "ann: Oars  (of Oars, pass)", "ann: bob  (of bob, pass)")
    expect(
        table,
        ann={"red": "Road Building", "green": "Paper, Sailing", "blue": "Tools"},
        bob={"green": "The Wheel", "red": "Oars, Archery"},
    )
    assert table.has_event("transfer", "Oars", seat="ann")
    assert table.has_event("transfer" if edition == 3 else "meld", "Paper", seat="bob")


@editions(3, 4)
def test_road_building_may_keep_its_red_card(edition: int) -> None:
    table = deal(
        "Road Building", edition, ann={"red": "Road Building", "hand": "Tools, Writing"}, bob={"green": "Paper"}
    )
    play(table, "ann: Tools", "ann: Writing", "ann: pass  (of bob, pass)")
    expect(table, ann={"red": "Road Building", "blue": "Writing, Tools"}, bob={"green": "Paper"})


@editions(3, 4)
def test_road_building_may_give_itself_to_a_player_without_green(edition: int) -> None:
    table = deal(
        "Road Building",
        edition,
        ann={"red": "Road Building", "hand": "Tools, Writing"},
        bob={"green": "Paper"},
        cid={},
    )
    play(table, "ann: Tools", "ann: Writing", "ann: cid  (of bob, cid, pass)")
    expect(table, ann={"blue": "Writing, Tools"}, bob={"green": "Paper"}, cid={"red": "Road Building"})


def test_road_building_does_not_offer_the_partner() -> None:
    table = deal(
        "Road Building",
        3,
        teams="ABAB",
        ann={"red": "Road Building", "hand": "Tools, Writing"},
        bob={},
        cid={"green": "Clothing"},
        dan={"green": "Paper"},
    )
    play(table, "ann: Tools", "ann: Writing", "ann: dan  (of bob, dan, pass)")
    expect(
        table,
        ann={"blue": "Writing, Tools", "green": "Paper"},
        cid={"green": "Clothing"},
        dan={"red": "Road Building"},
    )


@editions(3, 4)
def test_road_building_is_shared_and_may_bring_a_red_card_to_its_owner(edition: int) -> None:
    """The bonus draw is of the highest top card then: an Archery on the owner's board, a 1."""
    table = deal(
        "Road Building",
        edition,
        ann={"red": "Road Building", "green": "Sailing"},
        bob={"yellow": "Masonry", "hand": "Archery, Writing"},
        supply={1: "Pottery", 2: "Calendar"},
    )
    play(table, "bob: Archery  (of Archery, Writing)", "bob: Writing", "bob: ann  (of ann, pass)")
    expect(
        table,
        ann={"red": "Archery, Road Building", "hand": "Pottery"},
        bob={"yellow": "Masonry", "blue": "Writing", "green": "Sailing"},
        supply={2: "Calendar"},
    )


@editions(3, 4)
def test_road_building_offers_nobody_without_a_red_card(edition: int) -> None:
    table = deal(
        "Road Building",
        edition,
        ann={"red": "Road Building", "green": "Sailing"},
        bob={"yellow": "Masonry", "hand": "Tools, Writing"},
        supply={2: "Calendar"},
    )
    play(table, "bob: Tools", "bob: Writing")
    expect(
        table,
        ann={"red": "Road Building", "green": "Sailing", "hand": "Calendar"},
        bob={"yellow": "Masonry", "blue": "Writing, Tools"},
    )


def test_road_building_may_choose_the_partner_in_edition_4() -> None:
    table = deal(
        "Road Building",
        4,
        teams="ABAB",
        ann={"red": "Road Building", "hand": "Tools, Writing"},
        bob={},
        cid={"green": "Clothing"},
        dan={"green": "Paper"},
    )
    play(table, "ann: Tools", "ann: Writing", "ann: cid  (of bob, cid, dan, pass)")
    expect(
        table,
        ann={"blue": "Writing, Tools", "green": "Clothing"},
        cid={"red": "Road Building"},
        dan={"green": "Paper"},
    )
