"""What made weights: another version of it, with the same command, may make others."""

from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOMS: Final = ("position", "rules", "cards", "game", "views", "bots", "arena", "learning")
"""What of Splay has a part in what is learned, or in judging it."""


def versions() -> dict[str, str]:
    """The versions of Splay and NumPy, and which source that was: between two versions it changes often."""
    return {"splay": version("splay"), "source": source(Path(__file__).parents[1]), "numpy": version("numpy")}


def source(package: Path) -> str:
    """A short name for all the code and facts of cards that have a part in learning: other code has another name.

    Args:
        package: the folder of Splay.
    """
    found = sha256()
    for file in sorted(_files(package)):
        found.update(f"{file.relative_to(package).as_posix()}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


def _files(package: Path) -> Iterator[Path]:
    yield from (package / "cards").glob("*/facts/*.json")
    for room in ROOMS:
        yield from (package / room).rglob("*.py")
