"""Traces: where the cards of an action lay before it, told from what a seat has seen of them.

Ann, of seat 0, looks on while bob does something.
"""

import random
from collections import Counter
from typing import Any

import pytest

from splay.game.game import Game
from splay.position.card import Back, Card
from splay.position.event_log import DRAW, LOSE, MELD, RETURN, SHOW, Note
from splay.position.terms import BOARD, DECK, HAND, SCORE
from splay.views.deal import Dealer
from splay.views.matching import FEW, shuffle
from splay.views.redeal import dealer_of
from splay.views.trace import ANYHOW, FIRST, LAST, Trace, spots_in_order
from splay.views.view import SeenPick, View, view

BOB = 1
BOBS_HAND = (BOB, HAND)
SEEDS = range(40)


def before() -> View:
    """What ann sees: her board of Tools, her hand of Oars, three 1s and a 2 in bob's hand."""
    data: dict[str, Any] = {
        "edition": 3,
        "decks": {"1": ["Archery", "Masonry", "Pottery"], "2": ["Calendar", "Fermenting"]},
        "players": [
            {"board": {"blue": {"cards": ["Tools"]}}, "hand": ["Oars"]},
            {"board": {"green": {"cards": ["Sailing"]}}, "hand": ["Agriculture", "Clothing", "Mysticism", "Mapmaking"]},
        ],
    }
    return view(Game.load(data), 0)


def traced(seen: View, *notes: Note, seed: int = 1) -> tuple[Dealer, Trace]:
    assert seen.asked is not None
    dealer = dealer_of(seen)
    return dealer, Trace(dealer, seen, [SeenPick(seen.asked, BOB, None, notes)], random.Random(seed))


def named(seen: View, name: str) -> Card:
    return seen.seating.rules.by_name[name]


def drawn(value: int) -> Note:
    return (DRAW, BOB, Back(value), DECK, BOB, HAND)


def melded(card: Card) -> Note:
    return (MELD, BOB, card, HAND, BOB, BOARD)


def test_cards_drawn_came_from_the_top_of_their_decks() -> None:
    _, trace = traced(before(), drawn(1), drawn(2), drawn(1))
    assert list(trace.came) == [(1, 0), (2, 0), (1, 1)]
    assert not trace.pins


def test_a_card_melded_after_a_draw_was_probably_drawn() -> None:
    seen = before()
    card = named(seen, "Masonry")
    pins = Counter(traced(seen, drawn(1), melded(card), seed=seed)[1].pins[card] for seed in SEEDS)
    assert pins.most_common(1)[0][0] == (1, 0)
    assert set(pins) - {(1, 0)} <= set(dealer_of(seen).spots[BOBS_HAND])


def test_a_card_melded_without_a_draw_was_in_the_hand() -> None:
    seen = before()
    card = named(seen, "Mapmaking")
    dealer, trace = traced(seen, melded(card))
    twos = [spot for spot in dealer.spots[BOBS_HAND] if spot[0] == 2]
    assert [trace.pins[card]] == twos == list(trace.came)


@pytest.mark.parametrize("name", ["Tools", "Oars", "Sailing"])
def test_a_card_that_is_seen_elsewhere_is_not_looked_for(name: str) -> None:
    """Ann sees it on a board or in her own hand, so it cannot have been drawn."""
    seen = before()
    card = named(seen, name)
    dealer, trace = traced(seen, drawn(1), melded(card))
    assert dealer.home_of(card) in dealer.shown
    assert card not in trace.pins


def test_if_no_card_there_is_unknown_any_other_may_have_come_there() -> None:
    """Bob's only 2 is one that was shown; if he melds another one, that must have been the 2 in his score pile."""
    data: dict[str, Any] = {
        "edition": 3,
        "players": [{"hand": ["Oars"]}, {"hand": ["Mapmaking"], "score": ["Fermenting"]}],
    }
    seen = view(Game.load(data), 0)
    shown, card = named(seen, "Mapmaking"), named(seen, "Fermenting")
    dealer, trace = traced(seen, (SHOW, BOB, (shown,), HAND), melded(card))
    assert [trace.pins[card]] == dealer.spots[BOB, SCORE]


def test_unseen_cards_have_no_home() -> None:
    seen = before()
    assert dealer_of(seen).home_of(named(seen, "Masonry")) is None


def test_whoever_has_lost_everything_melds_only_what_comes_after_that() -> None:
    seen = before()
    card = named(seen, "Masonry")
    for seed in SEEDS:
        _, trace = traced(seen, (LOSE, BOB, "", ()), drawn(1), melded(card), seed=seed)
        assert trace.pins == {card: (1, 0)}


def test_cards_that_came_lie_first_or_last_or_anywhere() -> None:
    seen = before()
    places: dict[int, set[int]] = {FIRST: set(), LAST: set(), ANYHOW: set()}
    for seed in SEEDS:
        dealer, trace = traced(seen, (RETURN, BOB, Back(1), HAND, None, DECK), seed=seed)
        (spot,) = trace.came
        for order, found in places.items():
            spots = spots_in_order(dealer, trace, order, random.Random(seed))[BOBS_HAND]
            assert sorted(spots) == sorted(dealer.spots[BOBS_HAND])
            found.add(spots.index(spot))
    assert places == {FIRST: {0}, LAST: {3}, ANYHOW: {0, 1, 2, 3}}


def test_cards_that_were_shown_lie_in_the_order_in_which_they_were() -> None:
    seen = before()
    shown = (named(seen, "Mapmaking"), named(seen, "Clothing"))
    dealer, trace = traced(seen, (SHOW, BOB, shown, HAND))
    spots = spots_in_order(dealer, trace, FIRST, random.Random(3))[BOBS_HAND]
    assert spots[:2] == list(trace.came) == [trace.pins[card] for card in shown]


@pytest.mark.parametrize("count", [2, FEW, FEW + 1, 30])
def test_every_element_comes_first_as_often(count: int) -> None:
    rng, first = random.Random(count), Counter[int]()
    for _ in range(400 * count):
        elements = list(range(count))
        shuffle(elements, rng)
        assert sorted(elements) == list(range(count))
        first[elements[0]] += 1
    assert all(300 < first[element] < 500 for element in range(count))
