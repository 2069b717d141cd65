"""What random games have seen: effects that ran, that changed something, and what happens rarely."""

from collections import Counter
from typing import Final

from splay.editions import Edition, edition_of
from splay.events import (
    ACHIEVE,
    BONUS,
    EFFECT,
    JUNK_CARD,
    JUNK_DECK,
    LOSE,
    PARLEY,
    RESTORE,
    RESUMED,
    TO_ACTIVATE,
    TO_BE_SPARED,
    TO_SHARE,
    TURN,
    WIN,
    Event,
)
from splay.terms import ACHIEVEMENTS, DECK

CHAIN: Final = "chain achievement"
LOST: Final = "lost by a card"
GAVE_UP: Final = "gave up"
JUNKED_DECK: Final = "junked deck"
JUNKED_ACHIEVEMENT: Final = "junked achievement"
JUNKED_SPECIAL: Final = "junked special achievement"
RESTORED: Final = "restored special achievement"
DRAWN: Final = "drawn game"
RARE: Final = (
    *(CHAIN, LOST, GAVE_UP, *(f"parley to {purpose}" for purpose in (TO_ACTIVATE, TO_SHARE, TO_BE_SPARED))),
    *(JUNKED_DECK, JUNKED_ACHIEVEMENT, JUNKED_SPECIAL, RESTORED, DRAWN),
)
"""What only edition 4 has, and not in every game."""


class Coverage:
    """Notes which effects ran and which changed something, themselves or by what they execute.

    Attributes:
        ran, changed: effects as "Card 1".
        seen: how often each of `RARE` happened.
    """

    def __init__(self, edition: Edition, ran: set[str], changed: set[str], seen: Counter[str]) -> None:
        self.ran = ran
        self.changed = changed
        self.seen = seen
        self._changes = edition.sharing_changes | {WIN}
        self._running = ""
        self._count = 0
        self._count_at_start: dict[str, int] = {}

    @staticmethod
    def rare(edition: int) -> tuple[str, ...]:
        """What `seen` counts in this edition."""
        return RARE if edition_of(edition).players_leave else ()

    def note(self, events: list[Event], began: bool) -> None:
        """Take in what a pick caused; `began`: it chose an action, so that no effect was in progress."""
        if began:
            self._running = ""
        for event in events:
            if event.kind == EFFECT:
                self._run(event)
            elif event.kind in (BONUS, TURN, PARLEY):
                self._running = ""
            elif event.kind in self._changes or (event.kind == LOSE and event.origin):
                self._count += 1
                if self._running:
                    self.changed.add(self._running)
            if rare := _rare(event):
                self.seen[rare] += 1

    def _run(self, event: Event) -> None:
        self._running = f"{event.what.card} {event.what.number}"
        if event.target == RESUMED and self._count > self._count_at_start[self._running]:
            self.changed.add(self._running)
        self.ran.add(self._running)
        self._count_at_start[self._running] = self._count


def _rare(event: Event) -> str:
    """Which of `RARE` this is; empty for everything else."""
    if event.kind == ACHIEVE and event.origin == DECK:
        return CHAIN
    if event.kind == LOSE:
        return LOST if event.origin else GAVE_UP
    if event.kind == PARLEY:
        return f"parley to {event.origin}"
    if event.kind == JUNK_CARD and event.origin == ACHIEVEMENTS:
        return JUNKED_SPECIAL if isinstance(event.what, str) else JUNKED_ACHIEVEMENT
    if event.kind == WIN and event.seat < 0:
        return DRAWN
    return {JUNK_DECK: JUNKED_DECK, RESTORE: RESTORED}.get(event.kind, "")
