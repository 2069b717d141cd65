"""Several people, clicks and servers at once: of what excludes each other exactly one thing happens."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest

from databases import OpenStore
from host.people import ANN, BOB, EVE, begin, from_afar, live, on_one_device, pick, play_to_the_end, waiting
from splay.errors import PickError
from splay.host import Host
from splay.host.errors import Meanwhile, NotPlaying, NotYourSeat, SeatTaken, TableError, UndoRefused
from splay.host.undo import undo_of
from splay.store import TableInfo
from splay.store.rows import OPEN, PLAYING

CLICKS = 24


def at_once(deeds: Sequence[Callable[[], object]]) -> list[type[Exception] | None]:
    """Do all of this at the same time; by which error each was refused, if it was."""
    barrier = Barrier(len(deeds))

    def done(deed: Callable[[], object]) -> type[Exception] | None:
        barrier.wait()
        try:
            deed()
        except (PickError, TableError) as refusal:
            return type(refusal)
        return None

    with ThreadPoolExecutor(len(deeds)) as pool:
        return list(pool.map(done, deeds))


def melded(host: Host, table: TableInfo) -> tuple[int, int]:
    """Let whoever is asked meld, which can be taken back; the seat, and the picks left without it."""
    ask = live(host, table).game.decision
    assert ask is not None
    left = len(live(host, table).picks)
    pick(host, table, next(option for option in ask.options if option.startswith("meld ")))
    return ask.seat, left


@pytest.fixture
def hosts(open_store: OpenStore) -> list[Host]:
    """Two servers of one database."""
    return [Host(open_store()) for _ in range(2)]


def test_of_many_clicks_at_two_servers_exactly_one_counts(hosts: list[Host]) -> None:
    table = from_afar(hosts[0])
    for _ in range(3):
        seen = hosts[0].table(table.id)
        ask = live(hosts[0], seen).game.decision
        assert ask is not None
        before = seen.length

        clicks = [
            partial(hosts[number % 2].pick, seen, ask.seat, ask.options[number % len(ask.options)], ask.number)
            for number in range(CLICKS)
        ]
        assert at_once(clicks).count(None) == 1
        assert [live(host, table).game for host in hosts] == [live(hosts[0], table).game] * 2
        made = [each for each in hosts[0].store.entries(table.id, before) if each.kind == "pick"]
        assert len(made) == 1


def test_a_pick_is_taken_back_once_however_often_that_is_clicked(hosts: list[Host]) -> None:
    table = on_one_device(hosts[0])
    for _ in range(10):
        pick(hosts[0], table)
    seen = hosts[0].table(table.id)
    left = undo_of(seen, live(hosts[0], seen), 0).left
    assert left
    clicks = [partial(hosts[number % 2].undo, seen, 0, anyway=True, left=left) for number in range(8)]
    assert at_once(clicks).count(None) == 1
    assert [len(live(host, table).picks) for host in hosts] == [left, left]


def test_a_pick_and_taking_back_the_one_before_exclude_each_other(hosts: list[Host]) -> None:
    table = on_one_device(hosts[0])
    begin(hosts[0], table)
    seat, left = melded(hosts[0], table)
    seen = hosts[0].table(table.id)
    ask = live(hosts[0], table).game.decision
    assert ask is not None
    told = at_once(
        [
            partial(hosts[0].undo, seen, seat, anyway=True, left=left),
            partial(hosts[1].pick, seen, ask.seat, ask.options[0], ask.number),
        ]
    )
    assert told.count(None) == 1
    assert len(live(hosts[1], table).picks) == (left if told[0] is None else left + 2)


def test_who_agrees_to_one_question_has_not_agreed_to_the_next(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    seat, left = melded(host, table)
    host.undo(host.table(table.id), seat, left=left)
    old = host.table(table.id)
    pick(host, table)
    with pytest.raises((Meanwhile, UndoRefused)):
        host.agree(old, 1 - seat, True, left)
    now = host.table(table.id)
    assert now.undo is None
    question = {"seat": seat, "left": now.length - 1, "asks": [1 - seat]}
    host.store.change_table(table.id, undo=question)
    with pytest.raises(Meanwhile):
        host.agree(host.table(table.id), 1 - seat, True, left)
    assert host.table(table.id).undo == question


def test_nobody_agrees_for_somebody_else(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    seat, left = melded(host, table)
    host.undo(host.table(table.id), seat, left=left)
    for other in (seat, 2, -1):
        with pytest.raises(UndoRefused):
            host.agree(host.table(table.id), other, True, left)
    assert len(live(host, table).picks) == left + 1


def test_a_seat_is_taken_by_one_of_many(hosts: list[Host]) -> None:
    table = waiting(hosts[0], 3)
    people = [f"somebody's secret, number {number:06}" for number in range(8)]
    comers = [partial(hosts[n % 2].desk.join, table, 1, f"P{n}", who) for n, who in enumerate(people)]
    told = at_once(comers)
    assert sorted(told, key=str) == [SeatTaken] * 7 + [None]
    assert [bool(hosts[0].desk.seats_of(who, table)) for who in people] == [each is None for each in told]


def test_a_game_begins_with_everybody_or_not_at_all(hosts: list[Host]) -> None:
    for _ in range(10):
        table = waiting(hosts[0], 3)
        hosts[0].desk.join(table, 1, "Bob", BOB)
        seen = hosts[0].table(table.id)
        told = at_once([partial(hosts[0].desk.join, seen, 2, "Eve", EVE), partial(hosts[1].desk.leave, seen, 1)])
        assert told[0] is None
        now = hosts[0].table(table.id)
        assert (now.phase, told[1]) in ((PLAYING, NotPlaying), (PLAYING, Meanwhile), (OPEN, None))
        assert all(seat.taken for seat in now.seats) == (now.phase == PLAYING)


def test_who_clicks_twice_to_leave_puts_nobody_else_out(host: Host) -> None:
    table = waiting(host, 3)
    host.desk.join(table, 1, "Bob", BOB)
    seen = host.table(table.id)
    host.desk.leave(seen, 1)
    host.desk.join(host.table(table.id), 1, "Eve", EVE)
    with pytest.raises(Meanwhile):
        host.desk.leave(seen, 1)
    assert host.desk.seats_of(EVE, table) == (1,)


def test_the_next_game_is_made_once(hosts: list[Host]) -> None:
    table = from_afar(hosts[0])
    play_to_the_end(hosts[0], table)
    over = hosts[0].table(table.id)
    assert set(at_once([partial(hosts[number % 2].desk.rematch, over, ANN) for number in range(8)])) == {None}
    assert len(hosts[0].desk.tables_of(ANN, 10)) == 2


def test_a_seat_left_while_another_device_asks_for_it_is_not_held_by_that_one(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob gets up and Cyd sits down there, between two looks at the database."""
    table = waiting(host, 3)
    host.desk.join(table, 1, "Bob", BOB)
    seat_of_key = host.store.seat_of_key

    def meanwhile(key: str) -> tuple[str, int] | None:
        found = seat_of_key(key)
        host.desk.leave(host.table(table.id), 1)
        host.desk.join(host.table(table.id), 1, "Cyd", "the secret of cyd, who comes next")
        host.desk.join(host.table(table.id), 2, "Dan", "the secret of dan, who comes last")
        return found

    monkeypatch.setattr(host.store, "seat_of_key", meanwhile)
    with pytest.raises(NotYourSeat):
        host.desk.hold_too(BOB, EVE)
    assert host.table(table.id).phase == PLAYING
    assert host.desk.seats_of(EVE, table) == ()
