"""Making tables, coming, going, and the game that begins when all are there."""

import json
from dataclasses import replace
from typing import Any

import pytest

from databases import OpenStore
from host.people import ANN, BOB, EVE, against_bot, from_afar, live, made, on_one_device, pick, play_to_the_end, waiting
from splay.errors import RecordError, SetupError
from splay.game.game import Game
from splay.game.record import Record
from splay.host import Host, SeatOptions
from splay.host.desk import MOST_LISTED
from splay.host.errors import NoSuchTable, NotPlaying, NotYourSeat, SeatTaken, TooManyListed
from splay.host.live_table import setup_of
from splay.host.secrets import derived, hash_of
from splay.position.setup import Setup
from splay.store.rows import BROWSER, DEVICE, FRIENDS, LINK, OPEN, OVER, PLAYING, PROGRAM, NewSeat, NewTable, Standing


def test_against_a_bot_the_game_begins_at_once(host: Host) -> None:
    table = against_bot(host)
    assert (table.phase, [seat.bot for seat in table.seats]) == (PLAYING, [None, "greedy"])
    assert host.desk.seats_of(ANN, table) == (0,)
    assert table.seats[1].name == "Ada", "a bot gets a name"


def test_on_one_device_one_browser_holds_all_seats(host: Host) -> None:
    table = on_one_device(host)
    assert (table.phase, host.desk.seats_of(ANN, table)) == (PLAYING, (0, 1))


def test_friends_are_waited_for(host: Host) -> None:
    table = waiting(host, 3)
    assert (table.phase, host.desk.seats_of(ANN, table)) == (OPEN, (0,))
    with pytest.raises(NotPlaying):
        host.live(table)
    with pytest.raises(NotPlaying):
        host.pick(table, 0, "draw", 0)
    host.desk.join(table, 2, "Bob", BOB)
    assert host.table(table.id).phase == OPEN
    host.desk.join(host.table(table.id), 1, "Eve", EVE)
    begun = host.table(table.id)
    assert (begun.phase, live(host, table).names) == (PLAYING, ("Ann", "Eve", "Bob"))


def test_who_starts_is_known_by_seat_however_the_players_are_called(host: Host) -> None:
    table = waiting(host, 3, starts=1)
    host.desk.join(table, 1, "Bob", BOB)
    host.desk.join(host.table(table.id), 2, "Eve", EVE)
    while live(host, table).game.state.active < 0:
        pick(host, table)
    assert live(host, table).game.state.active == 1


def test_an_empty_name_keeps_that_of_the_seat(host: Host) -> None:
    table = waiting(host)
    host.desk.join(table, 1, "", BOB)
    assert host.table(table.id).seats[1].name == table.seats[1].name == "Player 2"


@pytest.mark.parametrize("typed", ["  Bob ", "Bob\n", "\u202eB\x00ob"])
def test_what_is_not_to_be_seen_is_taken_out_of_a_name(sqlite_host: Host, typed: str) -> None:
    table = waiting(sqlite_host)
    sqlite_host.desk.join(table, 1, typed, BOB)
    seated = [seat.name for seat in sqlite_host.table(table.id).seats]
    assert seated == list(live(sqlite_host, table).names) == ["Ann", "Bob"]


@pytest.mark.parametrize("name", ["Ann", "a,b", "a:b", "#1", "x" * 25, "\u200bx", "pass"])
def test_a_name_that_would_not_do_is_refused(sqlite_host: Host, name: str) -> None:
    table = waiting(sqlite_host)
    with pytest.raises(SetupError):
        sqlite_host.desk.join(table, 1, name, BOB)
    assert not sqlite_host.table(table.id).seats[1].taken


def test_a_person_sits_once(host: Host) -> None:
    table = waiting(host, 3)
    with pytest.raises(SeatTaken, match="already"):
        host.desk.join(table, 1, "Me again", ANN)


@pytest.mark.parametrize("seat", [0, 5, -1])
def test_a_seat_that_is_not_free_is_refused(host: Host, seat: int) -> None:
    with pytest.raises(SeatTaken):
        host.desk.join(waiting(host), seat, "Bob", BOB)


