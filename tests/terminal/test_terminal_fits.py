"""No screen is taller than the terminal: whatever the language, however many cards and players."""

import io
import random
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

import pytest
from rich.console import Console

from scenario import deal
from splay.game.game import Game
from splay.position.decision import ACTION
from splay.position.ruleset import ruleset
from splay.terminal.answers import option_keys
from splay.terminal.log import Journal, Said
from splay.terminal.screen import Screen
from splay.terminal.session import Session
from splay.text.catalogue import LANGUAGES as ALL_LANGUAGES
from splay.text.reader import reader_of
from splay.views.view import Asked, View, asked, view
from terminal.terminal_play import NAMES, PROMPTS, Picker, session_of, wordiest

LANGUAGES: Final = ("en", *wordiest(1))
"""English, and the longest words."""
GAMES: Final = [(3, 2), (4, 2), (1, 3), (4, 3), (4, 4), (4, 5)]
SIZES: Final = [(80, 24), (120, 40)]


CARD: Final = re.compile(r"(?:^| )\d{1,2} [ \d]\d (?=[^\W\d])")
"""A numbered card of a crowd."""


def terminal(width: int, height: int) -> Console:
    """A terminal in memory."""
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
    )


class Watcher(Picker):
    """Somebody who picks at random, gathers cards, now and then looks at the table, and measures every screen."""

    def __init__(self, console: Console, seed: int) -> None:
        super().__init__(console, seed)
        self.heights: list[int] = []
        self.tallest = ""
        self._terminal = console
        self._draws = random.Random(seed)

    def __call__(self, prompt: str) -> str:
        """One line typed."""
        file = self._terminal.file
        assert isinstance(file, io.StringIO)
        text = file.getvalue().rpartition("\x1b[3J")[2]
        file.seek(0)
        file.truncate()
        assert text.endswith("\n") or not text
        lines = [*text.splitlines(), prompt]
        assert max(map(len, lines)) <= self._terminal.width
        self.heights.append(len(lines))
        if len(lines) == max(self.heights):
            self.tallest = "\n".join(lines)
        return self.line(prompt)

    def line(self, prompt: str) -> str:
        """A key."""
        assert self.session is not None
        decision = self.session.game.decision
        if prompt not in PROMPTS or decision is None:
            return super().line(prompt)
        if self._draws.random() < 0.05:
            return self._draws.choice(["t", "look", "l", "l all", "p y", "x", "m Nothing"])
        ask = asked(decision, decision.seat)
        assert ask is not None
        if ask.kind == ACTION and self._draws.random() < 0.6:
            return option_keys(ask)[0]
        return super().line(prompt)


def watched(edition: int, players: int, seed: int, language: str, size: Sequence[int]) -> Watcher:
    """A whole game, at one device if the seed is even, else against bots."""
    game = Game.start(edition, NAMES[:players], seed)
    console = terminal(*size)
    kinds = ["human"] * players if seed % 2 == 0 else ["human", *["random"] * (players - 1)]
    watcher = Watcher(console, seed)
    session: Session = session_of(game, kinds, console, watcher, language=language)
    watcher.session = session
    assert session.play()
    return watcher


@pytest.mark.long
@pytest.mark.parametrize(("edition", "players", "seed", "size"), [(4, 2, 1, (80, 24)), (4, 2, 4, (80, 24))])
def test_no_screen_of_a_whole_game_is_taller_than_the_terminal(
    edition: int, players: int, seed: int, size: tuple[int, int]
) -> None:
    watcher = watched(edition, players, seed, LANGUAGES[1], size)
    assert len(watcher.heights) > 20
    assert max(watcher.heights) <= size[1], watcher.tallest


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_no_question_is_taller_than_the_terminal(edition: int, players: int, size: tuple[int, int]) -> None:
    width, height = size
    language = LANGUAGES[(GAMES.index((edition, players)) + SIZES.index(size)) % 2]  # each at each size in some games
    kinds = ("human", *["greedy"] * (players - 1))
    heights = []
    for number, (seen, ask, lines, activator) in enumerate(questions(edition, players, players, language)):
        for with_table in (True, False) if number % 3 == 1 else (True,):
            console = terminal(width, height)
            screen = Screen(console, ruleset(edition), NAMES[:players], kinds, reader_of(language))
            screen.question(seen, ask, lines, activator, with_table, with_sentence=True)
            assert isinstance(console.file, io.StringIO)
            shown = console.file.getvalue().splitlines()
            assert max(map(len, shown)) <= width
            assert len(shown) < height, "\n".join(shown)
            heights.append(len(shown))
    assert max(heights) >= height - 3, "there is more to show"


Moment = tuple[View, Asked, list[Said], int | None]
"""What a seat sees, what it is asked, what was told before it, who activated the card."""


def questions(edition: int, players: int, seed: int, language: str) -> list[Moment]:
    """Questions of a long game with large hands."""
    found = []
    game = Game.start(edition, NAMES[:players], seed)
    chance = random.Random(seed)
    journals = [Journal(seat, NAMES[:players], ruleset(edition), reader_of(language)) for seat in range(players)]
    kinds: Counter[str] = Counter()
    while ask := game.decision:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        journal = journals[ask.seat]
        kinds[ask.kind] += 1
        if kinds[ask.kind] % (60 if ask.kind == ACTION else 20) == 1:
            found.append((seen, seen.asked, journal.lines[-20:], journal.activator))
        draws = ask.kind == ACTION and chance.random() < 0.45
        game.pick(ask.options[0] if draws else chance.choice(ask.options))
        for each in journals:
            each.note(game, ask.kind)
    return found


@pytest.mark.parametrize("language", ALL_LANGUAGES)
@pytest.mark.parametrize("count", [45, 90])
def test_a_hand_of_any_size_fits(language: str, count: int) -> None:
    tops = {"red": "Archery", "green": "The Wheel", "blue": "Pottery", "yellow": "Masonry", "purple": "Mysticism"}
    hand = [card.name for card in ruleset(4).cards if card.name not in (*tops.values(), "Tools")][:count]
    dealt = deal(None, 4, supply={1: "Tools"}, ann={**tops, "hand": ", ".join(hand)}, bob={})
    for option in ("", "dogma Pottery"):
        if option:
            dealt.game.pick(option)
        seen = view(dealt.game, 0)
        assert seen.asked is not None
        console = terminal(80, 24)
        screen = Screen(console, ruleset(4), ("ann", "bob"), ("human", "human"), reader_of(language))
        screen.question(seen, seen.asked, [], 0, with_table=True, with_sentence=True)
        assert isinstance(console.file, io.StringIO)
        lines = console.file.getvalue().splitlines()
        assert len(lines) < 24, "\n".join(lines)
        shown = [key for line in lines if line[:2].strip().isdigit() for key in CARD.findall(line)]
        more = [line for line in lines if line.endswith(": c)")]
        left_out = sum(int(number) for line in more for number in re.findall(r"\d+", line))
        assert len(shown) + left_out == count, "\n".join(lines)
        assert len(shown) >= 30
        assert bool(more) == (count > 60 or (count == 60 and not option))
