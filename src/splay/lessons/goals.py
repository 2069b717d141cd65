"""When a step of the first game is done: conditions on what the learner sees and has done, not on what was clicked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.lessons.chapters import LEARNER, OPPONENT, LessonStep
from splay.position.terms import COLOR_NAMES, ICON_NAMES, SPLAY_NAMES
from splay.views.view import PlayerView, View


@dataclass(frozen=True, slots=True)
class Situation:
    """The table after a pick.

    Attributes:
        seen: what the learner sees.
        first_turn: the turn in which the chapter began.
        turn: the turn in which the step began.
        acts: the actions that the learner has completed since the step began.
    """

    seen: View
    first_turn: int
    turn: int
    acts: Sequence[str]

    @property
    def mine(self) -> PlayerView:
        """The learner."""
        return self.seen.players[LEARNER]


def icons(seen: View, icon: str) -> tuple[int, int]:
    """How many icons of a kind the learner and the opponent have."""
    at = ICON_NAMES.index(icon)
    return seen.players[LEARNER].count(at), seen.players[OPPONENT].count(at)


def _opened(at: Situation, what: Any) -> bool:
    return at.seen.active >= 0


def _did(at: Situation, what: Any) -> bool:
    return what in at.acts


def _colors(at: Situation, what: Any) -> bool:
    return len(at.mine.piles) >= int(what)


def _top(at: Situation, what: Any) -> bool:
    return any(card.name == what for card in at.mine.tops)


def _over(at: Situation, what: Any) -> bool:
    return at.seen.turn > at.turn


def _back(at: Situation, what: Any) -> bool:
    return at.seen.active == LEARNER and at.seen.turn > at.first_turn


def _as_many(at: Situation, what: Any) -> bool:
    mine, theirs = icons(at.seen, what)
    return mine >= theirs


def _splayed(at: Situation, what: Any) -> bool:
    color, direction = COLOR_NAMES.index(what[0]), SPLAY_NAMES.index(what[1])
    return at.mine.splays[color] >= direction


def _has(at: Situation, what: Any) -> bool:
    return what in at.mine.achievements


def _points(at: Situation, what: Any) -> bool:
    return at.mine.points >= int(what)


def _special(at: Situation, what: Any) -> bool:
    return what in at.mine.specials


def _won(at: Situation, what: Any) -> bool:
    return at.seen.outcome is not None and LEARNER in at.seen.outcome.winners


GOALS: Final[Mapping[str, Callable[[Situation, Any], bool]]] = {
    "opened": _opened,
    "did": _did,
    "colors": _colors,
    "top": _top,
    "over": _over,
    "back": _back,
    "as many": _as_many,
    "splayed": _splayed,
    "has": _has,
    "points": _points,
    "special": _special,
    "won": _won,
}
"""The kinds of conditions: the first cards are chosen; an action was carried out; so many colors, a top card; the turn
is over, it is the learner's turn again; as many icons as the opponent; a splay, or one that shows more; an
achievement, so many points, a special achievement; the game is won."""
FREE: Final = ("opened", "over", "back")
"""Goals that everything leads to: no action is a detour."""


def is_done(step: LessonStep, at: Situation) -> bool:
    """Whether the condition of a step holds; of one that only shows something it never does."""
    return not step.looks and GOALS[step.goal](at, step.what)
