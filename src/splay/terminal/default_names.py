"""Default names of players."""

import getpass
from collections.abc import Sequence
from typing import Final

from splay.position.setup import name_fault
from splay.terminal.table import HUMAN
from splay.text.reader import Reader

NAMES: Final = ("ann", "bob", "cid", "dan", "eve")


def seat_names(kinds: Sequence[str], name: str | None, reader: Reader) -> tuple[str, ...]:
    """A name for every seat.

    Args:
        kinds: by seat, ``human`` or the name of a bot.
        name: the name of the first person; None for the default: a single person gets their system user name if it
            is a valid name, several people get names like everyone else.
        reader: the language of the name for a person whom the system does not name.

    Raises:
        SetupError: the name is not possible.
    """
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    if name is None and len(people) == 1:
        name = user_name() or reader.pgettext("name of who plays", "You")
    own = None if name is None else name.strip()
    fault = None if own is None else name_fault(own)
    if fault is not None:
        raise fault
    spare = [each for each in (*NAMES, *(f"player {n + 1}" for n in range(len(kinds) + 1))) if not _alike(each, own)]
    names = [NAMES[seat] if seat < len(NAMES) else f"player {seat + 1}" for seat in range(len(kinds))]
    if own is not None and people:
        names[people[0]] = own
    for seat, each in enumerate(names):
        if _alike(each, own) and not (people and seat == people[0]):
            names[seat] = next(other for other in spare if other not in names)
    return tuple(names)


def user_name() -> str | None:
    """The name of the system user; None if it is not possible as a player's name."""
    try:
        name = getpass.getuser()
    except (ImportError, KeyError, OSError):
        return None
    return name if name_fault(name) is None else None


def _alike(name: str, other: str | None) -> bool:
    return other is not None and name.casefold() == other.casefold()
