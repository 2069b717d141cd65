"""What the environments refuse.

EnvError(SplayError)
├── BadArgument        an argument that means nothing: says which and why
├── MissingPackage     a package of an extra is not installed; says how to get it
├── IllegalAction      an action that is no action, or not one of those offered; nothing has changed
├── NoSuchAgent        there is no such agent at the table
├── NoSuchMode         there is no such way to render
├── NotReset           nothing can be done before the first reset
├── EpisodeOver        the game has ended; only a reset begins another
└── WorkerLost         a process that plays games of a batch has gone

A table that cannot exist, a seed that is none or a bot that is not there is a `SetupError`, as everywhere.  Programmers
read the sentences of these errors, not players, so they are in English only.
"""

from importlib import import_module
from typing import Final

from splay.errors import SplayError

RESEARCH: Final = "research"
"""The extra with most of what environments need."""
EXTRAS: Final = {"pyspiel": "open-spiel", "ray": "ray", "rlcard": "bench", "pygame": "bench"}
"""The extras with packages that few need."""


class EnvError(SplayError):
    """Wrong use of an environment."""


class BadArgument(EnvError):
    """An argument of an environment that means nothing."""


class MissingPackage(EnvError):
    """A package that the environment needs is not installed."""


class IllegalAction(EnvError):
    """The action is not offered; the game is as it was."""


class NoSuchAgent(EnvError):
    """There is no such agent at the table."""


class NoSuchMode(EnvError):
    """There is no such way to render."""


class NotReset(EnvError):
    """The environment has never been reset, so there is no game."""


class EpisodeOver(EnvError):
    """The game has ended, so there is nothing to decide."""


class WorkerLost(EnvError):
    """A process that plays games of a batch has gone, or the batch is closed."""


def need(what: str, *packages: str) -> None:
    """Make sure that packages are there.

    Args:
        what: what needs them, as the subject of a sentence.
        packages: what is imported.

    Raises:
        MissingPackage: one of them is not; the message names it.
    """
    for package in packages:
        try:
            import_module(package)
        except ModuleNotFoundError as error:
            if (error.name or package).partition(".")[0] != package:
                raise
            raise MissingPackage(
                "{what} needs the package {package}, which is not installed: {install}",
                what=what,
                package=package,
                install=f'pip install "splay[{EXTRAS.get(package, RESEARCH)}]"',
            ) from error
