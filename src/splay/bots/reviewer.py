"""Making a review, in small steps that any process can do.

First every position is judged: before actions of others by a search from there, before choices of the seat by
advice.  Then the choices that look like mistakes are looked at closely, with new randomness, because the worst of
many estimates is usually worse than the truth.  At last, what others did and what was luck gets its reasons.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from splay.bots.advice import advise
from splay.bots.changes import changes
from splay.bots.evaluation import result
from splay.bots.outlook import expected
from splay.bots.random import chance
from splay.bots.reasons import Reason, reasons
from splay.bots.review import (
    CHOICE,
    LEAST,
    MOST_TURNING_POINTS,
    ChancePoint,
    Review,
    TurningPoint,
    Verdict,
    last_point,
    turning_points,
)
from splay.errors import CannotRedeal, RecordError
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.position.card_moves import Achieve, Event
from splay.position.events import Claim
from splay.position.terms import GIVE_UP
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
        after: what the seat saw after the action, if only what changed is wanted.
        is_better: whether it changed for the better of the seat.
    """

    pick: int
    view: View
    picked: str
    simulations: int
    seed: int
    closely: bool = False
    after: View | None = None
    is_better: bool = False


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of a task.

    Attributes:
        pick: that of the task.
        chances: how likely each seat is to win; empty if it could not be found out.
        margin: how far off the chance of the reviewed seat may be.
        verdict: of its choice; None if there was none, or if nothing can be said of it.
        reasons: what changed, if that was wanted.
    """

    pick: int
    chances: tuple[float, ...] = ()
    margin: float = 0.0
    verdict: Verdict | None = None
    reasons: tuple[Reason, ...] = ()


def review_step(task: Task) -> Finding:
    """Do a task; the same task always gives the same finding."""
    if task.after is not None:
        return Finding(task.pick, reasons=changes(task.view, task.after, task.is_better, task.seed))
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
        return Finding(task.pick, verdict=verdict)
    return Finding(task.pick, advice.outlook.chances, advice.outlook.margin, verdict)


def _waited(task: Task) -> Finding:
    """Judge a position between actions in which the reviewed seat has no choice."""
    found = expected(task.view, task.simulations, chance(task.seed, task.pick))
    return Finding(task.pick, found.chances, found.margin)


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
        self._reasons: dict[int, tuple[Reason, ...]] = {}
        self._looks: list[Task] | None = None
        self._whys: list[Task] | None = None
        self._given = self._taken = self._looked = 0
        self._end = view(game, seat)
        for number, then in enumerate(Record.of(game).steps()):
            self._add(number, then, game.picks[number] if number < len(game.picks) else "", game)
        self._queue = list(self._tasks.values())

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
        asker = inside.askers(whole)[number]
        if is_action:
            self._points.append(ChancePoint(number, state.turn, self._action(state.turn), asker, option, (), 0.0))
        if option == GIVE_UP and self._points:
            self._points[-1] = replace(self._points[-1], left=(*self._points[-1].left, asker))
        is_choice = ask.seat == self.seat == asker and len(ask.options) > 1 and option != GIVE_UP
        picked = option if is_choice else ""
        if is_action or picked:
            self._tasks[number] = Task(number, view(game, self.seat), picked, self._simulations, self._seed)

    def _action(self, turn: int) -> int:
        """Which action of this turn the next one is; giving up is none."""
        last = self._points[-1] if self._points else None
        if last is None or last.turn != turn:
            return 1
        return last.action + (last.option != GIVE_UP)

    # -- the work --------------------------------------------------------------------

    def next(self) -> Task | None:
        """The next task; None while all available tasks are handed out, or when nothing is left to do."""
        if self._taken == len(self._queue):
            self._add_tasks()
        if self._given == len(self._queue):
            return None
        self._given += 1
        return self._queue[self._given - 1]

    def _add_tasks(self) -> None:
        """Queue what can be done once all is done that is in the queue."""
        if self._looks is None:
            self._looks = [self._closer(self._tasks[pick]) for pick in self._doubtful()]
            self._queue += self._looks
        if self._whys is None and self._looked == len(self._looks):
            turned = self.review().turning
            self._whys = [self._why(each) for each in turned if each.kind != CHOICE and each.option != GIVE_UP]
            self._queue += self._whys

    def _closer(self, task: Task) -> Task:
        return replace(task, simulations=CLOSER * self._simulations, seed=self._seed + 1, closely=True)

    def _why(self, turned: TurningPoint) -> Task:
        then = self._points[last_point(self._points, turned.pick) + 1]
        after = self._tasks[then.pick].view if then.pick in self._tasks else self._end
        return replace(self._tasks[turned.pick], picked="", after=after, is_better=turned.change > 0)

    def take(self, finding: Finding) -> None:
        """Note what came of a task."""
        self._taken += 1
        if self._whys is not None:
            self._reasons[finding.pick] = finding.reasons
            return
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
        return len(self._findings) + CLOSER * self._looked + len(self._reasons)

    @property
    def of(self) -> int:
        """How much work there is; it gets less if few choices have to be looked at closely, or few reasons told."""
        if len(self._findings) < len(self._tasks):
            looks = min(LOOKS, sum(1 for task in self._tasks.values() if task.picked))
        else:
            looks = len(self._doubtful() if self._looks is None else self._looks)
        whys = MOST_TURNING_POINTS if self._whys is None else len(self._whys)
        return len(self._tasks) + CLOSER * looks + whys

    def review(self) -> Review:
        """The review, as far as it is made."""
        points = tuple(self._judged())
        verdicts = tuple(self._verdicts())
        turned = turning_points(self.seat, self._team, points, verdicts)
        return Review(
            self.seat,
            points,
            verdicts,
            tuple(replace(each, reasons=self._reasons.get(each.pick, ())) for each in turned),
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
