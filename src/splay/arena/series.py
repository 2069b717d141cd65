"""Which games are played: at what table, and which bot sits where in each of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from splay.arena.seatings import Places, rotations
from splay.bots import Bot, make_bot
from splay.errors import SetupError
from splay.position.setup import Setup

CEILING = 5000
"""Picks after which a game between bots is left unfinished.

A property of the run, not a rule of the game: two stubborn bots can keep
activating cards to no effect forever.  Random games end after about 200 picks.
"""
SEED_BYTES: Final = 6
"""Bytes of a bot's seed."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game that is to be played.

    Attributes:
        setup: of the game.
        places: for each seat, the place of its bot in the series.
        kinds: for each seat, which bot that is.
        seed: of the bots.
    """

    setup: Setup
    places: Places
    kinds: tuple[str, ...]
    seed: int

    def bots(self) -> list[Bot]:
        """Its bots, by seat.

        Raises:
            SetupError: there is no such bot.
        """
        return [make_bot(kind, self.seed_of(seat)) for seat, kind in enumerate(self.kinds)]

    def seed_of(self, seat: int) -> int:
        """The seed of the bot in a seat, from which nothing can be told of the shuffle."""
        return int.from_bytes(blake2b(f"{self.seed} {seat}".encode(), digest_size=SEED_BYTES).digest(), "big")


@dataclass(frozen=True)
class Series:
    """Games at one table, numbered from 0.

    >>> series = Series.rotating(3, ["greedy", "random"], 2, seed=7)
    >>> [(game.setup.seed, game.kinds) for game in map(series.sitting, range(3))]
    [(7, ('greedy', 'random')), (8, ('random', 'greedy')), (9, ('greedy', 'random'))]

    Attributes:
        edition: 1, 3 or 4.
        bots: who plays.
        seatings: who sits where, game by game, over and over.
        seed: of the first game; the next ones count up.
        teams: a letter for each seat, or empty.
        parley: as for `Setup`.
        is_mirrored: whether the seed counts up only when a game has been played with it in every seating.
        ceiling: a game with this many picks is left unfinished.
        turn_limit: a game that goes on after this turn is left unfinished; None if it may go on.
    """

    edition: int
    bots: tuple[str, ...]
    seatings: tuple[Places, ...]
    seed: int = 0
    teams: str = ""
    parley: bool | None = None
    is_mirrored: bool = False
    ceiling: int = CEILING
    turn_limit: int | None = None

    @classmethod
    def rotating(
        cls,
        edition: int,
        bots: Sequence[str],
        players: int,
        *,
        seed: int = 0,
        teams: str = "",
        parley: bool | None = None,
        ceiling: int = CEILING,
    ) -> "Series":
        """Games with a shuffle of their own each, after which all bots move on by one seat.

        So every bot sits everywhere equally often.  Of a single bot, there is one in every seat.

        Raises:
            SetupError: there is no such table, or not one bot for each seat.
        """
        named = one_a_seat(bots, players)
        check_table(edition, players, seed, teams, parley)
        return cls(edition, named, rotations(tuple(range(players))), seed, teams, parley, ceiling=ceiling)

    def sitting(self, number: int) -> Sitting:
        """A game of the series.

        Raises:
            SetupError: there is no such table.
        """
        each = len(self.seatings)
        places = self.seatings[number % each]
        shuffle = self.seed + (number // each if self.is_mirrored else number)
        return Sitting(
            Setup(self.edition, self._names(places), shuffle, self.teams, parley=self.parley),
            places,
            tuple(self.bots[place] for place in places),
            self.seed + number,
        )

    def _names(self, places: Places) -> list[str]:
        """The players, called by bot and place; who sits there again counts on after the last place."""
        names: list[str] = []
        for seat, place in enumerate(places):
            count = place + 1 + len(self.bots) * places[:seat].count(place)
            names.append(f"{self.bots[place].partition(':')[0]} {count}")
        return names


def check_table(edition: int, players: int, seed: int, teams: str, parley: bool | None) -> None:
    """Refuse a table that cannot exist.

    Raises:
        SetupError: this is one.
    """
    Setup(edition, [f"p{seat}" for seat in range(players)], seed, teams, parley=parley)


def one_a_seat(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; a single one fills the table.

    Raises:
        SetupError: too many or too few are named.
    """
    named = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    if len(named) != players:
        raise SetupError("{seats} seats are named for {players} players", seats=len(named), players=players)
    return named
