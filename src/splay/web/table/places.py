"""Words for where cards lie."""

from splay.position.card import Card
from splay.position.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, SCORE
from splay.text.reader import Reader
from splay.views.memory import UNSEEN, Place
from splay.views.view import View


def where_words(seen: View, card: Card, place: Place, reader: Reader) -> str:
    """Where a card lies, as far as the viewer can tell."""
    if place.seat is None:
        return {
            DECK: reader.gettext("in the deck"),
            ACHIEVEMENTS: reader.gettext("an achievement to be had"),
            JUNK: reader.gettext("in the junk pile"),
            BOX: reader.pgettext("a card", "out of the game"),
            UNSEEN: reader.gettext("not seen yet"),
        }[place.kind]
    if place.kind == BOARD:
        return _on_board(seen, card, place.seat, reader)
    if place.seat == seen.seat:
        return {
            HAND: reader.gettext("in your hand"),
            SCORE: reader.gettext("in your score pile"),
            ACHIEVEMENTS: reader.gettext("your achievement"),
        }[place.kind]
    return {
        HAND: reader.gettext("in the hand of {who}"),
        SCORE: reader.gettext("in the score pile of {who}"),
        ACHIEVEMENTS: reader.gettext("achievement of {who}"),
    }[place.kind].format(who=seen.players[place.seat].name)


def _on_board(seen: View, card: Card, seat: int, reader: Reader) -> str:
    is_top = any(pile.cards[0] is card for pile in seen.players[seat].piles)
    if seat == seen.seat:
        return reader.gettext("your board, on top") if is_top else reader.gettext("your board, covered")
    said = reader.gettext("board of {who}, on top") if is_top else reader.gettext("board of {who}, covered")
    return said.format(who=seen.players[seat].name)


def how_many_there(seen: View, count: int, place: Place, reader: Reader) -> str:
    """So many cards that the viewer cannot tell apart, and where they lie."""
    if place.seat is None:
        said = {
            DECK: reader.ngettext("{count} in the deck", "{count} in the deck", count),
            ACHIEVEMENTS: reader.ngettext(
                "{count} as an achievement to be had", "{count} as achievements to be had", count
            ),
            JUNK: reader.ngettext("{count} in the junk pile", "{count} in the junk pile", count),
        }[place.kind]
        return said.format(count=count)
    if place.seat == seen.seat:
        return reader.ngettext("{count} as your achievement", "{count} as your achievements", count).format(count=count)
    said = {
        HAND: reader.ngettext("{count} in the hand of {who}", "{count} in the hand of {who}", count),
        SCORE: reader.ngettext("{count} in the score pile of {who}", "{count} in the score pile of {who}", count),
        ACHIEVEMENTS: reader.ngettext("{count} as an achievement of {who}", "{count} as achievements of {who}", count),
    }[place.kind]
    return said.format(count=count, who=seen.players[place.seat].name)
