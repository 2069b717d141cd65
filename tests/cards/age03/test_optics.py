"""Scenarios for Optics."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_optics_scores_a_4_after_a_crown(edition: int) -> None:
    table = deal(
        "Optics",
        edition,
        ann={"red": "Optics", "score": "Tools"},
        bob={},
        supply={2: "Calendar", 3: "Compass", 4: "Anatomy"},
    )
    expect(table, ann={"red": "Optics", "green": "Compass", "score": "Tools, Anatomy"})


@pytest.mark.parametrize(("edition", "specials"), [(3, "Monument"), (4, "")])
def test_optics_melds_on_top_of_a_pile(edition: int, specials: str) -> None:
    """The 4 is scored, the sixth of this turn, which edition 4 does not reward."""
    table = deal(
        "Optics",
        edition,
        ann={"red": "Optics", "green": "Clothing", "scored": 5},
        bob={},
        supply={2: "Calendar", 3: "Compass, Alchemy", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Optics", "green": "Compass, Clothing", "score": "Anatomy", "specials": specials},
        supply={2: "Calendar", 3: "Alchemy", 4: ""},
    )


@editions(3, 4)
def test_optics_without_a_crown_gives_a_card_to_a_poorer_opponent(edition: int) -> None:
    """Who gets it does not score it: no Monument."""
    table = deal(
        "Optics",
        edition,
        ann={"red": "Optics", "score": "Coal, Tools"},
        bob={"score": "Paper"},
        cat={"score": "Canning"},
        dan={"scored": 5},
        supply={3: "Alchemy", 4: "Anatomy"},
    )
    play(table, "ann: dan  (of bob, dan)", "ann: Coal  (of Coal, Tools)")
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy", "score": "Tools"},
        bob={"score": "Paper"},
        cat={"score": "Canning"},
        dan={"score": "Coal"},
        supply={4: "Anatomy"},
    )


@editions(3, 4)
def test_optics_compares_points_and_not_numbers_of_cards(edition: int) -> None:
    table = deal(
        "Optics",
        edition,
        ann={"red": "Optics", "score": "Coal"},
        bob={"score": "Tools, Writing, Pottery"},
        supply={3: "Alchemy"},
    )
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy"},
        bob={"score": "Tools, Writing, Pottery, Coal"},
    )


@editions(3, 4)
def test_optics_gives_nothing_without_a_poorer_opponent(edition: int) -> None:
    table = deal(
        "Optics",
        edition,
        ann={"red": "Optics", "score": "Tools"},
        bob={"score": "Writing"},
        supply={3: "Alchemy"},
    )
    expect(table, ann={"red": "Optics", "blue": "Alchemy", "score": "Tools"}, bob={"score": "Writing"})


@editions(3, 4)
def test_optics_gives_nothing_to_a_partner(edition: int) -> None:
    table = deal(
        "Optics",
        edition,
        teams="ABAB",
        ann={"red": "Optics", "score": "Coal"},
        bob={"score": "Canning"},
        cat={},
        dan={"score": "Classification"},
        supply={3: "Alchemy"},
    )
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy", "score": "Coal"},
        bob={"score": "Canning"},
        dan={"score": "Classification"},
    )


@editions(3, 4)
def test_optics_is_shared(edition: int) -> None:
    table = deal(
        "Optics",
        edition,
        ann={"red": "Optics"},
        bob={"blue": "Translation"},
        supply={3: "Compass, Alchemy, Paper", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Optics", "blue": "Alchemy", "hand": "Paper"},
        bob={"blue": "Translation", "green": "Compass", "score": "Anatomy"},
    )
