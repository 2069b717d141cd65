"""The zones of the table: one entry for each, with whose it is and who sees which side of its cards.

Everything that is true of a zone follows from its entry: who may know what of a card that lies there or moves
(`sight`), what a view shows, which cards are hidden, what is copied, saved, checked, remembered and dealt anew.  A
zone that has no entry shows nothing to anyone.

Sources: the rulebooks of the editions; rulebook 4.1 of the publisher, "Looking at cards", for the zones of sets.
"""

from typing import Final

from splay.position.terms import (
    ACHIEVEMENTS,
    BASE,
    BOARD,
    BOX,
    DECK,
    ECHOES,
    FORECAST,
    HAND,
    JUNK,
    SAFE,
    SCORE,
    UNSEEN,
)

EVERYONE: Final = "everyone"
OWNER: Final = "owner"
NO_ONE: Final = "no one"


class Zone:
    """A zone of the table.

    Attributes:
        name: its name in code and JSON.
        faces: who sees the faces of its cards: `EVERYONE`, its `OWNER` or `NO_ONE`; all others see backs.
        is_owned: whether each player has one.
        is_common: whether there is one that belongs to nobody.
        is_ordered: whether everyone sees in which order its cards lie; otherwise backs are shown by deck.
        card_set: the set that it belongs to; games without that set do not have the zone.
        place: of a player's zone that belongs to a set, its place in `Player.set_zones`; otherwise -1.
    """

    __slots__ = ("card_set", "faces", "is_common", "is_ordered", "is_owned", "name", "place")

    def __init__(
        self,
        name: str,
        faces: str,
        owned: bool = False,
        common: bool = False,
        ordered: bool = False,
        card_set: str = BASE,
        place: int = -1,
    ) -> None:
        self.name = name
        self.faces = faces
        self.is_owned = owned
        self.is_common = common
        self.is_ordered = ordered
        self.card_set = card_set
        self.place = place

    def shows_to(self, owner: int | None, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) sees the faces in the zone of this owner (None: of nobody)."""
        return self.faces == EVERYONE or (self.faces == OWNER and seat is not None and seat == owner)

    def __repr__(self) -> str:
        return f"<zone {self.name}>"


ZONES: Final = {
    zone.name: zone
    for zone in (
        Zone(HAND, OWNER, owned=True),
        Zone(SCORE, OWNER, owned=True),
        Zone(BOARD, EVERYONE, owned=True, ordered=True),
        Zone(ACHIEVEMENTS, NO_ONE, owned=True, common=True),
        Zone(DECK, NO_ONE, common=True, ordered=True),
        Zone(BOX, EVERYONE, common=True),
        Zone(JUNK, NO_ONE, common=True),
        Zone(SAFE, NO_ONE, owned=True, ordered=True, card_set=UNSEEN, place=0),
        Zone(FORECAST, OWNER, owned=True, card_set=ECHOES, place=1),
    )
}
"""All zones by name."""

OWNED: Final = tuple([zone for zone in ZONES.values() if zone.is_owned])
"""The zones that each player has."""
COMMON: Final = tuple([zone for zone in ZONES.values() if zone.is_common])
"""The zones that belong to nobody."""
SET_ZONES: Final = tuple([zone for zone in OWNED if zone.place >= 0])
"""Those that belong to a set besides the base set, by their places."""
NO_SET_ZONES: Final = tuple([()] * len(SET_ZONES))
"""What a player has in them at first."""

assert [zone.place for zone in SET_ZONES] == list(range(len(SET_ZONES))), "places follow the order of the table"


def shows(zone: str, owner: int | None, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) sees the faces in a zone of this owner; False for an unknown zone."""
    entry = ZONES.get(zone)
    return entry is not None and entry.shows_to(owner, seat)
