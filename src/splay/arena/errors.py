"""What the arena refuses, besides tables and bots that cannot be.

ArenaError(SplayError)
├── OtherRun       a folder that has games of another run; says what differs
├── PlayerLost     a process that plays games has gone
├── Unusable       files of a run that cannot be read
└── Forfeit        a bot that has not answered, or with what was not offered: it loses the game

Who measures bots reads these sentences, not players, so they are in English only.
"""

from splay.errors import SplayError


class ArenaError(SplayError):
    """Wrong use of the arena."""


class OtherRun(ArenaError):
    """The folder has games of another run; it is as it was."""


class PlayerLost(ArenaError):
    """A process that plays games has gone."""


class Unusable(ArenaError):
    """A file of a run that cannot be read."""


class Forfeit(ArenaError):
    """A bot loses the game, because it has not answered or has answered with what was not offered."""
