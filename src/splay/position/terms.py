"""The game's nouns: colors, icons, splay directions, zones.  No logic.

They are small ints where they index a list (colors, icons, splays) and plain
words elsewhere, because enum members would cost a tenth of the engine's speed.
The ``*_NAMES`` tuples give the word for each number; records, JSON and pages
only ever use the words.
"""

from typing import Any, Final, TypeAlias, TypeVar

_Kind = TypeVar("_Kind")
Given: TypeAlias = _Kind | Any
"""An argument as a caller gave it, to be checked where it arrives.

Anything else than the kind it should be is refused there by name.  Compiled code would otherwise check the kind itself,
refuse it in words of its own, and take True for 1.
"""

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLORS: Final[tuple[int, ...]] = (RED, YELLOW, GREEN, BLUE, PURPLE)
COLOR_NAMES: Final[tuple[str, ...]] = ("red", "yellow", "green", "blue", "purple")

CROWN: Final = 0
LEAF: Final = 1
LIGHTBULB: Final = 2
CASTLE: Final = 3
FACTORY: Final = 4
CLOCK: Final = 5
PERSON: Final = 6
"""The seventh icon of edition 4."""
ICONS: Final[tuple[int, ...]] = (CROWN, LEAF, LIGHTBULB, CASTLE, FACTORY, CLOCK, PERSON)
ICON_NAMES: Final[tuple[str, ...]] = ("crown", "leaf", "lightbulb", "castle", "factory", "clock", "person")
HEX: Final = -1
"""The picture on a card: a place without an icon."""

UNSPLAYED: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3
ASLANT: Final = 4
"""Only in edition 4."""
SPLAY_NAMES: Final[tuple[str, ...]] = ("none", "left", "right", "up", "aslant")

HAND: Final = "hand"
SCORE: Final = "score"
BOARD: Final = "board"
DECK: Final = "deck"
ACHIEVEMENTS: Final = "achievements"
BOX: Final = "box"
"""Where removed cards go: out of the game for good (Fission in editions 1 and 3)."""
JUNK: Final = "junk"
"""The face-down pile of edition 4: out of play, touched only by effects that name it."""

SAFE: Final = "safe"
"""The secrets of a player, face down for everyone (The Unseen)."""
FORECAST: Final = "forecast"
"""The cards that a player has foreshadowed, face down for the others (Echoes of the Past)."""

BASE: Final = "base"
ECHOES: Final = "echoes"
FIGURES: Final = "figures"
CITIES: Final = "cities"
ARTIFACTS: Final = "artifacts"
UNSEEN: Final = "unseen"
SET_NAMES: Final[tuple[str, ...]] = (BASE, ECHOES, FIGURES, CITIES, ARTIFACTS, UNSEEN)
"""The sets of cards of edition 4, in the order in which the publisher sells them."""

EMPIRE: Final = "Empire"
MONUMENT: Final = "Monument"
UNIVERSE: Final = "Universe"
WONDER: Final = "Wonder"
WORLD: Final = "World"
SPECIAL_NAMES: Final[tuple[str, ...]] = (EMPIRE, MONUMENT, UNIVERSE, WONDER, WORLD)

# The special achievements of sets.
TRADITION: Final = "Tradition"
REPUTE: Final = "Repute"
FAME: Final = "Fame"
GLORY: Final = "Glory"
VICTORY: Final = "Victory"
CONFIDENCE: Final = "Confidence"
ZEN: Final = "Zen"
ANONYMITY: Final = "Anonymity"
FOLKLORE: Final = "Folklore"
MYSTERY: Final = "Mystery"
SUPREMACY: Final = "Supremacy"
DESTINY: Final = "Destiny"
WEALTH: Final = "Wealth"
HERITAGE: Final = "Heritage"
HISTORY: Final = "History"

PASS: Final = "pass"
"""The option that declines."""
YES: Final = "yes"
"""The option that accepts where the only choice is whether to."""
NOBODY_WINS: Final = "nobody"
"""The winner of a drawn game, in a record."""
GIVE_UP: Final = "give up"
"""What a player picks, asked or not, to leave a game of edition 4 for good."""
