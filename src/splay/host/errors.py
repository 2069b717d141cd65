"""What is refused at a table that people share.

TableError(SplayError)
├── NoSuchTable        there is none at this address
├── NotYourSeat        the seat is somebody else's
├── SeatTaken          somebody else was first
├── NotPlaying         the game has not begun, or is over
├── UndoRefused        a pick that cannot be taken back; says why
└── Meanwhile          something else was done first; look again
"""

from splay.errors import SplayError


class TableError(SplayError):
    """Something refused at a table that people share."""


class NoSuchTable(TableError):
    """There is no table at this address."""


class NotYourSeat(TableError):
    """The seat is somebody else's."""


class SeatTaken(TableError):
    """Somebody else has taken the seat, or the game has begun."""


class NotPlaying(TableError):
    """The game has not begun yet, or it is over."""


class UndoRefused(TableError):
    """A pick that cannot be taken back."""


class Meanwhile(TableError):
    """Something else was done at the table first."""
