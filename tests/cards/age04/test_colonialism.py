"""Scenarios for Colonialism."""

from scenario import deal, expect


def test_colonialism_goes_on_after_each_crown() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "Colonialism", "blue": "Tools"},
        bob={},
        supply={2: "Calendar", 3: "Compass, Medicine, Alchemy, Paper"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "green": "Compass", "yellow": "Medicine", "blue": "Tools, Alchemy"},
        supply={3: "Paper"},
    )


def test_colonialism_stops_after_a_card_without_crown() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "left: Colonialism, Archery"},
        bob={},
        supply={3: "Engineering, Compass"},
    )
    expect(table, ann={"red": "left: Colonialism, Archery, Engineering"}, supply={3: "Compass"})


def test_colonialism_can_run_out_of_cards() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "Colonialism", "score": "Tools"},
        bob={},
        supply={3: "Compass"},
    )
    expect(table, ann={"red": "Colonialism", "green": "Compass", "score": "Tools"}, winner="ann")


def test_colonialism_is_shared_and_repeats_for_one_player_before_the_next() -> None:
    table = deal(
        "Colonialism",
        3,
        ann={"red": "Colonialism"},
        bob={"red": "Coal"},
        supply={3: "Compass, Alchemy, Education", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "purple": "Education", "hand": "Anatomy"},
        bob={"red": "Coal", "green": "Compass", "blue": "Alchemy"},
    )
