"""The five special achievements: who has met their conditions.

Editions 1 and 3 grant them at once, also in the middle of an effect, so
`moves` asks `may_qualify` after every change of a board: a filter that is
cheap and never wrong when it says no.  Edition 4 grants them at the end of
every action.
"""

from collections.abc import Callable
from typing import Final

from splay.card import packed
from splay.state import Player
from splay.terms import ASLANT, CLOCK, EMPIRE, ICONS, MONUMENT, PERSON, RIGHT, UNIVERSE, UNSPLAYED, UP, WONDER, WORLD

EMPIRE_EACH: Final = 3
WORLD_CLOCKS: Final = 12
MONUMENT_CARDS: Final = 6
MONUMENT_DEMANDS: Final = 4
UNIVERSE_VALUE: Final = 8

# Adding 128 - 3 to each eight-bit count sets its highest bit exactly if it is 3 or more.
_ONES: Final = packed([icon for icon in ICONS if icon != PERSON])
_EMPIRE_LIFT: Final = _ONES * (128 - EMPIRE_EACH)
_EMPIRE_BITS: Final = _ONES * 128
_CLOCK_SHIFT: Final = 8 * CLOCK


def has_empire(player: Player) -> bool:
    """Three or more of each of the six icons; persons neither count nor stand in for others."""
    return (player.icons + _EMPIRE_LIFT) & _EMPIRE_BITS == _EMPIRE_BITS


def has_monument(player: Player) -> bool:
    """Six cards tucked, or six scored, in one turn; the two are never added up."""
    return player.tucked >= MONUMENT_CARDS or player.scored >= MONUMENT_CARDS


def has_demanding_monument(player: Player) -> bool:
    """Four or more top cards with a demand effect (edition 4)."""
    return sum([pile[0].has_demand for pile in player.piles if pile]) >= MONUMENT_DEMANDS


def has_universe(player: Player) -> bool:
    """Five top cards, each of value 8 or more."""
    return all(pile and pile[0].value >= UNIVERSE_VALUE for pile in player.piles)


def has_wonder(player: Player) -> bool:
    """Five colors splayed, each right, up or aslant."""
    return all(splay in (RIGHT, UP, ASLANT) for splay in player.splays)


def has_world(player: Player) -> bool:
    """Twelve or more clocks."""
    return player.count(CLOCK) >= WORLD_CLOCKS


Condition = Callable[[Player], bool]
_CONDITIONS: Final[dict[str, Condition]] = {
    EMPIRE: has_empire,
    MONUMENT: has_monument,
    UNIVERSE: has_universe,
    WONDER: has_wonder,
    WORLD: has_world,
}
CONDITIONS: Final[dict[int, dict[str, Condition]]] = {
    1: _CONDITIONS,
    3: _CONDITIONS,
    4: {**_CONDITIONS, MONUMENT: has_demanding_monument},
}
"""Whether a player has earned a special achievement, by number of the edition and its name."""


def icons_may_qualify(icons: int, available: tuple[str, ...]) -> bool:
    """Whether these packed counts are enough for Empire or World, if these are available."""
    has_each = (icons + _EMPIRE_LIFT) & _EMPIRE_BITS == _EMPIRE_BITS
    return (has_each and EMPIRE in available) or ((icons >> _CLOCK_SHIFT) & 255 >= WORLD_CLOCKS and WORLD in available)


def may_have_earned(player: Player) -> bool:
    """False if the player has certainly met no condition of edition 4: a filter for the end of an action."""
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
