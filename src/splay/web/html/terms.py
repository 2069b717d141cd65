"""The terms of the rules as pages mark them, so that they explain themselves: js/explain.js."""

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from splay.position.ruleset import Ruleset
from splay.text.terms import term_pieces

_TERM: Final = Markup('<span class="term" data-term="{}/{}">{}</span>')
_PLACE: Final = re.compile(r"(\{[^{}]*\})")
_MARKED: Final = re.compile(r'<span class="term"[^>]*>([^<]*)</span>')
_KEPT: Final = 4096
"""How many messages are kept marked."""


def marked_term(term: str, rules: Ruleset, text: str | Markup) -> Markup:
    """Words that are a form of a term, which these rules explain."""
    return _TERM.format(rules.number, term, text)


def marked_words(text: str, rules: Ruleset, language: str) -> Markup:
    """Bare words, escaped, in which the terms are marked."""
    return Markup().join(
        marked_term(piece.term, rules, piece.text) if piece.term else Markup.escape(piece.text)
        for piece in term_pieces(text, language)
    )


@lru_cache(_KEPT)
def marked_message(message: str, rules: Ruleset, language: str) -> str:
    """A message of the catalogue that is still without its parts, in which the terms are marked."""
    return "".join(
        piece
        if piece.startswith("{")
        else "".join(
            marked_term(each.term, rules, Markup(each.text)) if each.term else each.text
            for each in term_pieces(piece, language)
        )
        for piece in _PLACE.split(message)
    )


def without_terms(text: Markup) -> Markup:
    """Markup in which terms are only words, for use within what is pressed itself."""
    return Markup(_MARKED.sub(r"\1", text))
