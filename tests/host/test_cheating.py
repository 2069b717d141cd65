"""Cheats at tables that people share: seats kept by who has left, names that look alike, decks known beforehand."""

from typing import Any

import pytest

from databases import OpenStore
from host.people import ANN, BOB, EVE, begin, from_afar, live, on_one_device, pick, play_to_the_end, waiting
from splay.errors import SetupError
from splay.game.record import Record
from splay.host import Host
from splay.host.errors import NotPlaying, NotYourSeat
from splay.host.live_table import LiveTable
from splay.store.rows import FRIENDS

THIRD = "the secret of a second browser.."


# -- a seat is held by nobody who has left it ----------------------------------------


def leaving_meanwhile(host: Host, table_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob gets up just before anything more would hold his seat, as a second request of his can."""
    add_key = host.store.add_key

    def late(*args: Any) -> None:
        host.desk.leave(host.table(table_id), 1)
        add_key(*args)

    monkeypatch.setattr(host.store, "add_key", late)


def test_who_leaves_takes_no_link_to_the_seat_along(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(host, 3)
    host.desk.join(table, 1, "Bob", BOB)
    leaving_meanwhile(host, table.id, monkeypatch)
    with pytest.raises(NotPlaying):
        host.desk.carry(host.table(table.id), 1, BOB)
    assert host.store.devices(table.id, 1) != []
    host.desk.leave(host.table(table.id), 1)
    assert host.store.devices(table.id, 1) == []


def test_who_leaves_keeps_the_seat_with_no_other_browser(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(host, 3)
    host.desk.join(table, 1, "Bob", BOB)
    key = host.desk.new_key(table, 1)
    leaving_meanwhile(host, table.id, monkeypatch)
    with pytest.raises(NotPlaying):
        host.desk.hold_too(key, THIRD)
    host.desk.leave(host.table(table.id), 1)
    host.desk.join(host.table(table.id), 1, "Eve", EVE)
    assert host.desk.seats_of(THIRD, table) == ()


def test_a_link_is_for_no_seat_that_somebody_else_has_taken(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """The link was good when it was looked up; then Bob has left, Eve has come, and the game has begun."""
    table = waiting(host, 2)
    host.desk.join(table, 1, "Bob", BOB)
    monkeypatch.setattr(host.store, "seat_of_key", lambda _: (table.id, 1))
    with pytest.raises(NotYourSeat):
        host.desk.hold_too("the link of who has left, long enough", THIRD)
    assert host.desk.seats_of(THIRD, table) == ()


def test_once_the_game_has_begun_a_seat_can_be_taken_along(host: Host) -> None:
    table = from_afar(host)
    assert host.desk.hold_too(host.desk.carry(table, 1, BOB), THIRD) == (table.id, 1)
    assert host.desk.seats_of(THIRD, table) == (1,)


# -- nobody is taken for somebody else -----------------------------------------------

LIKE_ANN = [
    *("ann", "ANN", "Ann\ufe0f", "A\u034fnn", "\u3164Ann", "An\U000e0100n", "A\u180bnn"),
    *("\u0410nn", "\u0391nn", "\uff21nn", "\U0001d400nn"),
]


@pytest.mark.parametrize("name", LIKE_ANN)
def test_nobody_sits_down_by_a_name_that_looks_like_another(sqlite_host: Host, name: str) -> None:
    table = waiting(sqlite_host)
    with pytest.raises(SetupError):
        sqlite_host.desk.join(table, 1, name, BOB)
    assert not sqlite_host.table(table.id).seats[1].taken


@pytest.mark.parametrize("name", ["Anna", "Änn", "An", "Нина", "\u0391\u03bd\u03bd", "安", "अन्न", "Nguyễn"])
def test_other_names_are_as_good_as_ever(host: Host, name: str) -> None:
    table = waiting(host)
    host.desk.join(table, 1, name, BOB)
    assert host.table(table.id).seats[1].name == name


def test_letters_written_in_two_ways_are_the_same(host: Host) -> None:
    table = waiting(host, 3)
    host.desk.join(table, 1, "Zoe\u0308", BOB)
    assert host.table(table.id).seats[1].name == "Zo\u00eb"
    with pytest.raises(SetupError):
        host.desk.join(host.table(table.id), 2, "Zo\u00eb", EVE)


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\ufe0f\u034f"])
def test_a_name_of_which_nothing_is_to_be_seen_is_none(sqlite_host: Host, name: str) -> None:
    table = waiting(sqlite_host)
    sqlite_host.desk.join(table, 1, name, BOB)
    assert sqlite_host.table(table.id).seats[1].name == "Player 2"


def test_no_sign_towers_over_what_stands_around_it(host: Host) -> None:
    table = from_afar(host, talking=True)
    host.say(table, 0, "Ann", "a" + "\u0301\u0327" * 100 + " \u0e19\u0e49\u0e33 q\u0323\u0307")
    (line,) = host.store.talk(table.id, 10)
    assert len(line.text) < 20
    assert line.text.endswith(" \u0e19\u0e49\u0e33 q\u0323\u0307")


@pytest.mark.parametrize("name", ["Ann", " ann", "B\u043eb", "Bob\ufe0f"])
def test_who_looks_on_does_not_talk_as_a_player(sqlite_host: Host, name: str) -> None:
    table = from_afar(sqlite_host, talking=True)
    with pytest.raises(SetupError):
        sqlite_host.say(table, None, name, "I give up")
    sqlite_host.say(table, None, "Bobby", "Well played")
    sqlite_host.say(table, None, "\u200b\u3164", "Well played")
    sqlite_host.say(table, 1, "Bob", "Thank you")
    assert [line.name for line in sqlite_host.store.talk(table.id, 10)] == ["Bobby", "?", "Bob"]


# -- decks that somebody can know ----------------------------------------------------


def test_at_a_table_made_of_a_record_somebody_can_know_the_cards(host: Host) -> None:
    """Whoever loads it has its seed, and can give a seat away afterwards."""
    table = on_one_device(host)
    begin(host, table)
    record = live(host, table).record()
    copy = host.desk.make_from_record(Record.parse(str(record)), EVE, [None, None], FRIENDS)
    assert host.table(copy).arranged


def test_the_cards_of_the_next_game_are_known_to_nobody(host: Host) -> None:
    table = from_afar(host)
    assert table.arranged
    play_to_the_end(host, table)
    assert not host.table(host.desk.rematch(host.table(table.id), ANN)).arranged


# -- a game that was taken back often ------------------------------------------------


def test_taking_back_again_and_again_costs_nobody_else_anything(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server reads only what is left: else a few thousand picks taken back would keep it busy for minutes."""
    host = Host(open_store())
    table = on_one_device(host)
    begin(host, table)
    before = len(live(host, table).picks)
    for _ in range(30):
        asked = live(host, table).game.decision
        assert asked is not None
        pick(host, table)
        host.undo(host.table(table.id), asked.seat, anyway=True)
    pick(host, table)
    applied = []
    apply = LiveTable._apply

    def counted(game: LiveTable, seat: int, option: str, made: str) -> None:
        applied.append(option)
        apply(game, seat, option, made)

    monkeypatch.setattr(LiveTable, "_apply", counted)
    other = live(Host(open_store()), table)
    assert len(applied) == len(other.picks) == before + 1
    mine = live(host, table)
    assert (other.length, other.undone, other.game.state) == (mine.length, 30, mine.game.state)
    assert other.told(0) == mine.told(0)
