"""The messages of the log that have many forms, by what is done with a card, how many there are, and who is told.

Those with a single form are in `narration`, which fills in ``{who}`` (the player it is about), cards, icons and
values; ``{origin}`` and ``{target}`` are phrases from `zones`.
"""

from typing import Final

from splay.position.card_moves import CardMoves, Draw, Exchange, Meld, PlayerEvent, Return, Score, Tuck
from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.position.events import Reveal
from splay.text.catalogue import N_
from splay.text.reader import Reader

Said = tuple[str, str]
"""A message to the player it is about, and to the others."""

FROM_HAND: Final[dict[type[PlayerEvent], Said]] = {
    Meld: (N_("You meld {card}"), N_("{who} melds {card}")),
    Tuck: (N_("You tuck {card}"), N_("{who} tucks {card}")),
    Score: (N_("You score {card}"), N_("{who} scores {card}")),
    Return: (N_("You return {card}"), N_("{who} returns {card}")),
    Reveal: (N_("You reveal {card}"), N_("{who} reveals {card}")),
}
FROM_ELSEWHERE: Final[dict[type[PlayerEvent], Said]] = {
    Meld: (N_("You meld {card} {origin}"), N_("{who} melds {card} {origin}")),
    Tuck: (N_("You tuck {card} {origin}"), N_("{who} tucks {card} {origin}")),
    Score: (N_("You score {card} {origin}"), N_("{who} scores {card} {origin}")),
    Return: (N_("You return {card} {origin}"), N_("{who} returns {card} {origin}")),
    Reveal: (N_("You reveal {card} {origin}"), N_("{who} reveals {card} {origin}")),
}
DRAWN_AND: Final[dict[type[PlayerEvent], Said]] = {
    Meld: (N_("You draw and meld {card}"), N_("{who} draws and melds {card}")),
    Tuck: (N_("You draw and tuck {card}"), N_("{who} draws and tucks {card}")),
    Score: (N_("You draw and score {card}"), N_("{who} draws and scores {card}")),
    Reveal: (N_("You draw and reveal {card}"), N_("{who} draws and reveals {card}")),
}
"""For a card drawn and used at once."""

TRANSFERS: Final = (N_("You transfer {card} {origin} {target}"), N_("{who} transfers {card} {origin} {target}"))
TAKES: Final = (N_("You take {card} {origin} {target}"), N_("{who} takes {card} {origin} {target}"))
LOSES: Final = (
    N_("You lose {card} {origin}: it leaves the game"),
    N_("{who} loses {card} {origin}: it leaves the game"),
)
JUNKS: Final = (N_("You junk {card} {origin}"), N_("{who} junks {card} {origin}"))
SPLAYS: Final[dict[str, Said]] = {
    "left": (N_("You splay your {color} cards left"), N_("{who} splays their {color} cards left")),
    "right": (N_("You splay your {color} cards right"), N_("{who} splays their {color} cards right")),
    "up": (N_("You splay your {color} cards up"), N_("{who} splays their {color} cards up")),
    "aslant": (N_("You splay your {color} cards aslant"), N_("{who} splays their {color} cards aslant")),
}

OBEYS: Final = (N_("You must obey: {compared}"), N_("{who} must obey: {compared}"))
OBEYS_NUMBER: Final = (
    N_("You must obey effect {number}: {compared}"),
    N_("{who} must obey effect {number}: {compared}"),
)
OBEYS_CARD: Final = (N_("You must obey {card}"), N_("{who} must obey {card}"))
SHARES: Final = (N_("You share: {compared}"), N_("{who} shares: {compared}"))
SHARES_NUMBER: Final = (N_("You share effect {number}: {compared}"), N_("{who} shares effect {number}: {compared}"))
SHARES_CARD: Final = (N_("You share {card}"), N_("{who} shares {card}"))
CARRIES_OUT_NUMBER: Final = (N_("You carry out effect {number}"), N_("{who} carries out effect {number}"))
CARRIES_OUT_CARD: Final = (
    N_("You carry out {card}, effect {number}"),
    N_("{who} carries out {card}, effect {number}"),
)

PAYS: Final[dict[str, tuple[str, str, str]]] = {
    TO_ACTIVATE: (
        N_("By parley, you return {card} to activate one of {distant}’s cards"),
        N_("By parley, {who} returns {card} to activate one of {distant}’s cards"),
        N_("By parley, {who} returns {card} to activate one of your cards"),
    ),
    TO_SHARE: (
        N_("By parley, you return {card} to share with {distant}"),
        N_("By parley, {who} returns {card} to share with {distant}"),
        N_("By parley, {who} returns {card} to share with you"),
    ),
    TO_BE_SPARED: (
        N_("By parley, you return {card} to be spared by {distant}"),
        N_("By parley, {who} returns {card} to be spared by {distant}"),
        N_("By parley, {who} returns {card} to be spared by you"),
    ),
}
"""For the player who pays, for others, and for the distant player."""

WINS: Final[dict[str, Said]] = {
    "achievements": (N_("You win by achievements"), N_("{who} wins by achievements")),
    "score": (N_("You win by points"), N_("{who} wins by points")),
    "card": (N_("You win by {card}"), N_("{who} wins by {card}")),
    "elimination": (
        N_("You win: all others are out of the game"),
        N_("{who} wins: all others are out of the game"),
    ),
}


def junks_deck(count: int, reader: Reader) -> Said:
    """A player junks a whole deck."""
    return (
        reader.ngettext(
            "You junk the deck of age {age}: {count} card", "You junk the deck of age {age}: {count} cards", count
        ),
        reader.ngettext(
            "{who} junks the deck of age {age}: {count} card", "{who} junks the deck of age {age}: {count} cards", count
        ),
    )


