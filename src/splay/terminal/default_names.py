"""What players are called where nobody has said so."""

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
        name: what the first person is called; None: a person who plays alone as the system has it, if that can
            be a name here, and several people like everybody else.
        reader: who is told what a person is called whom the system does not name.

    Raises:
        SetupError: nobody can be called by the name.
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
    """What the system calls who uses it; None if nobody can be called so in a game."""
    try:
        name = getpass.getuser()
    except (ImportError, KeyError, OSError):
        return None
    return name if name_fault(name) is None else None


def _alike(name: str, other: str | None) -> bool:
    return other is not None and name.casefold() == other.casefold()
