"""Counts of all lines to some depth from fixed positions: one number each that notices any change of the rules.

The numbers have no meaning of their own.  If one differs, either a rule was
broken or a card was changed on purpose; then look at the golden games, which
show where, and put the new number here.
"""

import random
from typing import Any

import pytest

from splay import Game
from splay.position.editions import edition_of
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES, SPECIAL_NAMES, SPLAY_NAMES
from testing.random_games import GAMES, NAMES, Setup


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
    edition = edition_of(setup.edition)
    stock = [card for card in ruleset(setup.edition).cards if card.age <= highest]
    stock.sort(key=lambda card: rng.random())
    above = [card.name for card in ruleset(setup.edition).cards if card.age > highest]
    players: list[dict[str, Any]] = []
    for _ in range(setup.players):
        hand, score, board = stock[:3], stock[3:5], stock[5:13]
        del stock[:13]
        piles: dict[str, dict[str, Any]] = {}
        for card in board:
            piles.setdefault(COLOR_NAMES[card.color], {"cards": []})["cards"].append(card.name)
        for pile in piles.values():
            pile["splay"] = SPLAY_NAMES[int(len(edition.splays) * rng.random())] if len(pile["cards"]) > 1 else "none"
        players.append({"hand": [c.name for c in hand], "score": [c.name for c in score], "board": piles})
    ages = {card.name: card.age for card in ruleset(setup.edition).cards}
    left = [card.name for card in stock] + above
    wanted = [age for age in edition.standard_achievements if age in map(ages.get, left)]
    available = [next(name for name in left if ages[name] == age) for age in wanted]
    decks: dict[str, list[str]] = {str(age): [] for age in range(1, edition.last_age + 1)}
    for name in left:
        if name not in available:
            decks[str(ages[name])].append(name)
    return Game.load(
        {
            "edition": setup.edition,
            "names": list(NAMES[: setup.players]),
            "teams": setup.teams,
            **({} if setup.parley is None else {"parley": setup.parley}),
            "players": players,
            "decks": decks,
            "available": available,
            "specials": list(SPECIAL_NAMES),
        }
    )


# table; seed, depth; number of lines
STARTS = [
    (Setup(1, 2), 1, 6, 424),
    (Setup(1, 3), 1, 6, 264),
    (Setup(1, 4), 1, 6, 130),
    (Setup(3, 2), 1, 6, 424),
    (Setup(3, 3), 1, 6, 264),
    (Setup(3, 4), 1, 6, 130),
    (Setup(3, 4, teams="ABAB"), 1, 6, 130),
    (Setup(4, 2), 1, 6, 401),
    (Setup(4, 3), 1, 6, 247),
    (Setup(4, 4), 1, 6, 192),
    (Setup(4, 5), 1, 6, 160),
    (Setup(4, 4, parley=False), 1, 6, 128),
    (Setup(4, 4, teams="ABAB"), 1, 6, 128),
    (Setup(4, 3, teams="ABB"), 1, 6, 247),
]

