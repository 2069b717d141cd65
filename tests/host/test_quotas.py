"""How much of a server one person may take, and what whoever goes beyond it is told."""

from dataclasses import replace

import pytest

from host.people import ANN, BOB, against_bot, from_afar, on_one_device, waiting
from splay.host import Host, quotas
from splay.host.errors import TooManyComputers, TooManyTables, TooMuchStored
from splay.host.lessons import begin_chapter
from splay.host.quotas import Quotas
from splay.host.secrets import hash_of
from splay.store import Store
from splay.store.models import TableRow

NONE = Quotas(0, 0, 0)


def hosting(store: Store, **most: int) -> Host:
    """A host where one person may have so much."""
    return Host(store, quotas=replace(NONE, **most))


def test_unfinished_games_are_counted_until_they_are_left_alone_for_long(store: Store) -> None:
    host = hosting(store, tables=2)
    first = waiting(host)
    against_bot(host)
    with pytest.raises(TooManyTables, match="2 games"):
        waiting(host)
    with pytest.raises(TooManyTables):
        begin_chapter(host, 1, "Ann", ANN)
    store.change_table(first.id, changed=TableRow.changed - quotas.TOUCHED_SECONDS)
    waiting(host)


def test_games_that_are_over_do_not_count(store: Store) -> None:
    host = hosting(store, tables=1)
    store.change_table(against_bot(host).id, phase="over")
    waiting(host)


def test_who_has_enough_games_cannot_join_another(store: Store) -> None:
    host = hosting(store, tables=1)
    host.desk.join(waiting(host), 1, "Bob", BOB)
    other = waiting(Host(store, quotas=NONE))
    with pytest.raises(TooManyTables):
        host.desk.join(other, 1, "Bob", BOB)


def test_computers_at_once_are_counted(store: Store) -> None:
    host = hosting(store, computers=2)
    against_bot(host)
    against_bot(host)
    with pytest.raises(TooManyComputers):
        against_bot(host)
    waiting(host)


def test_what_is_stored_counts_even_when_it_is_over(store: Store) -> None:
    host = hosting(store, megabytes=1)
    table = from_afar(host)
    store.change_table(table.id, phase="over", length=20_000)
    with pytest.raises(TooMuchStored, match="1 MB"):
        waiting(host)


def test_one_person_on_one_device_is_counted_once_at_a_table(store: Store) -> None:
    host = Host(store, quotas=NONE)
    on_one_device(host)
    assert store.usage(hash_of(ANN), 0.0).tables == 1


def test_the_next_game_of_the_same_people_is_one_more_for_whoever_asks_for_it(store: Store) -> None:
    table = against_bot(Host(store, quotas=NONE))
    store.change_table(table.id, phase="over")
    over = Host(store).table(table.id)
    against_bot(Host(store, quotas=NONE))
    with pytest.raises(TooManyTables):
        hosting(store, tables=1).desk.rematch(over, ANN)
    made = Host(store, quotas=NONE).desk.rematch(over, ANN)
    again = Host(store).table(over.id)
    assert hosting(store, tables=1).desk.rematch(again, ANN) == made, "it is there already"
