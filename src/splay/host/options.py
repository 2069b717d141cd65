"""What people choose when they make a table."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final, Unpack

from splay.bots import opponent
from splay.errors import SetupError
from splay.host.sanitize import as_name, plain
from splay.position.options import Options
from splay.position.setup import Setup, name_fault
from splay.store.clocks import TimeControl
from splay.store.rows import COMPUTER, DEVICE, FRIENDS, KINDS

BOT_NAMES: Final = ("Ada", "Hypatia", "Zheng He", "Gutenberg", "Curie", "Tesla")
"""Default names for bots."""


@dataclass(frozen=True, slots=True)
class SeatOptions:
    """Who will take a seat.

    Attributes:
        name: of the player; if empty, a bot gets a name and a person can choose one on arrival.
        bot: an opponent, see `splay.bots.opponent`; None for a person.
    """

    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True, init=False)
class TableOptions:
    """The options of a table.

    Attributes:
        kind: ``computer``: one person against bots; ``device``: people who share one device, and
            perhaps bots; ``friends``: people who come by link, or to a listed table, and perhaps bots.
        bots: clockwise, the bot in each seat; None for a person.
        setup: the setup of the game, with a name for everyone; without a seed, one is drawn.
        listed: whether it is listed among the open tables and among those to watch.
        watched: whether others may watch.
        talking: whether they may then chat.
        time: how much time each player has, among friends; None: without a clock.
    """

    kind: str
    bots: tuple[str | None, ...]
    setup: Setup
    listed: bool
    watched: bool
    talking: bool
    time: TimeControl | None

    def __init__(
        self,
        kind: str,
        edition: int,
        seats: Sequence[SeatOptions],
        seed: int | None = None,
        teams: str = "",
        *,
        listed: bool = False,
        watched: bool = True,
        talking: bool = False,
        time: TimeControl | None = None,
        **options: Unpack[Options],
    ) -> None:
        """Choose the options of a table; missing names are filled in.

        Args:
            kind: as above.
            edition: as in `Setup`, like seed, teams and options.
            seats: who will sit there, clockwise.
            seed: what to shuffle with; None to draw one.
            teams: a letter for each seat.
            listed: as above.
            watched: as above.
            talking: as above.
            time: as above.
            options: by name.

        Raises:
            SetupError: such a table cannot exist; the message says why.
        """
        if kind not in KINDS:
            raise SetupError("a table is made for {kinds}, not for {kind!r}", kinds=", ".join(KINDS), kind=kind)
        people = [seat for seat in seats if seat.bot is None]
        bots = tuple(None if seat.bot is None else str(opponent(seat.bot)) for seat in seats)
        if kind == COMPUTER and len(people) != 1:
            raise SetupError("only one person plays against the computer")
        if not people or (kind != COMPUTER and len(people) < 2):
            raise SetupError("at least two people play together")
        if time is not None and kind != FRIENDS:
            raise SetupError("only friends play by the clock")
        values = {
            "kind": kind,
            "bots": bots,
            "setup": Setup(edition, names_of(seats), seed, teams, **options),
            "listed": listed,
            "watched": watched,
            "talking": talking,
            "time": time,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)  # because it is frozen


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that is not taken yet."""
    return next(name for name in BOT_NAMES if name not in taken)


def player_name(seat: int, taken: Collection[str]) -> str:
    """A name that is not taken yet, for a person in this seat who has not chosen one."""
    return next(name for number in count(seat + 1) if (name := f"Player {number}") not in taken)


def name_or_any(name: str) -> str:
    """A name for a person who sits down alone: this one, unless nobody can be called so."""
    wanted = as_name(plain(name))
    return wanted if name_fault(wanted) is None else player_name(0, ())


def names_of(seats: Sequence[SeatOptions]) -> tuple[str, ...]:
    """A name for every seat; chosen names come first, so that no other seat takes them."""
    chosen = [as_name(seat.name) for seat in seats]
    taken = {name for name in chosen if name}
    names = []
    for number, seat in enumerate(seats):
        name = chosen[number] or (player_name(number, taken) if seat.bot is None else bot_name(taken))
        names.append(name)
        taken.add(name)
    return tuple(names)


__all__ = [
    "BOT_NAMES",
    "COMPUTER",
    "DEVICE",
    "FRIENDS",
    "SeatOptions",
    "TableOptions",
    "bot_name",
    "names_of",
    "player_name",
]
