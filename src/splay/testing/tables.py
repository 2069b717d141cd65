"""Every kind of table at which an edition can be played."""

from itertools import chain, cycle, islice
from typing import Final

from splay.position.editions import Edition

LETTERS: Final = "ABCDE"
"""Names of teams, in the order in which the seats meet them."""
Table = tuple[int, str]
"""How many players, and their teams as in `Setup`; no teams: everyone plays alone."""


def team_shapes(edition: Edition) -> tuple[str, ...]:
    """Every way to seat teams in this edition, once each: ``"ABB"`` and ``"BAA"`` are the same.

    Edition 3 has two against two, partners opposite; edition 4 any teams except everyone alone or all together, in
    any order of seats (rulebook of edition 4, "Teams").
    """
    if edition.team_shapes is not None:
        return edition.team_shapes
    return tuple(shape for players in edition.players for shape in _shapes(players) if 1 < len(set(shape)) < len(shape))


def _shapes(players: int) -> list[str]:
    """Each seat joins a team before it or begins the next one."""
    shapes = [""]
    for _ in range(players):
        shapes = [shape + letter for shape in shapes for letter in LETTERS[: len(set(shape)) + 1]]
    return shapes


def tables_of(edition: Edition) -> tuple[Table, ...]:
    """Every kind of table of this edition in turn; where there are teams, every other table has some.

    Numbers of players and shapes of teams go round until the longer list is through, so that the many shapes of
    edition 4 do not crowd out the games in which everyone plays alone and can parley.
    """
    alone = [(players, "") for players in edition.players]
    teams = [(len(shape), shape) for shape in team_shapes(edition)]
    if not teams:
        return tuple(alone)
    pairs = zip(cycle(alone), cycle(teams), strict=False)
    return tuple(chain.from_iterable(islice(pairs, max(len(alone), len(teams)))))
