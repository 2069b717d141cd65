"""Sessions at a terminal that is a string, and the real command at a pseudo-terminal."""

import io
import random
import re
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console, RenderableType

from splay.bots import make_bot
from splay.game.game import Game
from splay.position.card import Card
from splay.position.ruleset import ruleset
from splay.terminal.answers import option_keys
from splay.terminal.record_file import RecordFile
from splay.terminal.session import Session
from splay.terminal.table import HUMAN
from splay.terminal.words import card_lines
from splay.text.catalogue import ENGLISH, LANGUAGES, PSEUDO, catalogue
from splay.text.reader import reader_of
from splay.views.view import asked

NAMES = ("ann", "bob", "cid", "dan", "eve")
PROMPTS = {f"({catalogue(language).gettext('? for help')}) > " for language in (*LANGUAGES, PSEUDO)}
"""What stands before an answer."""
COMMAND = (sys.executable, "-c", "from splay.cli.app import main; main()", "play")


def console_of(width: int = 80, height: int = 24, encoding: str = "utf-8") -> Console:
    """A console that writes into memory; `shown` reads it."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="", write_through=True)
    return Console(file=file, width=width, height=height, markup=False, highlight=False, emoji=False)


def shown(console: Console, since: int = 0) -> str:
    """Everything written so far, or since so many bytes were `written`."""
    file = console.file
    assert isinstance(file, io.TextIOWrapper)
    assert isinstance(file.buffer, io.BytesIO)
    with file.buffer.getbuffer() as everything:
        return str(everything[since:], file.encoding)


def written(console: Console) -> int:
    """How many bytes have been written so far."""
    assert isinstance(console.file, io.TextIOWrapper)
    assert isinstance(console.file.buffer, io.BytesIO)
    return console.file.buffer.tell()


def lines_of(console: Console, shape: RenderableType) -> list[str]:
    """A shape as lines of text."""
    before = written(console)
    console.print(shape)
    return shown(console, before).splitlines()


class Typist:
    """Somebody who types given lines, then leaves; remembers what was on the screen before each line."""

    def __init__(self, console: Console, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.screens: list[str] = []
        self._console = console
        self._read = 0

    def __call__(self, prompt: str) -> str:
        """One line typed."""
        self.prompts.append(prompt)
        self.screens.append(shown(self._console, self._read))
        self._read = written(self._console)
        return self.line(prompt)

    def line(self, prompt: str) -> str:
        """The next line."""
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Picker(Typist):
    """Somebody who picks at random, by the number shown, until the end."""

    def __init__(self, console: Console, seed: int) -> None:
        super().__init__(console, [])
        self.session: Session | None = None
        self.check: Callable[[str], None] = lambda prompt: None
        self._rng = random.Random(seed)

    def line(self, prompt: str) -> str:
        """The key of a random option; Enter at a curtain."""
        assert self.session is not None
        self.check(prompt)
        if self.session.game.decision is None:
            return "q"
        if prompt not in PROMPTS:
            return ""
        decision = self.session.game.decision
        assert decision is not None, prompt
        ask = asked(decision, decision.seat)
        assert ask is not None
        return self._rng.choice(option_keys(ask))


def session_of(
    game: Game,
    kinds: Sequence[str],
    console: Console,
    read: Callable[[str], str],
    path: Path | None = None,
    language: str = ENGLISH,
) -> Session:
    """A session at a console in memory."""
    bots = {seat: make_bot(kind, seat) for seat, kind in enumerate(kinds) if kind != HUMAN}
    file = None if path is None else RecordFile(path)
    return Session([game], tuple(kinds), bots, console, file, read, reader=reader_of(language))


@cache
def wordiest(count: int) -> list[str]:
    """The languages whose cards take most columns to be read."""

    def columns(language: str) -> int:
        reader = reader_of(language)
        return sum(cell_len(line) for card in ruleset(4).cards for line in card_lines(card, reader))

    return sorted(LANGUAGES, key=columns, reverse=True)[:count]


def titles_in(text: str, edition: int = 3) -> set[str]:
    """Titles of cards that a text names."""
    return set(_pattern(edition).findall(text))


@cache
def _pattern(edition: int) -> re.Pattern[str]:
    names = sorted((card.name for card in ruleset(edition).cards), key=len, reverse=True)
    return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names))


@cache
def titles_on(card: Card) -> frozenset[str]:
    """Titles that the sentences of a card name."""
    return frozenset(title for each in card.effects for title in titles_in(each.sentence))
