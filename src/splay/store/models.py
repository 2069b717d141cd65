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
    """

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    taken: Mapped[bool]
    invite: Mapped[str | None] = mapped_column(String(64), index=True)
    seen: Mapped[int]


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


class NewsRow(Base):
    """A piece of news for the other processes that use a file of SQLite; only the latest are kept.

    Attributes:
        said: as `store.news` sends it.
    """

    __tablename__ = "news"

    id: Mapped[int] = mapped_column(BIG_ID, primary_key=True)
    said: Mapped[str] = mapped_column(Text)


class SchemaRow(Base):
    """What servers of an earlier version need to know about the schema; one row.

    Attributes:
        oldest: the first revision whose servers can use the schema as it is now.
    """

    __tablename__ = "schema"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    oldest: Mapped[str] = mapped_column(String(32))


PASSING = frozenset((NewsRow.__tablename__, SchemaRow.__tablename__))
"""Tables about servers and not about games, which no backup holds."""

__all__ = ["Base", "EntryRow", "KeyRow", "NewsRow", "ReviewRow", "SchemaRow", "SeatRow", "TableRow", "TalkRow"]
