"""Counts of all lines to some depth from fixed positions: one number each that notices any change of the rules.

The numbers have no meaning of their own.  If one differs, either a rule was
broken or a card was changed on purpose; then look at the golden games, which
show where, and put the new number here.
"""

import random
from typing import Any

import pytest

from laws.random_games import NAMES, Setup
from splay import Game
from splay.cards.library import card_set
from splay.terms import COLOR_NAMES, SPECIAL_NAMES, SPLAY_NAMES


def lines(game: Game, depth: int) -> int:
    """How many different lines of so many picks there are; a line may end sooner with the game."""
    ask = game.decision
    if ask is None or depth == 0:
        return 1
    if depth == 1:
        return len(ask.options)
    total = 0
    for option in ask.options:
        twin = game.clone()
        twin.pick(option)
        total += lines(twin, depth - 1)
    return total


def spread(setup: Setup, seed: int, highest: int) -> Game:
    """A position made of the card facts alone: hands, score piles and boards of cards up to some age.

    No rule has a hand in it, so it is the same whatever the cards do.
    """
    rng = random.Random(seed)
    stock = [card for card in card_set(setup.edition).cards if card.age <= highest]
    stock.sort(key=lambda card: rng.random())
    above = [card.name for card in card_set(setup.edition).cards if card.age > highest]
    players: list[dict[str, Any]] = []
    for _ in range(setup.players):
        hand, score, board = stock[:3], stock[3:5], stock[5:13]
        del stock[:13]
        piles: dict[str, dict[str, Any]] = {}
        for card in board:
            piles.setdefault(COLOR_NAMES[card.color], {"cards": []})["cards"].append(card.name)
        for pile in piles.values():
            pile["splay"] = SPLAY_NAMES[int(4 * rng.random())] if len(pile["cards"]) > 1 else "none"
        players.append({"hand": [c.name for c in hand], "score": [c.name for c in score], "board": piles})
    ages = {card.name: card.age for card in card_set(setup.edition).cards}
    left = [card.name for card in stock] + above
    available = [next(name for name in left if ages[name] == age) for age in range(1, 10) if age in map(ages.get, left)]
    decks: dict[str, list[str]] = {str(age): [] for age in range(1, 11)}
    for name in left:
        if name not in available:
            decks[str(ages[name])].append(name)
    return Game.load(
        {
            "edition": setup.edition,
            "names": list(NAMES[: setup.players]),
            "teams": setup.teams,
            "players": players,
            "decks": decks,
            "available": available,
            "specials": list(SPECIAL_NAMES),
        }
    )


# table; seed, depth; number of lines
STARTS = [
    (Setup(1, 2), 1, 6, 470),
    (Setup(1, 3), 1, 6, 270),
    (Setup(1, 4), 1, 6, 130),
    (Setup(3, 2), 1, 6, 470),
    (Setup(3, 3), 1, 6, 270),
    (Setup(3, 4), 1, 6, 130),
    (Setup(3, 4, teams="ABAB"), 1, 6, 130),
]

# table; seed, highest age, depth; number of lines
MIDDLES = [
    (Setup(1, 2), 1, 6, 5, 25989),
    (Setup(1, 2), 2, 7, 5, 33400),
    (Setup(1, 2), 3, 8, 5, 29340),
    (Setup(1, 2), 4, 10, 5, 58860),
    (Setup(1, 2), 5, 10, 5, 17660),
    (Setup(1, 2), 6, 10, 5, 39101),
    (Setup(1, 3), 1, 6, 5, 24372),
    (Setup(1, 3), 2, 7, 5, 31832),
    (Setup(1, 3), 3, 8, 5, 27402),
    (Setup(1, 3), 4, 10, 5, 47902),
    (Setup(1, 3), 5, 10, 5, 16074),
    (Setup(1, 3), 6, 10, 5, 26578),
    (Setup(1, 4), 1, 6, 5, 24295),
    (Setup(1, 4), 2, 7, 5, 30759),
    (Setup(1, 4), 3, 8, 5, 22285),
    (Setup(1, 4), 4, 10, 5, 53410),
    (Setup(1, 4), 5, 10, 5, 21570),
    (Setup(1, 4), 6, 10, 5, 41902),
    (Setup(3, 2), 1, 6, 5, 24440),
    (Setup(3, 2), 2, 7, 5, 33351),
    (Setup(3, 2), 3, 8, 5, 29340),
    (Setup(3, 2), 4, 10, 5, 59936),
    (Setup(3, 2), 5, 10, 5, 17660),
    (Setup(3, 2), 6, 10, 5, 41058),
    (Setup(3, 3), 1, 6, 5, 23606),
    (Setup(3, 3), 2, 7, 5, 31832),
    (Setup(3, 3), 3, 8, 5, 27402),
    (Setup(3, 3), 4, 10, 5, 48925),
    (Setup(3, 3), 5, 10, 5, 16082),
    (Setup(3, 3), 6, 10, 5, 26859),
    (Setup(3, 4), 1, 6, 5, 23648),
    (Setup(3, 4), 2, 7, 5, 30759),
    (Setup(3, 4), 3, 8, 5, 22273),
    (Setup(3, 4), 4, 10, 5, 48339),
    (Setup(3, 4), 5, 10, 5, 21578),
    (Setup(3, 4), 6, 10, 5, 29784),
    (Setup(3, 4, teams="ABAB"), 1, 6, 5, 23802),
    (Setup(3, 4, teams="ABAB"), 2, 7, 5, 35908),
    (Setup(3, 4, teams="ABAB"), 3, 8, 5, 22157),
    (Setup(3, 4, teams="ABAB"), 4, 10, 5, 58434),
    (Setup(3, 4, teams="ABAB"), 5, 10, 5, 21630),
    (Setup(3, 4, teams="ABAB"), 6, 10, 5, 41425),
]


@pytest.mark.parametrize(("setup", "seed", "depth", "count"), STARTS, ids=str)
def test_lines_from_the_start(setup: Setup, seed: int, depth: int, count: int) -> None:
    assert lines(setup.start(seed), depth) == count


@pytest.mark.parametrize(("setup", "seed", "highest", "depth", "count"), MIDDLES, ids=str)
def test_lines_from_the_middle_of_a_game(setup: Setup, seed: int, highest: int, depth: int, count: int) -> None:
    assert lines(spread(setup, seed, highest), depth) == count
