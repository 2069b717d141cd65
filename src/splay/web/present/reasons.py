"""Why just these answers are offered, for somebody who has never played.

What is said is read off the cards: where they lie, and what they have in common that others beside
them have not.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from splay.card import Card
from splay.cards.library import card_set
from splay.catalogue import Catalogue
from splay.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER
from splay.parley import PRICES
from splay.terms import COLOR_NAMES, COLORS, ICON_NAMES, ICONS, PASS
from splay.view import Asked, View
from splay.web.present.nouns import color_word, icon_word


@dataclass(frozen=True, slots=True)
class _Zone:
    """Cards that lie together, and what is said if any, all or some of them may be chosen."""

    cards: tuple[Card, ...]
    any_of: str
    some_of: str


def reason(seen: View, ask: Asked, words: Catalogue) -> str:
    """What may be chosen and why, in a sentence or two."""
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
        return _cards(seen, ask.seat, takers, words)
    if ask.kind == COLOR and ask.verb.startswith("splay"):
        return words.gettext(
            "Colors that the sentence names, of which you have two cards or more, not yet splayed that way."
        )
    return {
        COLOR: words.gettext("Colors that the sentence allows."),
        BACK: words.gettext("You see these cards from behind: only their values are known."),
        VALUE: words.gettext("Values that the sentence allows, whether such cards are there or not."),
        ICON: words.gettext("Icons that the sentence allows."),
        PLAYER: words.gettext("Players to whom the sentence applies."),
        WHETHER: words.gettext("The sentence says that you may: it is up to you."),
    }.get(ask.kind, words.gettext("The sentence lets you do one of these."))


def _cards(seen: View, seat: int, names: list[str], words: Catalogue) -> str:
    by_name = card_set(seen.edition).by_name
    offered = {by_name[name] for name in names}
    for zone in _zones(seen, seat, words):
        if offered <= set(zone.cards):
            if len(offered) == len(zone.cards):
                return zone.any_of
            common = next(_in_common(offered, [card for card in zone.cards if card not in offered], words), "")
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
    )
    for pile in mine.piles:
        yield _Zone(pile.cards, words.gettext("Cards of this pile of yours."), "")


def _faces(zone: Iterable[object]) -> tuple[Card, ...]:
    return tuple(face for face in zone if isinstance(face, Card))


def _in_common(offered: set[Card], others: list[Card], words: Catalogue) -> Iterator[str]:
    """What all that is offered has, and nothing beside it."""

    def tells(has: Callable[[Card], bool]) -> bool:
        return all(map(has, offered)) and not any(map(has, others))

    values = {card.value for card in offered}
    if len(values) == 1 and tells(lambda card: card.value in values):
        value = min(values)
        rest = [card.value for card in others]
        if all(value > other for other in rest):
            yield words.gettext("the highest, value {value}").format(value=value)
        elif all(value < other for other in rest):
            yield words.gettext("the lowest, value {value}").format(value=value)
        else:
            yield words.gettext("value {value}").format(value=value)
    for icon in ICONS:
        name = icon_word(ICON_NAMES[icon], words)
        if tells(lambda card, icon=icon: icon in card.icons):  # type: ignore[misc]
            yield words.gettext("with the icon {icon}").format(icon=name)
        if tells(lambda card, icon=icon: icon not in card.icons):  # type: ignore[misc]
            yield words.gettext("without the icon {icon}").format(icon=name)
    for color in COLORS:
        name = color_word(COLOR_NAMES[color], words)
        if tells(lambda card, color=color: card.color == color):  # type: ignore[misc]
            yield words.gettext("the color {color}").format(color=name)
        if tells(lambda card, color=color: card.color != color):  # type: ignore[misc]
            yield words.gettext("not the color {color}").format(color=name)
    if others and min(values) > max(card.value for card in others):
        yield words.gettext("value {value} and higher").format(value=min(values))
    if others and max(values) < min(card.value for card in others):
        yield words.gettext("value {value} and lower").format(value=max(values))
