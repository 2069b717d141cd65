"""A setup as written in a record: one word per line, with its value."""

from collections.abc import Mapping
from typing import Any, Final

from splay.errors import RecordError, SetupError
from splay.position.options import OPTIONS, PARLEY
from splay.position.setup import Setup

DIGITS: Final = 4300
"""The most digits of a whole number: as many as Python itself reads."""


def setup_lines(setup: Setup) -> dict[str, str]:
    """The words of a setup with their values.

    >>> setup_lines(Setup(edition=3, players=["ann", "bob"], seed=7, starts=1))
    {'edition': '3', 'players': 'ann, bob', 'seed': '7', 'starts': 'bob'}
    """
    lines = {"edition": str(setup.edition), "players": ", ".join(setup.players), "seed": str(setup.seed)}
    return lines | {option.word: option.written(value, setup.players) for option, value in setup.told().items()}


def read_setup(lines: Mapping[str, str], numbers: Mapping[str, int] | None = None) -> Setup:
    """The setup written in these lines.

    Args:
        lines: its words with their values.
        numbers: the line number of each word, to report where a fault is.

    Raises:
        RecordError: it cannot be read; the message says at which line and why.
        SetupError: such a game cannot exist.
    """
    numbers = numbers or {}
    missing = [word for word in ("edition", "players", "seed") if word not in lines]
    if missing:
        raise RecordError("the setup names no {words}", words=", ".join(missing))
    players = [name.strip() for name in lines["players"].split(",")]
    chosen: dict[str, Any] = {}
    for option in OPTIONS:
        if option.word not in lines and option.untold is not None:
            chosen[option.name] = option.untold
        elif option.word in lines:
            try:
                chosen[option.name] = option.read(lines[option.word], players)
            except SetupError as error:
                raise RecordError.like(error, line=numbers.get(option.word, 0)) from None
    edition, seed = (_whole(word, lines[word], numbers.get(word, 0)) for word in ("edition", "seed"))
    setup = Setup(edition, players, seed, **chosen)
    if PARLEY.word in lines and not PARLEY.may_be_chosen(setup.party):
        raise RecordError("there is no parley at this table", numbers.get(PARLEY.word, 0))
    return setup


def _whole(word: str, text: str, line: int) -> int:
    if not text.isascii() or not text.isdecimal():
        raise RecordError("{word} must be a whole number, not {text!r}", line, word=word, text=text)
    if len(text) > DIGITS:
        raise RecordError("{word} has more than {digits} digits", line, word=word, digits=DIGITS)
    return int(text)
