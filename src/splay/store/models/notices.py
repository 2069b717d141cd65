"""How people wish to be told of their turns, and what they are to be told."""

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from splay.store.models.base import BIG_ID, Base


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
        hash: of the secret of this browser, which is told no more when it is signed out.
    """

    __tablename__ = "push_subscriptions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64), index=True)
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    browser: Mapped[str] = mapped_column(String(60))
    made: Mapped[float]
    hash: Mapped[str | None] = mapped_column(String(64))


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
