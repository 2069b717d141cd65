"""Scenarios for Engineering."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_engineering_takes_every_top_castle_but_no_card_uncovered_by_it(edition: int) -> None:
    """Cards taken are not scored: no Monument."""
    table = deal(
        "Engineering",
        edition,
        ann={"red": "Engineering", "yellow": "Masonry", "scored": 5},
        bob={"green": "Clothing", "blue": "Tools, Alchemy", "purple": "City States"},
    )
    expect(
        table,
        ann={"red": "Engineering", "yellow": "Masonry", "score": "Tools, City States"},
        bob={"green": "Clothing", "blue": "Alchemy"},
    )


@editions(3, 4)
def test_engineering_takes_nothing_without_a_top_castle(edition: int) -> None:
    table = deal(
        "Engineering",
        edition,
        ann={"red": "Engineering"},
        bob={"green": "Clothing", "blue": "Writing, Tools"},
    )
    expect(table, ann={"red": "Engineering"}, bob={"green": "Clothing", "blue": "Writing, Tools"})


def test_engineering_asks_for_the_order_where_a_board_in_between_can_earn_an_achievement() -> None:
    """With Domestication gone and Alchemy still there, bob's board has three of each icon."""
    ann = {"red": "left: Engineering, Archery, Metalworking, Oars", "yellow": "up: Masonry, Fermenting, Machinery"}
    rest = {
        "red": "Robotics",
        "yellow": "left: Skyscrapers, Suburbia",
        "green": "left: Compass, Mapmaking, Sailing",
        "blue": "right: Experimentation, Bioengineering",
        "purple": "The Internet",
    }
    bob = rest | {
        "yellow": "left: Domestication, Skyscrapers, Suburbia",
        "blue": "right: Alchemy, Experimentation, Bioengineering",
    }
    for first, specials in (("Domestication", "Empire"), ("Alchemy", "")):
        table = deal("Engineering", 3, ann=ann, bob=bob)
        play(table, f"bob: {first}  (of Domestication, Alchemy)")
        expect(table, ann=ann | {"score": "Domestication, Alchemy"}, bob=rest | {"specials": specials})


@editions(3, 4)
def test_engineering_splays_red_left(edition: int) -> None:
    table = deal("Engineering", edition, ann={"red": "Engineering, Archery"}, bob={})
    play(table, "ann: red  (of red, pass)")
    expect(table, ann={"red": "left: Engineering, Archery"})


@editions(3, 4)
def test_engineering_splay_can_be_declined(edition: int) -> None:
    table = deal("Engineering", edition, ann={"red": "Engineering, Archery"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"red": "Engineering, Archery"})


@editions(3, 4)
def test_engineering_offers_no_splay_that_is_there_already(edition: int) -> None:
    table = deal("Engineering", edition, ann={"red": "left: Engineering, Archery"}, bob={})
    expect(table, ann={"red": "left: Engineering, Archery"})


@editions(3, 4)
def test_engineering_spares_and_is_shared_by_a_player_with_as_many_castles(edition: int) -> None:
    table = deal(
        "Engineering",
        edition,
        ann={"red": "Engineering"},
        bob={"red": "Metalworking, Archery"},
        supply={3: "Compass"},
    )
    play(table, "bob: red  (of red, pass)")
    expect(table, ann={"red": "Engineering", "hand": "Compass"}, bob={"red": "left: Metalworking, Archery"})


def test_engineering_asks_for_no_order_in_edition_4() -> None:
    """A board in between earns nothing: achievements are tested when the action is done."""
    ann = {"red": "left: Engineering, Archery, Metalworking, Oars", "yellow": "up: Masonry, Fermenting, Machinery"}
    rest = {
        "red": "Robotics",
        "yellow": "left: Skyscrapers, Suburbia",
        "green": "left: Compass, Mapmaking, Sailing",
        "blue": "right: Experimentation, Bioengineering",
        "purple": "The Internet",
    }
    bob = rest | {
        "yellow": "left: Domestication, Skyscrapers, Suburbia",
        "blue": "right: Alchemy, Experimentation, Bioengineering",
    }
    table = deal("Engineering", 4, ann=ann, bob=bob)
    expect(table, ann=ann | {"score": "Domestication, Alchemy"}, bob=rest)