def leaves(count: int, by_card: bool, reader: Reader) -> Said:
    """A player loses or gives up, and this many cards are junked."""
    if by_card:
        return (
            reader.ngettext(
                "You lose because of {card}; {count} of your cards is junked",
                "You lose because of {card}; {count} of your cards are junked",
                count,
            ),
            reader.ngettext(
                "{who} loses because of {card}; {count} card is junked",
                "{who} loses because of {card}; {count} cards are junked",
                count,
            ),
        )
    return (
        reader.ngettext(
            "You give up; {count} of your cards is junked", "You give up; {count} of your cards are junked", count
        ),
        reader.ngettext("{who} gives up; {count} card is junked", "{who} gives up; {count} cards are junked", count),
    )


def loses_many(count: int, junked: bool, reader: Reader) -> Said:
    """A player loses many cards at once; ``{parts}`` says from where."""
    if junked:
        return (
            reader.ngettext(
                "{count} of your cards is junked: {parts}", "{count} of your cards are junked: {parts}", count
            ),
            reader.ngettext(
                "{count} of {who}’s cards is junked: {parts}", "{count} of {who}’s cards are junked: {parts}", count
            ),
        )
    return (
        reader.ngettext(
            "{count} of your cards leaves the game: {parts}", "{count} of your cards leave the game: {parts}", count
        ),
        reader.ngettext(
            "{count} of {who}’s cards leaves the game: {parts}",
            "{count} of {who}’s cards leave the game: {parts}",
            count,
        ),
    )


def of_many(kind: type[CardMoves], count: int, reader: Reader) -> Said:
    """A player does the same with many cards in a row."""
    said: dict[type[CardMoves], Said] = {
        Draw: (
            reader.ngettext("You draw {count} card: {cards}", "You draw {count} cards: {cards}", count),
            reader.ngettext("{who} draws {count} card: {cards}", "{who} draws {count} cards: {cards}", count),
        ),
        Meld: (
            reader.ngettext(
                "You meld {count} card {origin}: {cards}", "You meld {count} cards {origin}: {cards}", count
            ),
            reader.ngettext(
                "{who} melds {count} card {origin}: {cards}", "{who} melds {count} cards {origin}: {cards}", count
            ),
        ),
        Tuck: (
            reader.ngettext(
                "You tuck {count} card {origin}: {cards}", "You tuck {count} cards {origin}: {cards}", count
            ),
            reader.ngettext(
                "{who} tucks {count} card {origin}: {cards}", "{who} tucks {count} cards {origin}: {cards}", count
            ),
        ),
        Score: (
            reader.ngettext(
                "You score {count} card {origin}: {cards}", "You score {count} cards {origin}: {cards}", count
            ),
            reader.ngettext(
                "{who} scores {count} card {origin}: {cards}", "{who} scores {count} cards {origin}: {cards}", count
            ),
        ),
        Return: (
            reader.ngettext(
                "You return {count} card {origin}: {cards}", "You return {count} cards {origin}: {cards}", count
            ),
            reader.ngettext(
                "{who} returns {count} card {origin}: {cards}", "{who} returns {count} cards {origin}: {cards}", count
            ),
        ),
    }
    return said[kind]


def of_many_drawn(kind: type[PlayerEvent], count: int, reader: Reader) -> Said:
    """A player draws many cards and does the same with each."""
    said: dict[type[PlayerEvent], Said] = {
        Meld: (
            reader.ngettext(
                "You draw and meld {count} card: {cards}", "You draw and meld {count} cards: {cards}", count
            ),
            reader.ngettext(
                "{who} draws and melds {count} card: {cards}", "{who} draws and melds {count} cards: {cards}", count
            ),
        ),
        Tuck: (
            reader.ngettext(
                "You draw and tuck {count} card: {cards}", "You draw and tuck {count} cards: {cards}", count
            ),
            reader.ngettext(
                "{who} draws and tucks {count} card: {cards}", "{who} draws and tucks {count} cards: {cards}", count
            ),
        ),
        Score: (
            reader.ngettext(
                "You draw and score {count} card: {cards}", "You draw and score {count} cards: {cards}", count
            ),
            reader.ngettext(
                "{who} draws and scores {count} card: {cards}",
                "{who} draws and scores {count} cards: {cards}",
                count,
            ),
        ),
        Reveal: (
            reader.ngettext(
                "You draw and reveal {count} card: {cards}", "You draw and reveal {count} cards: {cards}", count
            ),
            reader.ngettext(
                "{who} draws and reveals {count} card: {cards}",
                "{who} draws and reveals {count} cards: {cards}",
                count,
            ),
        ),
    }
    return said[kind]


MANY: Final[frozenset[type[CardMoves]]] = frozenset((Draw, Meld, Tuck, Score, Return))
"""Kinds of events that are told together, if the same player does the same many times in a row."""


def goes(kind: type[CardMoves], count: int, reader: Reader) -> str:
    """Many cards go from one place to another, whoever moves them."""
    if kind is Exchange:
        return reader.ngettext(
            "In exchange, {count} card goes {origin} {target}: {cards}",
            "In exchange, {count} cards go {origin} {target}: {cards}",
            count,
        )
    return reader.ngettext(
        "{count} card goes {origin} {target}: {cards}", "{count} cards go {origin} {target}: {cards}", count
    )


LIST_OF_CARDS: Final = ": {cards}"
"""How messages about many cards end, in every language."""


def listing(message: str, lists: bool) -> str:
    """A message about many cards, or what of it stands before the list of them."""
    return message if lists else message.removesuffix(LIST_OF_CARDS)
