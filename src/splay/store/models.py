"""The schema, changed only by migrations (`migrations/`).  Times are seconds since 1970."""

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, MetaData, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from splay.store.rows import LONGEST_BOT

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names of constraints, so that migrations can name them on every database."""
BIG_ID = BigInteger().with_variant(Integer, "sqlite")
"""A number assigned by the database; SQLite auto-increments only plain integers."""


class Base(DeclarativeBase):
    """What all tables of the schema share."""

    metadata = MetaData(naming_convention=NAMING)
    """All tables, with the names of their constraints."""


class TableRow(Base):
    """A table: a game with people at it, waiting, playing or over.

    Attributes:
        id: its random id in URLs.
        kind: what it was made for: ``computer``, ``device``, ``friends``, ``puzzle`` or ``tryout``.
        phase: ``open`` until it begins, ``playing``, ``over``.
        version: rises with every change of any kind; everyone watching waits for that.
        length: entries so far.
        setup: the setup, in the words of a record; players and seed are added when it begins.
        listed: whether it is listed among the open tables.
        watched: whether others may watch; talking: whether they may then chat.
        arranged: whether its maker chose the seed, and so could know how the cards lie.
        asked: the seat asked now; None if there is none.
        waits_for_bot: whether that seat is a bot's.
        leased: until when (seconds since 1970) a process has the sole right to let that bot pick.
        turn: number of the turn, for lists.
        result: the last line of the record.
        undo: a pick to be taken back if the others agree: whose (``seat``), how many picks are ``left`` then, and which
            seats it still ``asks``; ``refused``: the seat that said no.
        successor: the table of the rematch.
        invite: hash of the secret that lets a person take any free seat.
        clock: how much time each player has, as a `clocks.TimeControl`; None: without a clock.
        waiting_since: since when the seat asked now is asked; None if that was not noted.
        deadline: when its time is up; None while no clock runs.
        absence: going on without the seat asked, if the others agree: without whom (``seat``), who has proposed it
            (``by``), ``how``, and which seats it still ``asks``; ``refused``: the seat that said no.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    kind: Mapped[str] = mapped_column(String(12))
    phase: Mapped[str] = mapped_column(String(12))
    created: Mapped[float]
    changed: Mapped[float]
    version: Mapped[int]
    length: Mapped[int]
    setup: Mapped[dict[str, str]] = mapped_column(JSON)
    listed: Mapped[bool]
    watched: Mapped[bool]
    talking: Mapped[bool]
    arranged: Mapped[bool] = mapped_column(server_default=false())
    asked: Mapped[int | None]
    waits_for_bot: Mapped[bool]
    leased: Mapped[float]
    turn: Mapped[int]
    result: Mapped[str | None] = mapped_column(Text)
    undo: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    successor: Mapped[str | None] = mapped_column(String(24))
    invite: Mapped[str | None] = mapped_column(String(64), index=True)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    waiting_since: Mapped[float | None]
    deadline: Mapped[float | None] = mapped_column(index=True)
    absence: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))

    __table_args__ = (
        Index(None, "phase", "waits_for_bot"),
        Index(None, "phase", "listed", "changed"),
        Index(None, "kind", "changed"),
    )


class SeatRow(Base):
    """A seat: a person's or a bot's.

    Attributes:
        bot: the bot as it is named for a seat; None for a person.
        taken: whether that person has arrived.
        invite: hash of the secret that lets a person take this seat; None if there is none.
        seen: how many events its person has seen; what follows is shown step by step.
        stand_in: the bot that plays until its person is back, as it is named for a seat; None: none does.
        lost: whether its person has lost by time, so that the one that stands in plays on to the end; None: no.
        time_left: what is left on its clock while that does not run; None: everything.
        here: when its person was last at the table, within a minute; None if that was not noted.
    """

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    taken: Mapped[bool]
    invite: Mapped[str | None] = mapped_column(String(64), index=True)
    seen: Mapped[int]
    stand_in: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    lost: Mapped[bool | None]
    time_left: Mapped[float | None]
    here: Mapped[float | None]


