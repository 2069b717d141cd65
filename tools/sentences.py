"""Copy the English sentences of the cards from the code.

    python tools/sentences.py           write the sentences of all effects into src/splay/cards/SET/sentences
    python tools/sentences.py --check   status 1 if any file would change

An effect's docstring is its sentence.  The files hold it for players, even where docstrings are stripped, and
translators get it from there (`messages.py`).  Do not edit them by hand: notes on rulings have a folder of their own.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from splay.cards.library import AGES, facts, load_effects  # noqa: E402
from splay.position.editions import EDITIONS  # noqa: E402
from splay.position.terms import SET_NAMES  # noqa: E402
from splay.rules.effects import REGISTERED  # noqa: E402 - the cards of this very checkout

_NUMBERS = re.compile(r"\[\s+\d[\d,\s]*\]")
CARDS = ROOT / "src" / "splay" / "cards"


def sentences(card: str) -> list[dict[str, Any]]:
    """The sentences of a card, each with its number and its editions."""
    found: dict[tuple[int, str], list[int]] = {}
    for (name, edition, number), effect in sorted(REGISTERED.items()):
        if name == card and edition in EDITIONS:
            text = " ".join((effect.run.__doc__ or "").split())
            found.setdefault((number, text), []).append(edition)
    return [{"editions": editions, "number": number, "text": text} for (number, text), editions in found.items()]


def written(card_set: str, age: int) -> str:
    """What the file of a set and an age should hold."""
    load_effects(card_set, age)
    cards = [entry["name"] for entry in facts(card_set, age)]
    text = json.dumps({card: sentences(card) for card in cards}, ensure_ascii=False, indent=1)
    return _NUMBERS.sub(lambda found: " ".join(found[0].split()).replace("[ ", "[").replace(" ]", "]"), text) + "\n"


def files() -> dict[Path, str]:
    """What every file should hold."""
    return {
        CARDS / card_set / "sentences" / f"age{age:02}.json": written(card_set, age)
        for card_set in SET_NAMES
        for age in AGES
        if facts(card_set, age)
    }


def stale() -> list[Path]:
    """Files that do not match the code."""
    return [file for file, text in files().items() if not file.is_file() or file.read_text(encoding="utf-8") != text]


def main() -> int:
    """Write, or check and report."""
    if sys.argv[1:] == ["--check"]:
        names = ", ".join(str(file.relative_to(CARDS)) for file in stale())
        print(f"stale sentences: {names}: run tools/sentences.py" if names else "sentences: as the cards say")
        return 1 if names else 0
    for file, text in files().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
