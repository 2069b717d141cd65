"""How much memory a server may use for games, if nobody says so."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

SHARE: Final = 4
"""One part in so many of the memory there is."""
LEAST: Final = 64 * 2**20
"""For one process.  A game in which two people are far along takes 1.3 MB."""
LIMITS: Final = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Where Linux says what a container may use."""


def memory_for_games(processes: int, there: int | None = None) -> int:
    """How many bytes the games kept in memory may take in each of so many processes.

    Args:
        processes: how many share it.
        there: the memory of the computer or container in bytes; by default what the system says.

    >>> [memory_for_games(processes, there=4 * 2**30) // 2**20 for processes in (1, 2, 64)]
    [1024, 512, 64]
    """
    there = memory_there() if there is None else there
    return max(LEAST, there // SHARE // processes)


def memory_there(limits: tuple[Path, ...] = LIMITS) -> int:
    """The memory of this computer in bytes, or what this container may use of it.

    Where the system tells neither, 1 GiB.
    """
    found = []
    for file in limits:
        try:
            found.append(int(file.read_text(encoding="ascii")))
        except (OSError, ValueError):
            continue  # no container, or one without a limit, which then says "max"
    with suppress(AttributeError, OSError, ValueError):  # not on Windows
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    return min(found, default=2**30)
