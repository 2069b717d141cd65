"""What is dealt anew is as likely as it should be: frequencies against what they must be, by chi-square.

Every seed is fixed, so the figures are the same in every run.  A limit is the value that an even deal would exceed once
in a thousand times.
"""

import random
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations, permutations
from math import sqrt
from typing import Final

import pytest

from splay import Game, Memory, redeal, view
from splay.position.card import Back, Card
from splay.position.card_moves import Transfer
from splay.position.event_log import TRANSFER
from splay.position.events import Show
from splay.position.ruleset import ruleset
from splay.position.state import Cards
from splay.position.terms import HAND
from splay.views.matching import FEW, matched, shuffle
from testing.random_games import Setup, game_at
from views.test_trace import before, drawn, melded, named, traced

ONES: Final = ruleset(3).by_deck[1]


def chi_square(found: Counter[Hashable], expected: int, cases: Iterable[Hashable]) -> float:
    """How far frequencies lie from all of these cases being equally likely; nothing else may have happened."""
    every = list(cases)
    assert set(found) <= set(every)
    return sum((found[case] - expected) ** 2 / expected for case in every)


def limit(cases: int) -> float:
    """What an even distribution exceeds once in a thousand times, by the approximation of Wilson and Hilferty."""
    free = cases - 1
    width = sqrt(2 / (9 * free))
    return free * (1 - width**2 + 3.09 * width) ** 3


def test_the_limit_is_that_of_the_tables() -> None:
    assert [limit(free + 1) for free in (6, 30, 100)] == pytest.approx([22.46, 59.70, 149.45], rel=0.01)


# -- shuffling ---------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_order_of_a_few_cards_is_as_likely(count: int) -> None:
    rng, orders = random.Random(count), list(permutations(range(count)))
    found: Counter[Hashable] = Counter()
    for _ in range(60 * len(orders)):
        cards = list(range(count))
        shuffle(cards, rng)
        found[tuple(cards)] += 1
    assert chi_square(found, 60, orders) < limit(len(orders))


@pytest.mark.parametrize("count", [6, 9, FEW, FEW + 1])
def test_which_two_cards_lie_in_two_places_is_as_likely(count: int) -> None:
    """Each place alone is soon even; two together show whether the same chance was used for both."""
    rng, pairs = random.Random(count), list(permutations(range(count), 2))
    places = list(combinations(range(count), 2))
    found: dict[tuple[int, int], Counter[Hashable]] = {each: Counter() for each in places}
    for _ in range(20 * len(pairs)):
        cards = list(range(count))
        shuffle(cards, rng)
        for one, other in places:
            found[one, other][cards[one], cards[other]] += 1
    mean = sum(chi_square(each, 20, pairs) for each in found.values()) / len(places)
    assert mean < limit(len(pairs))


# -- cards with limited places -------------------------------------------------------------


def assignments(masks: Sequence[int]) -> list[tuple[int, ...]]:
    """Every way to put the cards into places, as the card in each place."""
    count = len(masks)
    return [
        cards for cards in permutations(range(count)) if all(masks[card] >> at & 1 for at, card in enumerate(cards))
    ]


@pytest.mark.parametrize(
    "masks", [(0b011, 0b110, 0b111), (0b0011, 0b0110, 0b1100, 0b1111), (0b0111, 0b1110, 0b1111, 0b1111)]
)
def test_every_way_to_place_cards_is_as_likely(masks: Sequence[int]) -> None:
    cards, rng, ways = ONES[: len(masks)], random.Random(1), assignments(masks)
    found: Counter[Hashable] = Counter()
    for _ in range(500 * len(ways)):
        dealt = matched(cards, masks, rng)
        assert dealt is not None
        found[tuple(cards.index(card) for card in dealt)] += 1
    assert len(ways) > 2
    assert chi_square(found, 500, ways) < limit(len(ways))


# -- whole games ---------------------------------------------------------------------------


