"""Dealing the unseen anew: a game that could be the one in view.

What a seat does not see could be different.  `redeal` deals it at random, from what the seat has seen and, if it is
given one, from what it remembers.  It never looks at the true game, so nothing that is hidden can come through.

Inside an effect the position before the action is dealt, and the action is repeated: the seat's own picks as they
were, the picks of others so that the seat sees the same happen.  Cards that came to light are dealt to where they
came from (`views.trace`).  If the seat would still have seen another card in the place of one, the two change
places.  If something else would have happened, one of the cards that moved changes places with any other, as long as
that does not lead away from what the seat has seen.  If nothing helps, the next deal is tried.
"""

import random
from typing import Final

from splay.errors import CannotRedeal
from splay.game.game import Game
from splay.views.deal import Dealer
from splay.views.memory import Memory
from splay.views.repeat import Repeat
from splay.views.trace import ORDERS, Trace, piles_then, some_closed, spots_in_order
from splay.views.view import SoFar, View

DEALS: Final = 30
"""How many deals of the position before an action are tried."""
GAMES: Final = 250
"""How often an action is repeated from one deal."""


def redeal(seen: View, rng: random.Random, memory: Memory | None = None) -> Game:
    """A game of which its seat sees what is in this view, with the unseen cards dealt anew.

    The game can be played on from the same question; inside an effect, its checkpoint is dealt anew as well.

    Args:
        seen: what a seat sees.
        rng: the randomness; the same view, memory and seed give the same game.
        memory: what the seat remembers, of everything up to the view and with `Memory.see` called for every pick;
            without it, only the view counts.

    Raises:
        CannotRedeal: the memory does not fit the view; or the view is of the middle of an effect, and none of the
            deals tried fits what the seat has seen.
    """
    if seen.so_far is None:
        return dealer_of(seen, memory).game(rng)
    return _inside(seen, seen.so_far, rng, memory)


def dealer_of(seen: View, memory: Memory | None = None, since: int = 0) -> Dealer:
    """Who deals from this view, prepared only once as long as the memory stays the same.

    Args:
        seen: a view between actions.
        memory: what the seat remembers.
        since: how many picks the memory has seen since the view.

    Raises:
        CannotRedeal: the memory does not fit the view.
    """
    learned = 0 if memory is None else memory.picks - since
    prepared: tuple[Memory | None, int, Dealer] | None = seen.prepared
    if prepared is None or prepared[0] is not memory or prepared[1] != learned:
        then = memory.earlier(since) if memory is not None else None
        if memory is not None and then is None:
            raise CannotRedeal("what is remembered does not fit the view")
        prepared = seen.prepared = (memory, learned, Dealer(seen, then))
    return prepared[2]


# -- inside an effect --------------------------------------------------------------------


def _inside(seen: View, so_far: SoFar, rng: random.Random, memory: Memory | None) -> Game:
    before, steps = so_far.before, so_far.steps
    dealer = dealer_of(before, memory, len(steps))
    piles = piles_then(dealer, before, steps, seen)
    for number in range(DEALS):
        trace = Trace(dealer, before, steps, rng)
        try:
            dealt, covered = dealer.deal(rng, trace.pins, some_closed(piles, number / DEALS, rng))
        except CannotRedeal:
            continue  # the trace took a wrong turn
        repeat = Repeat(seen, steps, dealer, trace, rng, GAMES)
        found = repeat.game(dealt, covered, spots_in_order(dealer, trace, ORDERS[number % len(ORDERS)], rng))
        if found is not None:
            return found
    raise CannotRedeal("no possible game was found that shows what the view shows")
