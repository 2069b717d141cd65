"""The things an effect can offer to do when the player chooses one of several."""

from collections.abc import Mapping
from typing import Final

from splay.position.terms import (
    ANONYMITY,
    CONFIDENCE,
    DESTINY,
    EMPIRE,
    FAME,
    FOLKLORE,
    GLORY,
    HERITAGE,
    HISTORY,
    MONUMENT,
    MYSTERY,
    REPUTE,
    SUPREMACY,
    TRADITION,
    UNIVERSE,
    VICTORY,
    WEALTH,
    WONDER,
    WORLD,
    ZEN,
)
from splay.position.translatable import N_

DEEDS: Final[dict[str, "Deed"]] = {}
"""Every deed by its word."""


class Deed:
    """One of several things that an effect offers.  Immutable; pickling or copying gives the same object.

    Attributes:
        word: the option that picks it: ``draw``, ``junk Empire``.
        label: the English text of its button, a message of the catalogue.
        special: the special achievement it concerns; empty if none.
    """

    __slots__ = ("label", "special", "word")

    def __init__(self, word: str, label: str, special: str = "") -> None:
        assert word not in DEEDS, f"two deeds are called {word}"
        DEEDS[word] = self
        self.word = word
        self.label = label
        self.special = special

    def __reduce__(self) -> tuple[object, ...]:
        return deed_of, (self.word,)

    def __repr__(self) -> str:
        return f"<deed {self.word}>"


def deed_of(option: str) -> Deed:
    """The deed that an option picks.

    Raises:
        LookupError: there is no such deed.
    """
    return DEEDS[option]


DRAW: Final = Deed("draw", N_("Draw a card"))
DRAW_AND_SCORE: Final = Deed("draw and score", N_("Draw and score a card"))
EXCHANGE_HIGHEST: Final = Deed("exchange highest", N_("Exchange the highest cards of hand and score pile"))
JUNK_ALL_3S: Final = Deed("junk all 3s", N_("Junk the whole deck of age 3"))
_JUNK: Final[dict[str, Deed]] = {
    EMPIRE: Deed("junk Empire", N_("Junk Empire"), EMPIRE),
    MONUMENT: Deed("junk Monument", N_("Junk Monument"), MONUMENT),
    UNIVERSE: Deed("junk Universe", N_("Junk Universe"), UNIVERSE),
    WONDER: Deed("junk Wonder", N_("Junk Wonder"), WONDER),
    WORLD: Deed("junk World", N_("Junk World"), WORLD),
}
_RESTORE: Final[dict[str, Deed]] = {
    EMPIRE: Deed("restore Empire", N_("Make Empire available again"), EMPIRE),
    MONUMENT: Deed("restore Monument", N_("Make Monument available again"), MONUMENT),
    UNIVERSE: Deed("restore Universe", N_("Make Universe available again"), UNIVERSE),
    WONDER: Deed("restore Wonder", N_("Make Wonder available again"), WONDER),
    WORLD: Deed("restore World", N_("Make World available again"), WORLD),
}

BASE_DEEDS: Final = tuple(DEEDS)
"""What effects of the base set offer: the options that its games number.  Deeds of sets stand below."""

SAFEGUARD_ACHIEVEMENT: Final = Deed("safeguard an achievement", N_("Safeguard an achievement"))
_JUNK.update(
    {
        SUPREMACY: Deed("junk Supremacy", N_("Junk Supremacy"), SUPREMACY),
        DESTINY: Deed("junk Destiny", N_("Junk Destiny"), DESTINY),
        WEALTH: Deed("junk Wealth", N_("Junk Wealth"), WEALTH),
        HERITAGE: Deed("junk Heritage", N_("Junk Heritage"), HERITAGE),
        HISTORY: Deed("junk History", N_("Junk History"), HISTORY),
        TRADITION: Deed("junk Tradition", N_("Junk Tradition"), TRADITION),
        REPUTE: Deed("junk Repute", N_("Junk Repute"), REPUTE),
        FAME: Deed("junk Fame", N_("Junk Fame"), FAME),
        GLORY: Deed("junk Glory", N_("Junk Glory"), GLORY),
        VICTORY: Deed("junk Victory", N_("Junk Victory"), VICTORY),
        CONFIDENCE: Deed("junk Confidence", N_("Junk Confidence"), CONFIDENCE),
        ZEN: Deed("junk Zen", N_("Junk Zen"), ZEN),
        ANONYMITY: Deed("junk Anonymity", N_("Junk Anonymity"), ANONYMITY),
        FOLKLORE: Deed("junk Folklore", N_("Junk Folklore"), FOLKLORE),
        MYSTERY: Deed("junk Mystery", N_("Junk Mystery"), MYSTERY),
    }
)
_RESTORE.update(
    {
        SUPREMACY: Deed("restore Supremacy", N_("Make Supremacy available again"), SUPREMACY),
        DESTINY: Deed("restore Destiny", N_("Make Destiny available again"), DESTINY),
        WEALTH: Deed("restore Wealth", N_("Make Wealth available again"), WEALTH),
        HERITAGE: Deed("restore Heritage", N_("Make Heritage available again"), HERITAGE),
        HISTORY: Deed("restore History", N_("Make History available again"), HISTORY),
        TRADITION: Deed("restore Tradition", N_("Make Tradition available again"), TRADITION),
        REPUTE: Deed("restore Repute", N_("Make Repute available again"), REPUTE),
        FAME: Deed("restore Fame", N_("Make Fame available again"), FAME),
        GLORY: Deed("restore Glory", N_("Make Glory available again"), GLORY),
        VICTORY: Deed("restore Victory", N_("Make Victory available again"), VICTORY),
        CONFIDENCE: Deed("restore Confidence", N_("Make Confidence available again"), CONFIDENCE),
        ZEN: Deed("restore Zen", N_("Make Zen available again"), ZEN),
        ANONYMITY: Deed("restore Anonymity", N_("Make Anonymity available again"), ANONYMITY),
        FOLKLORE: Deed("restore Folklore", N_("Make Folklore available again"), FOLKLORE),
        MYSTERY: Deed("restore Mystery", N_("Make Mystery available again"), MYSTERY),
    }
)

JUNK: Final[Mapping[str, Deed]] = _JUNK
"""Junking a special achievement, by its name."""
RESTORE: Final[Mapping[str, Deed]] = _RESTORE
"""Making a junked special achievement available again, by its name."""
