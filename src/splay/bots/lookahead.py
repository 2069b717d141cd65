"""What an action can lead to, found by trying it out in redealt games.

Everything is made from a view, so a trial reveals nothing that its seat may not know.  It is right for
every card, because the rules themselves carry the action out.

An action is tried in several games.  Together they put every card that a seat has not seen into
every place where it could be (`trials.worlds`).  In each game it is played in every way of answering, or,
where there are too many, in a number of very different ones (`trials.ways`).

What is certain and what is not:

* `Trial.nothing` and `do_nothing` are true of the real game, whatever the hidden cards are and
  whatever the players answer.  They are claimed only if every way of answering, in every game tried, moved,
  showed and drew nothing.  That misses no case as long as the result depends on hidden cards one by one
  ("a card with a crown in the hand"), as it does for all effects that can come to nothing.  Giving up is
  not considered.  No claim is made where too many ways lead nowhere to try them all; where covered cards
  are secret, it is made only if no player carries out an effect.
* What follows from a meld, a draw or an achievement is exact.
* Ranges, and what surely or possibly follows from a dogma action, are what the tries have shown: exact
  where little is hidden and there are few ways of answering, otherwise a wide sample.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, NamedTuple

from splay.bots.trials import deeds, each_way, ways, worlds
from splay.game.game import Game
from splay.position import actions
from splay.position.actions import action_of
from splay.position.card import Card, unpacked
from splay.position.card_moves import CardMoves, Draw, Event
from splay.position.events import ShareBonus
from splay.position.state import Outcome, Player
from splay.rules.turn_actions import achievable
from splay.views.forecast import claimable_ages, forecast
from splay.views.view import PlayerView, View

FRUITLESS_WAYS: Final = 100
"""How many ways of answering may lead nowhere in a game before we stop trying to show that all do."""
FRUITLESS_IN_ALL: Final = 400
"""The same for all games in which an action is tried: somebody waits for the answer."""
Gain = int | str
"""An achievement: a standard one by its age, a special one by its name."""
NOTHING_GAINED: Final[frozenset[Gain]] = frozenset()


class Range(NamedTuple):
    """The least and the most that was found; both are equal if it was the same in every try."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class After:
    """One player after the action.

    Attributes:
        seat: who it is.
        points: points in the score pile.
        icons: in the order of `terms.ICONS`, as many kinds as the edition has.
        surely: achievements gained in every try.
        possibly: achievements gained in some tries, including `surely`.
    """

    seat: int
    points: Range
    icons: tuple[Range, ...]
    surely: frozenset[Gain]
    possibly: frozenset[Gain]


class OpenMove(NamedTuple):
    """A card that the viewing seat sees or holds, and where the action first moves it from and to."""

    card: Card
    seat: int
    origin: str
    to: int | None
    target: str


@dataclass(frozen=True, slots=True)
class Trial:
    """What an action can lead to.

    Attributes:
        option: the action.
        nothing: whether it certainly moves, shows and draws nothing at all.
        may_do_nothing: whether it came to nothing in some try.
        after: each player after it, by seat.
        draws: values that the acting player draws in every try, lowest first; without the sharing bonus.
        surely_reached: standard achievements for which the acting player has the points and a top card after it
            in every try, but not now.
        possibly_reached: the same for some try, including `surely_reached`.
        endings: how the game ended with it in some tries; reason ``"score"`` if a card above the last age is drawn.
        surely_ends: whether the game ended in every try.
        may_lose: seats that, in some try, lost and left while the game went on.
        moves: visible and own cards that it moved in some try.
        sure_moves: those that it moved in every try.
    """

    option: str
    nothing: bool
    may_do_nothing: bool
    after: tuple[After, ...]
    draws: tuple[int, ...]
    surely_reached: tuple[int, ...]
    possibly_reached: tuple[int, ...]
    endings: tuple[Outcome, ...]
    surely_ends: bool
    may_lose: frozenset[int]
    moves: tuple[OpenMove, ...]
    sure_moves: tuple[OpenMove, ...]


def try_action(seen: View, option: str, rng: random.Random) -> Trial:
    """Try an action of the seat whose turn it is, between actions.

    The same view, option and random seed give the same trial.

    Args:
        seen: what a seat sees of a game that asks for an action.
        option: one of the options.
        rng: the randomness; seeded with the number of the decision, it gives the same result again.
    """
    seed = rng.getrandbits(32)
    tries = _Tries(seen, option)
    for world in worlds(seen, seed):
        before = [player.icons for player in world.state.players]
        for game in ways(world, option, rng):
            tries.add(game, before)
        if not _hangs_on_chance(option):
            break
    nothing = not tries.changed and option in do_nothing(seen, [option], rng)
    return tries.trial(nothing)


def do_nothing(seen: View, options: Sequence[str], rng: random.Random) -> frozenset[str]:
    """The dogma actions among these that certainly do nothing (see `Trial.nothing`); cheaper than whole trials."""
    left = [option for option in options if action_of(option).kind == actions.DOGMA]
    if _is_kept_secret(seen):
        return frozenset(option for option in left if _touches_nobody(seen, option))
    tried = Counter[str]()
    for world in worlds(seen, rng.getrandbits(32)):
        left = [option for option in left if not _may_change(world, option, tried)]
        if not left:
            break
    return frozenset(left)


def _hangs_on_chance(option: str) -> bool:
    return action_of(option).kind in (actions.DOGMA, actions.PARLEY)


