"""Accounts, results of games, ratings."""

from sqlalchemy import JSON, BigInteger, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from splay.store.models.base import Base
from splay.store.rows import LONGEST_BOT


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
