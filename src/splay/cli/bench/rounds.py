"""The rounds of `splay bench web`: a server, tables that play at it, and what that took."""

import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

import typer

from splay.cli.bench.browsers import Figures
from splay.cli.bench.clients import Client, ClientCrowd
from splay.cli.bench.errors import BenchError
from splay.cli.bench.page import page_weight
from splay.cli.bench.tables import tables_of

START_SECONDS: Final = 60.0
PATIENCE_SECONDS: Final = 300.0
"""How long whoever waits for an answer may go on after the end of a part."""
KINDS: Final = ("pick", "look", "preview")


@dataclass(frozen=True, slots=True)
class BenchPlan:
    """What is measured.

    Attributes:
        tables: numbers of tables, a round each.
        seconds: how long each part of a round takes.
        edition: of the games.
        processes: numbers of server processes; all rounds are played with each.
        database: where the server keeps the games; None: a new file.
        url: a server already running, instead.
        watchers: onlookers, spread over the tables.
        clients: client processes with browsers.
        pace: the seconds that a person needs for a pick.
    """

    tables: tuple[int, ...]
    seconds: float = 10.0
    edition: int = 4
    processes: tuple[int, ...] = (1,)
    database: str | None = None
    url: str | None = None
    watchers: int = 0
    clients: int = 2
    pace: float = 5.0


def measured(plan: BenchPlan) -> dict[str, Any]:
    """Play all rounds; what they took."""
    if plan.url is not None:
        return _measure(plan, plan.url.rstrip("/"), None, None, None)
    found: dict[str, Any] = {"rounds": []}
    for processes in plan.processes:
        with tempfile.TemporaryDirectory(prefix="splay-bench-") as folder:
            kept = plan.database or f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
            with _server(kept, Path(folder), processes) as (origin, process):
                part = _measure(plan, origin, kept, process, processes)
        found = {**part, "rounds": [*found["rounds"], *part["rounds"]]}
    return found


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


def _measure(
    plan: BenchPlan, origin: str, database: str | None, process: int | None, processes: int | None
) -> dict[str, Any]:
    """Play the rounds at a server."""
    weight = page_weight(origin, *next(tables_of(origin, database, plan.edition, random.Random(1))))
    rounds = []
    for count in plan.tables:
        with ExitStack() as leaving:
            clients = _seated(plan, origin, database, count, leaving)
            for every in (None, plan.pace):
                part = _part(clients, plan.seconds, every, process)
                shown = {"tables": count, "watchers": plan.watchers, "processes": processes, "pace": every}
                rounds.append({**shown, **part})
                print(f"{count} tables: {part['picks_per_second']} picks/s", file=sys.stderr, flush=True)
    return {"edition": plan.edition, "rounds": rounds, "page": weight}


def _seated(plan: BenchPlan, origin: str, database: str | None, count: int, leaving: ExitStack) -> list[Client]:
    """Client processes whose people sit at so many tables, and those of the onlookers."""
    clients = []
    several = min(plan.clients, count)
    for number in range(several):
        tables = count // several + (number < count % several)
        seed = 1000 * count + 100_000 * number
        clients.append(Client(ClientCrowd(origin, database, plan.edition, tables, seed=seed)))
        leaving.callback(clients[-1].close)
    played = tuple(table for client in clients for table in client.sit_down())
    if plan.watchers:
        crowd = ClientCrowd(origin, None, plan.edition, watched=played, watchers=plan.watchers)
        onlookers = Client(crowd)
        leaving.callback(onlookers.close)
        onlookers.sit_down()
        clients.append(onlookers)
    return clients


def _part(clients: list[Client], seconds: float, every: float | None, process: int | None) -> dict[str, Any]:
    """Let everybody play at once; returns the results."""
    before, began = _cpu_seconds(process), time.perf_counter()
    for client in clients:
        client.begin(seconds, every)
    told = [client.end(seconds + PATIENCE_SECONDS) for client in clients]
    took, used = time.perf_counter() - began, _cpu_seconds(process)
    figures = Figures.together(each.figures for each in told)
    done = len(figures.times.get("pick", ()))
    responses = max(1, len(figures.sizes))
    return {
        "picks": done,
        "picks_per_second": round(done / took, 1),
        "refused": {str(status): count for status, count in sorted(figures.refused.items())},
        **{f"{kind}_ms": spread(figures.times.get(kind, [])) for kind in KINDS},
        "watchers_told": sum(each.heard for each in told),
        "watchers_behind_ms": spread([seconds for each in told for seconds in each.behind]),
        "answer_kb": round(sum(figures.sizes) / responses / 1000, 1),
        "server_cpu_ms": None if before is None or used is None else round(1000 * (used - before) / responses, 2),
        "server_cpu_percent": None if before is None or used is None else round(100 * (used - before) / took),
        "browsers_cpu_percent": round(100 * sum(each.cpu_seconds for each in told) / took),
        "server_memory_mb": _memory_mb(process),
    }


def spread(times: list[float]) -> dict[str, float] | None:
    """Median, 95th and 99th percentile and worst, in milliseconds."""
    if not times:
        return None
    ordered = sorted(1000 * each for each in times)
    almost = {f"p{part}": ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (95, 99)}
    found = {"median": median(ordered), **almost, "worst": ordered[-1]}
    return {name: round(time, 1) for name, time in found.items()}


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


def _memory_mb(process: int | None) -> float | None:
    """The memory that the processes of a server use, what they share counted once; None if the system does not say."""
    if process is None:
        return None
    try:
        said = [Path(f"/proc/{each}/smaps_rollup").read_text(encoding="utf-8") for each in _family(process)]
    except OSError:
        return None
    shares = [re.search(r"^Pss:\s*(\d+)", each, re.MULTILINE) for each in said]
    return round(sum(int(share[1]) for share in shares if share) / 1000, 1)


# -- telling ---------------------------------------------------------------------------


def tell(data: dict[str, Any]) -> None:
    """Say in words what rounds took and what the page weighs."""
    for each in data["rounds"]:
        pace = f"a pick every {each['pace']:g} s each" if each["pace"] else "pick after pick"
        more = f", {each['watchers']} onlookers" if each["watchers"] else ""
        more += f", {each['processes']} server processes" if (each["processes"] or 1) > 1 else ""
        typer.echo(f"{each['tables']} tables, {pace}{more}")
        typer.echo(f"  {'picks a second':24}{each['picks_per_second']}")
        for kind in (*KINDS, "watchers_behind"):
            if (times := each[f"{kind}_ms"]) is not None:
                almost = f"95 % under {times['p95']}, 99 % under {times['p99']}"
                shown = f"median {times['median']} ms, {almost}, worst {times['worst']}"
                typer.echo(f"  {kind.replace('_', ' '):24}{shown}")
        for name in ("answer_kb", "server_cpu_ms", "server_cpu_percent", "browsers_cpu_percent", "server_memory_mb"):
            if each[name] is not None:
                typer.echo(f"  {name.replace('_', ' '):24}{each[name]}")
        if each["refused"]:
            typer.echo(f"  {'refused':24}{', '.join(f'{count} x {kind}' for kind, count in each['refused'].items())}")
    typer.echo(f"the page of a table weighs {data['page']['kb']} kB, gzipped:")
    for path, size in data["page"]["files"].items():
        typer.echo(f"  {size / 1000:8.1f} kB  {path}")
