"""Reviews of finished games, made in the background when somebody asks for one, and kept in the store."""

import logging
from concurrent.futures import CancelledError, Future
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

STEPS: Final = 8
"""How many steps are done whenever somebody looks, on a server where nothing thinks in the background."""

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
        self._making: dict[tuple[str, int], _Making] = {}
        self._lock = Lock()

    def of(self, table: TableInfo, seat: int) -> Review:
        """The review of a seat, or what there is of it so far; the first call begins it.

        The caller has checked who asks.

        Raises:
            NotPlaying: the game is not over, or too many reviews are in the making.
            NotYourSeat: a program played there, which learns nothing from a review.
        """
        if table.phase != OVER:
            raise NotPlaying("a game can only be reviewed once it is over")
        if not 0 <= seat < len(table.seats) or table.seats[seat].bot is not None:
            raise NotYourSeat("seat {seat} at table {table} gets no review", seat=seat, table=table.id)
        kept = self._host.store.review(table.id, seat)
        if kept is not None:
            return review_of(kept)
        making = self._begun(table, seat)
        if self._thinking is None:
            making.go_on(STEPS)
        return making.review()

    def _begun(self, table: TableInfo, seat: int) -> "_Making":
        place = table.id, seat
        with self._lock:
            making = self._making.get(place)
            if making is not None:
                return making
            if len(self._making) >= MOST:
                raise NotPlaying("too many games are being reviewed: please try again in a few minutes")
            live = self._host.live(table)
            with live.lock:
                game = live.game.clone()
            making = self._making[place] = _Making(self, table.id, Reviewer(game, seat, simulations=self._simulations))
        if self._thinking is not None:
            making.submit(self._thinking)
        return making

    def ended(self, table_id: str, review: Review | None, seat: int) -> None:
        """Keep a review that is ready; forget one that failed, so that it can be begun anew."""
        try:
            if review is not None:
                self._host.store.keep_review(table_id, seat, review.to_json())
        except Exception:  # the database may be unavailable for a while; the review can be made again
            log.exception("the review of seat %s at table %s is lost", seat, table_id)
        with self._lock:
            self._making.pop((table_id, seat), None)


class _Making:
    """A review in the making; one step after the other."""

    def __init__(self, reviews: Reviews, table_id: str, reviewer: Reviewer) -> None:
        self._reviews = reviews
        self._table_id = table_id
        self._reviewer = reviewer
        self._lock = Lock()

    def review(self) -> Review:
        with self._lock:
            return self._reviewer.review()

    def _next(self) -> Task | None:
        with self._lock:
            task = self._reviewer.next()
            review = self._reviewer.review() if task is None else None
        if review is not None and review.is_ready:  # else somebody still does the last step
            self._reviews.ended(self._table_id, review, review.seat)
        return task

    def _take(self, finding: Finding) -> None:
        with self._lock:
            self._reviewer.take(finding)

    def go_on(self, steps: int) -> None:
        """Do some steps here."""
        for _ in range(steps):
            task = self._next()
            if task is None:
                return
            self._take(review_step(task))

    def submit(self, thinking: Thinking) -> None:
        """Have the next step done elsewhere, and those after it."""
        while (task := self._next()) is not None:
            job = thinking.submit(self._table_id, Kind.REVIEW, review_step, task)
            if not job.done():
                job.add_done_callback(lambda done: self._done(done, thinking))
                return
            if not self._has_taken(job):
                return

    def _done(self, done: "Future[Finding]", thinking: Thinking) -> None:
        if self._has_taken(done):
            self.submit(thinking)

    def _has_taken(self, done: "Future[Finding]") -> bool:
        """Take in what came of a step; returns whether there may be a next one."""
        try:
            self._take(done.result())
        except CancelledError:
            return False  # the server ends
        except Exception:
            log.exception("a step of a review at table %s failed", self._table_id)
            self._reviews.ended(self._table_id, None, self._reviewer.seat)
            return False
        return True
