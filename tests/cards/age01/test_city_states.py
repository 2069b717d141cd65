"""Scenarios for City States."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_city_states_takes_a_top_card_with_a_castle_and_gives_a_draw(edition: int) -> None:
    """The card taken covers the card of its color on the demander's board."""
    table = deal(
        "City States",
        edition,
        ann={"purple": "City States", "blue": "Calendar"},
        bob={"red": "Metalworking", "yellow": "Agriculture", "blue": "Tools"},
        supply={1: "Sailing, Oars"},
    )
    play(table, "bob: Tools  (of Metalworking, Tools)")
    expect(
        table,
        ann={"purple": "City States", "blue": "Tools, Calendar"},
        bob={"red": "Metalworking", "yellow": "Agriculture", "hand": "Sailing"},
        supply={1: "Oars"},
    )


@editions(3, 4)
def test_city_states_touches_a_board_with_more_than_four_castles(edition: int) -> None:
    table = deal(
        "City States",
        edition,
        ann={"purple": "City States"},
        bob={"red": "Metalworking", "yellow": "Masonry"},
        supply={1: "Sailing, Oars"},
    )
    play(table, "bob: Masonry  (of Metalworking, Masonry)")
    expect(
        table,
        ann={"purple": "City States", "yellow": "Masonry"},
        bob={"red": "Metalworking", "hand": "Sailing"},
        supply={1: "Oars"},
    )


@editions(3, 4)
def test_city_states_spares_a_board_with_three_castles(edition: int) -> None:
    table = deal(
        "City States", edition, ann={"purple": "City States"}, bob={"red": "Metalworking"}, supply={1: "Sailing"}
    )
    expect(table, ann={"purple": "City States"}, bob={"red": "Metalworking"}, supply={1: "Sailing"})


@editions(3, 4)
def test_city_states_with_no_castle_on_top_moves_and_draws_nothing(edition: int) -> None:
    """Covered cards of a splayed pile show the four castles."""
    pile = "left: Coal, Metalworking, Oars, Archery, Construction"
    table = deal("City States", edition, ann={"purple": "City States"}, bob={"red": pile}, supply={1: "Sailing"})
    expect(table, ann={"purple": "City States"}, bob={"red": pile}, supply={1: "Sailing"})


@editions(3, 4)
def test_city_states_counts_the_castles_of_each_victim(edition: int) -> None:
    table = deal(
        "City States",
        edition,
        ann={"purple": "City States"},
        bob={"green": "The Wheel"},
        cid={"red": "left: Metalworking, Oars"},
        supply={1: "Sailing"},
    )
    expect(
        table,
        ann={"purple": "City States", "red": "Metalworking"},
        bob={"green": "The Wheel"},
        cid={"red": "Oars", "hand": "Sailing"},
    )


@editions(3, 4)
def test_city_states_does_not_touch_whoever_has_as_many_crowns(edition: int) -> None:
    table = deal(
        "City States",
        edition,
        ann={"purple": "City States"},
        bob={"red": "Oars", "yellow": "Domestication"},
        supply={1: "Sailing"},
    )
    expect(
        table,
        ann={"purple": "City States"},
        bob={"red": "Oars", "yellow": "Domestication"},
        supply={1: "Sailing"},
    )
