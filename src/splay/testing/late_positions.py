"""Positions late in a game, as crowded as they get: to see whether a table still has room for all of it."""

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.game.game import Game
from splay.game.record import Record
from splay.game.saved_position import state_to_json
from splay.position.terms import COLOR_NAMES

SPLAYS: Final = ("right", "left", "up", "aslant", "right")
"""All directions there are, one for each color."""
NAMES: Final = ("Iryna", "Tomás", "Bartholomew Featherstone", "Scheherazade", "Theodosianus")
LONGEST_NAMES: Final = (
    "Maximiliana von Habsburg",
    "Bartholomew Featherstone",
    "Wilhelmina Abercrombie W",
    "Scheherazade al-Khwarizm",
    "Theodosianus Constantius",
)
"""As many letters as a name may have."""


@dataclass(frozen=True, slots=True)
class Crowd:
    """How much lies on the table.

    Attributes:
        players: how many, from 2 to 5.
        pile: cards in each pile of the first player.
        others: cards in each pile of everyone else.
        hand: cards in the hand of the first player.
        held: cards in the hands of the others; their score piles get as many.
        splays: directions of the piles, by color.
        names: of the players.
    """

    players: int
    pile: int
    others: int
    hand: int
    held: int
    splays: Sequence[str] = SPLAYS
    names: Sequence[str] = NAMES


CROWDS: Final = {
    "two": Crowd(2, 6, 4, 8, 6),
    "two-long": Crowd(2, 12, 3, 20, 2, names=LONGEST_NAMES),
    "three": Crowd(3, 5, 3, 12, 5),
    "four": Crowd(4, 5, 3, 9, 3, names=LONGEST_NAMES),
    "five": Crowd(5, 4, 3, 8, 2),
}
"""The crowded tables that are looked at and tested."""


def late_position(crowd: Crowd, seed: int = 32) -> Record:
    """A game of edition 4 on turn 61, with the first player about to act; its record begins with that position."""
    dealt = Game.start(4, list(crowd.names[: crowd.players]), seed).state
    state, rules = state_to_json(dealt), dealt.seating.rules
    chance = random.Random(seed)
    cards = [card for card in rules.cards if card.name not in state["available"]]
    chance.shuffle(cards)
    # The highest cards lie on top, as they do late in a game.
    cards.sort(key=lambda card: card.age)
    by_color: dict[str, list[str]] = {name: [] for name in COLOR_NAMES}
    for card in cards:
        by_color[COLOR_NAMES[card.color]].append(card.name)
    rest = [name for color, names in by_color.items() for name in _lay(state["players"], color, names, crowd)]
    chance.shuffle(rest)
    for seat, player in enumerate(state["players"]):
        player["hand"] = _take(rest, crowd.held if seat else crowd.hand)
        player["score"] = _take(rest, crowd.held)
    first, second = state["players"][:2]
    first["specials"], second["specials"], state["specials"] = (
        state["specials"][:2],
        state["specials"][2:3],
        state["specials"][3:],
    )
    state["decks"] = {}
    for name in rest:
        state["decks"].setdefault(str(rules.by_name[name].age), []).append(name)
    state.update(turn=61, active=0, actions_left=2, openings=[])
    return Record({"position": json.dumps(state)}, [])


def _lay(players: list[dict[str, Any]], color: str, names: list[str], crowd: Crowd) -> list[str]:
    """Lay out the piles of a color; the cards left over."""
    at = COLOR_NAMES.index(color)
    for seat, player in enumerate(players):
        count = crowd.others if seat else crowd.pile
        # The top card from the high end, those below it from the low one.
        pile = [names.pop(-1 - (seat % 3)), *_take(names, count - 1)[::-1]]
        splay = crowd.splays[(at + seat) % len(crowd.splays)] if count > 1 else "none"
        player["board"][color] = {"cards": pile, "splay": splay}
    return names


def _take(names: list[str], count: int) -> list[str]:
    taken = names[:count]
    del names[:count]
    return taken
