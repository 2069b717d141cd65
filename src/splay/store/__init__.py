"""Tables, seats, picks, chat and people in a database: SQLite by default, PostgreSQL by URL."""

from splay.store.connected import Conflict
from splay.store.database import open_database
from splay.store.rows import Entry, NewSeat, NewTable, Seat, TableInfo, Talk
from splay.store.store import Store

__all__ = ["Conflict", "Entry", "NewSeat", "NewTable", "Seat", "Store", "TableInfo", "Talk", "open_database"]
