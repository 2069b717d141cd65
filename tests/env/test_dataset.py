"""Games as data: every row is what happened, and a run that stopped goes on."""

import hashlib
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.running import Ran, run_here
from splay import Record, view
from splay.arena.errors import OtherRun, Unusable
from splay.arena.series import Series
from splay.env import action_space
from splay.env.dataset import read_decisions, read_games, write_games

RANDOM = Series.rotating(4, ["random"], 2, seed=5)
COLUMNS = ("game", "number", "seat", "bot", "view", "options", "actions", "pick", "action", "won", "reward")


def contents(folder: Path) -> dict[str, str]:
    """Every file, by the hash of what is in it."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.env.dataset.PART", 2)


def test_every_decision_is_what_the_record_replays(tmp_path: Path) -> None:
    write_games(tmp_path, RANDOM, 3)
    rows = list(read_decisions(tmp_path, COLUMNS))
    games = read_games(tmp_path)
    assert [row["game"] for row in games] == [5, 6, 7]
    space, at = action_space(4), 0
    for told in games:
        record = Record.parse((tmp_path / "records" / f"{told['game']}.txt").read_text(encoding="utf-8"))
        game = record.replay(0)
        for _ in range(told["decisions"]):
            row, ask = rows[at], game.decision
            assert ask is not None
            assert (row["game"], row["number"], row["seat"]) == (told["game"], ask.number, ask.seat)
            assert json.loads(row["view"]) == json.loads(json.dumps(view(game, ask.seat).to_json()))
            assert tuple(row["options"]) == ask.options
            names = game.setup.players
            assert row["actions"] == space.offered(ask, names)
            assert row["action"] == space.number_of(ask, row["pick"], names)
            assert row["won"] == (row["seat"] in told["winners"])
            assert row["reward"] == (0 if not told["winners"] else 1 if row["won"] else -1)
            game.pick(row["pick"])
            at += 1
        assert game.outcome is not None
        assert (told["reason"], told["card"], told["winners"]) == (
            game.outcome.reason,
            game.outcome.card,
            list(game.outcome.winners),
        )
        assert told["turns"] == game.turn
        assert told["points"] == [player.points for player in game.state.players]
    assert at == len(rows)


def test_bots_move_on_from_seat_to_seat(tmp_path: Path) -> None:
    write_games(tmp_path, Series.rotating(3, ["random"], 3, seed=1), 4)
    assert [row["places"] for row in read_games(tmp_path)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert {row["starts"] for row in read_games(tmp_path)} <= {0, 1, 2}


def test_a_run_that_stopped_goes_on_and_ends_as_if_it_had_not(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    write_games(whole, RANDOM, 5)

    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_games(broken, RANDOM, 5, tell=stop)
    assert len(read_games(broken)) == 2
    told: list[int] = []
    write_games(broken, RANDOM, 5, tell=told.append)
    assert told == [2, 3, 4, 5]
    assert contents(broken) == contents(whole)


def test_a_run_is_continued_and_never_cut(tmp_path: Path) -> None:
    longer, grown = tmp_path / "longer", tmp_path / "grown"
    write_games(longer, RANDOM, 5)
    for games in (3, 5, 1):
        write_games(grown, RANDOM, games)
    assert contents(grown) == contents(longer)


def test_several_processes_write_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splay.env.dataset.PART", 100)  # as processes that begin anew have it
    run = Series.rotating(1, ["random"], 2, ceiling=5)
    told: list[int] = []
    write_games(tmp_path / "two", run, 110, processes=2, tell=told.append)
    write_games(tmp_path / "one", run, 110)
    assert (told[0], told[-1]) == (0, 110)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    write_games(tmp_path, RANDOM, 1)
    before = contents(tmp_path)
    with pytest.raises(OtherRun, match=r"has games of another run: seed is 5 there, not 6$"):
        write_games(tmp_path, Series.rotating(4, ["random"], 2, seed=6), 1)
    assert contents(tmp_path) == before


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-20])


def empty(file: Path) -> None:
    file.write_bytes(b"")


def zero(file: Path) -> None:
    """Keep its length, as a file system may after the power has gone."""
    data = bytearray(file.read_bytes())
    data[len(data) // 4 : len(data) // 2] = bytes(len(data) // 2 - len(data) // 4)
    file.write_bytes(data)


@pytest.mark.parametrize("damage", [Path.unlink, cut, empty, zero])
@pytest.mark.parametrize("file", ["games/part-00000.parquet", "decisions/part-00001.parquet", "records/6.txt"])
def test_games_whose_files_are_not_whole_are_played_again(
    file: str, damage: Callable[[Path], None], tmp_path: Path
) -> None:
    series = Series.rotating(4, ["random"], 2, seed=5, ceiling=20)
    write_games(tmp_path, series, 4)
    whole = contents(tmp_path)
    damage(tmp_path / file)
    assert contents(tmp_path) != whole
    told: list[int] = []
    write_games(tmp_path, series, 4, tell=told.append)
    assert told == [2, 3, 4]
    assert contents(tmp_path) == whole


@pytest.mark.parametrize("damage", [cut, empty, zero])
def test_a_file_that_cannot_be_read_is_named(damage: Callable[[Path], None], tmp_path: Path) -> None:
    write_games(tmp_path, Series.rotating(4, ["random"], 2, ceiling=20), 1)
    for folder, read in (("games", read_games), ("decisions", lambda folder: list(read_decisions(folder, COLUMNS)))):
        file = tmp_path / folder / "part-00000.parquet"
        damage(file)
        with pytest.raises(Unusable, match=f"^{re.escape(str(file))} cannot be read: "):
            read(tmp_path)


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(table: object, file: Path, **options: object) -> None:
        raise OSError("[Errno 28] Error writing bytes to file. Detail: No space left on device")

    monkeypatch.setattr("pyarrow.parquet.write_table", full)
    with pytest.raises(Unusable, match=r"part-00000.parquet cannot be written: .* No space left on device$"):
        write_games(tmp_path, Series.rotating(4, ["random"], 2, ceiling=20), 1)


def test_games_that_do_not_say_of_which_run_they_are_stay_as_they_are(tmp_path: Path) -> None:
    write_games(tmp_path, RANDOM, 1)
    (tmp_path / "run.json").unlink()
    before = contents(tmp_path)
    for series in (RANDOM, Series.rotating(4, ["random"], 2, seed=6)):
        with pytest.raises(OtherRun, match=r"has games, but no run.json to say of which run: name another folder$"):
            write_games(tmp_path, series, 1)
    assert contents(tmp_path) == before


def test_a_run_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text("{", encoding="utf-8")
    with pytest.raises(Unusable, match=f"^{re.escape(str(tmp_path))}/run.json cannot be read: "):
        write_games(tmp_path, RANDOM, 1)
    assert [file.name for file in tmp_path.iterdir()] == ["run.json"]


def test_unfinished_games_are_won_by_nobody(tmp_path: Path) -> None:
    write_games(tmp_path, Series.rotating(4, ["random"], 2, ceiling=7), 1)
    (game,) = read_games(tmp_path)
    assert (game["reason"], game["winners"], game["decisions"]) == (None, [], 7)
    assert {(row["won"], row["reward"]) for row in read_decisions(tmp_path, ["won", "reward"])} == {(None, 0)}


# -- the command -------------------------------------------------------------------------------


def selfplay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    return run_here(monkeypatch, capsys, "selfplay", "--games", "3", "--edition", "4", *words)


def test_the_command_tells_the_same_of_games_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*words: str) -> Any:
        ran = selfplay(monkeypatch, capsys, "--json", *words)
        assert ran.status == 0, ran.err
        data = json.loads(ran.out)
        del data["seconds"]
        return data

    assert told() == told("--out", str(tmp_path)) == told("--out", str(tmp_path))
    assert len(list((tmp_path / "records").iterdir())) == 3


def test_the_command_refuses_a_folder_of_another_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    selfplay(monkeypatch, capsys, "--out", str(tmp_path))
    ran = selfplay(monkeypatch, capsys, "--out", str(tmp_path), "--seed", "9")
    assert (ran.status, ran.out) == (2, "")
    assert "has games of another run" in ran.err


def test_the_command_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ran = selfplay(monkeypatch, capsys, "--out", str(tmp_path))
    assert ran.status == 2
    assert "selfplay --out needs pyarrow, which is not installed: " in ran.err
    assert ' -m pip install "pyarrow>=' in ran.err


@pytest.mark.parametrize("seats", ["random,random,random", "nobody"])
def test_the_command_refuses_bots_that_do_not_fit(
    seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = selfplay(monkeypatch, capsys, "--out", str(tmp_path), "--seats", seats)
    assert (ran.status, list(tmp_path.iterdir())) == (2, [])


@pytest.mark.parametrize(
    ("out", "why"),
    [
        ("afile", "afile is no folder"),
        ("afile/x", "afile/x: Not a directory"),
        ("/proc/x", "/proc/x: No such file or directory"),
        ("folder", "folder/games is no folder"),
        ("", "Invalid value for '--out': a folder has a name"),
    ],
)
def test_the_command_names_what_cannot_be_a_folder(
    out: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    for file in (Path("afile"), Path("folder", "games")):
        file.touch()
    before = contents(tmp_path)
    ran = selfplay(monkeypatch, capsys, "--out", out)
    assert (ran.status, ran.out, ran.err) == (2, "", f"splay: {why}\n")
    assert contents(tmp_path) == before
