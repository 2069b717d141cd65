"""The card browser: the search, its results, and everything about one card."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, groupby
from typing import Final
from urllib.parse import urlencode

from markupsafe import Markup

from splay.position.card import Card
from splay.position.editions import EDITIONS
from splay.position.ruleset import Ruleset, ruleset
from splay.position.terms import COLOR_NAMES, HEX, ICON_NAMES
from splay.text import marks
from splay.text.collation import folded, is_nearly
from splay.text.reader import Reader
from splay.text.tryout import case_words
from splay.tryout.situation import offered
from splay.web.html.cards import CardFace, card_face, drawn_sentence, pictures, slug

KINDS: Final = ("demand", "share")
BY_NAME: Final = "name"


@dataclass(frozen=True, slots=True)
class Filters:
    """The form of the card browser.

    Attributes:
        rules: what the cards are played with.
        words: all of them must appear in the name or the sentences of a card.
        ages: any of these; empty for all.
        colors: any of these, by name; empty for all.
        icons: a card must show all of these, by name.
        kinds: a card must have effects of all these kinds.
        by_name: whether to show one list by name, not by age.
    """

    rules: Ruleset
    words: str = ""
    ages: frozenset[int] = field(default_factory=frozenset)
    colors: frozenset[str] = field(default_factory=frozenset)
    icons: frozenset[str] = field(default_factory=frozenset)
    kinds: frozenset[str] = field(default_factory=frozenset)
    by_name: bool = False

    @property
    def edition(self) -> int:
        """The number of the edition."""
        return self.rules.number

    @property
    def query(self) -> str:
        """The filters and the order as a query string with its ``?``; empty if nothing was chosen."""
        pairs: list[tuple[str, str]] = [("q", self.words.strip())] if self.words.strip() else []
        pairs += [("age", str(age)) for age in sorted(self.ages)]
        pairs += [("color", name) for name in COLOR_NAMES if name in self.colors]
        pairs += [("icon", name) for name in ICON_NAMES if name in self.icons]
        pairs += [("kind", name) for name in KINDS if name in self.kinds]
        pairs += [("sort", BY_NAME)] if self.by_name else []
        return f"?{urlencode(pairs)}" if pairs else ""

    @property
    def href(self) -> str:
        """The URL of the browser with these filters."""
        return f"/cards/{self.edition}{self.query}"

    def match(self, card: Card, reader: Reader, forgives: bool = False) -> bool:
        """Whether a card matches, for a reader of this language; if need be, with typing errors in its name."""
        shown = {ICON_NAMES[icon] for icon in card.icons if icon != HEX}
        return (
            (not self.ages or card.age in self.ages)
            and (not self.colors or COLOR_NAMES[card.color] in self.colors)
            and self.icons <= shown
            and self.kinds <= {effect.kind for effect in card.effects}
            and all(
                word in _searched(card, reader)
                or (forgives and any(is_nearly(word, meant) for meant in _words_of_name(card, reader)))
                for word in folded(self.words).split()
            )
        )


@dataclass(frozen=True, slots=True)
class Group:
    """Cards found, in order: those of one age, with its picture, or all of them without one."""

    cards: tuple[CardFace, ...]
    age: int | None = None
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Variant:
    """A card as it is in other editions.

    Attributes:
        editions: the names of editions in which it is the same.
        face: the card there; None if those editions do not have it.
        same: whether it is the same as in the edition shown.
        same_icons: whether its icons are the same.
    """

    editions: tuple[str, ...]
    face: CardFace | None
    same: bool
    same_icons: bool


@dataclass(frozen=True, slots=True)
class Detail:
    """Everything there is to read about a card.

    Attributes:
        face: the card.
        rulings: how it is played here.
        variants: the card in the other editions.
        cases: in which it can be tried out, each with its words.
    """

    face: CardFace
    rulings: tuple[Markup, ...]
    variants: tuple[Variant, ...]
    cases: tuple[tuple[str, str], ...]


def find(filters: Filters, reader: Reader) -> tuple[Group, ...]:
    """The matching cards, by age, color and name, or just by name, without ages that have none.

    If there are none, those whose names are nearly what was typed.
    """
    place, cards = reader.alphabetical, filters.rules.cards
    matching = [card for card in cards if filters.match(card, reader)]
    if not matching:
        matching = [card for card in cards if filters.match(card, reader, forgives=True)]
    named = [(place(reader.card_name(card.name)), card) for card in matching]
    if filters.by_name:
        return _group([card for _, card in sorted(named, key=lambda each: each[0])], reader)
    found = sorted(named, key=lambda each: (each[1].age, each[1].color, each[0]))
    ages = groupby((card for _, card in found), key=lambda card: card.age)
    return tuple(chain.from_iterable(_group(cards, reader, age) for age, cards in ages))


def _group(cards: Iterable[Card], reader: Reader, age: int | None = None) -> tuple[Group, ...]:
    faces = tuple(card_face(card, reader) for card in cards)
    if age is None:
        return (Group(faces),) if faces else ()
    return (Group(faces, age, pictures()["ages"][str(age)]),)


def card_of_slug(rules: Ruleset, name: str) -> Card | None:
    """The card with this name in URLs, if it is played with."""
    return _by_slug(rules).get(name)


def detail(card: Card, reader: Reader) -> Detail:
    """What the panel beside the cards shows."""
    told = tuple(drawn_sentence(text, reader) for text in reader.rulings(card))
    cases = tuple((case, case_words(case, reader)) for case in offered(card))
    return Detail(card_face(card, reader), told, _variants(card, reader), cases)


def _variants(card: Card, reader: Reader) -> tuple[Variant, ...]:
    """The card in the other editions, with identical ones grouped."""
    groups: list[tuple[Card | None, list[str]]] = []
    for number in EDITIONS:
        if number == card.edition:
            continue
        other = ruleset(number).by_name.get(card.name)
        name = reader.edition(number)
        for first, names in groups:
            if _alike(first, other):
                names.append(name[0].lower() + name[1:])  # in the middle of the list
                break
        else:
            groups.append((other, [name]))
    return tuple(
        Variant(
            tuple(names),
            card_face(other, reader) if other else None,
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
def _searched(card: Card, reader: Reader) -> str:
    """Everything a card can be found by: its name, its English name, its sentences as shown."""
    sentences = (_read(reader.sentence(effect), reader) for effect in card.effects)
    return folded(" ".join((reader.card_name(card.name), card.name, *sentences)))


@cache
def _words_of_name(card: Card, reader: Reader) -> tuple[str, ...]:
    """The words of its name, here and in English."""
    return tuple(folded(f"{reader.card_name(card.name)} {card.name}").split())


def _read(marked: str, reader: Reader) -> str:
    """A sentence in words, including icons."""
    return "".join(
        reader.icon(piece.what) if piece.kind == marks.ICON else piece.text for piece in marks.pieces(marked)
    )


@cache
def _by_slug(rules: Ruleset) -> dict[str, Card]:
    return {slug(card.name): card for card in rules.cards}
