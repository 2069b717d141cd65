"""Reviews of finished games, made in the background when somebody asks for one, and kept in the store."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from functools import partial
from threading import Lock
from typing import Final

from splay.bots.review import Review, review_of
from splay.bots.reviewer import SIMULATIONS, Finding, Reviewer, Task, review_step
from splay.host.errors import NotPlaying, NotYourSeat
from splay.host.host import Host
from splay.host.thinking import Kind, Thinking
from splay.store import TableInfo
from splay.store.rows import OVER

MOST: Final = 200
"""The most reviews in the making; each has a turn when its table has one."""
KEPT: Final = 200
"""The most reviews with gaps that are remembered."""
STEPS: Final = 8
"""How many steps are done whenever somebody looks, on a server where nothing thinks in the background."""

Place = tuple[str, int]
"""A table, by its id, and a seat there."""

log = logging.getLogger(__name__)


class Reviews:
    """Makes reviews step by step, so that other tables have their turns in between."""

    def __init__(self, host: Host, thinking: Thinking | None, simulations: int = SIMULATIONS) -> None:
        """Begin nothing yet.

        Args:
            host: whose tables.
            thinking: where the steps are done; None: some are done whenever somebody looks at the review.
            simulations: see `Reviewer`.
        """
        self._host = host
        self._thinking = thinking
        self._simulations = simulations
        self._making: dict[Place, _Making] = {}
        self._gappy: OrderedDict[Place, Review] = OrderedDict()
        self._lock = Lock()

    def of(self, table: TableInfo, seat: int) -> Review:
        """The review of a seat, or what there is of it so far; the first call begins it.

        The caller has checked who asks.  A step that fails leaves a gap and is not tried again: it would fail again,
        and whoever looks at the review would go on asking forever.

        Raises:
            NotPlaying: the game is not over, or too many reviews are in the making.
            NotYourSeat: a program played there, which learns nothing from a review.
        """
        if table.phase != OVER:
            raise NotPlaying("a game can only be reviewed once it is over")
        if not 0 <= seat < len(table.seats) or table.seats[seat].bot is not None:
            raise NotYourSeat("seat {seat} at table {table} gets no review", seat=seat, table=table.id)
        making = self._ready((table.id, seat)) or self._begun(table, seat)
        if isinstance(making, Review):
            return making
        if self._thinking is None:
            making.go_on(STEPS)
        return making.review()

    def _ready(self, place: Place) -> Review | None:
        """A review that is ready; one with gaps is not in the store, because a server started later may do better."""
        gappy = self._gappy.get(place)
        if gappy is not None:
            return gappy
        kept = self._host.store.review(*place)
        return None if kept is None else review_of(kept)

    def _begun(self, table: TableInfo, seat: int) -> "_Making | Review":
        """A review in the making; the review if it has become ready since somebody looked for it."""
        place = table.id, seat
        with self._lock:
            found = self._making.get(place) or self._ready(place)
            if found is not None:
                return found
            if len(self._making) >= MOST:
                raise NotPlaying("too many games are being reviewed: please try again in a few minutes")
            live = self._host.live(table)
            with live.lock:
                game = live.game.clone()
            making = self._making[place] = _Making(self, table.id, Reviewer(game, seat, simulations=self._simulations))
        if self._thinking is not None:
            making.submit(self._thinking)
        return making

    def ended(self, table_id: str, review: Review, has_gaps: bool) -> None:
        """Keep a review that is ready."""
        place = table_id, review.seat
        try:
            if not has_gaps:
                self._host.store.keep_review(*place, review.to_json())
        except Exception:  # the database may be unavailable for a while; the review can be made again
            log.exception("the review of seat %s at table %s is lost", review.seat, table_id)
        with self._lock:
            if has_gaps:
                self._gappy[place] = review
                while len(self._gappy) > KEPT:
                    self._gappy.popitem(last=False)
            self._making.pop(place, None)


class _Making:
    """A review in the making; one step after the other."""

    def __init__(self, reviews: Reviews, table_id: str, reviewer: Reviewer) -> None:
        self._reviews = reviews
        self._table_id = table_id
        self._reviewer = reviewer
        self._has_gaps = False
        self._lock = Lock()

    def review(self) -> Review:
        with self._lock:
            return self._reviewer.review()

    def _next(self) -> Task | None:
        with self._lock:
            task = self._reviewer.next()
            is_ready = task is None and self._reviewer.done >= self._reviewer.of  # else somebody does the last step
            review = self._reviewer.review() if is_ready else None
        if review is not None:
            self._reviews.ended(self._table_id, review, self._has_gaps)
        return task

    def go_on(self, steps: int) -> None:
        """Do some steps here."""
        for _ in range(steps):
            task = self._next()
            if task is None:
                return
            self._has_taken(task, partial(review_step, task))

    def submit(self, thinking: Thinking) -> None:
        """Have the next step done elsewhere, and those after it."""
        while (task := self._next()) is not None:
            job = thinking.submit(self._table_id, Kind.REVIEW, review_step, task)
            if not job.done():
                job.add_done_callback(partial(self._done, task, thinking))
                return
            if not self._has_taken(task, job.result):
                return

    def _done(self, task: Task, thinking: Thinking, done: "Future[Finding]") -> None:
        if self._has_taken(task, done.result):
            self.submit(thinking)

    def _has_taken(self, task: Task, result: Callable[[], Finding]) -> bool:
        """Take in what came of a step; returns whether there may be a next one."""
        try:
            finding = result()
        except CancelledError:
            return False  # the server ends
        except Exception:
            log.exception("a step of a review at table %s failed", self._table_id)
            finding = Finding(task.pick)
            self._has_gaps = True
        with self._lock:
            self._reviewer.take(finding)
        return True