def test_of_two_who_want_one_seat_the_first_gets_it(host: Host) -> None:
    table = waiting(host, 3)
    host.desk.join(table, 1, "Bob", BOB)
    with pytest.raises(SeatTaken):
        host.desk.join(table, 1, "Eve", EVE)  # who still sees the seat free
    with pytest.raises(SeatTaken, match="named Bob"):
        host.desk.join(table, 2, "Bob", EVE)  # who does not see that the name is taken
    assert host.desk.seats_of(EVE, table) == ()


def test_a_bot_can_take_the_place_of_somebody_who_does_not_come(host: Host) -> None:
    table = waiting(host)
    host.desk.seat_bot(table, 1, "random")
    begun = host.table(table.id)
    assert (begun.phase, begun.seats[1].bot) == (PLAYING, "random")
    with pytest.raises(SeatTaken):
        host.desk.join(table, 1, "Bob", BOB)


def test_who_has_left_can_be_followed_by_somebody_else(host: Host) -> None:
    table = waiting(host, 3)
    host.desk.join(table, 1, "Bob", BOB)
    host.desk.leave(host.table(table.id), 1)
    assert host.desk.seats_of(BOB, table) == ()
    host.desk.join(host.table(table.id), 1, "Eve", EVE)
    assert host.desk.seats_of(EVE, table) == (1,)


def test_a_person_lists_a_few_tables_at_most_until_they_begin(host: Host) -> None:
    tables = [waiting(host, listed=True) for _ in range(MOST_LISTED)]
    with pytest.raises(TooManyListed):
        waiting(host, listed=True)
    waiting(host)
    host.desk.join(tables[0], 1, "Bob", BOB)
    waiting(host, listed=True)


def test_nobody_leaves_a_game_that_has_begun(host: Host) -> None:
    with pytest.raises(NotPlaying):
        host.desk.leave(against_bot(host), 0)


def test_invitations_name_the_table_and_the_free_seats(host: Host) -> None:
    table = waiting(host, 3)
    links = host.desk.invite_links(ANN, table)
    assert links is not None
    to_any, to_each = links
    assert host.desk.invited(to_any) == (table, (1, 2))
    assert {seat: host.desk.invited(invite) for seat, invite in to_each.items()} == {1: (table, (1,)), 2: (table, (2,))}
    assert host.desk.invited("a guess") is None
    assert host.desk.invite_links(EVE, table) is None, "only who made the table knows them"


def test_the_seat_of_who_made_the_table_can_be_left_to_somebody_by_its_own_invitation(host: Host) -> None:
    table = waiting(host, 2)
    host.desk.leave(table, 0)
    table = host.table(table.id)
    links = host.desk.invite_links(ANN, table)
    assert links is not None
    assert {seat: host.desk.invited(invite) for seat, invite in links[1].items()} == {
        0: (table, (0,)),
        1: (table, (1,)),
    }


def test_a_seat_is_held_by_who_has_its_secret(host: Host) -> None:
    table = from_afar(host)
    host.desk.check_seat(BOB, table, 1)
    for secret, seat in ((ANN, 1), (EVE, 0), (None, 0), ("", 0), (BOB, 7)):
        with pytest.raises(NotYourSeat):
            host.desk.check_seat(secret, table, seat)


def test_a_seat_is_carried_to_another_device(host: Host) -> None:
    table = from_afar(host)
    key = host.desk.carry(table, 0, ANN)
    assert host.desk.hold_too(key, EVE) == (table.id, 0)
    assert host.desk.seats_of(EVE, table) == (0,)
    with pytest.raises(NotYourSeat):
        host.desk.hold_too("a guess", BOB)


def test_a_new_link_ends_the_one_before(host: Host) -> None:
    table = from_afar(host)
    old, others = host.desk.carry(table, 0, ANN), host.desk.carry(table, 1, BOB)
    new = host.desk.carry(table, 0, ANN)
    with pytest.raises(NotYourSeat):
        host.desk.hold_too(old, EVE)
    assert host.desk.hold_too(new, EVE) == (table.id, 0)
    assert host.desk.hold_too(others, EVE) == (table.id, 1)


