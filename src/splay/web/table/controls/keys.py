"""The keys of the table, as they are called on an English keyboard, and what the list of keys says of them.

A button carries its key; `keys.js` presses whatever carries the key that was pressed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY
from splay.text.reader import Reader

ACTS: Final[Mapping[str, str]] = {DRAW: "D", MELD: "M", DOGMA: "G", PARLEY: "Y", ACHIEVE: "A"}
"""For the actions of a turn."""
DIGITS: Final = "1234567890"
"""For what stands in a row, the hand above all."""
COLORS: Final = "QWERT"
"""For the five colors, in the order of `terms.COLORS`."""
PASS: Final = "0"
SHIFT: Final = "⇧"
UNDO: Final = "U"
HINT: Final = "H"
COACH: Final = "X"
AGREE: Final = "Y"
REFUSE: Final = "N"
REVIEW: Final = "V"

_DIGITS: Final = "1–9, 0"


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A line of the list of keys.

    Attributes:
        keys: what to press, one after the other, or one of them.
        words: what it does.
    """

    keys: tuple[str, ...]
    words: str


def key_lines(reader: Reader) -> tuple[KeyLine, ...]:
    """The list of keys."""
    return (
        KeyLine((ACTS[DRAW],), reader.gettext("draw")),
        KeyLine((ACTS[MELD], _DIGITS), reader.gettext("meld a card from hand")),
        KeyLine((ACTS[DOGMA], " ".join(COLORS)), reader.gettext("dogma: red, yellow, green, blue, purple")),
        KeyLine((ACTS[ACHIEVE], _DIGITS), reader.gettext("claim an achievement")),
        KeyLine((ACTS[PARLEY], _DIGITS), reader.gettext("parley with a distant player")),
        KeyLine((_DIGITS,), reader.gettext("answer a question, or mark a card; from the eleventh on with Shift")),
        KeyLine(("Enter", "Esc"), reader.gettext("confirm, back")),
        KeyLine((COACH,), reader.gettext("put away what the coach says")),
        KeyLine((UNDO,), reader.gettext("undo")),
        KeyLine((HINT,), reader.gettext("a hint, where available; again: close it")),
        KeyLine((reader.pgettext("key", "Space"),), reader.gettext("next turn or step of what happened")),
        KeyLine(("S",), reader.gettext("see a turn of what happened step by step")),
        KeyLine(("←", "→"), reader.gettext("one step in the history, or to the next card")),
        KeyLine((f"{SHIFT}←", f"{SHIFT}→"), reader.gettext("in the review: your previous or next choice")),
        KeyLine(("Home", "End"), reader.gettext("to the first step, to now")),
        KeyLine((".",), reader.gettext("to the first available choice")),
        KeyLine(("P",), reader.gettext("look into the focused pile")),
        KeyLine(("L",), reader.gettext("to the log")),
        KeyLine((REVIEW,), reader.gettext("once the game is over: to the review")),
        KeyLine(("/",), reader.gettext("look up a card")),
        KeyLine(("?",), reader.gettext("this list")),
    )


def digit(number: int) -> str:
    """The key of the option with this number, counted from 0, as it is shown.

    From the eleventh on it is pressed with Shift; empty from the twenty-first on.
    """
    at = number - len(DIGITS)
    return DIGITS[number] if at < 0 else f"{SHIFT}{DIGITS[at]}" if at < len(DIGITS) else ""


def pressed(key: str) -> str:
    """The key as `keys.js` calls it."""
    return key.replace(SHIFT, "Shift")
