"""Who is at a table: those whose browsers follow it, unless they have touched nothing for a while."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import pytest

from splay.store.news import LONGEST
from splay.store.rows import COMPUTER, DEVICE, FRIENDS
from splay.web.requests.presence import BEAT_SECONDS, SILENCE_SECONDS, Attendance
from splay.web.table.routes.presence import events
from web.visitors import Site


def test_a_seat_is_here_as_long_as_one_of_its_connections_lasts() -> None:
    heard: list[str] = []
    presence = Attendance(heard.append)
    with presence.staying("t", (0,)):
        with presence.staying("t", (0,)), presence.staying("t", (1,)), presence.staying("t", ()):
            assert presence.here("t") == {0, 1}
            assert presence.here("another") == frozenset()
        assert presence.here("t") == {0}
    assert presence.here("t") == frozenset()
    assert heard == ["t"] * 4, "a second connection of a seat, and an onlooker, change nothing"


def test_nothing_is_remembered_of_tables_that_nobody_follows_here() -> None:
    presence = Attendance(lambda _: None)
    for number in range(1000):
        presence.rests(f"table {number}", (0,), True)
        presence.hear(json.dumps({"by": "another process", "rests": {f"other {number}": [0]}, "idle": True}))
    assert len(presence._idle) == 0
    with presence.staying("t", (0,)):
        presence.rests("t", (0,), True)
    assert (len(presence._idle), len(presence._lines)) == (0, 0)


def test_who_touches_nothing_is_away_until_back_or_gone() -> None:
    presence = Attendance(lambda _: None)
    with presence.staying("t", (0,)):
        presence.rests("t", (0,), True)
        presence.rests("t", (1,), True)
        assert presence.here("t") == frozenset()
        presence.rests("t", (0,), False)
        assert presence.here("t") == {0}
        presence.rests("t", (0,), True)
    with presence.staying("t", (0,)), presence.staying("t", (1,)):
        assert presence.here("t") == {0, 1}
    presence.rests("t", (0,), False)
    assert presence.here("t") == frozenset()


class _Hub:
    """Wakes whoever watches as often as it is told to."""

    async def watch(self, _: str) -> AsyncIterator[int]:
        while True:
            yield 1


def stream(presence: Attendance, seats: tuple[int, ...]) -> AsyncIterator[bytes]:
    hub: Any = _Hub()
    return events(hub, presence, "t", seats)


async def first_news(told: AsyncIterator[bytes], most: int = 4) -> list[int] | None:
    """Who is said to be here; None if nothing is said of it."""
    for _ in range(most):
        event, data = (await anext(told)).decode().splitlines()[:2]
        if event == "event: presence":
            found: list[int] = json.loads(data.removeprefix("data: "))
            return found
    return None


def test_players_hear_who_is_here_and_onlookers_do_not() -> None:
    async def story() -> None:
        presence = Attendance(lambda _: None)
        ann = stream(presence, (0,))
        assert await first_news(ann) == [0]
        with presence.staying("t", (1,)):
            assert await first_news(ann) == [0, 1]
            assert await first_news(ann) is None, "nothing has changed"
            assert await first_news(stream(presence, ())) is None

    asyncio.run(story())


# -- several processes ---------------------------------------------------------------------


class Cluster:
    """Processes that hear each other, but for those that have been killed."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self.changes: list[list[str]] = [[] for _ in range(count)]
        self.processes = [Attendance(heard.append, clock=lambda: self.now) for heard in self.changes]
        self.living = list(self.processes)

    def settle(self) -> None:
        """Let everybody hear everything, until there is nothing more to say."""
        while words := [(each, word) for each in self.living for word in each.to_say()]:
            for sender, word in words:
                for each in self.living:
                    if each is not sender:
                        each.hear(word)

    def beat(self, seconds: float) -> None:
        """Some time passes in which all that live say who is there."""
        self.now += seconds
        for each in self.living:
            each._is_whole = bool(each._lines)
        self.settle()
        for each in self.living:
            each.forget_the_silent()


