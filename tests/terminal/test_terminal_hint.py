"""Hints in the terminal."""

from pathlib import Path

import pytest

from splay.game.game import Game
from splay.text.catalogue import LANGUAGES
from terminal.terminal_play import Typist, console_of, session_of, shown


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves keeps the game in the current folder."""
    monkeypatch.chdir(tmp_path)


def hinted(typed: str, language: str = "en", columns: int = 100) -> str:
    """What is shown after a command at the first decision of a turn."""
    game = Game.start(4, ["ann", "bob"], 4)
    while game.decision and game.decision.kind == "opening":
        game.pick(game.decision.options[0])
    assert game.decision is not None
    kinds = ("human", "random") if game.decision.seat == 0 else ("random", "human")
    console = console_of(columns, 60)
    typist = Typist(console, [typed, "q"])
    session = session_of(game, kinds, console, typist, language=language)
    session.hint_simulations = 20
    session.play()
    return typist.screens[1]


@pytest.mark.parametrize("typed", ["h", "hint", "\u0440"])
def test_a_hint_names_options_by_what_is_typed_for_them_with_chances(typed: str) -> None:
    said = hinted(typed)
    assert "Your chance to win" in said
    rows = [line for line in said.splitlines() if " % (between " in line]
    assert 1 <= len(rows) <= 3
    assert all(row.split()[0].isdecimal() for row in rows)
    assert f"Compared with {rows[1].split()[0]}: You have" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    said = hinted("h", language)
    assert said.count("%") >= 2
    assert "{" not in said


def test_what_is_told_of_an_option_stays_indented_where_a_line_is_full() -> None:
    said = hinted("h", columns=40)
    told = said[said.index("Your chance to win") :].splitlines()[1:]
    first = next(number for number, line in enumerate(told) if line.startswith("   "))
    assert told[first + 1].startswith("   "), told
    assert len(told[first].rstrip()) <= 40


def test_the_help_tells_of_it() -> None:
    console = console_of(100, 60)
    session = session_of(Game.start(4, ["ann", "bob"], 4), ("human", "random"), console, Typist(console, ["?", "q"]))
    session.play()
    assert "what a strong player would do" in shown(console)
