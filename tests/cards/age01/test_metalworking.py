"""Scenarios for Metalworking."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_metalworking_scores_castles_until_a_card_has_none(edition: int) -> None:
    table = deal(
        "Metalworking", edition, ann={"red": "Metalworking"}, bob={}, supply={1: "Oars, Tools, Writing, Archery"}
    )
    expect(table, ann={"red": "Metalworking", "score": "Oars, Tools", "hand": "Writing"}, supply={1: "Archery"})
    assert table.has_event("reveal", "Oars")
    assert table.has_event("reveal", "Writing")


@editions(3, 4)
def test_metalworking_keeps_a_first_card_without_a_castle(edition: int) -> None:
    table = deal("Metalworking", edition, ann={"red": "Metalworking"}, bob={}, supply={1: "Writing, Archery"})
    expect(table, ann={"red": "Metalworking", "hand": "Writing"}, supply={1: "Archery"})


def test_metalworking_counts_for_monument() -> None:
    """Two cards after four are six."""
    table = deal(
        "Metalworking", 3, ann={"red": "Metalworking", "scored": 4}, bob={}, supply={1: "Oars, Tools, Writing, Archery"}
    )
    expect(
        table,
        ann={"red": "Metalworking", "score": "Oars, Tools", "hand": "Writing", "specials": "Monument"},
        supply={1: "Archery"},
    )


def test_metalworking_stops_when_its_monument_wins_the_game() -> None:
    five = "Calendar, Paper, Anatomy, Physics, Canning"
    table = deal(
        "Metalworking",
        3,
        ann={"red": "Metalworking", "achievements": five, "scored": 5},
        bob={},
        supply={1: "Oars, Tools, Writing"},
    )
    expect(
        table,
        winner="ann",
        ann={"red": "Metalworking", "achievements": five, "specials": "Monument", "score": "Oars"},
        supply={1: "Tools, Writing"},
    )


@editions(3, 4)
def test_metalworking_is_repeated_by_a_sharer_before_its_owner(edition: int) -> None:
    table = deal(
        "Metalworking",
        edition,
        ann={"red": "Metalworking"},
        bob={"yellow": "Masonry"},
        supply={1: "Oars, Writing, Archery, Tools, Sailing, Pottery, Clothing"},
    )
    expect(
        table,
        ann={"red": "Metalworking", "score": "Archery, Tools", "hand": "Sailing, Pottery"},
        bob={"yellow": "Masonry", "score": "Oars", "hand": "Writing"},
        supply={1: "Clothing"},
    )
