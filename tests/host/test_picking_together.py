"""Several cards picked at once: all of them or none, and taken back as one."""

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from databases import OpenStore
from host.people import ANN, live
from splay import Game, Record
from splay.errors import NotOffered, NotYourDecision, StaleDecision
from splay.host import Host
from splay.host.errors import Meanwhile
from splay.host.undo import undo_of
from splay.position.several import Several
from splay.position.terms import PASS
from splay.store import TableInfo
from splay.store.rows import DEVICE


def asks_for_two(*, ordered: bool) -> Game:
    """A game of two in which the player asked must take some of several cards."""
    for seed in range(60):
        chance = random.Random(seed)
        game = Game.start(edition=4, players=["ann", "bob"], seed=seed)
        while game.decision is not None:
            several = game.decision.several
            if several and several.is_ordered == ordered and 2 <= several.least <= several.most < len(several.things):
                return game
            game.pick(chance.choice(game.decision.options))
    raise AssertionError("it is never asked")


def table_with(host: Host, game: Game) -> TableInfo:
    """A table of two people on one device with this game."""
    return host.table(host.desk.make_from_record(Record.of(game), ANN, [None, None], DEVICE))


def question(host: Host, table: TableInfo) -> tuple[int, int, Several]:
    """Who is asked, the number of the decision, and the cards."""
    ask = live(host, table).game.decision
    assert ask is not None
    assert ask.several is not None
    return ask.seat, ask.number, ask.several


@pytest.fixture
def table(sqlite_host: Host) -> TableInfo:
    return table_with(sqlite_host, asks_for_two(ordered=False))


def test_the_order_of_naming_makes_no_difference_where_none_counts(sqlite_host: Host) -> None:
    game = asks_for_two(ordered=False)
    positions = []
    for step in (1, -1):
        table = table_with(sqlite_host, game)
        seat, number, several = question(sqlite_host, table)
        names = [card.name for card in several.things[-several.least :]]
        sqlite_host.pick_together(table, seat, names[::step], number)
        positions.append(live(sqlite_host, table).game.save())
    assert positions[0] == positions[1]


def test_what_is_refused_changes_nothing(sqlite_host: Host, table: TableInfo) -> None:
    seat, number, several = question(sqlite_host, table)
    names = [card.name for card in several.things]
    good = names[: several.least]
    before = sqlite_host.table(table.id), live(sqlite_host, table).game.save()
    for cards in ([], good[:1], names, [good[0], "Fission of nothing"], [good[0], good[0]], [*good[1:], PASS]):
        with pytest.raises(NotOffered):
            sqlite_host.pick_together(table, seat, cards, number)
    with pytest.raises(StaleDecision):
        sqlite_host.pick_together(table, seat, good, number - 1)
    with pytest.raises(NotYourDecision):
        sqlite_host.pick_together(table, 1 - seat, good, number)
    assert (sqlite_host.table(table.id), live(sqlite_host, table).game.save()) == before


def test_a_double_click_counts_once(sqlite_host: Host, table: TableInfo) -> None:
    seat, number, several = question(sqlite_host, table)
    names = [card.name for card in several.things[: several.least]]
    sqlite_host.pick_together(table, seat, names, number)
    before = live(sqlite_host, table).game.save()
    with pytest.raises(StaleDecision):
        sqlite_host.pick_together(table, seat, names, number)
    assert live(sqlite_host, table).game.save() == before


def test_of_two_choices_at_two_servers_one_counts_as_a_whole(open_store: OpenStore) -> None:
    hosts = [Host(open_store()) for _ in range(2)]
    table = table_with(hosts[0], asks_for_two(ordered=True))
    seat, number, several = question(hosts[0], table)
    picks = len(live(hosts[0], table).picks)
    names = [card.name for card in several.things]
    choices = [names[: several.least], names[-several.least :]]
    barrier = Barrier(2)

    def race(at: int) -> bool:
        seen = hosts[at].table(table.id)
        barrier.wait()
        try:
            hosts[at].pick_together(seen, seat, choices[at], number)
        except (Meanwhile, StaleDecision):
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        won = list(pool.map(race, range(2)))
    assert sorted(won) == [False, True]
    made = [each.option for each in live(hosts[0], table).picks[picks:] if not each.auto]
    assert made == choices[won.index(True)][: len(made)]
    assert live(hosts[0], table).game == live(hosts[1], table).game


def test_picks_made_together_are_taken_back_together(sqlite_host: Host) -> None:
    table = table_with(sqlite_host, asks_for_two(ordered=True))
    seat, number, several = question(sqlite_host, table)
    before = live(sqlite_host, table).game.save(), len(live(sqlite_host, table).picks)
    sqlite_host.pick_together(table, seat, [card.name for card in several.things[: several.least]], number)
    now = live(sqlite_host, table)
    assert [pick.joined for pick in now.picks[before[1] : before[1] + 2]] == [False, True]
    undo = undo_of(sqlite_host.table(table.id), now, seat)
    assert undo.left == before[1]
    assert sqlite_host.undo(sqlite_host.table(table.id), seat, anyway=True, left=undo.left)
    again = live(sqlite_host, table)
    assert (again.game.save(), len(again.picks)) == before


def test_other_servers_know_what_was_picked_together(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    table = table_with(here, asks_for_two(ordered=True))
    live(there, table)
    seat, number, several = question(here, table)
    here.pick_together(table, seat, [card.name for card in several.things[: several.least]], number)
    assert live(there, table).picks == live(here, table).picks
    assert live(Host(there.store), table).picks == live(here, table).picks
