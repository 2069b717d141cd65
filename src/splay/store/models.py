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


class PulseRow(Base):
    """When any server last ran, in one row: time during which none did is taken from no clock."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[float]


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


class BanRow(Base):
    """Somebody who may not play here, by where they come from or by who they are.

    Attributes:
        network: an address or a network, as `ipaddress` writes it; None if a person is meant.
        owner: the hash of the secret that holds that person's seats; None if an address is meant.
        reason: for whoever runs the server.
        made: since when.
        until: when it ends; `rows.FOREVER` if never.
    """

    __tablename__ = "bans"

    id: Mapped[int] = mapped_column(BIG_ID, primary_key=True)
    network: Mapped[str | None] = mapped_column(String(43))
    owner: Mapped[str | None] = mapped_column(String(64), index=True)
    reason: Mapped[str] = mapped_column(Text)
    made: Mapped[float]
    until: Mapped[float] = mapped_column(index=True)


class ReportRow(Base):
    """What a person has told whoever runs the server about a table.

    Attributes:
        owner: the hash of the secret that holds the seats of the person who reports.
        seat: whose name or words are meant; None if that is nobody at the table, or the table as a whole.
        said: the line of talk that is meant, with the name of who said it; None if it is not about one.
        reason: in the person's own words.
        closed: when it was dealt with; None if it was not.
    """

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(BIG_ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    owner: Mapped[str] = mapped_column(String(64))
    seat: Mapped[int | None]
    said: Mapped[str | None] = mapped_column(Text)
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[float]
    closed: Mapped[float | None]

    __table_args__ = (Index(None, "owner", "at"), Index(None, "closed", "id"))


class AccountRow(Base):
    """An account: an owner who is the same in several browsers.

    Attributes:
        owner: what seats are held by; random, so that it is the hash of no secret.
        name: of the person.
        made: since when.
        recovery: hash of the recovery code; None if there is none.
        recovered: when that code was made.
        public: what its public page is found by; None: it is on no list.
    """

    __tablename__ = "accounts"

    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    made: Mapped[float]
    recovery: Mapped[str | None] = mapped_column(String(64), unique=True)
    recovered: Mapped[float | None]
    public: Mapped[str | None] = mapped_column(String(24), unique=True)


class SessionRow(Base):
    """A browser that is signed in, or a program with a key of its own: the hash of its secret stands for an owner.

    Attributes:
        device: what it is, roughly, as in ``Firefox, Linux``; empty if it did not say.
        kind: ``browser`` or ``program``.
        made: since when; seen: when it was last there, to the hour.
    """

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    device: Mapped[str] = mapped_column(String(40))
    kind: Mapped[str] = mapped_column(String(8))
    made: Mapped[float]
    seen: Mapped[float]


class PasskeyRow(Base):
    """A passkey of an account.

    Attributes:
        id: of the credential; like the public key, in base64 for URLs.
        host: the host that it was made for.
        name: what its owner calls it.
        uses: as its authenticator counts them; 0 if it does not.
        made: since when; used: when it was last used to sign in.
    """

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    host: Mapped[str] = mapped_column(String(255))
    name: Mapped[str] = mapped_column(String(40))
    public_key: Mapped[str] = mapped_column(Text)
    uses: Mapped[int] = mapped_column(BigInteger)
    made: Mapped[float]
    used: Mapped[float | None]


class ChallengeRow(Base):
    """What a passkey has to sign: once, by the browser that asked for it, before it expires.

    Attributes:
        browser: the hash of that browser's secret.
        purpose: ``make`` or ``sign in``.
    """

    __tablename__ = "challenges"

    challenge: Mapped[str] = mapped_column(String(100), primary_key=True)
    browser: Mapped[str] = mapped_column(String(64), index=True)
    purpose: Mapped[str] = mapped_column(String(8))
    expires: Mapped[float] = mapped_column(index=True)


class ResultRow(Base):
    """How a finished game went for one seat; stored once, together with the last pick.  It outlives the table.

    Attributes:
        owner: who held the seat; None for a bot, and for somebody who has been forgotten.
        bot: the bot as it is named for a seat; None for a person.
        players: how many played.
        team: a letter, the same for partners; None without teams.
        place: 1 for those who won, or if nobody did; whoever did not win shares the place after the winners.
        tied: whether the first place is shared by several sides.
        reason: how it ended, as in `splay.position.state.Outcome`.
        cards: how often this seat activated which cards.
        unrated: why it does not count for ratings; None if it does.
        mu, sigma: the rating after it, as `splay.store.ratings` reckons; None if it did not change.
    """

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(String(24), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    owner: Mapped[str | None] = mapped_column(String(64))
    bot: Mapped[str | None] = mapped_column(String(LONGEST_BOT))
    edition: Mapped[int]
    players: Mapped[int]
    kind: Mapped[str] = mapped_column(String(12))
    team: Mapped[str | None] = mapped_column(String(1))
    place: Mapped[int]
    won: Mapped[bool]
    tied: Mapped[bool]
    reason: Mapped[str] = mapped_column(String(40))
    turns: Mapped[int]
    ended: Mapped[float]
    cards: Mapped[dict[str, int]] = mapped_column(JSON)
    unrated: Mapped[str | None] = mapped_column(String(12))
    mu: Mapped[float | None]
    sigma: Mapped[float | None]

    __table_args__ = (Index(None, "owner", "ended"),)


class RatingRow(Base):
    """The rating of a player, for an edition and a number of players.

    Attributes:
        player: the owner, or for a computer the bot as it is named for a seat.
        mu, sigma: as `splay.store.ratings` reckons.
        games: how many have counted.
    """

    __tablename__ = "ratings"

    player: Mapped[str] = mapped_column(String(64), primary_key=True)
    edition: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    players: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]


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
    *(
        "AccountRow",
        "BanRow",
        "Base",
        "ChallengeRow",
        "EntryRow",
        "KeyRow",
        "NewsRow",
        "NoticeRow",
    ),
    *(
        "NoticeSettingsRow",
        "PasskeyRow",
        "PulseRow",
        "PushRow",
        "RatingRow",
        "ReportRow",
        "ResultRow",
    ),
    *(
        "ReviewRow",
        "SchemaRow",
        "SeatRow",
        "ServerKeyRow",
        "SessionRow",
        "TableRow",
        "TalkRow",
    ),
]
