"""Scenarios for Monotheism."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_monotheism_takes_a_top_card_of_a_color_the_demander_lacks(edition: int) -> None:
    """The victim tucks a 1 on its own board, then the owner tucks one."""
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism", "blue": "Tools"},
        bob={"red": "Oars", "green": "Sailing, Paper", "blue": "Writing"},
        supply={1: "Clothing, Masonry, Archery"},
    )
    play(table, "bob: Sailing  (of Oars, Sailing)")
    expect(
        table,
        ann={"purple": "Monotheism", "blue": "Tools", "yellow": "Masonry", "score": "Sailing"},
        bob={"red": "Oars", "green": "Paper, Clothing", "blue": "Writing"},
        supply={1: "Archery"},
    )


@editions(3, 4)
def test_monotheism_does_not_score_the_card_it_takes(edition: int) -> None:
    """Five cards scored this turn and one taken earn no Monument."""
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism", "scored": 5},
        bob={"red": "Oars"},
        supply={1: "Clothing, Masonry"},
    )
    expect(
        table,
        ann={"purple": "Monotheism", "yellow": "Masonry", "score": "Oars"},
        bob={"green": "Clothing"},
    )


@editions(3, 4)
def test_monotheism_finds_no_color_the_demander_lacks(edition: int) -> None:
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism", "blue": "Tools"},
        bob={"blue": "Writing", "purple": "City States"},
        supply={1: "Mysticism, Archery"},
    )
    expect(
        table,
        ann={"purple": "Monotheism, Mysticism", "blue": "Tools"},
        bob={"blue": "Writing", "purple": "City States"},
        supply={1: "Archery"},
    )


@editions(3, 4)
def test_monotheism_is_obeyed_by_every_victim(edition: int) -> None:
    """The first red card went to the score pile, so red is still missing."""
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism"},
        bob={"red": "Oars"},
        cid={"red": "Archery"},
        supply={1: "Clothing, Masonry, Mysticism, Tools"},
    )
    expect(
        table,
        ann={"purple": "Monotheism, Mysticism", "score": "Oars, Archery"},
        bob={"green": "Clothing"},
        cid={"yellow": "Masonry"},
        supply={1: "Tools"},
    )


@editions(3, 4)
def test_monotheism_spares_a_sharer_who_tucks_first(edition: int) -> None:
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism"},
        bob={"red": "Metalworking"},
        supply={1: "Oars, Writing", 2: "Calendar"},
    )
    expect(
        table,
        ann={"purple": "Monotheism", "blue": "Writing", "hand": "Calendar"},
        bob={"red": "Metalworking, Oars"},
    )
