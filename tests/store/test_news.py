"""Every process hears what the others store, when it is stored and not before, even after the line was broken."""

from collections.abc import Callable
from queue import Empty, Queue
from typing import Any

import psycopg
import pytest
from sqlalchemy import select

from databases import OpenStore
from patience import PATIENCE
from splay.store import Conflict, Store, TableChange, open_database
from splay.store.models import NewsRow
from splay.store.news import LONGEST
from splay.store.rows import PUZZLE
from store.rows import ANN_IS_ASKED, BOT_IS_ASKED, SETUP, pick, table
from store.test_waiting import standing_still


class Ear:
    """Notes what it is told, in order."""

    def __init__(self) -> None:
        self.told: Queue[Any] = Queue()

    def changed(self, change: TableChange, here: bool) -> None:
        self.told.put((change, here))

    def heard(self, text: str) -> None:
        self.told.put(text)

    def missed(self) -> None:
        self.told.put("missed")

    def next(self) -> Any:
        return self.told.get(timeout=PATIENCE)

    def nothing(self) -> bool:
        try:
            return self.told.get_nowait() is None
        except Empty:
            return True


Listening = Callable[[], tuple[Store, Ear]]


@pytest.fixture
def listening(open_store: OpenStore) -> Listening:
    """Opens the database as another process does, and listens."""

    def opened() -> tuple[Store, Ear]:
        store, ear = open_store(), Ear()
        store.listen(ear)
        assert ear.next() == "missed", "there may have been something before"
        return store, ear

    return opened


def test_a_change_is_told_here_and_elsewhere(listening: Listening) -> None:
    here, ear = listening()
    _, other = listening()
    here.add_table(table(), ANN_IS_ASKED)
    version = here.append("one", [pick(1)], ANN_IS_ASKED)
    here.say("one", 0, "Ann", "hello")
    for number in (1, version, version + 1):
        assert ear.next() == (TableChange("one", number), True)
        assert other.next() == (TableChange("one", number), False)
    assert ear.nothing(), "nothing is told twice"


def test_what_was_refused_or_taken_back_is_not_told(listening: Listening) -> None:
    here, ear = listening()
    _, other = listening()
    here.add_table(table(), ANN_IS_ASKED)
    with pytest.raises(Conflict):
        here.append("one", [pick(5)], ANN_IS_ASKED)
    here.tell(["the end"])
    assert other.next() == (TableChange("one", 1), False)
    assert other.next() == "the end"
    assert ear.next() == (TableChange("one", 1), True)
    assert ear.nothing()


def test_only_bots_that_no_process_keeps_are_told_of(listening: Listening) -> None:
    here, _ = listening()
    _, other = listening()
    here.add_table(table("computer"), BOT_IS_ASKED)
    here.add_table(table(), None)
    here.begin("one", 1, SETUP, BOT_IS_ASKED)
    here.append("one", [pick(1)], BOT_IS_ASKED)
    here.append("one", [pick(2)], BOT_IS_ASKED, keeps_lease=True)
    here.append("one", [pick(3)], ANN_IS_ASKED)
    told = [other.next()[0] for _ in range(6)]
    assert [(each.table, each.waits_for_bot) for each in told] == [
        *[("computer", True), ("one", False), ("one", True), ("one", True), ("one", False), ("one", False)]
    ]


def test_bots_that_a_process_leaves_are_told_of(listening: Listening) -> None:
    here, _ = listening()
    _, other = listening()
    here.add_table(table(), BOT_IS_ASKED)
    assert here.lease_bots(60.0, 10) == ["one"]
    here.keep_leases(["one"], 60.0)
    here.end_leases(["one"])
    assert [other.next()[0] for _ in range(2)] == [TableChange("one", 1, waits_for_bot=True)] * 2
    assert other.nothing()


def test_tables_that_are_gone_are_told_of(listening: Listening) -> None:
    here, _ = listening()
    _, other = listening()
    here.add_table(table("one", kind=PUZZLE))
    here.drop_unlisted(PUZZLE, "nobody", 1e12)
    assert [other.next()[0] for _ in range(2)] == [TableChange("one", 1), TableChange("one", None)]


def test_long_words_with_any_letters_arrive_whole_and_in_order(listening: Listening) -> None:
    here, _ = listening()
    _, other = listening()
    words = ["ґ" * (LONGEST // 2), "two words", "{'a': \"b\"} % :x ?", *(str(number) for number in range(20))]
    here.tell(words)
    assert [other.next() for _ in words] == words


def test_a_line_that_was_cut_is_taken_up_again(prepared_postgresql: tuple[str, str]) -> None:
    conninfo, url = prepared_postgresql
    here, there, other = Store(open_database(url)), Store(open_database(url)), Ear()
    there.listen(other)
    assert other.next() == "missed"
    with psycopg.connect(conninfo, autocommit=True) as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        assert connection.execute(f"{cut} AND query LIKE 'LISTEN%'").fetchall()
    assert other.next() == "missed"
    here.tell(["hello"])
    assert other.next() == "hello"
    here.close()
    there.close()


def test_a_dead_line_is_noticed_in_spite_of_its_silence(
    prepared_postgresql: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splay.store.database.WAIT_SECONDS", 0.3)
    monkeypatch.setattr("splay.store.notifications.SILENCE_SECONDS", 0.05)
    conninfo, url = prepared_postgresql
    store, ear = Store(open_database(url)), Ear()
    store.listen(ear)
    assert ear.next() == "missed"
    with standing_still(conninfo, with_all=False):
        assert ear.next() == "missed", "over a new connection"
    store.close()


def test_news_in_a_file_are_few_and_who_was_too_slow_knows_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.store.bulletin.KEPT", 5)
    here, there, other = Store(open_database(sqlite_url)), Store(open_database(sqlite_url)), Ear()
    there.listen(other)
    assert other.next() == "missed"
    here.tell([str(number) for number in range(50)])
    with here._reading() as connection:
        assert len(connection.execute(select(NewsRow.id)).all()) == 5
    assert other.next() == "missed"
    assert [other.next() for _ in range(5)] == ["45", "46", "47", "48", "49"]
    here.close()
    there.close()