def test_a_new_link_ends_one_of_an_older_version(host: Host) -> None:
    table = from_afar(host)
    old = derived(ANN, f"carry/{table.id}/0")
    host.store.add_key(table.id, 0, hash_of(old))
    assert host.desk.hold_too(old, EVE) == (table.id, 0)
    host.desk.carry(table, 0, ANN)
    with pytest.raises(NotYourSeat):
        host.desk.hold_too(old, EVE)


def test_a_seat_is_taken_away_from_a_device_and_the_link_ends_with_it(host: Host) -> None:
    table = from_afar(host)
    key = host.desk.carry(table, 0, ANN)
    host.desk.hold_too(key, EVE)
    host.desk.new_key(table, 0)
    held = [(each.holder.kind, each.is_me, each.may_end) for each in host.desk.holders(table, 0, ANN)]
    assert held == [(None, True, False), (LINK, False, True), (BROWSER, False, True), (PROGRAM, False, True)]
    for secret, other in ((BOB, ANN), (EVE, ANN), (ANN, ANN)):
        with pytest.raises(NotYourSeat):
            host.desk.revoke(table, 0, secret, hash_of(other))
    host.desk.revoke(table, 0, ANN, hash_of(EVE))
    assert host.desk.seats_of(EVE, table) == ()
    assert [each.holder.kind for each in host.desk.holders(table, 0, ANN)] == [None, PROGRAM]
    with pytest.raises(NotYourSeat):
        host.desk.hold_too(key, EVE)
    assert host.desk.seats_of(ANN, table) == (0,)


def test_a_link_does_not_go_on_into_a_rematch_but_who_has_used_it_does(host: Host) -> None:
    table = from_afar(host)
    key = host.desk.carry(table, 1, BOB)
    host.desk.hold_too(key, EVE)
    play_to_the_end(host, table)
    rematch = host.table(host.desk.rematch(host.table(table.id), ANN))
    assert host.desk.seats_of(EVE, rematch) == host.desk.seats_of(BOB, rematch) == (1,)
    assert host.desk.seats_of(key, rematch) == ()
    assert [each.may_end for each in host.desk.holders(rematch, 1, BOB)] == [False, True]
    assert [each.may_end for each in host.desk.holders(rematch, 1, EVE)] == [False, False]


def test_a_program_gets_a_key_of_its_own(host: Host) -> None:
    table = from_afar(host)
    key = host.desk.new_key(table, 1)
    assert key != host.desk.new_key(table, 1)
    assert host.desk.seats_of(key, table) == (1,)


@pytest.mark.parametrize("address", ["nowhere", "", "x" * 25, "a\x00b", "../etc", "тут", "a b"])
def test_what_is_no_address_of_a_table_is_none(host: Host, address: str) -> None:
    with pytest.raises(NoSuchTable):
        host.table(address)


def test_an_opponent_is_stored_in_the_usual_way_wherever_it_comes_from(host: Host) -> None:
    table = against_bot(host, " scholar : style = raider ")
    assert table.seats[1].bot == "scholar:style=raider"
    free = waiting(host, 3)
    host.desk.seat_bot(free, 1, "grandmaster :style=even-handed")
    assert host.table(free.id).seats[1].bot == "grandmaster:style=even-handed"
    record = Record.of(live(host, table).game)
    loaded = host.table(host.desk.make_from_record(record, EVE, [None, " master"], "computer"))
    assert loaded.seats[1].bot == "master"
    with pytest.raises(SetupError, match="option ms of bot search cannot be chosen"):
        host.desk.make_from_record(record, EVE, [None, "search:ms=9999999"], "computer")
    with pytest.raises(SetupError, match="no character is named 'pirate'"):
        host.desk.seat_bot(free, 2, "scholar:style=pirate")
    assert not host.table(free.id).seats[2].taken


