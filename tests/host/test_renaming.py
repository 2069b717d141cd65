"""A player gets another name while a game goes on, wherever the old one is stored."""

from collections.abc import Iterator

import pytest

from host.people import against_bot, from_afar, live, made, pick, waiting
from splay.errors import SetupError
from splay.host import Host, SeatOptions
from splay.host.errors import Meanwhile, NoSuchTable
from splay.host.lessons import begin_chapter
from splay.host.renaming import rename
from splay.position.decision import PLAYER
from splay.store import TableInfo, open_database
from splay.store.administration import Administration
from splay.store.rows import DEVICE, OVER


@pytest.fixture
def store(database_url: str) -> Iterator[Administration]:
    """The database, as the person who runs the server opens it."""
    store = Administration(open_database(database_url))
    yield store
    store.close()


def one_who_names_others(host: Host) -> TableInfo:
    """A game of three in which somebody has picked a player by name."""
    for seed in range(40):
        table = made(host, DEVICE, [SeatOptions("Ann"), SeatOptions("Bob"), SeatOptions("Cyd")], seed=seed)
        for _ in range(120):
            ask = live(host, table).game.decision
            if ask is None:
                break
            cards = [option for option in ask.options if option.startswith("dogma")]
            pick(host, table, (cards or ask.options)[0])
            if ask.kind == PLAYER and live(host, table).picks[-1].option != "pass":
                return host.table(table.id)
    pytest.fail("no game in which a player is named")


def test_a_game_goes_on_under_the_new_name(host: Host, store: Administration) -> None:
    table = from_afar(host)
    for _ in range(6):
        pick(host, table)
    host.say(table, 1, "Bob", "hello")
    before = live(host, table).game.state
    assert rename(store, table.id, 1, " Robert ") == "Bob"
    after = host.table(table.id)
    assert [seat.name for seat in after.seats] == ["Ann", "Robert"]
    assert live(host, table).game.setup.players == ("Ann", "Robert")
    assert live(host, table).game.state.players == before.players
    assert [line.name for line in store.talk(table.id, 5)] == ["Robert"]
    for _ in range(6):
        pick(host, table)
    assert store.entries(table.id)[-1].sequence == host.table(table.id).length


def test_picks_that_name_a_player_name_them_anew(host: Host, store: Administration) -> None:
    table = one_who_names_others(host)
    named = live(host, table).picks[-1].option
    seat = [each.name for each in table.seats].index(named)
    rename(store, table.id, seat, "Zoe")
    again = Host(store)
    assert live(again, table).picks[-1].option == "Zoe"
    assert live(again, table).game.state.players == live(host, table).game.state.players


def test_what_was_taken_back_stays_taken_back(host: Host, store: Administration) -> None:
    table = against_bot(host)
    pick(host, table)
    host.undo(host.table(table.id), 0)
    picks = len(live(host, table).picks)
    rename(store, table.id, 0, "Anna")
    assert len(live(Host(store), table).picks) == picks
    assert len(live(host, table).picks) == picks


def test_the_result_of_a_finished_game_names_the_winner_anew(host: Host, store: Administration) -> None:
    table = from_afar(host)
    while host.table(table.id).phase != OVER:
        pick(host, table)
    rename(store, table.id, 0, "Xan")
    rename(store, table.id, 1, "Yve")
    result = host.table(table.id).result or ""
    assert "Ann" not in result
    assert "Bob" not in result
    assert str(live(Host(store), table).record()).rstrip().endswith(result)


def test_a_pick_at_the_same_moment_is_refused_and_made_again(host: Host, store: Administration) -> None:
    table = from_afar(host)
    pick(host, table)
    seen = host.table(table.id)
    game = host.live(seen)
    ask = game.game.decision
    assert ask is not None
    rename(store, table.id, 1, "Robert")
    # As if the process had read the table just before and had stored just after.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host.tables, "live", lambda table: game)
        with pytest.raises(Meanwhile):
            host.pick(seen, ask.seat, ask.options[0], ask.number)
    pick(host, table)


def test_a_name_that_is_refused_changes_nothing(host: Host, store: Administration) -> None:
    table = from_afar(host)
    for name in ("ann", "", "a, b", "x" * 60):
        with pytest.raises(SetupError):
            rename(store, table.id, 1, name)
    with pytest.raises(SetupError):
        rename(store, table.id, 2, "Cyd")
    with pytest.raises(NoSuchTable):
        rename(store, "nowhere", 0, "Cyd")
    assert host.table(table.id) == table


def test_somebody_who_waits_for_others_begins_under_the_new_name(host: Host, store: Administration) -> None:
    table = waiting(host)
    rename(store, table.id, 0, "Anna")
    host.desk.join(host.table(table.id), 1, "Bob", "bob's secret, thirty letters....")
    assert live(host, table).names == ("Anna", "Bob")


def test_in_a_chapter_of_the_first_game_nobody_is_renamed(host: Host, store: Administration) -> None:
    table_id = begin_chapter(host, 1, "Ann", "ann's secret, thirty letters....")
    with pytest.raises(SetupError, match="position"):
        rename(store, table_id, 0, "Anna")
