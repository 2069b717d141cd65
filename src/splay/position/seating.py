"""Who sits where and is still playing."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from splay.position.options import OPTIONS
from splay.position.setup import Setup


class Seating:
    """What hardly any pick changes: the setup, which players are left, and against whom.

    Attributes:
        setup: what the game was set up with, but for the seed, from which all hidden cards could be worked out.
        rules: what it is played with: the edition and its sets of cards.
        edition: the edition.
        numbers: the numbers of the actions.
        may_interrupt: whether, apart from its effects, an action may ask: about parley, whether a partner gives up,
            or about what sets add to it.
        is_plain, has_cities: as in `Ruleset`, at hand because every action asks for them.
        names: the players' names by seat; seats run clockwise.
        starts: the seat that takes the first turn; None if the names of the first cards decide.
        out: seats that have lost or given up.
        seats: all others.
        clockwise: per seat, the others still playing, starting to its left.
        from_left: the same with the seat itself, if still playing, as the last.
        opponents: per seat, its opponents still playing, clockwise, starting to its left.
        distant: per seat, the players who are not neighbors; empty in games without parley.
        sides: the teams, or single players, that can still win, as tuples of seats.
        needed: how many achievements win, for a player or, in team games, for a team.
    """

    __slots__ = (
        "clockwise",
        "distant",
        "edition",
        "from_left",
        "has_cities",
        "is_plain",
        "may_interrupt",
        "names",
        "needed",
        "numbers",
        "opponents",
        "out",
        "rules",
        "seats",
        "setup",
        "sides",
        "starts",
    )

    def __init__(self, setup: Setup, out: Sequence[int] = ()) -> None:
        count = len(setup.players)
        self.setup = setup if setup.seed is None else replace(setup, seed=None)
        rules = self.rules = setup.rules
        self.edition = rules.edition
        self.numbers = rules.numbers
        leaves = self.edition.players_leave and (setup.parley or bool(setup.teams))
        self.may_interrupt = leaves or rules.melds_may_ask
        self.is_plain = rules.is_plain
        self.has_cities = rules.has_cities
        self.names = setup.players
        self.needed = rules.needed(count, setup.teams)
        self.out = tuple(sorted(out))
        self.seats = tuple(seat for seat in range(count) if seat not in out)
        around = [[(seat + step) % count for step in range(1, count)] for seat in range(count)]
        self.clockwise = tuple(tuple(other for other in others if other not in out) for others in around)
        self.from_left = tuple((*row, seat) if seat in self.seats else row for seat, row in enumerate(self.clockwise))
        self.opponents = tuple(
            tuple(other for other in others if other not in self.team_of(seat))
            for seat, others in enumerate(self.clockwise)
        )
        self.distant = tuple(others[1:-1] if setup.parley else () for others in self.clockwise)
        self.sides = tuple(dict.fromkeys(self.team_of(seat) for seat in self.seats))
        self.starts = setup.starts
        if setup.starts in self.out:
            # The player who was to take the first turn has left, so the next one does.
            self.starts = next(iter(self.clockwise[setup.starts]), None)

    def __reduce__(self) -> tuple[Any, ...]:
        return Seating, (self.setup, self.out)

    def without(self, seat: int) -> "Seating":
        """The seating after this seat has lost or given up."""
        return Seating(self.setup, (*self.out, seat))

    def is_like(self, other: "Seating") -> bool:
        """Whether the same players play by the same rules and the same ones are left, whoever goes first."""
        return self.out == other.out and (self.setup is other.setup or self.setup.is_like(other.setup))

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one, including itself and those that are out."""
        teams = self.setup.teams
        if not teams:
            return (seat,)
        return tuple(mate for mate, letter in enumerate(teams) if letter == teams[seat])


_SEATINGS: Final[dict[tuple[Any, ...], Seating]] = {}
_MOST_SEATINGS: Final = 500


def seating_of(setup: Setup) -> Seating:
    """The seating of a game that begins; games that differ only in their seeds share one."""
    table = (setup.edition, setup.players, *[getattr(setup, option.name) for option in OPTIONS])
    seating = _SEATINGS.get(table)
    if seating is None:
        if len(_SEATINGS) >= _MOST_SEATINGS:
            _SEATINGS.clear()
        seating = _SEATINGS[table] = Seating(setup)
    return seating
