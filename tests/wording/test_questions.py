"""Every question that cards ask has its sentence, every option its words."""

import ast
from pathlib import Path

import splay.cards
from splay.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER, WHICH
from splay.terms import SPLAY_NAMES
from splay.wording.questions import DEEDS, QUESTIONS

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
