"""How games went: counted once with the last pick, rated or not, and for whom."""

import random
from collections.abc import Callable
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import delete, update

from databases import OpenStore
from host.people import ANN, BOB, EVE, SEED, against_bot, live, on_one_device, pick, play_to_the_end
from splay.errors import GameOver, StaleDecision
from splay.host import Host, SeatOptions, TableOptions
from splay.host.errors import Meanwhile
from splay.host.hints import Hints
from splay.host.results import results_of
from splay.host.secrets import hash_of
from splay.position.events import DogmaBegins
from splay.store import Store, TableInfo
from splay.store import results as results_module
from splay.store.models import RatingRow, ResultRow, TableRow
from splay.store.ratings import Rated, rate
from splay.store.results import Counted
from splay.store.rows import COMPUTER, FRIENDS
from web.thinking import thinking_here


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that lie as in the games of other tests, without anybody having chosen the seed."""
    monkeypatch.setattr("splay.host.desk.new_seed", lambda: SEED)


def results(host: Host, table: TableInfo) -> list[Counted]:
    return host.store.results_at([table.id])


def made(host: Host, kind: str = COMPUTER, secret: str = ANN, **changes: object) -> TableInfo:
    """A table whose seed nobody chose."""
    second = SeatOptions("", "scholar") if kind == COMPUTER else SeatOptions()
    values: dict[str, object] = {"kind": kind, "edition": 4, "seats": (SeatOptions("Ann"), second)}
    table = host.table(host.desk.make(TableOptions(**(values | changes)), secret))  # type: ignore[arg-type]
    if kind == FRIENDS and table.phase == "open":
        host.desk.join(table, 1, "Bob", BOB)
    return host.table(table.id)


def test_a_game_is_counted_with_its_last_pick(host: Host) -> None:
    table = made(host)
    while ask := live(host, table).game.decision:
        assert results(host, table) == []
        option = random.Random(ask.number).choice(ask.options)
        host.pick(host.table(table.id), ask.seat, option, ask.number)
    game = live(host, table).game
    ann, scholar = results(host, table)
    assert game.outcome is not None
    assert (ann.owner, ann.bot) == (hash_of(ANN), None)
    assert (scholar.owner, scholar.bot) == (None, "scholar")
    assert [each.won for each in (ann, scholar)] == [seat in game.outcome.winners for seat in (0, 1)]
    assert {each.reason for each in (ann, scholar)} == {game.outcome.reason}
    assert sorted(each.place for each in (ann, scholar)) == [1, 2]
    told = [event for made in live(host, table).picks for event in made.events if isinstance(event, DogmaBegins)]
    for result in (ann, scholar):
        mine = [event.card.name for event in told if event.seat == result.seat]
        assert result.cards == {name: mine.count(name) for name in set(mine)}
        assert mine


def test_ratings_move_apart_and_become_more_certain(sqlite_host: Host) -> None:
    table = made(sqlite_host)
    play_to_the_end(sqlite_host, table)
    won, lost = sorted(results(sqlite_host, table), key=lambda each: not each.won)
    ratings = {each.player: each for each in sqlite_host.store.ratings_of([hash_of(ANN), "scholar"])}
    better, worse = (ratings[each.owner or "scholar"] for each in (won, lost))
    assert better.points > 1500 > worse.points
    assert better.give_or_take < 300
    assert (better.edition, better.players, better.games) == (4, 2, 1)
    assert (won.mu, lost.mu) == (better.mu, worse.mu)
    assert sqlite_host.store.ratings_of([hash_of(BOB)]) == []


def test_each_edition_and_number_of_players_has_its_own_rating(sqlite_host: Host) -> None:
    play_to_the_end(sqlite_host, made(sqlite_host))
    three = (SeatOptions("Ann"), SeatOptions("", "scholar"), SeatOptions("", "master:style=raider"))
    play_to_the_end(sqlite_host, made(sqlite_host, seats=three))
    found = sqlite_host.store.ratings_of([hash_of(ANN), "scholar", "master:style=raider"])
    assert sorted((each.player == hash_of(ANN), each.players) for each in found if each.player != "scholar") == [
        (False, 3),
        (True, 2),
        (True, 3),
    ]


def test_friends_are_rated_and_one_person_with_both_seats_is_not(host: Host) -> None:
    table = made(host, FRIENDS)
    play_to_the_end(host, table)
    assert {each.owner for each in results(host, table)} == {hash_of(ANN), hash_of(BOB)}
    assert [each.unrated for each in results(host, table)] == [None, None]
    account = host.people.make(ANN, "Ann", "", code="code")
    again = made(host, FRIENDS)
    host.people.sign_in_by_code(BOB, "code", "")
    play_to_the_end(host, again)
    assert [(each.owner, each.unrated, each.mu) for each in results(host, again)] == [
        (account.owner, "alone", None)
    ] * 2


def asks_for_a_hint(host: Host, table: TableInfo) -> None:
    thinking = thinking_here()
    ask = live(host, table).game.decision
    assert ask is not None
    Hints(host, thinking, 0.0, 1).ask(host.table(table.id), 0, ask.number)


def takes_back_what_was_seen(host: Host, table: TableInfo) -> None:
    while live(host, table).game.state.active != 0 or "draw" not in _options(host, table):
        pick(host, table)
    pick(host, table, "draw")
    assert host.undo(host.table(table.id), 0, anyway=True)


def takes_back_what_nobody_saw(host: Host, table: TableInfo) -> None:
    while live(host, table).game.state.active != 0 or not any(_melds(host, table)):
        pick(host, table)
    pick(host, table, _melds(host, table)[0])
    host.undo(host.table(table.id), 0)


def _options(host: Host, table: TableInfo) -> tuple[str, ...]:
    ask = live(host, table).game.decision
    return tuple(ask.options) if ask is not None and ask.seat == 0 else ()


def _melds(host: Host, table: TableInfo) -> list[str]:
    return [option for option in _options(host, table) if option.startswith("meld ")]


@pytest.mark.parametrize(
    ("does", "why"),
    [(asks_for_a_hint, "hint"), (takes_back_what_was_seen, "undo"), (takes_back_what_nobody_saw, None)],
)
def test_help_makes_a_game_unrated(sqlite_host: Host, does: Callable[[Host, TableInfo], None], why: str | None) -> None:
    table = made(sqlite_host)
    does(sqlite_host, table)
    assert sqlite_host.table(table.id).unrated == why
    play_to_the_end(sqlite_host, table)
    has_lost = results(sqlite_host, table)[0].place > 1
    assert {each.unrated for each in results(sqlite_host, table)} == {None if has_lost else why}
    assert bool(sqlite_host.store.ratings_of([hash_of(ANN)])) == (has_lost or why is None)


def test_arranged_games_and_those_on_one_device_are_counted_but_not_rated(sqlite_host: Host) -> None:
    for table, why in ((against_bot(sqlite_host), "arranged"), (on_one_device(sqlite_host, seed=None), "device")):
        play_to_the_end(sqlite_host, table)
        assert {each.unrated for each in results(sqlite_host, table)} == {why}
    assert sqlite_host.store.ratings_of([hash_of(ANN), "greedy"]) == []


def test_a_pick_that_comes_too_late_counts_nothing(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    table = made(here)
    chance = random.Random(4)
    while (ask := live(here, table).game.decision) is not None:
        option, info = chance.choice(ask.options), there.table(table.id)
        there.live(info)
        here.pick(info, ask.seat, option, ask.number)
        if live(here, table).game.decision is None:
            with pytest.raises((Meanwhile, StaleDecision, GameOver)):
                there.pick(info, ask.seat, option, ask.number)
    assert len(results(there, table)) == 2
    assert [each.games for each in there.store.ratings_of([hash_of(ANN)])] == [1]


def test_games_that_ended_before_are_counted_once_for_statistics(host: Host) -> None:
    table = made(host)
    play_to_the_end(host, table)
    told = results(host, table)
    with host.store._writing() as connection:  # as if an older version had ended it
        connection.execute(delete(ResultRow))
        connection.execute(delete(RatingRow))
    host.people.count_late(BOB)
    assert results(host, table) == []
    for _ in range(2):
        host.people.count_late(ANN)
    assert [(each.won, each.cards, each.unrated) for each in results(host, table)] == [
        (each.won, each.cards, "late") for each in told
    ]
    assert host.store.ratings_of([hash_of(ANN)]) == []


def test_a_finished_record_that_is_loaded_is_no_game_of_whoever_loads_it(sqlite_host: Host) -> None:
    table = made(sqlite_host)
    play_to_the_end(sqlite_host, table)
    record = live(sqlite_host, table).record()
    loaded = sqlite_host.desk.make_from_record(record, EVE, [None, "greedy"], COMPUTER)
    sqlite_host.people.count_late(EVE)
    assert sqlite_host.store.results_at([loaded]) == []


def test_partners_are_rated_together_and_ties_bring_ratings_together(store: Store) -> None:
    with store._writing() as connection:
        after = rate(
            connection, 4, 4, [Rated(name, side, 1 + side) for name, side in (("a", 0), ("b", 1), ("c", 0), ("d", 1))]
        )
        assert after["a"] == after["c"]
        assert after["a"][0] > 25 > after["b"][0]
        tied = rate(connection, 4, 4, [Rated(name, side, 1) for name, side in (("a", 0), ("b", 1), ("c", 0), ("d", 1))])
    assert after["a"][0] > tied["a"][0] > tied["b"][0] > after["b"][0]


def test_a_browser_with_a_rating_adds_its_games_but_not_its_rating_to_an_account_that_has_one(host: Host) -> None:
    account = host.people.make(ANN, "Ann", "", code="code")
    play_to_the_end(host, made(host))
    play_to_the_end(host, made(host, secret=EVE))
    before = host.store.ratings_of([account.owner])
    host.people.sign_in_by_code(EVE, "code", "")
    found = host.store.results_of(account.owner, 10)
    assert sorted((each.unrated or "", each.mu is None) for each in found) == [("", False), ("merged", True)]
    assert host.store.ratings_of([account.owner]) == before
    assert host.store.ratings_of([hash_of(EVE)]) == []


def test_finished_games_come_page_by_page(host: Host) -> None:
    names = [made(host).id for _ in range(5)]
    for name in names[:4]:
        with host.store._writing() as connection:
            connection.execute(update(TableRow).where(TableRow.id == name).values(phase="over", changed=7.5))
    first = host.store.finished_games(hash_of(ANN), 3)
    last, _ = first[-1]
    rest = host.store.finished_games(hash_of(ANN), 3, (last.changed, last.id))
    assert sorted(table.id for table, _ in first + rest) == sorted(names[:4])
    assert [table.id for table, _ in host.store.running_games(hash_of(ANN), 9)] == names[4:]
    assert host.store.count_games(hash_of(ANN)) == (1, 4)


def test_whose_time_was_up_has_not_won_whatever_the_computer_reached(host: Host) -> None:
    table = made(host, FRIENDS)
    play_to_the_end(host, table)
    over = host.table(table.id)
    game = live(host, over)
    with game.lock:
        (winner,) = [each.seat for each in results_of(over, game, game.game) if each.won]
        seats = tuple(replace(seat, lost=seat.number == winner) for seat in over.seats)
        now = {each.seat: (each.won, each.place) for each in results_of(replace(over, seats=seats), game, game.game)}
    assert now == {winner: (False, 2), 1 - winner: (True, 1)}


def test_many_who_are_listed_and_have_not_played_take_no_places_of_those_who_have(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splay.store.results.MOST_LISTED", 2)
    host = Host(store)
    for number in range(5):
        idle = host.people.make(f"browser {number}, of thirty letters...", f"Eve {number}", "", code="ABCDE"[number])
        store.publish(idle.owner, f"0{number}")
    account = host.people.make(ANN, "Ann", "", code="ANN")
    store.publish(account.owner, "zzz")
    play_to_the_end(host, made(host))
    (found,) = store.public_ratings(4, 2)
    assert (found[0].name, found[1].games) == ("Ann", 1)


def test_a_result_goes_along_with_whoever_signs_in_while_it_is_stored(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = Host(open_store()), Host(open_store())
    account = there.people.make(EVE, "Bob", "", code="BCD")
    table = made(here, FRIENDS)
    signing = Thread(target=there.people.sign_in_by_code, args=(BOB, "BCD", ""))
    counted = results_module._owners

    def owners(*args: Any) -> dict[int, str]:
        found = counted(*args)
        signing.start()
        signing.join(1)
        return found

    monkeypatch.setattr(results_module, "_owners", owners)
    play_to_the_end(here, table)
    signing.join()
    assert [each.owner for each in results(here, table)] == [hash_of(ANN), account.owner]
    assert [each.games for each in here.store.ratings_of([account.owner])] == [1]
    assert here.store.ratings_of([hash_of(BOB)]) == []
