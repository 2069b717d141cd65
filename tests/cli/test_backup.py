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
