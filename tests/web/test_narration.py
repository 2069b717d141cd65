"""Sentences for what happens: every kind of event, to each reader, with nothing hidden in them."""

import random
from functools import cache
from typing import Any

import pytest

from splay.position import event_log
from splay.position.card_moves import Event
from splay.position.ruleset import ruleset
from splay.text.catalogue import PSEUDO
from splay.text.narration import Cause
from splay.text.reader import reader_of
from splay.web.html.cards import slug
from splay.web.html.sentences import PageNarration
from testing.random_games import Setup, play
from told_events import event_like
from web.stories import cards_in, plain
from web.untranslated import outside_catalogue

NAMES = ("ann", "bob", "cyd", "dan", "eve")
KINDS = {
    *(
        event_log.DRAW,
        event_log.MELD,
        event_log.TUCK,
        event_log.SCORE_CARD,
        event_log.RETURN,
        event_log.TRANSFER,
        event_log.EXCHANGE,
    ),
    *(
        event_log.REVEAL,
        event_log.SPLAY,
        event_log.UNSPLAY,
        event_log.ARRANGE,
        event_log.ACHIEVE,
        event_log.CLAIM,
        event_log.REMOVE,
    ),
    *(
        event_log.JUNK_CARD,
        event_log.JUNK_DECK,
        event_log.RESTORE,
        event_log.TURN,
        event_log.DOGMA,
        event_log.EFFECT,
        event_log.SHOW,
    ),
    *(event_log.BONUS, event_log.PARLEY, event_log.LOSE, event_log.WITHDRAW, event_log.WIN),
}
GAMES = [
    *((Setup(edition, 2), seed) for edition in (1, 3, 4) for seed in range(8)),
    *((Setup(1, 4), 1), (Setup(3, 3), 2), (Setup(3, 4, "ABAB"), 5), (Setup(3, 2, covered_hidden=True), 3)),
    *((Setup(4, 4, "ABAB"), seed) for seed in range(5, 9)),
    *((Setup(4, 5), seed) for seed in range(2, 8)),
]


@cache
def happened(setup: Setup, seed: int) -> list[Event]:
    """Everything that happens in a random game; some players give up where they may."""
    rng = random.Random(seed)
    game = setup.start(seed)
    found: list[Event] = []
    while game.decision is not None:
        play(game, rng, 1, leaving=0.01 if setup.players > 2 else 0.0)
        found += game.events
    return found


def narration(seat: int | None, edition: int = 4, language: str = "en") -> PageNarration:
    return PageNarration(seat, NAMES, ruleset(edition), reader_of(language))


def said(event: dict[str, Any], seat: int | None, cause: Cause | None = None, edition: int = 4) -> str:
    """What a reader is told."""
    return plain(narration(seat, edition).sentence(event_like(event, edition), cause or Cause()))


def test_every_kind_of_event_happens_in_the_games_of_this_file() -> None:
    assert {event.kind for setup, seed in GAMES for event in happened(setup, seed)} == KINDS


@pytest.mark.parametrize(("setup", "seed"), GAMES, ids=str)
def test_every_event_has_a_sentence_for_every_reader(setup: Setup, seed: int) -> None:
    for reader in (*range(setup.players), None):
        tell = narration(reader, setup.edition)
        for event in happened(setup, seed):
            text = plain(tell.sentence(event.seen_by(reader)))
            assert text
            assert not set("{}<>") & set(text.replace(" < ", " ")), text
            if event.whose == reader and event.kind not in (event_log.EXCHANGE, event_log.TURN):
                assert "you" in text.lower(), text


@pytest.mark.parametrize(("setup", "seed"), GAMES, ids=str)
def test_a_sentence_names_no_card_but_those_that_the_reader_is_told(setup: Setup, seed: int) -> None:
    for reader in (*range(setup.players), None):
        tell = narration(reader, setup.edition)
        for event in happened(setup, seed):
            seen = event.seen_by(reader)
            data = seen.to_json()
            told = {data.get("card"), data.get("by_card"), *data.get("cards", ())} - {None}
            assert cards_in(tell.sentence(seen)) <= {slug(name) for name in told}


def test_every_sentence_is_from_the_catalogue() -> None:
    for setup, seed in GAMES[::4]:
        tell = narration(0, setup.edition, PSEUDO)
        for event in happened(setup, seed):
            assert not outside_catalogue(str(tell.sentence(event.seen_by(0))), NAMES)


DRAW = {"kind": "draw", "seat": 1, "value": 8, "origin": "deck", "to": 1, "target": "hand"}


def test_a_hidden_card_is_a_number() -> None:
    assert said(DRAW, 0) == "bob draws an 8"
    assert said({**DRAW, "value": 7}, 0) == "bob draws a 7"
    assert said({**DRAW, "card": "Flight"}, 1) == "You draw 8 Flight"


@pytest.mark.parametrize(
    ("seat", "to", "reader", "expected"),
    [
        (0, 1, 0, "You transfer a 3 from your hand to bob’s score pile"),
        (0, 1, 1, "ann transfers a 3 from their hand to your score pile"),
        (0, 1, 2, "ann transfers a 3 from their hand to bob’s score pile"),
        (0, 0, 2, "ann transfers a 3 from their hand to their score pile"),
    ],
)
def test_a_transfer_says_whose_zones_they_are(seat: int, to: int, reader: int, expected: str) -> None:
    event = {"kind": "transfer", "seat": seat, "value": 3, "origin": "hand", "to": to, "target": "score"}
    assert said(event, reader) == expected


