"""Processes that think are shared fairly among tables."""

import logging
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from patience import PATIENCE
from splay.host.thinking import PATIENCE as PASSES
from splay.host.thinking import Headway, Job, Kind, Thinking


class Desk(Executor):
    """Does a job when the test says so."""

    def __init__(self) -> None:
        self.given: list[tuple[Future[Any], Any]] = []
        self.is_broken = False

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.is_broken:
            raise BrokenProcessPool("it has died")
        done: Future[Any] = Future()
        self.given.append((done, fn))
        return done

    def finish(self) -> None:
        done, does = self.given.pop(0)
        try:
            done.set_result(does())
        except ZeroDivisionError as error:
            done.set_exception(error)

    def die(self) -> None:
        done, _ = self.given.pop(0)
        self.is_broken = True
        done.set_exception(BrokenProcessPool("it has died"))


class Room:
    """Thinking at desks that the test sees."""

    def __init__(self, processes: int = 1) -> None:
        self.desks: list[Desk] = []
        self.now = 0.0
        self.thinking = Thinking(processes, self._desk, lambda: self.now)
        self.log: list[str] = []

    def _desk(self) -> Desk:
        self.desks.append(Desk())
        return self.desks[-1]

    def ask(self, name: str, kind: Kind = Kind.PICK, table: str = "") -> Job[Any]:
        return self.thinking.submit(table or name[0], kind, self.log.append, name)

    def work(self) -> None:
        while any(desk.given for desk in self.desks):
            next(desk for desk in self.desks if desk.given).finish()


@pytest.fixture
def room() -> Room:
    return Room()


def test_no_table_has_a_second_turn_before_all_have_had_one(room: Room) -> None:
    for number in (1, 2, 3):
        for table in "abcde":
            room.ask(f"{table}{number}")
    room.work()
    assert "".join(name[0] for name in room.log) == "abcde" * 3


def test_a_table_that_asks_for_more_at_once_goes_behind_those_that_wait(room: Room) -> None:
    first = room.ask("a1")
    first.add_done_callback(lambda _: room.ask("a2"))
    room.ask("b1")
    room.ask("c1")
    room.work()
    assert room.log == ["a1", "b1", "c1", "a2"]


def test_a_table_with_a_thousand_jobs_does_not_keep_others_waiting(room: Room) -> None:
    for number in range(1000):
        room.ask(f"a{number}", Kind.REVIEW)
    room.ask("b", Kind.REVIEW)
    room.desks[0].finish()
    room.desks[0].finish()
    assert room.log == ["a0", "b"]


def test_who_has_many_tables_has_no_more_turns_for_that(room: Room) -> None:
    for table in "abcdefghijkl":
        room.thinking.belongs(table, "eve")
    room.thinking.belongs("x", "ann")
    for name in ("a1", "b1", "c1", "d1", "x1", "e1", "x2", "y1"):
        room.ask(name)
    headway = room.thinking.standing("x", Kind.PICK)
    assert headway == Headway(None, before=1)
    room.work()
    assert room.log == ["a1", "x1", "y1", "b1", "x2", "c1", "d1", "e1"]


