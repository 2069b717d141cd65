"""The browsers of `splay bench web`: they click what the page offers and know nothing else."""

import asyncio
import gzip
import json
import random
import re
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from html import unescape
from time import perf_counter
from typing import Any, Final
from urllib.parse import parse_qs, urlencode, urlsplit

from splay.cli.bench.errors import BenchError

_STEP: Final = re.compile(r'data-step="(\d+)"')
_VALUES: Final = re.compile(r'hx-vals="([^"]+)"')
_MOMENT: Final = re.compile(r'<input type="hidden" name="(at|number)" value="(\d+)">')
_PART: Final = re.compile(r'<(\w+)[^>]* data-v="([^"]+)"( data-same)?')
_WISH: Final = re.compile(r'hx-get="([^"]*[?&;]picked=[^"]+)"')
_MARKING: Final = re.compile(r'<form id="marking"[^>]* action="([^"]+)"[^>]* data-steps="([^"]+)"[^>]*>')
_MARKED: Final = re.compile(r'name="card" value="([^"]*)"')
TIMEOUT: Final = 120.0
LARGEST: Final = 1 << 22
BUSY: Final = (429, 503)
"""What a server answers that has too much to do."""
ATTEMPTS: Final = 60
"""So often, a second apart, somebody tries to open a page at a server that has too much to do."""


Form = Mapping[str, str | list[str]]
"""What is sent."""


@dataclass(slots=True)
class Figures:
    """The results of a round.

    Attributes:
        times: by kind of request (``pick``, ``look``, ``preview``), the seconds each response took.
        refused: responses other than a page, by status.
        sizes: of every response, the bytes of the page before it was compressed.
    """

    times: dict[str, list[float]] = field(default_factory=dict)
    refused: Counter[int] = field(default_factory=Counter)
    sizes: list[int] = field(default_factory=list)

    def add(self, what: str, status: int, seconds: float) -> None:
        """Count a response."""
        if status == 200:
            self.times.setdefault(what, []).append(seconds)
        else:
            self.refused[status] += 1

    @classmethod
    def together(cls, several: Iterable["Figures"]) -> "Figures":
        """The figures of several as if they were of one."""
        found = cls()
        for each in several:
            for what, times in each.times.items():
                found.times.setdefault(what, []).extend(times)
            found.refused.update(each.refused)
            found.sizes += each.sizes
        return found


class Browser:
    """A browser with a cookie, its connection kept alive; it sends one request at a time."""

    def __init__(self, origin: str, cookie: str, source: str | None = None) -> None:
        """Connect when something is sent, from this computer's address `source`, or whichever the system takes."""
        self._origin = urlsplit(origin)
        self._cookie = cookie
        self._source = None if source is None else (source, 0)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._follows: asyncio.StreamWriter | None = None

    async def send(self, path: str, form: Form | None = None, versions: Iterable[str] = ()) -> tuple[int, str, float]:
        """Send a request, as htmx does; `versions` are those of the parts of the table that are there.

        Returns:
            Status, text and the seconds the response took.
        """
        began = perf_counter()
        async with asyncio.timeout(TIMEOUT):
            try:
                status, body = await self._answer(path, form, versions)
            except (ConnectionError, asyncio.IncompleteReadError):
                # A server closes idle connections after a while, perhaps just now.
                self._streams = None
                status, body = await self._answer(path, form, versions)
        seconds = perf_counter() - began
        return status, body.decode(), seconds

    async def _answer(self, path: str, form: Form | None, versions: Iterable[str]) -> tuple[int, bytes]:
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await self._connected()
        reader, writer = self._streams
        writer.write(self._request(path, None if form is None else urlencode(form, doseq=True), versions))
        status, headers = await _head(reader)
        if headers.get("transfer-encoding") == "chunked":
            body = b"".join([chunk async for chunk in _chunks(reader)])
        else:
            body = await reader.readexactly(int(headers.get("content-length", "0")))
        return status, gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body

    async def follow(self, path: str) -> None:
        """Open the stream that says when a table has changed, and discard what it says."""
        reader, self._follows = await self._connected()
        self._follows.write(self._request(path, None))
        with suppress(OSError):
            while await reader.read(1 << 12):
                pass

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        secure = ssl.create_default_context() if self._origin.scheme == "https" else None
        port = self._origin.port or (443 if secure else 80)
        return await asyncio.open_connection(
            self._origin.hostname, port, ssl=secure, limit=LARGEST, local_addr=self._source
        )

    def _request(self, path: str, body: str | None, versions: Iterable[str] = ()) -> bytes:
        origin = f"{self._origin.scheme}://{self._origin.netloc}"
        lines = [
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1",
            f"Host: {self._origin.netloc}",
            f"Origin: {origin}",
            f"Cookie: splay={self._cookie}; pace=off",
            "HX-Request: true",
            "Accept-Encoding: gzip",
            f"Splay-Parts: {' '.join(versions)}",
        ]
        if body is not None:
            lines += ["Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(body)}"]
        return ("\r\n".join(lines) + "\r\n\r\n" + (body or "")).encode()

    def close(self) -> None:
        """Hang up."""
        for writer in (self._streams and self._streams[1], self._follows):
            if writer is not None:
                writer.close()


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines if line)
    return int(first.split(" ", 2)[1]), headers


