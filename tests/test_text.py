"""Every card, question, option and event has words, for every reader."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import splay.cards
from splay import events
from splay.cards.library import card_set, notes
from splay.decision import BACK, CARD, COLOR, PLAYER, VALUE, WHETHER, WHICH
from splay.events import event_to_json
from splay.game import Game
from splay.state import Outcome
from splay.terms import SPLAY_NAMES
from splay.text import (
    NEXT,
    VERB_WORDS,
    asker_words,
    card_text,
    card_words,
    describe_option,
    describe_outcome,
    describe_question,
    forecast_words,
)
from splay.text_log import Narrator, describe_event
from splay.view import Asked, asked, seen_events

NAMES = ("ann", "bob", "cid", "dan")
TABLES = [(edition, count, False) for edition in (1, 3) for count in (2, 3, 4)] + [(3, 4, True)]
ASKING_VERBS = {
    "may": WHETHER,
    "choose": CARD,
    "may_choose": CARD,
    "choose_back": BACK,
    "choose_color": COLOR,
    "may_choose_color": COLOR,
    "choose_value": VALUE,
    "may_choose_one": WHICH,
    "choose_player": PLAYER,
    "may_choose_player": PLAYER,
}


def random_game(edition: int, count: int, teams: bool, seed: int, picks: int = 600) -> Iterator[tuple[Game, str]]:
    """A game of random picks: at each decision the game and the option about to be picked."""
    game = Game.start(edition, NAMES[:count], seed, teams=teams)
    rng = random.Random(seed)
    while game.decision is not None and len(game.picks) < picks:
        option = rng.choice(game.decision.options)
        yield game, option
        game.pick(option)


def is_fine(words: str) -> bool:
    """Whether words are fit to be read: one line, nothing left to fill in, no full stop."""
    words = words.strip().replace("A.I.", "A I")
    return bool(words) and not re.search(r"[{}\n_]|None|\.$|  ", words)


@pytest.mark.parametrize(("edition", "count", "teams"), TABLES)
def test_every_event_has_words_for_every_reader(edition: int, count: int, teams: bool) -> None:
    cards = card_set(edition)
    names = NAMES[:count]
    kinds: set[str] = set()
    for seed in range(4):
        readers = {seat: Narrator(names, cards) for seat in (*range(count), None)}
        for game, option in random_game(edition, count, teams, seed):
            after = game.clone()
            after.pick(option)
            for reader, narrator in readers.items():
                seen = seen_events(after, reader)
                kinds.update(event["kind"] for event in seen)
                told = [describe_event(event, names, cards) for event in seen]
                assert all(is_fine(line) and line.split()[0] in names for line in told), told
                assert all(is_fine(line) for line in narrator.lines(seen, begins_action=option.startswith("dogma ")))
    assert kinds >= {events.DRAW, events.MELD, events.DOGMA, events.EFFECT, events.TURN, events.WIN, events.RETURN}


@pytest.mark.parametrize(("edition", "count", "teams"), TABLES)
def test_every_question_and_option_has_words(edition: int, count: int, teams: bool) -> None:
    cards = card_set(edition)
    names = NAMES[:count]
    for seed in range(4):
        for game, _ in random_game(edition, count, teams, seed + 10):
            assert game.decision is not None
            ask = asked(game.decision, game.decision.seat)
            assert ask is not None
            assert ask.options
            question = describe_question(ask, names, actions_left=2)
            assert is_fine(question)
            assert question.startswith(names[ask.seat])
            words = [describe_option(ask, option) for option in ask.options]
            assert all(map(is_fine, words))
            assert len(set(words)) == len(words)
            if ask.kind in (CARD, BACK, COLOR, VALUE, PLAYER, WHETHER, WHICH):
                assert VERB_WORDS.keys() & {(ask.kind, ask.verb), (ask.kind, ask.verb.removesuffix(NEXT))}
                asker = asker_words(ask, names, cards, 0)
                assert asker is not None
                assert asker.startswith(ask.card or "?")


def test_every_verb_that_a_card_asks_with_has_words() -> None:
    asks: set[tuple[str, str]] = set()
    for file in Path(splay.cards.__path__[0]).glob("age*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING_VERBS:
                inside = [part for arg in node.args for part in ast.walk(arg) if not isinstance(arg, ast.Call)]
                verbs = [part.value for part in inside if isinstance(part, ast.Constant)]
                asks.update((ASKING_VERBS[node.func.attr], verb) for verb in verbs if isinstance(verb, str))
    assert asks
    assert asks <= VERB_WORDS.keys(), asks - VERB_WORDS.keys()


def test_every_splay_has_words() -> None:
    assert {(COLOR, f"splay {word}") for word in SPLAY_NAMES[1:]} <= VERB_WORDS.keys()


@pytest.mark.parametrize("edition", [1, 3])
def test_every_card_can_be_read(edition: int) -> None:
    for card in card_set(edition).cards:
        lines = card_text(card, notes(card, edition))
        assert card.name in lines[0]
        for each in card.effects:
            assert f"{each.number}. {each.sentence}" in lines


def test_notes_of_other_editions_are_left_out() -> None:
    once, again = (notes(card_set(edition).by_name["Oars"], edition) for edition in (1, 3))
    assert once
    assert again
    assert set(once) != set(again)
    lines = card_text(card_set(3).by_name["Oars"], again)
    assert [line for line in lines if line.startswith("Note: ")] == [f"Note: {note}" for note in again]


def test_a_hidden_card_is_a_number() -> None:
    cards = card_set(3)
    draw = {"kind": "draw", "seat": 1, "value": 3, "origin": "deck", "to": 1, "target": "hand"}
    assert describe_event(draw, NAMES, cards) == "bob draws a 3"
    assert describe_event({**draw, "card": "Paper"}, NAMES, cards) == "bob draws Paper (green 3)"
    give = {"kind": "transfer", "seat": 1, "value": 3, "origin": "hand", "to": 0, "target": "score"}
    assert describe_event(give, NAMES, cards) == "bob transfers a 3 from the hand to ann's score pile"


def test_the_log_says_who_obeys_and_who_shares() -> None:
    cards = card_set(3)
    narrator = Narrator(NAMES[:3], cards)
    effect = {"kind": "effect", "card": "Oars", "activated_by": 0}
    lines = narrator.lines(
        [
            {"kind": "dogma", "seat": 0, "card": "Oars", "icon": "castle", "counts": [2, 1, 2]},
            {**effect, "seat": 1, "effect": 1, "demand": True},
            {**effect, "seat": 2, "effect": 2, "demand": False},
            {"kind": "draw", "seat": 2, "value": 1, "origin": "deck", "to": 2, "target": "hand"},
            {"kind": "score", "seat": 2, "value": 1, "origin": "hand", "to": 2, "target": "score"},
            {**effect, "seat": 0, "effect": 2, "demand": False},
            {"kind": "bonus", "seat": 0},
        ],
        begins_action=True,
    )
    assert lines == [
        "  ann activates Oars (red 1); castles: ann 2, bob 1, cid 2",
        "    bob obeys Oars 1 (1 < 2)",
        "    cid shares Oars 2 (2 >= 2)",
        "      cid draws and scores a 1",
        "    ann carries out Oars 2",
        "  ann draws for the sharing",
    ]


def test_a_self_executed_card_is_told_once() -> None:
    game = Game.start(3, ["ann", "bob"], 0)
    raw: list[dict[str, Any]] = [
        {"kind": "dogma", "seat": 0, "card": "Computers", "icon": "clock", "counts": [4, 0]},
        *(
            {"kind": "effect", "seat": 0, "card": card, "effect": number, "demand": False, "activated_by": 0}
            for card, number in (("Computers", 2), ("Software", 1), ("Software", 2), ("Computers", 2))
        ),
    ]
    raw[-1]["resumed"] = True
    lines = Narrator(("ann", "bob"), game.state.table.card_set).lines(raw, begins_action=True)
    assert [line.strip() for line in lines[1:]] == [
        "ann carries out Computers 2",
        "ann carries out Software 1",
        "ann carries out Software 2",
    ]


def test_a_question_names_who_activated_the_card() -> None:
    cards = card_set(3)
    ask = Asked(9, 1, CARD, "transfer to hand", "Archery", 1, ("Tools", "Oars"), 1)
    sentence = cards.by_name["Archery"].effects[0].sentence
    assert asker_words(ask, NAMES, cards, 0) == f"Archery, activated by ann, bob obeys: {sentence}"
    share = Asked(9, 1, CARD, "return", "Pottery", 1, ("Tools", "pass"), 3)
    sentence = cards.by_name["Pottery"].effects[0].sentence
    assert asker_words(share, NAMES, cards, 0) == f"Pottery, activated by ann, bob shares: {sentence}"
    assert asker_words(share, NAMES, cards, 1) == f"Pottery: {sentence}"
    assert describe_question(share, NAMES) == "bob, choose a card to return (up to 3, one at a time)"


def test_forecasts_and_small_words() -> None:
    assert forecast_words(3, [("bob", 2)], [("cid", 3)], True) == "demand hits bob (2 < 3); shared by cid (3 >= 3)"
    assert forecast_words(3, [], [], True) == "you alone"
    assert "does nothing" in forecast_words(3, [], [], False)
    assert card_words(card_set(1).by_name["Oars"]) == "Oars (red 1)"


@pytest.mark.parametrize("reason", ["achievements", "score", "card"])
def test_the_outcome_says_who_and_why(reason: str) -> None:
    alone = describe_outcome(Outcome((1,), reason, "A.I." if reason == "card" else None), NAMES)
    assert alone.startswith("bob wins: ")
    assert describe_outcome(Outcome((0, 2), reason, "A.I."), NAMES).startswith("ann and cid win together: ")


def test_a_spectator_reads_no_hidden_title() -> None:
    """A hidden card has no title in what the words are made of, so none can be in the words."""
    for game, option in random_game(3, 2, False, 3):
        after = game.clone()
        after.pick(option)
        for event in after.events:
            if not event.known_to(None) and "card" in event_to_json(event, 0):
                line = describe_event(event_to_json(event, None), NAMES, card_set(3))
                assert event.what.name not in line
