"""The record of the game on disk: whole at every moment, also when the program is killed."""

import os
import tempfile
from pathlib import Path
from typing import Final

from splay.errors import RecordError
from splay.game import Game
from splay.record import HEADING, Record

_SEATS: Final = "# seats: "


def write_record(path: Path, game: Game, kinds: tuple[str, ...]) -> None:
    """Write the game so far, with what sits on each seat in a comment.

    The text goes to a new file first, which then takes the place of the old
    one: whoever reads the file finds the old record or the new one, never half of one.

    Raises:
        RecordError: the file cannot be written; says why.
    """
    text = str(Record.of(game)).replace(HEADING, f"{HEADING}\n{_SEATS}{','.join(kinds)}", 1)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", text=True)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise RecordError(f"cannot write {path}: {error.strerror or error}") from None


def read_record(path: Path) -> tuple[Record, tuple[str, ...] | None]:
    """A record and what sat on each seat; None where the file does not say.

    Raises:
        RecordError: the file cannot be read or holds no record; says why.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise RecordError(f"cannot read {path}: {reason}") from None
    seats = next((line for line in text.splitlines() if line.startswith(_SEATS)), None)
    kinds = None if seats is None else tuple(seats.removeprefix(_SEATS).split(","))
    return Record.parse(text), kinds


def free_path(seed: int | None) -> Path:
    """A name, in the current folder, that no file has yet."""
    stem = "splay-game" if seed is None else f"splay-{seed}"
    path = Path(f"{stem}.txt")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.txt")
        number += 1
    return path
