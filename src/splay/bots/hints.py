"""A hint: advice within a fixed time, and what each option changes."""

from dataclasses import dataclass
from typing import Final

from splay.bots.advice import Advice, advise
from splay.bots.reasons import Reason, reasons
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
        reasons: for each of them in turn, what changes by it; empty where that cannot be told.
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
    return Hint(advice, tuple(reasons(view, each.option, "", seed) for each in advice.suggestions))
