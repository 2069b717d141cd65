"""The messages of the log: whole sentences, player first, present tense, no full stop.

Each stands twice: said to the player it is about, and to all others.  `narration` fills in
``{who}`` (that player), cards, icons and values; ``{origin}`` and ``{target}`` are phrases of `zones`.
"""

from typing import Final

from splay.catalogue import N_, Catalogue
from splay.events import (
    ARRANGE,
    BONUS,
    DRAW,
    EXCHANGE,
    MELD,
    RETURN,
    REVEAL,
    SCORE_CARD,
    TO_ACTIVATE,
    TO_BE_SPARED,
    TO_SHARE,
    TUCK,
    UNSPLAY,
    WITHDRAW,
)

Said = tuple[str, str]
"""A message to the player it is about, and to the others."""

SIMPLE: Final[dict[str, Said]] = {
    ARRANGE: (N_("You put your {color} pile in a new order"), N_("{who} puts the {color} pile in a new order")),
    BONUS: (N_("You draw, because others shared"), N_("{who} draws, because others shared")),
    DRAW: (N_("You draw {card}"), N_("{who} draws {card}")),
    UNSPLAY: (N_("Your {color} cards are splayed no more"), N_("The {color} cards of {who} are splayed no more")),
    WITHDRAW: (
        N_("You give up, and leave when this effect is done"),
        N_("{who} gives up, and leaves when this effect is done"),
    ),
}
"""By kind of event."""

FROM_HAND: Final[dict[str, Said]] = {
    MELD: (N_("You meld {card}"), N_("{who} melds {card}")),
    TUCK: (N_("You tuck {card}"), N_("{who} tucks {card}")),
    SCORE_CARD: (N_("You score {card}"), N_("{who} scores {card}")),
    RETURN: (N_("You return {card}"), N_("{who} returns {card}")),
    REVEAL: (N_("You reveal {card}"), N_("{who} reveals {card}")),
}
FROM_ELSEWHERE: Final[dict[str, Said]] = {
    MELD: (N_("You meld {card} {origin}"), N_("{who} melds {card} {origin}")),
    TUCK: (N_("You tuck {card} {origin}"), N_("{who} tucks {card} {origin}")),
    SCORE_CARD: (N_("You score {card} {origin}"), N_("{who} scores {card} {origin}")),
    RETURN: (N_("You return {card} {origin}"), N_("{who} returns {card} {origin}")),
    REVEAL: (N_("You reveal {card} {origin}"), N_("{who} reveals {card} {origin}")),
}
DRAWN_AND: Final[dict[str, Said]] = {
    MELD: (N_("You draw and meld {card}"), N_("{who} draws and melds {card}")),
    TUCK: (N_("You draw and tuck {card}"), N_("{who} draws and tucks {card}")),
    SCORE_CARD: (N_("You draw and score {card}"), N_("{who} draws and scores {card}")),
    REVEAL: (N_("You draw and reveal {card}"), N_("{who} draws and reveals {card}")),
}
"""For a card drawn and at once used."""

