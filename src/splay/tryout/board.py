"""A board on which one card can be tried out, dealt by rule from the facts of its edition.

Both players have several piles with covered cards, a hand and a score pile, of ages near that of the card, so that
there is something to splay, to return, to score, to exchange and to transfer; every deck keeps enough cards.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from splay.position.card import Card
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES, COLORS, LEFT, SPLAY_NAMES, UNSPLAYED

YOU: Final = 0
"""The seat of whoever tries the card."""
FOE: Final = 1
_BEFORE: Final = 3
"""So many ages below that of the card are dealt from."""
_AGES: Final = 4
"""From so many ages at least, or the decks would become too small."""
_LEFT_IN_DECK: Final = 2
"""So many cards at least stay in every deck."""
_TURN: Final = 9
"""A turn of the first player, after the short ones at the beginning."""
Thing = TypeVar("Thing")


class BoardDeal:
    """The cards of an edition, to be dealt around one of them; the same for the same seed."""

    def __init__(self, card: Card, seed: str) -> None:
        self._roll = random.Random(seed).random
        self._card = card
        rules = ruleset(card.edition)
        self._rules = rules
        self._decks = [self._shuffled(each for each in cards if each is not card) for cards in rules.by_deck]
        self._available = [self._decks[age].pop() for age in rules.edition.standard_achievements]
        last = min(rules.last_age, max(card.age + 1, _AGES))
        self._ages = range(max(1, min(card.age - _BEFORE, last - _AGES + 1)), last + 1)

    def position(self) -> dict[str, Any]:
        """The position as `Game.load` takes it, without names; one may come out that is impossible."""
        players = [self._player(self._card), self._player(None)]
        if self._often(0.4):
            for player in players:
                player["achievements"] = [self._available.pop(0).name]
        junk = self._near(2) if self._rules.edition.has_junk and self._often(0.3) else []
        return {
            **{"edition": self._rules.number, "active": YOU, "actions_left": 2, "turn": _TURN, "box": []},
            "available": _names(self._available),
            "specials": list(self._rules.special_achievements),
            "junk": _names(junk),
            "decks": {str(age): _names(deck) for age, deck in enumerate(self._decks) if age},
            "players": players,
        }

    def _player(self, top: Card | None) -> dict[str, Any]:
        """The zones of a player; of who has this card on top, if one is given."""
        first = [] if top is None else [top.color]
        colors = first + [color for color in self._shuffled(COLORS) if color not in first][: self._some(3, 4)]
        board = {}
        for place, color in enumerate(colors):
            below = self._near(self._some(1, 2) if place else self._some(2, 3), color)
            if pile := [top, *below] if top is not None and color == top.color else below:
                board[COLOR_NAMES[color]] = {"cards": _names(pile), "splay": SPLAY_NAMES[self._splay(pile)]}
        return {
            "board": board,
            "hand": _names(self._near(self._some(1, 5))),
            "score": _names(self._near(self._some(1, 5))),
        }

    def _splay(self, pile: Sequence[Card]) -> int:
        if len(pile) < 2 or self._often(0.6):
            return UNSPLAYED
        return self._one(self._rules.edition.splays[1:]) if self._card.age > _AGES else LEFT

    # -- by chance -----------------------------------------------------------------

    def _near(self, count: int, color: int | None = None) -> list[Card]:
        """So many cards of ages near that of the card, fewer if there are no more; of one color, if one is given."""
        taken: list[Card] = []
        for age in self._shuffled(self._ages) * count:
            deck = self._decks[age]
            found = next((card for card in deck if color in (None, card.color)), None)
            if found is not None and len(deck) > _LEFT_IN_DECK and len(taken) < count:
                deck.remove(found)
                taken.append(found)
        return taken

    def _shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        return sorted(things, key=lambda _: self._roll())

    def _some(self, low: int, high: int) -> int:
        return low + int(self._roll() * (high - low + 1))

    def _often(self, share: float) -> bool:
        return self._roll() < share

    def _one(self, things: Sequence[Thing]) -> Thing:
        return things[int(self._roll() * len(things))]


def _names(cards: Sequence[Card]) -> list[str]:
    return [card.name for card in cards]