def place_of(game: Game, card: Card) -> tuple[str, int, int]:
    """Where a card that a seat does not see lies; of hands and score piles, in which place among its age."""
    state = game.state
    zones: list[tuple[str, int, Cards]] = [("deck", 0, state.decks[card.age]), ("table", 0, state.available)]
    for player in state.players:
        zones += [("hand", player.seat, player.hand), ("score", player.seat, player.score)]
        zones += [("owned", player.seat, player.achievements)]
    for zone, seat, cards in zones:
        if card in cards:
            return zone, seat, [each for each in cards if each.age == card.age].index(card)
    raise AssertionError(f"{card} is in view")


@pytest.mark.parametrize("with_memory", [False, True])
def test_every_unseen_card_is_in_every_place_as_often(with_memory: bool) -> None:
    """In a game in which nothing is known of hidden cards, with a memory and without."""
    game = game_at(Setup(3, 2), 5, 2)
    seen, rng = view(game, 0), random.Random(8)
    memory = Memory(seen) if with_memory else None
    hidden = [card for card in ONES if card not in seen.players[0].hand and card not in all_tops(game)]
    found: dict[Card, Counter[Hashable]] = {card: Counter() for card in hidden}
    for _ in range(60 * len(hidden)):
        dealt = redeal(seen, rng, memory)
        for card in hidden:
            found[card][place_of(dealt, card)] += 1
    places = {place_of(game, card) for card in hidden}
    assert len(places) == len(hidden) > 8
    cells = len(hidden) ** 2
    assert sum(chi_square(each, 60, places) for each in found.values()) < limit(cells)


def all_tops(game: Game) -> set[Card]:
    return {card for player in game.state.players for card in player.tops}


def hands(*names: str) -> list[dict[str, list[str]]]:
    """Players with nothing but these cards in their hands."""
    return [{"hand": each.split()} for each in names]


def test_what_is_remembered_of_two_cards_leaves_the_rest_even() -> None:
    """Cid shows Tools and gives a 1 to dan; then bob shows Oars and gives a 1 to cid; ann looks on.

    So Tools are with cid or dan, and Oars with bob or cid, who has two places for both.
    """
    rest = [card.name for card in ONES if card.name not in ("Tools", "Oars", "Sailing", "Archery")]
    data = {"edition": 3, "decks": {"1": rest}}
    start = Game.load({**data, "players": hands("", "Oars Sailing", "Tools Archery", "")})
    now = Game.load(
        {**data, "players": [{}, {"hand": ["Oars"]}, {"hand": ["Tools", "Sailing"]}, {"hand": ["Archery"]}]}
    )
    oars, sailing = start.state.players[1].hand
    tools, archery = start.state.players[2].hand
    memory = Memory(view(start, 0))
    memory.see([Show(2, (tools, archery), HAND)])
    memory.see([Transfer(2, Back(1), HAND, 3, HAND)])
    memory.see([Show(1, (oars, sailing), HAND)])
    memory.see([Transfer(1, Back(1), HAND, 2, HAND)])
    ways = {
        (first, second, third, fourth)
        for first, second, third, fourth in permutations((oars, sailing, tools, archery))
        if {first, second, third} & {oars, sailing} and first in (oars, sailing) and fourth in (tools, archery)
    }
    seen, rng = view(now, 0), random.Random(3)
    found: Counter[Hashable] = Counter()
    for _ in range(300 * len(ways)):
        players = redeal(seen, rng, memory).state.players
        found[*players[1].hand, *players[2].hand, *players[3].hand] += 1
    assert len(ways) == 8
    assert chi_square(found, 300, ways) < limit(len(ways))


# -- inside effects ------------------------------------------------------------------------


def test_a_card_given_away_after_a_draw_was_as_likely_in_the_hand_before() -> None:
    """It is drawn to be melded, but not to be given away."""
    seen = before()
    card = named(seen, "Masonry")
    given = (TRANSFER, 1, card, HAND, 0, HAND)
    runs = 400
    just_drawn = Counter[str]()
    for seed in range(runs):
        for what, moved in (("melded", melded(card)), ("given", given)):
            spot = traced(seen, drawn(1), moved, seed=seed)[1].pins[card]
            just_drawn[what] += spot == (1, 0)
    # Of four 1s, one of which was drawn: about 0.95 and 0.5 for that one, and its share of the rest.
    assert 0.93 < just_drawn["melded"] / runs < 0.99
    assert 0.55 < just_drawn["given"] / runs < 0.7
