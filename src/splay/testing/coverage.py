"""What random games have covered: effects that ran, effects that changed something, and rare events."""

from collections import Counter
from typing import Final

from splay.position.card_moves import Chain, Event, Junk, PayForParley
from splay.position.decision import ACTION, OPENING, Decision
from splay.position.editions import Edition
from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.position.events import EffectBegins, JunkDeck, JunkSpecial, Lose, RestoreSpecial, ShareBonus, TurnBegins, Win
from splay.position.terms import ACHIEVEMENTS
from splay.position.verbs import GIVE_UP

CHAIN: Final = "chain achievement"
LOST: Final = "lost by a card"
GAVE_UP: Final = "gave up"
JUNKED_DECK: Final = "junked deck"
JUNKED_ACHIEVEMENT: Final = "junked achievement"
JUNKED_SPECIAL: Final = "junked special achievement"
RESTORED: Final = "restored special achievement"
DRAWN: Final = "drawn game"
LEFT_CHOOSING: Final = "gave up while first cards were chosen"
LEFT_BETWEEN: Final = "gave up between actions"
LEFT_ASKED: Final = "gave up when asked"
LEFT_MEANWHILE: Final = "gave up while another was asked"
LEFT_AFTER: Final = "gave up while a partner was asked whether to"
PHASES: Final = (LEFT_CHOOSING, LEFT_BETWEEN, LEFT_ASKED, LEFT_MEANWHILE, LEFT_AFTER)
"""When players give up; their `GAVE_UP` follows, at once or later, unless the game ends before."""
RARE: Final = (
    *(CHAIN, LOST, GAVE_UP, *(f"parley to {purpose}" for purpose in (TO_ACTIVATE, TO_SHARE, TO_BE_SPARED))),
    *(JUNKED_DECK, JUNKED_ACHIEVEMENT, JUNKED_SPECIAL, RESTORED, DRAWN, *PHASES),
)
"""What happens only in edition 4, and not in every game."""


class Coverage:
    """Notes which effects ran, and which changed something, directly or through a card they execute.

    Attributes:
        ran, changed: effects as "Card 1".
        seen: how often each of `RARE` happened.
    """

    def __init__(self, edition: Edition, ran: set[str], changed: set[str], seen: Counter[str]) -> None:
        self.ran = ran
        self.changed = changed
        self.seen = seen
        self._changes = edition.sharing_changes | {Win.kind}
        self._running = ""
        self._count = 0
        self._count_at_start: dict[str, int] = {}

    @staticmethod
    def rare(edition: Edition) -> tuple[str, ...]:
        """What `seen` counts in this edition."""
        return RARE if edition.players_leave else ()

    def note(self, events: list[Event], began: bool) -> None:
        """Take in what a pick caused; `began` means it chose an action, so no effect was in progress."""
        if began:
            self._running = ""
        for event in events:
            if isinstance(event, EffectBegins):
                self._run(event)
            elif isinstance(event, (ShareBonus, TurnBegins, PayForParley)):
                self._running = ""
            elif event.kind in self._changes or (isinstance(event, Lose) and event.by_card):
                self._count += 1
                if self._running:
                    self.changed.add(self._running)
            if rare := _rare(event):
                self.seen[rare] += 1

    def _run(self, event: EffectBegins) -> None:
        self._running = f"{event.effect.card} {event.effect.number}"
        if event.resumed and self._count > self._count_at_start[self._running]:
            self.changed.add(self._running)
        self.ran.add(self._running)
        self._count_at_start[self._running] = self._count


def phase_of(ask: Decision, seat: int) -> str:
    """Which of `PHASES` it is when this player gives up at this question."""
    if ask.verb is GIVE_UP:
        return LEFT_AFTER
    if ask.kind in (OPENING, ACTION):
        return LEFT_CHOOSING if ask.kind == OPENING else LEFT_BETWEEN
    return LEFT_ASKED if ask.seat == seat else LEFT_MEANWHILE


def _rare(event: Event) -> str:
    """Which of `RARE` this is; empty for anything else."""
    match event:
        case Lose(by_card=by_card):
            return LOST if by_card else GAVE_UP
        case PayForParley(purpose=purpose):
            return f"parley to {purpose}"
        case Junk(origin=origin):
            return JUNKED_ACHIEVEMENT if origin == ACHIEVEMENTS else ""
        case Win(seat=seat):
            return DRAWN if seat is None else ""
    return _RARE.get(type(event), "")


_RARE: Final[dict[type[Event], str]] = {
    Chain: CHAIN,
    JunkSpecial: JUNKED_SPECIAL,
    JunkDeck: JUNKED_DECK,
    RestoreSpecial: RESTORED,
}
