"""Questions that take several cards or colors, in words: how many of what, how far one is, what is done with them."""

from collections.abc import Callable
from typing import Final

from splay.position.decision import COLOR
from splay.position.several import Several
from splay.position.terms import HAND, PASS, SCORE
from splay.position.verbs import ARRANGE, EXCHANGE, MELD, NAME_COLOR, RETURN, SCORE_CARD, TRANSFER_TO_THEM, TUCK, Verb
from splay.text.reader import Reader
from splay.views.view import Asked

Phrase = Callable[[Reader, int], str]
"""Words with a number of cards or colors in them."""


def _score(reader: Reader, count: int) -> str:
    return reader.ngettext("Score {count} card", "Score {count} cards", count)


def _return(reader: Reader, count: int) -> str:
    return reader.ngettext("Return {count} card", "Return {count} cards", count)


def _tuck(reader: Reader, count: int) -> str:
    return reader.ngettext("Tuck {count} card", "Tuck {count} cards", count)


def _meld(reader: Reader, count: int) -> str:
    return reader.ngettext("Meld {count} card", "Meld {count} cards", count)


def _transfer(reader: Reader, count: int) -> str:
    return reader.ngettext("Transfer {count} card", "Transfer {count} cards", count)


def _exchange(reader: Reader, count: int) -> str:
    return reader.ngettext("Exchange {count} card", "Exchange {count} cards", count)


def _choose(reader: Reader, count: int) -> str:
    return reader.ngettext("Choose {count} card", "Choose {count} cards", count)


def _name(reader: Reader, count: int) -> str:
    return reader.ngettext("Name {count} color", "Name {count} colors", count)


def _name_different(reader: Reader, count: int) -> str:
    return reader.ngettext("Name {count} different color", "Name {count} different colors", count)


def _to_their_hand(reader: Reader, count: int) -> str:
    return reader.ngettext(
        "Transfer {count} card to the other player’s hand", "Transfer {count} cards to the other player’s hand", count
    )


def _to_their_score(reader: Reader, count: int) -> str:
    return reader.ngettext(
        "Transfer {count} card to the other player’s score pile",
        "Transfer {count} cards to the other player’s score pile",
        count,
    )


def _return_or_none(reader: Reader, count: int) -> str:
    return reader.ngettext("Return {count} card, or none", "Return {count} cards, or none", count)


def _tuck_or_none(reader: Reader, count: int) -> str:
    return reader.ngettext("Tuck {count} card, or none", "Tuck {count} cards, or none", count)


def _return_up_to(reader: Reader, count: int) -> str:
    return reader.ngettext("Return up to {count} card", "Return up to {count} cards", count)


def _tuck_up_to(reader: Reader, count: int) -> str:
    return reader.ngettext("Tuck up to {count} card", "Tuck up to {count} cards", count)


def _choose_up_to(reader: Reader, count: int) -> str:
    return reader.ngettext("Choose up to {count} card", "Choose up to {count} cards", count)


_DONE: Final[dict[Verb, Phrase]] = {
    **{SCORE_CARD: _score, RETURN: _return, TUCK: _tuck, MELD: _meld, EXCHANGE: _exchange, NAME_COLOR: _name},
    **dict.fromkeys(TRANSFER_TO_THEM.values(), _transfer),
}
"""What is done, on a button."""
_EXACTLY: Final[dict[Verb, Phrase]] = {
    **_DONE,
    TRANSFER_TO_THEM[HAND]: _to_their_hand,
    TRANSFER_TO_THEM[SCORE]: _to_their_score,
    NAME_COLOR: _name_different,
}
_OR_NONE: Final[dict[Verb, Phrase]] = {RETURN: _return_or_none, TUCK: _tuck_or_none}
_UP_TO: Final[dict[Verb, Phrase]] = {RETURN: _return_up_to, TUCK: _tuck_up_to}


def several_of(ask: Asked) -> Several | None:
    """What a question takes, if more than one can be chosen."""
    return ask.several if ask.several is not None and ask.several.most > 1 else None


def is_order(ask: Asked, several: Several) -> bool:
    """Whether all of the cards go, so that only their order is open."""
    return several.is_ordered and several.least == len(several.things) and PASS not in (ask.options or ())


def several_title(ask: Asked, several: Several, reader: Reader) -> str:
    """The question, in one sentence.

    >>> from splay.position.ruleset import ruleset
    >>> from splay.position.decision import CARD
    >>> from splay.position.several import ALWAYS
    >>> from splay.text.reader import reader_of
    >>> cards = ruleset(3).cards[:4]
    >>> ask = Asked(3, 0, CARD, TUCK, "Lighting", 1, ("Agriculture", "pass"), 3)
    >>> several_title(ask, Several(cards, 1, 3, ALWAYS, 3), reader_of("en"))
    'Tuck up to 3 cards'
    """
    may_decline, most = PASS in (ask.options or ()), several.most
    if is_order(ask, several):
        said = reader.ngettext("Put {count} card in order", "Put {count} cards in order", most)
    elif may_decline and several.least > 1:
        said = _OR_NONE.get(ask.verb, _choose_up_to)(reader, most)
    elif several.least == most:
        said = _EXACTLY.get(ask.verb, _choose)(reader, most)
    elif not may_decline:
        said = _between(ask.verb, reader, most)
    elif most == len(several.things):
        said = _any_number(ask.verb, reader)
    else:
        said = _UP_TO.get(ask.verb, _choose_up_to)(reader, most)
    return said.format(count=most, least=several.least)


def _between(verb: Verb, reader: Reader, most: int) -> str:
    if verb is MELD:
        return reader.ngettext("Meld {least} or {count} card", "Meld {least} or {count} cards", most)
    return reader.ngettext("Choose {least} to {count} card", "Choose {least} to {count} cards", most)


def _any_number(verb: Verb, reader: Reader) -> str:
    if verb is RETURN:
        return reader.gettext("Return any number of cards")
    if verb is TUCK:
        return reader.gettext("Tuck any number of cards")
    return reader.gettext("Meld any number of cards") if verb is MELD else reader.gettext("Choose any number of cards")


def order_words(ask: Asked, several: Several, reader: Reader) -> str:
    """Whether the order counts, and how."""
    if not several.is_ordered:
        return reader.gettext("in any order")
    if ask.verb is ARRANGE:
        return reader.gettext("the first you mark lies on top")
    return reader.gettext("the first you mark goes first")


def done_words(ask: Asked, several: Several, count: int, reader: Reader) -> str:
    """What will be done with so many of them, if these may be taken."""
    if is_order(ask, several):
        return reader.gettext("Use this order")
    return _DONE.get(ask.verb, _choose)(reader, count).format(count=count)


def marked_words(several: Several, count: int, reader: Reader) -> str:
    """How far somebody is who has marked so many."""
    if several.least < several.most:
        return reader.gettext("{count} marked").format(count=count)
    return reader.gettext("{count} of {total} marked").format(count=count, total=several.most)


def missing_words(ask: Asked, count: int, reader: Reader) -> str:
    """How many more cards or colors must be marked."""
    if ask.kind == COLOR:
        return reader.ngettext("Mark {count} more color", "Mark {count} more colors", count).format(count=count)
    return reader.ngettext("Mark {count} more card", "Mark {count} more cards", count).format(count=count)
