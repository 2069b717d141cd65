"""Sends requests that nobody should: malformed, made up, oversized.  None may make the server fail."""

import asyncio
import json
import random
import re
import string
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Final
from urllib.parse import quote, urlencode

from tools.attacks.serving import database_of, made_table, served

from splay.game.game import Game
from splay.game.record import Record

AT_ONCE: Final = 12
ANSWER_SECONDS: Final = 30.0
GIVES_UP_SECONDS: Final = 0.2
NO_ANSWER: Final = 598
KEPT: Final = 20
"""So many requests that made the server fail are shown."""
ERROR: Final = re.compile(r"^[\w.]*(?:Error|Exception|Warning)\b(?:: .{0,200})?$(?!\n\n)", re.MULTILINE)
"""The last line of what Python says of an error, if no other one follows from it."""
PROTOCOL: Final = "h11."
"""Errors of the HTTP library with a client that does not speak HTTP; the connection is ended."""
SOURCES: Final = 200
"""So many addresses the requests come from in turn, because one has only so many ports."""
WORDS: Final = (
    *("", "0", "-1", "1" * 5000, "9" * 19, "٣", "²", "1e9", "NaN", "null", "true", "draw", "meld Oars", "dogma", ".."),
    *("\x00", "\ud800", "\u202e", "<script>", "' OR 1=1 --", "{{7*7}}", "${x}", "a" * 300, "Ж" * 100, "🂡", "\r\nX: y"),
    *("%00", "[]", "{}"),
)
FIELDS: Final = (
    *("kind", "edition", "name0", "bot0", "seats", "seed", "teams", "text", "wanted", "option", "number", "at"),
    *("card", "left", "anyway", "seat", "idle", "hint", "name", "lang", "theme", "pace", "listed", "watched"),
    *("talking", "parley"),
)
PATHS: Final = (
    *("/", "/tables", "/load", "/preferences", "/games", "/learn", "/puzzles", "/cards/4", "/rules/4", "/credits"),
    *("/t/{t}", "/t/{t}/table", "/t/{t}/picks", "/t/{t}/picks/together", "/t/{t}/undo", "/t/{t}/talk"),
    *("/t/{t}/steps/{w}", "/t/{t}/log", "/t/{t}/advice", "/t/{t}/thinking", "/t/{t}/seat", "/t/{t}/presence"),
    *("/t/{t}/record", "/t/{t}/{w}", "/join/{w}", "/carry/{w}", "/cards/4/{w}", "/rules/{w}", "/puzzles/{w}"),
    *("/static/{w}", "/static/..%2f{w}", "/{w}", "/api/tables", "/api/tables/{t}", "/api/tables/{t}/view"),
    *("/api/tables/{t}/events", "/api/tables/{t}/picks", "/api/tables/{t}/picks/together", "/api/tables/{t}/undo"),
    *("/api/tables/{t}/talk", "/api/tables/{t}/seats/{w}", "/api/cards/{w}", "/api/{w}", "/health/{w}"),
    *("/api/tables/{w}/hint", "/api/tables/{t}/record"),
)
METHODS: Final = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "FOO")

POSTED: Final = re.compile(
    r"/(tables|load|preferences|picks|together|undo|talk|seat|presence|hint)$|/(seats|join|carry)/"
)


