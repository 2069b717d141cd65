"""Filters that save a close look at the conditions of special achievements after nearly every change.

Editions 1 and 3 grant special achievements at once, even in the middle of an effect, so `moves` calls `may_qualify`
after every change to a board.  Edition 4 grants them at the end of every action, see `may_have_earned`.  The filters
are never wrong when they say no.
"""

from typing import Final

from splay.position.card import packed
from splay.position.special_achievements import (
    EMPIRE_EACH,
    EMPIRE_ICONS,
    MONUMENT_DEMANDS,
    UNIVERSE_VALUE,
    WORLD_CLOCKS,
)
from splay.position.state import Player
from splay.position.terms import CLOCK, EMPIRE, UNIVERSE, UNSPLAYED, WORLD

# Adding 128 - 3 to each eight-bit count sets its highest bit if and only if it is 3 or more.
_ONES: Final = packed(EMPIRE_ICONS)
_EMPIRE_LIFT: Final = _ONES * (128 - EMPIRE_EACH)
_EMPIRE_BITS: Final = _ONES * 128
_CLOCK_SHIFT: Final = 8 * CLOCK


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
