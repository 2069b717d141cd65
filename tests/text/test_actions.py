"""A turn in words: what is asked, and what would be drawn."""

from dataclasses import replace

import pytest

from splay import view
from splay.game.game import Game
from splay.text.actions import drawn_words, turn_question
from splay.text.catalogue import ENGLISH
from splay.text.reader import reader_of

WORDS = reader_of(ENGLISH)


def test_the_question_says_which_action_it_is() -> None:
    game = Game.start(3, ["ann", "bob"], 7)
    said: list[tuple[str, str]] = []
    while len(said) < 5:
        assert game.decision is not None
        seen = view(game, game.decision.seat)
        assert seen.asked is not None
        said.append(turn_question(seen, seen.asked, WORDS))
        game.pick("draw" if "draw" in game.decision.options else game.decision.options[0])
    opening = ("Choose your first card", "All first cards are melded when everybody has chosen.")
    turns = ("Your turn: one action", "Your turn: first of two actions", "Your turn: second of two actions")
    assert said == [opening, opening, *((turn, "") for turn in turns)]


@pytest.mark.parametrize(
    ("value", "words"),
    [(1, "age 1, 10 left"), (2, "age 2, the last one"), (None, "no card left: this ends the game")],
)
def test_the_draw_says_what_is_left(value: int | None, words: str) -> None:
    seen = replace(view(Game.start(3, ["ann", "bob"], 7), 0), decks=(0, 10, 1))
    assert drawn_words(seen, value, WORDS) == words
