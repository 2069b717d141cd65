"""Characters: what a bot likes beyond what wins, so that two of the same strength play differently.

A character tilts how positions are judged: a bot that likes something rates its chances higher where it has
more of it.  What wins still counts most, so a character costs little strength.
"""

import random
from dataclasses import dataclass
from math import exp
from typing import Final

from splay.bots.evaluation import measures
from splay.bots.tree import Judge
from splay.errors import SetupError
from splay.position.state import State


@dataclass(frozen=True, slots=True)
class Style:
    """A character.

    Attributes:
        name: as it is given on the command line.
        mine: what one more of each measure is worth to it, in the logarithm of the odds, in the order of `MEASURES`.
        theirs: what one less of each is worth that its opponents have, on average.
    """

    name: str
    mine: tuple[float, ...] = ()
    theirs: tuple[float, ...] = ()

    def tilt(self, state: State, seat: int) -> float:
        """By how much a seat likes a position, in the logarithm of the odds."""
        total = _weighed(self.mine, state, seat)
        opponents = [other for other in state.seating.opponents[seat] if other not in state.seating.out]
        for other in opponents if self.theirs else ():
            total -= _weighed(self.theirs, state, other) / len(opponents)
        return total


def _weighed(weights: tuple[float, ...], state: State, seat: int) -> float:
    if not weights:
        return 0.0
    total = 0.0
    for weight, measure in zip(weights, measures(state, state.players[seat]), strict=True):
        total += weight * measure
    return total


EVEN_HANDED: Final = "even-handed"
"""The character that likes nothing beyond what wins, which is that of a bot unless another one is given."""
STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        Style(EVEN_HANDED),
        # The measures: achievements, the same squared, claimable, share of the next ones, points, tops, highest top,
        # colors, icons, splayed, hand, hand beyond tops, leads in icons, top cards of one's own.
        Style("builder", mine=(0, 0, 0, 0, 0, 0, 0, 0.15, 0.03, 0.35, 0, 0, 0, 0)),
        Style(
            "raider",
            mine=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.12, 0.06),
            theirs=(0, 0, 0, 0, 0.03, 0.02, 0, 0.08, 0.01, 0, 0.05, 0, 0, 0),
        ),
        Style("collector", mine=(0.15, 0, 0.15, 0.2, 0.012, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    )
}
"""The characters, by name."""


def style_named(name: str) -> Style:
    """A character.

    Raises:
        SetupError: there is no such character.
    """
    if name not in STYLES:
        raise SetupError("no character is named {name!r}: there are {styles}", name=name, styles=", ".join(STYLES))
    return STYLES[name]


def styled(judge: Judge, style: Style, seat: int) -> Judge:
    """How a seat of this character judges."""
    if not style.mine and not style.theirs:
        return judge

    def tilted(state: State, viewer: int) -> list[float]:
        return _shifted(judge(state, viewer), state, seat, style.tilt(state, seat))

    return tilted


def careless(judge: Judge, slack: float, seat: int, rng: random.Random) -> Judge:
    """How a seat judges when it is often mistaken.

    Args:
        judge: what it would find without mistakes.
        slack: how far off it typically is, in the logarithm of the odds.
        seat: who is mistaken.
        rng: the randomness.
    """
    if not slack:
        return judge

    def mistaken(state: State, viewer: int) -> list[float]:
        return _shifted(judge(state, viewer), state, seat, slack * rng.gauss(0, 1))

    return mistaken


def _shifted(chances: list[float], state: State, seat: int, by: float) -> list[float]:
    """The chances to win with those of a seat and its team higher by so much in the logarithm of the odds."""
    if state.outcome is not None:
        return chances
    team = state.seating.team_of(seat)
    factor = exp(by)
    mine = chances[seat]
    whole = 1 - mine + mine * factor
    return [each * factor / whole if other in team else each / whole for other, each in enumerate(chances)]