BONUS_DRAW: Final = (N_("You draw {card}, because others shared"), N_("{who} draws {card}, because others shared"))
TRANSFERS: Final = (N_("You transfer {card} {origin} {target}"), N_("{who} transfers {card} {origin} {target}"))
TAKES: Final = (N_("You take {card} {origin} {target}"), N_("{who} takes {card} {origin} {target}"))
EXCHANGED: Final = N_("In exchange: {card} {origin} {target}")
LOSES: Final = (
    N_("You lose {card} {origin}: it leaves the game"),
    N_("{who} loses {card} {origin}: it leaves the game"),
)
JUNKS: Final = (N_("You junk {card} {origin}"), N_("{who} junks {card} {origin}"))
JUNKS_AGE: Final = (N_("You junk the achievement of age {age}"), N_("{who} junks the achievement of age {age}"))
JUNKS_SPECIAL: Final = (
    N_("You junk the special achievement {special}"),
    N_("{who} junks the special achievement {special}"),
)
RESTORES: Final = (
    N_("You make the special achievement {special} available again"),
    N_("{who} makes the special achievement {special} available again"),
)
CLAIMS_AGE: Final = (N_("You claim the achievement of age {age}"), N_("{who} claims the achievement of age {age}"))
CLAIMS_SPECIAL: Final = (N_("You claim {special}: {condition}"), N_("{who} claims {special}: {condition}"))
CLAIMS_BY_CARD: Final = (N_("You claim {special} by {card}"), N_("{who} claims {special} by {card}"))
CHAIN: Final = (
    N_("You draw {card} and achieve it: a chain achievement"),
    N_("{who} draws {card} and achieves it: a chain achievement"),
)
SHOWS_COLOR: Final = (N_("You show a color: {color}"), N_("{who} shows a color: {color}"))
SHOWS: Final = (N_("You show {cards} {origin}"), N_("{who} shows {cards} {origin}"))
ACTIVATES: Final = (N_("You activate {card}"), N_("{who} activates {card}"))
BEGINS: Final = (N_("Turn {turn} begins: yours"), N_("Turn {turn} begins: {who}"))

