"""Parley: what distant players pay to share, to be spared, or to activate each other's cards.

Rulebook of edition 4, "Parley": in games of four or more players without teams.  The price is to
return one card from the hand; it is not part of any effect.
"""

from splay.position.card import Card, Effect
from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.position.state import Player
from splay.position.verbs import PAY
from splay.rules.dogma import Dogma
from splay.rules.questions import choose, may_choose


class Parley:
    """The parley of distant players during one dogma action.

    Attributes:
        dogma: the action.
        you: the activating player.
    """

    __slots__ = ("_shares", "_spared", "dogma", "you")

    def __init__(self, dogma: Dogma, you: Player) -> None:
        self.dogma = dogma
        self.you = you
        self._shares: dict[int, bool] = {}
        self._spared: set[int] = set()

    async def admits(self, player: Player, effect: Effect) -> bool:
        """Whether this player, about to carry out an effect, actually does.

        A distant player is asked once, before the first shared effect, whether to pay for sharing
        all of them, and before each demand whether to pay for being spared in this action.
        """
        seat = player.seat
        if seat in self._shares and not effect.is_demand:
            return self._shares[seat]
        if seat in self._spared:
            return False
        if seat not in self.dogma.state.seating.distant[self.you.seat]:
            return True
        if effect.is_demand:
            if await self._paid(player, effect, TO_BE_SPARED):
                self._spared.add(seat)
                return False
            return True
        self._shares[seat] = await self._paid(player, effect, TO_SHARE)
        return self._shares[seat]

    async def _paid(self, player: Player, effect: Effect, purpose: str) -> bool:
        paid = await may_choose(self.dogma.state, effect, player, player.hand, PAY[purpose])
        if paid is None:
            return False
        self.dogma.parley(player, paid, purpose, self.you.seat)
        return True

    async def pay_to_activate(self, card: Card) -> None:
        """Return a card from the hand of the player who activates a distant player's top card."""
        you = self.you
        state = self.dogma.state
        owner = next(seat for seat in state.seating.distant[you.seat] if state.players[seat].top(card.color) is card)
        paid = await choose(state, card.effects[0], you, you.hand, PAY[TO_ACTIVATE])
        assert paid is not None, "who has no card to pay is not offered the action"
        self.dogma.parley(you, paid, TO_ACTIVATE, owner)
