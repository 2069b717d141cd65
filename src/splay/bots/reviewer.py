"""Making a review, in small steps that any process can do.

First every position is judged: before actions of others by a search from there, before choices of the seat by
advice.  Then the choices that look like mistakes are looked at closely, with new randomness, because the worst of
many estimates is usually worse than the truth.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from splay.bots.advice import advise
from splay.bots.champion import learned_judging
from splay.bots.evaluation import result
from splay.bots.net import net_for
from splay.bots.random import chance
from splay.bots.reasons import Reason, reasons
from splay.bots.review import LEAST, ChancePoint, Review, Verdict, last_point, turning_points
from splay.bots.search import Worlds, estimate
from splay.errors import CannotRedeal, RecordError
from splay.game.game import Game
from splay.game.record import Record
from splay.position.card_moves import Achieve, Event
from splay.position.events import Claim
from splay.position.terms import GIVE_UP
from splay.views.redeal import redeal
from splay.views.view import View, check_seat, view

SIMULATIONS: Final = 120
"""Continuations by which a position is judged at first."""
CLOSER: Final = 8
"""How many times as many there are in a closer look."""
LOOKS: Final = 10
"""The most choices that are looked at closely."""
DOUBTFUL: Final = LEAST / 2
"""What a choice has to cost at first sight to be looked at closely."""


@dataclass(frozen=True, slots=True)
class Task:
    """A position to be judged.

    Attributes:
        pick: how many picks were made before.
        view: what the reviewed seat saw then.
        picked: what it picked; empty if there was nothing to choose or another seat was asked.
        simulations: continuations to try.
        seed: of the randomness.
        closely: whether to say why another option is better.
    """

    pick: int
    view: View
    picked: str
    simulations: int
    seed: int
    closely: bool = False


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of a task.

    Attributes:
        pick: that of the task.
        chances: how likely each seat is to win; empty if it could not be found out.
        margin: how far off the chance of the reviewed seat may be.
        verdict: of its choice; None if there was none, or if nothing can be said of it.
    """

    pick: int
    chances: tuple[float, ...] = ()
    margin: float = 0.0
    verdict: Verdict | None = None


def review_step(task: Task) -> Finding:
    """Do a task; the same task always gives the same finding."""
    try:
        return _chosen(task) if task.picked else _waited(task)
    except CannotRedeal:
        return Finding(task.pick)


def _chosen(task: Task) -> Finding:
    """Judge a choice of the reviewed seat."""
    seen = task.view
    advice = advise(seen, simulations=task.simulations, seed=task.seed, most=1, also=task.picked)
    picked, best = advice.of(task.picked), advice.suggestions[0]
    assert picked is not None, "what was picked is among the suggestions"
    assert seen.asked is not None, "it was asked something"
    why: tuple[Reason, ...] = ()
    if task.closely and picked is not best:
        why = reasons(seen, best.option, picked.option, task.seed)
    verdict = Verdict(task.pick, max(0, seen.turn), 0, picked, best, len(seen.asked.options or ()), task.closely, why)
    if seen.so_far is not None or seen.active < 0:
        return Finding(task.pick, (), best.margin, verdict)
    return Finding(task.pick, _shared(task, best.chance), best.margin, verdict)


def _waited(task: Task) -> Finding:
    """Judge a position between actions in which the reviewed seat has no choice."""
    seen = task.view
    seat = seen.seat
    assert seat is not None, "a review is of a seat"
    rng = chance(task.seed, task.pick)
    search = learned_judging(net_for(seen.edition)).search(seat, rng)
    worlds = Worlds(seen, rng)
    for number in range(task.simulations):
        game = worlds.game(number, False)
        ask = game.decision
        assert ask is not None, "the game goes on"
        search.simulate(game, ask.options)
    edge = max(search.root.edges.values(), key=lambda each: each.count)
    mean, margin = estimate(seen, edge)
    return Finding(task.pick, _shared(task, mean), margin)


def _shared(task: Task, value: float) -> tuple[float, ...]:
    """Everyone's chance if that of whoever acts is known; the net tells how the others share the rest."""
    seen = task.view
    assert seen.seat is not None, "a review is of a seat"
    state = redeal(seen, chance(task.seed, task.pick)).state
    seating = state.seating
    looking = seen.seat if seen.seat not in seating.out else seen.active
    odds = net_for(seen.edition).judge(state, looking)
    acting = seating.team_of(seen.active)
    rest = sum(odds[side[0]] for side in seating.sides if side != acting)
    found = [0.0] * len(odds)
    for side in seating.sides:
        for seat in side:
            found[seat] = value if side == acting else (1 - value) * odds[seat] / rest if rest else 0.0
    return tuple(found)


