"""Who is at a table: whose browser follows it, and whose person has touched nothing for a while.

Each process knows its own connections only.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager


class Attendance:
    """The seats whose people are at their tables.  Everything is called in the event loop.

    Attributes:
        on_change: called with the id of a table where somebody has come, gone or fallen silent.
    """

    def __init__(self, on_change: Callable[[str], None]) -> None:
        self.on_change = on_change
        self._lines: dict[str, Counter[int]] = defaultdict(Counter)
        """How many connections follow a table from each seat."""
        self._idle: dict[str, set[int]] = defaultdict(set)

    @contextmanager
    def staying(self, table_id: str, seats: Sequence[int]) -> Iterator[None]:
        """Somebody follows a table from these seats, none for an onlooker, as long as this lasts."""
        lines = self._lines[table_id]
        with self._telling(table_id):
            lines.update(seats)
        try:
            yield
        finally:
            with self._telling(table_id):
                lines.subtract(seats)
                self._idle[table_id] -= {seat for seat in seats if not lines[seat]}
                if not +lines:
                    self._lines.pop(table_id, None)
                    self._idle.pop(table_id, None)

    def rests(self, table_id: str, seats: Sequence[int], idle: bool) -> None:
        """Note whether the person at these seats has touched nothing for a while."""
        with self._telling(table_id):
            here = [seat for seat in seats if self._lines[table_id][seat]] if table_id in self._lines else []
            if idle:
                self._idle[table_id].update(here)
            elif table_id in self._idle:
                self._idle[table_id].difference_update(here)

    def here(self, table_id: str) -> frozenset[int]:
        """The seats whose people are at the table and not idle."""
        if table_id not in self._lines:
            return frozenset()
        return frozenset(+self._lines[table_id]) - self._idle.get(table_id, set())

    @contextmanager
    def _telling(self, table_id: str) -> Iterator[None]:
        before = self.here(table_id)
        yield
        if self.here(table_id) != before:
            self.on_change(table_id)
