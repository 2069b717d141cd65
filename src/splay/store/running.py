"""The clocks of a table within a transaction: all stop, then that of whoever is asked runs."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, update

from splay.store.clocks import TimeControl
from splay.store.models import SeatRow
from splay.store.queries import TIMES
from splay.store.rows import Answering


@dataclass
class Clocks:
    """The clocks of a table, none of which runs.

    Attributes:
        control: how much time each player has; None: there are no clocks.
        was: who was asked.
        left: by seat, what is left; None: everything.
        computers: the seats where a computer plays.
        now: the time.
    """

    control: TimeControl | None
    was: int | None
    left: dict[int, float | None]
    computers: set[int]
    now: float
    _connection: Connection
    _table: str
    _old: dict[int, float | None]

    @classmethod
    def stopped(cls, connection: Connection, table_id: str, now: float) -> "Clocks":
        """Stop the clock of whoever is asked; nobody else changes that until the transaction ends."""
        rows = connection.execute(TIMES, {"table": table_id}).mappings().all()
        table: Any = rows[0]
        control, was = TimeControl.of(table["clock"]), table["asked"]
        old = {row["number"]: row["time_left"] for row in rows}
        computers = {row["number"] for row in rows if row["bot"] or row["stand_in"]}
        clocks = cls(control, was, dict(old), computers, now, connection, table_id, old)
        if control is not None and was is not None and table["deadline"] is not None:
            clocks.left[was] = control.after(clocks.rest(was), max(0.0, now - table["waiting_since"]))
        return clocks

    def rest(self, seat: int) -> float:
        """What a seat has left, in seconds."""
        left = self.left[seat]
        if left is not None:
            return left
        return 0.0 if self.control is None else self.control.budget

    def answers(self, by: Answering) -> None:
        """A person is back with an answer."""
        if by.is_person:
            self.computers.discard(by.seat)

    def start(self, asked: int | None, goes_on: bool = False) -> dict[str, Any]:
        """Let the clock of a seat run, if a person plays there.

        Args:
            asked: the seat; None: the game is over.
            goes_on: whether a choice has been taken back: then a move counted in hours goes on.

        Returns:
            What changes in the row of the table.
        """
        values: dict[str, Any] = {"waiting_since": self.now, "deadline": None, "waits_for_bot": asked in self.computers}
        if self.control is not None and asked is not None and asked not in self.computers:
            self.left[asked] = self.control.when_asked(self.rest(asked), goes_on or asked == self.was)
            values["deadline"] = self.control.deadline(self.rest(asked), self.now)
        self.note(*self.left)
        return values

    def note(self, *seats: int) -> None:
        """Store what these seats have left."""
        for seat in seats:
            left = self.left[seat]
            if left != self._old[seat]:
                which = SeatRow.table_id == self._table, SeatRow.number == seat
                self._connection.execute(update(SeatRow).where(*which).values(time_left=left))
                self._old[seat] = left
