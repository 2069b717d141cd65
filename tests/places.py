"""Where the project's files lie, also when the package that is tested was compiled elsewhere."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "splay"
