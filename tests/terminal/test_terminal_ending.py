"""After the end: how it ended stays in sight, one can look around, and the game is kept."""

import io
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from rich.console import Console

from splay.game.game import Game
from splay.terminal import history
from splay.terminal.folders import finished_games
from splay.terminal.record_file import read_record
from splay.text.catalogue import LANGUAGES, catalogue
from terminal.terminal_play import Picker, session_of
from terminal.test_terminal_fits import terminal

AFTER = "(l: the log, t: the table, r: review, q: leave, ? for help) > "


class Ender(Picker):
    """Somebody who plays at random to the end, and types given lines there."""

    def __init__(self, console: Console, after: list[str]) -> None:
        super().__init__(console, 1)
        self.after = after
        self.seen: list[str] = []
        self._shown: Any = console.file
        self._from = 0

    def __call__(self, prompt: str) -> str:
        """One line typed."""
        text, self._from = self._shown.getvalue()[self._from :], len(self._shown.getvalue())
        assert self.session is not None
        if self.session.game.decision is not None:
            return self.line(prompt)
        self.seen.append(f"{text}{prompt}")
        if not self.after:
            raise EOFError
        return self.after.pop(0)


@cache
def picks_of(players: int) -> list[str]:
    """A whole game."""
    game, chance = started(players), random.Random(1)
    while game.decision is not None:
        game.pick(chance.choice(game.decision.options))
    return game.picks


def started(players: int) -> Game:
    return Game.start(4, ["ann", "bob", "cid"][:players], 7)


def nearly_over(players: int) -> Game:
    """The game some picks before its end."""
    game = started(players)
    for option in picks_of(players)[:-6]:
        game.pick(option)
    return game


def ended(after: list[str], kinds: tuple[str, ...] = ("human", "random"), language: str = "en") -> Ender:
    """A game played to its end, and what was shown before each line typed afterwards."""
    console = terminal(80, 24)
    ender = Ender(console, after)
    game = nearly_over(len(kinds))
    ender.session = session_of(game, kinds, console, ender, language=language)
    assert ender.session.play()
    assert not ender.after
    return ender


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kinds", [("human", "random"), ("human", "human", "random")])
def test_how_it_ended_is_on_the_last_screen_with_the_place_of_the_record(
    kinds: tuple[str, ...], language: str, nobody: Path
) -> None:
    screen = ended(["q"], kinds, language).seen[0]
    words = catalogue(language)
    lines = screen.rpartition("\x1b[3J")[2].splitlines()
    assert len(lines) <= 24
    text = "".join(lines)
    assert words.gettext("The game is over") in text
    kept = nobody / "splay" / "games" / "splay-7.txt"
    assert words.gettext("The record of the game is in {file}.").format(file=kept).replace(" ", "") in text.replace(
        " ", ""
    )
    assert read_record(kept)[0].replay().outcome is not None


def test_one_can_look_around_until_one_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    after = ["l", "t", "q", "look", "q", "c oars", "rules", "?", "s copy.txt", "1", "", "u", "q"]
    seen = ended(after).seen
    assert seen[0].endswith(AFTER)
    log = next(text for text in seen[1:] if "wins" in text or "win" in text)
    assert len(log.splitlines()) <= 24
    everything = "".join(seen)
    for words in (
        "Color: red, age: 1",
        "Yours as soon as" if "Yours as soon as" in everything else "Awarded after each action",
        "Saved in copy.txt.",
        "The game is over; q leaves.",
    ):
        assert words in everything
    assert read_record(tmp_path / "copy.txt")[0].replay().outcome is not None
    assert "(Enter: more, q: enough) > " in everything


@pytest.mark.parametrize("typed", ["r", "r bob"])
def test_the_game_is_reviewed_when_it_is_over(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "SIMULATIONS", 1)
    everything = "".join(ended([typed, *[""] * 4, "q"]).seen)
    assert f"{'ann' if typed == 'r' else 'bob'}: the chance to win, by turn" in everything
    assert "Turning points" in everything
    assert "r 1 shows the table at the first turning point" in everything


def test_the_table_at_a_turning_point_is_shown_with_what_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "SIMULATIONS", 1)
    seen = ended(["review 1", *[""] * 4, "r 99", "q"]).seen
    everything = "".join(seen)
    assert everything.count("The review takes a few seconds.") == 1
    assert re.search(r"^ +1 Turn \d+, action \d \(.+\): [+−]\d+", everything, re.MULTILINE)
    assert "What happened:" in everything
    assert "There is no turning point 99." in everything


def test_the_end_of_input_leaves(tmp_path: Path) -> None:
    assert ended([]).seen[0].endswith(AFTER)


def test_nothing_is_said_of_the_next_achievement_after_the_end() -> None:
    seen = ended(["t", "", "", "q"]).seen
    assert "next: age" not in "".join(seen)


def test_two_games_of_one_seed_are_both_kept(nobody: Path) -> None:
    ended(["q"])
    ended(["q"])
    assert {path.name for path in (nobody / "splay" / "games").iterdir()} == {"splay-7.txt", "splay-7-2.txt"}


def test_where_the_data_folder_cannot_be_made_the_game_is_kept_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    ended(["q"])
    assert read_record(tmp_path / "splay-7.txt")[0].replay().outcome is not None


def test_the_data_folder_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for value in (str(tmp_path), "", "relative"):
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.setenv("XDG_DATA_HOME", value)
        if value != "relative":
            assert finished_games() == Path(platformdirs.user_data_path("splay", appauthor=False)) / "games"
        assert tmp_path in finished_games().parents


def test_where_no_terminal_shows_it_nobody_is_asked() -> None:
    console = Console(file=io.StringIO(), width=80, height=24, markup=False, highlight=False, emoji=False)
    ender = Ender(console, [])
    ender.session = session_of(nearly_over(2), ("human", "random"), console, ender)
    assert ender.session.play()
    assert not ender.seen