def test_whoever_carries_out_the_effect_takes_what_is_anothers() -> None:
    event = {"kind": "transfer", "seat": 1, "value": 3, "origin": "hand", "to": 0, "target": "hand"}
    assert said(event, 0, Cause(seat=0)) == "You take a 3 from bob’s hand to your hand"
    assert said(event, 1, Cause(seat=0)) == "ann takes a 3 from your hand to their hand"
    assert said(event, 2, Cause(seat=1)) == "bob transfers a 3 from their hand to ann’s hand"


def test_who_returns_a_card_of_another_is_named() -> None:
    event = {"kind": "return", "seat": 1, "value": 2, "origin": "score", "to": None, "target": "deck"}
    assert said(event, 2, Cause(seat=0)) == "ann returns a 2 from bob’s score pile"
    assert said({**event, "origin": "hand"}, 2, Cause(seat=1)) == "bob returns a 2"


def test_the_counts_compared_are_the_reason() -> None:
    cause = Cause(1, "Oars", (2, 1, 2), ("Oars", 1))
    effect = {"kind": "effect", "card": "Oars", "activated_by": 0, "effect": 1, "demand": True}
    assert said({**effect, "seat": 1}, 1, cause, edition=3) == "You must obey effect 1: 1 < 2 [castle]"
    share = {**effect, "seat": 2, "effect": 2, "demand": False}
    assert said(share, 0, cause, edition=3) == "cyd shares effect 2: 2 ≥ 2 [castle]"
    assert said({**share, "card": "Agriculture", "effect": 1}, 0, cause, edition=3) == "cyd shares 1 Agriculture"


def test_a_special_achievement_has_its_cause() -> None:
    claim = {"kind": "claim", "seat": 0, "achievement": "World"}
    assert said(claim, 0) == "You claim World: twelve or more clocks"
    by_card = Cause(0, "Translation", (1, 1), ("Translation", 2))
    assert said(claim, 1, by_card, edition=3) == "ann claims World with 3 Translation"
    assert said(claim, 0, Cause(1, "Translation", (1, 1), ("Translation", 2)), edition=3).startswith("You claim World:")


@pytest.mark.parametrize(
    ("reader", "expected"),
    [
        (0, "By parley, you return a 4 to share with bob"),
        (1, "By parley, ann returns a 4 to share with you"),
        (2, "By parley, ann returns a 4 to share with bob"),
    ],
)
def test_parley_says_what_it_is_paid_for(reader: int, expected: str) -> None:
    price = {"to": event_log.TO_SHARE, "with": 1}
    event = {"kind": "parley", "seat": 0, "value": 4, "price": price, "origin": "hand", "to": None, "target": "deck"}
    assert said(event, reader) == expected


@pytest.mark.parametrize(
    ("event", "to_ann", "to_bob"),
    [
        (
            {"kind": "lose", "seat": 0, "by_card": None, "count": 1},
            "You give up; 1 of your cards is junked",
            "ann gives up; 1 card is junked",
        ),
        (
            {"kind": "lose", "seat": 0, "by_card": "Globalization", "count": 4},
            "You lose because of 10 Globalization; 4 of your cards are junked",
            "ann loses because of 10 Globalization; 4 cards are junked",
        ),
        (
            {"kind": "win", "seat": 0, "reason": "elimination", "card": None},
            "You win: all others are out of the game",
            "ann wins: all others are out of the game",
        ),
        ({"kind": "win", "seat": None, "reason": "score", "card": None},)
        + ("Nobody wins: points and achievements are tied",) * 2,
        (
            {"kind": "junk deck", "seat": 0, "age": 3, "count": 7},
            "You junk the deck of age 3: 7 cards",
            "ann junks the deck of age 3: 7 cards",
        ),
    ],
)
def test_ends_and_departures(event: dict[str, Any], to_ann: str, to_bob: str) -> None:
    assert (said(event, 0), said(event, 1)) == (to_ann, to_bob)


def test_a_name_cannot_bring_markup() -> None:
    tell = PageNarration(1, ("<b>x</b>{card}", "bob"), ruleset(4), reader_of("en"))
    assert "<b>x" not in str(tell.sentence(event_like({**DRAW, "seat": 0})))
    assert plain(tell.sentence(event_like({**DRAW, "seat": 0}))) == "<b>x</b>{card} draws an 8"


def test_a_choice_made_for_the_reader_is_told() -> None:
    tell = narration(0)
    assert plain(tell.chosen("Flight")) == "Chosen for you, since it makes no difference: 8 Flight"
    assert plain(tell.chosen("red")) == "Chosen for you, since it makes no difference: red"
    assert plain(tell.chosen("7")) == "Chosen for you, since it makes no difference: 7"
    assert plain(tell.chosen("draw and score")) == "Chosen for you, since it makes no difference: Draw and score a card"
    assert plain(tell.chosen("pass")) == "Declined for you, since it makes no difference"
