"""Effects whose decisions another player makes (The Unseen)."""

from collections.abc import Coroutine, Generator
from typing import Any

from splay.position.card import Card
from splay.position.decision import Decision
from splay.position.event_log import LOOK, Log
from splay.position.state import Player
from splay.position.zones import OWNED
from splay.rules.parts import sort_if_all


class Decider:
    """A player who answers what another would be asked, and sees what that player sees.

    Everything else stays as it is: who carries out the effects, whose cards move, and what third players are asked.

    Attributes:
        you: who carries out the effects.
        decider: who answers.
    """

    def __init__(self, log: Log, you: Player, decider: Player) -> None:
        self.you = you
        self.decider = decider
        self._log = log
        self._looked: set[Card] = set()

    def look(self) -> None:
        """Note which cards the other player sees now and has not seen yet."""
        you, decider = self.you.seat, self.decider.seat
        for zone in OWNED:
            if zone.shows_to(you, you) and not zone.shows_to(you, decider):
                cards = tuple([card for card in self.you.zone(zone.name) if card not in self._looked])
                if cards:
                    self._looked.update(cards)
                    self._log.append((LOOK, you, cards, zone.name, decider))
                    sort_if_all(self.you, zone.name, cards)

    def decides(self, asking: Coroutine[Any, None, None]) -> "Decided":
        """An effect in which this player decides."""
        return Decided(asking, self)


class Decided:
    """Something to await in which a `Decider` is asked instead of who carries it out."""

    def __init__(self, asking: Coroutine[Any, None, None], by: Decider) -> None:
        self._asking = asking
        self._by = by

    def __await__(self) -> Generator[Decision, None, None]:
        for ask in self._asking.__await__():
            if ask.seat == self._by.you.seat:
                self._by.look()
                ask.seat = self._by.decider.seat
            yield ask
