"""Bots pick in processes of their own; whatever dies, the game goes on."""

import logging
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from databases import OpenStore
from host.people import SEED, against_bot, live, pick
from patience import PATIENCE
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.host import BotRunner, Host, bots
from splay.host.thinking import Kind, Thinking
from splay.store import Entry, NewSeat, NewTable, TableInfo
from splay.store.rows import COMPUTER, OVER, PICK, PLAYING, Standing
from testing.random_games import play


@pytest.fixture
def host(sqlite_host: Host) -> Host:
    return sqlite_host


@contextmanager
def running(host: Host) -> Iterator[BotRunner]:
    runner = BotRunner(host)
    host.tables.on_change = lambda table_id: runner.wake()
    runner.start()
    yield runner
    runner.stop()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


def wait_for_person(host: Host, table: TableInfo) -> None:
    wait_until(lambda: host.table(table.id).asked == 0)


def of_bots(host: Host, *kinds: str, left: int | None = None) -> TableInfo:
    """A game among bots alone, from its beginning, or when only so many picks of a random game are left."""
    names = [f"bot {seat}" for seat in range(len(kinds))]
    seats = tuple(NewSeat(name, bot) for name, bot in zip(names, kinds, strict=True))
    game = Game.start(4, names, SEED)
    if left is not None:
        whole = play(game.clone(), random.Random(SEED))
        for option in whole.picks[:-left]:
            game.pick(option)
    done = zip(inside.askers(game), game.picks, strict=True)
    entries = [Entry(number, PICK, seat, option) for number, (seat, option) in enumerate(done, start=1)]
    assert game.decision is not None
    standing = Standing(game.decision.seat, True, game.turn, None)
    host.store.add_table(NewTable("arena", COMPUTER, Record.of(game).setup, seats), standing, entries)
    return host.table("arena")


def test_a_bot_picks_until_a_person_is_asked(host: Host) -> None:
    with running(host):
        table = against_bot(host)
        for _ in range(5):
            wait_for_person(host, table)
            pick(host, table)
        wait_for_person(host, table)
    assert {each.seat for each in live(host, table).picks} == {0, 1}
    assert not multiprocessing.active_children()


def test_a_bot_that_waited_while_no_server_ran_is_asked_when_one_starts(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LOOK_EVERY", 0.05)
    before = Host(open_store())
    table = against_bot(before)
    pick(before, table)
    assert before.store.lease_bots(0.2, 1) == [table.id], "as if a server had died while the bot was thinking"
    after = Host(open_store())
    with running(after):
        wait_until(lambda: len(live(after, table).picks) > 1)


def test_the_game_goes_on_when_the_process_of_the_bots_is_killed(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING), running(host):
        table = against_bot(host)
        pick(host, table)
        wait_for_person(host, table)
        for worker in multiprocessing.active_children():
            worker.kill()
            worker.join()
        done = len(live(host, table).picks)
        while len(live(host, table).picks) < done + 4:
            wait_for_person(host, table)
            pick(host, table)
        wait_for_person(host, table)
    assert "new ones are started" in caplog.text


def test_a_bot_that_fails_picks_at_random(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR), running(host) as runner:
        table = of_bots(host, "forgotten", "greedy")
        runner.wake()
        wait_until(lambda: sum(each.seat == 0 for each in live(host, table).picks) > 3)
    assert "the bot forgotten failed" in caplog.text


@pytest.mark.long
def test_two_servers_bring_a_game_of_bots_to_its_end(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    with running(here) as one, running(there) as other:
        table = of_bots(here, "random", "random", left=20)
        one.wake()
        other.wake()
        wait_until(lambda: here.table(table.id).phase == OVER)
    assert live(here, table).game == live(there, table).game
    assert live(here, table).record().replay().outcome == live(here, table).game.outcome


def test_a_runner_that_stops_leaves_the_rest_to_others(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    with running(here) as runner:
        table = of_bots(here, "random", "random")
        runner.wake()
        wait_until(lambda: here.table(table.id).length > 3)
    left = here.table(table.id)
    assert left.phase == PLAYING
    with running(there):
        wait_until(lambda: there.table(table.id).length > left.length)


class Ends(Executor):
    """Dies as soon as everything ends, as on a signal to the server and all its processes."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given.append(Future())
        return self.given[-1]


def test_a_bot_whose_process_ends_with_the_server_does_not_pick_by_chance(host: Host) -> None:
    ends = Ends()
    runner = BotRunner(host, Thinking(1, lambda: ends))
    table = of_bots(host, "random", "random")
    runner.start()
    ends_now = Thread(target=runner.stop)
    wait_until(lambda: len(ends.given) == 1)
    ends.given[0].set_result(0)  # what starts the process
    wait_until(lambda: len(ends.given) == 2)
    ends_now.start()
    wait_until(lambda: runner.thinking.submit("", Kind.PICK, int).cancelled())
    ends.given[1].set_exception(BrokenProcessPool("it has ended"))
    ends_now.join(PATIENCE)
    assert host.table(table.id).length == table.length
    assert host.store.lease_bots(1.0, 1) == [table.id]


def test_others_need_not_wait_although_a_pick_ended_while_the_runner_stopped(host: Host) -> None:
    with running(host) as runner:
        table = of_bots(host, "random", "random")
        runner.wake()
        wait_until(lambda: host.table(table.id).length > 3)
        runner._stopping = True  # as it says first
        runner._threads.shutdown()  # and before it goes on, the pick has ended
    assert host.store.lease_bots(1.0, 1) == [table.id]


SERVER = """\
import multiprocessing, sys
from splay.host import BotRunner, Host
from splay.host.thinking import Kind
from splay.store import Store, open_database
runner = BotRunner(Host(Store(open_database(sys.argv[1]))))
if __name__ == "__main__":
    runner.start()
    runner.thinking.submit("", Kind.PICK, int).result()  # whoever answers watches the server by then
    print(*(worker.pid for worker in multiprocessing.active_children()), flush=True)
    sys.stdin.read()
"""


def test_the_processes_of_the_bots_end_with_their_server_even_if_it_is_killed(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, f"sqlite:///{tmp_path}/splay.sqlite3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdin
    assert server.stdout
    workers = [int(word) for word in server.stdout.readline().split()]
    assert workers
    server.send_signal(signal.SIGKILL)
    server.wait()
    server.stdout.close()
    server.stdin.close()
    wait_until(lambda: not any(is_alive(worker) for worker in workers))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # whoever has ended and is not yet buried
