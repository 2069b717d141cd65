"""What came of a dogma where no event says it: effects that changed nothing, and sharing that brought no card."""

from dataclasses import dataclass, field
from typing import Final

from splay.position.decision import CARD, COLOR, WHETHER
from splay.position.events import DogmaBegins, EffectBegins
from splay.position.terms import PASS

NOT_ASKED: Final = "not asked"
DECLINED: Final = "declined"
ANSWERED: Final = "answered"


_TELLING: Final = (CARD, COLOR, WHETHER)
"""The kinds of questions of which everybody sees it if they are not declined: a card moves, a pile is splayed."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a question of an effect, as far as the reader may know it.

    Attributes:
        seat: who answered.
        kind: what was asked for, as in `Decision`; everybody knows that.
        option: what was picked; None if it was not the reader who picked.
    """

    seat: int
    kind: str
    option: str | None

    @property
    def declines(self) -> bool:
        """Whether it declined, given that nothing came of it."""
        return self.kind in _TELLING if self.option is None else self.option == PASS


@dataclass(frozen=True, slots=True)
class Unchanged:
    """An effect of which nothing has come.

    Attributes:
        event: who carried out which effect.
        step: the step at which it began.
        because: whether who carried it out was not asked, declined, or answered otherwise.
    """

    event: EffectBegins
    step: int
    because: str = NOT_ASKED


@dataclass(slots=True)
class Outcomes:
    """Follows one dogma action after the other, event by event."""

    _effect: Unchanged | None = None
    _shares: list[int] = field(default_factory=list)
    _may_be_shared: bool = False

    def activated(self, event: DogmaBegins) -> None:
        """A card is activated."""
        self.forget()
        self._may_be_shared = any(not effect.is_demand for effect in event.card.effects)

    def begun(self, event: EffectBegins, step: int) -> Unchanged | None:
        """An effect begins or continues; what of the one before is over and has changed nothing."""
        before = self._effect
        is_inner = before is not None and before.event.effect.card != event.effect.card
        if event.resumed:
            self._effect = None if is_inner else before
            return before if is_inner else None
        self._effect = Unchanged(event, step)
        if not event.effect.is_demand and event.seat != event.activator:
            self._shares.append(event.seat)
        return None if is_inner else before  # an effect that executes a card has done something

    def changed(self) -> None:
        """The effect has changed something, or it was said what came of it."""
        self._effect = None

    def answered(self, answer: Answered) -> None:
        """A question of the effect was answered."""
        if self._effect is not None:
            event, before = self._effect.event, self._effect.because
            declined = answer.declines and answer.seat == event.seat and before != ANSWERED
            self._effect = Unchanged(event, self._effect.step, DECLINED if declined else ANSWERED)

    def ended(self) -> Unchanged | None:
        """The effect is over: it, if it has changed nothing."""
        ended, self._effect = self._effect, None
        return ended

    def unshared(self) -> bool | None:
        """The action is over: whether others have shared for nothing; None if nothing is to be said of sharing."""
        found = bool(self._shares) if self._may_be_shared else None
        self.forget()
        return found

    def forget(self) -> None:
        """Nothing more is to be said of this action: a card was drawn for sharing, or the game is over."""
        self._effect, self._shares, self._may_be_shared = None, [], False