async def _chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int(await reader.readline(), 16):
        yield await reader.readexactly(size)
        await reader.readexactly(2)
    await reader.readline()


Clickable = tuple[list[dict[str, Any]], list[str]]


@dataclass(slots=True)
class PagePart:
    """A part of the table, or all that lies in none.

    Attributes:
        found: what can be clicked there, but not in the parts in it.
        inside: the versions of these.
    """

    found: Clickable = field(default_factory=lambda: ([], []))
    inside: list[str] = field(default_factory=list)


class Page:
    """What a browser shows of a table, and what can be clicked there.

    Attributes:
        step: the step shown.
        moment: what is sent along with every click: the step and the number of the decision.
        parts: the parts of the table by their versions, those in other parts included.
        picks: what can be answered.
        wishes: addresses that show first what would follow.
        marking: where several cards are sent at once, which, and how many it may be; None if that is not asked.
    """

    def __init__(self, text: str, before: "Page | None" = None) -> None:
        """Read an answer; parts that it does not bring are as they were `before`."""
        step = _STEP.search(text)
        self.step = int(step[1]) if step else 0
        self.moment = {name: int(value) for name, value in _MOMENT.findall(text)}
        self.parts: dict[str, PagePart] = {}
        loose = self._read(text, before)
        every = [each.found for each in (loose, *self.parts.values())]
        self.picks = [{**self.moment, **pick} for picks, _ in every for pick in picks]
        self.wishes = [self._at(wish) for _, wishes in every for wish in wishes]
        self.marking = _marking(text)

    def _read(self, text: str, before: "Page | None") -> PagePart:
        """Read what lies in no part, and all the parts on the way."""
        around, at = PagePart(), 0
        own = ""
        while start := _PART.search(text, at):
            tag, version, stays = start.groups()
            end = _end_of(text, tag, start.start())
            own, at = own + text[at : start.start()], end
            around.inside.append(version)
            if stays:
                assert before is not None
                self._keep(version, before)
            else:
                # The tag itself may be what is clicked.
                opened = text.index(">", start.end())
                inside = self._read(text[opened:end], before)
                picks, wishes = _clickable(text[start.start() : opened])
                self.parts[version] = PagePart((picks + inside.found[0], wishes + inside.found[1]), inside.inside)
        around.found = _clickable(own + text[at:])
        return around

    def _keep(self, version: str, before: "Page") -> None:
        """A part stays as it was, with those in it."""
        self.parts[version] = before.parts[version]
        for each in before.parts[version].inside:
            self._keep(each, before)

    def _at(self, wish: str) -> str:
        return wish if "at=" in wish else f"{wish}&{urlencode(self.moment)}"

    @property
    def is_asked(self) -> bool:
        """Whether its reader may answer a question."""
        return bool(self.picks or self.wishes or self.marking)


