"""How far somebody is in a chapter.  It follows from the picks alone, but for what has only been looked at."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from splay.game.game import Game
from splay.lessons.chapters import LEARNER, Chapter, LessonStep
from splay.lessons.goals import FREE, Situation, is_done
from splay.views.view import view


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is.

    Attributes:
        chapter: the chapter.
        at: the number of the step, counted from 0; as many as there are once all are done.
        since: how many picks had been made when the step began: what a detour is taken back to.
        strays: whether something else was done since.
    """

    chapter: Chapter
    at: int
    since: int
    strays: bool

    @property
    def is_done(self) -> bool:
        """Whether all steps are done."""
        return self.at >= len(self.chapter.steps)

    @property
    def step(self) -> LessonStep | None:
        """The present step; None once all are done."""
        return None if self.is_done else self.chapter.steps[self.at]


@dataclass(slots=True)
class _Walk:
    """The way through a chapter, pick by pick."""

    chapter: Chapter
    looked: int
    first_turn: int
    turn: int
    at: int = 0
    since: int = 0
    acting: str = ""
    acts: list[str] = field(default_factory=list)

    @property
    def step(self) -> LessonStep | None:
        return self.chapter.steps[self.at] if self.at < len(self.chapter.steps) else None

    def take(self, game: Game, seat: int, option: str) -> None:
        """Follow a pick."""
        if game.is_resting:
            self.acting = option if seat == LEARNER else ""
        game.pick(option, seat=seat)
        if self.acting and game.is_resting:
            self.acts.append(self.acting)
            self.acting = ""

    def go_on(self, game: Game, picks: int) -> None:
        """Leave behind every step that is done after so many picks."""
        while self._goes_on(game):
            self.since = picks
        if game.is_resting and not self.acts:
            self.since = picks  # nothing of what happened since is to be taken back

    def _goes_on(self, game: Game) -> bool:
        steps, ahead = self.chapter.steps, self.at
        while ahead < len(steps) and steps[ahead].looks:
            ahead += 1  # what was there to be seen is past once what follows it is done
        moment = Situation(view(game, LEARNER), self.first_turn, self.turn, self.acts)
        if ahead < len(steps) and is_done(steps[ahead], moment):
            self.at, self.turn, self.acts, self.acting = ahead + 1, game.turn, [], ""
        elif ahead > self.at and self.at < self.looked:
            self.at += 1
        else:
            return False
        return True


def progress(chapter: Chapter, start: Game, picks: Iterable[tuple[int, str]], looked: int) -> Progress:
    """How far somebody is in a chapter.

    Args:
        chapter: the chapter.
        start: its game at the beginning.
        picks: what was picked since, and by which seat.
        looked: how many of the first steps need not be looked at any more, if there is nothing to do in them.
    """
    game = start.clone()
    walk = _Walk(chapter, looked, game.turn, game.turn)
    walk.go_on(game, 0)
    for number, (seat, option) in enumerate(picks, start=1):
        walk.take(game, seat, option)
        walk.go_on(game, number)
    step = walk.step
    strays = step is not None and not step.looks and step.goal not in FREE and bool(walk.acts) and game.is_resting
    return Progress(chapter, walk.at, walk.since, strays)
