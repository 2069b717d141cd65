"""A game as a seat sees it at some step: now, on the way there, or long ago."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from splay.host.live_table import LiveTable
from splay.position.card import Card
from splay.position.card_moves import Event
from splay.position.events import STILL
from splay.views.memory import Memory
from splay.views.view import View, view, view_of

SHOWN_APART: Final = 6
"""How many movements of one pick are shown one by one; the rest are shown together."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A game as a seat sees it at a step.

    Attributes:
        seat: the viewing seat; None for an onlooker.
        step: events that have happened.
        steps: events there have been so far.
        view: what the seat sees at that step.
        event: the last of these events, as the seat may know it; None at step 0.
        pick: the pick in progress or next: an index of `LiveTable.picks`.
    """

    seat: int | None
    step: int
    steps: int
    view: View
    event: Event | None
    pick: int

    @property
    def is_now(self) -> bool:
        """Whether this is the present."""
        return self.step == self.steps


def sight(live: LiveTable, seat: int | None, step: int | None = None, opens: bool = False) -> Sight:
    """What a seat sees at a step.

    Args:
        live: the game.
        seat: the seat; None: an onlooker.
        step: the step; None: now.  For a step that does not exist, the nearest one is used.
        opens: whether every hand and score pile lies open, as in the record of a game that is over.  While one is being
            played, nothing is opened.
    """
    steps = live.steps
    step = steps if step is None else max(0, min(step, steps))
    number, done = live.place_of(step)
    if step == steps:
        look = partial(_seen_now, live)
    elif done:
        look = partial(view_of, live.position_at(number, done))
    else:
        look = partial(view, live.game_at(number))
    event = next(live.back_from(step, seat), None)
    shown = _opened(look, seat) if opens and live.game.outcome is not None else look(seat)
    return Sight(seat, step, steps, shown, event, number)


def _seen_now(live: LiveTable, seat: int | None) -> View:
    return live.once((_seen_now, seat), live.view, seat)


def _opened(look: Callable[[int | None], View], seat: int | None) -> View:
    """What a seat sees if everybody shows their cards: of each player what they see of themselves."""
    seen = look(seat)
    return replace(seen, players=tuple(look(each.seat).players[each.seat] for each in seen.players))


def known_at(live: LiveTable, seen: Sight) -> dict[tuple[int | None, str], tuple[Card, ...]]:
    """The cards whose whereabouts the seat knew at this step although they lay face down, see `Memory.known`."""
    if seen.is_now:
        return live.once((known_at, seen.seat), lambda: live.memory(seen.seat).known)
    return memory_at(live, seen).known


def memory_at(live: LiveTable, seen: Sight) -> Memory:
    """What the seat had seen and still knew at this step."""
    if seen.is_now:
        return live.memory(seen.seat)
    memory = Memory(view(live.game_at(0), seen.seat))
    told = live.told(seen.seat)
    for events in told[: seen.pick]:
        memory.see(events)
    if done := seen.step - live.step_of(seen.pick):
        memory.see(told[seen.pick][:done])
    return memory


def stops(live: LiveTable, seat: int | None, after: int) -> list[int]:
    """The steps after this one at which the table is shown on the way to now, because something visible happens.

    Every movement is one; for a pick that moves very much, only the first ones, then the rest together.
    """
    found: list[int] = []
    told = live.told(seat)
    for number in range(live.place_of(after)[0], len(told)):
        start = live.step_of(number)
        moving = [start + at for at, event in enumerate(told[number], start=1) if not isinstance(event, STILL)]
        if len(moving) > SHOWN_APART:
            moving = [*moving[:SHOWN_APART], moving[-1]]
        found += [step for step in moving if step > after]
    return found
