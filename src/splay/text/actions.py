"""What a player does in a turn: the question, the actions, what would be drawn."""

from splay.position.actions import ACHIEVE, DOGMA, DRAW, MELD, PARLEY
from splay.position.decision import OPENING
from splay.rules.turn import short_turns
from splay.text.reader import Reader
from splay.views.view import Asked, View


def turn_question(seen: View, ask: Asked, reader: Reader) -> tuple[str, str]:
    """The question for an action or a first card, and a hint about it, which may be empty."""
    if ask.kind == OPENING:
        more = reader.gettext("All first cards are melded when everybody has chosen.")
        return reader.gettext("Choose your first card"), more
    if seen.turn <= short_turns(len(seen.players)):
        return reader.gettext("Your turn: one action"), ""
    if seen.actions_left > 1:
        return reader.gettext("Your turn: first of two actions"), ""
    return reader.gettext("Your turn: second of two actions"), ""


def action_word(kind: str, reader: Reader) -> str:
    """A kind of action."""
    return {
        DRAW: reader.pgettext("action", "Draw"),
        MELD: reader.pgettext("action", "Meld"),
        DOGMA: reader.pgettext("action", "Dogma"),
        PARLEY: reader.pgettext("action", "Parley"),
        ACHIEVE: reader.pgettext("action", "Achieve"),
    }[kind]


def drawn_words(seen: View, value: int | None, reader: Reader) -> str:
    """What the draw action will draw, by its value; None if there is no such card."""
    if value is None:
        return reader.gettext("no card left: this ends the game")
    left = seen.decks[value]
    return reader.ngettext("age {age}, the last one", "age {age}, {count} left", left).format(age=value, count=left)
