"""The clients of `splay bench web`: processes of their own, each with browsers at some tables, or with onlookers."""

import asyncio
import multiprocessing
import random
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final
from urllib.parse import urlsplit

from splay.cli.bench.browsers import Figures, Match
from splay.cli.bench.errors import BenchError
from splay.cli.bench.tables import Seated, tables_of

SIT_SECONDS: Final = 600.0
"""How long everybody may take to sit down."""
SPARE: Final = 200
"""Files that a process has open besides its connections."""
CONNECT_AT_ONCE: Final = 100


@dataclass(frozen=True, slots=True)
class ClientCrowd:
    """Who is in a client process.

    Attributes:
        origin: the server.
        database: where games in progress are put; None: games begin at the server.
        edition: of the games.
        tables: at how many tables somebody plays.
        watched: tables that are looked at, one onlooker after another.
        watchers: how many onlookers follow those.
        seed: the chance in the games.
    """

    origin: str
    database: str | None
    edition: int
    tables: int = 0
    watched: tuple[str, ...] = ()
    watchers: int = 0
    seed: int = 0


@dataclass(slots=True)
class Measured:
    """What a client process has measured in a part of a round.

    Attributes:
        figures: of the requests.
        cpu_seconds: its own processor time.
        heard: how often an onlooker was told of a change.
        behind: by change, the seconds from the first onlooker at a table who was told of it to the last.
    """

    figures: Figures = field(default_factory=Figures)
    cpu_seconds: float = 0.0
    heard: int = 0
    behind: list[float] = field(default_factory=list)


class Client:
    """A client process, seen from the one that measures."""

    def __init__(self, crowd: ClientCrowd) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process: BaseProcess = context.Process(target=_serve, args=(there, crowd), daemon=True)
        self._process.start()
        there.close()

    def sit_down(self) -> tuple[str, ...]:
        """Wait until everybody is there; the tables where somebody plays."""
        said: tuple[str, ...] = self._hear(SIT_SECONDS)
        return said

    def begin(self, seconds: float, every: float | None) -> None:
        """Begin a part of a round; with a pace, each table picks once in so many seconds."""
        self._line.send((seconds, every))

    def end(self, seconds: float) -> Measured:
        """What came of it."""
        told: Measured = self._hear(seconds)
        return told

    def close(self) -> None:
        """Let everybody leave."""
        with suppress(OSError):
            self._line.send(None)
        self._process.join(20)
        self._process.kill()
        self._process.join()
        self._line.close()

    def _hear(self, seconds: float) -> Any:
        if not self._line.poll(seconds):
            raise BenchError("a client process does not answer")
        try:
            said = self._line.recv()
        except EOFError:
            raise BenchError("a client process has died") from None
        if isinstance(said, BenchError):
            raise said
        return said


def check_files(connections: int) -> None:
    """Allow this process as many connections; raises BenchError if the system does not."""
    from splay.web.requests.connections import allow_many, most_files

    allow_many()
    most = most_files()
    if most is not None and most < connections + SPARE:
        raise BenchError(
            f"{connections} connections in a process need as many open files, and {most} are allowed: ulimit -n"
        )


# -- in the process --------------------------------------------------------------------


def _serve(line: Connection, crowd: ClientCrowd) -> None:
    try:
        check_files(max(4 * crowd.tables, crowd.watchers))
        asyncio.run(_Room(crowd).serve(line))
    except BenchError as error:
        line.send(error)
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # whoever measures is gone


class _Room:
    """The browsers of a process."""

    def __init__(self, crowd: ClientCrowd) -> None:
        self._crowd = crowd
        self._fresh: Iterator[Seated] = iter(())
        self._told = Measured()
        self._heard: dict[tuple[str, bytes], tuple[float, float]] = {}
        self._watching: list[asyncio.Task[None]] = []

    async def serve(self, line: Connection) -> None:
        crowd = self._crowd
        self._fresh = tables_of(crowd.origin, crowd.database, crowd.edition, random.Random(crowd.seed))
        matches = [Match(crowd.origin, crowd.seed + number, self._source(number)) for number in range(crowd.tables)]
        for match in matches:
            await match.sit_down(*next(self._fresh))
        await self._watch()
        line.send(tuple(match.table for match in matches))
        while (order := await asyncio.to_thread(line.recv)) is not None:
            line.send(await self._part(matches, *order))
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, *(match.close() for match in matches), return_exceptions=True)

    def _source(self, number: int) -> str | None:
        """An address of its own for each table, as people have: servers share their time among addresses."""
        if urlsplit(self._crowd.origin).hostname != "127.0.0.1" or sys.platform != "linux":
            return None
        seed = self._crowd.seed + number
        return f"127.1.{seed // 250 % 250}.{1 + seed % 250}"

    async def _part(self, matches: list[Match], seconds: float, every: float | None) -> Measured:
        """Play at all tables at once; returns the results."""
        self._told, self._heard = Measured(), {}
        began, own = time.perf_counter(), time.process_time()
        starts = (at / len(matches) for at in range(len(matches)))
        plays = (self._play(match, began + seconds, every, start) for match, start in zip(matches, starts, strict=True))
        await asyncio.gather(*plays)
        await asyncio.sleep(max(0.0, began + seconds - time.perf_counter()))
        self._told.cpu_seconds = time.process_time() - own
        self._told.behind = [last - first for first, last in self._heard.values()]
        return self._told

    async def _play(self, match: Match, until: float, every: float | None, start: float) -> None:
        """Play until a given time, game after game; with a pace, tables pick one after the other."""
        due = time.perf_counter() + (start * every if every else 0.0)
        while True:
            await asyncio.sleep(max(0.0, min(due, until) - time.perf_counter()))
            if time.perf_counter() >= until:
                return
            if not await match.pick(self._told.figures):
                await match.sit_down(*next(self._fresh))
            due = max(due + every, time.perf_counter()) if every else due

    # -- onlookers -----------------------------------------------------------------------

    async def _watch(self) -> None:
        """Let all onlookers begin to follow their tables."""
        crowd = self._crowd
        gate = asyncio.Semaphore(CONNECT_AT_ONCE)
        there: list[asyncio.Future[None]] = []
        for number in range(crowd.watchers):
            table = crowd.watched[number % len(crowd.watched)]
            there.append(asyncio.get_running_loop().create_future())
            self._watching.append(asyncio.create_task(self._follow(table, gate, there[-1])))
        await asyncio.gather(*there)

    async def _follow(self, table: str, gate: asyncio.Semaphore, there: "asyncio.Future[None]") -> None:
        """Follow a table, and note when a change is told."""
        origin = urlsplit(self._crowd.origin)
        try:
            async with gate:
                reader, writer = await asyncio.open_connection(origin.hostname, origin.port or 80)
                writer.write(f"GET /t/{table}/live HTTP/1.1\r\nHost: {origin.netloc}\r\n\r\n".encode())
                status = (await reader.readuntil(b"\r\n\r\n")).split()[1]
                if status != b"200":
                    raise BenchError(f"an onlooker is answered with status {status.decode()}")
                await reader.readuntil(b"data:")
            there.set_result(None)
        except BenchError as error:
            there.set_exception(error)
            return
        except (OSError, asyncio.IncompleteReadError) as error:
            there.set_exception(BenchError(f"an onlooker cannot follow: {error}"))
            return
        with suppress(OSError, asyncio.IncompleteReadError):
            while line := await reader.readline():
                if line.startswith(b"data:"):
                    now = time.perf_counter()
                    first, _ = self._heard.get((table, line), (now, now))
                    self._heard[table, line] = first, now
                    self._told.heard += 1
