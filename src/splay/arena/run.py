"""A contest is played in several processes, and goes on where it stopped."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from splay.arena.contest import Contest
from splay.arena.errors import Unusable
from splay.arena.folder import claim, in_processes, read_json, write_whole
from splay.arena.sets import At, Played, PlayedSet, play_set

SETS: Final = "sets"
"""The folder with a file for each set, within that of the run."""


def run_contest(
    contest: Contest,
    games: int,
    folder: Path | None = None,
    processes: int = 1,
    tell: Callable[[int], None] | None = None,
) -> list[list[PlayedSet]]:
    """Play, or go on playing; returns the sets of each table, in order.

    Args:
        contest: who meets.
        games: how many at each table; more are played if the last set needs it.
        folder: where each set is kept, and whence those that are there already are taken.
        processes: how many of them play.
        tell: is told how many games have been played.

    Raises:
        OtherRun: the folder has games of another run, or does not say of which.
        Unusable: a file in the folder cannot be read, or stands where a folder should be.
        PlayerLost: one of several processes has gone.
    """
    tasks = [(table, number) for number in range(contest.sets_for(games)) for table in range(len(contest.tables))]
    found: dict[At, PlayedSet] = {}
    if folder is not None:
        claim(folder, contest.told(), [SETS])
        found = {at: _read(_file(folder, at)) for at in tasks if _file(folder, at).exists()}
    if tell is not None:
        tell(len(found) * contest.set_size)
    missing = [at for at in tasks if at not in found]
    for at, played in in_processes(partial(play_set, contest), missing, processes):
        if folder is not None:
            write_whole(_file(folder, at), json.dumps([game.to_json() for game in played]).encode())
        found[at] = played
        if tell is not None:
            tell(len(found) * contest.set_size)
    return [[found[table, number] for number in range(contest.sets_for(games))] for table in range(len(contest.tables))]


def _file(folder: Path, at: At) -> Path:
    return folder / SETS / f"{at[0]:02}-{at[1]:05}.json"


def _read(file: Path) -> PlayedSet:
    try:
        return [Played.from_json(game) for game in read_json(file)]
    except (KeyError, TypeError, AttributeError) as error:
        raise Unusable("{file} holds no games: {fault}", file=str(file), fault=repr(error)) from error