class Reviewer:
    """Makes the review of a finished game for a seat.

    Hand out tasks with `next`, wherever they are done, and bring back what came of them with `take`.
    `review` may be called at any time.

    Attributes:
        seat: whose review it is.
    """

    def __init__(self, game: Game, seat: int, *, simulations: int = SIMULATIONS, seed: int = 0) -> None:
        """Prepare a review.

        Args:
            game: the game; it is not changed.
            seat: whose review it is.
            simulations: continuations by which a position is judged at first.
            seed: of the randomness; it must tell nothing about the game.

        Raises:
            SetupError: there is no such seat.
            RecordError: the game is not over.
        """
        check_seat(game, seat)
        if game.outcome is None:
            raise RecordError("a game can only be reviewed once it is over")
        self.seat = seat
        self._team = game.state.seating.team_of(seat)
        self._simulations = simulations
        self._seed = seed
        self._points: list[ChancePoint] = []
        self._tasks: dict[int, Task] = {}
        self._findings: dict[int, Finding] = {}
        self._looks: list[int] | None = None
        self._given = 0
        self._looked = 0
        for number, then in enumerate(Record.of(game).steps()):
            self._add(number, then, game.picks[number] if number < len(game.picks) else "", game)

    def _add(self, number: int, game: Game, option: str, whole: Game) -> None:
        """Note the position before a pick."""
        events = game.events if number else ()
        if self._points and (claims := _claims(events, self._points[-1].seat)):
            self._points[-1] = replace(self._points[-1], claims=(*self._points[-1].claims, *claims))
        state, ask = game.state, game.decision
        if ask is None:
            assert game.outcome is not None, "the game is over"
            chances = tuple(result(game.outcome, len(state.players)))
            self._points.append(ChancePoint(number, state.turn, 0, -1, "", chances, 0.0))
            return
        is_action = game.is_resting and state.active >= 0
        if is_action:
            last = self._points[-1] if self._points else None
            action = last.action + 1 if last is not None and last.turn == state.turn else 1
            self._points.append(ChancePoint(number, state.turn, action, state.active, option, (), 0.0))
        picked = option if ask.seat == self.seat == whole.askers[number] and len(ask.options) > 1 else ""
        picked = "" if picked == GIVE_UP else picked
        if is_action or picked:
            self._tasks[number] = Task(number, view(game, self.seat), picked, self._simulations, self._seed)

    # -- the work --------------------------------------------------------------------

    def next(self) -> Task | None:
        """The next task; None while all available tasks are handed out, or when nothing is left to do."""
        tasks = list(self._tasks.values())
        if self._given < len(tasks):
            self._given += 1
            return tasks[self._given - 1]
        if self._looks is None:
            if len(self._findings) < len(tasks):
                return None
            self._looks = self._doubtful()
        at = self._given - len(tasks)
        if at >= len(self._looks):
            return None
        self._given += 1
        task = self._tasks[self._looks[at]]
        return replace(task, simulations=CLOSER * self._simulations, seed=self._seed + 1, closely=True)

    def take(self, finding: Finding) -> None:
        """Note what came of a task."""
        if self._looks is not None:
            self._looked += 1
            if finding.verdict is None:
                return
        self._findings[finding.pick] = finding

    def _doubtful(self) -> list[int]:
        """The choices that have to be looked at closely, in the order of the game."""
        verdicts = [each.verdict for each in self._findings.values() if each.verdict is not None]
        doubtful = sorted((each for each in verdicts if each.loss >= DOUBTFUL), key=lambda each: -each.loss)
        return sorted(each.pick for each in doubtful[:LOOKS])

    def finish(self, tell: Callable[[int], object] = lambda _: None) -> Review:
        """Do all that is left here and now; the review.

        Args:
            tell: called after each task with how much is `done`.
        """
        while (task := self.next()) is not None:
            self.take(review_step(task))
            tell(self.done)
        return self.review()

    # -- the result ------------------------------------------------------------------

    @property
    def done(self) -> int:
        """How much of the work is done, out of `of`."""
        return len(self._findings) + CLOSER * self._looked

    @property
    def of(self) -> int:
        """How much work there is; it gets less if few choices have to be looked at closely."""
        if len(self._findings) < len(self._tasks):
            looks = min(LOOKS, sum(1 for task in self._tasks.values() if task.picked))
        else:
            looks = len(self._doubtful() if self._looks is None else self._looks)
        return len(self._tasks) + CLOSER * looks

    def review(self) -> Review:
        """The review, as far as it is made."""
        points = tuple(self._judged())
        verdicts = tuple(self._verdicts())
        return Review(
            self.seat,
            points,
            verdicts,
            turning_points(self.seat, self._team, points, verdicts),
            self.done,
            self.of,
            (self._simulations, CLOSER * self._simulations),
        )

    def _judged(self) -> Iterator[ChancePoint]:
        """The points up to the first one that is not judged yet; one that cannot be judged is like the one before."""
        last: Finding | None = None
        for point in self._points:
            if point.chances:
                yield point
                continue
            found = self._findings.get(point.pick)
            if found is None:
                return
            if not found.chances:
                if last is None:
                    continue
                found = last
            last = found
            yield replace(point, chances=found.chances, margin=found.margin)

    def _verdicts(self) -> Iterator[Verdict]:
        for number in self._tasks:
            found = self._findings.get(number)
            if found is None or found.verdict is None:
                continue
            place = last_point(self._points, number)
            turn, action = (self._points[place].turn, self._points[place].action) if place >= 0 else (0, 0)
            yield replace(found.verdict, turn=turn, action=action)


def _claims(events: Sequence[Event], seat: int) -> tuple[str, ...]:
    """The achievements that a seat claims in these events."""
    found = []
    for event in events:
        if isinstance(event, Achieve) and event.to == seat:
            found.append(str(event.card.value))
        elif isinstance(event, Claim) and event.seat == seat:
            found.append(event.special)
    return tuple(found)


def review_game(game: Game, seat: int, *, simulations: int = SIMULATIONS, seed: int = 0) -> Review:
    """The review of a finished game for a seat, made at once; raises as `Reviewer`.

    With the budget as it is, a game of two players takes about ten seconds.
    """
    return Reviewer(game, seat, simulations=simulations, seed=seed).finish()
