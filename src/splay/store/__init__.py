"""Tables, seats, picks and chat in a database: SQLite by default, PostgreSQL by URL."""

from splay.store.database import open_database
from splay.store.news import Listener, TableChange
from splay.store.rows import Entry, NewSeat, NewTable, Seat, TableInfo, Talk
from splay.store.store import Conflict, Store

__all__ = [
    "Conflict",
    "Entry",
    "Listener",
    "NewSeat",
    "NewTable",
    "Seat",
    "Store",
    "TableChange",
    "TableInfo",
    "Talk",
    "open_database",
]