SPLAYS: Final[dict[str, Said]] = {
    "left": (N_("You splay your {color} cards left"), N_("{who} splays the {color} cards left")),
    "right": (N_("You splay your {color} cards right"), N_("{who} splays the {color} cards right")),
    "up": (N_("You splay your {color} cards up"), N_("{who} splays the {color} cards up")),
    "aslant": (N_("You splay your {color} cards aslant"), N_("{who} splays the {color} cards aslant")),
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
        N_("By parley, you return {card} to activate a card of {distant}"),
        N_("By parley, {who} returns {card} to activate a card of {distant}"),
        N_("By parley, {who} returns {card} to activate a card of yours"),
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
"""To who pays, to others, and to the distant player."""

WINS: Final[dict[str, Said]] = {
    "achievements": (N_("You win by achievements"), N_("{who} wins by achievements")),
    "score": (N_("You win by points"), N_("{who} wins by points")),
    "card": (N_("You win by {card}"), N_("{who} wins by {card}")),
    "elimination": (
        N_("You win: all others are out of the game"),
        N_("{who} wins: all others are out of the game"),
    ),
}
NOBODY_WINS: Final = N_("Nobody wins: points and achievements are tied")
CHOSEN: Final = N_("Chosen for you, as nothing depends on it: {option}")
DECLINED: Final = N_("Declined for you, as nothing depends on it")
ACCEPTED: Final = N_("Accepted for you, as nothing depends on it")


def junks_deck(count: int, words: Catalogue) -> Said:
    """Somebody junks a whole deck."""
    return (
        words.ngettext(
            "You junk the deck of age {age}: {count} card", "You junk the deck of age {age}: {count} cards", count
        ),
        words.ngettext(
            "{who} junks the deck of age {age}: {count} card", "{who} junks the deck of age {age}: {count} cards", count
        ),
    )


def leaves(count: int, by_card: bool, words: Catalogue) -> Said:
    """Somebody loses or gives up, and so many cards are junked."""
    if by_card:
        return (
            words.ngettext(
                "You lose by {card}; {count} card of yours is junked",
                "You lose by {card}; {count} cards of yours are junked",
                count,
            ),
            words.ngettext(
                "{who} loses by {card}; {count} card is junked",
                "{who} loses by {card}; {count} cards are junked",
                count,
            ),
        )
    return (
        words.ngettext(
            "You give up; {count} card of yours is junked", "You give up; {count} cards of yours are junked", count
        ),
        words.ngettext("{who} gives up; {count} card is junked", "{who} gives up; {count} cards are junked", count),
    )


def loses_many(count: int, junked: bool, words: Catalogue) -> Said:
    """Somebody loses many cards at one stroke; ``{parts}`` says from where."""
    if junked:
        return (
            words.ngettext(
                "{count} card of yours is junked: {parts}", "{count} cards of yours are junked: {parts}", count
            ),
            words.ngettext(
                "{count} card of {who} is junked: {parts}", "{count} cards of {who} are junked: {parts}", count
            ),
        )
    return (
        words.ngettext(
            "{count} card of yours leaves the game: {parts}", "{count} cards of yours leave the game: {parts}", count
        ),
        words.ngettext(
            "{count} card of {who} leaves the game: {parts}", "{count} cards of {who} leave the game: {parts}", count
        ),
    )


def of_many(kind: str, count: int, words: Catalogue) -> Said:
    """Somebody does the same with many cards in a row."""
    return {
        DRAW: (
            words.ngettext("You draw {count} card: {cards}", "You draw {count} cards: {cards}", count),
            words.ngettext("{who} draws {count} card: {cards}", "{who} draws {count} cards: {cards}", count),
        ),
        MELD: (
            words.ngettext(
                "You meld {count} card {origin}: {cards}", "You meld {count} cards {origin}: {cards}", count
            ),
            words.ngettext(
                "{who} melds {count} card {origin}: {cards}", "{who} melds {count} cards {origin}: {cards}", count
            ),
        ),
        TUCK: (
            words.ngettext(
                "You tuck {count} card {origin}: {cards}", "You tuck {count} cards {origin}: {cards}", count
            ),
            words.ngettext(
                "{who} tucks {count} card {origin}: {cards}", "{who} tucks {count} cards {origin}: {cards}", count
            ),
        ),
        SCORE_CARD: (
            words.ngettext(
                "You score {count} card {origin}: {cards}", "You score {count} cards {origin}: {cards}", count
            ),
            words.ngettext(
                "{who} scores {count} card {origin}: {cards}", "{who} scores {count} cards {origin}: {cards}", count
            ),
        ),
        RETURN: (
            words.ngettext(
                "You return {count} card {origin}: {cards}", "You return {count} cards {origin}: {cards}", count
            ),
            words.ngettext(
                "{who} returns {count} card {origin}: {cards}", "{who} returns {count} cards {origin}: {cards}", count
            ),
        ),
    }[kind]


def of_many_drawn(kind: str, count: int, words: Catalogue) -> Said:
    """Somebody draws many cards and does the same with each."""
    return {
        MELD: (
            words.ngettext(
                "You draw and meld {count} card: {cards}", "You draw and meld {count} cards: {cards}", count
            ),
            words.ngettext(
                "{who} draws and melds {count} card: {cards}", "{who} draws and melds {count} cards: {cards}", count
            ),
        ),
        TUCK: (
            words.ngettext(
                "You draw and tuck {count} card: {cards}", "You draw and tuck {count} cards: {cards}", count
            ),
            words.ngettext(
                "{who} draws and tucks {count} card: {cards}", "{who} draws and tucks {count} cards: {cards}", count
            ),
        ),
        SCORE_CARD: (
            words.ngettext(
                "You draw and score {count} card: {cards}", "You draw and score {count} cards: {cards}", count
            ),
            words.ngettext(
                "{who} draws and scores {count} card: {cards}",
                "{who} draws and scores {count} cards: {cards}",
                count,
            ),
        ),
        REVEAL: (
            words.ngettext(
                "You draw and reveal {count} card: {cards}", "You draw and reveal {count} cards: {cards}", count
            ),
            words.ngettext(
                "{who} draws and reveals {count} card: {cards}",
                "{who} draws and reveals {count} cards: {cards}",
                count,
            ),
        ),
    }[kind]


MANY: Final = frozenset((DRAW, MELD, TUCK, SCORE_CARD, RETURN))
"""Kinds of events that are told together, if the same player does the same many times in a row."""


def goes(kind: str, count: int, words: Catalogue) -> str:
    """Many cards go from one place to another, whoever sees to it."""
    if kind == EXCHANGE:
        return words.ngettext(
            "In exchange, {count} card goes {origin} {target}: {cards}",
            "In exchange, {count} cards go {origin} {target}: {cards}",
            count,
        )
    return words.ngettext(
        "{count} card goes {origin} {target}: {cards}", "{count} cards go {origin} {target}: {cards}", count
    )
