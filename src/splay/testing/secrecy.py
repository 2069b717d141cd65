"""The law of hidden information: two games that differ only in hidden cards show a viewer the same.

Twins are dealt between actions, with other cards in places of which the viewer sees only backs.  Both get the same
picks until the next action has ended.  Until one of these cards comes to light, everything that the viewer is shown
must be equal: every event, and after each pick the view, what a memory makes of it, and whatever else is given to
`check_secrecy`.

What has come to light follows from where the cards lie (`testing.light`), never from what an event is willing to
name, so an event that names a hidden card excuses nothing.

The rules may treat twins differently because of a card that a player holds: a demand for a crown is met in one and
not in the other.  There the pair ends.  If no player has held one of the cards, this too breaks the law.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splay.errors import PickError
from splay.game import inside
from splay.game.game import Game
from splay.position.card import Card
from splay.position.state import State
from splay.position.terms import GIVE_UP
from splay.rules.redo import begin, redo
from splay.testing.broken import LawBroken
from splay.testing.light import Light, every_card
from splay.testing.likeness import difference
from splay.testing.twins import (
    Renames,
    asks,
    exchanged,
    follow,
    goes_together,
    held_otherwise,
    in_twin,
    is_twin,
    mark,
    renamed,
)
from splay.views.memory import Memory
from splay.views.view import seen_action, seen_events, view, view_of

Eye = Callable[[Game, int | None], Callable[[], object]]
"""Follows one game for one viewer: what it returns is called before the first pick and after each, and returns what the
viewer is shown.  It may depend only on what the viewer may know."""

COMPLETE: Final = "complete"
CAME_TO_LIGHT: Final = "came to light"
WENT_APART: Final = "went apart"
ALIKE: Final = "alike"
ENDS: Final = (COMPLETE, CAME_TO_LIGHT, WENT_APART)
"""How a pair can end: after the action; because a card came to light; because of a card that a player holds."""
LEAVING: Final = 0.02
"""How likely each pick is a player's giving up, where that can be done: enough to meet it in every run."""
HELD_OTHERWISE: Final = 0.5
"""In which share of pairs others also hold their cards in another order, which may change the order of events."""
MOST_PICKS: Final = 60
"""Picks after which an action is left unfinished; few have more."""


def sights(game: Game, seat: int | None) -> Callable[[], object]:
    """The view, as an object and as JSON, with all that is seen of the action."""

    def look() -> object:
        seen = view(game, seat)
        return seen, seen.to_json(), seen_action(game, seat)

    return look


def memories(game: Game, seat: int | None) -> Callable[[], object]:
    """What a memory makes of it."""
    memory = Memory(view(game, seat))

    def look() -> object:
        memory.see(seen_events(game, seat))
        decks = game.state.seating.rules.decks
        return [(memory.whereabouts(deck), memory.could_be(deck)) for deck in decks], memory.known

    return look


