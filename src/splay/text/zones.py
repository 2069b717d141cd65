"""Where a card comes from, where it goes, and where it is.

These are separate phrases, each with its preposition, so that a language can inflect them and put them anywhere.
"""

from typing import Final

from splay.position.card import Card
from splay.position.terms import ACHIEVEMENTS, BOARD, DECK, HAND, JUNK, SCORE
from splay.text.reader import Reader
from splay.views.view import View

YOURS: Final = 0
OWN: Final = 1
"""Belonging to the player the sentence is about."""
NAMED: Final = 2
YOUR_OWN: Final = 3
"""Belonging to the reader, who is also the player the sentence is about."""


def origin(zone: str, whose: int, reader: Reader) -> str:
    """Where a card comes from: your zone, the player's own, that of ``{owner}``, or your own."""
    return {
        HAND: (
            reader.pgettext("where a card comes from", "from your hand"),
            reader.pgettext("where a card comes from", "from their hand"),
            reader.pgettext("where a card comes from", "from {owner}’s hand"),
            reader.pgettext("where your card comes from, when you move it", "from your hand"),
        ),
        SCORE: (
            reader.pgettext("where a card comes from", "from your score pile"),
            reader.pgettext("where a card comes from", "from their score pile"),
            reader.pgettext("where a card comes from", "from {owner}’s score pile"),
            reader.pgettext("where your card comes from, when you move it", "from your score pile"),
        ),
        BOARD: (
            reader.pgettext("where a card comes from", "from your board"),
            reader.pgettext("where a card comes from", "from their board"),
            reader.pgettext("where a card comes from", "from {owner}’s board"),
            reader.pgettext("where your card comes from, when you move it", "from your board"),
        ),
        DECK: (reader.pgettext("where a card comes from", "from the deck"),) * 4,
        JUNK: (reader.pgettext("where a card comes from", "from the junk pile"),) * 4,
        ACHIEVEMENTS: (reader.pgettext("where a card comes from", "from the achievements"),) * 4,
    }[zone][whose]


def target(zone: str, whose: int, reader: Reader) -> str:
    """Where a card goes: to your zone, the player's own, that of ``{owner}``, or your own."""
    return {
        HAND: (
            reader.pgettext("where a card goes", "to your hand"),
            reader.pgettext("where a card goes", "to their hand"),
            reader.pgettext("where a card goes", "to {owner}’s hand"),
            reader.pgettext("where your card goes, when you move it", "to your hand"),
        ),
        SCORE: (
            reader.pgettext("where a card goes", "to your score pile"),
            reader.pgettext("where a card goes", "to their score pile"),
            reader.pgettext("where a card goes", "to {owner}’s score pile"),
            reader.pgettext("where your card goes, when you move it", "to your score pile"),
        ),
        BOARD: (
            reader.pgettext("where a card goes", "onto your board"),
            reader.pgettext("where a card goes", "onto their board"),
            reader.pgettext("where a card goes", "onto {owner}’s board"),
            reader.pgettext("where your card goes, when you move it", "onto your board"),
        ),
        ACHIEVEMENTS: (reader.pgettext("where a card goes", "to the achievements"),) * 4,
    }[zone][whose]


def lies(seen: View, seat: int, card: Card, reader: Reader) -> str:
    """Where a card is, as told to a seat; empty if it cannot be seen anywhere."""
    player = seen.players[seat]
    if card in player.hand:
        return reader.gettext("in your hand")
    if card in player.score:
        return reader.gettext("in your score pile")
    for other in seen.players:
        if any(card in pile.cards for pile in other.piles):
            return reader.gettext("on your board") if other.seat == seat else on_board_of(other.name, reader)
    return ""


def on_board_of(name: str, reader: Reader) -> str:
    """Where the cards on another player's board are."""
    return reader.gettext("on {who}’s board").format(who=name)
