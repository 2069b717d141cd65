"""What a strong player would do, and why: the best few options, the chance to win with each, and what may follow.

Like a bot, advice knows only what the seat may see.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from splay.bots.net import net_for
from splay.bots.outlook import Outlook, fair_judging, outlook
from splay.bots.patience import useful
from splay.bots.random import chance
from splay.bots.search import Worlds, estimate, simulate
from splay.bots.tree import Edge
from splay.errors import NotOffered, NotYourDecision, SetupError
from splay.position.actions import ACTIONS as ACTION_KINDS
from splay.position.actions import DOGMA, MELD, PARLEY, Action, action_of
from splay.position.card import Card
from splay.views.view import View

LINE: Final = 3
"""The most actions that are predicted."""
FIRST_SHARE: Final = 0.6
"""The share of the budget that goes to finding the best options; the rest tells these apart."""


@dataclass(frozen=True, slots=True)
class Step:
    """An action that is expected.

    Attributes:
        seat: who takes it.
        action: what is done; without the card where the asking seat cannot know which one that will be.
    """

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An option and what it promises.

    Attributes:
        option: one of those offered.
        chance: the estimated chance to win, from 0 to 1.
        margin: how far off that may be, with a certainty of 95 %.
        line: the actions expected after it.
    """

    option: str
    chance: float
    margin: float
    line: tuple[Step, ...] = ()

    def beats(self, other: "Suggestion") -> bool:
        """Whether it is better than another one by more than chance."""
        return self.chance - other.chance > sqrt(self.margin**2 + other.margin**2)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do.

    Attributes:
        number: of the decision.
        seat: who is asked.
        suggestions: the best options, the best of all first.
        simulations: how many continuations it rests on.
        outlook: what is to be expected, whatever is picked.
    """

    number: int
    seat: int
    suggestions: tuple[Suggestion, ...]
    simulations: int
    outlook: Outlook

    def of(self, option: str) -> Suggestion | None:
        """What is said of an option."""
        return next((each for each in self.suggestions if each.option == option), None)


def advise(
    view: View, *, seconds: float = 0.0, simulations: int = 0, seed: int = 0, most: int = 3, also: str = ""
) -> Advice:
    """What a strong player would do at this seat.

    Args:
        view: of the seat that is asked.
        seconds: how long it may take; 0 for no limit.
        simulations: how many continuations are tried; 0 for as many as there is time for.
        seed: of the randomness.
        most: how many options are wanted.
        also: an option to include even if it is not among the best.

    Raises:
        NotYourDecision: the seat is not asked anything.
        CannotRedeal: no game that could be this one can be found, see `redeal`.
        SetupError: there is no limit on time or simulations.
        NotOffered: `also` is not among the options.
    """
    ask = view.asked
    if ask is None or ask.options is None or ask.seat != view.seat:
        raise NotYourDecision("this seat has nothing to decide")
    if not seconds and not simulations:
        raise SetupError("advice needs a limit on time or simulations")
    if also and also not in ask.options:
        raise NotOffered("{option!r} is not offered at decision {number}", option=also, number=ask.number)
    rng = chance(seed, ask.number)
    options = useful(view, ask)
    if also and also not in options:
        options = (*options, also)
    search = fair_judging(net_for(view.rules)).search(ask.seat, rng)
    worlds = Worlds(view, rng)
    first = max(1, int(FIRST_SHARE * simulations)) if simulations else 0  # with 0 there would be no limit
    simulate(search, worlds, options, first, FIRST_SHARE * seconds)
    edges = search.root.edges
    expected = outlook(view, search)  # before some options get more than their share
    best = sorted(options, key=lambda option: _rank(edges[option]), reverse=True)[:most]
    if also and also not in best:
        best.append(also)
    each = max(1, (simulations - first) // len(best)) if simulations else 0
    for option in best if len(best) > 1 else ():
        simulate(search, worlds, (option,), each, (1 - FIRST_SHARE) * seconds / len(best))
    found = [Suggestion(option, *estimate(view, edges[option]), _line(view, edges[option])) for option in best]
    found.sort(key=lambda each: -each.chance)
    return Advice(ask.number, ask.seat, tuple(found), search.simulations, expected)


def _rank(edge: Edge) -> tuple[int, float]:
    return edge.count, edge.total / edge.count


def _line(view: View, edge: Edge) -> tuple[Step, ...]:
    """The actions that simulations took most often after a pick, as far as the seat can know their cards."""
    seen = {card.name for player in view.players for pile in player.piles for card in pile.cards}
    assert view.seat is not None
    own = {card.name for card in view.players[view.seat].hand if isinstance(card, Card)}
    steps: list[Step] = []
    node = edge.child
    while node is not None and node.edges and len(steps) < LINE:
        option, edge = max(node.edges.items(), key=lambda each: _rank(each[1]))
        if edge.count < 2:
            break
        if node.is_action:
            action = action_of(option)
            if action.kind not in ACTION_KINDS:  # in other games dealt anew something else is asked here
                break
            if action.kind == MELD and (node.seat != view.seat or action.card not in own):
                action = Action(MELD)
            elif action.kind in (DOGMA, PARLEY) and action.card not in seen and action.card not in own:
                break
            steps.append(Step(node.seat, action))
        node = edge.child
    return tuple(steps)
