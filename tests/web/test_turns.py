"""Work is shared fairly: who sends very much waits for most of it, and nobody else does."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Semaphore
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from patience import PATIENCE
from splay.host.secrets import new_secret
from splay.web.requests.turns import Playing, Sender, TooBusy, Turns, Work, comes_from, in_turn, sender_here, turned
from web.server import browser, host_of, made, serving

ANN = new_secret()


class Place:
    """Requests that have or wait for a turn; each goes on until it is told to end."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.running: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def send(self, *names: str) -> None:
        """Send requests; the first letter of each is its address, the second its person."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._work(name))
        await self.settle()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await self.settle()

    async def _work(self, name: str) -> None:
        async with self.turns.turn(Sender(name[0], name[:2])):
            self.running.append(name)
            await self._ends[name].wait()
            self.running.remove(name)


def at_a_place(story: Callable[[Place], Awaitable[None]], **limits: Any) -> None:
    async def told() -> None:
        place = Place(Turns(**limits))
        try:
            await story(place)
        finally:
            for task in place.tasks.values():
                task.cancel()
            await asyncio.gather(*place.tasks.values(), return_exceptions=True)

    asyncio.run(told())


def test_an_address_with_very_many_requests_leaves_room_for_others() -> None:
    async def story(place: Place) -> None:
        await place.send(*(f"ax{number}" for number in range(48)))
        assert place.running == ["ax0", "ax1"]
        await place.send("bx")
        assert place.running == ["ax0", "ax1", "bx"]
        assert place.turns.waiting == 46

    at_a_place(story, at_once=4, of_one=2)


def test_addresses_take_turns_and_at_each_its_people() -> None:
    async def story(place: Place) -> None:
        await place.send("ax1", "ax2", "ax3", "ay1", "bx1", "bx2", "cx1")
        came = list(place.running)
        while place.running:
            await place.end(place.running[0])
            came += [name for name in place.running if name not in came]
        assert came == ["ax1", "bx1", "cx1", "ax2", "bx2", "ay1", "ax3"] or came == [
            *("ax1", "ax2", "bx1", "cx1", "ay1", "bx2", "ax3")
        ]
        assert place.turns.waiting == 0

    at_a_place(story, at_once=1, of_one=1)


def test_a_turn_is_not_waited_for_forever_and_what_waits_no_more_has_none() -> None:
    async def story(place: Place) -> None:
        await place.send("ax1", "ax2", "ax3")
        place.tasks["ax3"].cancel()
        with pytest.raises(TooBusy):
            await place.tasks["ax2"]
        assert place.turns.waiting == 0
        await place.end("ax1")
        await place.send("ax4")
        assert place.running == ["ax4"]

    at_a_place(story, at_once=1, of_one=1, patience=0.05)


def test_a_turn_of_somebody_who_has_gone_is_the_next_ones() -> None:
    async def story(place: Place) -> None:
        await place.send("ax1", "bx1", "cx1")
        place.tasks["ax1"].cancel()
        place.tasks["bx1"].cancel()
        await place.settle()
        assert place.running[-1] == "cx1"

    at_a_place(story, at_once=1, of_one=1)


def test_a_thread_knows_for_whom_it_works() -> None:
    async def story() -> None:
        assert sender_here() is None
        comes_from(Work(Turns(), Turns()), Sender("here", "ann"))
        assert await in_turn(sender_here) == Sender("here", "ann")
        assert await turned(sender_here)() == Sender("here", "ann")

    asyncio.run(story())


def test_what_is_raised_in_turn_is_raised_and_the_turn_is_over() -> None:
    async def story() -> None:
        work = Work(Turns(1, 1), Turns())
        comes_from(work, Sender("here", "ann"))
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await in_turn(divmod, 1, 0)

    asyncio.run(story())


def test_every_page_and_every_request_of_a_program_waits_its_turn(tmp_path: Path) -> None:
    from splay.web.api import game, tables
    from splay.web.server.app import PAGES

    routers = [*(page.router for page in PAGES), game.router, tables.router]
    kinds = {type(route).__name__ for router in routers for route in router.routes}
    assert kinds == {"Playing", "Reading"}
    assert all(isinstance(route, Playing) for route in game.router.routes)


# -- the whole server --------------------------------------------------------------


@pytest.fixture
def stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server whose database does not answer, and what lets it answer again."""
    go_on, asked = Event(), Semaphore(0)
    with serving(tmp_path) as app:
        table = made(app, ANN)
        visited = host_of(app).store.visited

        def waits(*args: Any) -> Any:
            asked.release()
            assert go_on.wait(PATIENCE)
            return visited(*args)

        monkeypatch.setattr(host_of(app).store, "visited", waits)
        yield app, f"/t/{table.id}", asked, go_on
        go_on.set()


def test_what_needs_no_database_comes_while_it_is_stuck(stuck: tuple[FastAPI, str, Semaphore, Event]) -> None:
    app, address, asked, go_on = stuck

    def look(number: int) -> int:
        return TestClient(app, client=(f"192.0.2.{number}", 1)).get(address).status_code

    with ThreadPoolExecutor(12) as pool:
        looking = [pool.submit(look, number) for number in range(12)]
        assert asked.acquire(timeout=PATIENCE)
        for reading in ("/rules/4", "/cards/4", "/static/tokens.css", "/api/editions", "/offline", "/credits"):
            assert browser(app).get(reading).status_code == 200, reading
        assert not any(each.done() for each in looking)
        go_on.set()
        assert {each.result() for each in looking} == {200}


def test_who_has_waited_too_long_is_told_so(
    stuck: tuple[FastAPI, str, Semaphore, Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, address, asked, go_on = stuck
    with ThreadPoolExecutor(3) as pool:
        looking = [pool.submit(browser(app).get, address) for _ in range(2)]
        assert all(asked.acquire(timeout=PATIENCE) for _ in looking), "both have turns, and no more has this address"
        monkeypatch.setattr("splay.web.requests.turns.PATIENCE_SECONDS", 0.1)
        late = browser(app).get(address)
        assert (late.status_code, late.headers["retry-after"]) == (503, "5")
        assert "Too much is going on" in late.text
        go_on.set()
        assert {each.result().status_code for each in looking} == {200}


def test_tables_count_for_the_address_that_plays_there(tmp_path: Path) -> None:
    with serving(tmp_path) as app:
        form = {"kind": "computer", "name0": "Ann"}
        client = TestClient(app, client=("192.0.2.7", 1), headers={"sec-fetch-site": "same-origin"})
        client.get("/")
        address = client.post("/tables", data=form, follow_redirects=False).headers["location"]
        assert app.state.thinking._owners[address.rpartition("/")[2]] == "192.0.2.7"
