"""Answering a question that takes several things, and those that follow from it, at once.

The engine asks for such cards or colors one after the other.  Where their order cannot matter it offers, after each,
only those that come later in an order of its own; so here they may be named in any order, and the picks are made in
that of the engine.
"""

from collections.abc import Sequence

from splay.errors import NotOffered
from splay.game.game import Game
from splay.game.refusals import meant, not_offered
from splay.position.decision import Decision, words_of
from splay.position.several import Several
from splay.position.terms import PASS, Given


def pick_together(
    game: Game, options: Sequence[Given[str]], seat: Given[int | None] = None, number: Given[int | None] = None
) -> list[str]:
    """Take all these options in one go.

    Args:
        game: the game; a copy, because a refusal may leave it anywhere on the way.
        options: cards by name, or colors, in the order that counts if one does; none to decline.
        seat: who picks; as for `Game.pick`.
        number: which decision is answered; as for `Game.pick`.

    Returns:
        The picks that were made, fewer than the options if the last ones went without a question or the game has
        ended before them; with a final ``pass`` if more could have followed.

    Raises:
        GameOver, NotYourDecision, StaleDecision: as `Game.pick`.
        NotOffered: the question does not take several options, or not these, or not so many.
    """
    ask = meant(game.state, game.decision, ", ".join(map(str, options)), seat, number)
    if ask.several is None:
        raise NotOffered(
            "{name} cannot pick several options at decision {number}: it takes one answer",
            name=game.names[ask.seat],
            number=ask.number,
        )
    if not options and ask.can_pass:
        game.pick(PASS)
        return [PASS]
    _check(game, ask, ask.several, options)
    return _played(game, ask, ask.several, list(options))


def _check(game: Game, ask: Decision, several: Several, options: Sequence[Given[str]]) -> None:
    """Refuse options that cannot be taken together."""
    offered = words_of(ask.kind, several.things)
    for place, option in enumerate(options):
        if type(option) is not str or option not in offered:
            raise not_offered(game.state, ask, option)
        if option in options[:place]:
            raise NotOffered(
                "{name} cannot pick {option!r} twice at decision {number}",
                name=game.names[ask.seat],
                option=option,
                number=ask.number,
            )
    if not several.least <= len(options) <= several.most:
        raise NotOffered(
            "{name} cannot pick {count} options at decision {asked}: at least {least} and at most {most} are asked for",
            name=game.names[ask.seat],
            asked=ask.number,
            count=len(options),
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
    """Whether a question belongs to the same choice as the first."""
    if now.several is None or now.seat != ask.seat or now.effect is not ask.effect:
        return False
    return now.several.first == several.first


def _next(now: Decision, several: Several, left: Sequence[str]) -> str | None:
    """The next pick: the first of those left in the order that counts; ``pass`` if none is left."""
    if not left:
        return PASS if now.can_pass else None
    if several.is_ordered:
        return next((option for option in left if option in now.options), None)
    return next((option for option in now.options if option in left), None)