EYES: Final[tuple[Eye, ...]] = (sights, memories)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games that differ only in cards hidden from a seat, and what is picked in both.

    Attributes:
        start: the position of one, between actions.
        twin: the position of the other.
        renames: which cards lie there in the places of others.
        seat: the seat from which they are hidden; None for a spectator.
        picks: what is picked in the first, in the form of `inside.repeat`.
    """

    start: State
    twin: State
    renames: Renames
    seat: int | None
    picks: Sequence[str]


def check_secrecy(game: Game, rng: random.Random, seat: int | None, eyes: Sequence[Eye] = EYES) -> Counter[str]:
    """Check the law for one viewer, from before the action in progress, or the next, to its end.

    Two pairs: in one, all cards differ that are hidden and do not come to light in the action; in the other,
    two cards that may.  In some of them others also hold their cards in another order.  The game is not changed.

    Returns:
        How many pairs there were of each of `ENDS`, and ``picks`` and ``events`` that were compared.

    Raises:
        LawBroken: it says what the viewer is shown in one game and in the other.
    """
    start = inside.checkpoint(game).copy()
    picks = continued(start, inside.picks_since_checkpoint(game), rng)
    done: Counter[str] = Counter()
    for renames in deals(start, picks, seat, rng):
        twin = renamed(start, renames)
        if rng.random() < HELD_OTHERWISE:
            twin = held_otherwise(twin, seat, rng)
        done += compare(Pair(start, twin, renames, seat, picks), eyes)
    return done


def continued(start: State, picks: Sequence[str], rng: random.Random) -> list[str]:
    """These picks and random ones after them, to the end of the action."""
    game = inside.from_state(start)
    for pick in picks:
        inside.repeat(game, pick)
    done = list(picks)
    while (ask := game.decision) is not None and len(done) < MOST_PICKS and (not done or not game.is_resting):
        seating = game.state.seating
        pick = rng.choice(ask.options)
        if seating.edition.players_leave and rng.random() < LEAVING:
            leavers = [seat for seat in seating.seats if seat not in game.state.leaving]
            pick = f"{seating.names[rng.choice(leavers)]}: {GIVE_UP}"
        inside.repeat(game, pick)
        done.append(pick)
    return done


def deals(start: State, picks: Sequence[str], seat: int | None, rng: random.Random) -> list[Renames]:
    """Which cards differ in the twins: all that stay hidden; and two, of which one moves, if any does."""
    light = Light(start, seat)
    hidden = every_card(start) - light.lit
    game = inside.from_state(start)
    moved: list[Card] = []
    for pick in picks:
        before = game.state.copy()
        inside.repeat(game, pick)
        moved += [card for event in game.events for card in event.cards_shown() if card in hidden]
        follow(light, before, game)
    found: list[Renames] = [exchanged(start, hidden - light.lit, rng)]
    if moved:
        one = rng.choice(moved)
        others = sorted((card for card in hidden - {one} if card.deck == one.deck), key=lambda card: card.name)
        rng.shuffle(others)
        found += [renames for other in others if (renames := exchanged(start, {one, other}, rng))][:1]
    return [renames for renames in found if renames]


def compare(pair: Pair, eyes: Sequence[Eye] = EYES) -> Counter[str]:
    """Play both games and compare what the seat is shown; returns and raises as `check_secrecy`."""
    twins = _Twins(pair, eyes)
    end = COMPLETE
    for pick in pair.picks:
        end = twins.pick(pick)
        if end != ALIKE:
            break
        end = COMPLETE
    return Counter({end: 1, "picks": twins.picks, "events": twins.events})


class _Twins:
    """A pair that is being played."""

    def __init__(self, pair: Pair, eyes: Sequence[Eye]) -> None:
        self.pair = pair
        self.games = inside.from_state(pair.start), inside.from_state(pair.twin)
        self.lights = [Light(game.state, pair.seat) for game in self.games]
        self.eyes = [(eye, [eye(game, pair.seat) for game in self.games]) for eye in eyes]
        self.cards = set(pair.renames) | set(pair.renames.values())
        self.elsewhere = _held_elsewhere(renamed(pair.start, pair.renames), pair.twin)
        self.held: set[Card] = set()
        self.picks = self.events = 0
        if self.cards & (self.lights[0].lit | self.lights[1].lit):
            raise LawBroken("the cards of a pair must be hidden")
        self._look("before the first pick")

    def pick(self, pick: str) -> str:
        """Make a pick in both games: one of `ENDS`, or `ALIKE`."""
        one, two = self.games
        before = [one.state.copy(), two.state.copy()]
        picked = in_twin(pick, two.decision, self.pair.renames)
        self._note_held()
        inside.repeat(one, pick)
        try:
            inside.repeat(two, picked)
        except PickError:
            return self._part(f"{pick!r} is not offered")
        if (end := self._compare_events(before, pick)) != ALIKE:
            return end
        for light, game in zip(self.lights, self.games, strict=True):
            light.see(game.state)
        if self._is_lit():
            return CAME_TO_LIGHT
        if not goes_together(one, two, self.pair.renames):
            return self._part(f"{asks(one)} / {asks(two)} after {pick!r}")
        self._look(f"after {pick!r}")
        self.picks += 1
        return ALIKE

    def _compare_events(self, positions: list[State], pick: str) -> str:
        """Compare the events of the last pick one by one, as far as the games show the same of the table."""
        seat = self.pair.seat
        happened = [game.events for game in self.games]
        seen = [seen_events(game, seat) for game in self.games]
        for position, game in zip(positions, self.games, strict=True):
            begin(position, inside.askers(game)[-1], game.picks[-1])
        for at, events in enumerate(zip(*happened, strict=False)):
            self._note_held()
            for light, position, event in zip(self.lights, positions, events, strict=True):
                redo(position, event)
                light.see(position, event)
            if self._is_lit():
                return CAME_TO_LIGHT
            if mark(events[0]) != mark(events[1]) or not is_twin(positions[0], positions[1], self.pair.renames):
                return self._part(f"{events[0]} / {events[1]} after {pick!r}")
            self._demand_equal([(each[at], each[at].to_json()) for each in seen], f"event {at} of {pick!r}")
            self._demand_equal([view_of(position, seat) for position in positions], f"table after {at} of {pick!r}")
            self.events += 1
        self._note_held()
        if len(happened[0]) != len(happened[1]):
            return self._part(f"{len(happened[0])} and {len(happened[1])} events of {pick!r}")
        return ALIKE

    def _is_lit(self) -> bool:
        return any(self.cards & light.lit for light in self.lights)

    def _note_held(self) -> None:
        """Note what players have held so far; a card that comes to them later cannot have decided anything yet."""
        self.held = self.lights[0].held | self.lights[1].held

    def _part(self, why: str) -> str:
        """The games go apart, which only a card that a player holds can cause."""
        if not (self.cards | self.elsewhere) & self.held:
            raise LawBroken(f"a card that no player has held decides what happens: {why}")
        return WENT_APART

    def _look(self, when: str) -> None:
        for eye, looks in self.eyes:
            name = getattr(eye, "__name__", str(eye))
            self._demand_equal([look() for look in looks], f"{name} {when}")

    def _demand_equal(self, shown: Sequence[Any], what: str) -> None:
        if (found := difference(shown[0], shown[1])) is not None:
            names = {card.name: twin.name for card, twin in self.pair.renames.items()}
            raise LawBroken(f"seat {self.pair.seat} can tell hidden cards apart: {what}: {found} (twin: {names})")


def _held_elsewhere(state: State, twin: State) -> set[Card]:
    """The cards that players hold in another place of a hand or a score pile, which moves them in another order."""
    zones = [
        pair
        for player, other in zip(state.players, twin.players, strict=True)
        for pair in ((player.hand, other.hand), (player.score, other.score), (player.forecast, other.forecast))
    ]
    return {card for cards, others in zones for card, other in zip(cards, others, strict=True) if card is not other}
