"""What is refused at a shared table.

TableError(SplayError)
├── NoSuchTable        there is no table at this address
├── NotYourSeat        the seat is another person's
├── SeatTaken          another person was first
├── NotPlaying         the game has not begun, or is over
├── TooManyListed      the person has listed enough tables
├── QuotaReached       the person has as much of the server as one may have
│   ├── TooManyTables      unfinished games
│   ├── TooManyComputers   computers to play against
│   └── TooMuchStored      bytes of games
├── NothingToReport    nobody else can sit at the table
├── TooManyReports     the person has reported enough
├── GameTooLong        the game has as many picks as a game may have
├── UndoRefused        the pick cannot be taken back; says why
├── HintRefused        there are no hints here
├── StillThere         the game cannot go on without a player yet, or not in this way; says why
├── LostByTime         the player's time was up, and the table says that this loses
├── OutOfGame          the player has left the game, and decides nothing about it
├── SignInRefused      who somebody is could not be shown, or nobody could show it any more
└── Meanwhile          something else was done first; look again
"""

from splay.errors import SplayError


class TableError(SplayError):
    """Something refused at a shared table."""


class NoSuchTable(TableError):
    """There is no table at this address."""


class NotYourSeat(TableError):
    """The seat is another person's."""


class SeatTaken(TableError):
    """Another person has taken the seat, or the game has begun."""


class NotPlaying(TableError):
    """The game has not begun yet, or it is over."""


class TooManyListed(TableError):
    """The person has as many tables listed as anybody may have."""


class QuotaReached(TableError):
    """The person has as much of the server as one may have."""


class TooManyTables(QuotaReached):
    """The person has as many unfinished games as one may have."""


class TooManyComputers(QuotaReached):
    """As many computers play against the person as may."""


class TooMuchStored(QuotaReached):
    """The games of the person take as many bytes as they may."""


class NothingToReport(TableError):
    """Nobody else can sit at the table."""


class TooManyReports(TableError):
    """The person has reported as much as one may."""


class GameTooLong(TableError):
    """The game has as many picks as a game may have."""


class UndoRefused(TableError):
    """The pick cannot be taken back."""


class HintRefused(TableError):
    """There are no hints at this table."""


class StillThere(TableError):
    """The game cannot go on without this player yet, or not in this way."""


class LostByTime(TableError):
    """The player's time was up, and a computer plays in the seat to the end."""


class OutOfGame(TableError):
    """The player has left the game, and decides nothing about it any more."""


class SignInRefused(TableError):
    """Who somebody is could not be shown, or nobody could show it any more."""


class Meanwhile(TableError):
    """Something else was done at the table first."""
