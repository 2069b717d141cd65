"""The five special achievements and who has met their conditions.

Editions 1 and 3 grant them at once, even in the middle of an effect, so
`moves` calls `may_qualify` after every change to a board: a cheap filter
that is never wrong when it says no.  Edition 4 grants them at the end of
every action.
"""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from splay.position.card import Card, packed
from splay.position.state import Player
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
    UNSPLAYED,
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

# Adding 128 - 3 to each eight-bit count sets its highest bit if and only if it is 3 or more.
_ONES: Final = packed(EMPIRE_ICONS)
_EMPIRE_LIFT: Final = _ONES * (128 - EMPIRE_EACH)
_EMPIRE_BITS: Final = _ONES * 128
_CLOCK_SHIFT: Final = 8 * CLOCK


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

    def count(self, icon: int) -> int:
        """Visible icons of a kind."""


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
CONDITIONS: Final = {1: _CONDITIONS, 3: _CONDITIONS, 4: {**_CONDITIONS, MONUMENT: demanding_monument}}
"""The functions that measure a player's progress, by edition number and achievement name."""


def progress(name: str, edition: int, player: HasBoard) -> Progress:
    """How much of the condition of a special achievement a player meets in an edition, and how much it takes."""
    return CONDITIONS[edition][name](player)


def has_earned(name: str, edition: int, player: HasBoard) -> bool:
    """Whether a player meets the condition of a special achievement in an edition."""
    done, needed = progress(name, edition, player)
    return done >= needed


# Filters that save the engine a close look after nearly every change; never wrong when they say no.


def icons_may_qualify(icons: int, available: tuple[str, ...]) -> bool:
    """Whether these packed counts are enough for Empire or World, if these are available."""
    has_each = (icons + _EMPIRE_LIFT) & _EMPIRE_BITS == _EMPIRE_BITS
    return (has_each and EMPIRE in available) or ((icons >> _CLOCK_SHIFT) & 255 >= WORLD_CLOCKS and WORLD in available)


def may_have_earned(player: Player) -> bool:
    """False if the player has certainly met no condition of edition 4; a filter for the end of an action."""
    icons = player.icons
    if (icons + _EMPIRE_LIFT) & _EMPIRE_BITS == _EMPIRE_BITS or (icons >> _CLOCK_SHIFT) & 255 >= WORLD_CLOCKS:
        return True
    piles = player.piles
    demands = 0
    for pile in piles:
        if pile and pile[0].has_demand:
            demands += 1
    if demands >= MONUMENT_DEMANDS:
        return True
    if () in piles:
        return False
    if UNSPLAYED not in player.splays:
        return True
    for pile in piles:  # noqa: SIM110 - half the cost of a generator
        if pile[0].value < UNIVERSE_VALUE:
            return False
    return True


def may_qualify(player: Player, available: tuple[str, ...]) -> bool:
    """False if the player's board certainly meets no condition of these achievements."""
    if icons_may_qualify(player.icons, available):
        return True
    for pile in player.piles:
        if not pile or pile[0].value < UNIVERSE_VALUE:
            return False
    return UNIVERSE in available
