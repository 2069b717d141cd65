"""Every kind of table is played: numbers of players, and shapes of teams."""

import pytest

from splay.position.editions import EDITIONS, FIRST, FOURTH, THIRD
from splay.position.setup import Setup, setup_faults
from splay.testing.tables import tables_of, team_shapes


def test_edition_1_has_no_teams_and_edition_3_two_against_two() -> None:
    assert team_shapes(FIRST) == ()
    assert tables_of(FIRST) == ((2, ""), (3, ""), (4, ""))
    assert team_shapes(THIRD) == ("ABAB",)
    assert tables_of(THIRD) == ((2, ""), (4, "ABAB"), (3, ""), (4, "ABAB"), (4, ""), (4, "ABAB"))


def test_edition_4_has_every_shape_once() -> None:
    shapes = team_shapes(FOURTH)
    assert shapes[:4] == ("AAB", "ABA", "ABB", "AAAB")
    assert [sum(len(shape) == players for shape in shapes) for players in (2, 3, 4, 5)] == [0, 3, 13, 50]
    partners = {tuple(shape.index(letter) for letter in shape) for shape in shapes}
    assert len(partners) == len(shapes)


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_every_table_can_be_set_up(edition: int) -> None:
    for players, teams in tables_of(EDITIONS[edition]):
        Setup(edition, [f"p{seat}" for seat in range(players)], 1, teams)


def test_no_other_teams_of_edition_4_can_be_set_up() -> None:
    """Everyone alone, or all together, is no team game."""
    for teams in ("AB", "AA", "ABC", "AAA"):
        assert setup_faults(4, [f"p{seat}" for seat in range(len(teams))], 1, teams)


def test_half_of_the_tables_of_edition_4_have_teams() -> None:
    tables = tables_of(FOURTH)
    assert len(tables) == 132
    assert {teams for _, teams in tables if teams} == set(team_shapes(FOURTH))
    assert {players for players, teams in tables if not teams} == {2, 3, 4, 5}
    assert sum(bool(teams) for _, teams in tables) == 66
