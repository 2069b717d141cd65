"""Why just these answers are offered, for somebody who has never played.

What is said is read off the cards: where they lie, and what they have in common that others beside
them have not.  Of that only what the sentence of the effect speaks of is said: all else is chance.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from splay.card import Card
from splay.cards.library import card_set
from splay.catalogue import Catalogue
from splay.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER
from splay.editions import edition_of
from splay.parley import PRICES
from splay.terms import COLOR_NAMES, COLORS, ICON_NAMES, ICONS, PASS, SPLAY_NAMES, UNSPLAYED
from splay.view import Asked, View
from splay.wording.nouns import color_word, icon_word

SPLAYS: Final = frozenset(f"splay {name}" for splay, name in enumerate(SPLAY_NAMES) if splay != UNSPLAYED)
"""Verbs that offer only what can be splayed; Measurement of edition 1 offers every color."""
_BY_VALUE: Final = re.compile("of value|same value|chosen value|(two|three) highest")
"""Sentences that choose among cards of one value, though not the highest or the lowest of all."""


@dataclass(frozen=True, slots=True)
class _Zone:
    """Cards that lie together, what is said if any or some of them may be chosen, and whether they are one's own."""

    cards: tuple[Card, ...]
    any_of: str
    some_of: str
    is_own: bool = True


def reason(seen: View, ask: Asked, words: Catalogue) -> str:
    """What may be chosen and why, in a sentence or two."""
    if ask.kind == CARD and ask.verb.endswith(" next"):
        return words.gettext("The cards go one after the other; you choose the order.")
    takers = [option for option in ask.options or () if option != PASS]
    parts = [_what(seen, ask, takers, words)]
    if ask.options and PASS in ask.options and ask.kind != WHETHER:
        parts.append(words.gettext("You need not choose any."))
    elif ask.kind == CARD:
        parts.append(words.gettext("You have to choose one."))
    return " ".join(filter(None, parts))


def _what(seen: View, ask: Asked, takers: list[str], words: Catalogue) -> str:
    if ask.verb in PRICES:
        return words.gettext("You pay with any card of your hand.")
    if ask.kind == CARD:
        return _cards(seen, ask, takers, words)
    if ask.kind == COLOR and ask.verb in SPLAYS:
        return words.gettext(
            "Colors that the sentence allows, of which you have two cards or more, not yet splayed that way."
        )
    if ask.kind == VALUE and len(takers) == edition_of(seen.edition).last_age:
        return words.gettext("Any value of the game, whether there are such cards or not.")
    return {
        COLOR: words.gettext("Colors that the sentence allows."),
        BACK: words.gettext("You see these cards from behind: only their values are known."),
        VALUE: words.gettext("Values that the sentence allows."),
        ICON: words.gettext("Icons that the sentence allows."),
        PLAYER: words.gettext("Players that the sentence allows."),
        WHETHER: words.gettext("The sentence says that you may: it is up to you."),
    }.get(ask.kind, words.gettext("The sentence lets you do one of these."))


def _cards(seen: View, ask: Asked, names: list[str], words: Catalogue) -> str:
    by_name = card_set(seen.edition).by_name
    offered = {by_name[name] for name in names}
    asks = by_name[ask.card].effects[ask.effect - 1].sentence if ask.card and ask.effect else ""
    for zone in _zones(seen, ask.seat, words):
        if offered <= set(zone.cards):
            if len(offered) == len(zone.cards):
                return zone.any_of
            others = [card for card in zone.cards if card not in offered]
            common = next(_in_common(offered, others, asks, zone.is_own, words), "")
            return zone.some_of.format(which=common) if common else ""
    return ""


def _zones(seen: View, seat: int, words: Catalogue) -> Iterator[_Zone]:
    mine = seen.players[seat]
    yield _Zone(
        _faces(mine.hand),
        words.gettext("Any card of your hand."),
        words.gettext("The cards of your hand of this kind: {which}."),
    )
    yield _Zone(
        _faces(mine.score),
        words.gettext("Any card of your score pile."),
        words.gettext("The cards of your score pile of this kind: {which}."),
    )
    yield _Zone(
        tuple(pile.cards[0] for pile in mine.piles),
        words.gettext("Any of your top cards."),
        words.gettext("Your top cards of this kind: {which}."),
    )
    yield _Zone(
        tuple(pile.cards[0] for player in seen.players if player.seat != seat for pile in player.piles),
        words.gettext("Any top card of other players."),
        words.gettext("Top cards of other players of this kind: {which}."),
        is_own=False,
    )
    for pile in mine.piles:
        yield _Zone(pile.cards, words.gettext("Cards of this pile of yours."), "")


def _faces(zone: Iterable[object]) -> tuple[Card, ...]:
    return tuple(face for face in zone if isinstance(face, Card))


def _in_common(offered: set[Card], others: list[Card], asks: str, are_own: bool, words: Catalogue) -> Iterator[str]:
    """What all that is offered has, and nothing beside it, if the sentence that asks speaks of it.

    Of values the sentences speak where the own cards are meant; cards of others are picked by their icons.
    """

    def tells(has: Callable[[Card], bool]) -> bool:
        return all(map(has, offered)) and not any(map(has, others))

    if are_own:
        yield from _values_in_common(offered, others, asks, words)
    for icon in ICONS:
        english = ICON_NAMES[icon]
        name = icon_word(english, words)
        if f"with a [{english}]" in asks and tells(lambda card, icon=icon: icon in card.icons):  # type: ignore[misc]
            yield words.gettext("with the icon {icon}").format(icon=name)
        if f"without a [{english}]" in asks and tells(lambda card, icon=icon: icon not in card.icons):  # type: ignore[misc]
            yield words.gettext("without the icon {icon}").format(icon=name)
    for color in COLORS:
        english = COLOR_NAMES[color]
        name = color_word(english, words)
        if f"a [{english}] card" in asks and tells(lambda card, color=color: card.color == color):  # type: ignore[misc]
            yield words.gettext("the color {color}").format(color=name)
        if f"not a [{english}] one" in asks and tells(lambda card, color=color: card.color != color):  # type: ignore[misc]
            yield words.gettext("not the color {color}").format(color=name)


def _values_in_common(offered: set[Card], others: list[Card], asks: str, words: Catalogue) -> Iterator[str]:
    """One value, or all values from some value down."""
    values = {card.value for card in offered}
    low, high = min(values), max(values)
    rest = {card.value for card in others}
    if low == high and low not in rest:
        if "highest" in asks and low > max(rest):
            yield words.gettext("the highest, value {value}").format(value=low)
        elif "lowest" in asks and "highest" not in asks and low < min(rest):
            yield words.gettext("the lowest, value {value}").format(value=low)
        elif _BY_VALUE.search(asks):
            yield words.gettext("value {value}").format(value=low)
    elif "or lower" in asks and high < min(rest):
        yield words.gettext("value {value} and lower").format(value=high)
