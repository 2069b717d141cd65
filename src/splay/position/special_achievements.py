"""The five special achievements of the base set, and how much of their conditions a player meets."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from splay.position.card import Card
from splay.position.editions import Edition
from splay.position.slots import CardSlot
from splay.position.terms import (
    ASLANT,
    CLOCK,
    COLORS,
    EMPIRE,
    ICONS,
    MONUMENT,
    PERSON,
    RIGHT,
    UNIVERSE,
    UP,
    WONDER,
    WORLD,
)

EMPIRE_EACH: Final = 3
WORLD_CLOCKS: Final = 12
MONUMENT_CARDS: Final = 6
MONUMENT_DEMANDS: Final = 4
UNIVERSE_VALUE: Final = 8
EMPIRE_ICONS: Final = tuple([icon for icon in ICONS if icon != PERSON])
WONDER_SPLAYS: Final[tuple[int, ...]] = (RIGHT, UP, ASLANT)


class HasBoard(Protocol):
    """What the conditions look at: a `state.Player`, or a player as seen in a view."""

    @property
    def tops(self) -> Sequence[Card]:
        """The top cards of the board."""

    @property
    def splays(self) -> Sequence[int]:
        """The direction in which each color is splayed."""

    @property
    def tucked(self) -> int:
        """Cards tucked this turn."""

    @property
    def scored(self) -> int:
        """Cards scored this turn."""

    @property
    def achievements(self) -> Sequence[object]:
        """The cards owned as achievements."""

    @property
    def safe(self) -> Sequence[object]:
        """The secrets (The Unseen)."""

    @property
    def forecast(self) -> Sequence[object]:
        """The cards foreshadowed (Echoes of the Past)."""

    def count(self, icon: int) -> int:
        """Visible icons of a kind."""

    def slots_shown(self) -> list[list[CardSlot]]:
        """The slots that are visible on the board, by color; only where all boards are open."""


Progress = tuple[int, int]
"""How much of a condition is met, which may be more than enough, and how much it takes."""


def empire(player: HasBoard) -> Progress:
    """Three or more of each of the six icons; persons neither count nor replace others."""
    return sum([player.count(icon) >= EMPIRE_EACH for icon in EMPIRE_ICONS]), len(EMPIRE_ICONS)


def monument(player: HasBoard) -> Progress:
    """Six cards tucked, or six scored, in one turn; the two are never added up."""
    return max(player.tucked, player.scored), MONUMENT_CARDS


def demanding_monument(player: HasBoard) -> Progress:
    """Four or more top cards with a demand effect (edition 4)."""
    return sum([card.has_demand for card in player.tops]), MONUMENT_DEMANDS


def universe(player: HasBoard) -> Progress:
    """Five top cards, each of value 8 or more."""
    return sum([card.value >= UNIVERSE_VALUE for card in player.tops]), len(COLORS)


def wonder(player: HasBoard) -> Progress:
    """Five colors, each splayed right, up or aslant."""
    return sum([splay in WONDER_SPLAYS for splay in player.splays]), len(COLORS)


def world(player: HasBoard) -> Progress:
    """Twelve or more clocks."""
    return player.count(CLOCK), WORLD_CLOCKS


_CONDITIONS: Final[dict[str, Callable[[HasBoard], Progress]]] = {
    EMPIRE: empire,
    MONUMENT: monument,
    UNIVERSE: universe,
    WONDER: wonder,
    WORLD: world,
}


def conditions_of(edition: Edition) -> dict[str, Callable[[HasBoard], Progress]]:
    """The functions that measure a player's progress, by the names of the special achievements of the base set."""
    conditions = dict(_CONDITIONS)
    if edition.monument_counts_demands:
        conditions[MONUMENT] = demanding_monument
    return conditions