def _marking(text: str) -> tuple[str, list[str], list[int]] | None:
    form = _MARKING.search(text)
    if form is None:
        return None
    steps = json.loads(unescape(form[2]))
    counts = [count for count, step in enumerate(steps) if step["enough"]]
    cards = [unescape(card) for card in _MARKED.findall(text)]
    return form[1], cards, counts[-1:] if " data-fills-up" in form[0] else counts


def _end_of(text: str, tag: str, start: int) -> int:
    """Where an element ends."""
    depth = 0
    for found in re.compile(rf"<{tag}\b|</{tag}>").finditer(text, start):
        depth += -1 if found[0].startswith("</") else 1
        if not depth:
            return found.end()
    raise BenchError(f"the answer of the server breaks off in a {tag}")


def _clickable(text: str) -> Clickable:
    values = (json.loads(unescape(found)) for found in _VALUES.findall(text))
    return [each for each in values if "option" in each], [unescape(found) for found in _WISH.findall(text)]


class Match:
    """People who play one game after another, each in a browser."""

    def __init__(self, origin: str, seed: int, source: str | None = None) -> None:
        """Nobody is there yet; all will come from the address `source` of this computer, as for `Browser`."""
        self.table = ""
        self._origin = origin
        self._source = source
        self._browsers: list[Browser] = []
        self._pages: list[Page] = []
        self._rng = random.Random(seed)
        self._streams: list[asyncio.Task[None]] = []

    async def sit_down(self, table: str, cookies: Iterable[str]) -> None:
        """Let everyone open the page of a table."""
        await self.close()
        self.table = table
        self._browsers = [Browser(self._origin, cookie, self._source) for cookie in cookies]
        self._pages, self._streams = [], []
        for browser in self._browsers:
            for _ in range(ATTEMPTS):
                status, text, _ = await browser.send(f"/t/{self.table}/table?skip=true")
                if status not in BUSY:
                    break
                await asyncio.sleep(1.0)
            if status != 200:
                raise BenchError(f"a table is answered with status {status}")
            self._pages.append(Page(text))
            self._streams.append(asyncio.create_task(browser.follow(f"/t/{self.table}/live")))

    async def pick(self, figures: Figures) -> bool:
        """Let the player asked pick something, and the others refresh; returns whether the game goes on."""
        seat = next((seat for seat, page in enumerate(self._pages) if page.is_asked), None)
        if seat is None:
            return False
        chosen = await self._choice(seat, figures)
        if chosen is None or not await self._show(seat, "pick", chosen[0], figures, chosen[1]):
            return False
        for other, page in enumerate(self._pages):
            if other != seat and not await self._show(other, "look", self._address(page), figures):
                return False
        return True

    async def _choice(self, seat: int, figures: Figures) -> tuple[str, Form] | None:
        """What to send where, after viewing the preview if a confirmation is needed."""
        page = self._pages[seat]
        if page.marking is not None:
            address, cards, counts = page.marking
            marked = self._rng.sample(cards, self._rng.choice(counts))
            return address, {"card": marked, **{name: str(value) for name, value in page.moment.items()}}
        chosen: Any = self._rng.choice([*page.picks, *page.wishes])
        if isinstance(chosen, str):
            option = parse_qs(urlsplit(chosen).query)["picked"][0]
            if not await self._show(seat, "preview", chosen, figures):
                return None
            chosen = next((each for each in self._pages[seat].picks if each["option"] == option), None)
        if chosen is None:
            return None
        return f"/t/{self.table}/picks", {name: str(value) for name, value in chosen.items()}

    def _address(self, page: Page) -> str:
        return f"/t/{self.table}/table?at={page.step}"

    async def _show(self, seat: int, what: str, path: str, figures: Figures, form: Form | None = None) -> bool:
        before = self._pages[seat]
        status, text, seconds = await self._browsers[seat].send(path, form, before.parts)
        figures.add(what, status, seconds)
        if status == 200:
            figures.sizes.append(len(text))
            self._pages[seat] = Page(text, before)
        return status == 200

    async def close(self) -> None:
        """Disconnect everyone."""
        for browser in self._browsers:
            browser.close()
        for stream in self._streams:
            stream.cancel()
        await asyncio.gather(*self._streams, return_exceptions=True)
