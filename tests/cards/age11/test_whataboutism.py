"""Scenarios for Whataboutism."""

from scenario import deal, expect


def test_whataboutism_takes_all_top_cards_with_a_demand_and_exchanges_the_score_piles() -> None:
    """Oars has another effect besides its demand; the demand of Machinery is covered, Pottery has none."""
    table = deal(
        "Whataboutism",
        4,
        ann={"purple": "Whataboutism", "red": "Flight", "score": "Coal, Banking"},
        bob={
            "red": "Oars, Archery",
            "green": "Compass",
            "yellow": "left: Masonry, Machinery",
            "blue": "Pottery",
            "hand": "Navigation",
            "score": "Sailing",
        },
    )
    expect(
        table,
        ann={"purple": "Whataboutism", "red": "Oars, Flight", "green": "Compass", "score": "Sailing"},
        bob={
            "red": "Archery",
            "yellow": "left: Masonry, Machinery",
            "blue": "Pottery",
            "hand": "Navigation",
            "score": "Coal, Banking",
        },
    )


def test_whataboutism_exchanges_nothing_where_no_top_card_has_a_demand() -> None:
    table = deal(
        "Whataboutism",
        4,
        ann={"purple": "Whataboutism", "score": "Coal"},
        bob={"red": "Flight, Oars", "hand": "Archery", "score": "Sailing"},
    )
    expect(
        table,
        ann={"purple": "Whataboutism", "score": "Coal"},
        bob={"red": "Flight, Oars", "hand": "Archery", "score": "Sailing"},
    )


def test_whataboutism_exchanges_with_an_empty_score_pile() -> None:
    table = deal(
        "Whataboutism", 4, ann={"purple": "Whataboutism"}, bob={"red": "Oars", "score": "Sailing, Coal"}, carol={}
    )
    expect(table, ann={"purple": "Whataboutism", "red": "Oars", "score": "Sailing, Coal"}, bob={})


def test_whataboutism_passes_score_piles_on_from_one_victim_to_the_next() -> None:
    """In the end bob has what ann had, carol what bob had, and ann what carol had."""
    table = deal(
        "Whataboutism",
        4,
        ann={"purple": "Whataboutism", "score": "Tools"},
        bob={"red": "Oars", "score": "Sailing"},
        carol={"red": "Composites", "score": "Coal"},
    )
    expect(
        table,
        ann={"purple": "Whataboutism", "red": "Composites, Oars", "score": "Coal"},
        bob={"score": "Tools"},
        carol={"score": "Sailing"},
    )


def test_whataboutism_spares_whoever_has_as_many_lightbulbs() -> None:
    table = deal(
        "Whataboutism",
        4,
        ann={"purple": "Whataboutism", "score": "Coal"},
        bob={"red": "Oars", "blue": "Writing", "score": "Sailing"},
    )
    expect(
        table,
        ann={"purple": "Whataboutism", "score": "Coal"},
        bob={"red": "Oars", "blue": "Writing", "score": "Sailing"},
    )
