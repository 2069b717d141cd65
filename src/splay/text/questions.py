"""The questions that effects ask, the words of their answers, and how a game ended."""

from collections.abc import Sequence

from splay.position.decision import COLOR, ICON, WHETHER, WHICH
from splay.position.deeds import deed_of
from splay.position.event_log import TO_BE_SPARED, TO_SHARE
from splay.position.state import Outcome
from splay.position.terms import PASS, YES
from splay.text.reader import Reader
from splay.text.several import order_words, several_of, several_title
from splay.views.view import Asked


def question_words(ask: Asked, reader: Reader) -> str:
    """The question that an effect asks, in one sentence.

    >>> from splay.position.decision import CARD
    >>> from splay.position.verbs import TUCK
    >>> from splay.text.reader import reader_of
    >>> question_words(Asked(3, 0, CARD, TUCK, "Lighting", 1, ("Oars", "Archery", "pass"), 1), reader_of("en"))
    'Choose a card to tuck'
    """
    several = several_of(ask)
    return reader.gettext(ask.verb.questions[ask.kind]) if several is None else several_title(ask, several, reader)


def how_many(ask: Asked, reader: Reader) -> str:
    """Of several cards or colors, whether the order counts; empty if one answer is asked for."""
    several = several_of(ask)
    return "" if several is None else order_words(ask, several, reader)


def option_words(ask: Asked, option: str, reader: Reader) -> str:
    """An answer in words, as on a button; names of cards and players stay as they are."""
    if option == PASS:
        return _declining(ask, reader)
    if option == YES:
        return reader.pgettext("answer", "Yes")
    if ask.kind == WHICH:
        return reader.gettext(deed_of(option).label)
    if ask.kind == COLOR:
        return reader.color(option)
    if ask.kind == ICON:
        return reader.icon(option)
    return option


def _declining(ask: Asked, reader: Reader) -> str:
    if ask.kind == WHETHER:
        return reader.pgettext("answer", "No")
    if ask.verb.buys == TO_SHARE:
        return reader.gettext("Do not share")
    if ask.verb.buys == TO_BE_SPARED:
        return reader.gettext("Obey")
    return reader.gettext("Pass")


def outcome_words(outcome: Outcome, names: Sequence[str], seat: int | None, reader: Reader) -> tuple[str, str]:
    """Who won, and why.

    Args:
        outcome: how the game ended.
        names: of the players.
        seat: who is told; None for a spectator.
        reader: who reads.
    """
    if not outcome.winners:
        return reader.gettext("Nobody wins"), reader.gettext(
            "A card above the last age had to be drawn, and points and achievements are tied."
        )
    who = reader.listed([names[winner] for winner in outcome.winners])
    together = len(outcome.winners) > 1
    if seat in outcome.winners:
        title = reader.gettext("You win together: {who}") if together else reader.gettext("You win")
    else:
        title = reader.gettext("{who} win together") if together else reader.gettext("{who} wins")
    card = reader.card_name(outcome.card) if outcome.card else ""
    why = {
        "achievements": reader.gettext("With enough achievements."),
        "score": reader.gettext("A card above the last age had to be drawn, and nobody has more points."),
        "card": reader.gettext("{card} says so.").format(card=card),
        "elimination": reader.gettext("All others are out of the game."),
    }
    return title.format(who=who), why[outcome.reason]
