"""What an answer at the table costs the server: processor time and bytes, by kind of request.

    python tools/answer_cost.py                        the games, against no other version
    python tools/answer_cost.py --against OTHER/src    the same games, in turn with the sources of another version
    python tools/answer_cost.py --play --profile FILE  once, with a profile for pstats

The application is called in this process, without sockets: nothing but the server takes time.  Shuffle and picks are
given, and a version that asks for something else ends it.  Of each answer the cheapest of all rounds counts, which
hardly depends on what else the machine does.  The first games warm what is kept for all tables, and do not count.
Blocks of decisions are made in turn by browsers, which follow the table by its stream and ask again, and by programs.
"""

import argparse
import asyncio
import cProfile
import gc
import gzip
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

import anyio.to_thread

HERE: Final = Path(__file__).parent.parent / "src"
GAMES: Final = ((3, 2), (4, 2), (3, 4), (4, 4))
"""Editions and numbers of players."""
NAMES: Final = ("Ada", "Grace", "Edsger", "Barbara")
SEED: Final = 5
BLOCK: Final = 16
"""So many decisions are made by browsers, then as many by programs, and so on."""
DECISIONS: Final = 130
WARMING: Final = 64
PATIENCE_S: Final = 20.0
VOID: Final = frozenset(("br", "hr", "img", "input", "link", "meta", "wbr", "use", "path", "circle", "rect"))
KINDS: Final = ("pick", "preview", "refresh", "news", "API pick", "API view")


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a game.

    Attributes:
        number: of the decision.
        seat: who is asked.
        option: what is picked.
        shows: whether a browser shows first what would follow.
        is_idle: whether the server picks, because nothing depends on it.
    """

    number: int
    seat: int
    option: str
    shows: bool
    is_idle: bool


@dataclass(frozen=True, slots=True)
class Cost:
    """What an answer took: its kind, seconds of processor time, bytes, and bytes as they are sent."""

    kind: str
    seconds: float
    size: int
    sent: int


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", default=str(HERE), help="the sources that are measured")
    parser.add_argument("--against", default="", help="the sources of another version, measured in turn")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="how many of each game")
    parser.add_argument("--pace", default="off", help="how browsers follow others: calm, swift, step or off")
    parser.add_argument("--play", action="store_true", help="play once in this process and print what each answer took")
    parser.add_argument("--profile", default="", help="with --play: where to write a profile")
    options = parser.parse_args()
    if options.play:
        costs = asyncio.run(played(options.decisions, options.pace, options.profile))
        print(json.dumps([[cost.kind, cost.seconds, cost.size, cost.sent] for cost in costs]))
        return
    sources = [each for each in (options.against, options.source) if each]
    rounds: list[list[list[Cost]]] = [[] for _ in sources]
    for number in range(options.rounds):
        for found, source in zip(rounds, sources, strict=True):
            found.append(measured(source, options.decisions, options.pace))
            print(f"round {number + 1}: {source}", file=sys.stderr, flush=True)
    tell([cheapest(found) for found in rounds])


def measured(source: str, decisions: int, pace: str) -> list[Cost]:
    """What each answer of a version takes."""
    command = [sys.executable, __file__, "--play", "--decisions", str(decisions), "--pace", pace]
    told = subprocess.run(command, env={**os.environ, "PYTHONPATH": source}, check=True, stdout=subprocess.PIPE)
    return [Cost(*each) for each in json.loads(told.stdout)]


def cheapest(rounds: Sequence[Sequence[Cost]]) -> list[Cost]:
    """Of each answer the round in which it took least."""
    return [min(answers, key=lambda cost: cost.seconds) for answers in zip(*rounds, strict=True)]


def tell(versions: Sequence[Sequence[Cost]]) -> None:
    """Print a table: for each kind, and each version, milliseconds and kilobytes of an answer."""
    print(f"{'':10}{'answers':>8}" + "".join(f"{'ms':>8}{'kB':>7}{'gzip':>6}" for _ in versions) + "   ratio")
    for kind in (*KINDS, "a pick, all"):
        rows = [[cost for cost in costs if in_kind(cost.kind, kind)] for costs in versions]
        if not rows[0]:
            continue
        number = len([cost for cost in rows[0] if kind in (cost.kind, "a pick, all")])
        per = len([cost for cost in rows[0] if cost.kind == "pick"]) if kind == "a pick, all" else number
        times = [1000 * sum(cost.seconds for cost in row) / per for row in rows]
        sizes = [[sum(getattr(cost, name) for cost in row) / per / 1000 for name in ("size", "sent")] for row in rows]
        figures = "".join(f"{ms:8.2f}{kb:7.1f}{sent:6.1f}" for ms, (kb, sent) in zip(times, sizes, strict=True))
        ratio = f"{times[-1] / times[0]:8.3f}" if len(versions) > 1 else ""
        print(f"{kind:11}{number:7}{figures}{ratio}")


def in_kind(kind: str, wanted: str) -> bool:
    """Whether an answer belongs in a row: the last one has all that a pick in a browser brings with it."""
    return not kind.startswith("API") if wanted == "a pick, all" else kind == wanted


# -- playing ---------------------------------------------------------------------------


def script(edition: int, players: int, seed: int) -> list[Step]:
    """A game of bots that are known to play the same way in all versions."""
    from splay.bots.greedy import GreedyBot
    from splay.game.game import Game
    from splay.position.decision import ACTION
    from splay.position.setup import Setup
    from splay.views.trivial import idle_option
    from splay.views.view import view

    game = Game.start(Setup(edition, NAMES[:players], seed))
    bots = [GreedyBot(seed * 7 + seat) for seat in range(players)]
    steps = []
    while ask := game.decision:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        idle = idle_option(game, random.Random(ask.number))
        option = idle or bots[ask.seat].choose(seen, seen.asked)
        steps.append(Step(ask.number, ask.seat, option, ask.kind == ACTION and option != "draw", idle is not None))
        game.pick(option, seat=ask.seat)
    return steps


async def played(decisions: int, pace: str, profile: str = "") -> list[Cost]:
    """Play all games; what each answer took."""
    from splay.web.server.app import create_app
    from splay.web.server.settings import Settings

    with tempfile.TemporaryDirectory(prefix="splay-answers-") as folder:
        settings = Settings(f"sqlite:///{Path(folder) / 'db'}", bot_processes=0, look_every=3600.0, rate_limit=False)
        server = Server(create_app(settings))
        async with server.app.router.lifespan_context(server.app):
            for edition, players in GAMES:
                await Played(server, pace, players, SEED + 1).play(edition, WARMING)
            server.costs.clear()
            gc.collect()
            gc.freeze()
            if profile:
                server.profile = cProfile.Profile()
                anyio.to_thread.run_sync = at_once  # type: ignore[assignment]  # a profile sees one thread
            for edition, players in GAMES:
                await Played(server, pace, players, SEED).play(edition, decisions)
    if server.profile is not None:
        server.profile.dump_stats(profile)
    return server.costs


async def at_once(does: Callable[..., Any], *args: Any, **_: Any) -> Any:
    """Do in this thread what would be done in another one."""
    return does(*args)


@dataclass
class Server:
    """The application, and what its answers have taken."""

    app: Any
    costs: list[Cost] = field(default_factory=list)
    profile: cProfile.Profile | None = None

    async def ask(self, kind: str, path: str, headers: dict[str, str], body: str | None = None) -> bytes:
        """Send a request; note what its answer takes, if a kind is named."""
        messages: list[dict[str, Any]] = []

        async def send(message: dict[str, Any]) -> None:
            messages.append(message)

        sent = iter([{"type": "http.request", "body": (body or "").encode()}])

        async def receive() -> dict[str, Any]:
            return next(sent, {"type": "http.disconnect"})

        began = time.process_time()
        if self.profile is not None and kind:
            self.profile.enable()
        await self.app(scope("GET" if body is None else "POST", path, headers, body), receive, send)
        if self.profile is not None:
            self.profile.disable()
        took = time.process_time() - began
        start = next(each for each in messages if each["type"] == "http.response.start")
        data = b"".join(each.get("body", b"") for each in messages)
        if start["status"] >= 300:
            raise SystemExit(f"{path} {body}: {start['status']} {data[:300]!r}")
        is_packed = (b"content-encoding", b"gzip") in start["headers"]
        text = gzip.decompress(data) if is_packed else data
        if kind:
            self.costs.append(Cost(kind, took, len(text), len(data)))
        return text


def scope(method: str, path: str, headers: dict[str, str], body: str | None = None) -> dict[str, Any]:
    """A request, as a server hands it to an application."""
    where, _, query = path.partition("?")
    every = {"host": "splay.test", "accept-encoding": "gzip", "sec-fetch-site": "same-origin", **headers}
    if body is not None:
        every = {"content-type": "application/x-www-form-urlencoded", **every, "content-length": str(len(body))}
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": where,
        "raw_path": where.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in every.items()],
        "client": ("127.0.0.1", 1234),
        "server": ("127.0.0.1", 80),
    }


class Played:
    """A game at a table of its own."""

    def __init__(self, server: Server, pace: str, players: int, seed: int) -> None:
        self.server = server
        self.pace = pace
        self.players = players
        self.seed = seed
        self.table = ""
        self.keys: list[str] = []

    async def play(self, edition: int, decisions: int) -> None:
        """Play from the beginning."""
        await self._sit_down(edition)
        steps = script(edition, self.players, self.seed)[:decisions]
        browsers: list[Browser] = []
        for number, step in enumerate(steps):
            if number % BLOCK == 0:
                for each in browsers:
                    await each.close()
                browsers = [] if browsers else [Browser(self.server, self.table, key, self.pace) for key in self.keys]
                for each in browsers:
                    await each.open()
            if step.is_idle:
                continue
            await (self._by_browser(browsers, step) if browsers else self._by_program(step))
        for each in browsers:
            await each.close()

    async def _sit_down(self, edition: int) -> None:
        names = NAMES[: self.players]
        seats = [{"name": name} for name in names]
        made = await self._api("", "", "", {"kind": "friends", "edition": edition, "seats": seats, "seed": self.seed})
        self.table, self.keys = made["id"], [made["keys"][0]["key"]]
        for seat, name in list(enumerate(names))[1:]:
            joined = await self._api("", "", f"/{self.table}/seats/{seat}", {"invite": made["invite"], "name": name})
            self.keys.append(joined["key"])

    async def _by_program(self, step: Step) -> None:
        pick = {"option": step.option, "number": step.number}
        await self._api("API pick", self.keys[step.seat], f"/{self.table}/picks", pick)
        for seat, key in enumerate(self.keys):
            if seat != step.seat:
                await self._api("API view", key, f"/{self.table}/view")

    async def _by_browser(self, browsers: "list[Browser]", step: Step) -> None:
        chooser = browsers[step.seat]
        if step.shows:
            await chooser.show("preview", f"&{urlencode({'picked': step.option})}")
        await chooser.pick(step.option, step.number)
        picked = time.process_time()
        for each in browsers:
            await each.hears()
        self.server.costs.append(Cost("news", time.process_time() - picked, 0, 0))
        for each in browsers:
            if each is not chooser:
                await each.show("refresh")

    async def _api(self, kind: str, key: str, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if key:
            headers["authorization"] = f"Bearer {key}"
        told = await self.server.ask(kind, f"/api/tables{path}", headers, None if body is None else json.dumps(body))
        return json.loads(told)


class Browser:
    """Somebody's browser at a table: what it shows, and its stream of news."""

    def __init__(self, server: Server, table: str, key: str, pace: str) -> None:
        self.server = server
        self.table = table
        self.cookies = {"cookie": f"splay={key}; pace={pace}; played=yes"}
        self.page = Page()
        self.news = asyncio.Event()
        self.closing = asyncio.Event()
        self.stream: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the table and follow it."""
        self.page = Page(await self._send("", f"/t/{self.table}/table?skip=true"), self.page)
        self.stream = asyncio.create_task(self._follow())
        await self.hears()

    async def _follow(self) -> None:
        async def send(message: dict[str, Any]) -> None:
            if b"changed" in message.get("body", b""):
                self.news.set()

        async def receive() -> dict[str, Any]:
            await self.closing.wait()
            return {"type": "http.disconnect"}

        await self.server.app(scope("GET", f"/t/{self.table}/live", self.cookies), receive, send)

    async def hears(self) -> None:
        """Wait until the stream has said that something has changed."""
        async with asyncio.timeout(PATIENCE_S):
            await self.news.wait()
        self.news.clear()

    async def show(self, kind: str, wish: str = "") -> None:
        """Show the table as it is now, by all stops on the way."""
        text = await self._send(kind, f"/t/{self.table}/table?at={self.page.step}{wish}")
        self.page = Page(text, self.page)
        await self._move_on(kind)

    async def pick(self, option: str, number: int) -> None:
        """Answer a decision."""
        form = urlencode({"option": option, "number": number, "at": self.page.step})
        self.page = Page(await self._send("pick", f"/t/{self.table}/picks", form), self.page)
        await self._move_on("pick")

    async def _move_on(self, kind: str) -> None:
        while self.page.goes_on:
            self.page = Page(await self._send(kind, f"/t/{self.table}/table?at={self.page.step}"), self.page)

    async def _send(self, kind: str, path: str, form: str | None = None) -> str:
        headers = {**self.cookies, "hx-request": "true", "splay-parts": " ".join(self.page.parts)}
        return (await self.server.ask(kind, path, headers, form)).decode()

    async def close(self) -> None:
        """Leave."""
        self.closing.set()
        assert self.stream is not None
        await self.stream


class Page(HTMLParser):
    """What a browser shows: its step, and the versions of its parts with those of the parts in each."""

    def __init__(self, text: str = "", before: "Page | None" = None) -> None:
        super().__init__()
        self.step = 0
        self.goes_on = False
        self.parts: dict[str, list[str]] = {}
        self._open: list[tuple[str, str]] = []
        self._before = before
        self.feed(text)
        self._before = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a part, or what else matters."""
        found = dict(attrs)
        self.step = int(found.get("data-step") or self.step) if found.get("id") == "table" else self.step
        self.goes_on = self.goes_on or "data-next" in found
        version = found.get("data-v") or ""
        if version:
            for _, around in self._open:
                if around:
                    self.parts[around].append(version)
            self.parts[version] = []
            if "data-same" in found:
                assert self._before is not None
                for inside in self._before.parts[version]:
                    self.parts[version].append(inside)
                    self.parts[inside] = self._before.parts[inside]
        if tag not in VOID:
            self._open.append((tag, version))

    def handle_endtag(self, tag: str) -> None:
        """Close an element, and those in it that need not be closed."""
        for at, (opened, _) in reversed(list(enumerate(self._open))):
            if opened == tag:
                del self._open[at:]
                return


if __name__ == "__main__":
    main()
