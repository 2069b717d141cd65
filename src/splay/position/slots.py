"""What fills the slots of a card: an icon, the picture, a bonus, an echo effect, or a sign of a city.

A card has four slots, a city two more.  Each is written in one word in the facts of the cards: `slot_of` reads it.

Sources: rulebook of edition 4, "Cards"; rulebook 4.1 of the publisher, "Echoes of the Past" and "Cities of Destiny".
"""

from typing import Final

from splay.position.terms import ASLANT, HEX, ICON_NAMES, LEFT, RIGHT, UNSPLAYED, UP

# Places: top left, bottom left, bottom middle, bottom right; of a city also top middle and top right, which only a top
# card shows.
SHOWN_PLACES: Final = {UNSPLAYED: (), LEFT: (3,), RIGHT: (0, 1), UP: (1, 2, 3), ASLANT: (0, 1, 2, 3)}
"""Which places a covered card shows, per direction of the splay (rulebooks, "Splaying")."""

ICON: Final = "icon"
PICTURE: Final = "picture"
BONUS: Final = "bonus"
ECHO: Final = "echo"
SIGN: Final = "sign"

PLUS: Final = "plus"
ARROWS: Final = {"arrow left": LEFT, "arrow right": RIGHT, "arrow up": UP}
"""The signs that splay, by their word, with the direction."""
JUNK_SIGN: Final = "junk"
UNSPLAY_SIGN: Final = "unsplay"
UPLIFT: Final = "uplift"
SEARCH: Final = "search"
FLAG: Final = "flag"
FOUNTAIN: Final = "fountain"
SIGNS: Final = (PLUS, *ARROWS, JUNK_SIGN, UNSPLAY_SIGN, UPLIFT, FLAG, FOUNTAIN)
"""The signs of cities that fill a slot alone; a search is an icon with a lens."""


class CardSlot:
    """What fills one place of a card.  Compared by what it shows.

    Attributes:
        kind: `ICON`, `PICTURE`, `BONUS`, `ECHO` or `SIGN`.
        icon: the icon that counts here, one of `terms.ICONS`; `terms.HEX` if none does.
        bonus: the value of a bonus; otherwise 0.
        sign: the sign of a city, one of `SIGNS` or `SEARCH`; otherwise empty.
    """

    __slots__ = ("bonus", "icon", "kind", "sign")

    def __init__(self, kind: str, icon: int = HEX, bonus: int = 0, sign: str = "") -> None:
        self.kind = kind
        self.icon = icon
        self.bonus = bonus
        self.sign = sign

    @property
    def word(self) -> str:
        """How the facts of the cards write it."""
        if self.sign == SEARCH:
            return f"{SEARCH} {ICON_NAMES[self.icon]}"
        if self.kind == ICON:
            return ICON_NAMES[self.icon]
        if self.kind == BONUS:
            return f"{BONUS} {self.bonus}"
        return "hex" if self.kind == PICTURE else self.sign or self.kind

    def __eq__(self, other: object) -> bool:
        return self.word == other.word if isinstance(other, CardSlot) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.word)

    def __repr__(self) -> str:
        return f"<slot {self.word}>"


def slot_of(word: str) -> CardSlot:
    """The slot that the facts of a card write this way.

    Raises:
        AssertionError: no slot is written so.

    >>> slot_of("leaf"), slot_of("bonus 3").bonus, slot_of("search castle").kind
    (<slot leaf>, 3, 'icon')
    """
    if word == "hex":
        return CardSlot(PICTURE)
    if word == ECHO:
        return CardSlot(ECHO)
    if word in SIGNS:
        return CardSlot(SIGN, sign=word)
    first, _, rest = word.partition(" ")
    if first == BONUS and rest.isdecimal():
        return CardSlot(BONUS, bonus=int(rest))
    if first == SEARCH and rest in ICON_NAMES:
        return CardSlot(ICON, ICON_NAMES.index(rest), sign=SEARCH)
    if word in ICON_NAMES:
        return CardSlot(ICON, ICON_NAMES.index(word))
    raise AssertionError(f"no slot of a card is written {word!r}")
