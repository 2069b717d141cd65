"""Every question that cards ask has its sentence, and a verb that knows it; the end of a game says who won and why."""

import ast
import copy
import importlib
import pickle
from collections.abc import Iterator

import pytest

from places import SOURCE
from splay.position import actions, deeds
from splay.position.actions import Action, action_of
from splay.position.decision import BACK, CARD, COLOR, ICON, KINDS, PLAYER, SECRET, VALUE, WHETHER, WHICH
from splay.position.deeds import DEEDS, Deed
from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.position.set_achievements import CONDITIONS
from splay.position.state import Outcome
from splay.position.terms import LEFT, SCORE, SPECIAL_NAMES, SPLAY_NAMES
from splay.position.verbs import (
    ACHIEVE_SECRET,
    ACT,
    DO,
    ENDORSE,
    FORESHADOW,
    GIVE_UP,
    JUNK_ACHIEVEMENT,
    KEEP,
    LET_DECIDE,
    NAME_COLOR,
    PAY,
    PROMOTE,
    SAFEGUARD,
    SPLAY,
    TAKE_BONUS,
    TRANSFER_TO_THEM,
    TRANSFER_TO_YOU,
    VERBS,
    Verb,
)
from splay.text.catalogue import ENGLISH, LANGUAGES, catalogue
from splay.text.questions import outcome_words
from splay.text.reader import reader_of

ASKING = {
    "may": WHETHER,
    "choose": CARD,
    "may_choose": CARD,
    "choose_highest": CARD,
    "_some": CARD,
    "move_one": CARD,
    "may_move_one": CARD,
    "move_all_to_board": CARD,
    "move_all_to_decks": CARD,
    "choose_back": BACK,
    "may_choose_back": BACK,
    "choose_color": COLOR,
    "choose_colors": COLOR,
    "may_choose_color": COLOR,
    "choose_icon": ICON,
    "choose_value": VALUE,
    "choose_player": PLAYER,
    "may_choose_player": PLAYER,
    "choose_secret": SECRET,
    "may_choose_secret": SECRET,
}
"""The verbs that ask with a verb, and of what kind their questions are."""
NOT_EXPLAINED = (ACT, KEEP, NAME_COLOR)
"""Verbs of which the rules page has nothing to say."""
OF_SETS = (
    SAFEGUARD,
    SAFEGUARD.next,
    FORESHADOW,
    FORESHADOW.next,
    PROMOTE,
    ENDORSE,
    ACHIEVE_SECRET,
    LET_DECIDE,
    TAKE_BONUS,
)
"""Verbs of sets of cards, which no page offers yet."""
TAKING_APART = {"startswith", "endswith", "split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix"}
KNOW_WORDS = (
    *("position/verbs.py", "position/deeds.py", "position/decision.py", "views/view.py"),
    "env/chronicle.py",
)
"""The modules that turn verbs and deeds into the words of JSON, options, `repr` and what an environment renders."""


def meant(arg: ast.expr, names: dict[str, object]) -> object:
    """What an argument is, if that stands in the module; None if it is only known when the effect runs."""
    try:
        return eval(compile(ast.Expression(arg), "", "eval"), names)
    except NameError:
        return None


def questions_of_effects() -> Iterator[tuple[str, Verb]]:
    """Every kind and verb with which the code of rules and cards asks."""
    for file in (*SOURCE.glob("cards/*/age*.py"), *SOURCE.glob("rules/*.py")):
        module = importlib.import_module(".".join(("splay", *file.relative_to(SOURCE).with_suffix("").parts)))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            asks = getattr(node.func, "attr", getattr(node.func, "id", None))
            if asks in ASKING:
                for arg in node.args:
                    if isinstance(verb := meant(arg, vars(module)), Verb):
                        yield ASKING[asks], verb


def test_every_verb_with_which_effects_ask_has_a_question_of_that_kind() -> None:
    asked = set(questions_of_effects())
    assert len(asked) > 30
    assert {(kind, verb) for kind, verb in asked if kind not in verb.questions} == set()
    known_later = (*SPLAY.values(), *TRANSFER_TO_THEM.values(), *TRANSFER_TO_YOU.values(), *PAY.values())
    assert all({CARD, COLOR} & verb.questions.keys() for verb in known_later)
    assert {verb for kind, verb in asked} >= {verb for verb in VERBS.values() if not verb.is_order} - {
        ACT,
        GIVE_UP,
        DO,
        JUNK_ACHIEVEMENT,
        NAME_COLOR,  # of several
        *known_later,
    }


def test_every_verb_has_questions_of_kinds_that_there_are() -> None:
    assert all(verb.questions or verb is ACT for verb in VERBS.values())
    assert {kind for verb in VERBS.values() for kind in verb.questions} <= set(KINDS)
    assert {WHICH} <= {kind for verb in VERBS.values() for kind in verb.questions}


def test_where_all_cards_go_the_order_is_asked_for() -> None:
    for zone in TRANSFER_TO_THEM.values():
        assert zone.next.is_order
        assert CARD in zone.next.questions
    for verb in VERBS.values():
        assert verb.next is verb or (verb.next.word == f"{verb.word} next" and verb.next.keyword == verb.keyword)


