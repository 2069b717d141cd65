"""Tables, seats and keys in a database."""

import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from splay.store import Conflict, NewSeat, Store
from splay.store.rows import OPEN, OVER, PLAYING, PUZZLE
from splay.store.store import LISTED_SECONDS
from store.rows import ANN_IS_ASKED, BOT_IS_ASKED, OVER_NOW, SETUP, pick, table


def version(store: Store, table_id: str = "one") -> int:
    return store.versions([table_id])[table_id]


def test_a_table_is_read_as_it_was_stored(store: Store) -> None:
    store.add_table(table(listed=True, watched=False, talking=True))
    found = store.table("one")
    assert found is not None
    assert (found.id, found.kind, found.phase, found.setup) == ("one", "friends", OPEN, SETUP)
    assert (found.listed, found.watched, found.talking) == (True, False, True)
    assert (found.length, found.asked, found.result, found.undo, found.successor) == (0, None, None, None, None)
    assert [(seat.number, seat.name, seat.bot, seat.taken) for seat in found.seats] == [
        (0, "ann", None, True),
        (1, "Player 2", None, False),
    ]


def test_an_unknown_table_is_none(store: Store) -> None:
    assert store.table("nowhere") is None
    assert store.versions(["nowhere"]) == {}
    assert store.versions([]) == {}


def test_a_table_can_be_stored_as_begun(store: Store) -> None:
    store.add_table(table(), BOT_IS_ASKED, [pick(1), pick(2)])
    found = store.table("one")
    assert found is not None
    assert (found.phase, found.length, found.asked, found.waits_for_bot) == (PLAYING, 2, 1, True)
    assert store.entries("one") == [pick(1), pick(2)]


def test_a_game_begins_once(store: Store) -> None:
    store.add_table(table())
    store.begin("one", 1, SETUP | {"players": "ann, eve"}, ANN_IS_ASKED)
    found = store.table("one")
    assert found is not None
    assert (found.phase, found.asked, found.setup["players"]) == (PLAYING, 0, "ann, eve")
    with pytest.raises(Conflict):
        store.begin("one", found.version, SETUP, ANN_IS_ASKED)


def test_a_game_does_not_begin_without_somebody_who_has_just_left(store: Store) -> None:
    store.add_table(table())
    seen = version(store)
    store.leave_seat("one", seen, 1, "Player 2")
    with pytest.raises(Conflict):
        store.begin("one", seen, SETUP, ANN_IS_ASKED)
    store.begin("one", version(store), SETUP, ANN_IS_ASKED)


def test_a_seat_is_taken_once(store: Store) -> None:
    store.add_table(table())
    store.take_seat("one", 1, "bob", "key of bob")
    assert store.seats_held("key of bob", "one") == (1,)
    with pytest.raises(Conflict, match="taken"):
        store.take_seat("one", 1, "eve", "key of eve")
    assert store.seats_held("key of eve", "one") == ()
    found = store.table("one")
    assert found is not None
    assert found.seats[1].name == "bob"


def test_two_cannot_sit_down_under_one_name(store: Store) -> None:
    store.add_table(table())
    with pytest.raises(Conflict, match="named ann"):
        store.take_seat("one", 1, "ann", "key of eve")


def test_nobody_sits_down_or_gets_up_once_it_has_begun(store: Store) -> None:
    store.add_table(table(), ANN_IS_ASKED)
    with pytest.raises(Conflict):
        store.take_seat("one", 1, "eve", "key of eve")
    with pytest.raises(Conflict):
        store.leave_seat("one", version(store), 0, "Player 1")
    assert store.seats_held("key of ann", "one") == (0,)


def test_who_gets_up_holds_the_seat_no_more(store: Store) -> None:
    store.add_table(table())
    store.take_seat("one", 1, "bob", "key of bob")
    store.add_key("one", 1, "phone of bob")
    store.leave_seat("one", version(store), 1, "Player 2")
    assert store.devices("one", 1) == []
    found = store.table("one")
    assert found is not None
    assert (found.seats[1].name, found.seats[1].taken) == ("Player 2", False)


def test_a_seat_can_have_several_keys(store: Store) -> None:
    store.add_table(table())
    store.add_key("one", 0, "phone of ann")
    store.add_key("one", 0, "phone of ann")
    assert sorted(each.hash for each in store.devices("one", 0)) == ["key of ann", "phone of ann"]
    assert store.seat_of_key("phone of ann") == ("one", 0)
    assert store.seat_of_key("nobody's") is None


def test_a_key_can_hold_several_seats(store: Store) -> None:
    store.add_table(table(seats=(NewSeat("ann", keys=("shared",)), NewSeat("bob", keys=("shared",)))))
    assert store.seats_held("shared", "one") == (0, 1)
    assert [(found.id, seat) for found, seat in store.tables_of("shared", 10)] == [("one", 0)]


def test_invitations_are_for_a_seat_or_for_any(store: Store) -> None:
    seats = (NewSeat("ann"), *(NewSeat(f"Player {n}", taken=False, invite=f"to {n}") for n in (2, 3)))
    store.add_table(table(seats=seats, invite="to any"))
    assert store.invited("to any") == ("one", (1, 2))
    assert store.invited("to 3") == ("one", (2,))
    assert store.invited("to 4") is None
    store.take_seat("one", 2, "bob", "key of bob")
    assert store.invited("to any") == ("one", (1,))
    assert store.invited("to 3") == ("one", ())


