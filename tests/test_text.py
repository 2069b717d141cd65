"""Every card, question, option and event has words, for every reader."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import splay.cards
from splay import events
from splay.cards.library import card_set, notes
from splay.decision import ACTION, BACK, CARD, COLOR, ICON, OPENING, PLAYER, VALUE, WHETHER, WHICH
from splay.editions import EDITIONS
from splay.events import event_to_json
from splay.game import Game
from splay.state import Outcome
from splay.terms import GIVE_UP, PASS, SPECIAL_NAMES, SPLAY_NAMES, YES
from splay.text import (
    ICON_PLURALS,
    NEXT,
    SPECIAL_CONDITIONS,
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

NAMES = ("ann", "bob", "cid", "dan", "eve")
TABLES = [(edition, count, "") for edition, rules in EDITIONS.items() for count in rules.players]
TABLES += [(3, 4, "ABAB"), (4, 4, "ABAB"), (4, 5, "ABABC")]
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


def random_game(edition: int, count: int, teams: str, seed: int, picks: int = 600) -> Iterator[tuple[Game, str]]:
    """A game of random picks: at each decision the game and the option about to be picked.

    Where players can leave a game, whoever is asked once gives up in the middle of it.
    """
    game = Game.start(edition, NAMES[:count], seed, teams=teams)
    rng = random.Random(seed)
    while game.decision is not None and len(game.picks) < picks:
        option = rng.choice(game.decision.options)
        if len(game.picks) == 90 and game.state.table.edition.players_leave:
            option = GIVE_UP
        yield game, option
        game.pick(option)


def is_fine(words: str) -> bool:
    """Whether words are fit to be read: one line, nothing left to fill in, no full stop."""
    words = words.strip().replace("A.I.", "A I")
    return bool(words) and not re.search(r"[{}\n_]|None|\.$|  ", words)


@pytest.mark.parametrize(("edition", "count", "teams"), TABLES)
def test_every_event_has_words_for_every_reader(edition: int, count: int, teams: str) -> None:
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
                assert all(is_fine(line) and line.split()[0] in (*names, "nobody") for line in told), told
                assert all(is_fine(line) for line in narrator.lines(seen, begins_action=option.startswith("dogma ")))
    assert kinds >= {events.DRAW, events.MELD, events.DOGMA, events.EFFECT, events.TURN, events.WIN, events.RETURN}
    if edition == 4:
        assert kinds >= {events.LOSE, *([events.PARLEY] if count > 3 and not teams else [])}


@pytest.mark.parametrize(("edition", "count", "teams"), TABLES)
def test_every_question_and_option_has_words(edition: int, count: int, teams: str) -> None:
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
            if ask.kind not in (ACTION, OPENING):
                assert VERB_WORDS.keys() & {(ask.kind, ask.verb), (ask.kind, ask.verb.removesuffix(NEXT))}
                asker = asker_words(ask, names, cards, 0)
                assert asker is not None
                assert (ask.card or "Your partner") in asker
            if ask.kind == WHICH:
                assert {(WHICH, option) for option in ask.options if option != PASS} <= VERB_WORDS.keys()


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


def test_every_way_to_splay_that_may_be_chosen_has_words() -> None:
    assert {(COLOR, f"splay {word}") for word in SPLAY_NAMES[1:]} <= VERB_WORDS.keys()


def test_every_icon_and_special_achievement_has_words() -> None:
    assert len(ICON_PLURALS) == max(rules.icons for rules in EDITIONS.values())
    assert SPECIAL_CONDITIONS.keys() == EDITIONS.keys()
    assert all(set(conditions) == set(SPECIAL_NAMES) for conditions in SPECIAL_CONDITIONS.values())


@pytest.mark.parametrize("edition", EDITIONS)
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


def test_a_parley_says_what_it_buys() -> None:
    cards = card_set(4)
    demand, share = (each.sentence for each in cards.by_name["Archery"].effects)
    options = ("Tools", "pass")
    spared = Asked(9, 2, CARD, "return to be spared", "Archery", 1, options, 1)
    words = asker_words(spared, NAMES, cards, 0)
    assert words is not None
    assert words.startswith("Archery, activated by ann, not beside you: you obey unless you pay a card: ")
    assert demand in words
    assert share not in words
    assert describe_option(spared, PASS) == "pass, and obey"
    sharing = Asked(9, 2, CARD, "return to share", "Archery", 2, options, 1)
    words = asker_words(sharing, NAMES, cards, 0)
    assert words is not None
    assert share in words
    assert demand not in words
    assert describe_option(sharing, PASS) == "pass, and do not share"
    activate = Asked(9, 2, CARD, "return to activate", "Archery", 1, ("Tools", "Oars"), 1)
    words = asker_words(activate, NAMES, cards, None)
    assert words == f"Archery, of a player not beside you: you pay a card to activate it: {demand} {share}"
    assert describe_question(activate, NAMES) == "cid, choose a card to return, to activate the card by parley"


def test_a_partner_is_asked_whether_to_leave_as_well() -> None:
    ask = Asked(9, 2, WHETHER, GIVE_UP, None, None, (YES, PASS), 1)
    words = asker_words(ask, NAMES, card_set(4), None)
    assert words is not None
    assert words.startswith("Your partner is out of the game")
    assert describe_question(ask, NAMES) == "cid, do you want to give up, too?"
    assert [describe_option(ask, option) for option in (YES, PASS)] == ["yes, give up, too", "no"]


def test_forecasts_and_small_words() -> None:
    assert forecast_words(3, [("bob", 2)], [("cid", 3)], True) == "demand hits bob (2 < 3); shared by cid (3 >= 3)"
    assert forecast_words(3, [("bob", 2)], [("cid", 3)], True, payers=["bob", "cid"]) == (
        "demand hits bob (2 < 3 or pays); shared by cid (3 >= 3 and pays)"
    )
    assert forecast_words(3, [], [], True) == "you alone"
    assert "does nothing" in forecast_words(3, [], [], False)
    assert card_words(card_set(1).by_name["Oars"]) == "Oars (red 1)"


@pytest.mark.parametrize("reason", ["achievements", "score", "card", "elimination"])
def test_the_outcome_says_who_and_why(reason: str) -> None:
    alone = describe_outcome(Outcome((1,), reason, "A.I." if reason == "card" else None), NAMES)
    assert alone.startswith("bob wins: ")
    assert describe_outcome(Outcome((0, 2), reason, "A.I."), NAMES).startswith("ann and cid win together: ")


def test_a_game_that_nobody_wins_is_told_so() -> None:
    assert describe_outcome(Outcome((), "score"), NAMES).startswith("Nobody wins: ")


@pytest.mark.parametrize(("edition", "count"), [(3, 2), (4, 5)])
def test_a_spectator_reads_no_hidden_title(edition: int, count: int) -> None:
    """A hidden card has no title in what the words are made of, so none can be in the words."""
    for game, option in random_game(edition, count, "", 3):
        after = game.clone()
        after.pick(option)
        for event in after.events:
            if not event.known_to(None) and "card" in event_to_json(event, event.seat):
                line = describe_event(event_to_json(event, None), NAMES, card_set(edition))
                assert event.what.name not in line
