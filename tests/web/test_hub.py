"""Everybody who follows a table is told of every change, without a question to the database for each of them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from threading import Event
from typing import Any

import pytest

from patience import PATIENCE
from splay.store import TableChange
from splay.web.requests import hub as module
from splay.web.requests.hub import Hub

TABLE = "a table"
MANY = 40


class Versions:
    """What a store says of tables, and how often it was asked."""

    def __init__(self) -> None:
        self.now = {TABLE: 1}
        self.asked = 0
        self.go_on = Event()
        self.go_on.set()

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        self.asked += 1
        found = {table: self.now[table] for table in tables if table in self.now}
        assert self.go_on.wait(PATIENCE)
        return found


def at_a_hub(story: Callable[[Hub, Versions], Awaitable[None]], look_every: float = 3600.0) -> None:
    async def told() -> None:
        store: Any = Versions()
        hub = Hub(store, look_every)
        await hub.start()
        await story(hub, store)
        hub.stop()

    asyncio.run(told())


async def following(hub: Hub, count: int) -> list[AsyncIterator[int]]:
    """So many who have been told the present version."""
    watchers = [hub.watch(TABLE) for _ in range(count)]
    await asyncio.gather(*map(anext, watchers))
    return watchers


async def met(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0)


def test_a_change_is_passed_on_to_everybody_without_a_question_to_the_database() -> None:
    async def story(hub: Hub, store: Versions) -> None:
        watchers = await following(hub, MANY)
        before = store.asked
        hub.changed(TableChange(TABLE, 2))
        assert await asyncio.gather(*map(anext, watchers)) == [2] * MANY
        assert store.asked == before

    at_a_hub(story)


def test_of_changes_that_come_in_another_order_the_latest_counts() -> None:
    async def story(hub: Hub, _: Versions) -> None:
        watchers = await following(hub, 2)
        for version in (3, 9, 2, 8):
            hub.changed(TableChange(TABLE, version))
        assert await asyncio.gather(*map(anext, watchers)) == [9, 9]

    at_a_hub(story)


def test_who_begins_to_follow_while_a_table_changes_hears_of_that() -> None:
    async def story(hub: Hub, store: Versions) -> None:
        store.go_on.clear()
        watcher = hub.watch(TABLE)
        first: asyncio.Task[int] = asyncio.create_task(anext(watcher))  # type: ignore[arg-type]
        await met(lambda: store.asked == 1)
        hub.changed(TableChange(TABLE, 2))
        await asyncio.sleep(0)
        store.go_on.set()
        assert await first == 2

    at_a_hub(story)


def test_what_was_missed_is_read_once_for_all_tables() -> None:
    async def story(hub: Hub, store: Versions) -> None:
        store.now |= {f"table {number}": 1 for number in range(MANY)}
        watchers = await following(hub, 3)
        others = [hub.watch(f"table {number}") for number in range(MANY)]
        await asyncio.gather(*map(anext, others))
        before = store.asked
        store.now[TABLE] = 5
        hub.missed()
        assert await asyncio.gather(*map(anext, watchers)) == [5] * 3
        assert store.asked == before + 1

    at_a_hub(story)


def test_a_change_of_which_nobody_has_told_is_found_in_the_end() -> None:
    async def story(hub: Hub, store: Versions) -> None:
        watchers = await following(hub, 3)
        store.now[TABLE] = 5
        assert await asyncio.gather(*map(anext, watchers)) == [5] * 3

    at_a_hub(story, look_every=0.01)


def test_silence_is_broken_without_asking_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEEP_ALIVE_SECONDS", 0.01)

    async def story(hub: Hub, store: Versions) -> None:
        watchers = await following(hub, 1)
        before = store.asked
        assert [await anext(watchers[0]) for _ in range(5)] == [1] * 5
        assert store.asked == before

    at_a_hub(story)


def test_nobody_follows_a_table_that_is_gone() -> None:
    async def story(hub: Hub, store: Versions) -> None:
        assert [version async for version in hub.watch("none")] == []
        watchers = await following(hub, 2)
        hub.changed(TableChange(TABLE, None))
        for watcher in watchers:
            assert [version async for version in watcher] == []

    at_a_hub(story)


def test_tables_that_nobody_follows_are_forgotten() -> None:
    async def story(hub: Hub, store: Versions) -> None:
        watchers: Any = await following(hub, 2)
        for watcher in watchers:
            await watcher.aclose()
        assert not hub._watchers
        assert not hub._versions
        hub.changed(TableChange(TABLE, 2))
        hub.missed()
        before = store.asked
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not hub._versions
        assert store.asked == before

    at_a_hub(story)
