"""When a server process looks for objects that nobody needs."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from splay.web.server.garbage import ALL_SECONDS, NEW_SECONDS, GarbageCollection


class Clock:
    """The time, set by hand."""

    now = 5.0

    def __call__(self) -> float:
        return self.now


class Node:
    """Something that refers to itself, so that only a collection gets rid of it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def garbage(clock: Clock) -> Iterator[GarbageCollection]:
    collection = GarbageCollection(clock)
    collection.begin()
    yield collection
    collection.end()


def dropped() -> "ref[Node]":
    return ref(Node())


def test_what_is_new_is_looked_at_after_some_seconds(garbage: GarbageCollection, clock: Clock) -> None:
    node = dropped()
    clock.now += NEW_SECONDS - 0.1
    garbage.look()
    assert node() is not None
    clock.now += 0.1
    garbage.look()
    assert node() is None


def test_what_stays_is_looked_at_no_more_but_once_an_hour(garbage: GarbageCollection, clock: Clock) -> None:
    kept = Node()
    node = ref(kept)
    clock.now += NEW_SECONDS
    garbage.look()
    del kept
    clock.now += NEW_SECONDS
    garbage.look()
    assert node() is not None, "it was taken to stay"
    clock.now += ALL_SECONDS - 2 * NEW_SECONDS
    garbage.look()
    assert node() is None
    assert gc.get_freeze_count() > 0


def test_python_alone_never_looks_at_everything_meanwhile(garbage: GarbageCollection) -> None:
    everything: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == 2:
            everything.append(phase)

    gc.callbacks.append(note)
    try:
        many: list[list[int]] = [[] for _ in range(1_500_000)]
        assert len(many) == 1_500_000
    finally:
        gc.callbacks.remove(note)
    assert everything == []


def test_afterward_it_is_left_to_python_again(clock: Clock) -> None:
    before = gc.get_threshold()
    collection = GarbageCollection(clock)
    collection.begin()
    assert gc.get_threshold() != before
    collection.end()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
