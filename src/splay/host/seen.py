"""How far people have seen the games at their tables, which is stored now and then and may be lost.

Whoever has seen less than was shown to them is shown it again when they open the table the next time.
"""

from threading import Lock

from splay.store import Store


class Seen:
    """The steps that people have seen.  Used by several threads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = Lock()
        self._new: dict[tuple[str, int], int] = {}

    def by(self, table_id: str, seat: int) -> int:
        """How many events the person at a seat has seen."""
        new = self._new.get((table_id, seat))
        return self._store.seen(table_id, seat) if new is None else new

    def note(self, table_id: str, seat: int, step: int) -> None:
        """The person at a seat has seen the game up to a step; after an undo, that may be less than before."""
        with self._lock:
            self._new[table_id, seat] = step

    def write(self) -> None:
        """Store what is new; raises what the database raises, and then it stays new."""
        with self._lock:
            new = dict(self._new)
        self._store.set_seen(new)
        with self._lock:
            self._new = {whose: step for whose, step in self._new.items() if new.get(whose) != step}
