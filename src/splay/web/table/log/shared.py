"""The log of a table that people share, as it is told to one reader."""

from typing import Final

from markupsafe import Markup

from splay.host.live_table import LiveTable
from splay.position.decision import ACTION
from splay.text.log import LogTurn, Telling
from splay.text.outcomes import Answered
from splay.text.reader import Reader
from splay.web.html.fragments import DrawnPart, Kept
from splay.web.html.sentences import PageNarration
from splay.web.html.terms import marked_message, marked_term

DRAWN_KEPT: Final = 120
"""So many turns and deeds are kept as they are drawn: those that one page shows, and the last ones as they went on."""


class LogNarration(PageNarration):
    """Makes the sentences of the log, in which the terms of the rules explain themselves."""

    def fill(self, message: str, **parts: object) -> Markup:
        """As in `PageNarration`, with the terms marked."""
        return super().fill(marked_message(message, self.cards, self.reader.language), **parts)

    def special(self, name: str) -> Markup:
        """A special achievement, which says what it requires."""
        return self.strong(marked_term(name, self.cards, self.reader.special(name)))


class TableTelling(Telling[Markup]):
    """A game at a table told to one reader.

    Attributes:
        drawn: turns and deeds, as the page shows them.
    """

    def __init__(self, live: LiveTable, seat: int | None, reader: Reader) -> None:
        start = live.game_at(0).state
        first = LogTurn[Markup](start.active, start.turn, 0) if start.active >= 0 else None
        super().__init__(LogNarration(seat, live.names, start.seating.rules, reader), first)
        self.drawn = Kept[DrawnPart](DRAWN_KEPT)
        self._picks = live.picks  # taking back makes a new list
        self._done = 0

    def tells(self, live: LiveTable) -> bool:
        """Whether what has been told still holds: no pick was taken back."""
        return self._picks is live.picks

    def follow(self, live: LiveTable) -> None:
        """Tell what has happened since."""
        seat = self.narration.seat
        told = live.told(seat)
        ask = live.game.decision
        ends = [*(pick.begins_action for pick in live.picks[self._done + 1 :]), ask is None or ask.kind == ACTION]
        for pick, happened, is_over in zip(live.picks[self._done :], told[self._done :], ends, strict=False):
            is_own = pick.seat == seat
            self.tell(
                happened,
                begins_action=pick.begins_action,
                chosen=pick.option if is_own and pick.auto else None,
                answer=(
                    None if is_own and pick.auto else Answered(pick.seat, pick.kind, pick.option if is_own else None)
                ),
                ends_action=is_over,
            )
        self._done = len(live.picks)
