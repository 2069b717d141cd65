"""What servers tell each other, and what is noted once for a database."""

from sqlalchemy import String, Text
from sqlalchemy.orm import Mapped, mapped_column

from splay.store.models.base import BIG_ID, Base


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


class ServerKeyRow(Base):
    """A key that all servers share, made once."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
