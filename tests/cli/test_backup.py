"""`splay backup` and `splay restore`."""

from pathlib import Path

import pytest

from cli.running import run_here
from databases import prepared_file
from host.people import against_bot
from splay.host import Host
from splay.store import Store, open_database


def test_what_is_backed_up_is_restored(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    url = prepared_file(tmp_path)
    store = Store(open_database(url))
    against_bot(Host(store))
    store.close()
    file, other = str(tmp_path / "splay.backup.gz"), f"sqlite:///{tmp_path}/other.sqlite3"
    assert run_here(monkeypatch, capsys, "backup", file, "--database", url).out.startswith("backed up: tables 1, ")
    assert run_here(monkeypatch, capsys, "restore", file, "--database", other).out.startswith("restored: tables 1, ")
    again = run_here(monkeypatch, capsys, "restore", file, "--database", other)
    assert (again.status, again.err) == (2, "splay: the database is not empty: name another one to restore to\n")
    gone = run_here(monkeypatch, capsys, "restore", str(tmp_path / "none"), "--database", other)
    assert gone.status != 0
    assert "Traceback" not in gone.err


@pytest.mark.parametrize("words", [("backup", "FILE"), ("admin", "stats")])
def test_a_database_that_is_not_there_is_neither_made_nor_backed_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, str]
) -> None:
    file, other = tmp_path / "splay.backup.gz", tmp_path / "no folder" / "games.sqlite3"
    file.write_text("yesterday's", encoding="utf-8")
    given = [word.replace("FILE", str(file)) for word in words]
    told = run_here(monkeypatch, capsys, *given, "--database", f"sqlite:///{other}")
    assert told.status == 2
    assert str(other) in told.err
    assert "Traceback" not in told.err
    assert not other.parent.exists()
    assert file.read_text(encoding="utf-8") == "yesterday's"
