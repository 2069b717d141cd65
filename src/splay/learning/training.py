"""Learning by self-play: play, see how it ended, judge a little better, and play again.

What a position was worth is told by those that followed it and by how the game ended (temporal differences, TD(λ)).
Everything hangs on the seed and the plan alone.  After every round, one file takes all that it takes to go on, and from
it alone a run that was interrupted goes on as if nothing had happened; the other files are made from the same.
"""

import json
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from io import BytesIO
from math import cos, pi
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from splay.arena.errors import Unusable
from splay.arena.folder import claim, in_processes, write_whole
from splay.bots.inputs import INPUTS_VERSION, inputs_of
from splay.bots.net import net_of
from splay.errors import SetupError
from splay.learning.curve import drawn
from splay.learning.judging import YARDSTICK, Judgement, judgement
from splay.learning.model import Floats, Model, Rows
from splay.learning.selfplay import Story, stories, width_of
from splay.position.ruleset import ruleset
from splay.position.setup import Setup

LAMBDA: Final = 0.93
"""How much the end of a game counts rather than what the next positions looked like, for each position in between."""
ROUND: Final = 250
"""Games in a round."""
BATCH: Final = 1024
"""Positions that are learned from at once."""
STEPS: Final = 300
"""How often, in each round."""
KEPT: Final = 400_000
"""Positions that are learned from again and again."""
RATE: Final = 0.002
"""How fast it learns at first; at the end a tenth of that."""
STATE, CURVE, PICTURE, WEIGHTS = "state.npz", "curve.json", "curve.svg", "weights.json"
"""The files in the folder of a run."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is learned, and how long.

    Attributes:
        edition: 1, 3 or 4.
        tables: of what sizes, or of which teams, in turn: ``2``, ``3``, ``ABAB``.
        games: how many are played.
        hidden: the width of the hidden layer.
        seed: of everything.
        judge_every: how many rounds pass until it is judged again, by games against a yardstick at the first of the
            tables; 0 for never.
    """

    edition: int
    tables: tuple[str, ...] = ("2",)
    games: int = 10_000
    hidden: int = 32
    seed: int = 0
    judge_every: int = 5

    def setup(self, number: int) -> Setup:
        """The table of a game.

        Raises:
            SetupError: there is no such table.
        """
        table = self.tables[number % len(self.tables)]
        teams = "" if table.isdigit() else table
        count = int(table) if table.isdigit() else len(table)
        seed = self.seed * 1_000_003 + number
        return Setup(self.edition, [f"p{seat}" for seat in range(count)], seed, teams)


@dataclass
class Point:
    """One point of the learning curve.

    Attributes:
        games: played so far.
        seconds: of processor time that took, in all processes together.
        surprise: the mean cross entropy in the last round.
        judged: what games against the yardstick have shown; None if none were played.
    """

    games: int
    seconds: float
    surprise: float
    judged: Judgement | None = None

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Point":
        """The point that `asdict` gave."""
        judged = data["judged"]
        return cls(**{**data, "judged": judged and Judgement(**judged)})


Clock = Callable[[], float]
"""Gives the processor time of the process that asks, in seconds; can be sent to other processes if there are any."""


@dataclass(frozen=True, slots=True)
class _Task:
    weights: dict[str, Any]
    plan: Plan
    numbers: range
    clock: Clock


@dataclass(frozen=True, slots=True)
class _Part:
    """What came of a task: the number of its first game, what its games tell, and how long they took."""

    first: int
    stories: list[Story]
    seconds: float


Spread = Callable[[Callable[[_Task], _Part], Sequence[_Task], int], Iterable[_Part]]
"""Has tasks done elsewhere: what does one, the tasks, and in how many processes."""


def _play(task: _Task) -> _Part:
    began = task.clock()
    net = net_of(task.weights)
    found = []
    for number in task.numbers:
        found += stories(net, task.plan.setup(number), task.plan.seed * 1_000_003 + number)
    return _Part(task.numbers.start, found, task.clock() - began)


