"""The record of the game on disk: complete at every moment, even if the program is killed."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count, takewhile
from pathlib import Path
from typing import Final

from splay.errors import Phrase, RecordError, RecordInUse
from splay.game.game import Game
from splay.game.record import HEADING, Record
from splay.text.refusals import of_system

if sys.platform != "win32":
    import fcntl

_SEATS: Final = "# seats: "


class RecordFile:
    """The file that one game is written to, while no other program may write it.

    The lock is a file beside it, ``.NAME.lock``, which `release` removes; one left behind by a killed
    program locks nothing.  If the name is a link, the file it leads to is meant.

    Attributes:
        path: the file, as named.
    """

    def __init__(self, path: Path) -> None:
        """Take hold of a file, which need not exist yet.

        Raises:
            RecordError: it cannot be opened, is not a regular file, or another game is being written to it.
        """
        self.path = path
        with _told(Phrase("cannot open {path}", path=path)):
            self._target = Path(os.path.realpath(path))
            _check_regular(self._target)
            self._lock_path = self._target.with_name(f".{self._target.name}.lock")
            self._lock = _lock(self._lock_path)
        if self._lock is None:
            raise RecordInUse("cannot open {path}: another game is being written to it just now", path=path)
        self._above, self._below = _comments(self._target)

    def __enter__(self) -> "RecordFile":
        return self

    def __exit__(self, *args: object) -> None:
        self.release()

    @property
    def exists(self) -> bool:
        """Whether there is such a file."""
        return self._target.exists()

    def is_at(self, path: Path) -> bool:
        """Whether another name leads to the same file."""
        with suppress(OSError, ValueError):
            return Path(os.path.realpath(path)) == self._target
        return False

    def write(self, game: Game, kinds: tuple[str, ...]) -> None:
        """Write the game so far, with a comment that says who plays each seat.

        The text goes to a new file first, ``.NAME.new``, which then replaces the old
        one: anyone reading the file finds the old record or the new one, never half of one.
        Comments above the first pick stay, and so do the permissions.

        Raises:
            RecordError: the file cannot be written; the message says why.
        """
        top = "\n".join([*self._above, HEADING, f"{_SEATS}{','.join(kinds)}", *self._below])
        with _told(Phrase("cannot write {path}", path=self.path)):
            text = str(Record.of(game)).replace(HEADING, top, 1).encode()
            _replace(self._target, text)

    def release(self) -> None:
        """Let others write the file."""
        if self._lock is not None:
            with suppress(OSError):
                self._lock_path.unlink()
            os.close(self._lock)
            self._lock = None


@contextmanager
def _told(what: Phrase) -> Iterator[None]:
    """Turn errors into ones that say what could not be done."""
    try:
        yield
    except RecordError:
        raise
    except UnicodeDecodeError:
        raise RecordError("{what}: it is not text", what=what) from None
    except (OSError, ValueError) as error:  # a ValueError: not a valid file name, or not valid text
        raise RecordError("{what}: {reason}", what=what, reason=of_system(error)) from None


def _check_regular(path: Path) -> None:
    """Refuse folders, devices and pipes; a pipe would block forever."""
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(path.stat().st_mode):
            raise RecordError("{path} is not a regular file", path=path)


def _lock(path: Path) -> int | None:
    """An open file that is locked until it is closed; None if another program has locked it."""
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
    while True:
        handle = os.open(path, flags, 0o600)
        try:
            if sys.platform != "win32":
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            return None
        except OSError:  # a file system without locks
            return handle
        with suppress(FileNotFoundError):
            if os.path.samestat(path.stat(), os.fstat(handle)):
                return handle
        os.close(handle)  # its previous holder has just removed it


def _replace(target: Path, text: bytes) -> None:
    """Replace a file with a text atomically."""
    mode = None
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(target.stat().st_mode)
    new = target.with_name(f".{target.name}.new")
    new.unlink(missing_ok=True)  # left by a program that was killed
    try:
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666 if mode is None else 0o600)
        with os.fdopen(handle, "wb") as file:
            if mode is not None:
                new.chmod(mode)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(target)
    except BaseException:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    with suppress(OSError):  # where folders can be synced, this makes the new name safe too
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _comments(path: Path) -> tuple[list[str], list[str]]:
    """The comment-only lines of a record: above its heading, and from there to the first pick."""
    try:
        text = path.read_text(encoding="utf-8")
        picks = Record.parse(text).lines
    except (OSError, ValueError):
        return [], []
    lines = text.removeprefix("\ufeff").splitlines()
    above = list(takewhile(lambda line: line.split("#")[0].strip() != HEADING, lines))
    below = lines[len(above) + 1 : picks[0] - 1 if picks else None]
    above, below = ([line for line in part if line.lstrip().startswith("#")] for part in (above, below))
    return above, [line for line in below if not line.startswith(_SEATS)]


def read_record(path: Path) -> tuple[Record, tuple[str, ...] | None]:
    """A record and who played each seat; None if the file does not say.

    Raises:
        RecordError: the file cannot be read or is not a record; the message says why.
    """
    with _told(Phrase("cannot read {path}", path=path)):
        _check_regular(path)
        text = path.read_text(encoding="utf-8")
    seats = next((line for line in text.splitlines() if line.startswith(_SEATS)), None)
    kinds = None if seats is None else tuple(seats.removeprefix(_SEATS).split(","))
    return Record.parse(text), kinds


def holds_earlier(path: Path, game: Game) -> bool:
    """Whether a file holds this very game, as it is now or as it was some picks ago."""
    try:
        old, _ = read_record(path)
    except RecordError:
        return False
    new = Record.of(game)
    return old.setup == new.setup and old.picks == new.picks[: len(old.picks)]


def new_record_file(folder: Path, seed: int | None) -> RecordFile:
    """A file in a folder, under a name not in use yet.

    Raises:
        RecordError: nothing can be written there; the message says why.
    """
    stem = "splay-game" if seed is None else f"splay-{seed}"
    for number in count(1):
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        if os.path.lexists(path):
            continue
        with suppress(RecordInUse):
            file = RecordFile(path)
            if not file.exists:  # no other program was faster
                return file
            file.release()
    raise AssertionError("there is always one more number")
