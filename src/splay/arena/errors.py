"""What the arena refuses, besides tables and bots that cannot be.

ArenaError(SplayError)
├── BadContest     bots that cannot meet: too few, too many, the same twice, a program that is not there
├── OtherRun       a folder that has games of another run; says what differs
├── Unusable       a file of a run that cannot be read
├── PlayerLost     a process that plays games has gone
├── NoAnswer       a program has not answered, or in no way that makes sense
└── Forfeit        a bot has failed to answer, or has answered with what is not offered: it loses the game

Who measures bots reads these sentences, not players, so they are in English only.
"""

from splay.errors import SplayError


class ArenaError(SplayError):
    """Wrong use of the arena."""


class BadContest(ArenaError):
    """Bots that cannot meet in this way."""


class OtherRun(ArenaError):
    """The folder has games of another run; it is as it was."""


class Unusable(ArenaError):
    """A file of a run that cannot be read."""


class PlayerLost(ArenaError):
    """A process that plays games has gone."""


class NoAnswer(ArenaError):
    """A program has not answered, or in no way that makes sense; says what it has done instead."""


class Forfeit(ArenaError):
    """A bot loses the game, because it has failed to answer or has answered with what is not offered.

    Attributes:
        seat: whose game is lost.
        is_illegal: whether it has answered with what is not offered.
    """

    def __init__(self, message: str, /, seat: int, is_illegal: bool, **values: object) -> None:
        super().__init__(message, **values)
        self.seat = seat
        self.is_illegal = is_illegal
