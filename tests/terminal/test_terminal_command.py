"""The command itself: piped answers, tables that cannot be, broken input and output."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.running import Ran, run_here
from patience import PATIENCE
from splay.game.record import Record
from splay.text.catalogue import catalogue
from splay.text.reader import reader_of
from terminal.terminal_play import COMMAND

LONG_NAME = "x" * 300


def run(
    arguments: list[str], typed: str | bytes, cwd: Path, redirected: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command with everything typed beforehand, perhaps with its streams redirected by a shell."""
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {redirected}', "sh", *COMMAND, *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        cwd=cwd,
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8", **environment},
        timeout=PATIENCE,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


Here = Callable[[list[str], str], Ran]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Here]:
    """The same inside this process, in the same folder: quicker, for all that a process of its own does not change."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}

    def run_it(arguments: list[str], typed: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        return run_here(monkeypatch, capsys, "play", *arguments)

    yield run_it
    for number, handler in handlers.items():
        signal.signal(number, handler)


def test_a_whole_game_with_piped_answers(tmp_path: Path) -> None:
    typed = "".join(f"{line}\n" for line in ["nonsense", *([str(n) for n in range(1, 12)] + ["p"]) * 300])
    done = run(["--seats", "human,random", "--seed", "3", "--record", "game.txt"], typed, tmp_path)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert "“nonsense” is not an answer" in done.stdout
    assert "The game is over" in done.stdout
    record = Record.parse((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert record.result is not None
    assert record.replay().outcome is not None
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert "\x1b" not in done.stdout


def test_the_end_of_input_leaves_and_the_game_can_be_resumed(tmp_path: Path) -> None:
    begun = run(["--seats", "human,random,human", "--seed", "11", "--names", "eve,fox,gus"], "\n1\n\n\n1\n", tmp_path)
    assert begun.returncode == 0, begun.stderr
    assert "splay play --resume splay-11.txt" in begun.stdout
    kept = Record.parse((tmp_path / "splay-11.txt").read_text(encoding="utf-8"))
    assert [name for name, _ in kept.picks[:3]] == ["eve", "fox", "gus"]
    resumed = run(["--resume", "splay-11.txt"], "\n", tmp_path)
    assert resumed.returncode == 0, resumed.stderr
    assert f"Resumed from splay-11.txt after {len(kept.picks)} picks." in resumed.stdout
    assert "At the table, clockwise: eve, fox (Easy), gus" in resumed.stdout
    after = Record.parse((tmp_path / "splay-11.txt").read_text(encoding="utf-8"))
    assert after.picks[: len(kept.picks)] == kept.picks


def test_the_hint_names_the_command_as_it_was_typed(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLAY_COMMAND", "./play")
    assert "Go on with: ./play --resume splay-11.txt" in here(["--seed", "11"], "1\n").out


@pytest.mark.parametrize(("arguments", "environment"), [(["--lang", "uk"], "C.UTF-8"), ([], "uk_UA.UTF-8")])
def test_the_game_speaks_the_language_asked_for_or_that_of_the_system(
    arguments: list[str], environment: str, here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", environment)
    done = here(["--seats", "human,random", "--seed", "11", *arguments], "1\n")
    assert done.status == 0, done.err
    words = catalogue("uk")
    assert words.gettext("Choose your first card") in done.out
    resumed = here(["--resume", "splay-11.txt", *arguments], "c sailing\n")
    assert reader_of("uk").card_name("Sailing") in resumed.out
    hint = " ".join(done.out.split())
    assert hint.endswith("splay play --resume splay-11.txt" + "".join(f" {word}" for word in arguments))
    assert Record.parse((tmp_path / "splay-11.txt").read_text(encoding="utf-8")).picks


def test_levels_and_characters_can_take_seats_and_are_shown_by_name(here: Here, tmp_path: Path) -> None:
    arguments = ["--seats", "human, scholar : style = raider,apprentice", "--seed", "3", "--record", "game.txt"]
    done = here([*arguments, "--lang", "uk"], "1\n")
    assert done.status == 0, done.err
    assert "(Учений, загарбник)" in done.out
    assert "(Учень)" in done.out
    assert "# seats: human,scholar:style=raider,apprentice\n" in (tmp_path / "game.txt").read_text(encoding="utf-8")
    resumed = here(["--resume", "game.txt", "--lang", "en"], "")
    assert "(Scholar, raider)" in resumed.out


def test_here_a_bot_may_have_any_options(here: Here) -> None:
    done = here(["--seats", "human,search:simulations=3", "--seed", "3"], "1\n")
    assert done.status == 0, done.err
    assert "(Strong, simulations=3)" in done.out


def test_the_help_lists_levels_and_characters(here: Here) -> None:
    words = " ".join(here(["--help"], "").out.replace("│", " ").split())
    assert "a level (apprentice, artisan, scholar, master, grandmaster)" in words
    assert "even-handed, builder, raider, collector" in words


def test_a_record_is_taken_up_at_a_line_and_stays_as_it_is(here: Here, tmp_path: Path) -> None:
    here(["--seats", "random,random", "--seed", "3", "--record", "game.txt"], "")
    whole = (tmp_path / "game.txt").read_text(encoding="utf-8")
    line = Record.parse(whole).lines[9]
    done = here(["--resume", "game.txt", "--line", str(line), "--record", "other.txt"], "")
    assert done.status == 0, done.err
    assert "after 10 picks" in done.out
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == whole
    other = Record.parse((tmp_path / "other.txt").read_text(encoding="utf-8"))
    assert other.picks[:10] == Record.parse(whole).picks[:10]


def test_five_players_without_parley(here: Here, tmp_path: Path) -> None:
    seats = ",".join(["random"] * 5)
    done = here(["--edition", "4", "--seats", seats, "--no-parley", "--seed", "3", "--record", "game.txt"], "")
    assert done.status == 0, done.err
    assert "Parley: no" in done.out.splitlines()
    assert done.out.count("arley") == 1
    record = Record.parse((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert (record.setup["players"], record.setup["parley"]) == ("ann, bob, cid, dan, eve", "no")
    assert record.replay().outcome is not None


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--edition", "1"], "covered: hidden"),
        (["--edition", "1", "--covered-open"], "covered: open"),
        (["--edition", "3", "--covered-hidden"], "covered: hidden"),
        (["--edition", "3"], None),
        (["--edition", "4", "--covered-open"], None),
    ],
)
def test_covered_cards_are_as_the_edition_has_them_or_as_the_table_says(
    arguments: list[str], line: str | None, here: Here, tmp_path: Path
) -> None:
    done = here([*arguments, "--seats", "human,random", "--seed", "3", "--record", "game.txt"], "1\n")
    assert done.status == 0, done.err
    lines = (tmp_path / "game.txt").read_text(encoding="utf-8").splitlines()
    assert [each for each in lines if each.startswith("covered")] == ([line] if line else [])


def test_teams_say_how_many_play(here: Here, tmp_path: Path) -> None:
    done = here(["--edition", "4", "--teams", "ABBA", "--seed", "3"], "1\n")
    assert done.status == 0, done.err
    assert "At the table, clockwise: ann, bob (Artisan), cid (Artisan), dan (Artisan)" in done.out
    assert "Teams: ann, dan / bob, cid" in done.out
    assert Record.parse((tmp_path / "splay-3.txt").read_text(encoding="utf-8")).setup["teams"] == "ABBA"


@pytest.mark.parametrize(("name", "seat"), [("Ann Lee", 0), ("bob", 1)])
def test_a_name_says_who_takes_the_first_turn(name: str, seat: int, here: Here, tmp_path: Path) -> None:
    arguments = ["--seats", "human,random", "--names", "Ann Lee,bob", "--starts", name, "--seed", "3"]
    done = here([*arguments, "--record", "game.txt"], "1\n")
    assert done.status == 0, done.err
    record = Record.parse((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert record.setup["starts"] == name
    assert record.replay(2).state.active == seat


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--starts", "zoe"], "no player is named 'zoe': there are ann, bob"),
        (["--resume", "old.txt", "--starts", "ann"], "a resumed game keeps its"),
        (["--seats", "human,ghost"], "no player is of the kind 'ghost'"),
        (["--seats", "human,scholar:style=pirate"], "no character is named 'pirate'"),
        (["--seats", "human,scholar:ms=5"], "bot scholar has no option 'ms'"),
        (["--seats", "human,search:ms=-5"], "a budget is a whole number from 0 up"),
        (["--seats", "human"], "edition 4 is for 2 to 5 players, not 1"),
        (["--names", "ann"], "2 seats need 2 names, not 1"),
        (["--names", "ann,ann"], "two players have the same name"),
        (["--name", "a:b"], "a player cannot be named 'a:b'"),
        (["--name", "eve", "--names", "ann,bob"], "--name is for a person"),
        (["--name", "eve", "--seats", "random,random"], "--name is for a person"),
        (["--resume", "old.txt", "--name", "eve"], "a resumed game keeps its"),
        (["--edition", "5"], "no edition 5: Splay plays editions 1, 3, 4"),
        (["--edition", "3", "--seats", "human,random,random,random,random"], "edition 3 is for 2 to 4 players, not 5"),
        (["--edition", "3", "--teams", "AABB"], "teams of edition 3 are ABAB, not 'AABB'"),
        (["--teams", "ABAB", "--seats", "human,random"], "teams 'ABAB' are for 4 players, not 2"),
        (["--edition", "4", "--teams", "AABB", "--seats", "human,random"], "teams 'AABB' are for 4 players, not 2"),
        (["--edition", "4", "--teams", "AAAA"], "teams 'AAAA' are not teams"),
        (["--edition", "1", "--teams", "ABAB"], "edition 1 has no team game"),
        (["--edition", "4", "--covered-hidden"], "in edition 4 all boards are open"),
        (["--resume", "old.txt", "--covered-open"], "a resumed game keeps its"),
        (["--resume", "old.txt", "--no-parley"], "a resumed game keeps its"),
        (["--resume", "missing.txt"], "cannot read missing.txt: No such file or directory"),
        (["--resume", "old.txt", "--seed", "3"], "a resumed game keeps its"),
        (["--resume", "old.txt"], "a record begins with 'splay record 1'"),
        (["--record", "old.txt"], "the file old.txt already exists"),
        (["--record", "no/such/game.txt"], "cannot open no/such/game.txt"),
        (["--seed", "-1"], "a seed is a whole number from 0 up"),
        (["--line", "9"], "--line says where to resume a record"),
        (["--seats", ""], "--seats names nobody"),
        (["--seats", " , "], "--seats names nobody"),
        (["--record", LONG_NAME], "File name too long"),
        (["--lang", "tlh"], "no language 'tlh': there are en, "),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: list[str], complaint: str, here: Here, tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("no record\n", encoding="utf-8")
    done = here(arguments, "1\n")
    assert done.status == 2
    assert complaint in done.err
    assert "Traceback" not in done.err
    assert (tmp_path / "old.txt").read_text(encoding="utf-8") == "no record\n"
    assert len(list(tmp_path.iterdir())) == 1


def test_letters_stand_for_what_cannot_be_shown(tmp_path: Path) -> None:
    arguments = ["--seats", "human,random", "--seed", "5", "--names", "änn,bøb"]
    done = run(arguments, "1\nq\n", tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert "C crown  L leaf" in done.stdout
    assert "ann, b?b" in done.stdout
    kept = Record.parse((tmp_path / "splay-5.txt").read_text(encoding="utf-8"))
    assert kept.setup["players"] == "änn, bøb"


def test_odd_input_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    lines = [b"s a\0b", b"9" * 5000, b"\xff\xfe", b"s " + LONG_NAME.encode(), b"1", b"q"]
    done = run(["--seats", "human,random", "--seed", "5"], b"\n".join(lines) + b"\n", tmp_path)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    text = " ".join(done.stdout.split())
    assert "Not saved: cannot open a\0b: " in text
    assert f"There is no option {'9' * 40}…: the options run from 1 to " in text
    assert "“\ufffd\ufffd” is not an answer." in text
    assert "File name too long." in text
    assert Record.parse((tmp_path / "splay-5.txt").read_text(encoding="utf-8")).picks


@pytest.mark.parametrize(
    ("redirected", "complaint"),
    [
        ("<&-", "nobody can play without standard input: it is closed"),
        (">&-", "nobody can play without standard output: it is closed"),
        (">/dev/full", "No space left on device"),
    ],
)
def test_without_input_or_output_there_is_one_clear_line(redirected: str, complaint: str, tmp_path: Path) -> None:
    done = run(["--seats", "human,random", "--seed", "5"], "1\n", tmp_path, redirected)
    assert done.returncode not in (0, 120)
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_game_is_kept_when_nobody_reads_any_more(tmp_path: Path) -> None:
    arguments = [*COMMAND, "--seats", "human,random", "--seed", "5"]
    with subprocess.Popen(
        arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(b"1\n")
        process.stdin.flush()
        shown = b""
        while shown.count(b"(? for help)") < 2:
            shown += os.read(process.stdout.fileno(), 4096)
        process.stdout.close()
        process.stdin.write(b"1\n1\n1\n")
        process.stdin.close()
        assert process.wait(timeout=PATIENCE) == 1
        assert b"Traceback" not in process.stderr.read()
    assert Record.parse((tmp_path / "splay-5.txt").read_text(encoding="utf-8")).picks


def test_a_pipe_is_no_record(here: Here, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for arguments in (["--resume", "pipe"], ["--resume", "pipe", "--line", "7"], ["--record", "pipe"]):
        done = here(arguments, "")
        assert done.status == 2
        assert "pipe is not a regular file" in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["pipe"]
