"""Scenarios for Colonialism."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_colonialism_goes_on_after_each_crown(edition: int) -> None:
    table = deal(
        "Colonialism",
        edition,
        ann={"red": "Colonialism", "blue": "Tools"},
        bob={},
        supply={2: "Calendar", 3: "Compass, Medicine, Alchemy, Paper"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "green": "Compass", "yellow": "Medicine", "blue": "Tools, Alchemy"},
        supply={3: "Paper"},
    )


@editions(3, 4)
def test_colonialism_stops_after_a_card_without_crown(edition: int) -> None:
    table = deal(
        "Colonialism",
        edition,
        ann={"red": "left: Colonialism, Archery"},
        bob={},
        supply={3: "Engineering, Compass"},
    )
    expect(table, ann={"red": "left: Colonialism, Archery, Engineering"}, supply={3: "Compass"})


@editions(3, 4)
def test_colonialism_can_run_out_of_cards(edition: int) -> None:
    table = deal(
        "Colonialism",
        edition,
        ann={"red": "Colonialism", "score": "Tools"},
        bob={},
        supply={3: "Compass"},
    )
    expect(table, ann={"red": "Colonialism", "green": "Compass", "score": "Tools"}, winner="ann")


@editions(3, 4)
def test_colonialism_is_shared_and_repeats_for_one_player_before_the_next(edition: int) -> None:
    table = deal(
        "Colonialism",
        edition,
        ann={"red": "Colonialism"},
        bob={"red": "Coal"},
        supply={3: "Compass, Alchemy, Education", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "purple": "Education", "hand": "Anatomy"},
        bob={"red": "Coal", "green": "Compass", "blue": "Alchemy"},
    )


def test_colonialism_of_edition_4_junks_the_5s_for_a_green_card_before_it_goes_on() -> None:
    """No 3 is left after Compass, nor a 4, and the 5s are gone: the next card tucked is a 6."""
    table = deal(
        "Colonialism",
        4,
        ann={"red": "Colonialism"},
        bob={},
        supply={3: "Compass", 5: "Coal, Physics", 6: "Canning, Democracy"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "green": "Compass", "yellow": "Canning"},
        supply={3: "", 5: "", 6: "Democracy"},
        junk="Coal, Physics",
    )


def test_colonialism_of_edition_4_junks_the_5s_for_a_green_card_without_crown() -> None:
    table = deal(
        "Colonialism",
        4,
        ann={"red": "Colonialism"},
        bob={},
        supply={4: "Invention, Navigation", 5: "Coal"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "green": "Invention"},
        supply={4: "Navigation", 5: ""},
        junk="Coal",
    )


def test_colonialism_of_edition_4_keeps_the_5s_for_cards_of_other_colors() -> None:
    table = deal(
        "Colonialism",
        4,
        ann={"red": "Colonialism"},
        bob={},
        supply={3: "Medicine, Optics, Translation, Feudalism, Compass", 5: "Coal"},
    )
    expect(
        table,
        ann={"red": "Colonialism, Optics", "yellow": "Medicine", "blue": "Translation", "purple": "Feudalism"},
        supply={3: "Compass", 5: "Coal"},
    )


def test_colonialism_of_edition_4_is_shared() -> None:
    table = deal(
        "Colonialism",
        4,
        ann={"red": "Colonialism"},
        bob={"red": "Coal"},
        supply={3: "Compass, Alchemy, Education", 4: "Anatomy", 5: "Physics"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "purple": "Education", "hand": "Anatomy"},
        bob={"red": "Coal", "green": "Compass", "blue": "Alchemy"},
        supply={5: ""},
        junk="Physics",
    )
