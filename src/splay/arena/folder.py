"""Folders of games: each holds the games of one run, in files that are there as a whole or not at all."""

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, TypeVar

from splay.arena.errors import OtherRun, PlayerLost, Unusable
from splay.bots.process import serve_only

RUN: Final = "run.json"
Task = TypeVar("Task")
Done = TypeVar("Done")


def claim(folder: Path, run: dict[str, Any], parts: Sequence[str]) -> None:
    """Make a folder the one of a run, if it is not that already.

    Args:
        folder: is made if it is not there.
        run: what makes two runs the same, as JSON.
        parts: the folders in it that hold games; made, too.

    Raises:
        OtherRun: it has games of another run, or does not say of which.
        Unusable: what it says cannot be read, or a file stands where a folder should be.
    """
    for each in (folder, *(folder / name for name in parts)):
        if each.exists() and not each.is_dir():
            raise Unusable("{file} is no folder", file=str(each))
    _compare(folder, run, parts)
    for name in parts:
        (folder / name).mkdir(exist_ok=True)


def _compare(folder: Path, run: dict[str, Any], parts: Sequence[str]) -> None:
    """Compare a run with the one the folder has, or write it there."""
    file = folder / RUN
    if file.exists():
        found = read_json(file)
        if found != run:
            raise OtherRun(
                "{folder} has games of another run: {differences}",
                folder=str(folder),
                differences=_differences(found, run),
            )
        return
    for name in parts:
        if next((folder / name).glob("*"), None) is not None:
            raise OtherRun(
                "{folder} has games, but no {file} to say of which run: name another folder",
                folder=str(folder),
                file=RUN,
            )
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(file, (json.dumps(run, indent=1) + "\n").encode())


def _differences(found: Any, run: dict[str, Any]) -> str:
    if not isinstance(found, dict):
        return str(found)
    names = [name for name in {**run, **found} if found.get(name) != run.get(name)]
    return ", ".join(
        f"{name} is {json.dumps(found.get(name))} there, not {json.dumps(run.get(name))}" for name in names
    )


def read_json(file: Path) -> Any:
    """What is in a file of JSON.

    Raises:
        Unusable: it is no JSON.
    """
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Unusable("{file} cannot be read: {fault}", file=str(file), fault=str(error)) from error


def write_whole(file: Path, data: bytes) -> None:
    """Write a file that is either there as a whole or not at all, even if this process is killed."""
    aside = file.with_name(f"{file.name}.new")
    aside.write_bytes(data)
    aside.replace(file)


def in_processes(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[Done]:
    """Do all tasks, and give what comes of each as soon as it is done; the first to fail ends the rest.

    Args:
        work: does one; it and the tasks are sent to other processes, unless there is only one.
        tasks: what is to be done.
        processes: how many of them do it.

    Raises:
        PlayerLost: one of the processes has gone.
    """
    if processes == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")  # works on every system, and whatever threads there are
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(min(processes, max(len(tasks), 1)), context, initializer=serve_only) as pool:
        try:
            for future in as_completed([pool.submit(work, task) for task in tasks]):
                yield future.result()
        except BaseException as error:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
            if isinstance(error, BrokenProcessPool):
                raise PlayerLost("a process that plays games has gone; what was played before is kept") from error
            raise