def test_every_question_and_deed_is_translated() -> None:
    texts = [question for verb in VERBS.values() for question in verb.questions.values()]
    texts += [deed.label for deed in DEEDS.values()]
    for language in LANGUAGES:
        own = {text: catalogue(language).gettext(text) for text in texts}
        assert language == ENGLISH or [text for text in texts if own[text] == text] == []


def test_a_verb_leads_to_the_rule_that_it_is_about() -> None:
    page = (SOURCE / "web" / "templates" / "library" / "rules_keywords.html").read_text(encoding="utf-8")
    for verb in VERBS.values():
        assert verb in (*NOT_EXPLAINED, *OF_SETS) or f"keyword('{verb.keyword}'" in page, verb
    assert {PAY[purpose].keyword for purpose in (TO_ACTIVATE, TO_SHARE, TO_BE_SPARED)} == {"parley"}
    assert TRANSFER_TO_THEM[SCORE].keyword == TRANSFER_TO_YOU[SCORE].keyword == "transfer"


def test_what_comes_to_who_picks_is_not_given_away() -> None:
    assert not any(verb.is_costly for verb in TRANSFER_TO_YOU.values())
    assert all(verb.is_costly for verb in (*TRANSFER_TO_THEM.values(), *PAY.values()))


def test_every_way_to_splay_has_a_verb() -> None:
    assert {way: verb.word for way, verb in SPLAY.items()} == {
        way: f"splay {word}" for way, word in enumerate(SPLAY_NAMES) if way
    }
    assert SPLAY[LEFT].direction == LEFT


def test_every_special_achievement_can_be_junked_and_restored() -> None:
    of_sets = {name for names in CONDITIONS.values() for name in names}
    assert set(deeds.JUNK) == set(deeds.RESTORE) == {*SPECIAL_NAMES, *of_sets}
    assert all(each.special == name for named in (deeds.JUNK, deeds.RESTORE) for name, each in named.items())


@pytest.mark.parametrize("thing", [*VERBS.values(), *DEEDS.values()], ids=repr)
def test_a_verb_or_deed_stays_itself_when_it_is_copied_or_sent(thing: Verb | Deed) -> None:
    assert pickle.loads(pickle.dumps(thing)) is thing
    assert copy.copy(thing) is thing
    assert copy.deepcopy([thing])[0] is thing


# -- nobody takes words apart ----------------------------------------------------------


def faults_of_words(name: str, tree: ast.AST) -> Iterator[str]:
    """Where the word of a verb is read or taken apart, or an option of a turn by anything but `action_of`."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr="word", value=ast.Attribute(attr="verb") | ast.Name(id="verb" | "deed")) if (
                name not in KNOW_WORDS
            ):
                yield f"{name}, line {node.lineno}: reads the word of a verb"
            case ast.Call(func=ast.Attribute(attr=attr, value=ast.Attribute(attr="verb" | "word"))) if (
                attr in TAKING_APART
            ):
                yield f"{name}, line {node.lineno}: {attr} on a verb"
            case ast.Call(func=ast.Attribute(attr=attr, value=ast.Name(id="option" | "verb"))) if (
                attr in TAKING_APART and name != "position/actions.py"
            ):
                yield f"{name}, line {node.lineno}: {attr} on an option"
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Attribute(attr="verb" | "word")]):
                yield f"{name}, line {node.lineno}: looks into a verb"


def test_nobody_takes_the_word_of_a_verb_apart() -> None:
    for file in SOURCE.rglob("*.py"):
        name = file.relative_to(SOURCE).as_posix()
        assert list(faults_of_words(name, ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("ask.verb.startswith('return')", "startswith on a verb"),
        ("ask.verb.word == 'return'", "reads the word of a verb"),
        ("'splay' in ask.verb", "looks into a verb"),
        ("option.partition(' ')", "partition on an option"),
    ],
)
def test_taking_a_word_apart_is_noticed(code: str, fault: str) -> None:
    assert next(faults_of_words("bots/greedy.py", ast.parse(code))).endswith(fault)


@pytest.mark.parametrize(
    ("option", "action"),
    [
        ("draw", Action(actions.DRAW)),
        ("meld The Wheel", Action(actions.MELD, "The Wheel")),
        ("dogma Oars", Action(actions.DOGMA, "Oars")),
        ("parley Machine Tools", Action(actions.PARLEY, "Machine Tools")),
        ("achieve 10", Action(actions.ACHIEVE, age=10)),
    ],
)
def test_an_option_of_a_turn_is_read_as_it_was_written(option: str, action: Action) -> None:
    assert action_of(option) == action
    assert action.option == option


# -- the end ---------------------------------------------------------------------------


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
    said = outcome_words(outcome, ["ann", "bob", "cyd"], seat, reader_of(ENGLISH))
    assert said[0] == title
    assert why in said[1]


def test_a_card_that_decides_the_game_is_named_in_the_language() -> None:
    _, why = outcome_words(Outcome((1,), "card", "Globalization"), ["ann", "bob"], None, reader_of("uk"))
    assert reader_of("uk").card_name("Globalization") in why
    assert "Globalization" not in why
