"""Where finished games are kept."""

import os
import sys
from pathlib import Path
from typing import Final

FINISHED: Final = "games"


def finished_games() -> Path:
    """The folder for finished games in the user's data folder, created if needed.

    Raises:
        OSError: it cannot be made.
        RuntimeError: the user has no home folder.
    """
    folder = _data_folder() / "splay" / FINISHED
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"
