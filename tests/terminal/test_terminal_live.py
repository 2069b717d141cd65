"""The command at a pseudo-terminal: killed and resumed, hung up, handed round."""

import contextlib
import signal
import subprocess
from pathlib import Path

import pytest

from patience import PATIENCE
from splay.game.record import Record
from splay.terminal.screen import CLEAR
from terminal.terminal_pty import PROMPT, screen


def test_no_pick_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with screen(["--seats", "human,random", "--seed", "5", "--record", str(file)], tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        for _ in range(4):
            terminal.type("1")
            terminal.wait_for(PROMPT)
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait(timeout=PATIENCE)
    kept = Record.parse(file.read_text(encoding="utf-8"))
    assert [name for name, _ in kept.picks].count("ann") == 4
    with screen(["--resume", str(file)], tmp_path) as terminal:
        words = " ".join(terminal.wait_for(PROMPT).split())
        assert f"after {len(kept.picks)} picks." in words
        terminal.type("1")
        terminal.wait_for(PROMPT)
    after = Record.parse(file.read_text(encoding="utf-8"))
    assert [name for name, _ in after.picks].count("ann") == 5
    assert after.picks[: len(kept.picks)] == kept.picks


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_cleanly(number: signal.Signals, tmp_path: Path) -> None:
    with screen(["--seats", "human,random", "--seed", "5"], tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1")
        terminal.wait_for(PROMPT)
        for _ in range(60):  # one that comes just before the line is read is noticed with the next
            terminal.process.send_signal(number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                assert terminal.process.wait(timeout=1) == 0
                break
        else:
            raise AssertionError("it goes on in spite of the signal")
        terminal.wait_for("splay play --resume splay-5.txt")
    assert Record.parse((tmp_path / "splay-5.txt").read_text(encoding="utf-8")).picks


def test_the_device_goes_round_behind_a_curtain(tmp_path: Path) -> None:
    with screen(["--seats", "human,human", "--seed", "5"], tmp_path) as terminal:
        terminal.wait_for("only you can see the screen.")
        terminal.type("")
        assert CLEAR in terminal.wait_for("ann: Choose your first card")
        terminal.wait_for(PROMPT)
        terminal.type("1")
        terminal.wait_for("Press Enter to clear the screen.")
        terminal.type("")
        between = terminal.wait_for("Pass the device to bob.")
        assert between.rindex(CLEAR) > between.rindex("\n") - len(CLEAR) - 2
        terminal.wait_for("only you can see the screen.")
        terminal.type("")
        assert CLEAR in terminal.wait_for("bob: Choose your first card")


def test_colors_are_left_out_when_not_wanted(tmp_path: Path) -> None:
    with screen(["--seats", "human,random", "--seed", "5"], tmp_path) as terminal:
        assert "\x1b[37;41m" in terminal.wait_for(PROMPT) or "\x1b[30;43m" in terminal.text
    with screen(["--seats", "human,random", "--seed", "5"], tmp_path, NO_COLOR="1") as terminal:
        seen = terminal.wait_for(PROMPT)
        assert ";4" not in seen
        assert any(f" {color} " in seen for color in ("red", "yellow", "green", "blue", "purple"))


def test_a_terminal_that_is_closed_keeps_the_game(tmp_path: Path) -> None:
    with screen(["--seats", "human,random", "--seed", "5"], tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1")
        terminal.wait_for(PROMPT)
        terminal.hang_up()
        terminal.process.wait(timeout=PATIENCE)
    assert Record.parse((tmp_path / "splay-5.txt").read_text(encoding="utf-8")).picks
    assert len(list(tmp_path.iterdir())) == 1


def test_nobody_types_ahead_through_the_curtain(tmp_path: Path) -> None:
    with screen(["--seats", "human,human", "--seed", "5"], tmp_path) as terminal:
        terminal.wait_for("only you can see the screen.")
        terminal.type("")
        terminal.wait_for(PROMPT)
        terminal.type("1\n\n\n1")
        terminal.wait_for("Press Enter to clear the screen.")
        assert not terminal.more(0.7).strip()
        terminal.type("\n\n")
        terminal.wait_for("only you can see the screen.")
        assert "bob: Choose" not in terminal.more(0.7)


def test_a_terminal_without_escapes_is_cleared_by_empty_lines(tmp_path: Path) -> None:
    with screen(["--seats", "human,human", "--seed", "5"], tmp_path, TERM="dumb") as terminal:
        terminal.wait_for("only you can see the screen.")
        terminal.type("")
        cleared = terminal.wait_for("ann: Choose your first card")
        assert "\x1b" not in cleared
        assert "\n" * 24 in cleared.replace("\r", "")


def test_one_record_is_played_by_one_program(tmp_path: Path) -> None:
    arguments = ["--seats", "human,random", "--seed", "5", "--record", "game.txt"]
    with screen(arguments, tmp_path) as first:
        first.wait_for(PROMPT)
        with screen(["--resume", "game.txt"], tmp_path) as second:
            second.wait_for("cannot open game.txt: another game is being written to it just now")
            assert second.process.wait(timeout=PATIENCE) == 2
        first.type("1")
        first.wait_for(PROMPT)
        first.process.kill()
        first.process.wait(timeout=PATIENCE)
    with screen(["--resume", "game.txt"], tmp_path) as third:
        third.wait_for(PROMPT)
        third.type("q")
        third.wait_for("The game is kept in game.txt.")
        assert third.process.wait(timeout=PATIENCE) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
