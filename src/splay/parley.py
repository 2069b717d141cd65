"""Parley: what distant players pay to share, to be spared, or to activate each other's cards.

Rulebook of edition 4, "Parley": in games of four or more without teams.  The price is one card
of the hand, returned; it is no part of any effect.
"""

from typing import Final

from splay.card import Card, Effect
from splay.decision import CARD, Decision
from splay.dogma import Dogma
from splay.events import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.state import Player
from splay.terms import PASS

PAY: Final = "return to "
PRICES: Final = frozenset(PAY + purpose for purpose in (TO_ACTIVATE, TO_SHARE, TO_BE_SPARED))
"""The verbs of decisions that ask with which card to pay."""


class Parley:
    """The parley of distant players during one dogma action.

    Attributes:
        dogma: the action.
        you: who activates.
    """

    __slots__ = ("_shares", "_spared", "dogma", "you")

    def __init__(self, dogma: Dogma, you: Player) -> None:
        self.dogma = dogma
        self.you = you
        self._shares: dict[int, bool] = {}
        self._spared: set[int] = set()

    async def admits(self, player: Player, effect: Effect) -> bool:
        """Whether this player, about to carry out an effect, does so.

        A distant player is asked once, before the first shared effect, whether to pay for sharing
        all of them, and before each demand whether to pay for being spared in this action.
        """
        seat = player.seat
        if seat in self._shares and not effect.is_demand:
            return self._shares[seat]
        if seat in self._spared:
            return False
        if seat not in self.dogma.state.table.distant[self.you.seat]:
            return True
        if effect.is_demand:
            if await self._paid(player, effect, TO_BE_SPARED):
                self._spared.add(seat)
                return False
            return True
        self._shares[seat] = await self._paid(player, effect, TO_SHARE)
        return self._shares[seat]

    async def _paid(self, player: Player, effect: Effect, purpose: str) -> bool:
        if not player.hand:
            return False
        names = [card.name for card in player.hand]
        options = (*names, PASS)
        picked = await Decision(self.dogma.state.number, player.seat, CARD, PAY + purpose, effect, options)
        if picked == PASS:
            return False
        self.dogma.parley(player, player.hand[names.index(picked)], purpose, self.you.seat)
        return True

    async def pay_to_activate(self, card: Card) -> None:
        """Return a card of the hand of who activates a distant player's top card."""
        you = self.you
        state = self.dogma.state
        owner = next(seat for seat in state.table.distant[you.seat] if state.players[seat].top(card.color) is card)
        paid = you.hand[0]
        if len(you.hand) > 1:
            names = [each.name for each in you.hand]
            ask = Decision(state.number, you.seat, CARD, PAY + TO_ACTIVATE, card.effects[0], tuple(names))
            paid = you.hand[names.index(await ask)]
        self.dogma.parley(you, paid, TO_ACTIVATE, owner)
