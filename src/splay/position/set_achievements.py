"""The special achievements of sets, and how much of their conditions a player meets.

Rulebook 4.1 of the publisher, the pages of the sets and the reference card.  Those of Cities of Destiny are claimed at
once, when a city is melded or junked (`rules.city_achievements`), never for a condition.
"""

from collections.abc import Callable
from typing import Final

from splay.position.slots import BONUS, ECHO, PICTURE
from splay.position.special_achievements import HasBoard, Progress
from splay.position.terms import (
    ANONYMITY,
    CITIES,
    COLORS,
    CONFIDENCE,
    DESTINY,
    ECHOES,
    FACTORY,
    FAME,
    FOLKLORE,
    GLORY,
    HERITAGE,
    HISTORY,
    ICONS,
    MYSTERY,
    REPUTE,
    SUPREMACY,
    TRADITION,
    UNSEEN,
    VICTORY,
    WEALTH,
    ZEN,
)

CONFIDENCE_SECRETS: Final = 4
SUPREMACY_EACH: Final = 3
SUPREMACY_COLORS: Final = 4
DESTINY_CARDS: Final = 5
WEALTH_BONUSES: Final = 8
HERITAGE_PICTURES: Final = 8
HISTORY_ECHOES: Final = 4


def _with_top(player: HasBoard, value: int, is_met: bool) -> Progress:
    """A condition of The Unseen: a top card of at least a value, and something else."""
    has_top = any(card.value >= value for card in player.tops)
    return has_top + is_met, 2


def confidence(player: HasBoard) -> Progress:
    """A top card of value 5 or more, and four secrets or more."""
    return _with_top(player, 5, len(player.safe) >= CONFIDENCE_SECRETS)


def zen(player: HasBoard) -> Progress:
    """A top card of value 6 or more, and none of an odd value."""
    return _with_top(player, 6, not any(card.value % 2 for card in player.tops))


def anonymity(player: HasBoard) -> Progress:
    """A top card of value 7 or more, and no achievement that has a value."""
    return _with_top(player, 7, not player.achievements)


def folklore(player: HasBoard) -> Progress:
    """A top card of value 8 or more, and no visible factory."""
    return _with_top(player, 8, not player.count(FACTORY))


def mystery(player: HasBoard) -> Progress:
    """A top card of value 9 or more, and fewer than five colors."""
    return _with_top(player, 9, len(player.tops) < len(COLORS))


def supremacy(player: HasBoard) -> Progress:
    """Three or more of one icon in each of four colors."""
    shown = player.slots_shown()
    most = max(sum([sum([slot.icon == icon for slot in slots]) >= SUPREMACY_EACH for slots in shown]) for icon in ICONS)
    return most, SUPREMACY_COLORS


def destiny(player: HasBoard) -> Progress:
    """Five cards in the forecast."""
    return len(player.forecast), DESTINY_CARDS


def wealth(player: HasBoard) -> Progress:
    """Eight visible bonuses."""
    return sum([slot.kind == BONUS for slots in player.slots_shown() for slot in slots]), WEALTH_BONUSES


def heritage(player: HasBoard) -> Progress:
    """Eight visible pictures in one color."""
    return _most_in_a_color(player, PICTURE), HERITAGE_PICTURES


def history(player: HasBoard) -> Progress:
    """Four visible echo effects in one color."""
    return _most_in_a_color(player, ECHO), HISTORY_ECHOES


def _most_in_a_color(player: HasBoard, kind: str) -> int:
    return max(sum([slot.kind == kind for slot in slots]) for slots in player.slots_shown())


def never(player: HasBoard) -> Progress:
    """Claimed at once, for no condition."""
    return 0, 1


CONDITIONS: Final[dict[str, dict[str, Callable[[HasBoard], Progress]]]] = {
    ECHOES: {SUPREMACY: supremacy, DESTINY: destiny, WEALTH: wealth, HERITAGE: heritage, HISTORY: history},
    CITIES: dict.fromkeys((TRADITION, REPUTE, FAME, GLORY, VICTORY), never),
    UNSEEN: {CONFIDENCE: confidence, ZEN: zen, ANONYMITY: anonymity, FOLKLORE: folklore, MYSTERY: mystery},
}
"""By set and name."""
