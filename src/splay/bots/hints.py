"""A hint: advice within a fixed time, and what each option gives that the others do not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.bots.advice import Advice, advise
from splay.bots.reasons import HAND, Reason, reasons
from splay.position.actions import DRAW
from splay.views.view import View

SECONDS: Final = 0.7
"""How long a hint takes."""
ADVICE_SHARE: Final = 0.95
"""The share of that time for the advice itself; reasons take a few milliseconds."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice with its reasons.

    Attributes:
        advice: the best options.
        reasons: for each of them in turn, what it gives more than the one it is compared with, see `compared_with`;
            empty where that cannot be told.
    """

    advice: Advice
    reasons: tuple[tuple[Reason, ...], ...]


def hint(view: View, seconds: float = SECONDS, simulations: int = 0, seed: int = 0) -> Hint:
    """A hint for the seat that is asked.

    Args:
        view: of this seat.
        seconds: how long it may take; 0 for no limit.
        simulations: how many continuations are tried; 0 for as many as there is time for.
        seed: of the randomness.

    Raises:
        NotYourDecision, CannotRedeal, SetupError: as `advise`.
    """
    advice = advise(view, seconds=ADVICE_SHARE * seconds, simulations=simulations, seed=seed)
    options = [each.option for each in advice.suggestions]
    return Hint(advice, tuple(_why(view, options, place, seed) for place in range(len(options))))


def compared_with(place: int, count: int) -> int | None:
    """The place of the option that one of those shown is compared with, so that reasons tell them apart.

    The best is compared with the second, and all others with the best.  None if there is no other: then it is compared
    with how things are now.

    Args:
        place: of the option, the best first, counted from 0.
        count: how many there are.
    """
    if count == 1:
        return None
    return 0 if place else 1


def _why(view: View, options: Sequence[str], place: int, seed: int) -> tuple[Reason, ...]:
    """What an option gives more than another; but that drawing gives a card everyone knows."""
    other = compared_with(place, len(options))
    found = reasons(view, options[place], "" if other is None else options[other], seed)
    if options[place] != DRAW:
        return found
    return tuple(reason for reason in found if (reason.kind, reason.seat) != (HAND, view.seat))
