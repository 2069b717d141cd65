"""The things an effect can offer to do when the player chooses one of several."""

from collections.abc import Mapping
from typing import Final

from splay.position.terms import EMPIRE, MONUMENT, UNIVERSE, WONDER, WORLD
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
JUNK: Final[Mapping[str, Deed]] = {
    EMPIRE: Deed("junk Empire", N_("Junk Empire"), EMPIRE),
    MONUMENT: Deed("junk Monument", N_("Junk Monument"), MONUMENT),
    UNIVERSE: Deed("junk Universe", N_("Junk Universe"), UNIVERSE),
    WONDER: Deed("junk Wonder", N_("Junk Wonder"), WONDER),
    WORLD: Deed("junk World", N_("Junk World"), WORLD),
}
"""Junking a special achievement, by its name."""
RESTORE: Final[Mapping[str, Deed]] = {
    EMPIRE: Deed("restore Empire", N_("Make Empire available again"), EMPIRE),
    MONUMENT: Deed("restore Monument", N_("Make Monument available again"), MONUMENT),
    UNIVERSE: Deed("restore Universe", N_("Make Universe available again"), UNIVERSE),
    WONDER: Deed("restore Wonder", N_("Make Wonder available again"), WONDER),
    WORLD: Deed("restore World", N_("Make World available again"), WORLD),
}
"""Making a junked special achievement available again, by its name."""

BASE_DEEDS: Final = tuple(DEEDS)
"""What effects of the base set offer: the options that its games number.  Deeds of sets stand below."""