def _is_kept_secret(seen: View) -> bool:
    """Whether covered cards are hidden, in which case what they are is only guessed."""
    return any(pile.count != len(pile.cards) for player in seen.players for pile in player.piles)


def _touches_nobody(seen: View, option: str) -> bool:
    """Whether no player would carry out any effect of this top card of the acting player."""
    tops = [pile.cards[0] for pile in seen.players[seen.active].piles]
    card = next(card for card in tops if card.dogma_option == option)
    found = forecast(seen, seen.active, card)
    return not (found.obey or found.share or found.has_own)


def _may_change(world: Game, option: str, tried: Counter[str]) -> bool:
    """Whether some way of answering changes or shows anything, or there are too many to tell.

    Args:
        world: the game.
        option: the action.
        tried: by action, in how many ways it has been tried in all games; counted on here.
    """
    for number, game in enumerate(each_way(world, option)):
        tried[option] += 1
        if number == FRUITLESS_WAYS or tried[option] > FRUITLESS_IN_ALL or deeds(game):
            return True
    return False


# -- what the tries have shown --------------------------------------------------------------


class _Tries:
    """Gathers what the tries of one action have shown."""

    def __init__(self, seen: View, option: str) -> None:
        self.changed = False
        self._seen = seen
        self._option = option
        self._unchanged = False
        self._points: list[set[int]] = [set() for _ in seen.players]
        self._icons: list[set[tuple[int, ...]]] = [set() for _ in seen.players]
        self._gains: list[list[frozenset[Gain]]] = [[] for _ in seen.players]
        self._draws: Counter[int] | None = None
        self._reached: list[frozenset[int]] = []
        self._claimable = frozenset(claimable_ages(seen, seen.active))
        self._outcomes: dict[Outcome | None, None] = {}
        self._lost: set[int] = set()
        self._moves: dict[OpenMove, int] = {}
        self._open = {card for player in seen.players for pile in player.piles for card in pile.cards}
        self._open.update(
            face for player in seen.players for face in (*player.hand, *player.score) if isinstance(face, Card)
        )

    def add(self, game: Game, before: list[int]) -> None:
        """Add a try: the game after the action, and the icons each player had in it before, packed."""
        state, seen = game.state, self._seen
        done = deeds(game)
        self.changed = self.changed or bool(done)
        self._unchanged = self._unchanged or not done
        for player, old, counts in zip(state.players, seen.players, before, strict=True):
            self._points[player.seat].add(player.points)
            self._icons[player.seat].add(old.icons if player.icons == counts else _grown(old, player, counts))
            self._gains[player.seat].append(_gained(old, player))
            if player.seat in state.seating.out and not old.out:
                self._lost.add(player.seat)
        if self._draws is None or self._draws:
            own = takewhile(lambda deed: not isinstance(deed, ShareBonus), done)
            drawn = Counter([deed.card.value for deed in own if isinstance(deed, Draw) and deed.seat == seen.active])
            self._draws = drawn if self._draws is None else self._draws & drawn
        reached = achievable(state, state.players[seen.active])
        self._reached.append(frozenset(reached) - self._claimable)
        self._outcomes[state.outcome] = None
        for moved in self._first_moves(done):
            self._moves[moved] = self._moves.get(moved, 0) + 1

    def _first_moves(self, done: list[Event]) -> list[OpenMove]:
        moved: dict[Card, OpenMove] = {}
        for deed in done:
            if isinstance(deed, CardMoves) and isinstance(deed.card, Card) and deed.card in self._open:
                move = OpenMove(deed.card, deed.seat, deed.origin, deed.to, deed.target)
                if (move.origin, move.seat) != (move.target, move.to):
                    moved.setdefault(deed.card, move)
        return list(moved.values())

    def trial(self, nothing: bool) -> Trial:
        """The trial: everything gathered."""
        tries = len(self._reached)
        endings = tuple(outcome for outcome in self._outcomes if outcome is not None)
        return Trial(
            option=self._option,
            nothing=nothing,
            may_do_nothing=self._unchanged,
            after=tuple(self._after(seat) for seat in range(len(self._seen.players))),
            draws=tuple(sorted(self._draws.elements())) if self._draws else (),
            surely_reached=tuple(sorted(frozenset.intersection(*self._reached))),
            possibly_reached=tuple(sorted(frozenset.union(*self._reached))),
            endings=endings,
            surely_ends=None not in self._outcomes,
            may_lose=frozenset(self._lost),
            moves=tuple(self._moves),
            sure_moves=tuple(moved for moved, count in self._moves.items() if count == tries),
        )

    def _after(self, seat: int) -> After:
        icons = tuple(Range(min(counts), max(counts)) for counts in zip(*self._icons[seat], strict=True))
        gains = self._gains[seat]
        points = Range(min(self._points[seat]), max(self._points[seat]))
        return After(seat, points, icons, frozenset.intersection(*gains), frozenset.union(*gains))


def _grown(old: PlayerView, player: Player, before: int) -> tuple[int, ...]:
    """The icons of a player, counted from the view: what a board shows more than `before` is what has grown."""
    grown = zip(old.icons, unpacked(player.icons), unpacked(before), strict=False)
    return tuple([icons + now - then for icons, now, then in grown])


def _gained(old: PlayerView, player: Player) -> frozenset[Gain]:
    """The achievements that a player has more than in the view."""
    ages = [card.age for card in player.achievements]
    if ages == list(old.achievements) and player.specials == old.specials:
        return NOTHING_GAINED
    return frozenset((*(Counter(ages) - Counter(old.achievements)), *(set(player.specials) - set(old.specials))))
