"""What whoever runs a server has to look after: bans and reports."""

from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from splay.store.models.base import BIG_ID, Base


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
