"""Every question that cards ask has its sentence; the end of a game says who won and why."""

import ast
from pathlib import Path

import pytest

import splay.cards
from splay.catalogue import ENGLISH, catalogue
from splay.catalogue.cards import card_name
from splay.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER, WHICH
from splay.state import Outcome
from splay.terms import SPLAY_NAMES
from splay.wording.questions import DEEDS, QUESTIONS, outcome_words

ASKING_VERBS = {
    "may": WHETHER,
    "choose": CARD,
    "may_choose": CARD,
    "choose_back": BACK,
    "may_choose_back": BACK,
    "choose_color": COLOR,
    "may_choose_color": COLOR,
    "choose_icon": ICON,
    "choose_value": VALUE,
    "may_choose_one": WHICH,
    "choose_player": PLAYER,
    "may_choose_player": PLAYER,
}


def test_every_verb_that_a_card_asks_with_has_a_question_or_is_a_deed() -> None:
    asks: set[tuple[str, str]] = set()
    for file in Path(splay.cards.__path__[0]).glob("age*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING_VERBS:
                inside = [part for arg in node.args for part in ast.walk(arg) if not isinstance(arg, ast.Call)]
                verbs = [part.value for part in inside if isinstance(part, ast.Constant)]
                asks.update((ASKING_VERBS[node.func.attr], verb) for verb in verbs if isinstance(verb, str))
    assert len(asks) > 30
    without = {(kind, verb) for kind, verb in asks - QUESTIONS.keys() if kind != WHICH or verb not in DEEDS}
    assert without == set()


def test_every_way_to_splay_that_may_be_chosen_has_a_question() -> None:
    assert {(COLOR, f"splay {word}") for word in SPLAY_NAMES[1:]} <= QUESTIONS.keys()


@pytest.mark.parametrize(
    ("outcome", "seat", "title", "why"),
    [
        (Outcome((0,), "achievements"), 0, "You win", "With enough achievements."),
        (Outcome((1,), "card", "Globalization"), 0, "bob wins", "Globalization says so."),
        (Outcome((1,), "score"), 1, "You win", "nobody has more points"),
        (Outcome((0, 2), "elimination"), 1, "ann and cyd win together", "All others are out of the game."),
        (Outcome((0, 2), "achievements"), 0, "You win together: ann and cyd", "With enough achievements."),
        (Outcome((), "score"), None, "Nobody wins", "points and achievements are tied"),
    ],
)
def test_the_end_says_who_won_and_why(outcome: Outcome, seat: int | None, title: str, why: str) -> None:
    said = outcome_words(outcome, ["ann", "bob", "cyd"], seat, catalogue(ENGLISH))
    assert said[0] == title
    assert why in said[1]


def test_a_card_that_decides_the_game_is_named_in_the_language() -> None:
    _, why = outcome_words(Outcome((1,), "card", "Globalization"), ["ann", "bob"], None, catalogue("uk"))
    assert card_name("Globalization", "uk") in why
    assert "Globalization" not in why