def test_the_tables_of_a_person_latest_first(store: Store) -> None:
    for name in ("one", "two", "three"):
        store.add_table(table(name))
    store.change_table("one", watched=True)
    assert [found.id for found, _ in store.tables_of("key of ann", 10)] == ["one", "three", "two"]
    assert [found.id for found, _ in store.tables_of("key of ann", 1)] == ["one"]
    assert store.tables_of("key of eve", 10) == []


def test_lists_show_what_is_listed_while_it_is_so(store: Store) -> None:
    store.add_table(table("hidden"))
    store.add_table(table("open", listed=True))
    store.add_table(table("watched", listed=True), ANN_IS_ASKED)
    store.add_table(table("private", listed=True, watched=False), ANN_IS_ASKED)
    store.add_table(table("over", listed=True), OVER_NOW)
    assert [each.id for each in store.open_tables(10)] == ["open"]
    assert [each.id for each in store.watchable_tables(10)] == ["watched"]


CHANGES: list[Callable[[Store], object]] = [
    lambda store: store.take_seat("one", 1, "bob", "key of bob"),
    lambda store: store.leave_seat("one", version(store), 1, "Player 2"),
    lambda store: store.begin("one", version(store), SETUP, ANN_IS_ASKED),
    lambda store: store.append("one", [pick(1)], ANN_IS_ASKED),
    lambda store: store.say("one", 0, "ann", "hello"),
    lambda store: store.change_table("one", undo={"seat": 0}),
]


def test_every_change_raises_the_version(store: Store) -> None:
    store.add_table(table())
    before = version(store)
    for number, change in enumerate(CHANGES, start=1):
        change(store)
        assert version(store) == before + number


def test_a_table_is_changed_only_if_it_is_as_it_was(store: Store) -> None:
    store.add_table(table())
    store.change_table("one", {"undo": None, "version": version(store)}, undo={"seat": 0, "asks": [1]})
    found = store.table("one")
    assert found is not None
    assert found.undo == {"seat": 0, "asks": [1]}
    with pytest.raises(Conflict):
        store.change_table("one", {"version": version(store) - 1}, watched=False)
    store.change_table("one", undo=None)
    store.change_table("one", {"undo": None}, watched=False)


def test_a_game_has_one_rematch(store: Store) -> None:
    store.add_table(table(), OVER_NOW)
    store.add_table(table("two"), ANN_IS_ASKED, follows="one")
    with pytest.raises(Conflict):
        store.add_table(table("three"), ANN_IS_ASKED, follows="one")
    found = store.table("one")
    assert found is not None
    assert found.successor == "two"
    assert (found.phase, store.table("three")) == (OVER, None)


def test_what_was_seen_is_remembered(store: Store) -> None:
    store.add_table(table())
    before = version(store)
    store.set_seen({("one", 1): 12})
    found = store.table("one")
    assert found is not None
    assert [seat.seen for seat in found.seats] == [0, 12]
    assert version(store) == before, "nobody else need look again"
    store.set_seen({("one", 1): 7})
    found = store.table("one")
    assert found is not None
    assert [seat.seen for seat in found.seats] == [0, 7], "what was taken back has not been seen"


def test_talk_is_kept_in_order(store: Store) -> None:
    store.add_table(table())
    for number in range(5):
        store.say("one", number % 2 or None, "ann", f"line {number} <b> '\" ☃")
    lines = store.talk("one", 3)
    assert [line.text for line in lines] == [f"line {number} <b> '\" ☃" for number in (2, 3, 4)]
    assert [line.seat for line in lines] == [None, 1, None]
    assert store.talk("two", 3) == []


def test_what_is_listed_is_so_for_a_day_after_something_has_happened(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=1_000_000.0)
    monkeypatch.setattr("splay.store.store.time", SimpleNamespace(time=lambda: clock.now, monotonic=time.monotonic))
    store.add_table(table(listed=True))
    store.add_table(table("two", listed=True), ANN_IS_ASKED)
    clock.now += LISTED_SECONDS - 1
    assert [each.id for each in store.open_tables(10)] == ["one"]
    assert [each.id for each in store.watchable_tables(10)] == ["two"]
    assert store.listed_by("key of ann") == 1
    clock.now += 2
    assert store.open_tables(10) == store.watchable_tables(10) == []
    assert store.listed_by("key of ann") == 0
    store.say("one", 0, "Ann", "I am still here")
    assert [each.id for each in store.open_tables(10)] == ["one"]
    assert store.table("two") is not None


def test_tables_that_were_left_are_dropped_a_few_at_a_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.store.store.DROPPED", 3)
    for number in range(8):
        store.add_table(table(f"left {number}", kind=PUZZLE, seats=(NewSeat("bob", keys=(f"key {number}",)),)))
    own = store.drop_unlisted(PUZZLE, "key 7", float("inf"))
    assert len(own) <= 4
    assert "left 7" in own
    for _ in range(3):
        store.drop_unlisted(PUZZLE, "somebody else", float("inf"))
    assert store.versions([f"left {number}" for number in range(8)]) == {}
