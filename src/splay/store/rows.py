"""What the store takes and returns: plain values, not live rows."""

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

FOREVER: Final = 253_402_300_800.0
"""The end of a ban that has none: the year 10000, in seconds since 1970."""
TURN_NOTICE: Final = "turn"
TEST_NOTICE: Final = "test"
CONFIRM_NOTICE: Final = "confirm"

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


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may not play; see `models.BanRow` for the fields."""

    id: int
    network: str | None
    owner: str | None
    reason: str
    made: float
    until: float


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """What a person has reported; see `models.ReportRow` for the fields."""

    id: int
    table_id: str
    owner: str
    seat: int | None
    said: str | None
    reason: str
    at: float
    closed: float | None


@dataclass(frozen=True, slots=True)
class NewReport:
    """A report to be stored; see `models.ReportRow` for the fields."""

    table_id: str
    owner: str
    seat: int | None
    said: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class Usage:
    """What a person has of a server's means.

    Attributes:
        tables: unfinished games that were touched lately.
        computers: seats of computers in them.
        size: what all games of the person take in the database, roughly, in bytes.
    """

    tables: int
    computers: int
    size: int


@dataclass(frozen=True, slots=True)
class Account:
    """An account; see `models.AccountRow` for the fields.

    Attributes:
        has_code: whether there is a recovery code.
    """

    owner: str
    name: str
    made: float
    has_code: bool
    recovered: float | None
    public: str | None


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What is signed in to an account; see `models.SessionRow` for the fields."""

    hash: str
    device: str
    kind: str
    made: float
    seen: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey; see `models.PasskeyRow` for the fields."""

    id: str
    owner: str
    host: str
    name: str
    public_key: str
    uses: int
    made: float
    used: float | None = None


@dataclass(frozen=True, slots=True)
class Carried:
    """Something that holds a seat of an owner besides them."""

    table_id: str
    seat: int
    holder: Holder


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How somebody wishes to be told that it is their turn; see `models.NoticeSettingsRow` for the fields."""

    owner: str
    language: str = "en"
    zone: str = "UTC"
    quiet: bool = False
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    last_hour: bool = True
    mail: str | None = None
    mail_on: bool = False
    wanted_mail: str | None = None
    wanted_until: float | None = None
    confirm: str | None = None
    stop: str | None = None


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that is told by web push; see `models.PushRow` for the fields."""

    id: str
    owner: str
    endpoint: str
    p256dh: str
    auth: str
    browser: str
    made: float
    hash: str | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody is to be told; see `models.NoticeRow` for the fields."""

    id: int
    kind: str
    owner: str
    table_id: str | None
    seat: int | None
    length: int | None
    made: float
    tries: int
