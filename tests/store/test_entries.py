"""What was done at a table: of two at once one counts, and what is stored stays."""

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from databases import OpenStore
from splay.store import Conflict, Store
from splay.store.rows import OVER
from store.rows import AGAINST_A_BOT, ANN_IS_ASKED, BOT_IS_ASKED, OVER_NOW, pick, table


def test_entries_are_read_in_order(store: Store) -> None:
    store.add_table(table(), ANN_IS_ASKED)
    store.append("one", [pick(1, "draw"), pick(2, "meld Oars", seat=1)], ANN_IS_ASKED)
    store.append("one", [pick(3, "pass")], OVER_NOW)
    assert [entry.option for entry in store.entries("one")] == ["draw", "meld Oars", "pass"]
    assert store.entries("one", after=2) == [pick(3, "pass")]
    found = store.table("one")
    assert found is not None
    assert (found.length, found.phase, found.turn, found.result) == (3, OVER, 9, "ann by score")


@pytest.mark.parametrize("sequence", [1, 3], ids=["again", "with a gap"])
def test_an_entry_that_is_not_the_next_one_is_refused(store: Store, sequence: int) -> None:
    store.add_table(table(), ANN_IS_ASKED, [pick(1)])
    with pytest.raises(Conflict):
        store.append("one", [pick(sequence, "meld Oars")], BOT_IS_ASKED)
    found = store.table("one")
    assert found is not None
    assert (found.length, found.waits_for_bot, store.entries("one")) == (1, False, [pick(1)])


def test_of_many_at_once_exactly_one_counts(open_store: OpenStore) -> None:
    """Each in a connection of its own, round after round."""
    rounds, rivals = 5, 4
    stores = [open_store() for _ in range(rivals)]
    stores[0].add_table(table(), ANN_IS_ASKED)
    barrier = Barrier(rivals)

    def race(rival: int) -> list[bool]:
        won = []
        for number in range(1, rounds + 1):
            barrier.wait()
            try:
                stores[rival].append("one", [pick(number, f"by {rival}")], ANN_IS_ASKED)
                won.append(True)
            except Conflict:
                won.append(False)
        return won

    with ThreadPoolExecutor(rivals) as pool:
        results = list(pool.map(race, range(rivals)))
    entries = stores[0].entries("one")
    assert [entry.sequence for entry in entries] == list(range(1, rounds + 1))
    for entry, winners in zip(entries, zip(*results, strict=True), strict=True):
        assert winners.count(True) == 1
        assert entry.option == f"by {winners.index(True)}"


def test_a_pick_ends_the_question_about_undo(store: Store) -> None:
    store.add_table(table(), ANN_IS_ASKED, [pick(1)])
    store.change_table("one", undo={"seat": 0, "left": 0, "asks": [1]})
    store.append("one", [pick(2)], ANN_IS_ASKED)
    found = store.table("one")
    assert found is not None
    assert found.undo is None


def test_one_process_alone_lets_a_bot_pick(open_store: OpenStore) -> None:
    here, there = open_store(), open_store()
    here.add_table(table(), BOT_IS_ASKED)
    here.add_table(table("two"), ANN_IS_ASKED)
    assert here.lease_bots(60, 10) == ["one"]
    assert there.lease_bots(60, 10) == []


def test_another_process_takes_over_when_the_first_one_has_died(open_store: OpenStore) -> None:
    here, there = open_store(), open_store()
    here.add_table(table(), BOT_IS_ASKED)
    assert here.lease_bots(-1, 10) == ["one"], "a lease that has run out already"
    assert there.lease_bots(60, 10) == ["one"]
    assert here.lease_bots(60, 10) == []


def test_no_lease_outlives_a_clock_that_is_set_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.add_table(table(), BOT_IS_ASKED)
    assert store.lease_bots(5, 10) == ["one"]
    now = time.time()
    monkeypatch.setattr("splay.store.store.time.time", lambda: now - 10)
    assert store.lease_bots(5, 10) == [], "clocks of several computers differ a little"
    monkeypatch.setattr("splay.store.store.time.time", lambda: now - 3600)
    assert store.lease_bots(5, 10) == ["one"]


def test_who_goes_on_keeps_the_lease(store: Store) -> None:
    store.add_table(table(seats=AGAINST_A_BOT), BOT_IS_ASKED)
    assert store.lease_bots(60, 10) == ["one"]
    store.append("one", [pick(1, seat=1)], BOT_IS_ASKED, keeps_lease=True)
    assert store.lease_bots(60, 10) == []
    store.append("one", [pick(2, seat=1)], BOT_IS_ASKED)
    assert store.lease_bots(60, 10) == ["one"]


def test_a_lease_can_be_made_longer_while_it_holds(store: Store) -> None:
    store.add_table(table(), BOT_IS_ASKED)
    store.add_table(table("two"), BOT_IS_ASKED)
    assert sorted(store.lease_bots(60, 10)) == ["one", "two"]
    store.keep_leases(["two"], -1)
    store.keep_leases(["one", "two"], 60)
    assert store.lease_bots(60, 10) == ["two"], "it had run out"


def test_a_lease_can_be_given_up(store: Store) -> None:
    store.add_table(table(), BOT_IS_ASKED)
    store.add_table(table("two"), BOT_IS_ASKED)
    assert sorted(store.lease_bots(60, 10)) == ["one", "two"]
    store.end_leases([])
    store.end_leases(["one"])
    assert store.lease_bots(60, 10) == ["one"]
