"""Why just these answers are offered, for somebody who has never played.

Where the cards lie is seen on the table; by what they were selected from there, the question itself tells.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from splay.position import criteria
from splay.position.card import Card
from splay.position.criteria import Criterion
from splay.position.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER
from splay.position.terms import COLOR_NAMES, ICON_NAMES, PASS
from splay.text.reader import Reader
from splay.views.view import Asked, View


@dataclass(frozen=True, slots=True)
class _Zone:
    """Cards that lie together, and what is said if any of them or those of a kind may be chosen."""

    cards: tuple[Card, ...]
    any_of: str
    some_of: str


def reason(seen: View, ask: Asked, reader: Reader) -> str:
    """What may be chosen and why, in a sentence or two."""
    if ask.kind == CARD and ask.verb.is_order:
        return reader.gettext("The cards go one after the other; you choose the order.")
    takers = [option for option in ask.options or () if option != PASS]
    parts = [_what(seen, ask, takers, reader)]
    if ask.options and PASS in ask.options and ask.kind != WHETHER:
        parts.append(reader.gettext("You don’t have to choose any."))
    elif ask.kind == CARD:
        parts.append(reader.gettext("You have to choose one."))
    return " ".join(filter(None, parts))


def _what(seen: View, ask: Asked, takers: list[str], reader: Reader) -> str:
    if ask.verb.buys:
        return reader.gettext("You may pay with any card in your hand.")
    if ask.kind == CARD:
        return _cards(seen, ask, takers, reader)
    if criteria.CAN_BE_SPLAYED in ask.criteria:
        return reader.gettext(
            "Colors that the effect allows, of which you have two or more cards, not yet splayed that way."
        )
    if ask.kind == VALUE and len(takers) == seen.rules.last_age:
        return reader.gettext("Any value in the game, whether or not there are such cards.")
    return {
        COLOR: reader.gettext("Colors that the effect allows."),
        BACK: reader.gettext("You see these cards from behind: only their values are known."),
        VALUE: reader.gettext("Values that the effect allows."),
        ICON: reader.gettext("Icons that the effect allows."),
        PLAYER: reader.gettext("Players that the effect allows."),
        WHETHER: reader.gettext("This effect is optional."),
    }.get(ask.kind, reader.gettext("The effect lets you do one of these."))


def _cards(seen: View, ask: Asked, names: list[str], reader: Reader) -> str:
    by_name = seen.rules.by_name
    offered = {by_name[name] for name in names}
    which = reader.listed([said for criterion in ask.criteria if (said := _kind(criterion, offered, reader))])
    for zone in _zones(seen, ask.seat, reader):
        if offered <= set(zone.cards):
            if which:
                return zone.some_of.format(which=which)
            return zone.any_of if len(offered) == len(zone.cards) else ""
    return ""


def _kind(criterion: Criterion, offered: Collection[Card], reader: Reader) -> str:
    """Of which kind the cards are that fulfil a criterion; empty if it leaves none out."""
    by, what = criterion
    if by == criteria.NOT_OF_COLOR and not what:
        return ""
    said = {
        criteria.HIGHEST: reader.gettext("the highest, value {value}"),
        criteria.LOWEST: reader.gettext("the lowest, value {value}"),
        criteria.OF_VALUE: reader.gettext("value {value}"),
        criteria.UP_TO: reader.gettext("value {value} and lower"),
        criteria.HAVING: reader.gettext("with the icon {icon}"),
        criteria.LACKING: reader.gettext("without the icon {icon}"),
        criteria.OF_COLOR: reader.gettext("the color {color}"),
        criteria.NOT_OF_COLOR: reader.gettext("not the color {color}"),
    }[by]
    if by in (criteria.HAVING, criteria.LACKING):
        return said.format(icon=reader.icon(ICON_NAMES[what[0]]))
    if by in (criteria.OF_COLOR, criteria.NOT_OF_COLOR):
        return said.format(color=reader.either([reader.color(COLOR_NAMES[color]) for color in what]))
    return said.format(value=reader.either(map(str, what)) or min(card.value for card in offered))


def _zones(seen: View, seat: int, reader: Reader) -> Iterator[_Zone]:
    mine = seen.players[seat]
    yield _Zone(
        _faces(mine.hand),
        reader.gettext("Any card in your hand."),
        reader.gettext("Cards in your hand of this kind: {which}."),
    )
    yield _Zone(
        _faces(mine.score),
        reader.gettext("Any card in your score pile."),
        reader.gettext("Cards in your score pile of this kind: {which}."),
    )
    yield _Zone(
        tuple(pile.cards[0] for pile in mine.piles),
        reader.gettext("Any of your top cards."),
        reader.gettext("Your top cards of this kind: {which}."),
    )
    yield _Zone(
        tuple(pile.cards[0] for player in seen.players if player.seat != seat for pile in player.piles),
        reader.gettext("Any top card of other players."),
        reader.gettext("Top cards of other players of this kind: {which}."),
    )
    for pile in mine.piles:
        yield _Zone(pile.cards, reader.gettext("Cards of this pile of yours."), "")


def _faces(zone: Iterable[object]) -> tuple[Card, ...]:
    return tuple(face for face in zone if isinstance(face, Card))
