"""A card and its effects, as they are in one edition.  Cards never change.

Icon counts are packed, eight bits per icon (see `packed`), so that the counts of
a whole board are one int, which is added, subtracted and copied at once.
"""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.position import actions
from splay.position.actions import Action
from splay.position.picklable import Picklable
from splay.position.sets import DECKS_A_SET, deck_of, set_of, value_of
from splay.position.terms import ASLANT, BASE, COLOR_NAMES, HEX, ICONS, LEFT, RIGHT, SET_NAMES, UNSPLAYED, UP

ICON_BITS: Final = 8
ICON_MASK: Final = 255

# Places of a card's icons: top-left, bottom-left, bottom-middle, bottom-right.
# Which of them a covered card shows, per splay direction (rulebooks, "Splaying").
SHOWN_PLACES: Final = {UNSPLAYED: (), LEFT: (3,), RIGHT: (0, 1), UP: (1, 2, 3), ASLANT: (0, 1, 2, 3)}


def packed(icons: Sequence[int]) -> int:
    """Counts of the given icons in one int: icon *i* in bits 8*i* to 8*i* + 7."""
    return sum(1 << (ICON_BITS * icon) for icon in icons if icon != HEX)


def unpacked(counts: int) -> tuple[int, ...]:
    """The counts in a packed int, in the order of `terms.ICONS`."""
    return tuple((counts >> (ICON_BITS * icon)) & ICON_MASK for icon in ICONS)


EffectBody = Callable[..., Coroutine[Any, None, None] | None]


class Effect:
    """One numbered sentence of a card.

    Attributes:
        card: name of the card.
        edition: number of its edition.
        number: 1 for the first sentence of the card in this edition.
        is_demand: whether it says "I demand".
        kind: ``"demand"`` or ``"share"``, the words of the card facts.
        run: carries it out: ``run(dogma, you)``, or ``run(dogma, you, me)`` for a demand.
        may_ask: whether a player may be asked meanwhile; then `run` is a coroutine function.
        sentence: what it does, in plain English, with icons in square brackets; the library
            fills it in from the words of the cards.
    """

    __slots__ = ("card", "edition", "is_demand", "kind", "may_ask", "number", "run", "sentence")

    def __init__(self, card: str, edition: int, number: int, is_demand: bool, run: EffectBody, may_ask: bool) -> None:
        self.card = card
        self.edition = edition
        self.number = number
        self.is_demand = is_demand
        self.kind = "demand" if is_demand else "share"
        self.run = run
        self.may_ask = may_ask
        self.sentence = ""


@dataclass(frozen=True, slots=True, repr=False)
class Back(Picklable):
    """A card seen from behind, which shows its set and its value.

    Attributes:
        deck: number of the deck it belongs to, see `sets`.
    """

    deck: int

    @property
    def value(self) -> int:
        """The value it shows."""
        return value_of(self.deck)

    @property
    def card_set(self) -> str:
        """The name of the set that it shows."""
        return set_of(self.deck)

    def to_json(self) -> dict[str, Any]:
        """The back as plain data; a set besides the base set is named."""
        named = {} if self.deck < DECKS_A_SET else {"set": self.card_set}
        return {"value": self.value, **named}

    def __repr__(self) -> str:
        named = "" if self.deck < DECKS_A_SET else f", card_set={self.card_set!r}"
        return f"Back(value={self.value}{named})"


BACKS: Final = tuple([Back(deck) for deck in range(DECKS_A_SET * len(SET_NAMES))])
"""The back of every deck, by its number."""


class Card:
    """One card of one edition.  Compared by identity: `cards.library` makes the only copy.

    Attributes:
        name: its English name.
        edition: number of the edition it belongs to.
        card_set: name of its set, one of `terms.SET_NAMES`.
        age: the age on its back.
        value: the number that effects read; the same as the age for every card so far.
        deck: number of the deck it belongs to, see `sets`.
        back: what it looks like from behind.
        color: one of `terms.COLORS`.
        icons: icons at top-left, bottom-left, bottom-middle, bottom-right; `terms.HEX` for the picture.
        featured: the icon counted when the card is activated.
        effects: its sentences, in printed order.
        has_demand: whether one of them is a demand.
        may_ask: whether a player may be asked during one of them.
        shown: packed icons it shows while covered, by splay direction.
        full: packed icons it shows as a top card.
        meld_option, dogma_option, parley_option: the options that name it among the actions of a turn.
        place: its place among all cards of its edition, the base set first.
    """

    __slots__ = (
        "_shown_icons",
        "age",
        "back",
        "card_set",
        "color",
        "deck",
        "dogma_option",
        "edition",
        "effects",
        "featured",
        "full",
        "has_demand",
        "icons",
        "may_ask",
        "meld_option",
        "name",
        "parley_option",
        "place",
        "shown",
        "value",
    )

    def __init__(
        self,
        name: str,
        edition: int,
        age: int,
        color: int,
        icons: tuple[int, ...],
        featured: int,
        effects: tuple[Effect, ...],
        card_set: str = BASE,
    ) -> None:
        self.name = name
        self.edition = edition
        self.card_set = card_set
        self.age = age
        self.value = age
        self.deck = deck_of(card_set, age)
        self.back = BACKS[self.deck]
        self.color = color
        self.icons = icons
        self.featured = featured
        self.effects = effects
        self.has_demand = any(effect.is_demand for effect in effects)
        self.may_ask = any(effect.may_ask for effect in effects)
        self.full = packed(icons)
        self.shown = tuple(packed([icons[place] for place in places]) for _, places in sorted(SHOWN_PLACES.items()))
        self._shown_icons = tuple(
            tuple(icons[place] for place in places if icons[place] != HEX) for _, places in sorted(SHOWN_PLACES.items())
        )
        self.meld_option = Action(actions.MELD, name).option
        self.dogma_option = Action(actions.DOGMA, name).option
        self.parley_option = Action(actions.PARLEY, name).option
        self.place = -1

    def icons_shown(self, splay: int) -> tuple[int, ...]:
        """The icons it shows while covered in a pile splayed this way."""
        return self._shown_icons[splay]

    def __repr__(self) -> str:
        return f"<{self.name} {COLOR_NAMES[self.color]} {self.age}>"


Face = Card | Back
"""A card as a seat sees it."""
