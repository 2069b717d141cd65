"""`splay admin`: tables and people of a server are looked after while it runs, on both databases."""

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.running import Ran, run_here
from databases import database_url, postgresql, prepared_postgresql
from host.people import ANN, BOB, against_bot, from_afar, live, pick, waiting
from splay.game.record import Record
from splay.host import Host
from splay.host.secrets import hash_of
from splay.store import Store, open_database
from splay.store.models import TableRow
from splay.store.rows import NewReport
from store.rows import table as row

__all__ = ["database_url", "postgresql", "prepared_postgresql"]
Admin = Callable[..., Ran]


@pytest.fixture
def host(database_url: str) -> Iterator[Host]:
    """A server that goes on meanwhile."""
    store = Store(open_database(database_url))
    yield Host(store)
    store.close()


@pytest.fixture
def admin(database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs `splay admin` on the same database."""
    return lambda *words: run_here(monkeypatch, capsys, "admin", *words, "--database", database_url)


def test_tables_are_found_by_name_kind_phase_and_age(host: Host, admin: Admin) -> None:
    open_one, playing = waiting(host), from_afar(host)
    alone = against_bot(host)
    host.store.change_table(alone.id, changed=host.table(alone.id).changed - 3 * 86400)

    def found(*words: str) -> list[str]:
        return [each["id"] for each in json.loads(admin("tables", "--format", "json", *words).out)]

    assert found() == [playing.id, open_one.id, alone.id]
    assert found("--name", "Bob") == [playing.id]
    assert found("--owner", hash_of(BOB)) == [playing.id]
    assert found("--phase", "open") == [open_one.id]
    assert found("--kind", "computer") == [alone.id]
    assert found("--older-than", "2d") == [alone.id]
    assert found("--id", open_one.id) == [open_one.id]
    assert found("--limit", "1") == [playing.id]
    assert admin("tables", "--name", "Bob").out.startswith(f"{playing.id}  friends   playing ")
    wrong = admin("tables", "--kind", "chess")
    assert (wrong.status, wrong.err) == (
        2,
        "splay: no kind is 'chess': there are computer, device, friends, puzzle, tryout\n",
    )


def test_a_table_is_shown_with_its_seats_and_talk(host: Host, admin: Admin) -> None:
    table = from_afar(host)
    host.say(table, 1, "Bob", "well met")
    told = admin("show", table.id).out
    assert f"seat 1: Bob, a person\n  held by {hash_of(BOB)} " in told
    assert "Bob: well met" in told
    assert "bytes: " in told
    none = admin("show", "nowhere")
    assert (none.status, none.err) == (1, "there is no table 'nowhere'\n")


def test_a_hidden_table_is_in_no_list_until_it_is_unhidden(host: Host, admin: Admin) -> None:
    table = waiting(host, listed=True)
    changed = host.table(table.id).changed
    assert admin("hide", table.id).out == f"hidden: {table.id}\n"
    assert host.store.open_tables(10) == []
    assert host.table(table.id).changed == changed, "hiding is no touch of a player: it makes no table younger"
    assert host.table(table.id).version > table.version, "whoever looks at it is told"
    admin("unhide", table.id)
    assert [each.id for each in host.store.open_tables(10)] == [table.id]
    assert admin("hide", "nowhere").status == 1


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(
    host: Host, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = from_afar(host), against_bot(host)
    monkeypatch.setattr("typer.confirm", lambda question: False)
    kept = admin("delete", table.id)
    assert (kept.status, kept.err.splitlines()[-1]) == (1, "nothing was done")
    assert host.store.table(table.id) is not None
    monkeypatch.undo()
    monkeypatch.setattr("sys.stdin", io.StringIO())
    unanswered = admin("delete", table.id)
    assert (unanswered.status, unanswered.err.splitlines()[-1]) == (1, "nothing was done")
    assert host.store.table(table.id) is not None
    assert admin("delete", table.id, "--yes").out == "deleted: tables 1\n"
    assert host.store.table(table.id) is None
    assert host.store.seats_held(hash_of(ANN), table.id) == ()
    assert host.store.table(other.id) is not None
    again = admin("delete", table.id, other.id, "--yes")
    assert (again.status, again.out) == (1, "deleted: tables 1\n"), "one of them was not there"


def test_ids_that_look_like_options_are_ids(host: Host, admin: Admin) -> None:
    for name in ("-hQ3x", "--yQ3x", "-yes"):
        host.store.add_table(row(name))
        assert admin("show", name).out.startswith(f"id: {name}\n")
        assert admin("delete", name, "--yes").out == "deleted: tables 1\n"


def test_an_exported_game_can_be_replayed(host: Host, admin: Admin) -> None:
    table = from_afar(host)
    pick(host, table)
    host.say(table, 0, "Ann", "héllo")
    told = json.loads(admin("export", table.id).out)
    assert Record.parse(told["record"]).replay().picks == live(host, table).game.picks
    assert [(line["name"], line["text"]) for line in told["talk"]] == [("Ann", "héllo")]
    assert json.loads(admin("export", waiting(host).id).out)["record"] is None


def test_a_player_is_renamed_in_a_running_game(host: Host, admin: Admin) -> None:
    table = from_afar(host)
    pick(host, table)
    assert live(host, table).names == ("Ann", "Bob")
    assert admin("rename", table.id, "1", "Robert").out == "renamed: Bob is Robert now\n"
    assert live(host, table).names == ("Ann", "Robert")
    refused = admin("rename", table.id, "1", "\u0430nn")
    assert (refused.status, refused.err) == (2, "splay: two players have the same name: Ann, \u0430nn\n")
    assert admin("rename", "nowhere", "1", "Robert").status == 1


def test_tables_left_alone_are_pruned_a_few_at_a_time(
    host: Host, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = [waiting(host) for _ in range(5)]
    kept, finished = waiting(host), against_bot(host)
    for table in (*old, finished):
        host.store.change_table(table.id, changed=TableRow.changed - 400 * 86400)
    monkeypatch.setattr("splay.store.administration.AT_ONCE", 2)
    assert admin("prune", "--older-than", "365d", "--dry-run").out == "to be deleted: tables 6\n"
    assert admin("prune", "--older-than", "365d", "--kind", "friends", "--yes").out == "deleted: tables 5\n"
    assert [host.store.table(table.id) for table in old] == [None] * 5
    assert host.store.table(kept.id) is not None
    assert host.store.table(finished.id) is not None
    wrong = admin("prune", "--older-than", "365")
    assert wrong.status == 2
    assert "365d" in wrong.err


def test_bans_are_listed_end_by_themselves_and_can_be_ended(host: Host, admin: Admin) -> None:
    table = from_afar(host)
    assert admin("ban", "192.0.2.0/24", "--reason", "spam", "--for", "30d").status == 0
    assert admin("ban", f"{table.id}:1").out == f"banned: {hash_of(BOB)} (ban 2)\n"
    assert [(ban.network, ban.owner) for ban in host.store.bans()] == [("192.0.2.0/24", None), (None, hash_of(BOB))]
    told = admin("bans").out.splitlines()
    assert told[0].endswith("spam")
    assert f"2  {hash_of(BOB)}  always" in told[1]
    assert json.loads(admin("bans", "--format", "json").out)[1]["until"] is None
    assert admin("unban", "1").out == "no longer banned: 192.0.2.0/24\n"
    assert admin("unban", "1").status == 1
    assert [ban.id for ban in host.store.bans()] == [2]
    assert admin("ban", "everybody").status == 2


def test_a_ban_whose_time_is_up_is_none(host: Host, admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("splay.cli.admin.people.time.time", lambda: 0.0)
        admin("ban", "2001:db8::1", "--for", "1d")
    assert host.store.bans() == []


def test_whoever_asks_for_it_is_forgotten(host: Host, admin: Admin) -> None:
    table = from_afar(host)
    host.store.add_report(NewReport(table.id, hash_of(ANN), 1, "Bob: go away", "rude"))
    assert admin("erase", f"{table.id}:1", "--yes").out == "forgotten: people 1; tables changed or deleted 1\n"
    ann, somebody = host.table(table.id).seats
    assert (ann.name, somebody.name, somebody.bot is not None) == ("Ann", "Somebody", True)
    assert "go away" not in admin("reports").out
    assert admin("erase", "192.0.2.1", "--yes").status == 2


def test_reports_are_listed_until_they_are_closed(host: Host, admin: Admin) -> None:
    table = from_afar(host)
    host.store.add_report(NewReport(table.id, hash_of(ANN), 1, "Bob: go away", "rude"))
    told = admin("reports").out
    assert f"table {table.id}, seat 1: rude\n    said: Bob: go away\n    by {hash_of(ANN)}\n" in told
    assert admin("reports", "--close", "1").out == "closed: reports 1\n"
    assert admin("reports").out == ""
    assert admin("reports", "--close", "1").status == 1


@pytest.mark.parametrize("words", ["unban", "reports --close", "reports --limit", "tables --limit"])
def test_numbers_that_no_database_takes_are_refused_in_one_line(admin: Admin, words: str) -> None:
    ran = admin(*words.split(), "9" * 20)
    assert ran.status == 2
    assert "Traceback" not in ran.err


def test_stats_count_everything(host: Host, admin: Admin) -> None:
    from_afar(host)
    told = json.loads(admin("stats", "--format", "json").out)
    assert told["tables"] == {"friends": {"playing": 1}}
    assert told["bytes"] > 0
    assert "friends: playing 1\n" in admin("stats").out


def test_a_database_that_is_not_there_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = run_here(monkeypatch, capsys, "admin", "stats", "--database", f"sqlite:///{tmp_path}/file/games.sqlite3")
    assert ran.status == 2
    assert ran.err.startswith("splay: the database ")
    assert "Traceback" not in ran.err
