"""Picks at a table: of two at once one counts, whatever is refused changes nothing, nothing acknowledged is lost."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from databases import OpenStore
from host.people import ANN, begin, from_afar, live, on_one_device, pick, play_to_the_end
from splay.errors import GameOver, NotOffered, NotYourDecision, PickError, StaleDecision
from splay.host import Host
from splay.host.errors import GameTooLong, Meanwhile
from splay.host.live_table import BYTES, BYTES_A_PICK, BYTES_A_TOLD_PICK, LiveTable
from splay.position.terms import GIVE_UP
from splay.store import Store, TableInfo, open_database
from splay.store.rows import DEVICE, OVER


def state_of(host: Host, table: TableInfo) -> tuple[int, list[str], object]:
    """All that a refused pick must leave as it is."""
    now = live(host, table)
    return host.table(table.id).version, [each.option for each in now.picks], now.game.save()


def test_a_pick_is_stored_and_seen_by_other_servers(open_store: OpenStore) -> None:
    here, there = Host(open_store()), Host(open_store())
    table = from_afar(here)
    for _ in range(6):
        pick(here, table)
        assert live(there, table).game == live(here, table).game
        pick(there, table)
        assert live(here, table).game == live(there, table).game


def test_a_double_click_counts_once(host: Host) -> None:
    table = from_afar(host)
    ask = live(host, table).game.decision
    assert ask is not None
    host.pick(table, ask.seat, ask.options[0], ask.number)
    before = state_of(host, table)
    with pytest.raises(StaleDecision):
        host.pick(table, ask.seat, ask.options[0], ask.number)
    assert state_of(host, table) == before


def test_of_two_picks_at_two_servers_exactly_one_counts(open_store: OpenStore) -> None:
    hosts = [Host(open_store()) for _ in range(2)]
    table = from_afar(hosts[0])
    barrier = Barrier(2)

    def race(host: Host) -> list[str]:
        told = []
        for _ in range(8):
            seen = host.table(table.id)
            ask = host.live(seen).game.decision
            assert ask is not None
            barrier.wait()
            try:
                host.pick(seen, ask.seat, ask.options[-1], ask.number)
                told.append("counts")
            except (Meanwhile, StaleDecision) as refusal:
                told.append(type(refusal).__name__)
            barrier.wait()
        return told

    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(race, hosts)
    assert all(sorted(pair)[1:] == ["counts"] and pair.count("counts") == 1 for pair in map(list, zip(one, other)))  # noqa: B905
    assert live(hosts[0], table).game == live(hosts[1], table).game
    made = [each for each in live(hosts[0], table).picks if not each.auto]
    assert len(made) == 8


def test_of_two_picks_at_one_server_exactly_one_counts(host: Host) -> None:
    table = from_afar(host)
    ask = live(host, table).game.decision
    assert ask is not None
    barrier = Barrier(4)

    def race(_: int) -> bool:
        barrier.wait()
        try:
            host.pick(table, ask.seat, ask.options[0], ask.number)
        except PickError:
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(race, range(4))) == [False, False, False, True]


def test_whatever_is_refused_changes_nothing(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    ask = live(host, table).game.decision
    assert ask is not None
    before = state_of(host, table)
    wrong = [
        (1 - ask.seat, ask.options[0], ask.number, NotYourDecision),
        (ask.seat, ask.options[0], ask.number - 1, StaleDecision),
        (ask.seat, ask.options[0], ask.number + 1, StaleDecision),
        (ask.seat, "dogma Nothing", ask.number, NotOffered),
        (ask.seat, "", ask.number, NotOffered),
        (9, ask.options[0], ask.number, NotYourDecision),
    ]
    for seat, option, number, error in wrong:
        with pytest.raises(error):
            host.pick(table, seat, option, number)
        assert state_of(host, table) == before


def test_nothing_is_picked_when_the_game_is_over(host: Host) -> None:
    table = from_afar(host)
    play_to_the_end(host, table)
    over = host.table(table.id)
    assert (over.phase, over.asked) == (OVER, None)
    assert over.result == live(host, table).record().result
    for option in ("draw", GIVE_UP):
        with pytest.raises(GameOver):
            host.pick(over, 0, option, 10_000)


def test_a_player_gives_up_without_being_asked(host: Host) -> None:
    table = from_afar(host)
    begin(host, table)
    ask = live(host, table).game.decision
    assert ask is not None
    host.pick(table, 1 - ask.seat, GIVE_UP, ask.number)
    assert host.table(table.id).phase == OVER


def test_a_new_server_sees_everything(open_store: OpenStore) -> None:
    before = Host(open_store())
    table = on_one_device(before)
    for _ in range(40):
        pick(before, table)
    before.undo(before.table(table.id), live(before, table).picks[-1].seat, anyway=True)
    before.say(table, 0, "Ann", "hello")
    after = Host(open_store())
    one, other = live(before, table), live(after, table)
    assert told_of(other) == told_of(one)
    assert other.game == one.game
    assert (other.length, other.undone) == (one.length, one.undone) == (41 + auto_picks(one), 1)
    assert [line.text for line in after.store.talk(table.id, 10)] == ["hello"]
    assert after.desk.seats_of(ANN, table) == (0, 1)


def told_of(table: LiveTable) -> list[object]:
    return [table.told(seat) for seat in (0, 1, None)]


def auto_picks(table: LiveTable) -> int:
    return sum(each.auto for each in table.picks)


def test_a_server_that_has_forgotten_a_game_reads_it_again(host: Host) -> None:
    host = Host(host.store, memory=1)
    one, two = on_one_device(host), on_one_device(host)
    for _ in range(5):
        pick(host, one)
        pick(host, two)
    assert len(live(host, one).picks) == len(live(host, two).picks) >= 5


def test_games_in_memory_are_weighed_and_not_counted(host: Host) -> None:
    host = Host(host.store, memory=3 * BYTES + 40 * BYTES_A_PICK)
    tables = [on_one_device(host) for _ in range(3)]
    for table in tables:
        live(host, table)
    assert (len(host.tables), host.tables.weight) == (3, 3 * BYTES)
    picks = 0
    while len(host.tables) == 3 and picks < 60:
        pick(host, tables[0])
        live(host, tables[0])
        picks += 1
    assert 30 < picks < 60
    assert len(host.tables) == 2
    assert host.tables.weight == BYTES + live(host, tables[0]).weight <= 3 * BYTES + 40 * BYTES_A_PICK


def test_what_is_told_to_readers_weighs_too(host: Host) -> None:
    table = on_one_device(host)
    pick(host, table)
    game = live(host, table)
    before, game.readers = game.weight, 3
    assert game.weight == before + 3 * len(game.picks) * BYTES_A_TOLD_PICK


def test_a_game_cannot_go_on_forever(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.host.host.LONGEST_GAME", 4)
    table = on_one_device(host)
    for _ in range(4):
        pick(host, table)
    with pytest.raises(GameTooLong):
        pick(host, table)
    assert host.table(table.id).length == len(live(host, table).picks) == 4


def test_every_change_is_announced(host: Host) -> None:
    announced: list[str] = []
    host.tables.on_change = announced.append
    table = from_afar(host)
    for change in (
        lambda: pick(host, table),
        lambda: host.say(table, 0, "Ann", "hello"),
        lambda: host.undo(host.table(table.id), live(host, table).picks[0].seat),
    ):
        announced.clear()
        change()
        assert announced
        assert set(announced) == {table.id}


def test_a_new_game_is_announced_for_the_computers_that_play_in_it_and_a_rematch_for_those_who_wait(host: Host) -> None:
    table = on_one_device(host)
    play_to_the_end(host, table)
    announced: list[str] = []
    host.tables.on_change = announced.append
    loaded = host.desk.make_from_record(live(host, table).record(), ANN, [None, None], DEVICE)
    assert announced == [loaded]
    announced.clear()
    rematch = host.desk.rematch(host.table(table.id), ANN)
    assert announced == [table.id, rematch]


PLAYER = """\
import sys
from host.people import live, on_one_device, pick
from splay.host import Host
from splay.store import Store, open_database
host = Host(Store(open_database(sys.argv[1])))
table = on_one_device(host)
print(table.id, flush=True)
while True:
    pick(host, table)
    print(len(live(host, table).picks), flush=True)
"""


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/splay.sqlite3"
    tests = str(Path(__file__).parent.parent)
    player = subprocess.Popen(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {tests!r})\n{PLAYER}", url],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdout
    table_id = player.stdout.readline().strip()
    told = [player.stdout.readline() for _ in range(30)]
    player.kill()
    told += player.stdout.readlines()
    acknowledged = int(told[-1])
    player.wait()
    player.stdout.close()
    engine = open_database(url)
    host = Host(Store(engine))
    table = host.table(table_id)
    assert len(live(host, table).picks) >= acknowledged
    pick(host, table)
    engine.dispose()
