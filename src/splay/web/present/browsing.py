"""The card browser: what is asked for, what is found, what there is to read about one card."""

from dataclasses import dataclass, field
from functools import cache
from urllib.parse import urlencode

from markupsafe import Markup

from splay.card import Card
from splay.cards.library import card_set, notes
from splay.catalogue import catalogue
from splay.editions import EDITIONS, FOURTH
from splay.terms import COLOR_NAMES, HEX, ICON_NAMES
from splay.web.present.cards import CardFace, card_face, pictures, sentence, slug
from splay.web.present.nouns import edition_word

KINDS = ("demand", "share")


@dataclass(frozen=True, slots=True)
class Filters:
    """What the form of the card browser says.

    Attributes:
        edition: number of the edition.
        words: all of them must stand in the name or the sentences of a card.
        ages: one of them; empty: any.
        colors: one of them, by name; empty: any.
        icons: a card must show all of these, by name.
        kinds: a card must have effects of all these kinds.
    """

    edition: int = FOURTH.number
    words: str = ""
    ages: frozenset[int] = field(default_factory=frozenset)
    colors: frozenset[str] = field(default_factory=frozenset)
    icons: frozenset[str] = field(default_factory=frozenset)
    kinds: frozenset[str] = field(default_factory=frozenset)

    @property
    def query(self) -> str:
        """The filters as they stand in an address, ``?`` included; empty if nothing is filtered."""
        pairs: list[tuple[str, str]] = [("q", self.words.strip())] if self.words.strip() else []
        pairs += [("age", str(age)) for age in sorted(self.ages)]
        pairs += [("color", name) for name in COLOR_NAMES if name in self.colors]
        pairs += [("icon", name) for name in ICON_NAMES if name in self.icons]
        pairs += [("kind", name) for name in KINDS if name in self.kinds]
        return f"?{urlencode(pairs)}" if pairs else ""

    @property
    def href(self) -> str:
        """The address of the browser with these filters."""
        return f"/cards/{self.edition}{self.query}"

    def match(self, card: Card) -> bool:
        """Whether a card is asked for."""
        shown = {ICON_NAMES[icon] for icon in card.icons if icon != HEX}
        return (
            (not self.ages or card.age in self.ages)
            and (not self.colors or COLOR_NAMES[card.color] in self.colors)
            and self.icons <= shown
            and self.kinds <= {effect.kind for effect in card.effects}
            and all(word in _searched(card) for word in self.words.casefold().split())
        )


@dataclass(frozen=True, slots=True)
class AgeGroup:
    """The cards found of one age, by color."""

    age: int
    picture: str
    cards: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """A card as it is in other editions.

    Attributes:
        editions: their names, where it is the same in all of them.
        face: the card there; None: those editions do not have it.
        same: whether it is the same as in the edition looked at.
        same_icons: whether its icons are the same.
    """

    editions: tuple[str, ...]
    face: CardFace | None
    same: bool
    same_icons: bool


@dataclass(frozen=True, slots=True)
class Detail:
    """All there is to read about a card."""

    face: CardFace
    rulings: tuple[Markup, ...]
    variants: tuple[Variant, ...]


def find(filters: Filters, language: str) -> tuple[AgeGroup, ...]:
    """The cards asked for; ages without any are left out."""
    groups = []
    for age, cards in enumerate(card_set(filters.edition).by_age):
        found = sorted((card for card in cards if filters.match(card)), key=lambda card: (card.color, card.name))
        if found:
            faces = tuple(card_face(card, language) for card in found)
            groups.append(AgeGroup(age, pictures()["ages"][str(age)], faces))
    return tuple(groups)


def card_of_slug(edition: int, name: str) -> Card | None:
    """The card with this name in addresses, if the edition has it."""
    return _by_slug(edition).get(name)


def detail(card: Card, language: str) -> Detail:
    """What the panel beside the cards shows."""
    words = catalogue(language)
    rulings = tuple(sentence(text, words) for text in notes(card, card.edition))
    return Detail(card_face(card, language), rulings, _variants(card, language))


def _variants(card: Card, language: str) -> tuple[Variant, ...]:
    """The card in the other editions, those alike put together."""
    words = catalogue(language)
    groups: list[tuple[Card | None, list[str]]] = []
    for number in EDITIONS:
        if number == card.edition:
            continue
        other = card_set(number).by_name.get(card.name)
        name = edition_word(number, words)
        for first, names in groups:
            if _alike(first, other):
                names.append(name)
                break
        else:
            groups.append((other, [name]))
    return tuple(
        Variant(
            tuple(names),
            card_face(other, language) if other else None,
            _alike(card, other),
            other is not None and other.icons == card.icons,
        )
        for other, names in groups
    )


def _alike(one: Card | None, other: Card | None) -> bool:
    if one is None or other is None:
        return one is other
    return _printed(one) == _printed(other)


def _printed(card: Card) -> tuple[object, ...]:
    return card.age, card.color, card.icons, card.featured, [effect.sentence for effect in card.effects]


@cache
def _searched(card: Card) -> str:
    return " ".join((card.name, *(effect.sentence for effect in card.effects))).casefold()


@cache
def _by_slug(edition: int) -> dict[str, Card]:
    return {slug(card.name): card for card in card_set(edition).cards}
