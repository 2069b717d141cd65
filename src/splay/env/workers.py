"""A batch whose games are played by several processes, which write into memory that all of them share."""

import multiprocessing
import weakref
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Unpack

import numpy as np

from splay.env.arrays import Arrays, Batch, Games, checked_count, shapes_of
from splay.env.core import Episodes
from splay.env.errors import WorkerLost
from splay.game.returns import TURN_LIMIT
from splay.position.options import Options

MOST_PROCESSES: Final = 1024
_ALIGNED: Final = 64
_CONTEXT: Final = multiprocessing.get_context("spawn")
"""How processes begin: without what this one has in memory, so it works with threads, on every system."""


class SharedBatch(Batch):
    """Many games in several processes; `splay.env.batch` makes one.

    Attributes:
        processes: how many play.
    """

    def __init__(
        self,
        edition: int = 4,
        players: int = 2,
        *,
        games: int = 64,
        processes: int = 2,
        teams: str = "",
        turn_limit: int = TURN_LIMIT,
        **options: Unpack[Options],
    ) -> None:
        """Start the processes; as `splay.env.batch`."""
        self.processes = min(checked_count("processes", processes, MOST_PROCESSES), games)
        self._described = (edition, players, teams, turn_limit, options)
        super().__init__(edition, players, games=games, teams=teams, turn_limit=turn_limit, **options)

    def _made(self) -> Arrays:
        shapes = shapes_of(self._table, self.games)
        self._memory = _CONTEXT.RawArray("b", sum(_room(*each) for each in shapes.values()))
        return _arrays_in(self._memory, shapes)

    def _start(self) -> None:
        ends = [self.games * number // self.processes for number in range(self.processes + 1)]
        self._pipes: list[Connection] = []
        self._parts = [slice(first, end) for first, end in pairwise(ends)]
        workers: list[BaseProcess] = []
        for part in self._parts:
            here, there = _CONTEXT.Pipe()
            told = (self._memory, self._table.setup.to_json(), self._table.turn_limit, self.games, part)
            worker = _CONTEXT.Process(target=_work, args=(there, *told), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            workers.append(worker)
        self._end = weakref.finalize(self, _end, self._pipes, workers)

    def _play(self, what: str, told: Any) -> None:
        try:
            for pipe, part in zip(self._pipes, self._parts, strict=True):
                pipe.send((what, told[part] if isinstance(told, list) else told))
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost("a process that plays games has gone, or the batch is closed") from error

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        self._end()


def _work(pipe: Connection, memory: Any, setup: dict[str, Any], turn_limit: int, games: int, part: slice) -> None:
    """Play some of the games, until told to end."""
    table = Episodes(names=setup.pop("players"), turn_limit=turn_limit, **setup)
    arrays = _arrays_in(memory, shapes_of(table, games))
    mine = Games(table, arrays.part(part), part.start)
    try:
        while True:
            what, told = pipe.recv()
            getattr(mine, what)(told)
            pipe.send(None)
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _room(shape: tuple[int, ...], kind: type) -> int:
    """The bytes of an array, so that the next one begins where any may."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return -(-size // _ALIGNED) * _ALIGNED


def _arrays_in(memory: Any, shapes: dict[str, tuple[tuple[int, ...], type]]) -> Arrays:
    """The arrays of a batch, one behind the other in memory."""
    made: dict[str, Any] = {}
    start = 0
    for name, (shape, kind) in shapes.items():
        made[name] = np.ndarray(shape, kind, buffer=memory, offset=start)
        start += _room(shape, kind)
    return Arrays(**made)


def _end(pipes: Sequence[Connection], workers: Sequence[BaseProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join()