class Hostile:
    """Makes requests by chance; the same seed makes the same ones."""

    def __init__(self, seed: int, table: str, keys: list[str]) -> None:
        self._chance = random.Random(seed)
        self._table, self._keys = table, keys
        self._record = _some_record()

    def request(self) -> bytes:
        """A whole request, or what is taken for one."""
        kinds: tuple[Callable[[], bytes], ...] = (
            self._form,
            self._form,
            self._json,
            self._query,
            self._upload,
            self._raw,
        )
        return self._chance.choice(kinds)()

    def _word(self) -> str:
        if self._chance.random() < 0.3:
            return "".join(self._chance.choices(string.printable, k=self._chance.randint(1, 40)))
        return self._chance.choice(WORDS)

    def _method(self, path: str) -> str:
        """Mostly the one that a path takes."""
        if self._chance.random() < 0.2:
            return self._chance.choice(METHODS)
        return "POST" if POSTED.search(path) else "GET"

    def _path(self) -> str:
        table = self._table if self._chance.random() < 0.7 else self._word()
        path = self._chance.choice(PATHS).replace("{t}", quote(table, errors="replace"))
        return path.replace("{w}", quote(self._word(), safe="", errors="replace"))

    def _fields(self) -> dict[str, str]:
        names = self._chance.sample(FIELDS, self._chance.randint(0, 6))
        return {name: self._word() for name in names}

    def _whole(self, method: str, path: str, body: bytes, kind: str) -> bytes:
        who = self._chance.choice((*self._keys, "x" * 30, self._word().encode("ascii", "ignore").decode()))
        headers = [
            f"{method} {path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: close",
            self._chance.choice((*("Sec-Fetch-Site: same-origin",) * 9, "Sec-Fetch-Site: cross-site")),
            self._chance.choice((f"Cookie: splay={_visible(who)}", f"Authorization: Bearer {_visible(who)}", "X: y")),
            f"Content-Type: {kind}",
            f"Content-Length: {len(body)}",
            self._chance.choice(
                ("HX-Request: true", "Accept: */*", "Accept-Language: zz-ZZ;q=9,*", "Range: bytes=5-1")
            ),
        ]
        return "\r\n".join(headers).encode("latin-1", "replace") + b"\r\n\r\n" + body

    def _form(self) -> bytes:
        body = urlencode(self._fields(), errors="replace").encode()
        kinds = ("application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=utf-16", "text/plain")
        path = self._path()
        return self._whole(self._method(path), path, body, self._chance.choice(kinds))

    def _query(self) -> bytes:
        asked = urlencode(self._fields(), errors="replace")
        path = self._path()
        return self._whole(self._method(path), f"{path}?{asked}", b"", "text/plain")

    def _json(self) -> bytes:
        values: tuple[Any, ...] = (self._word(), 10**30, -1, 1.5, None, True, [], {}, [[]] * 50)
        data: Any = {name: self._chance.choice(values) for name in self._fields()}
        text = json.dumps(data) if self._chance.random() < 0.8 else "[" * self._chance.choice((5, 5000, 100_000))
        path = self._path()
        return self._whole(self._method(path), path, text.encode(), "application/json")

    def _upload(self) -> bytes:
        """A record in which something is wrong."""
        lines = self._record.splitlines()
        for _ in range(self._chance.randint(1, 4)):
            at = self._chance.randrange(len(lines))
            doing = self._chance.randrange(4)
            if doing == 0:
                lines[at] = _visible(self._word())
            elif doing == 1:
                del lines[at:]
            elif doing == 2:
                lines.insert(at, lines[self._chance.randrange(len(lines))])
            else:
                lines[at] = lines[at].replace(self._chance.choice("abcdeimnot :"), _visible(self._word()), 1)
            lines = lines or ["x"]
        text = "\n".join(lines) * (1 if self._chance.random() < 0.95 else 100)
        wanted = self._chance.choice(("look", "play", self._word()))
        body = urlencode({"text": text[:300_000], "wanted": wanted}, errors="replace").encode()
        return self._whole("POST", "/load", body, "application/x-www-form-urlencoded")

    def _raw(self) -> bytes:
        """What is hardly a request at all."""
        good = self._form()
        head, _, body = good.partition(b"\r\n\r\n")
        return self._chance.choice(
            (
                self._chance.randbytes(self._chance.randint(1, 400)) + b"\r\n\r\n",
                good[: self._chance.randint(1, len(good))],
                head + b"\r\n" + b"X: y\r\n" * self._chance.choice((90, 200, 5000)) + b"\r\n" + body,
                head + b"\r\nX: " + b"y" * self._chance.choice((5000, 100_000)) + b"\r\n\r\n",
                head + b"\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n" + body,
                head.replace(b"Content-Length: ", b"Content-Length: 99999999") + b"\r\n\r\n" + body,
                head.replace(b"HTTP/1.1", self._chance.choice((b"HTTP/9", b"", b"HTTP/1.0"))) + b"\r\n\r\n" + body,
                head.replace(b"127.0.0.1", b"evil.example:99999:\xff") + b"\r\n\r\n" + body,
            )
        )


def _visible(text: str) -> str:
    """What may stand in a line."""
    return "".join(each for each in text if each.isprintable())


def _some_record() -> str:
    game = Game.start(4, ["Ann", "Bob"], 7)
    chance = random.Random(7)
    for _ in range(40):
        if game.decision is not None:
            game.pick(chance.choice(game.decision.options))
    return str(Record.of(game))


async def _send(address: tuple[str, int], request: bytes, source: str) -> int | None:
    """Send a request; the status of its answer, None if there was none.

    A request that has no end is not waited for; one that has one must be answered, or its connection ended.
    """
    reader, writer = await asyncio.open_connection(*address, local_addr=(source, 0))
    try:
        writer.write(request)
        async with asyncio.timeout(ANSWER_SECONDS if is_whole(request) else GIVES_UP_SECONDS):
            await writer.drain()
            line = await reader.readline()
            while await reader.read(1 << 16):
                pass
        words = line.split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else None
    except OSError:
        return None
    except TimeoutError:
        return NO_ANSWER if is_whole(request) else None
    finally:
        writer.close()


def is_whole(request: bytes) -> bool:
    """Whether a request has come to its end, as far as that can be told."""
    head, _, body = request.partition(b"\r\n\r\n")
    length = re.search(rb"\r\nContent-Length: (\d+)", head)
    return length is not None and b"Transfer-Encoding" not in head and len(body) >= int(length[1])


async def _send_all(address: tuple[str, int], hostile: Hostile, count: int) -> dict[str, Any]:
    statuses: Counter[str] = Counter()
    failures: list[str] = []
    left = iter(range(count))

    async def work() -> None:
        for number in left:
            request = hostile.request()
            status = await _send(address, request, f"127.0.1.{1 + number % SOURCES}")
            statuses[str(status)] += 1
            if status is not None and status >= 500 and len(failures) < KEPT:
                failures.append(f"{status} {request[:2000]!r}")
            if number % 10_000 == 9_999:
                print(f"{number + 1} of {count} hostile requests", file=sys.stderr, flush=True)

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return {"statuses": dict(sorted(statuses.items())), "failures": failures}


def send_hostile(count: int, kind: str, url: str | None, seed: int) -> dict[str, Any]:
    """Send so many hostile requests; what came of that.  A status of 598 means that there was no answer in time."""
    with (
        database_of(kind) if url is None else nullcontext("") as database,
        served(database, "--bots", "0", "--no-rate-limit") if url is None else nullcontext(None) as server,
    ):
        address = url or (server.address if server is not None else "")
        table, keys = made_table(address)
        host, _, port = address.partition("//")[2].rpartition(":")
        told = asyncio.run(_send_all((host, int(port)), Hostile(seed, table, keys), count))
        said = "" if server is None else server.said()
    errors = Counter(ERROR.findall(said))
    broken = {error: times for error, times in errors.items() if not error.startswith(PROTOCOL)}
    return {
        "hostile": count,
        "seed": seed,
        **told,
        "broken": broken,
        "no_http": sum(errors.values()) - sum(broken.values()),
    }
