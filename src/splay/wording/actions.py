"""What a player does in a turn: the question, the actions, what would be drawn."""

from splay.catalogue import Catalogue
from splay.decision import OPENING
from splay.turn import short_turns
from splay.view import Asked, View


def turn_question(seen: View, ask: Asked, words: Catalogue) -> tuple[str, str]:
    """What is asked for an action or a first card, and what there is to know about it; the latter may be empty."""
    if ask.kind == OPENING:
        more = words.gettext("All first cards are melded when everybody has chosen.")
        return words.gettext("Choose your first card"), more
    if seen.turn <= short_turns(len(seen.players)):
        return words.gettext("Your turn: one action"), ""
    if seen.actions_left > 1:
        return words.gettext("Your turn: first of two actions"), ""
    return words.gettext("Your turn: second of two actions"), ""


def action_word(action: str, words: Catalogue) -> str:
    """An action, by the first word of its options."""
    return {
        "draw": words.pgettext("action", "Draw"),
        "meld": words.pgettext("action", "Meld"),
        "dogma": words.pgettext("action", "Dogma"),
        "parley": words.pgettext("action", "Parley"),
        "achieve": words.pgettext("action", "Achieve"),
    }[action]


def drawn_words(seen: View, value: int | None, words: Catalogue) -> str:
    """What the draw action will draw, by its value; None: there is no such card."""
    if value is None:
        return words.gettext("no card left: this ends the game")
    left = seen.decks[value]
    return words.ngettext("age {age}, the last one", "age {age}, {count} left", left).format(age=value, count=left)
