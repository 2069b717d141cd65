"""The special achievements of Cities of Destiny, which are claimed at once, by melding or junking a city.

Rulebook 4.1 of the publisher, "Cities of Destiny"; their conditions never hold at the end of an action.
"""

from typing import Final

from splay.position.card import Card
from splay.position.slots import ARROWS, FLAG, FOUNTAIN
from splay.position.terms import FAME, GLORY, LEFT, REPUTE, RIGHT, TRADITION, UP, VICTORY

_BY_MELDING: Final = {LEFT: TRADITION, RIGHT: REPUTE, UP: FAME}
_BY_JUNKING: Final = {FLAG: GLORY, FOUNTAIN: VICTORY}


def earned_by_melding(city: Card, splay: int) -> list[str]:
    """What is earned by melding a city with an arrow on a pile that is splayed that way."""
    arrows = {ARROWS[slot.sign] for slot in city.slots if slot.sign in ARROWS}
    return [_BY_MELDING[splay]] if splay in arrows else []


def earned_by_junking(city: Card) -> list[str]:
    """What is earned by junking a city with a flag or a fountain from the own hand."""
    signs = {slot.sign for slot in city.slots}
    return [special for sign, special in _BY_JUNKING.items() if sign in signs]
