"""Words for where cards lie."""

from splay.card import Card
from splay.catalogue import Catalogue
from splay.memory import UNSEEN, Place
from splay.terms import ACHIEVEMENTS, BOARD, BOX, DECK, HAND, JUNK, SCORE
from splay.view import View


def where_words(seen: View, card: Card, place: Place, words: Catalogue) -> str:
    """Where a card lies, as far as the viewer can tell."""
    if place.seat is None:
        return {
            DECK: words.gettext("in the deck"),
            ACHIEVEMENTS: words.gettext("an achievement to be had"),
            JUNK: words.gettext("in the junk pile"),
            BOX: words.pgettext("a card", "out of the game"),
            UNSEEN: words.gettext("not seen yet"),
        }[place.kind]
    if place.kind == BOARD:
        return _on_board(seen, card, place.seat, words)
    if place.seat == seen.seat:
        return {
            HAND: words.gettext("in your hand"),
            SCORE: words.gettext("in your score pile"),
            ACHIEVEMENTS: words.gettext("your achievement"),
        }[place.kind]
    return {
        HAND: words.gettext("in the hand of {who}"),
        SCORE: words.gettext("in the score pile of {who}"),
        ACHIEVEMENTS: words.gettext("achievement of {who}"),
    }[place.kind].format(who=seen.players[place.seat].name)


def _on_board(seen: View, card: Card, seat: int, words: Catalogue) -> str:
    is_top = any(pile.cards[0] is card for pile in seen.players[seat].piles)
    if seat == seen.seat:
        return words.gettext("your board, on top") if is_top else words.gettext("your board, covered")
    said = words.gettext("board of {who}, on top") if is_top else words.gettext("board of {who}, covered")
    return said.format(who=seen.players[seat].name)


def how_many_there(seen: View, count: int, place: Place, words: Catalogue) -> str:
    """So many cards that the viewer cannot tell apart, and where they lie."""
    if place.seat is None:
        said = {
            DECK: words.ngettext("{count} in the deck", "{count} in the deck", count),
            ACHIEVEMENTS: words.ngettext(
                "{count} as an achievement to be had", "{count} as achievements to be had", count
            ),
            JUNK: words.ngettext("{count} in the junk pile", "{count} in the junk pile", count),
        }[place.kind]
        return said.format(count=count)
    if place.seat == seen.seat:
        return words.ngettext("{count} as your achievement", "{count} as your achievements", count).format(count=count)
    said = {
        HAND: words.ngettext("{count} in the hand of {who}", "{count} in the hand of {who}", count),
        SCORE: words.ngettext("{count} in the score pile of {who}", "{count} in the score pile of {who}", count),
        ACHIEVEMENTS: words.ngettext("{count} as an achievement of {who}", "{count} as achievements of {who}", count),
    }[place.kind]
    return said.format(count=count, who=seen.players[place.seat].name)