class KeyRow(Base):
    """Who may sit where: the hash of a secret, and a seat.

    Attributes:
        kind: what has the secret: ``browser``, ``program``, or ``link``, which carries the seat to another browser;
            None if that was not noted.
        made: since when.
    """

    __tablename__ = "keys"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str | None] = mapped_column(String(8))
    made: Mapped[float | None]

    __table_args__ = (Index(None, "table_id"),)


class EntryRow(Base):
    """One line of what was done at a table; never changed, never removed.

    Attributes:
        sequence: from 1 up without gaps, so that two simultaneous picks cannot both be the next.
        kind: ``pick``; ``joined``: a pick made together with the one before; ``auto``: a pick made
            for a player, because nothing depended on it; ``undo``.
        seat: who did it.
        option: the option picked; for ``undo`` how many picks are left.
    """

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    sequence: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    option: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class TalkRow(Base):
    """One line of the chat at a table; the seat of an onlooker is None."""

    __tablename__ = "talk"

    id: Mapped[int] = mapped_column(BIG_ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(24))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


class ReviewRow(Base):
    """The review of a finished game for a seat, as `splay.bots.review` writes it; made once, never changed."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    review: Mapped[dict[str, Any]] = mapped_column(JSON)


class PulseRow(Base):
    """When any server last ran, in one row: time during which none did is taken from no clock."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[float]


class NoticeSettingsRow(Base):
    """How somebody wishes to be told that it is their turn.

    Attributes:
        owner: the hash that holds the person's seats.
        language: in which they read.
        zone: their time zone, as `zoneinfo` names it.
        quiet: whether there are hours in which nothing is sent: from ``quiet_from`` to ``quiet_to``, in minutes since
            midnight.
        last_hour: whether the last hour before a deadline is excepted from them.
        mail: the address that has been confirmed; None: there is none.
        mail_on: whether anything is sent there.
        wanted_mail: the address that has not been confirmed yet, which can be done until ``wanted_until``.
        confirm, stop: the hashes of the secrets in the links that confirm it, and that end all mail.
    """

    __tablename__ = "notice_settings"

    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    language: Mapped[str] = mapped_column(String(8))
    zone: Mapped[str] = mapped_column(String(64))
    quiet: Mapped[bool]
    quiet_from: Mapped[int]
    quiet_to: Mapped[int]
    last_hour: Mapped[bool]
    mail: Mapped[str | None] = mapped_column(String(254))
    mail_on: Mapped[bool]
    wanted_mail: Mapped[str | None] = mapped_column(String(254))
    wanted_until: Mapped[float | None]
    confirm: Mapped[str | None] = mapped_column(String(64), index=True)
    stop: Mapped[str | None] = mapped_column(String(64), index=True)


class PushRow(Base):
    """A browser that is told by web push.

    Attributes:
        id: a hash of the endpoint.
        owner: whose it is.
        endpoint, p256dh, auth: where to send, and with which keys, as the browser says.
        browser: what it is, in a word or two.
        made: since when.
    """

    __tablename__ = "push_subscriptions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    browser: Mapped[str] = mapped_column(String(60))
    made: Mapped[float]


class NoticeRow(Base):
    """Something that somebody is to be told; gone once it is sent, or not needed any more.

    Attributes:
        kind: ``turn``, ``test`` or ``confirm``.
        owner: who is told.
        table_id, seat, length: which seat is asked at which table, after how many entries; a turn only.
        made: since when.
        due: when it is to be looked at.
        claimed: until when a process has the sole right to send it.
        tries: how often it has been tried.
    """

    __tablename__ = "notices"

    id: Mapped[int] = mapped_column(BIG_ID, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    owner: Mapped[str] = mapped_column(String(64), index=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    length: Mapped[int | None]
    made: Mapped[float]
    due: Mapped[float] = mapped_column(index=True)
    claimed: Mapped[float]
    tries: Mapped[int]


class ServerKeyRow(Base):
    """A key that all servers share, made once."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


__all__ = [
    "Base",
    "EntryRow",
    "KeyRow",
    "NoticeRow",
    "NoticeSettingsRow",
    "PulseRow",
    "PushRow",
    "ReviewRow",
    "SeatRow",
    "ServerKeyRow",
    "TableRow",
    "TalkRow",
]
