"""The command itself: piped answers, a pseudo-terminal, killed and resumed."""

import contextlib
import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from splay.record import Record
from splay.terminal.session import CLEAR
from terminal.terminal_play import COMMAND

PROMPT = "(? help) > "


def run(arguments: list[str], typed: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command with everything typed beforehand."""
    environment = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, cwd=cwd, env=environment, timeout=50
    )


def test_a_whole_game_with_piped_answers(tmp_path: Path) -> None:
    typed = "".join(f"{line}\n" for line in ["nonsense", *([str(n) for n in range(1, 12)] + ["p"]) * 300])
    done = run(["--seats", "human,random", "--seed", "3", "--record", "game.txt"], typed, tmp_path)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert "I do not understand 'nonsense'" in done.stdout
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
    assert "At the table, clockwise: eve, fox (random), gus" in resumed.stdout
    after = Record.parse((tmp_path / "splay-11.txt").read_text(encoding="utf-8"))
    assert after.picks[: len(kept.picks)] == kept.picks


def test_a_record_is_taken_up_at_a_line_and_stays_as_it_is(tmp_path: Path) -> None:
    run(["--seats", "random,random", "--seed", "3", "--record", "game.txt"], "", tmp_path)
    whole = (tmp_path / "game.txt").read_text(encoding="utf-8")
    line = Record.parse(whole).lines[9]
    done = run(["--resume", "game.txt", "--line", str(line), "--record", "other.txt"], "", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "after 10 picks" in done.stdout
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == whole
    other = Record.parse((tmp_path / "other.txt").read_text(encoding="utf-8"))
    assert other.picks[:10] == Record.parse(whole).picks[:10]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "human,ghost"], "nobody of the kind 'ghost' can take a seat"),
        (["--seats", "human"], "edition 3 is for 2 to 4 players, not 1"),
        (["--names", "ann"], "2 seats need 2 names, not 1"),
        (["--names", "ann,ann"], "two players have the same name"),
        (["--edition", "4"], "no edition 4"),
        (["--teams"], "a team game is for 4 players, not 2"),
        (["--resume", "missing.txt"], "cannot read missing.txt: No such file or directory"),
        (["--resume", "old.txt", "--seed", "3"], "a resumed game keeps its"),
        (["--resume", "old.txt"], "a record begins with 'splay record 1'"),
        (["--record", "old.txt"], "the file old.txt exists already"),
        (["--record", "no/such/game.txt"], "cannot write no/such/game.txt"),
        (["--seed", "-1"], "a seed is a whole number from 0 up"),
        (["--line", "9"], "--line says where a record is taken up"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: list[str], complaint: str, tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_text("no record\n", encoding="utf-8")
    done = run(arguments, "1\n", tmp_path)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
    assert (tmp_path / "old.txt").read_text(encoding="utf-8") == "no record\n"
    assert len(list(tmp_path.iterdir())) == 1


# -- at a pseudo-terminal --------------------------------------------------------------


class Screen:
    """The command at a pseudo-terminal of 80 columns."""

    def __init__(self, arguments: list[str], cwd: Path, **environment: str) -> None:
        master, slave = pty.openpty()
        with contextlib.ExitStack() as stack:
            stack.callback(os.close, slave)
            self.process = subprocess.Popen(
                [*COMMAND, *arguments],
                stdin=slave,
                stdout=slave,
                stderr=slave,
                cwd=cwd,
                env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment},
                start_new_session=True,
                preexec_fn=lambda: os.close(os.open(os.ttyname(slave), os.O_RDWR)),
            )
        self.text = ""
        self._master = master
        self._read = 0

    def wait_for(self, words: str, seconds: float = 20) -> str:
        """What appears from now on up to these words."""
        deadline = time.monotonic() + seconds
        while words not in self.text[self._read :]:
            assert time.monotonic() < deadline, self.text[self._read :]
            if select.select([self._master], [], [], 0.1)[0]:
                with contextlib.suppress(OSError):
                    self.text += os.read(self._master, 65536).decode("utf-8", "replace")
        end = self.text.index(words, self._read) + len(words)
        seen = self.text[self._read : end]
        self._read = end
        return seen

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._master, f"{line}\n".encode())

    def close(self) -> None:
        """End the process and the terminal."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(timeout=10)
        os.close(self._master)


@contextlib.contextmanager
def screen(arguments: list[str], cwd: Path, **environment: str) -> Iterator[Screen]:
    """The command at a pseudo-terminal, closed at the end."""
    opened = Screen(arguments, cwd, **environment)
    try:
        yield opened
    finally:
        opened.close()


def test_no_pick_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with screen(["--seats", "human,random", "--seed", "5", "--record", str(file)], tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        for _ in range(4):
            terminal.type("1")
            terminal.wait_for(PROMPT)
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait(timeout=10)
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
        for _ in range(10):  # one that comes just before the line is read is noticed with the next
            terminal.process.send_signal(number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                assert terminal.process.wait(timeout=1) == 0
                break
        terminal.wait_for("splay play --resume splay-5.txt")
    assert Record.parse((tmp_path / "splay-5.txt").read_text(encoding="utf-8")).picks


def test_the_device_goes_round_behind_a_curtain(tmp_path: Path) -> None:
    with screen(["--seats", "human,human", "--seed", "5"], tmp_path) as terminal:
        terminal.wait_for("only you can see the screen.")
        terminal.type("")
        assert CLEAR in terminal.wait_for("ann, choose your first card")
        terminal.wait_for(PROMPT)
        terminal.type("1")
        terminal.wait_for("Press Enter to clear the screen.")
        terminal.type("")
        between = terminal.wait_for("Pass the device to bob.")
        assert between.rindex(CLEAR) > between.rindex("\n") - len(CLEAR) - 2
        terminal.wait_for("only you can see the screen.")
        terminal.type("")
        assert CLEAR in terminal.wait_for("bob, choose your first card")


def test_colors_are_left_out_when_not_wanted(tmp_path: Path) -> None:
    with screen(["--seats", "human,random", "--seed", "5"], tmp_path) as terminal:
        assert "\x1b[37;41m" in terminal.wait_for(PROMPT) or "\x1b[30;43m" in terminal.text
    with screen(["--seats", "human,random", "--seed", "5"], tmp_path, NO_COLOR="1") as terminal:
        seen = terminal.wait_for(PROMPT)
        assert ";4" not in seen
        assert any(f" {color} " in seen for color in ("red", "yellow", "green", "blue", "purple"))


def test_letters_stand_for_icons_where_signs_cannot_be_shown(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--seats", "human,random", "--seed", "5"],
        input="q\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "COLUMNS": "80"},
        timeout=20,
    )
    assert done.returncode == 0, done.stderr
    assert "C 0 crown  L 0 leaf" in done.stdout
    assert done.stdout.isascii()
