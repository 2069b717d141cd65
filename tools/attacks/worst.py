"""One address does its worst while another person's pages are timed."""

import asyncio
import multiprocessing
import random
import time
from contextlib import nullcontext, suppress
from multiprocessing.synchronize import Event
from typing import Any, Final
from urllib.parse import urlencode

from tools.attacks.serving import ask, database_of, made_table, served

from splay.cli.bench.browsers import Browser
from splay.cli.bench.rounds import spread
from splay.game.game import Game
from splay.game.record import Record

THERE: Final = "127.0.0.66"
"""Where the attack comes from."""
HERE: Final = "127.0.0.9"
"""Where another person plays."""
CONNECTIONS: Final = 48
UPLOADS: Final = 4
STREAMS: Final = 200
SLOW: Final = 100
PEOPLE: Final = 12
"""Under so many names the attack comes, because limits count people as well."""
THINKS_SECONDS: Final = 0.5
"""How long the other person waits between two requests."""
LONGEST_RECORD: Final = 195_000


def do_the_worst(seconds: float, kind: str, processes: int, url: str | None) -> dict[str, Any]:
    """Attack for so long; what another person has waited for, in milliseconds, and what the attack got."""
    options = ("--bots", "1", "--processes", str(processes))
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    with (
        database_of(kind) if url is None else nullcontext("") as database,
        served(database, *options) if url is None else nullcontext(None) as server,
    ):
        address = url or (server.address if server is not None else "")
        table, _ = made_table(address, 5, THERE)
        calm = asyncio.run(_visit(address, min(5.0, seconds / 4)))
        attack = context.Process(target=_attack, args=(address, table, seconds + 30, over), daemon=True)
        attack.start()
        try:
            time.sleep(3.0)
            others = asyncio.run(_visit(address, seconds))
        finally:
            over.set()
            attack.join(20)
            attack.kill()
    return {"attacked_seconds": seconds, "database": kind, "before_ms": calm, "others_ms": others}


# -- the other person ----------------------------------------------------------------------


async def _visit(address: str, seconds: float) -> dict[str, Any]:
    """Look at pages of a game and at others, one after the other, as a person does."""
    table, keys = await asyncio.to_thread(made_table, address, 2, HERE)
    browser = Browser(address, keys[0], HERE)
    times: dict[str, list[float]] = {"table": [], "rules": [], "start": [], "pick": []}
    until = time.perf_counter() + seconds
    failed = 0
    while time.perf_counter() < until:
        for name, path in (("table", f"/t/{table}/table?skip=true"), ("rules", "/rules/4"), ("start", "/")):
            status, _, took = await browser.send(path)
            times[name].append(took)
            failed += status >= 400
            await asyncio.sleep(THINKS_SECONDS / 4)
        times["pick"].append(await asyncio.to_thread(_pick, address, table, keys))
        await asyncio.sleep(THINKS_SECONDS / 4)
    browser.close()
    if failed:
        raise SystemExit(f"{failed} requests of another person were refused")
    found = {name: spread(each) for name, each in times.items()}
    return {name: each for name, each in found.items() if each is not None}


def _pick(address: str, table: str, keys: list[str]) -> float:
    """Whoever is asked picks; the seconds that the pick took."""
    there = f"/api/tables/{table}"
    _, facts = ask(address, there, source=HERE)
    if facts["asked"] is None:
        return 0.0
    key = keys[facts["asked"]]
    _, seen = ask(address, f"{there}/view", key=key, source=HERE)
    decision = seen["view"]["decision"]
    began = time.perf_counter()
    pick = {"option": decision["options"][0], "number": decision["number"]}
    status, told = ask(address, f"{there}/picks", pick, key, source=HERE)
    if status >= 300:
        raise AssertionError(f"a pick was refused: {status} {told}")
    return time.perf_counter() - began


# -- the attack, in a process of its own -----------------------------------------------------


def _attack(address: str, table: str, seconds: float, over: Event) -> None:
    with suppress(TimeoutError):
        asyncio.run(_all_at_once(address, table, seconds, over))


async def _all_at_once(address: str, table: str, seconds: float, over: Event) -> None:
    work = [_pages(address, table, number) for number in range(CONNECTIONS)]
    work += [_uploads(address, number) for number in range(UPLOADS)]
    work += [_stream(address, table, number) for number in range(STREAMS)]
    work += [_slowly(address) for _ in range(SLOW)]
    work.append(_wrong_keys(address, table))
    tasks = [asyncio.create_task(_again_and_again(each)) for each in work]
    async with asyncio.timeout(seconds):
        while not over.is_set():
            await asyncio.sleep(0.2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _again_and_again(work: Any) -> None:
    with suppress(OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
        await work


def _person(number: int) -> str:
    return f"somebody-who-means-ill-{number % PEOPLE:03}"


async def _pages(address: str, table: str, number: int) -> None:
    """Costly pages of a game of five, previews among them, without a pause."""
    browser, chance = Browser(address, _person(number), THERE), random.Random(number)
    while True:
        wanted = chance.choice(("steps/{}", "table?at={}", "log?before={}", "table?picked=draw&at={}"))
        status, _, _ = await browser.send(f"/t/{table}/" + wanted.format(chance.randrange(200)))
        if status == 429:
            await asyncio.sleep(0.05)


async def _uploads(address: str, number: int) -> None:
    """Records as long as they may be, of games that are as long as they may be and longer."""
    browser = Browser(address, _person(number), THERE)
    text = long_record()
    while True:
        status, _, _ = await browser.send("/load", {"text": text, "wanted": "look"})
        await asyncio.sleep(0.2 if status == 429 else 0.0)


async def _stream(address: str, table: str, number: int) -> None:
    await asyncio.sleep(number / STREAMS)
    browser = Browser(address, _person(number), THERE)
    while True:
        await browser.follow(f"/t/{table}/live")
        await asyncio.sleep(1.0)


async def _slowly(address: str) -> None:
    """A request that never comes to its end."""
    host, _, port = address.partition("//")[2].rpartition(":")
    while True:
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(THERE, 0))
        body = urlencode({"text": "x" * 10_000})
        writer.write(f"POST /load HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode())
        with suppress(OSError):
            for letter in body:
                writer.write(letter.encode())
                await writer.drain()
                await asyncio.sleep(1.0)
        writer.close()
        del reader


async def _wrong_keys(address: str, table: str) -> None:
    number = 0
    while True:
        number += 1
        await asyncio.to_thread(ask, address, f"/api/tables/{table}/view", None, f"wrong-{number}-key", THERE)


def long_record() -> str:
    """A record of many picks, as close to what may be uploaded as a game of five gets."""
    game, chance = Game.start(4, ["Ann", "Bob", "Cy", "Dee", "Eve"], 3), random.Random(3)
    while game.decision is not None and len(game.picks) < 1900:
        options = [option for option in game.decision.options if not option.startswith("achieve")]
        game.pick(chance.choice(options or list(game.decision.options)))
    return str(Record.of(game))[:LONGEST_RECORD]
