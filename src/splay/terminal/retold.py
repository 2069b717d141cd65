"""A finished game told again to one seat: what it saw before some picks, and what followed from each."""

from collections.abc import Collection

from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.position.decision import ACTION
from splay.text.happened import happened
from splay.text.log import Telling
from splay.text.outcomes import Answered
from splay.text.plain import PlainNarration
from splay.views.view import View, seen_events, view


class Retold:
    """A finished game as the log tells it.

    Attributes:
        views: what the seat saw before the picks that were asked for.
    """

    def __init__(self, game: Game, narration: PlainNarration, picks: Collection[int]) -> None:
        """Tell a game again.

        Args:
            game: the game.
            narration: tells it to a seat.
            picks: how many picks there had been, at the moments to be looked at.
        """
        self.views: dict[int, View] = {}
        self._game = game
        self._telling = Telling(narration)
        self._ends = [0]
        self._actions: list[int] = []
        kind = ""
        for number, then in enumerate(Record.of(game).steps()):
            if number:
                self._tell(then, number - 1, kind)
            kind = then.decision.kind if then.decision else ""
            if kind in (ACTION, ""):
                self._actions.append(number)
            if number in picks:
                self.views[number] = view(then, narration.seat)

    def _tell(self, then: Game, pick: int, kind: str) -> None:
        """Tell what a pick caused, which answered a question of this kind."""
        seat, asker, option = self._telling.narration.seat, inside.askers(self._game)[pick], self._game.picks[pick]
        told = seen_events(then, seat)
        self._telling.tell(
            told,
            begins_action=kind == ACTION,
            answer=None if kind == ACTION else Answered(asker, kind, option if asker == seat else None),
            ends_action=then.decision is None or then.decision.kind == ACTION,
        )
        self._ends.append(self._ends[-1] + len(told))

    def happened(self, pick: int) -> list[str]:
        """What followed from a pick, up to the next action."""
        until = next(number for number in self._actions if number > pick)
        steps = self._ends[pick], self._ends[until]
        asker, option = inside.askers(self._game)[pick], self._game.picks[pick]
        return happened(self._telling.narration, self._telling.turns, option, asker, steps)
