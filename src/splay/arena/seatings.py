"""Who sits where, so that every bot sits everywhere equally often."""

from collections.abc import Sequence

Places = tuple[int, ...]
"""For each seat, the place of its bot among those that play."""


def rotations(seating: Places) -> tuple[Places, ...]:
    """A seating, and those in which everyone moves on by one seat, until all sit as in the beginning.

    >>> rotations((0, 1, 2))
    ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    >>> rotations((0, 1, 0, 1))
    ((0, 1, 0, 1), (1, 0, 1, 0))
    """
    return tuple(dict.fromkeys(seating[shift:] + seating[:shift] for shift in range(len(seating))))


def balanced(bots: int, players: int, teams: str = "") -> tuple[Places, ...]:
    """All the seatings of a mirrored set of games.

    The bots sit around the table in turn, over and over until it is full.  Each of them begins once, and
    every such round table is turned to every seat.  So each has every seat equally often, and if there are fewer bots
    than players, each plays as often with one seat more than the others as any other does.  Partners
    are the same bot: with teams, the bots take the teams in this way rather than the seats.

    >>> balanced(2, 2)
    ((0, 1), (1, 0))
    >>> balanced(2, 3)
    ((0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0))
    >>> balanced(2, 4, "ABBA")
    ((0, 1, 1, 0), (1, 0, 0, 1))

    Args:
        bots: how many, at least one and at most as many as sides.
        players: how many.
        teams: a letter for each seat, or empty.
    """
    sides = sides_of(players, teams)
    found: dict[Places, None] = {}
    for first in range(bots):
        round_table = tuple((first + side) % bots for side in range(len(sides)))
        for turned in rotations(round_table):
            found[_seated(turned, sides)] = None
    return tuple(found)


def sides_of(players: int, teams: str = "") -> list[list[int]]:
    """The seats that win together: those of each team, or each seat by itself.

    >>> sides_of(4, "ABBA"), sides_of(2)
    ([[0, 3], [1, 2]], [[0], [1]])
    """
    marks: Sequence[str | int] = teams or range(players)
    return [[seat for seat in range(players) if marks[seat] == mark] for mark in dict.fromkeys(marks)]


def _seated(by_side: Places, sides: Sequence[Sequence[int]]) -> Places:
    seats = {seat: bot for bot, side in zip(by_side, sides, strict=True) for seat in side}
    return tuple(seats[seat] for seat in sorted(seats))
