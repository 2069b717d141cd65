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
from splay.position.slots import SHOWN_PLACES, CardSlot
from splay.position.terms import BASE, CITIES, COLOR_NAMES, HEX, ICONS, SET_NAMES

ICON_BITS: Final = 8
ICON_MASK: Final = 255

BONUS_SHIFT: Final = ICON_BITS * 8
"""Above the icons, the number of bonuses is counted: games whose cards have none never count so far."""


def packed(icons: Sequence[int]) -> int:
    """Counts of the given icons in one int: icon *i* in bits 8*i* to 8*i* + 7."""
    return sum(1 << (ICON_BITS * icon) for icon in icons if icon != HEX)


def packed_slots(slots: Sequence[CardSlot]) -> int:
    """Counts of the icons in these slots and, above them, of the bonuses."""
    bonuses = sum([slot.bonus > 0 for slot in slots])
    return packed([slot.icon for slot in slots]) + (bonuses << BONUS_SHIFT)


def unpacked(counts: int) -> tuple[int, ...]:
    """The counts in a packed int, in the order of `terms.ICONS`."""
    return tuple((counts >> (ICON_BITS * icon)) & ICON_MASK for icon in ICONS)


EffectBody = Callable[..., Coroutine[Any, None, None] | None]


class Effect:
    """One numbered sentence of a card.

    Attributes:
        card: name of the card.
        edition: number of its edition.
        number: 1 for the first sentence of the card in this edition; 0 for an echo effect.
        is_demand: whether it says "I demand".
        is_echo: whether it is an echo effect; its number is 0.
        kind: ``"demand"`` or ``"share"``, the words of the card facts.
        run: carries it out: ``run(dogma, you)``, or ``run(dogma, you, me)`` for a demand.
        may_ask: whether a player may be asked meanwhile; then `run` is a coroutine function.
        keeps_revealed: whether a card that it reveals can stay while another one leaves the same zone next; otherwise
            what leaves is the card just revealed, as all may conclude.
        sentence: what it does, in plain English, with icons in square brackets; the library
            fills it in from the words of the cards.
    """

    __slots__ = (
        "card",
        "edition",
        "is_demand",
        "is_echo",
        "keeps_revealed",
        "kind",
        "may_ask",
        "number",
        "run",
        "sentence",
    )

    def __init__(self, card: str, edition: int, number: int, is_demand: bool, run: EffectBody, may_ask: bool) -> None:
        self.card = card
        self.edition = edition
        self.number = number
        self.is_demand = is_demand
        self.is_echo = not number
        self.kind = "demand" if is_demand else "share"
        self.run = run
        self.may_ask = may_ask
        self.keeps_revealed = False
        self.sentence = ""


@dataclass(frozen=True, slots=True, repr=False)
class Back(Picklable):
    """A card seen from behind, which shows its set and its value.

    Attributes:
        deck: number of the deck it belongs to, see `sets`.
    """

    deck: int

    @property
    def back(self) -> "Back":
        """Itself, as for a card."""
        return self

    @property
    def age(self) -> int:
        """The age it shows."""
        return value_of(self.deck)

    @property
    def value(self) -> int:
        """The value it shows."""
        return value_of(self.deck)

    @property
    def card_set(self) -> str:
        """The name of the set that it shows."""
        return set_of(self.deck)

    def to_json(self, word: str = "value") -> dict[str, Any]:
        """The back as plain data, with its value under this word; a set besides the base set is named."""
        named = {} if self.deck < DECKS_A_SET else {"set": self.card_set}
        return {word: self.value, **named}

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
        slots: what fills its places, four or six: see `slots`.
        icons: the icon in each place, `terms.HEX` where there is none.
        featured: the icon counted when the card is activated; `terms.HEX` for a card that cannot be.
        effects: its sentences, in printed order.
        echo: its echo effect (Echoes of the Past), or None.
        has_demand: whether one of them is a demand.
        may_ask: whether a player may be asked during one of them.
        shown: packed icons it shows while covered, by splay direction.
        bonuses: the values of its bonuses.
        bonuses_shown: those it shows while covered, by splay direction.
        is_city: whether it is a city, which cannot be activated.
        full: packed icons it shows as a top card.
        meld_option, dogma_option, parley_option: the options that name it among the actions of a turn.
        place: its place among all cards of its edition, the base set first.
    """

    __slots__ = (
        "_shown_icons",
        "age",
        "back",
        "bonuses",
        "bonuses_shown",
        "card_set",
        "color",
        "deck",
        "dogma_option",
        "echo",
        "edition",
        "effects",
        "featured",
        "full",
        "has_demand",
        "icons",
        "is_city",
        "may_ask",
        "meld_option",
        "name",
        "parley_option",
        "place",
        "shown",
        "slots",
        "value",
    )

    def __init__(
        self,
        name: str,
        edition: int,
        age: int,
        color: int,
        slots: tuple[CardSlot, ...],
        featured: int,
        effects: tuple[Effect, ...],
        card_set: str = BASE,
        echo: Effect | None = None,
    ) -> None:
        self.name = name
        self.edition = edition
        self.card_set = card_set
        self.age = age
        self.value = age
        self.deck = deck_of(card_set, age)
        self.back = BACKS[self.deck]
        self.color = color
        self.slots = slots
        icons = self.icons = tuple([slot.icon for slot in slots])
        self.featured = featured
        self.effects = effects
        self.echo = echo
        self.is_city = card_set == CITIES
        self.has_demand = any(effect.is_demand for effect in effects)
        self.may_ask = any(effect.may_ask for effect in effects)
        by_splay = [places for _, places in sorted(SHOWN_PLACES.items())]
        self.full = packed_slots(slots)
        self.shown = tuple(packed_slots([slots[place] for place in places]) for places in by_splay)
        self.bonuses = tuple([slot.bonus for slot in slots if slot.bonus])
        self.bonuses_shown = tuple(
            tuple([slots[place].bonus for place in places if slots[place].bonus]) for places in by_splay
        )
        self._shown_icons = tuple(
            tuple([icons[place] for place in places if icons[place] != HEX]) for places in by_splay
        )
        self.meld_option = Action(actions.MELD, name).option
        self.dogma_option = Action(actions.DOGMA, name).option
        self.parley_option = Action(actions.PARLEY, name).option
        self.place = -1

    @property
    def all_effects(self) -> tuple[Effect, ...]:
        """Its sentences and, before them, its echo effect if it has one."""
        return self.effects if self.echo is None else (self.echo, *self.effects)

    def effect(self, number: int) -> Effect:
        """One of its effects: 1 is the first sentence, 0 the echo effect.

        Raises:
            LookupError: it has no such effect.
        """
        if number:
            return self.effects[number - 1]
        if self.echo is None:
            raise LookupError(f"{self.name} has no echo effect")
        return self.echo

    def icons_shown(self, splay: int) -> tuple[int, ...]:
        """The icons it shows while covered in a pile splayed this way."""
        return self._shown_icons[splay]

    def __repr__(self) -> str:
        return f"<{self.name} {COLOR_NAMES[self.color]} {self.age}>"


Face = Card | Back
"""A card as a seat sees it."""
