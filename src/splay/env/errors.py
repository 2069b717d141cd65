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

import re
import shlex
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from importlib.metadata import PackageNotFoundError, requires
from typing import Final

from splay.errors import SplayError

DISTRIBUTIONS: Final = {"PIL": "pillow", "pyspiel": "open-spiel"}
"""Where a package comes from, if that has another name."""


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


def need(what: str, *packages: str) -> AbstractContextManager[None]:
    """Make sure that packages are there.

    Args:
        what: what needs them, as the subject of a sentence.
        packages: what is imported.

    Returns:
        a context in which a module imports them.  It does nothing, but keeps the imports where imports belong.

    Raises:
        MissingPackage: some of them are not; the message names them.
    """
    missing: list[str] = []
    for package in packages:
        try:
            import_module(package)
        except ModuleNotFoundError as error:
            lacking = (error.name or package).partition(".")[0]
            if lacking == package:
                missing.append(package)
            elif lacking not in missing:  # one of the packages may need another
                raise
    if missing:
        raise MissingPackage(
            "{what} needs {packages}, which {verb} not installed: {command}",
            what=what,
            packages=" and ".join(filter(None, [", ".join(missing[:-1]), missing[-1]])),
            verb="is" if len(missing) == 1 else "are",
            command=install_command(missing),
        )
    return nullcontext()


def install_command(packages: Sequence[str]) -> str:
    """The command that installs packages for this Python, each in a version that Splay can work with.

    It names them one by one and not as an extra of Splay, so that it works wherever Splay has come from.

    Args:
        packages: what is imported.
    """
    try:
        known = requires("splay") or []
    except PackageNotFoundError:  # it is used without being installed
        known = []
    wanted: list[str] = []
    for package in packages:
        name = DISTRIBUTIONS.get(package, package).replace("_", "-")
        bounds = (re.fullmatch(rf"({re.escape(name)}(?![\w.-])[^;]*?)\s*(;.*)?", each) for each in known)
        wanted.append(next((found[1] for found in bounds if found), name))
    python = shlex.quote(sys.executable) if sys.executable else "python"
    return " ".join([python, "-m", "pip", "install", *(f'"{each}"' for each in wanted)])
