"""Tables, seats, what was done and said there."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column

from splay.store.models.base import BIG_ID, Base
from splay.store.rows import LONGEST_BOT


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
        hidden: whether the host of the server keeps it out of all lists.
        owner: who made it, and may make new invitations; None if that was not noted.
        unrated: why its game will not count for ratings: ``hint`` or ``undo``; None if nothing speaks against it.
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
    hidden: Mapped[bool] = mapped_column(server_default=false())
    owner: Mapped[str | None] = mapped_column(String(64), index=True)
    unrated: Mapped[str | None] = mapped_column(String(12))

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
    name: Mapped[str] = mapped_column(String(24), index=True)
    bot: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    taken: Mapped[bool]
    invite: Mapped[str | None] = mapped_column(String(64), index=True)
    seen: Mapped[int]
    stand_in: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    lost: Mapped[bool | None]
    time_left: Mapped[float | None]
    here: Mapped[float | None]


class KeyRow(Base):
    """Who may sit where: an owner, and a seat.

    Attributes:
        hash: the owner: of an account, or else the hash of the secret that holds the seat.
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