IMPOSSIBLE: list[dict[str, Any]] = [
    {"kind": "friends", "seats": [SeatOptions("Ann")]},
    {"kind": "computer", "seats": [SeatOptions("Ann"), SeatOptions("Bob")]},
    {"kind": "device", "seats": [SeatOptions("Ann"), SeatOptions("", "greedy")]},
    {"kind": "arena", "seats": [SeatOptions("Ann"), SeatOptions("Bob")]},
    {"kind": "computer", "seats": [SeatOptions("Ann"), SeatOptions("", "genius")]},
    {"kind": "computer", "seats": [SeatOptions("Ann"), SeatOptions("", "scholar:style=pirate")]},
    {"kind": "computer", "seats": [SeatOptions("Ann"), SeatOptions("", "search:ms=9999999")]},
    {"kind": "computer", "seats": [SeatOptions("Ann"), SeatOptions("", "neural:weights=/etc/passwd")]},
    {"kind": "device", "seats": [SeatOptions("Ann"), SeatOptions("Ann")]},
    {"kind": "device", "seats": [SeatOptions("Ann"), SeatOptions("Bob")], "edition": 2},
    {"kind": "device", "seats": [SeatOptions("Ann"), SeatOptions("Bob")], "starts": 2},
    {"kind": "device", "seats": [SeatOptions("Ann"), SeatOptions("Bob")], "seed": -1},
]


