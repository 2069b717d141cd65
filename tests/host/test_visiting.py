"""Coming to a table again and again: what is kept from the last time is as it is in the database."""

import pytest
from sqlalchemy.exc import SQLAlchemyError

from databases import OpenStore
from host.people import ANN, BOB, from_afar, pick
from splay.host import Host
from splay.host.errors import NoSuchTable
from splay.host.secrets import hash_of
from splay.host.seen import Seen
from splay.store import Store, TableInfo


def visited_twice(host: Host) -> TableInfo:
    """A table to which Bob has come twice, so that the second time little was asked for."""
    table = from_afar(host)
    host.live(table)
    for _ in range(2):
        found = host.tables.visited(table.id, BOB)
        assert (found.table, found.held, found.talk) == (table, (1,), ())
    return table


def test_what_another_process_has_stored_is_seen(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    table = visited_twice(here)
    there.say(there.table(table.id), 0, "Ann", "hello")
    assert [line.text for line in here.tables.visited(table.id, BOB).talk] == ["hello"]
    pick(there, table)
    assert here.tables.visited(table.id, BOB).table == there.table(table.id)


def test_an_own_pick_is_known_without_asking_and_others_are_not_forgotten(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    table = visited_twice(here)
    pick(here, table)
    kept = here.live(here.table(table.id)).visited
    assert kept is not None
    assert (kept.table.version, kept.table.length) == (table.version + 1, 1)
    there.say(there.table(table.id), 0, "Ann", "well")
    pick(here, table)
    assert [line.text for line in here.tables.visited(table.id, BOB).talk] == ["well"]


def test_who_no_longer_holds_a_seat_comes_as_a_stranger(host: Host) -> None:
    table = visited_twice(host)
    host.store.revoke(table.id, 1, hash_of(BOB))
    assert host.tables.visited(table.id, BOB).held == ()
    assert host.tables.visited(table.id, ANN).held == (0,)


def test_a_table_that_is_gone_is_not_kept(host: Host) -> None:
    table = visited_twice(host)
    host.store.change_table(table.id, kind="puzzle")
    host.store.drop_unlisted("puzzle", hash_of(ANN), 0.0)
    with pytest.raises(NoSuchTable):
        host.tables.visited(table.id, BOB)


def test_what_has_been_seen_is_known_before_it_is_stored(host: Host) -> None:
    table = from_afar(host)
    seen = host.tables.seen
    seen.note(table.id, 1, 12)
    assert (seen.by(table.id, 1), host.store.seen(table.id, 1), seen.by(table.id, 0)) == (12, 0, 0)
    seen.write()
    assert host.store.seen(table.id, 1) == 12
    host.store.set_seen({(table.id, 1): 15})
    assert seen.by(table.id, 1) == 15, "another process has stored more"


def test_what_has_been_seen_is_stored_when_the_database_is_back(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = from_afar(host)
    seen = Seen(host.store)
    seen.note(table.id, 0, 3)

    def fails(*_: object) -> None:
        seen.note(table.id, 1, 4)
        raise SQLAlchemyError

    with monkeypatch.context() as patch:
        patch.setattr(Store, "set_seen", fails)
        with pytest.raises(SQLAlchemyError):
            seen.write()
    seen.write()
    assert [host.store.seen(table.id, seat) for seat in (0, 1)] == [3, 4]