class Training:
    """A run of learning.

    Attributes:
        plan: what is learned.
        games: played so far.
        points: the learning curve.
        model: what has been learned.
    """

    def __init__(self, folder: Path, plan: Plan, made_by: Mapping[str, str]) -> None:
        """Begin a run, or go on with the one in the folder.

        Args:
            folder: of the run; is made if it is not there.
            plan: what is learned.
            made_by: what the weights are to say of how they were made from here on: the command and the versions.

        Raises:
            SetupError: there is no such table.
            OtherRun: the folder has another run.
            Unusable: the folder has something else, or the state of the run is damaged.
        """
        if not plan.tables:
            raise SetupError("there is no table to learn at")
        for number in range(len(plan.tables)):
            plan.setup(number)
        if plan.hidden < 1 or plan.games < 1 or plan.judge_every < 0:
            raise SetupError("games and hidden units are whole numbers from 1 up")
        # A run may go on for longer, at the rate that follows from that, and be judged more or less often.
        same = {name: value for name, value in asdict(plan).items() if name not in ("games", "judge_every")}
        claim(folder, json.loads(json.dumps(same | {"inputs": INPUTS_VERSION})), [])
        self.plan = plan
        self.games = 0
        self.points: list[Point] = []
        self._folder = folder
        self._made_by = dict(made_by)
        self._stages: list[dict[str, Any]] = []
        self._rng = np.random.default_rng(plan.seed)
        self.model = Model(inputs_of(ruleset(plan.edition)), plan.hidden, self._rng)
        self._seconds = 0.0
        self._width = width_of(self.model.net({})[0])
        self._told: Rows = np.zeros((0, self._width), np.uint16)
        self._targets: Floats = np.zeros(0, np.float32)
        if (folder / STATE).exists():
            self._go_on()

    def _go_on(self) -> None:
        """Take up what the last whole round has left."""
        try:
            with (self._folder / STATE).open("rb") as file:
                self._remember(np.load(file))
        except (BadZipFile, zlib.error, EOFError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise Unusable(
                "{file} is damaged, or of another version of Splay: begin anew in another folder",
                file=str(self._folder / STATE),
            ) from error

    def _remember(self, state: Any) -> None:
        self.model.remember(state)
        self._told, self._targets = state["told"], state["targets"]
        about = json.loads(str(state["about"]))
        self.games, self._seconds = about["games"], about["seconds"]
        self._rng.bit_generator.state = about["chance"]
        self.points = [Point.from_json(point) for point in about["points"]]
        self._stages = about["stages"]

    def run(self, processes: int, clock: Clock, tell: Callable[[int], None], spread: Spread = in_processes) -> None:
        """Learn until the plan is fulfilled.

        Args:
            processes: how many play; the same is learned with any number.
            clock: for the learning curve.
            tell: is told after each round how many games have been played.
            spread: has tasks done in so many processes, in any order; see `in_processes` and `Cluster.each`.
        """
        if self.points:
            self._finish()  # an end between two files may have left older ones
        while self.games < self.plan.games:
            parts = self._play(processes, clock, spread)
            began = clock()
            self._keep(parts)
            surprise = self._learn()
            self._seconds += clock() - began + sum(part.seconds for part in parts)
            self.points.append(Point(self.games, round(self._seconds, 1), round(surprise, 4)))
            self._note_stage()
            self._finish()
            tell(self.games)

    def _note_stage(self) -> None:
        """Note what made this round: a run that goes on for longer learns at another rate from there."""
        stage = {**self._made_by, "games": self.games}
        if self._stages and {**self._stages[-1], "games": self.games} == stage:
            self._stages.pop()
        self._stages.append(stage)

    def _finish(self) -> None:
        """Judge what has been learned, if it is time to, and write everything down."""
        point = self.points[-1]
        is_last = self.games >= self.plan.games
        is_due = self.plan.judge_every and (is_last or self.games // ROUND % self.plan.judge_every == 0)
        if is_due and point.judged is None:
            point.judged = judgement(self.model.net({})[0], self.plan.setup(0))
        self._write_state()
        self._write_weights()
        self._write_curve()

    def _play(self, processes: int, clock: Clock, spread: Spread) -> list[_Part]:
        """Play a round."""
        weights = self.model.net({})[1]
        last = min(self.games + ROUND, self.plan.games)
        size = max(1, min(25, -(-(last - self.games) // processes)))
        tasks = [
            _Task(weights, self.plan, range(first, min(first + size, last)), clock)
            for first in range(self.games, last, size)
        ]
        parts = sorted(spread(_play, tasks, processes), key=lambda part: part.first)
        self.games = last
        return parts

    def _keep(self, parts: Sequence[_Part]) -> None:
        """Keep the positions of a round with what they were worth, and forget the oldest ones."""
        told, targets = [self._told], [self._targets]
        for story in (story for part in parts for story in part.stories):
            rows = np.frombuffer(story.rows, np.uint16).reshape(-1, self._width)
            told.append(rows)
            targets.append(worth(self.model.chances(rows), story.result))
        self._told = np.concatenate(told)[-KEPT:]
        self._targets = np.concatenate(targets)[-KEPT:]

    def _learn(self) -> float:
        """Learn from positions of this round and earlier ones; how surprising they were."""
        if not len(self._told):
            return 0.0
        done = min(1.0, self.games / self.plan.games)
        rate = RATE * (0.1 + 0.9 * (1 + cos(pi * done)) / 2)
        found = []
        for _ in range(STEPS):
            chosen = self._rng.integers(0, len(self._told), BATCH)
            found.append(self.model.learn(self._told[chosen], self._targets[chosen], rate))
        return float(np.mean(found))

    def _write_state(self) -> None:
        """Write down all that it takes to go on."""
        about = {
            "games": self.games,
            "seconds": self._seconds,
            "chance": self._rng.bit_generator.state,
            "points": [asdict(point) for point in self.points],
            "stages": self._stages,
        }
        arrays: dict[str, Any] = {**self.model.state(), "told": self._told, "targets": self._targets}
        kept = BytesIO()
        np.savez(kept, about=np.array(json.dumps(about)), **arrays)
        write_whole(self._folder / STATE, kept.getvalue())

    def _write_weights(self) -> None:
        """Write the weights to play with, and how they were made."""
        about: dict[str, Any] = {"stages": self._stages, "games": self.games, "seconds": round(self._seconds)}
        judged = self.points[-1].judged
        if judged is not None:
            about["judged"] = {"against": YARDSTICK, **judged.to_json()}
        write_whole(self._folder / WEIGHTS, (json.dumps(self.model.net(about)[1]) + "\n").encode())

    def _write_curve(self) -> None:
        curve = {"plan": asdict(self.plan), "against": YARDSTICK, "points": [asdict(point) for point in self.points]}
        write_whole(self._folder / CURVE, (json.dumps(curve, indent=1) + "\n").encode())
        write_whole(self._folder / PICTURE, drawn(self.points, YARDSTICK).encode())


def worth(chances: Floats, result: float | None) -> Floats:
    """What each position of a game was worth: partly what the next one was, and in the end the result.

    Args:
        chances: how each position looked, in the order of the game.
        result: how it ended; None if nobody can say, then the last one was worth what it looked like.
    """
    targets: NDArray[np.float32] = np.empty(len(chances), np.float32)
    then = float(chances[-1]) if result is None and len(chances) else result or 0.0
    for at in range(len(chances) - 1, -1, -1):
        targets[at] = then
        then = (1 - LAMBDA) * float(chances[at]) + LAMBDA * then
    return targets
