"""Reviews are made in the background, once, for those who have played."""

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from databases import OpenStore
from host.people import ANN, SEED, against_bot
from patience import PATIENCE
from splay.bots.review import Review
from splay.bots.reviewer import Finding, Task, review_game
from splay.game.game import Game
from splay.game.record import Record
from splay.host import Host, reviews
from splay.host.errors import NotPlaying, NotYourSeat
from splay.host.reviews import Reviews
from splay.host.thinking import Thinking
from splay.store import TableInfo
from splay.store.rows import COMPUTER
from testing.random_games import play


@pytest.fixture
def host(sqlite_host: Host) -> Host:
    return sqlite_host


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    """Thinks in a thread."""
    with ThreadPoolExecutor(1) as executor:
        found = Thinking(executor=lambda: executor)
        yield found
        found.stop()


def finished(host: Host) -> tuple[TableInfo, Game]:
    """A random game of Ann against a bot, which is over."""
    game = play(Game.start(4, ["Ann", "Ada"], SEED), random.Random(SEED))
    table = host.desk.make_from_record(Record.of(game), ANN, [None, "greedy"], COMPUTER)
    return host.table(table), game


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)


def made(reviews: Reviews, table: TableInfo) -> Review:
    wait_until(lambda: reviews.of(table, 0).is_ready)
    return reviews.of(table, 0)


def test_a_review_is_made_in_the_background_and_is_that_of_the_game(host: Host, thinking: Thinking) -> None:
    table, game = finished(host)
    assert made(Reviews(host, thinking, simulations=1), table) == review_game(game, 0, simulations=1)


def test_a_review_is_kept_and_not_made_twice(
    open_store: OpenStore, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Host(open_store())
    table, _ = finished(before)
    review = made(Reviews(before, thinking, simulations=1), table)
    wait_until(lambda: before.store.review(table.id, 0) is not None)
    monkeypatch.setattr(reviews, "review_step", None)
    after = Host(open_store())
    assert Reviews(after, thinking, simulations=1).of(after.table(table.id), 0) == review
    after.store.keep_review(table.id, 0, {"another": "process was second"})
    assert Reviews(after, None).of(after.table(table.id), 0) == review


def test_a_review_shows_how_far_it_is_and_asking_twice_begins_it_once(host: Host) -> None:
    table, _ = finished(host)
    making = Reviews(host, None, simulations=1)
    first, second = making.of(table, 0), making.of(table, 0)
    assert (first.done, second.done) == (8, 16)
    assert 0 < len(first.points) < len(second.points)
    assert made(making, table).is_ready


def test_a_server_that_ends_leaves_the_review_to_the_next_one(host: Host, thinking: Thinking) -> None:
    table, game = finished(host)
    Reviews(host, None, simulations=1).of(table, 0)
    assert host.store.review(table.id, 0) is None
    assert made(Reviews(host, thinking, simulations=1), table) == review_game(game, 0, simulations=1)


@pytest.mark.parametrize("in_background", [True, False])
def test_a_step_that_fails_leaves_a_gap_and_is_not_begun_again(
    host: Host,
    thinking: Thinking,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    in_background: bool,
) -> None:
    table, _ = finished(host)
    done: list[Task] = []

    def step(task: Task) -> Finding:
        done.append(task)
        if len(done) == 3:
            raise RuntimeError("the process has died")
        return Finding(task.pick)

    monkeypatch.setattr(reviews, "review_step", step)
    making = Reviews(host, thinking if in_background else None, simulations=1)
    review = made(making, table)
    assert "a step of a review" in caplog.text
    count = len(done)
    assert len({task.pick for task in done}) == count
    wait_until(lambda: not making._making)
    assert making.of(table, 0) == review
    assert len(done) == count, "looking again begins nothing"
    assert host.store.review(table.id, 0) is None, "a server that is started later can do better"


def test_a_review_that_gets_ready_while_somebody_looks_is_not_begun_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, game = finished(host)
    making = Reviews(host, None, simulations=1)
    review = review_game(game, 0, simulations=1)
    begun = making._begun

    def late(table: TableInfo, seat: int) -> object:
        host.store.keep_review(table.id, seat, review.to_json())  # by somebody else, since it was looked for
        return begun(table, seat)

    monkeypatch.setattr(making, "_begun", late)
    assert making.of(table, 0) == review


def test_a_review_is_not_kept_while_somebody_else_does_its_last_step(host: Host) -> None:
    table, _ = finished(host)
    making = Reviews(host, None, simulations=1)._begun(table, 0)
    assert not isinstance(making, Review)
    while making._next() is not None:
        pass
    assert host.store.review(table.id, 0) is None


def test_what_cannot_be_reviewed_is_refused(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    making = Reviews(host, None, simulations=1)
    with pytest.raises(NotPlaying, match="once it is over"):
        making.of(against_bot(host), 0)
    table, _ = finished(host)
    for seat in (1, 2, -1):
        with pytest.raises(NotYourSeat, match=f"seat {seat}"):
            making.of(table, seat)
    monkeypatch.setattr(reviews, "MOST", 0)
    with pytest.raises(NotPlaying, match="too many"):
        making.of(table, 0)


def test_a_review_is_found_for_its_seat_alone(host: Host) -> None:
    table, _ = finished(host)
    data: dict[str, Any] = {"any": ["data"]}
    host.store.keep_review(table.id, 1, data)
    assert host.store.review(table.id, 0) is None
    assert host.store.review(table.id, 1) == data
    assert host.store.review("nowhere", 1) is None
