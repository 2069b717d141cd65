"""What somebody chooses when a table is made."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from splay.bots import BOTS
from splay.errors import SetupError
from splay.game import Game
from splay.host.plain import as_name
from splay.record import Record
from splay.store.rows import COMPUTER, DEVICE, FRIENDS, KINDS

BOT_NAMES: Final = ("Ada", "Hypatia", "Zheng He", "Gutenberg", "Curie", "Tesla")
"""Names for bots, where nobody chose one."""


@dataclass(frozen=True, slots=True)
class SeatOptions:
    """Who shall sit at a seat.

    Attributes:
        name: of the player; empty: a bot gets a name, a person may choose one on coming.
        bot: name of a bot; None for a person.
    """

    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class TableOptions:
    """How a table shall be.

    Attributes:
        kind: ``computer``: one person against bots; ``device``: people who share one device, and
            perhaps bots; ``friends``: people who come by link, or to a listed table, and perhaps bots.
        edition, teams, parley, starts, seed: as in `Game.start`; seed None: one is drawn.
        seats: clockwise.
        listed: whether it stands among the open tables, and among those to watch.
        watched: whether others may look on.
        talking: whether they may talk then.
    """

    kind: str
    edition: int
    seats: tuple[SeatOptions, ...]
    teams: str = ""
    parley: bool | None = None
    starts: int | None = None
    seed: int | None = None
    listed: bool = False
    watched: bool = True
    talking: bool = False
    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Fill in the names that are missing, and refuse what cannot be.

        Raises:
            SetupError: there is no such table; says why.
        """
        if self.kind not in KINDS:
            raise SetupError("a table is made for {kinds}, not for {kind!r}", kinds=", ".join(KINDS), kind=self.kind)
        people = [seat for seat in self.seats if seat.bot is None]
        for seat in self.seats:
            if seat.bot is not None and seat.bot not in BOTS:
                raise SetupError("no bot is named {name!r}: there are {bots}", name=seat.bot, bots=", ".join(BOTS))
        if self.kind == COMPUTER and len(people) != 1:
            raise SetupError("against the computer plays one person")
        if not people or (self.kind != COMPUTER and len(people) < 2):
            raise SetupError("two people at least play together")
        object.__setattr__(self, "names", tuple(_names(self.seats)))
        # Whatever else is wrong, the game itself says.
        Game.start(self.edition, self.names, 0, self.teams, parley=self.parley, starts=self.starts)

    def record_setup(self, seed: int, names: Sequence[str]) -> dict[str, str]:
        """The words of the setup of a record for a game with these names."""
        game = Game.start(self.edition, names, seed, self.teams, parley=self.parley, starts=self.starts)
        return Record.of(game).setup


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody has yet."""
    return next(name for name in BOT_NAMES if name not in taken)


def player_name(seat: int, taken: Collection[str]) -> str:
    """A name for a person at this seat who has not chosen one; nobody has it yet."""
    return next(name for number in count(seat + 1) if (name := f"Player {number}") not in taken)


def _names(seats: Sequence[SeatOptions]) -> list[str]:
    """A name for every seat; those that were chosen first, so that no other takes them."""
    chosen = [as_name(seat.name) for seat in seats]
    taken = {name for name in chosen if name}
    names = []
    for number, seat in enumerate(seats):
        name = chosen[number] or (player_name(number, taken) if seat.bot is None else bot_name(taken))
        names.append(name)
        taken.add(name)
    return names


__all__ = ["BOT_NAMES", "COMPUTER", "DEVICE", "FRIENDS", "SeatOptions", "TableOptions", "bot_name", "player_name"]
