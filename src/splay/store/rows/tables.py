"""Tables, seats, and what is done and said there."""

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

COMPUTER: Final = "computer"
DEVICE: Final = "device"
FRIENDS: Final = "friends"
PUZZLE: Final = "puzzle"
"""A table at which one person solves a puzzle; nobody chooses it in the form for a table."""
TRYOUT: Final = "tryout"
"""A table at which one person tries out a card; nobody chooses it in the form for a table."""
UNLISTED: Final = (PUZZLE, TRYOUT)
"""Tables of one person that are no games: they appear in no list, and are dropped when they are left."""
KINDS: Final = (COMPUTER, DEVICE, FRIENDS)

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
PHASES: Final = (OPEN, PLAYING, OVER)

PICK: Final = "pick"
AUTO: Final = "auto"
JOINED: Final = "joined"
UNDO: Final = "undo"

BROWSER: Final = "browser"
PROGRAM: Final = "program"
LINK: Final = "link"

LONGEST_BOT: Final = 48
"""The most letters of a bot as it is named for a seat, with its options."""


@dataclass(frozen=True, slots=True)
class Holder:
    """What holds a seat; see `models.KeyRow` for the fields."""

    hash: str
    kind: str | None
    made: float | None


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat at a table to be made.

    Attributes:
        name: of the player.
        bot: the bot as it is named for a seat; None for a person.
        taken: whether the person is there already.
        invite: hash of the secret that lets a person take it.
        keys: hashes of the secrets that hold it from the start.
        holders: what holds it from the start besides, as it held a seat elsewhere.
    """

    name: str
    bot: str | None = None
    taken: bool = True
    invite: str | None = None
    keys: tuple[str, ...] = ()
    holders: tuple[Holder, ...] = ()

    @property
    def computer(self) -> str | None:
        """The bot that plays; None: a person does."""
        return self.bot


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made; see `models.TableRow` for the fields."""

    id: str
    kind: str
    setup: dict[str, str]
    seats: tuple[NewSeat, ...]
    listed: bool = False
    watched: bool = True
    talking: bool = False
    arranged: bool = False
    invite: str | None = None
    clock: dict[str, Any] | None = None
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A stored table; see `models.TableRow` for the fields."""

    id: str
    kind: str
    phase: str
    created: float
    changed: float
    version: int
    length: int
    setup: dict[str, str]
    listed: bool
    watched: bool
    talking: bool
    arranged: bool
    asked: int | None
    waits_for_bot: bool
    turn: int
    result: str | None
    undo: dict[str, Any] | None
    successor: str | None
    clock: dict[str, Any] | None = None
    waiting_since: float | None = None
    deadline: float | None = None
    absence: dict[str, Any] | None = None
    seats: tuple["Seat", ...] = field(default=())
    hidden: bool = False
    owner: str | None = None
    unrated: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A stored seat; see `models.SeatRow` for the fields."""

    number: int
    name: str
    bot: str | None
    taken: bool
    seen: int
    stand_in: str | None = None
    lost: bool = False
    time_left: float | None = None
    here: float | None = None

    @property
    def computer(self) -> str | None:
        """The bot that plays now: the seat's own, or the one that stands in; None: its person does."""
        return self.bot or self.stand_in


class SeatNow(NamedTuple):
    """What may have changed at a seat though the version of the table has not.

    Attributes:
        number: the seat.
        here: as `Seat.here`.
        is_held: whether whoever comes to the table holds it.
    """

    number: int
    here: float | None
    is_held: bool


@dataclass(frozen=True, slots=True)
class TableVisited:
    """A table as somebody comes to it.

    Attributes:
        table: the table.
        held: the seats that they hold.
        talk: the last lines of the chat, oldest first.
    """

    table: TableInfo
    held: tuple[int, ...]
    talk: tuple["Talk", ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing done; see `models.EntryRow` for the fields."""

    sequence: int
    kind: str
    seat: int
    option: str


@dataclass(frozen=True, slots=True)
class Answering:
    """Who answers at a seat: its person, or a computer in their place."""

    seat: int
    is_person: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """One line of chat; the seat of an onlooker is None."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What lists show about a game after the last entry.

    Attributes:
        asked: the seat asked; None when the game is over.
        waits_for_bot: whether it is a bot's.
        turn: number of the turn.
        result: the last line of the record; None while the game is in progress.
    """

    asked: int | None
    waits_for_bot: bool
    turn: int
    result: str | None

    @property
    def phase(self) -> str:
        """Whether the game is `PLAYING` or `OVER`."""
        return OVER if self.asked is None else PLAYING
