"""The rounds of `splay bench web`: a server, tables that play at it, and what that took."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import typer

from splay.cli.bench.browsers import Figures, Match
from splay.cli.bench.errors import BenchError
from splay.cli.bench.page import page_weight
from splay.cli.bench.tables import Seated, tables_of

PACE_SECONDS: Final = 2.0
"""The shortest time a person needs for a pick."""
START_SECONDS: Final = 60.0
KINDS: Final = ("pick", "look", "preview")


def measured(
    counts: list[int], seconds: float, edition: int, processes: int, database: str | None, url: str | None
) -> dict[str, Any]:
    """Play rounds with so many tables, at a running server or at one of their own; what they took."""
    if url is not None:
        return asyncio.run(_measure(url.rstrip("/"), None, None, counts, seconds, edition))
    with tempfile.TemporaryDirectory(prefix="splay-bench-") as folder:
        kept = database or f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        with _server(kept, Path(folder), processes) as (origin, process):
            return asyncio.run(_measure(origin, kept, process, counts, seconds, edition))


# -- the server ------------------------------------------------------------------------


@contextmanager
def _server(database: str, folder: Path, processes: int) -> Iterator[tuple[str, int]]:
    """Start a separate server; yields its URL and the id of its first process."""
    command = [sys.executable, "-c", "from splay.cli.app import main; main()"]
    options = ["--port", "0", "--database", database, "--bots", "0", "--no-rate-limit", "--processes", str(processes)]
    log = folder / "server.log"
    # In a data folder of its own, so that it is not mistaken for this user's server.
    surroundings = {**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder)}
    with log.open("wb") as sink:
        process = subprocess.Popen(
            [*command, "serve", *options], stdout=sink, stderr=subprocess.STDOUT, env=surroundings
        )
    try:
        yield _address(process, log), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(START_SECONDS)


def _address(process: "subprocess.Popen[bytes]", log: Path) -> str:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text(encoding="utf-8", errors="replace"))
        if found:
            return found[0]
        time.sleep(0.05)
    said = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    raise BenchError(f"the server does not start: {said[-1] if said else 'it says nothing'}")


# -- measuring -------------------------------------------------------------------------


async def _measure(
    origin: str, database: str | None, process: int | None, counts: list[int], seconds: float, edition: int
) -> dict[str, Any]:
    rounds = []
    weight: dict[str, Any] = {}
    for count in counts:
        fresh = tables_of(origin, database, edition, random.Random(count))
        weight = weight or page_weight(origin, *next(fresh))
        matches = [Match(origin, seed) for seed in range(count)]
        for match in matches:
            await match.sit_down(*next(fresh))
        for every in (None, PACE_SECONDS):
            part = await _part(matches, fresh, seconds, every, process)
            rounds.append({"tables": count, "pace": every, **part})
            print(f"{count} tables: {rounds[-1]['picks_per_second']} picks/s", file=sys.stderr, flush=True)
        await asyncio.gather(*(match.close() for match in matches))
    return {"edition": edition, "rounds": rounds, "page": weight}


async def _part(
    matches: list[Match], fresh: Iterator[Seated], seconds: float, every: float | None, process: int | None
) -> dict[str, Any]:
    """Play at all tables at once; returns the results."""
    figures = Figures()
    before, began, own = _cpu_seconds(process), time.perf_counter(), time.process_time()
    until = began + seconds
    starts = (at / len(matches) for at in range(len(matches)))
    await asyncio.gather(
        *(_play(match, fresh, figures, until, every, start) for match, start in zip(matches, starts, strict=True))
    )
    took, used = time.perf_counter() - began, _cpu_seconds(process)
    done = len(figures.times.get("pick", ()))
    responses = max(1, len(figures.sizes))
    return {
        "picks": done,
        "picks_per_second": round(done / took, 1),
        "refused": {str(status): count for status, count in sorted(figures.refused.items())},
        **{f"{kind}_ms": spread(figures.times.get(kind, [])) for kind in KINDS},
        "answer_kb": round(sum(figures.sizes) / responses / 1000, 1),
        "server_cpu_ms": None if before is None or used is None else round(1000 * (used - before) / responses, 2),
        "server_cpu_percent": None if before is None or used is None else round(100 * (used - before) / took),
        "browsers_cpu_percent": round(100 * (time.process_time() - own) / took),
        "server_memory_mb": _peak_memory_mb(process),
    }


async def _play(
    match: Match, fresh: Iterator[Seated], figures: Figures, until: float, every: float | None, start: float
) -> None:
    """Play until a given time, game after game; with a pace, tables pick one after the other."""
    due = time.perf_counter() + (start * every if every else 0.0)
    while True:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if time.perf_counter() >= until:
            return
        if not await match.pick(figures):
            await match.sit_down(*next(fresh))
        due = max(due + every, time.perf_counter()) if every else due


def spread(times: list[float]) -> dict[str, float] | None:
    """Median, 95th percentile and worst, in milliseconds."""
    if not times:
        return None
    ordered = sorted(1000 * each for each in times)
    almost = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return {"median": round(median(ordered), 1), "p95": round(almost, 1), "worst": round(ordered[-1], 1)}


def _family(process: int) -> Iterator[int]:
    """A process and its children."""
    yield process
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    for child in children.split():
        yield from _family(int(child))


def _cpu_seconds(process: int | None) -> float | None:
    """The processor time a server has used; None if the system does not say."""
    if process is None:
        return None
    ticks = 0
    try:
        for each in _family(process):
            words = Path(f"/proc/{each}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            ticks += int(words[11]) + int(words[12])
    except OSError:
        return None
    return ticks / os.sysconf("SC_CLK_TCK")


def _peak_memory_mb(process: int | None) -> float | None:
    """The most memory a server has used; None if the system does not say."""
    if process is None:
        return None
    try:
        statuses = [Path(f"/proc/{each}/status").read_text(encoding="utf-8") for each in _family(process)]
    except OSError:
        return None
    peaks = [re.search(r"VmHWM:\s*(\d+)", status) for status in statuses]
    return round(sum(int(peak[1]) for peak in peaks if peak) / 1000, 1)


# -- telling ---------------------------------------------------------------------------


def tell(data: dict[str, Any]) -> None:
    """Say in words what rounds took and what the page weighs."""
    for each in data["rounds"]:
        pace = f"a pick every {each['pace']:.0f} s each" if each["pace"] else "pick after pick"
        typer.echo(f"{each['tables']} tables, {pace}")
        typer.echo(f"  {'picks a second':24}{each['picks_per_second']}")
        for kind in KINDS:
            if (times := each[f"{kind}_ms"]) is not None:
                shown = f"median {times['median']} ms, 95 % under {times['p95']}, worst {times['worst']}"
                typer.echo(f"  {kind:24}{shown}")
        for name in ("answer_kb", "server_cpu_ms", "server_cpu_percent", "browsers_cpu_percent", "server_memory_mb"):
            if each[name] is not None:
                typer.echo(f"  {name.replace('_', ' '):24}{each[name]}")
        if each["refused"]:
            typer.echo(f"  {'refused':24}{', '.join(f'{count} x {kind}' for kind, count in each['refused'].items())}")
    typer.echo(f"the page of a table weighs {data['page']['kb']} kB, gzipped:")
    for path, size in data["page"]["files"].items():
        typer.echo(f"  {size / 1000:8.1f} kB  {path}")
