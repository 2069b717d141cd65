"""The questions that effects ask, the words of their answers, and how a game ended."""

from collections.abc import Sequence

from splay.position.decision import CARD, COLOR, ICON, VALUE, WHETHER, WHICH
from splay.position.deeds import deed_of
from splay.position.event_log import TO_BE_SPARED, TO_SHARE
from splay.position.state import Outcome
from splay.position.terms import BOARD, HAND, PASS, SCORE, YES
from splay.position.verbs import TRANSFER_TO_THEM
from splay.text.reader import Reader
from splay.text.several import is_order, order_words, several_of, several_title
from splay.views.view import Asked, View


def question_words(ask: Asked, reader: Reader, seen: View | None = None) -> str:
    """The question that an effect asks, in one sentence.

    Args:
        ask: the question.
        reader: who reads.
        seen: what the seat asked sees; if it tells who gets a card, the sentence names that player.

    >>> from splay.position.decision import CARD
    >>> from splay.position.verbs import TUCK
    >>> from splay.text.reader import reader_of
    >>> question_words(Asked(3, 0, CARD, TUCK, "Lighting", 1, ("Oars", "Archery", "pass"), 1), reader_of("en"))
    'Choose a card to tuck'
    """
    named = None if seen is None else _named(ask, seen, reader)
    if named is not None:
        return named
    several = several_of(ask)
    return reader.gettext(ask.verb.questions[ask.kind]) if several is None else several_title(ask, several, reader)


def other_player(ask: Asked, seen: View) -> str:
    """The name of the only player whom a question can be about besides the one asked; empty if there are several."""
    others = [player for player in seen.players if player.seat != ask.seat and not player.out]
    if len(others) == 1:
        return others[0].name
    if ask.card is None or ask.effect is None or seen.active in (ask.seat, -1):
        return ""
    effect = seen.rules.by_name[ask.card].effect(ask.effect)
    return seen.players[seen.active].name if effect.is_demand else ""


def _named(ask: Asked, seen: View, reader: Reader) -> str | None:
    """The question with the name of who gets a card; None if it has no such form, or the name is not known."""
    who, several = other_player(ask, seen), several_of(ask)
    zone = next((zone for zone, verb in TRANSFER_TO_THEM.items() if verb is ask.verb), None)
    if not who or zone is None or ask.kind not in (CARD, VALUE):
        return None
    if several is not None:
        if several.least < several.most or is_order(ask, several):
            return None
        return _named_several(zone, several.most, reader).format(count=several.most, who=who)
    if ask.kind == VALUE:
        return reader.gettext("Choose a value: cards of that value go to {who}’s hand").format(who=who)
    said = {
        BOARD: reader.gettext("Choose a card to give to {who}’s board"),
        HAND: reader.gettext("Choose a card to give to {who}’s hand"),
        SCORE: reader.gettext("Choose a card to give to {who}’s score pile"),
    }
    return said[zone].format(who=who)


def _named_several(zone: str, count: int, reader: Reader) -> str:
    return {
        BOARD: reader.ngettext(
            "Transfer {count} card to {who}’s board", "Transfer {count} cards to {who}’s board", count
        ),
        HAND: reader.ngettext("Transfer {count} card to {who}’s hand", "Transfer {count} cards to {who}’s hand", count),
        SCORE: reader.ngettext(
            "Transfer {count} card to {who}’s score pile", "Transfer {count} cards to {who}’s score pile", count
        ),
    }[zone]


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
