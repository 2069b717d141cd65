"""The command itself: help, and one clear refusal for every wrong use."""

import errno
import platform
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.main import get_command

from cli.running import SPLAY, run, run_here
from patience import PATIENCE
from splay.cli.app import app
from splay.game.compiled import ENGINE
from splay.text.catalogue import LANGUAGES

COMMANDS = tuple(get_command(app).commands)  # type: ignore[attr-defined]  # a group of commands, as told by typer
README = Path(__file__).parents[2] / "README.md"


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert (ran.status, ran.err) == (0, "")
    assert all(command in ran.out for command in COMMANDS)


def test_the_readme_lists_every_command() -> None:
    text = README.read_text(encoding="utf-8").partition("## Commands")[2].partition("## ")[0]
    assert set(re.findall(r"`splay (\w+)", text)) == set(COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, "bench web"])
def test_every_command_explains_itself(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, *command.split(), "--help")
    assert (ran.status, ran.err) == (0, "")
    assert f"splay {command}" in ran.out
    assert run_here(monkeypatch, capsys, *command.split(), "-h") == ran


def test_the_short_word_for_help_will_do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_here(monkeypatch, capsys, "-h") == run_here(monkeypatch, capsys, "--help")


def test_the_version_is_told_with_the_engine_and_the_python() -> None:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    assert run("--version") == (0, f"splay {version('splay')} ({ENGINE}, {python})\n", "")


def test_without_a_command_the_help_is_shown() -> None:
    ran = run()
    assert ran.status == 2
    assert "Usage: splay" in ran.out + ran.err


REFUSED = [
    ("cards --edition 5", "no edition 5: Splay plays editions 1, 3, 4"),
    ("selfplay --edition 2", "no edition 2: Splay plays editions 1, 3, 4"),
    ("fuzz --edition 5", "no edition 5"),
    ("bench --edition 0", "no edition 0"),
    ("selfplay --players 0", "edition 3 is for 2 to 4 players, not 0"),
    ("selfplay --players -1", "seats are named for -1 players"),
    ("selfplay --seats greedy,random --players 3", "2 seats are named for 3 players"),
    ("selfplay --seats greedy,random,random", "3 seats are named for 2 players"),
    ("selfplay --seats ,", "0 seats are named for 2 players"),
    ("fuzz --teams ABAB --players 3 --games 1", "teams 'ABAB' are for 4 players, not 3"),
    ("selfplay --players 5", "edition 3 is for 2 to 4 players, not 5"),
    ("selfplay --players 1 --edition 1", "edition 1 is for 2 to 4 players, not 1"),
    ("fuzz --players 5", "edition 3 is for 2 to 4 players, not 5"),
    ("fuzz --players 1", "edition 3 is for 2 to 4 players, not 1"),
    ("bench --players 5", "edition 3 is for 2 to 4 players, not 5"),
    ("selfplay --seats genius", "no bot is named 'genius': there are random, first, "),
    ("selfplay --seats greedy,genius", "no bot is named 'genius'"),
    ("selfplay --edition 1 --teams ABAB --players 4", "edition 1 has no team game"),
    ("selfplay --teams ABAB --players 2", "teams 'ABAB' are for 4 players, not 2"),
    ("selfplay --teams AABB", "teams of edition 3 are ABAB, not 'AABB'"),
    ("selfplay --edition 4 --teams BABA", "teams are named A, B, ... in the order of the seats, not 'BABA'"),
    ("bench --edition 4 --teams AAAA", "teams 'AAAA' are not teams"),
    ("bench --edition 4 --players 6", "edition 4 is for 2 to 5 players, not 6"),
    ("fuzz --edition 1 --teams ABAB", "edition 1 has no team game"),
]


@pytest.mark.parametrize(("line", "fault"), REFUSED, ids=[line for line, _ in REFUSED])
def test_what_cannot_be_is_refused_in_one_line(
    line: str, fault: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, *line.split())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("splay: ")
    assert fault in ran.err
    assert ran.err.count("\n") == 1


MISUSED = [
    ("nonsense", "nonsense"),
    ("cards --edition third", "--edition"),
    ("cards --format xml", "--format"),
    ("cards --nonsense", "--nonsense"),
    ("cards extra", "extra"),
    ("selfplay --games 0", "--games"),
    ("selfplay --games -3", "--games"),
    ("selfplay --games many", "--games"),
    ("selfplay --seed -1", "--seed"),
    ("selfplay --players two", "--players"),
    ("fuzz --games 0", "--games"),
    ("fuzz --deep 2", "--deep"),
    ("fuzz --deep -0.1", "--deep"),
    ("fuzz --jobs 0", "--jobs"),
    ("fuzz --ceiling 0", "--ceiling"),
    ("bench --games -1", "--games"),
]


@pytest.mark.parametrize(("line", "word"), MISUSED, ids=[line for line, _ in MISUSED])
def test_a_word_that_is_no_such_thing_is_named(
    line: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, *line.split())
    assert (ran.status, ran.out) == (2, "")
    assert word in ran.err
    assert ran.err.startswith("splay: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_refusals_speak_the_language_of_the_system(
    variable: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, "pl_PL.UTF-8")
    monkeypatch.setattr("splay.cli.app.fault_words", lambda error, reader: f"{reader.language}: {error}")
    ran = run_here(monkeypatch, capsys, "selfplay", "--players", "5")
    assert ran == (2, "", "splay: pl: edition 3 is for 2 to 4 players, not 5\n")


@pytest.mark.parametrize("words", [("--edition", "7", "--lang", "uk"), ("--lang", "uk", "--edition", "7")])
def test_refusals_speak_the_language_asked_for(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    monkeypatch.setattr("splay.cli.app.fault_words", lambda error, reader: f"{reader.language}: {error}")
    ran = run_here(monkeypatch, capsys, "cards", *words)
    assert ran == (2, "", "splay: uk: no edition 7: Splay plays editions 1, 3, 4\n")


@pytest.mark.parametrize("command", ["cards", "engine"])
def test_a_language_that_splay_does_not_speak_is_refused(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, command, "--lang", "tlh")
    assert ran == (2, "", f"splay: no language 'tlh': there are {', '.join(LANGUAGES)}\n")


def test_a_file_that_cannot_be_had_is_told_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setenv("LC_ALL", "es_ES")
    monkeypatch.setattr("splay.cli.cards.ruleset", fail)
    monkeypatch.setattr("splay.cli.app.phrase_words", lambda phrase, reader: f"{reader.language}: {phrase}")
    monkeypatch.setattr("splay.cli.app._write_no_more", lambda: None)
    ran = run_here(monkeypatch, capsys, "cards")
    assert ran == (2, "", "splay: es: No space left on device\n")


def test_refusals_look_alike_in_a_process_of_their_own() -> None:
    ran = run("selfplay", "--players", "5")
    assert ran == (2, "", "splay: edition 3 is for 2 to 4 players, not 5\n")


def test_who_stops_reading_early_gets_no_complaint(tmp_path: Path) -> None:
    with subprocess.Popen([SPLAY, "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=PATIENCE) in (0, 1)
