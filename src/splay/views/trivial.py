"""Questions whose answer makes no difference, so that they need not be asked.

An option is idle if picking any other would have led to the very same game.  It is not enough that the position
and the next question are equal: an effect that is still running may remember what was picked, as Optics
remembers who gets a card before it asks which.  So two picks count as the same only if

* the events they cause are the same, and with them everything that any seat is told;
* the positions are the same, including what edition 4 has yet to test, and so are the questions;
* the same holds after every pick that can follow, until the action is over: then no effect is left that
  could remember, and what follows depends only on the position.

Where a question asks for the order of cards that all move, every order is tried to its end, and the events
of each order must be those of any other in a different sequence.

Being spared a question must not tell the seat anything either.  Therefore the same must hold in other games
that the seat cannot tell from this one (`redeal`), and no card that it does not see may come to light
before the action is over: whatever was named before a card is revealed did matter.  Drawing does not
count as coming to light, because the card goes to a hand.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

from splay.errors import CannotRedeal
from splay.game import inside
from splay.game.game import Game
from splay.position.card_moves import Draw, Event
from splay.position.decision import ACTION, OPENING, Decision
from splay.position.verbs import GIVE_UP
from splay.views.hidden import hidden_cards
from splay.views.redeal import redeal
from splay.views.view import view

COPIES: Final = 6
"""How many other games that the seat cannot tell from this one are examined."""
BUDGET: Final = 80
"""The most picks tried in one game; a question that needs more is asked."""


def idle_option(game: Game, rng: random.Random) -> str | None:
    """The first option, to be picked for the seat asked, if it makes no difference which; otherwise None.

    Actions, first cards and the question whether to give up always belong to the player.

    Args:
        game: the game, which is not changed.
        rng: the randomness for dealing other games.
    """
    ask = game.decision
    if ask is None or ask.kind in (ACTION, OPENING) or ask.verb is GIVE_UP:
        return None
    if not _is_idle(game):
        return None
    seen = view(game, ask.seat)
    try:
        if not all(_is_idle(redeal(seen, rng)) for _ in range(COPIES)):
            return None
    except CannotRedeal:  # then nothing shows that the seat would not learn something
        return None
    return ask.options[0]


def _is_idle(game: Game) -> bool:
    ask = game.decision
    return ask is not None and _Trial(game, ask).is_idle()


class _TooMuchDepends(Exception):
    """Raised when the question must be asked: a hidden card comes to light, or there is too much to try."""


class _Trial:
    """Everything that can be picked now, tried side by side in copies of one game."""

    __slots__ = ("_ask", "_game", "_hidden", "_left")

    def __init__(self, game: Game, ask: Decision) -> None:
        self._game = game
        self._ask = ask
        self._hidden = hidden_cards(game.state, ask.seat)
        self._left = BUDGET

    def is_idle(self) -> bool:
        """Whether all options lead to the same result; the first that differs settles it."""
        twins: list[Game] = []
        first: Counter[Event] = Counter()
        try:
            for twin, events in self._ends(self._game, self._ask, ()):
                if not twins:
                    first = Counter(events)
                elif not _is_same(twins[0], twin) or Counter(events) != first:
                    return False
                twins.append(twin)
            return self._stay_same(twins)
        except _TooMuchDepends:
            return False

    def _ends(self, game: Game, ask: Decision, before: tuple[Event, ...]) -> Iterator[tuple[Game, tuple[Event, ...]]]:
        """The game after each option (or each order, if that is the question), and what happened."""
        for option in ask.options:
            twin = self._after(game, option)
            events = (*before, *twin.events)
            then = twin.decision
            if then is not None and ask.verb.is_order and _goes_on(ask, then):
                yield from self._ends(twin, then, events)
            else:
                yield twin, events

    def _stay_same(self, twins: list[Game]) -> bool:
        """Whether these games, identical so far, stay so until the action is over."""
        first = twins[0]
        if first.decision is None or not inside.picks_since_checkpoint(first):
            return True
        for option in first.decision.options:
            later: list[Game] = []
            for twin in twins:
                after = self._after(twin, option)
                if later and not (_is_same(later[0], after) and later[0].events == after.events):
                    return False
                later.append(after)
            if not self._stay_same(later):
                return False
        return True

    def _after(self, game: Game, option: str) -> Game:
        """A copy of the game after this pick."""
        if not self._left:
            raise _TooMuchDepends
        self._left -= 1
        twin = game.clone()
        twin.pick(option)
        for event in twin.events:
            if not isinstance(event, Draw) and any(card in self._hidden for card in event.cards_shown()):
                raise _TooMuchDepends
        return twin


def _goes_on(ask: Decision, then: Decision) -> bool:
    """Whether this question is the same with one card fewer."""
    return then.seat == ask.seat and then.effect is ask.effect and then.verb is ask.verb and then.more < ask.more


def _is_same(one: Game, other: Game) -> bool:
    """Whether two games are in the same position and ask the same question."""
    return (
        one.decision == other.decision
        and one.state == other.state
        and one.state.leaving == other.state.leaving
        and [player.touched for player in one.state.players] == [player.touched for player in other.state.players]
    )
