"""Answering a question that takes several cards, and those that follow from it, at once.

The engine asks for such cards one after the other.  Where their order cannot matter it offers, after each, only those
that come later in an order of its own; so here the cards may be named in any order, and the picks are made in that
of the engine.
"""

from collections.abc import Sequence

from splay.errors import NotOffered
from splay.game.game import Game
from splay.game.refusals import meant, not_offered
from splay.position.decision import Decision
from splay.position.several import Several
from splay.position.terms import PASS, Given


def pick_together(
    game: Game, cards: Sequence[Given[str]], seat: Given[int | None] = None, number: Given[int | None] = None
) -> list[str]:
    """Take all these cards, by name, in one go.

    Args:
        game: the game; a copy, because a refusal may leave it anywhere on the way.
        cards: the cards, in the order that counts if one does; none to decline.
        seat: who picks; as for `Game.pick`.
        number: which decision is answered; as for `Game.pick`.

    Returns:
        The picks that were made, fewer than the cards if the last ones went without a question or the game has
        ended before them; with a final ``pass`` if more cards could have followed.

    Raises:
        GameOver, NotYourDecision, StaleDecision: as `Game.pick`.
        NotOffered: the question does not take several cards, or not these, or not so many.
    """
    ask = meant(game.state, game.decision, ", ".join(map(str, cards)), seat, number)
    if ask.several is None:
        raise NotOffered(
            "{name} cannot pick several cards at decision {number}: it takes one answer",
            name=game.state.seating.names[ask.seat],
            number=ask.number,
        )
    if not cards and ask.can_pass:
        game.pick(PASS)
        return [PASS]
    _check(game, ask, ask.several, cards)
    return _played(game, ask, ask.several, list(cards))


def _check(game: Game, ask: Decision, several: Several, cards: Sequence[Given[str]]) -> None:
    """Refuse cards that cannot be taken together."""
    offered = {card.name for card in several.cards}
    for place, card in enumerate(cards):
        if type(card) is not str or card not in offered:
            raise not_offered(game.state, ask, card)
        if card in cards[:place]:
            raise NotOffered(
                "{name} cannot pick {option!r} twice at decision {number}",
                name=game.state.seating.names[ask.seat],
                option=card,
                number=ask.number,
            )
    if not several.least <= len(cards) <= several.most:
        raise NotOffered(
            "{name} cannot pick {count} cards at decision {asked}: at least {least} and at most {most} are asked for",
            name=game.state.seating.names[ask.seat],
            asked=ask.number,
            count=len(cards),
            least=several.least,
            most=several.most,
        )


def _played(game: Game, ask: Decision, several: Several, left: list[str]) -> list[str]:
    """Pick as the questions come; returns the picks."""
    picks: list[str] = []
    now: Decision | None = ask
    while now is not None and _goes_on(ask, several, now):
        option = _next(now, several, left)
        if option is None:
            break
        game.pick(option)
        picks.append(option)
        if option == PASS:
            break
        left.remove(option)
        now = game.decision
    return picks


def _goes_on(ask: Decision, several: Several, now: Decision) -> bool:
    """Whether a question is about the same cards as the first."""
    if now.several is None or now.seat != ask.seat or now.effect is not ask.effect:
        return False
    return now is ask or several.first in (-1, now.several.first)


def _next(now: Decision, several: Several, left: Sequence[str]) -> str | None:
    """The next pick: the first of the cards left in the order that counts; ``pass`` if none is left."""
    if not left:
        return PASS if now.can_pass and several.first >= 0 else None
    if several.is_ordered:
        return next((card for card in left if card in now.options), None)
    return next((option for option in now.options if option in left), None)
