"""A review of a finished game: how likely a seat was to win after every action, and where the game turned.

Everything is judged by what the seat could see at the time.  `splay.bots.reviewer` makes a review.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from splay.bots.advice import Step, Suggestion
from splay.bots.reasons import Reason
from splay.errors import SetupError
from splay.position.actions import Action
from splay.position.terms import GIVE_UP

CHOICE: Final = "choice"
DEED: Final = "deed"
LUCK: Final = "luck"
KINDS: Final = (CHOICE, DEED, LUCK)

MOST_TURNING_POINTS: Final = 6
MOST_CHOICES: Final = 3
"""The most choices of the seat among them."""
LEAST: Final = 0.03
"""How much a turning point changes the chance to win, at least."""
CLAIM: Final = 2.0
"""How much more a deed counts if it claims an achievement."""
FORMAT: Final = "splay review 1"


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """The chances before an action, or at the end.

    Attributes:
        pick: how many picks were made before.
        turn: number of the turn.
        action: which action of the turn it is, from 1.
        seat: whose action it is; -1 at the end of the game.
        option: the action; empty at the end.
        chances: how likely each seat is to win, from 0 to 1; those of a team have the same chance.
        margin: how far off the chance of the reviewed seat may be, with a certainty of 95 %.
        claims: achievements that whoever acts claims by it: ages, and names of special ones.
        left: seats that give up before the next action.
    """

    pick: int
    turn: int
    action: int
    seat: int
    option: str
    chances: tuple[float, ...]
    margin: float
    claims: tuple[str, ...] = ()
    left: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a choice of the reviewed seat was worth.

    Attributes:
        pick: how many picks were made before.
        turn, action: as in `ChancePoint`; 0 while first cards are chosen.
        picked: what was picked, its chance to win, and what was to be expected.
        best: the same for the best option; the very same if that was picked.
        options: between how many options there was a choice.
        closely: whether it was looked at closely, as everything is that may have been a mistake.
        reasons: why the best option is better, the weightiest reason first.
    """

    pick: int
    turn: int
    action: int
    picked: Suggestion
    best: Suggestion
    options: int
    closely: bool = False
    reasons: tuple[Reason, ...] = ()

    @property
    def loss(self) -> float:
        """What the pick cost of the chance to win; 0 if it was the best."""
        return max(0.0, self.best.chance - self.picked.chance)

    @property
    def is_mistake(self) -> bool:
        """Whether the best option was better by more than chance, which only a close look can tell."""
        return self.closely and self.loss >= LEAST and self.best.beats(self.picked)


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Where the chance to win changed most.

    Attributes:
        kind: ``choice``: the reviewed seat could have done better; ``deed``: another player did something, or gave
            up; ``luck``: an action of the seat turned out better or worse than could be expected.
        pick, turn, action: as in `ChancePoint` or, for a choice, as in `Verdict`.
        seat: who acted or chose.
        change: of the chance to win; for a choice, what it cost, as a negative number.
        option: what was done.
        claims: as in `ChancePoint`.
        reasons: for a deed or luck, what changed on the table in the same direction, the weightiest first; the
            amounts are how much more there is of something afterwards.  Those of a choice are in its `Verdict`.
    """

    kind: str
    pick: int
    turn: int
    action: int
    seat: int
    change: float
    option: str
    claims: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Review:
    """A review, or what is known of it so far.

    Attributes:
        seat: whose.
        points: the chances before every action and at the end, in order.
        verdicts: of every choice of the seat, in order.
        turning: the turning points, in order.
        done, of: how much of the work is done; equal when the review is ready.
        simulations: how many continuations a choice was judged by at first, and how many when looked at closely.
    """

    seat: int
    points: tuple[ChancePoint, ...]
    verdicts: tuple[Verdict, ...]
    turning: tuple[TurningPoint, ...]
    done: int
    of: int
    simulations: tuple[int, int]

    @property
    def is_ready(self) -> bool:
        """Whether nothing is left to be done."""
        return self.done >= self.of

    def verdict_at(self, pick: int) -> Verdict | None:
        """What is said of the choice after so many picks."""
        return next((each for each in self.verdicts if each.pick == pick), None)

    def to_json(self) -> dict[str, Any]:
        """The review as plain data."""
        return {"format": FORMAT, **asdict(self)}


def review_of(data: Mapping[str, Any]) -> Review:
    """The review that `Review.to_json` gave, perhaps by way of a file.

    Raises:
        SetupError: it is of another format.
    """
    if data.get("format") != FORMAT:
        raise SetupError("this review was made by another version of Splay")
    return Review(
        data["seat"],
        tuple(_point_of(each) for each in data["points"]),
        tuple(_verdict_of(each) for each in data["verdicts"]),
        tuple(_turning_point_of(each) for each in data["turning"]),
        data["done"],
        data["of"],
        (data["simulations"][0], data["simulations"][1]),
    )


def _point_of(data: Mapping[str, Any]) -> ChancePoint:
    # Reviews made earlier tell of nobody who has left.
    listed = {name: tuple(data.get(name, ())) for name in ("chances", "claims", "left")}
    return ChancePoint(**{**data, **listed})


def _turning_point_of(data: Mapping[str, Any]) -> TurningPoint:
    # Those made earlier give reasons only for choices.
    why = tuple(Reason(**each) for each in data.get("reasons", ()))
    return TurningPoint(**{**data, "claims": tuple(data["claims"]), "reasons": why})


def _verdict_of(data: Mapping[str, Any]) -> Verdict:
    more = {
        "picked": _suggestion_of(data["picked"]),
        "best": _suggestion_of(data["best"]),
        "reasons": tuple(Reason(**each) for each in data["reasons"]),
    }
    return Verdict(**{**data, **more})


def _suggestion_of(data: Mapping[str, Any]) -> Suggestion:
    line = tuple(Step(each["seat"], Action(*each["action"])) for each in data["line"])
    return Suggestion(data["option"], data["chance"], data["margin"], line)


def last_point(points: Sequence[ChancePoint], pick: int) -> int:
    """Which point is the last one at a pick or before it; -1 if all come later."""
    return bisect_right(points, pick, key=lambda point: point.pick) - 1


def turning_points(
    seat: int, team: Sequence[int], points: Sequence[ChancePoint], verdicts: Iterable[Verdict]
) -> tuple[TurningPoint, ...]:
    """Where the game turned for a seat, in order.

    Choices come first, but no more than `MOST_CHOICES`; then what changed its chance most.  Whatever is within the
    margins is left out.

    Args:
        seat: whose review it is.
        team: its team, or the seat alone.
        points: the chances before every action.
        verdicts: of the choices of the seat.
    """
    poor = [each for each in verdicts if each.loss >= LEAST]
    mistakes = sorted((each for each in poor if each.is_mistake), key=lambda each: -each.loss)[:MOST_CHOICES]
    found = [
        TurningPoint(CHOICE, each.pick, each.turn, each.action, seat, -each.loss, each.picked.option)
        for each in mistakes
    ]
    others = []
    for point, then in pairwise(points):
        change = then.chances[seat] - point.chances[seat]
        if abs(change) < LEAST or abs(change) <= sqrt(point.margin**2 + then.margin**2):
            continue
        if seat in point.left or any(
            point.pick <= each.pick < then.pick for each in (poor if point.seat == seat else mistakes)
        ):
            continue  # that was no luck, or it is told already
        told = _told(point, seat, change)
        weight = abs(change) * (CLAIM if told.kind == DEED and told.claims and told.seat not in team else 1.0)
        others.append((weight, told))
    others.sort(key=lambda each: -each[0])
    found += [each for _, each in others[: MOST_TURNING_POINTS - len(found)]]
    return tuple(sorted(found, key=lambda each: each.pick))


def _told(point: ChancePoint, seat: int, change: float) -> TurningPoint:
    """What changed the chance of a seat after a point: if others gave up, that was it."""
    for other in point.left:
        return TurningPoint(DEED, point.pick, point.turn, point.action, other, change, GIVE_UP)
    kind = LUCK if point.seat == seat else DEED
    return TurningPoint(kind, point.pick, point.turn, point.action, point.seat, change, point.option, point.claims)
