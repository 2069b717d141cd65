"""Scenarios for Guangzhou."""

import pytest

from scenario import deal, expect, play


@pytest.mark.parametrize(
    ("red", "fountains"),
    [
        ("Guangzhou", 2),
        ("Oars, Guangzhou", 0),
        ("left: Oars, Guangzhou", 0),
        ("right: Oars, Guangzhou", 0),
        ("up: Oars, Guangzhou", 1),
        ("aslant: Oars, Guangzhou", 1),
    ],
)
def test_guangzhou_counts_the_fountains_that_are_visible(red: str, fountains: int) -> None:
    table = deal(None, 4, sets="cities", ann={"red": red}, bob={})
    state = table.game.state
    assert state.achievement_count(state.players[0]) == fountains


def test_guangzhou_wins_with_five_other_achievements() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={
            "red": "Oars",
            "hand": "Guangzhou",
            "achievements": "Tools, Calendar, Optics, Anatomy, Coal",
        },
        bob={},
    )
    play(table, "ann: meld Guangzhou")
    expect(
        table,
        winner="ann",
        ann={"red": "Guangzhou, Oars", "achievements": "Tools, Calendar, Optics, Anatomy, Coal"},
    )


def test_guangzhou_beats_fewer_achievements_although_bob_comes_first() -> None:
    """Bob has six at the end of the action, one too few."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={
            "red": "Oars",
            "hand": "Guangzhou",
            "achievements": "Tools, Calendar, Optics, Anatomy, Coal",
        },
        bob={"red": "Gunpowder", "achievements": "Sailing, Mapmaking, Paper, Navigation, Physics, Canning"},
    )
    play(table, "ann: meld Guangzhou")
    expect(
        table,
        winner="ann",
        ann={"red": "Guangzhou, Oars", "achievements": "Tools, Calendar, Optics, Anatomy, Coal"},
        bob={"red": "Gunpowder", "achievements": "Sailing, Mapmaking, Paper, Navigation, Physics, Canning"},
    )
