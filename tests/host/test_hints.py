"""Hints: thought about once, in turn, and only where they are given."""

from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from host.people import against_bot, begin, from_afar, live, on_one_device, pick, play_to_the_end
from patience import PATIENCE
from splay.errors import GameOver, NotYourDecision, StaleDecision
from splay.host import Host
from splay.host.errors import HintRefused
from splay.host.hints import Hints
from splay.host.thinking import Thinking
from splay.store import TableInfo


@pytest.fixture
def host(sqlite_host: Host) -> Host:
    return sqlite_host


@pytest.fixture
def hints(host: Host) -> Iterator[Hints]:
    thinking = Thinking(1, lambda: ThreadPoolExecutor(1))
    yield Hints(host, thinking, 0.0, 12)
    thinking.stop()


class Busy(Executor):
    """Never comes to anything."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def asked(host: Host, table: TableInfo) -> tuple[int, int]:
    """Who is asked, and the number of the decision."""
    ask = live(host, table).game.decision
    assert ask is not None
    return ask.seat, ask.number


def test_a_hint_is_of_the_options_of_the_decision(host: Host, hints: Hints) -> None:
    table = on_one_device(host)
    begin(host, table)
    seat, number = asked(host, table)
    found = hints.ask(host.table(table.id), seat, number).result(PATIENCE)
    ask = live(host, table).game.decision
    assert ask is not None
    assert found.advice.number == number
    assert {each.option for each in found.advice.suggestions} <= set(ask.options)
    assert len(found.reasons) == len(found.advice.suggestions)


def test_the_same_decision_is_thought_about_once(host: Host, hints: Hints) -> None:
    table = against_bot(host)
    job = hints.ask(table, 0, 0)
    assert hints.ask(table, 0, 0) is job
    assert hints.found(live(host, table), 0) is job


def test_after_a_pick_the_old_hint_is_gone_and_a_stale_number_refused(host: Host, hints: Hints) -> None:
    table = on_one_device(host)
    begin(host, table)
    seat, number = asked(host, table)
    hints.ask(host.table(table.id), seat, number)
    pick(host, table)
    assert hints.found(live(host, table), seat) is None
    with pytest.raises(StaleDecision):
        hints.ask(host.table(table.id), seat, number)


def test_only_who_is_asked_gets_a_hint(host: Host, hints: Hints) -> None:
    table = on_one_device(host)
    begin(host, table)
    seat, number = asked(host, table)
    with pytest.raises(NotYourDecision):
        hints.ask(host.table(table.id), 1 - seat, number)


def test_friends_play_without_hints(host: Host, hints: Hints) -> None:
    table = from_afar(host)
    with pytest.raises(HintRefused, match="friends"):
        hints.ask(table, *asked(host, table))


def test_after_the_end_there_is_nothing_to_advise(host: Host, hints: Hints) -> None:
    table = on_one_device(host)
    play_to_the_end(host, table)
    with pytest.raises(GameOver):
        hints.ask(host.table(table.id), 0, 0)


def test_whoever_waits_for_a_hint_can_pick_and_then_it_is_not_thought_about(host: Host) -> None:
    hints = Hints(host, Thinking(1, Busy), 0.0, 12)
    before, table = against_bot(host), on_one_device(host)
    hints.ask(before, 0, 0)  # keeps the process busy
    begin(host, table)
    seat, number = asked(host, table)
    waiting = hints.ask(host.table(table.id), seat, number)
    standing = hints.standing(table.id)
    assert standing is not None
    assert (standing.seconds, standing.before) == (None, 1)
    pick(host, table)
    while asked(host, table)[0] != seat:
        pick(host, table)
    hints.ask(host.table(table.id), *asked(host, table))
    assert waiting.cancelled()