def test_tables_of_which_nobody_plays_any_more_are_forgotten(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.host.thinking.OWNED", 2)
    for table in "abc":
        room.thinking.belongs(table, "eve")
    for name in ("z1", "a1", "b1", "c1", "b2", "y1"):
        room.ask(name)
    room.work()
    assert room.log[:4] == ["z1", "a1", "b1", "y1"]


def test_picks_come_before_hints_and_hints_before_reviews(room: Room) -> None:
    room.ask("first")
    room.ask("review", Kind.REVIEW)
    room.ask("hint", Kind.HINT)
    room.ask("pick", Kind.PICK)
    room.work()
    assert room.log == ["first", "pick", "hint", "review"]


def test_nothing_waits_forever(room: Room) -> None:
    room.ask("review", Kind.REVIEW, table="z")
    room.ask("late", Kind.REVIEW, table="z")
    for number in range(50):
        room.ask(f"p{number}", table=f"table {number}")
    room.work()
    assert room.log.index("late") <= PASSES + 1


def test_as_many_run_at_once_as_there_are_processes() -> None:
    room = Room(processes=2)
    for table in "abc":
        room.ask(table)
    assert [len(desk.given) for desk in room.desks] == [1, 1]
    room.desks[0].finish()
    assert [len(desk.given) for desk in room.desks] == [1, 1]


def test_what_is_cancelled_while_it_waits_is_never_done(room: Room) -> None:
    running = room.ask("a")
    waiting = room.ask("b")
    assert waiting.cancel()
    assert not running.cancel()
    room.work()
    assert room.log == ["a"]


def test_it_tells_how_many_tables_are_before_one(room: Room) -> None:
    for table in "abc":
        room.ask(f"{table}1")
        room.ask(f"{table}2")
    room.now = 2.5
    assert room.thinking.standing("a", Kind.PICK) == Headway(2.5)
    assert room.thinking.standing("b", Kind.PICK) == Headway(None, 1)
    assert room.thinking.standing("c", Kind.PICK) == Headway(None, 2)
    room.ask("hint", Kind.HINT, table="d")
    assert room.thinking.standing("d", Kind.HINT) == Headway(None, 3)
    assert room.thinking.standing("d", Kind.PICK) is None


def test_a_dead_process_is_replaced_and_its_job_done_again(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    job = room.ask("a")
    room.ask("b")
    with caplog.at_level(logging.WARNING):
        room.desks[0].die()
    assert "new ones are started" in caplog.text
    room.work()
    assert job.done()
    assert room.log == ["a", "b"]


def test_a_job_whose_process_dies_twice_fails_and_the_rest_goes_on(room: Room) -> None:
    job = room.ask("a")
    room.ask("b")
    room.desks[0].die()
    room.desks[1].die()
    room.work()
    assert isinstance(job.exception(), BrokenProcessPool)
    assert room.log == ["b"]


def test_a_process_that_died_with_nothing_to_do_is_nobodys_fault(room: Room) -> None:
    room.ask("a")
    room.work()
    room.desks[0].is_broken = True
    job = room.ask("b")
    room.desks[1].die()
    room.work()
    assert (job.result(0), room.log) == (None, ["a", "b"])


def test_however_many_jobs_wait_for_what_cannot_be_started_each_fails() -> None:
    desk = Desk()
    starts = iter([desk])

    def started() -> Desk:
        for start in starts:
            return start
        raise OSError("no memory is left")

    thinking = Thinking(1, started)
    jobs = [thinking.submit("a", Kind.PICK, int) for _ in range(500)]
    desk.is_broken = True
    desk.finish()
    assert jobs[0].result(0) == 0
    assert {type(job.exception(0)) for job in jobs[1:]} == {OSError}
    thinking.stop()


def test_a_job_that_fails_says_so_and_the_rest_goes_on(room: Room) -> None:
    job = room.thinking.submit("a", Kind.PICK, divmod, 1, 0)
    room.ask("b")
    room.work()
    assert isinstance(job.exception(), ZeroDivisionError)
    assert room.log == ["b"]


def test_a_process_that_cannot_be_started_fails_its_job_and_nothing_else() -> None:
    desk = Desk()
    starts: Iterator[OSError | Desk] = iter([OSError("no memory is left"), desk])

    def started() -> Desk:
        start = next(starts)
        if isinstance(start, OSError):
            raise start
        return start

    thinking = Thinking(1, started)
    job = thinking.submit("a", Kind.PICK, int)
    assert isinstance(job.exception(0), OSError)
    then = thinking.submit("b", Kind.PICK, int)
    desk.finish()
    assert then.result(0) == 0
    thinking.stop()


def test_stopping_ends_what_has_to_be_done_again(room: Room) -> None:
    job = room.ask("a", Kind.REVIEW)
    for _ in range(PASSES):
        room.ask("b")
    room.desks[0].die()  # a bot comes first now
    stopping = Thread(target=room.thinking.stop)
    stopping.start()
    assert isinstance(job.exception(PATIENCE), BrokenProcessPool)
    room.work()
    stopping.join(PATIENCE)
    assert not stopping.is_alive()


def test_stopping_cancels_what_waits(room: Room) -> None:
    waiting = [room.ask(name) for name in "abc"][1:]
    room.desks[0].finish()
    room.desks[0].finish()
    room.desks[0].finish()
    last = room.ask("d")
    room.ask("e")
    room.desks[0].finish()
    room.desks[0].finish()
    room.thinking.stop()
    assert last.done()
    assert all(job.done() for job in waiting)
    assert room.ask("f").cancelled(), "nothing is begun any more"


@pytest.fixture
def processes() -> Iterator[Thinking]:
    thinking = Thinking()
    yield thinking
    thinking.stop()


def die_once(mark: Path) -> str:
    """Kill this process, unless that has been done already."""
    if not mark.exists():
        mark.write_text("died", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


@pytest.mark.long
def test_a_job_survives_the_death_of_a_real_process(processes: Thinking, tmp_path: Path) -> None:
    assert processes.submit("a", Kind.PICK, die_once, tmp_path / "mark").result(PATIENCE) == "alive"


def test_asking_is_quick_however_long_the_thinking_takes(processes: Thinking) -> None:
    processes.submit("a", Kind.PICK, int).result(PATIENCE)
    begun = time.monotonic()
    jobs = [processes.submit(table, Kind.PICK, time.sleep, 0.05) for table in "abc"]
    assert not all(job.done() for job in jobs)
    assert time.monotonic() - begun < PATIENCE
    for job in jobs:
        job.result(PATIENCE)