def test_all_processes_know_who_is_connected_to_any_of_them() -> None:
    cluster = Cluster(3)
    one, two, three = cluster.processes
    with two.staying("t", (1,)):
        with one.staying("t", (0,)):
            cluster.settle()
            assert [each.here("t") for each in cluster.processes] == [{0, 1}] * 3
        cluster.settle()
        assert [each.here("t") for each in cluster.processes] == [{1}] * 3
    assert cluster.changes[2] == ["t"] * 3
    assert three.here("another") == frozenset()


def test_who_touches_nothing_is_away_whichever_process_hears_of_it() -> None:
    cluster = Cluster(3)
    one, two, three = cluster.processes
    with one.staying("t", (0,)), two.staying("t", (1,)):
        three.rests("t", (0,), True)
        cluster.settle()
        assert [each.here("t") for each in cluster.processes] == [{1}] * 3
        two.rests("t", (0,), False)
        cluster.settle()
        assert [each.here("t") for each in cluster.processes] == [{0, 1}] * 3


def test_people_of_a_process_that_was_killed_go_away_after_some_seconds() -> None:
    cluster = Cluster(2)
    one, two = cluster.processes
    with one.staying("t", (0,)), two.staying("t", (1,)):
        cluster.settle()
        cluster.living.remove(two)
        cluster.beat(BEAT_SECONDS)
        assert one.here("t") == {0, 1}, "it may only have been slow"
        cluster.beat(SILENCE_SECONDS)
        assert one.here("t") == {0}


def test_a_process_that_starts_or_has_missed_something_asks_who_is_there() -> None:
    cluster = Cluster(2)
    one, two = cluster.processes
    with one.staying("t", (0,)), two.staying("u", (1,)):
        one.to_say(), two.to_say()  # lost
        two._ask()
        cluster.settle()
        assert two.here("t") == {0}
        assert one.here("u") == {1}


def test_who_was_taken_for_dead_is_asked_when_it_speaks_again() -> None:
    cluster = Cluster(2)
    one, two = cluster.processes
    with one.staying("t", (0,)), one.staying("u", (1,)):
        cluster.settle()
        cluster.now += SILENCE_SECONDS + 1
        two.forget_the_silent()
        assert two.here("t") == frozenset()
        with one.staying("t", (1,)):
            cluster.settle()
            assert two.here("t") == {0, 1}
            assert two.here("u") == {1}


def test_very_many_tables_are_told_in_several_pieces() -> None:
    cluster = Cluster(2)
    tables = [f"a-table-of-24-letters-{number:02}" for number in range(300)]
    with ExitStack() as stack:
        for table in tables:
            stack.enter_context(cluster.processes[0].staying(table, (0, 1, 2, 3, 4)))
        for text in cluster.processes[0].to_say():
            assert len(text) <= LONGEST
        cluster.beat(BEAT_SECONDS)
        assert all(cluster.processes[1].here(table) == {0, 1, 2, 3, 4} for table in tables)
    cluster.settle()
    assert not any(cluster.processes[1].here(table) for table in tables)


def test_a_server_that_ends_does_not_say_that_its_people_have_gone() -> None:
    cluster = Cluster(2)
    one, two = cluster.processes
    with one.staying("t", (0,)):
        cluster.settle()
        one.stop()
    assert one.to_say() == []
    assert two.here("t") == {0}, "they come back by another process at once"


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"by":7}', "null", '{"by":"x","later":true}'])
def test_what_nobody_understands_changes_nothing(text: str) -> None:
    presence = Attendance(lambda _: None)
    presence.hear(text)
    assert presence.to_say() == []


@pytest.mark.parametrize(("kind", "is_counted"), [(FRIENDS, True), (DEVICE, False), (COMPUTER, False)])
def test_only_players_among_friends_are_counted(site: Site, kind: str, is_counted: bool) -> None:
    ann = site.visitor()
    table = ann.make(kind=kind).removeprefix("/t/")
    seen: list[frozenset[int]] = []

    async def watch(_: str) -> AsyncIterator[int]:
        yield 1
        seen.append(site.app.state.presence.here(table))

    site.app.state.hub = SimpleNamespace(watch=watch)
    told = ann.client.get(f"/t/{table}/live")
    assert told.headers["content-type"].startswith("text/event-stream")
    assert seen == [frozenset({0} if is_counted else ())]
    assert ("event: presence" in told.text) is is_counted
    assert "\nretry: " in told.text, "and when to come back"
