"""Standard achievements: when they can be taken, and what taking them costs."""

import pytest

from rules.tables import changed, in_both_editions, resting, seen
from scenario import asked, expect, play

# One card of each age from 1 to 9, as set aside at the beginning.
NINE = "Writing, Calendar, Paper, Anatomy, Physics, Canning, Railroad, Mobility, Services"


@in_both_editions
@pytest.mark.parametrize(
    ("top", "score", "offered"),
    [
        ("Oars", "Gunpowder", []),  # 4 points are one short of 5
        ("Oars", "Coal", [1]),
        ("Oars", "Coal, Gunpowder", [1]),  # 9 points
        ("Oars", "Coal, Banking", [1]),  # 10 points, but no 2 on top
        ("Construction", "Gunpowder, Coal", [1]),  # a 2 on top, but 9 points
        ("Construction", "Coal, Banking", [1, 2]),
        ("Construction", "Coal, Banking, Chemistry", [1, 2]),  # 15 points and a top card of 2
        ("Engineering", "Coal, Banking, Chemistry", [1, 2, 3]),  # the example of edition 1
        ("Engineering", "Coal, Banking, Gunpowder", [1, 2]),  # 14 points
    ],
)
def test_five_points_an_age_and_a_top_card_as_high(edition: int, top: str, score: str, offered: list[int]) -> None:
    table = resting(edition, ann={"red": top, "score": score}, bob={}, available=NINE)
    assert [option for option in asked(table).split(", ") if "achieve" in option] == [f"achieve {n}" for n in offered]


def test_only_top_cards_count() -> None:
    """Not a covered card, not one in hand, not one of another player."""
    table = resting(
        ann={"red": "Oars, Coal", "hand": "Banking", "score": "Software, Databases"},
        bob={"yellow": "Vaccination"},
        available=NINE,
    )
    assert asked(table) == "ann: draw, meld Banking, dogma Oars, achieve 1"


def test_each_of_the_nine_can_be_reached() -> None:
    table = resting(
        ann={"red": "Fission", "score": "Software, Databases, Robotics, Globalization, Coal"}, bob={}, available=NINE
    )
    assert asked(table) == "ann: draw, dogma Fission, " + ", ".join(f"achieve {age}" for age in range(1, 10))


def test_there_is_no_achievement_of_age_10() -> None:
    score = "Software, Databases, Bioengineering, Globalization, Stem Cells"
    table = resting(ann={"red": "Robotics", "score": score}, bob={}, available="Services")
    assert asked(table) == "ann: draw, dogma Robotics, achieve 9"


@in_both_editions
def test_points_are_not_spent(edition: int) -> None:
    """Ten points do for the first and the second achievement."""
    table = resting(
        edition,
        ann={"red": "Construction", "score": "Coal, Banking"},
        bob={"blue": "Tools"},
        available="Writing, Calendar, Paper",
    )
    play(table, "ann: achieve 1", "ann: achieve 2")
    expect(
        table,
        ann={"red": "Construction", "score": "Coal, Banking", "achievements": "Writing, Calendar"},
        bob={"blue": "Tools"},
    )


@in_both_editions
def test_any_order_will_do(edition: int) -> None:
    table = resting(
        edition,
        ann={"red": "Engineering", "score": "Coal, Banking, Chemistry"},
        bob={"blue": "Tools"},
        available="Writing, Calendar, Paper",
    )
    play(table, "ann: achieve 3  (of draw, dogma Engineering, achieve 1, achieve 2, achieve 3)", "ann: achieve 1")
    assert [card.age for card in table.game.state.players[0].achievements] == [3, 1]


@in_both_editions
def test_a_taken_achievement_is_not_refilled(edition: int) -> None:
    """Neither ann nor bob, who could afford it, is offered another 1."""
    table = resting(
        edition,
        actions=1,
        ann={"red": "Oars", "score": "Coal"},
        bob={"blue": "Tools", "score": "Banking"},
        supply={1: "Sailing"},
        available="Writing, Calendar",
    )
    play(table, "ann: achieve 1")
    assert asked(table) == "bob: draw, dogma Tools"
    assert seen(table, "bob").available == (2,)
    assert asked(changed(table, active=0)) == "ann: draw, dogma Oars"


def test_whoever_comes_first_takes_it() -> None:
    table = resting(
        actions=1,
        ann={"red": "Oars", "score": "Coal"},
        bob={"blue": "Tools", "score": "Banking"},
        supply={1: "Sailing"},
        available="Writing",
    )
    play(table, "ann: draw", "bob: achieve 1")
    assert table.game.state.players[1].achievement_count == 1
    assert seen(table, None).available == ()


def test_special_achievements_are_never_taken_with_an_action() -> None:
    """All five are there, and points enough for anything."""
    table = resting(
        ann={"red": "Robotics", "score": "Software, Databases, Bioengineering, Globalization, Stem Cells"}, bob={}
    )
    assert len(seen(table, "ann").specials) == 5
    assert asked(table) == "ann: draw, dogma Robotics"


def test_an_achievement_is_kept_though_the_points_go() -> None:
    table = resting(
        actions=1,
        ann={"blue": "Tools", "score": "Calendar, Paper"},
        bob={"green": "Navigation"},
        available="Writing",
    )
    play(table, "ann: achieve 1", "bob: dogma Navigation", "ann: Paper")
    expect(
        table,
        ann={"blue": "Tools", "score": "Calendar", "achievements": "Writing"},
        bob={"green": "Navigation", "score": "Paper"},
    )
