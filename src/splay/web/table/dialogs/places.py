"""Words for where cards lie."""

from splay.position.card import Card
from splay.position.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, SCORE
from splay.text.reader import Reader
from splay.views.view import View
from splay.views.whereabouts import UNSEEN, Place


def where_words(seen: View, card: Card, place: Place, reader: Reader) -> str:
    """Where a card lies, as far as the viewer can tell."""
    if place.seat is None:
        return {
            DECK: reader.gettext("in the deck"),
            ACHIEVEMENTS: reader.gettext("an available achievement"),
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
        HAND: reader.gettext("in {who}’s hand"),
        SCORE: reader.gettext("in {who}’s score pile"),
        ACHIEVEMENTS: reader.gettext("{who}’s achievement"),
    }[place.kind].format(who=seen.players[place.seat].name)


def _on_board(seen: View, card: Card, seat: int, reader: Reader) -> str:
    is_top = any(pile.cards[0] is card for pile in seen.players[seat].piles)
    if seat == seen.seat:
        return reader.gettext("your board, on top") if is_top else reader.gettext("your board, covered")
    said = reader.gettext("{who}’s board, on top") if is_top else reader.gettext("{who}’s board, covered")
    return said.format(who=seen.players[seat].name)


def how_many_there(seen: View, count: int, place: Place, reader: Reader) -> str:
    """So many cards that the viewer cannot tell apart, and where they lie."""
    if place.seat is None:
        said = {
            DECK: reader.ngettext("{count} in the deck", "{count} in the deck", count),
            ACHIEVEMENTS: reader.ngettext("{count} available achievement", "{count} available achievements", count),
            JUNK: reader.ngettext("{count} in the junk pile", "{count} in the junk pile", count),
        }[place.kind]
        return said.format(count=count)
    if place.seat == seen.seat:
        return reader.ngettext("{count} among your achievements", "{count} among your achievements", count).format(
            count=count
        )
    said = {
        HAND: reader.ngettext("{count} in {who}’s hand", "{count} in {who}’s hand", count),
        SCORE: reader.ngettext("{count} in {who}’s score pile", "{count} in {who}’s score pile", count),
        ACHIEVEMENTS: reader.ngettext(
            "{count} among {who}’s achievements", "{count} among {who}’s achievements", count
        ),
    }[place.kind]
    return said.format(count=count, who=seen.players[place.seat].name)