@pytest.mark.parametrize("options", IMPOSSIBLE)
def test_a_table_that_cannot_be_is_not_made(sqlite_host: Host, options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        made(sqlite_host, **options)
    assert sqlite_host.desk.tables_of(ANN, 10) == []


def test_a_game_begins_though_the_server_died_when_the_last_one_had_come(open_store: OpenStore) -> None:
    before = Host(open_store())
    table = waiting(before)
    before.store.take_seat(table.id, 1, "Bob", "hash")  # and no more than that
    after = Host(open_store())
    assert after.table(table.id).phase == PLAYING
    assert live(after, table).names == ("Ann", "Bob")


def test_a_record_is_played_on(host: Host) -> None:
    table = on_one_device(host)
    for _ in range(8):
        pick(host, table)
    record = Record.parse(str(live(host, table).record()))
    loaded = host.table(host.desk.make_from_record(record, EVE, [None, "greedy"], "computer"))
    assert live(host, loaded).game == live(host, table).game
    assert host.desk.seats_of(EVE, loaded) == (0,)
    assert len(live(host, loaded).picks) == len(live(host, table).picks)


def test_a_record_of_a_finished_game_is_shown(host: Host) -> None:
    table = on_one_device(host)
    play_to_the_end(host, table)
    loaded = host.table(host.desk.make_from_record(live(host, table).record(), EVE, [None, None], "device"))
    assert (loaded.phase, loaded.result) == (OVER, host.table(table.id).result)


def test_a_record_that_cannot_be_played_makes_no_table(host: Host) -> None:
    record = Record({"edition": "4", "players": "Ann, Bob", "seed": "1"}, [("Ann", "Nothing")])
    with pytest.raises(RecordError):
        host.desk.make_from_record(record, EVE, [None, None], "device")
    with pytest.raises(SetupError, match="2 play"):
        host.desk.make_from_record(Record(record.setup, []), EVE, [None], "device")
    assert host.desk.tables_of(EVE, 10) == []


@pytest.mark.parametrize("kind", [FRIENDS, "device"])
def test_a_rematch_is_one_for_all_who_ask(open_store: OpenStore, kind: str) -> None:
    here, there = Host(open_store()), Host(open_store())
    table = from_afar(here) if kind == FRIENDS else on_one_device(here)
    with pytest.raises(NotPlaying):
        here.desk.rematch(table, ANN)
    play_to_the_end(here, table)
    over = here.table(table.id)
    next_table = here.table(here.desk.rematch(over, ANN))
    assert there.desk.rematch(over, ANN) == next_table.id, "though it does not know yet"
    assert (next_table.phase, next_table.kind) == (PLAYING, kind)
    assert here.desk.seats_of(ANN, next_table) == ((0,) if kind == FRIENDS else (0, 1))
    assert live(here, next_table).names == ("Ann", "Bob")
    assert live(here, next_table).game.seed != live(here, table).game.seed
    assert len(here.desk.tables_of(ANN, 10)) == 2


@pytest.mark.parametrize(
    "options",
    [{"edition": 1, "covered_hidden": False}, {"edition": 3, "covered_hidden": True}, {"edition": 4, "starts": 1}],
)
def test_a_rematch_keeps_what_was_chosen_but_for_who_begins(host: Host, options: dict[str, Any]) -> None:
    table = on_one_device(host, **options)
    play_to_the_end(host, table)
    again = live(host, host.table(host.desk.rematch(host.table(table.id), ANN))).game.setup
    before = live(host, table).game.setup
    assert again == replace(before, seed=again.seed, starts=None)


# -- tables of older versions ------------------------------------------------------------

OLD_SETUPS: list[tuple[dict[str, str], Setup]] = [
    ({"edition": "1", "players": "Ann, Bob", "seed": "3"}, Setup(1, ["Ann", "Bob"], 3, covered_hidden=False)),
    ({"edition": "3", "players": "Ann, Bob", "seed": "3"}, Setup(3, ["Ann", "Bob"], 3)),
    (
        {"edition": "3", "players": "Ann, Bob", "seed": "3", "covered": "hidden", "starts": "Bob"},
        Setup(3, ["Ann", "Bob"], 3, covered_hidden=True, starts=1),
    ),
    (
        {"edition": "4", "players": "Ann, Bob, Cyd, Dan", "seed": "3", "teams": "AABB"},
        Setup(4, ["Ann", "Bob", "Cyd", "Dan"], 3, "AABB"),
    ),
    (
        {"edition": "4", "players": "Ann, Bob, Cyd, Dan", "seed": "3", "parley": "no"},
        Setup(4, ["Ann", "Bob", "Cyd", "Dan"], 3, parley=False),
    ),
]
"""The words of setups as they were stored before an edition hid covered cards of itself."""


@pytest.mark.parametrize(("stored", "setup"), OLD_SETUPS)
def test_a_table_that_an_older_version_has_stored_opens(host: Host, stored: dict[str, str], setup: Setup) -> None:
    seats = tuple(NewSeat(name, keys=("key",)) for name in setup.players)
    host.store.add_table(NewTable("playing", DEVICE, stored, seats), Standing(0, False, 0, None))
    table = host.table("playing")
    assert setup_of(table) == live(host, table).game.setup == setup
    pick(host, table)
    assert len(live(host, table).picks) == 1


@pytest.mark.parametrize(("stored", "setup"), OLD_SETUPS)
def test_a_table_of_an_older_version_that_waits_begins(host: Host, stored: dict[str, str], setup: Setup) -> None:
    count = len(setup.players)
    seats = [NewSeat(name, keys=("key",)) for name in setup.players]
    seats[-1] = NewSeat(setup.players[-1], taken=False, invite="invitation")
    host.store.add_table(NewTable("waiting", FRIENDS, stored, tuple(seats)))
    assert setup_of(host.table("waiting")) == setup
    host.desk.join(host.table("waiting"), count - 1, "Zoë", EVE)
    begun = host.table("waiting")
    assert begun.phase == PLAYING
    assert live(host, begun).game.setup == replace(setup, players=(*setup.players[:-1], "Zoë"))


def test_a_table_of_an_older_version_that_began_from_a_position_opens(host: Host) -> None:
    position = Game.start(1, ["Ann", "Bob"], 3, covered_hidden=False).save()
    del position["picks"]
    seats = (NewSeat("Ann", keys=("key",)), NewSeat("Bob", keys=("key",)))
    stored = {"position": json.dumps(position)}
    host.store.add_table(NewTable("loaded", DEVICE, stored, seats), Standing(0, False, 0, None))
    assert setup_of(host.table("loaded")) == Setup(1, ["Ann", "Bob"], covered_hidden=False)
    pick(host, host.table("loaded"))


def test_a_table_waits_for_a_bot_only_while_a_bot_is_asked(host: Host) -> None:
    table = against_bot(host)
    assert host.store.lease_bots(60.0, 10) == []
    pick(host, table)
    assert host.store.lease_bots(60.0, 10) == [table.id]
