"""Copy the English sentences of the cards from the code.

    python tools/sentences.py           write the sentences of all effects into src/splay/cards/sentences
    python tools/sentences.py --check   status 1 if any file would change

An effect's docstring is its sentence.  The files hold it for players, even where docstrings are stripped, and
translators get it from there (`messages.py`).  Do not edit them by hand: notes on rulings have a folder of their own.
"""

import json
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from splay.cards.library import AGES  # noqa: E402
from splay.position.editions import EDITIONS  # noqa: E402
from splay.rules.effects import REGISTERED  # noqa: E402 - the cards of this very checkout

_NUMBERS = re.compile(r"\[\s+\d[\d,\s]*\]")
FOLDER = ROOT / "src" / "splay" / "cards" / "sentences"
FACTS = ROOT / "src" / "splay" / "cards" / "facts"


def sentences(card: str) -> list[dict[str, Any]]:
    """The sentences of a card, each with its number and its editions."""
    found: dict[tuple[int, str], list[int]] = {}
    for (name, edition, number), effect in sorted(REGISTERED.items()):
        if name == card and edition in EDITIONS:
            text = " ".join((effect.run.__doc__ or "").split())
            found.setdefault((number, text), []).append(edition)
    return [{"editions": editions, "number": number, "text": text} for (number, text), editions in found.items()]


def written(age: int) -> str:
    """What the file of an age should hold."""
    import_module(f"splay.cards.age{age:02}")
    cards = [entry["name"] for entry in json.loads((FACTS / f"age{age:02}.json").read_text(encoding="utf-8"))]
    text = json.dumps({card: sentences(card) for card in cards}, ensure_ascii=False, indent=1)
    return _NUMBERS.sub(lambda found: " ".join(found[0].split()).replace("[ ", "[").replace(" ]", "]"), text) + "\n"


def stale() -> list[int]:
    """Ages whose file does not match the code."""
    return [age for age in AGES if _file(age).read_text(encoding="utf-8") != written(age)]


def _file(age: int) -> Path:
    return FOLDER / f"age{age:02}.json"


def main() -> int:
    """Write, or check and report."""
    if sys.argv[1:] == ["--check"]:
        ages = stale()
        print(f"sentences of ages {ages} are stale: run tools/sentences.py" if ages else "sentences: as the cards say")
        return 1 if ages else 0
    for age in AGES:
        _file(age).write_text(written(age), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
