"""Whoever wants to be forgotten is nowhere in the database any more, nor in memory, and others play on."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from databases import OpenStore
from host.people import ANN, BOB, EVE, SEED, begin, live, on_one_device, pick, play_to_the_end
from splay import Game, Record
from splay.host import Host, SeatOptions, TableOptions
from splay.host.desk import STAND_IN
from splay.host.errors import Meanwhile, NoSuchTable
from splay.host.forgetting import renamed
from splay.host.secrets import hash_of
from splay.host.tryout_table import make_tryout
from splay.position.decision import PLAYER
from splay.position.ruleset import ruleset
from splay.store import Entry, Store, TableInfo, open_database
from splay.store.models import Base
from splay.store.rows import COMPUTER, FRIENDS, LINK, OPEN, OVER, PICK, PLAYING, Passkey

NAME = "Zoltána"
"""Of the person who is forgotten: in no word of ours."""


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.host.desk.new_seed", lambda: SEED)


def told(store: Store) -> str:
    """Everything that is stored, as one text."""
    with store._reading() as connection:
        rows = [
            [table.name, *map(str, row)]
            for table in Base.metadata.sorted_tables
            for row in connection.execute(select(table))
        ]
    return json.dumps(rows, ensure_ascii=False)


def with_friends(host: Host, names: tuple[str, ...] = ("Bob",), **changes: Any) -> TableInfo:
    """A table that this person has made, with friends who have come."""
    seats = (SeatOptions(NAME), *[SeatOptions()] * max(1, len(names)))
    values: dict[str, Any] = {"kind": FRIENDS, "edition": 4, "seats": seats}
    table = host.table(host.desk.make(TableOptions(**(values | changes)), ANN))
    for seat, (name, secret) in enumerate(zip(names, (BOB, EVE), strict=False), start=1):
        host.desk.join(table, seat, name, secret)
    return host.table(table.id)


def lives(host: Host) -> dict[str, TableInfo]:
    """Somebody with an account who has done all that can be done here."""
    passkey = Passkey("passkey", "owner of zoltana", "splay.test", f"{NAME}’s phone", "key", 0, 1.0)
    finished, running, waiting = with_friends(host), with_friends(host, ("Bob", "Somebody")), with_friends(host, ())
    alone = host.table(host.desk.make(TableOptions(COMPUTER, 3, (SeatOptions(NAME), SeatOptions("", "greedy"))), ANN))
    account = host.people.make(ANN, NAME, "Firefox, Linux", passkey)
    code = host.people.new_code(account)
    host.people.publish(account, True)
    host.people.sign_in_by_code("a phone of thirty letters.....", code, "Chrome, Android")
    host.people.new_program(account, "")
    host.store.add_challenge("sign this", hash_of(ANN), "sign in", 1.0, 1e12)
    make_tryout(host.tables, ruleset(4).by_name["Archery"], "victim", ANN, NAME)
    host.say(finished, 0, NAME, "my secret words")
    host.say(finished, 1, "Bob", "Bob's words")
    begin(host, running)
    play_to_the_end(host, finished)
    host.desk.carry(running, 0, ANN)
    host.store.keep_review(finished.id, 0, {"mine": True})
    host.store.keep_review(finished.id, 1, {"picked": {"option": NAME}})
    tables = {"finished": finished, "running": running, "waiting": waiting, "alone": alone}
    tables["device"] = on_one_device(host)
    play_to_the_end(host, tables["device"])
    return {name: host.table(table.id) for name, table in tables.items()}


def test_nothing_is_left_in_the_database(store: Store) -> None:
    host = Host(store)
    tables = lives(host)
    owner = host.people.owner_of(ANN)
    assert NAME in told(store)
    assert owner in told(store)
    host.people.forget(ANN)
    left = told(store)
    for trace in (NAME, owner, hash_of(ANN), "my secret words", "passkey", "Firefox", "Android", "sign this", "Ann"):
        assert trace not in left, trace
    assert "Bob's words" in left
    assert host.people.account_of(ANN) is None
    assert host.store.tables_of(hash_of(ANN), 9) == []
    for name in ("waiting", "alone"):
        with pytest.raises(NoSuchTable):
            host.table(tables[name].id)


def test_nothing_is_left_in_the_files_of_sqlite(sqlite_url: str) -> None:
    store = Store(open_database(sqlite_url))
    host = Host(store)
    lives(host)

    def stands_there(words: str) -> bool:
        files = Path(sqlite_url.removeprefix("sqlite:///")).parent.glob("splay.sqlite3*")
        return any(words.encode() in file.read_bytes() for file in files)

    assert stands_there("my secret words")
    host.people.forget(ANN)
    assert not stands_there("my secret words")
    assert not stands_there(NAME)
    store.close()


def test_games_of_others_go_on_with_a_computer_and_records_say_somebody(store: Store) -> None:
    host = Host(store)
    tables = lives(host)
    before = live(host, tables["running"])
    host.people.forget(ANN)
    running = host.table(tables["running"].id)
    assert running.phase == PLAYING
    assert [(seat.name, seat.bot) for seat in running.seats] == [
        ("Somebody 2", STAND_IN),
        ("Bob", None),
        ("Somebody", None),
    ]
    now = live(host, running)
    assert now is not before
    assert now.names == ("Somebody 2", "Bob", "Somebody")
    while live(host, running).game.decision is not None:
        ask = live(host, running).game.decision
        assert ask is not None
        assert host.table(running.id).waits_for_bot == (ask.seat == 0)
        pick(host, running)
        if ask.seat == 0:
            break
    play_to_the_end(host, running)
    assert {each.unrated for each in store.results_at([running.id])} == {"stand-in"}
    finished = host.table(tables["finished"].id)
    assert finished.phase == OVER
    text = str(live(host, finished).record())
    assert "Somebody: " in text
    assert "Bob: " in text
    assert f"result: {finished.result}" in text
    assert Record.parse(text).replay().outcome is not None
    counted = {each.seat: each for each in store.results_at([finished.id])}
    assert (counted[0].owner, counted[1].owner) == (None, hash_of(BOB))
    assert [each.name for each in host.table(tables["device"].id).seats] == ["Somebody", "Somebody 2"]


def test_another_process_forgets_the_name_and_refuses_a_pick_that_would_tell_it(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    table = with_friends(here)
    begin(here, table)
    stale = there.table(table.id)
    kept = there.live(stale)
    with kept.lock:
        assert NAME in kept.names
    here.people.forget(ANN)
    assert there.live(there.table(table.id)).names == ("Somebody", "Bob")
    entries = [Entry(kept.length + 1, PICK, 0, NAME)]
    with pytest.raises(Meanwhile):
        there._store(stale, kept, entries, kept.game)
    assert NAME not in told(here.store)


def test_a_browser_without_an_account_is_forgotten_as_well(store: Store) -> None:
    host = Host(store)
    table = with_friends(host)
    play_to_the_end(host, table)
    host.people.forget(ANN)
    for trace in (NAME, hash_of(ANN)):
        assert trace not in told(store)
    assert store.ratings_of([hash_of(BOB)])


def test_who_has_borrowed_a_seat_leaves_it_to_its_owner(store: Store) -> None:
    host = Host(store)
    table = with_friends(host)
    begin(host, table)
    key = host.desk.carry(host.table(table.id), 0, ANN)
    host.desk.hold_too(key, EVE)
    host.people.forget(EVE)
    assert hash_of(EVE) not in told(store)
    assert host.table(table.id).seats[0].name == NAME
    assert host.desk.seats_of(ANN, table) == (0,)
    assert [each.kind for each in store.holders(table.id, 0)].count(LINK) == 1


def test_who_leaves_a_table_that_waits_frees_the_seat(store: Store) -> None:
    host = Host(store)
    seats = (SeatOptions(NAME), SeatOptions(), SeatOptions())
    table = host.table(host.desk.make(TableOptions(FRIENDS, 4, seats), ANN))
    host.desk.join(table, 1, "Bob", BOB)
    host.people.forget(ANN)
    now = host.table(table.id)
    assert now.phase == OPEN
    assert [seat.taken for seat in now.seats] == [False, True, False]
    assert NAME not in told(store)
    host.desk.join(now, 0, "Eve", EVE)
    host.desk.seat_bot(host.table(table.id), 2, "greedy")
    assert host.table(table.id).phase == PLAYING


def picks_that_name_players() -> Iterator[tuple[Game, list[Entry]]]:
    """A game in which somebody is asked to name a player."""
    for seed in range(40):
        game = Game.start(4, [NAME, "Bob", "Cyd"], seed)
        entries: list[Entry] = []
        while (ask := game.decision) and len(entries) < 300:
            option = next((each for each in ask.options if each == NAME), ask.options[seed % len(ask.options)])
            named = ask.kind == PLAYER and option == NAME
            game.pick(option)
            entries.append(Entry(len(entries) + 1, PICK, ask.seat, option))
            if named:
                yield game, entries
                return


def test_picks_that_name_somebody_are_changed_as_well(sqlite_host: Host) -> None:
    game, entries = next(picks_that_name_players())
    record = Record.of(game)
    table = sqlite_host.table(sqlite_host.desk.make_from_record(record, ANN, [None] * 3, "device"))
    found = renamed(table, entries, [0])
    assert set(found.options.values()) == {"Somebody"}
    sqlite_host.people.forget(ANN)
    assert table.phase == PLAYING
    assert NAME not in told(sqlite_host.store)


def test_everything_that_is_stored_can_be_taken_along(store: Store) -> None:
    host = Host(store)
    lives(host)
    data = host.people.data(ANN)
    assert [each["name"] for each in data["accounts"]] == [NAME]
    assert {each["device"] for each in data["sessions"]} >= {"Firefox, Linux", "Chrome, Android"}
    assert [each["text"] for each in data["talk"]] == ["my secret words"]
    assert {each["kind"] for each in data["results"]} == {FRIENDS, "device"}
    assert len(data["entries"]) > 5
    text = json.dumps(data, ensure_ascii=False)
    for secret in (hash_of(ANN), host.people.owner_of(ANN), hash_of(BOB), str(SEED), "Bob's words"):
        assert f'"{secret}"' not in text
