"""The terms of the rules in sentences of cards and of the log: where they stand, in whatever form, and what they mean.

``terms.json`` in the folder of a language lists the forms of each term; those of ``-`` look like one and are none.
``*`` stands for any ending; a form of several words is preferred to one of a single word.  Special achievements are
terms, too; only English names them without a mark (see `marks`).
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from splay.position.ruleset import Ruleset
from splay.position.terms import SPECIAL_NAMES
from splay.text.catalogue import N_, locale_file
from splay.text.reader import Reader
from splay.text.special_achievements import special_condition

_FILE: Final = "terms.json"
_NONE: Final = "-"
_LETTER: Final = r"[^\W\d_]"


@dataclass(frozen=True, slots=True)
class Rule:
    """What a term means.

    Attributes:
        keyword: the keyword of the rules that says more.
        english: what it means, in one sentence.
    """

    keyword: str
    english: str


RULES: Final[Mapping[str, Rule]] = {
    "achieve": Rule("achieve", N_("Take an achievement for good.")),
    "alone": Rule(
        "execute", N_("You alone carry out all effects of another card that are not demands, whatever the icons.")
    ),
    "aslant": Rule("splay", N_("Splayed aslant, a covered card shows all four of its places.")),
    "bottom": Rule(
        "top-card", N_("The card under all others of its pile; one that lies alone is both top and bottom card.")
    ),
    "deck": Rule("draw", N_("The cards of one age that can still be drawn, face down.")),
    "demand": Rule(
        "demand", N_("Opponents who show fewer of the card’s icon than the player who activates it obey the demand.")
    ),
    "draw": Rule("draw", N_("Take the top card of a deck into your hand.")),
    "exchange": Rule("exchange", N_("Swap two groups of cards, at the same time.")),
    "hand": Rule("secrets", N_("The cards that you hold; others see only their backs, and so their values.")),
    "highest": Rule("highest", N_("Of several cards of that value, whoever carries out the effect picks one.")),
    "if-you-did": Rule("if-you-did", N_("Holds if what comes before it has actually happened, at least in part.")),
    "junk": Rule("junk", N_("Put into the junk pile, face down.")),
    "left": Rule(
        "splay", N_("Splayed left, a covered card shows one of its four places: the one at the bottom right.")
    ),
    "may": Rule("may", N_("You decide whether it happens.")),
    "meld": Rule("meld", N_("Put a card on top of your pile of its color; it starts the pile if there is none.")),
    "pile": Rule("top-card", N_("All cards of one color on a board, one on top of the other.")),
    "repeat": Rule(
        "repeat",
        N_("The same player carries out the effect again, before anybody else, for as long as its condition holds."),
    ),
    "return": Rule("return", N_("Put a card face down under the deck of its age, which may have been empty.")),
    "reveal": Rule("reveal", N_("Show a card to everybody.")),
    "right": Rule("splay", N_("Splayed right, a covered card shows two of its four places: those at its left edge.")),
    "score": Rule("score", N_("Put a card face down into your score pile.")),
    "score-pile": Rule("score", N_("The cards that you have scored, face down; their values are your points.")),
    "share": Rule(
        "share",
        N_(
            "Carry out an effect of a card that another player activates, because you show at least as many of its "
            "icon."
        ),
    ),
    "splay": Rule("splay", N_("Spread a pile of your own so that covered cards show icons.")),
    "top": Rule("top-card", N_("The card that covers its pile.")),
    "transfer": Rule("transfer", N_("Move a card from one place to another; on a board it becomes a top card.")),
    "tuck": Rule(
        "tuck", N_("Put a card at the bottom of your pile of its color; it starts the pile if there is none.")
    ),
    "up": Rule("splay", N_("Splayed up, a covered card shows three of its four places: those at its bottom edge.")),
    "value": Rule("value", N_("The number of a card.")),
}
"""What the terms mean."""


@dataclass(frozen=True, slots=True)
class TermPiece:
    """A piece of a sentence.

    Attributes:
        text: its words.
        term: the term that they are a form of; empty if they are none.
    """

    text: str
    term: str = ""


def meaning(term: str, rules: Ruleset, reader: Reader) -> str:
    """What a term means, in one sentence; of a special achievement of these rules, what it requires.

    Raises:
        KeyError: there is no such term.
    """
    if term in rules.special_achievements:
        return reader.gettext("{special}: {condition}").format(
            special=reader.special(term), condition=special_condition(term, rules, reader)
        )
    return reader.gettext(RULES[term].english)


def keyword_of(term: str) -> str:
    """The keyword of the rules that says more about a term."""
    return "achieve" if term in SPECIAL_NAMES else RULES[term].keyword


@cache
def forms(language: str) -> dict[str, tuple[str, ...]]:
    """The forms of each term in a language; of a made-up one there are none."""
    file = locale_file(language, _FILE)
    told: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {term: tuple(listed) for term, listed in told.items()}


def term_pieces(text: str, language: str) -> Iterator[TermPiece]:
    """The pieces of a text, each a form of a term or none.

    >>> [piece.text for piece in term_pieces("Draw a 3 and score it, rounded up.", "en") if piece.term]
    ['Draw', 'score']
    """
    end = 0
    for found in _finder(language).finditer(text):
        if found.start() > end:
            yield TermPiece(text[end : found.start()])
        end = found.end()
        assert found.lastindex is not None, "every form is a group"
        term, _ = _in_order(language)[found.lastindex - 1]
        yield TermPiece(found[0], "" if term == _NONE else term)
    if end < len(text):
        yield TermPiece(text[end:])


@cache
def _in_order(language: str) -> tuple[tuple[str, str], ...]:
    """Every form with its term, those of more words first."""
    listed = [(term, form) for term, several in forms(language).items() for form in several]
    return tuple(sorted(listed, key=lambda each: -each[1].count(" ")))


@cache
def _finder(language: str) -> re.Pattern[str]:
    """What finds the forms, each by a group of its own."""
    each = [f"({_as_pattern(form)})" for _, form in _in_order(language)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(each) or r'(?!)'})(?!\w)", re.IGNORECASE)


def _as_pattern(form: str) -> str:
    words = form.split(" ")
    return r"\s".join(re.escape(word.removesuffix("*")) + f"{_LETTER}*" * word.endswith("*") for word in words)
