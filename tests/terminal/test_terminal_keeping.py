"""No game is lost: files, refusals, leaving when nothing can be written, broken terminals."""

import errno
import io
import os
import shutil
import stat
import tempfile
from pathlib import Path

import pytest
from rich.console import Console

from splay.errors import RecordError
from splay.game.game import Game
from splay.game.record import Record
from splay.terminal.record_file import RecordFile, new_record_file, read_record
from terminal.terminal_play import Picker, Typist, console_of, session_of, shown

KINDS = ("human", "random")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves keeps the game in the current folder."""
    monkeypatch.chdir(tmp_path)


def a_game(picks: int = 0) -> Game:
    """A game after some picks."""
    game = Game.start(3, ["ann", "bob"], 7)
    for _ in range(picks):
        assert game.decision is not None
        game.pick(game.decision.options[0])
    return game


def picks_in(path: Path) -> int:
    return len(read_record(path)[0].picks)


# -- the file ------------------------------------------------------------------------


def test_a_link_stays_a_link_and_permissions_and_comments_stay(tmp_path: Path) -> None:
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    text = (
        str(Record.of(a_game(3))).replace("seed: 7", "# a good seed\nseed: 7  # lucky").replace("\nbob", "\n# x\nbob")
    )
    real.write_text(f"# my best game\n\n{text}# the end\n", encoding="utf-8")
    real.chmod(0o600)
    link.symlink_to(real)
    with RecordFile(link) as file:
        file.write(a_game(5), KINDS)
        file.write(a_game(6), KINDS)
    assert link.is_symlink()
    assert stat.S_IMODE(real.stat().st_mode) == 0o600
    lines = real.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("#")] == [
        "# my best game",
        "# seats: human,random",
        "# a good seed",
    ]
    assert lines[0] == "# my best game"
    record, kinds = read_record(link)
    assert (len(record.picks), kinds) == (6, KINDS)


def test_a_file_is_held_by_one(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    (tmp_path / "link.txt").symlink_to(path)
    with RecordFile(path):
        for other in (path, tmp_path / "link.txt"):
            with pytest.raises(RecordError, match="another game is being written to it"):
                RecordFile(other)
    RecordFile(path).release()
    assert [each.name for each in tmp_path.iterdir()] == ["link.txt"]


def test_what_a_killed_program_left_is_in_nobodys_way(tmp_path: Path) -> None:
    for name in (".game.txt.lock", ".game.txt.new"):
        (tmp_path / name).write_text("half a rec", encoding="utf-8")
    with RecordFile(tmp_path / "game.txt") as file:
        file.write(a_game(2), KINDS)
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]
    assert picks_in(tmp_path / "game.txt") == 2


def test_a_new_name_is_taken_by_nobody_else(tmp_path: Path) -> None:
    (tmp_path / "splay-7.txt").symlink_to("nowhere")
    with new_record_file(tmp_path, 7) as second, new_record_file(tmp_path, 7) as third:
        assert [file.path.name for file in (second, third)] == ["splay-7-2.txt", "splay-7-3.txt"]


def test_a_write_that_fails_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with RecordFile(tmp_path / "game.txt") as file:
        file.write(a_game(2), KINDS)
        monkeypatch.setattr(os, "fsync", fail)
        with pytest.raises(RecordError, match=r"cannot write .*game.txt: No space left on device"):
            file.write(a_game(3), KINDS)
    assert picks_in(tmp_path / "game.txt") == 2
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]


# -- saving ----------------------------------------------------------------------------


def test_saving_overwrites_nothing_but_this_game(tmp_path: Path) -> None:
    later = a_game(40)
    for name, text in (
        ("letter.txt", "Dear Ann\n"),
        ("earlier.txt", str(Record.of(a_game(2)))),
        ("later.txt", str(Record.of(later))),
        ("other.txt", str(Record.of(a_game(2))).replace("seed: 7", "seed: 8")),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    before = {name: (tmp_path / name).read_bytes() for name in ("letter.txt", "later.txt", "other.txt")}
    names = ("letter.txt", "earlier.txt", "later.txt", "other.txt", "own.txt", "new.txt", "folder")
    console = console_of(200)
    typist = Typist(console, [*(f"s {name}" for name in names), "q"])
    session = session_of(a_game(5), KINDS, console, typist, tmp_path / "own.txt")
    session.play()
    text = shown(console)
    for name in ("letter.txt", "later.txt", "other.txt"):
        assert f"Not saved: {name} exists and holds something else than this game" in text
        assert (tmp_path / name).read_bytes() == before[name]
    for name in ("earlier.txt", "own.txt", "new.txt"):
        assert f"Saved in {name}." in text
        assert Record.parse((tmp_path / name).read_text(encoding="utf-8")).replay() == session.game
    assert "is not a regular file" in text


# -- leaving ---------------------------------------------------------------------------


class Breaker(Typist):
    """Types, and takes the folder of the record away before the second line."""

    def line(self, prompt: str) -> str:
        if len(self.prompts) == 2:
            shutil.rmtree("folder")
        return super().line(prompt)


def broken_session(lines: list[str]) -> tuple[Console, bool]:
    """A session that cannot write its record any more after the first line; and whether the game was kept."""
    Path("folder").mkdir()
    console = console_of(200)
    typist = Breaker(console, ["1", *lines])
    return console, session_of(a_game(), KINDS, console, typist, Path("folder/game.txt")).play()


def test_who_wants_to_leave_is_told_that_the_game_is_not_kept() -> None:
    console, is_kept = broken_session(["q", "q", "1"])
    assert not is_kept
    text = shown(console)
    assert text.count("The game cannot be kept: cannot write folder/game.txt: No such file or directory.") == 1
    assert text.endswith("This game is not kept.\n")


def test_who_saves_elsewhere_may_leave() -> None:
    console, is_kept = broken_session(["q", "s safe.txt", "q"])
    assert is_kept
    assert shown(console).endswith("The game is kept in safe.txt. Go on with: splay play --resume safe.txt\n")
    assert picks_in(Path("safe.txt")) > 1


def test_a_pick_makes_leaving_uncertain_again() -> None:
    console, _ = broken_session(["q", "1", "q", "q"])
    assert shown(console).count("The game cannot be kept: ") == 2


def test_the_end_of_input_keeps_the_game_somewhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    console = console_of(200)
    assert session_of(a_game(), KINDS, console, Typist(console, ["1"])).play()
    assert f"splay play --resume {home}/splay-7.txt" in " ".join(shown(console).split())
    assert picks_in(home / "splay-7.txt") > 1


def test_a_game_that_nothing_can_keep_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "none"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    console = console_of(200)
    assert not session_of(a_game(), KINDS, console, Typist(console, ["1"])).play()
    assert "The game is lost: cannot " in shown(console)


def test_whoever_waits_at_the_curtain_may_leave() -> None:
    console = console_of(200)
    assert session_of(a_game(3), ("human", "human"), console, Typist(console, ["q", "1"])).play()
    assert "Go on with: splay play --resume splay-7.txt" in shown(console)
    assert picks_in(Path("splay-7.txt")) == 3


class BreakingPicker(Picker):
    """Plays to the end, and takes the folder of the record away on the way."""

    def line(self, prompt: str) -> str:
        shutil.rmtree("folder", ignore_errors=True)
        return super().line(prompt)


def test_a_finished_game_is_kept_somewhere_else(nobody: Path) -> None:
    Path("folder").mkdir()
    console = console_of(200)
    picker = BreakingPicker(console, 1)
    picker.session = session_of(a_game(), KINDS, console, picker, Path("folder/game.txt"))
    assert picker.session.play()
    text = shown(console)
    assert "Not saved: cannot write folder/game.txt" in text
    assert "The record of the game is in folder/game.txt" not in text
    kept = nobody / "splay" / "games" / "splay-7.txt"
    assert f"The record of the game is in {kept}." in text
    assert read_record(kept)[0].replay().outcome is not None


# -- whatever goes wrong -----------------------------------------------------------------


class DeadFile(io.StringIO):
    """A terminal that is gone as soon as `is_dead`."""

    is_dead = False

    def write(self, text: str) -> int:
        if self.is_dead:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return super().write(text)


@pytest.mark.parametrize(
    "interrupt", [KeyboardInterrupt, EOFError, OSError(errno.EIO, "gone"), RuntimeError, MemoryError]
)
def test_the_game_is_kept_before_anything_is_said(interrupt: type[BaseException] | OSError) -> None:
    file = DeadFile()

    def read(prompt: str) -> str:
        if len(game.picks) > 3:
            file.is_dead = True
            raise interrupt
        return "1"

    game = a_game()
    session = session_of(game, KINDS, Console(file=file, width=80, height=24), read)
    if interrupt in (KeyboardInterrupt, EOFError):
        assert session.play()
    else:
        with pytest.raises(interrupt if isinstance(interrupt, type) else OSError):
            session.play()
    assert picks_in(Path("splay-7.txt")) == len(game.picks) > 3


def test_a_screen_that_breaks_keeps_the_game() -> None:
    file = DeadFile()

    def read(prompt: str) -> str:
        file.is_dead = len(game.picks) > 3
        return "1"

    game = a_game()
    with pytest.raises(OSError, match="Input/output error"):
        session_of(game, KINDS, Console(file=file, width=80, height=24), read).play()
    assert picks_in(Path("splay-7.txt")) == len(game.picks)