# table; seed, highest age, depth; number of lines; every fourth is enough but at night
MIDDLES = [
    (Setup(1, 2), 1, 6, 5, 25931),
    (Setup(1, 2), 2, 7, 5, 32662),
    (Setup(1, 2), 3, 8, 5, 29243),
    (Setup(1, 2), 4, 10, 5, 58397),
    (Setup(1, 2), 5, 10, 5, 17660),
    (Setup(1, 2), 6, 10, 5, 39101),
    (Setup(1, 3), 1, 6, 5, 24353),
    (Setup(1, 3), 2, 7, 5, 31118),
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
    (Setup(3, 2), 1, 6, 5, 24382),
    (Setup(3, 2), 2, 7, 5, 27755),
    (Setup(3, 2), 3, 8, 5, 29243),
    (Setup(3, 2), 4, 10, 5, 58634),
    (Setup(3, 2), 5, 10, 5, 17660),
    (Setup(3, 2), 6, 10, 5, 41058),
    (Setup(3, 3), 1, 6, 5, 23587),
    (Setup(3, 3), 2, 7, 5, 29742),
    (Setup(3, 3), 3, 8, 5, 27402),
    (Setup(3, 3), 4, 10, 5, 41676),
    (Setup(3, 3), 5, 10, 5, 16082),
    (Setup(3, 3), 6, 10, 5, 26859),
    (Setup(3, 4), 1, 6, 5, 23649),
    (Setup(3, 4), 2, 7, 5, 29371),
    (Setup(3, 4), 3, 8, 5, 22273),
    (Setup(3, 4), 4, 10, 5, 40213),
    (Setup(3, 4), 5, 10, 5, 21578),
    (Setup(3, 4), 6, 10, 5, 29784),
    (Setup(3, 4, teams="ABAB"), 1, 6, 5, 23803),
    (Setup(3, 4, teams="ABAB"), 2, 7, 5, 30672),
    (Setup(3, 4, teams="ABAB"), 3, 8, 5, 22157),
    (Setup(3, 4, teams="ABAB"), 4, 10, 5, 57562),
    (Setup(3, 4, teams="ABAB"), 5, 10, 5, 21630),
    (Setup(3, 4, teams="ABAB"), 6, 10, 5, 41425),
    (Setup(4, 2), 1, 6, 5, 15411),
    (Setup(4, 2), 2, 7, 5, 30385),
    (Setup(4, 2), 3, 8, 5, 26149),
    (Setup(4, 2), 4, 11, 5, 12387),
    (Setup(4, 2), 5, 11, 5, 20790),
    (Setup(4, 2), 6, 11, 5, 39917),
    (Setup(4, 3), 1, 6, 5, 20261),
    (Setup(4, 3), 2, 7, 5, 30332),
    (Setup(4, 3), 3, 8, 5, 23416),
    (Setup(4, 3), 4, 11, 5, 12859),
    (Setup(4, 3), 5, 11, 5, 22058),
    (Setup(4, 3), 6, 11, 5, 34788),
    (Setup(4, 4), 1, 6, 5, 29290),
    (Setup(4, 4), 2, 7, 5, 38805),
    (Setup(4, 4), 3, 8, 5, 32120),
    (Setup(4, 4), 4, 11, 5, 33400),
    (Setup(4, 4), 5, 11, 5, 28040),
    (Setup(4, 4), 6, 11, 5, 54270),
    (Setup(4, 5), 7, 7, 5, 20506),
    (Setup(4, 5), 2, 7, 5, 35365),
    (Setup(4, 5), 3, 8, 5, 44410),
    (Setup(4, 5), 4, 11, 5, 47651),
    (Setup(4, 5), 5, 11, 5, 48725),
    (Setup(4, 5), 6, 11, 5, 43377),
    (Setup(4, 4, parley=False), 1, 6, 5, 26161),
    (Setup(4, 4, parley=False), 2, 7, 5, 26236),
    (Setup(4, 4, parley=False), 3, 8, 5, 18356),
    (Setup(4, 4, parley=False), 4, 11, 5, 12617),
    (Setup(4, 4, parley=False), 5, 11, 5, 19540),
    (Setup(4, 4, parley=False), 6, 11, 5, 43733),
    (Setup(4, 4, teams="ABAB"), 1, 6, 5, 26117),
    (Setup(4, 4, teams="ABAB"), 2, 7, 5, 27487),
    (Setup(4, 4, teams="ABAB"), 3, 8, 5, 19832),
    (Setup(4, 4, teams="ABAB"), 4, 11, 5, 13490),
    (Setup(4, 4, teams="ABAB"), 5, 11, 5, 18959),
    (Setup(4, 4, teams="ABAB"), 6, 11, 5, 41265),
    (Setup(4, 3, teams="ABB"), 1, 6, 5, 21484),
    (Setup(4, 3, teams="ABB"), 2, 7, 5, 30395),
    (Setup(4, 3, teams="ABB"), 3, 8, 5, 24473),
    (Setup(4, 3, teams="ABB"), 4, 11, 5, 12835),
    (Setup(4, 3, teams="ABB"), 5, 11, 5, 23480),
    (Setup(4, 3, teams="ABB"), 6, 11, 5, 34788),
]


@pytest.mark.parametrize(("setup", "seed", "depth", "count"), STARTS, ids=str)
def test_lines_from_the_start(setup: Setup, seed: int, depth: int, count: int) -> None:
    assert lines(setup.start(seed), depth) == count


@pytest.mark.parametrize(("setup", "seed", "highest", "depth", "count"), MIDDLES[:: 1 if GAMES > 1 else 4], ids=str)
def test_lines_from_the_middle_of_a_game(setup: Setup, seed: int, highest: int, depth: int, count: int) -> None:
    assert lines(spread(setup, seed, highest), depth) == count
