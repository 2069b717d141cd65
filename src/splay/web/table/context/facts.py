"""Everything that a page of a table needs to know of its host, its game and its lessons, asked for once.

What makes the parts of a page is given these facts, and asks nobody else: it only puts them into words and signs.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from splay.host.absence import Absence, absence_at, still_proposed
from splay.host.lessons import chapter_of, progress_of
from splay.host.live_table import LiveTable
from splay.host.puzzle_table import number_at, puzzle_at, verdict_at
from splay.host.steps import Sight, known_at, sight
from splay.host.thinking import Headway
from splay.host.tryout_table import Tried, tried_at
from splay.host.undo import Undo, still_asks, undo_of
from splay.lessons import firsts
from splay.lessons.firsts import First, ToldPick
from splay.lessons.progress import Progress
from splay.position.card import Card
from splay.position.card_moves import Event
from splay.puzzles.puzzle import Puzzle
from splay.store import TableInfo
from splay.store.rows import COMPUTER, DEVICE, FRIENDS, UNLISTED
from splay.tryout.board import FOE, YOU
from splay.views.view import View
from splay.web.table.context.movement import LastMove, last_moved
from splay.web.table.context.view_context import Showing, TableStep, ViewContext
from splay.web.table.context.vocabulary import Vocabulary

COACHED: Final = (COMPUTER, DEVICE, FRIENDS)
"""Kinds of tables that have a coach: at all others something else is said."""

Known = Mapping[tuple[int | None, str], Sequence[Card]]
"""Cards that a seat has seen and can still tell, by whose they are and where they lie."""
Happened = Callable[[int, int], Sequence[Event]]
"""What happened after a step, up to another one, as the viewer may know it."""


@dataclass(frozen=True, slots=True)
class PuzzleFacts:
    """The puzzle of a table.

    Attributes:
        number: of the puzzle.
        puzzle: the puzzle.
        verdict: whether its goal has been reached or missed by now; None while it is open.
        has_begun: whether anything has been picked.
    """

    number: int
    puzzle: Puzzle
    verdict: bool | None
    has_begun: bool


@dataclass(frozen=True, slots=True)
class TryoutFacts:
    """The card that is tried out at a table.

    Attributes:
        tried: the card, and in which situation.
        mine, hers: the icons that count, of who tries it out and of the opponent, when it began.
        first: what was picked first; empty before.
        is_done: whether an action has been carried out, after which there is nothing more to do.
    """

    tried: Tried
    mine: int
    hers: int
    first: str
    is_done: bool


@dataclass(frozen=True, slots=True)
class QuestionFacts:
    """All that the question bar depends on.

    Attributes:
        at: the table and the step.
        view: what the viewer sees at the step.
        showing: how the step is shown.
        vocabulary: how things are named.
        table: what is stored of the table: its kind, its seats, what has been proposed there.
        seats: all seats that the viewer holds.
        confirms: whether actions are shown before they are done.
        may_hint: whether the viewer may ask for a hint now.
        standing: how far the thinking of the bot that is asked is, where this server knows.
        undo: what taking back the viewer's last pick would mean; None: there is nothing to take back, or it is asked.
        missed: another player for whom the viewer waits; None: nobody, or the viewer has no say.
        now: the time by which players' time is counted, in seconds since 1970.
        puzzle: the puzzle that is solved here; None: none is.
        tryout: the card that is tried out here; None: none is.
    """

    at: TableStep
    view: View
    showing: Showing
    vocabulary: Vocabulary
    table: TableInfo
    seats: tuple[int, ...]
    confirms: bool
    may_hint: bool
    standing: Headway | None
    undo: Undo | None
    missed: Absence | None
    now: float
    puzzle: PuzzleFacts | None
    tryout: TryoutFacts | None

    @property
    def seat(self) -> int | None:
        """The seat of the viewer; None: a spectator."""
        return self.vocabulary.seat

    @property
    def may_go_on(self) -> bool:
        """Whether the viewer may propose to go on without the player who is missed."""
        missed = self.missed
        return missed is not None and missed.silent_at <= self.now and not still_proposed(self.table)

    @property
    def silent_at(self) -> float | None:
        """From when on the viewer may go on without somebody; None: never, or already."""
        missed = self.missed
        return round(missed.silent_at, 1) if missed is not None and missed.silent_at > self.now else None


@dataclass(frozen=True, slots=True)
class PageFacts:
    """All that the page of a table depends on, apart from its log.

    Attributes:
        question: what the question bar depends on.
        sight: the step shown, as the viewer sees it.
        known: which of the hidden cards the viewer can tell.
        moved: what has moved last.
        happened: what happened between two steps.
        lesson: how far the viewer is in the first game; None where nobody is taught.
        firsts: what has happened since the viewer's last choice, for the coach; None: it says nothing now.
        is_chapter: whether a chapter of the first game is played.
        is_over: whether the game is over by now, whatever step is shown.
    """

    question: QuestionFacts
    sight: Sight
    known: Known
    moved: LastMove
    happened: Happened
    lesson: Progress | None
    firsts: Mapping[str, First] | None
    is_chapter: bool
    is_over: bool


def question_facts(context: ViewContext) -> QuestionFacts:
    """What the question bar of a table depends on."""
    return QuestionFacts(
        at=context.at,
        view=context.seen,
        showing=context.showing,
        vocabulary=context.vocabulary,
        table=context.table,
        seats=context.looker.seats,
        confirms=context.confirms,
        may_hint=_may_hint(context),
        standing=context.standing,
        undo=_undo(context),
        missed=_missed(context),
        now=context.now,
        puzzle=_puzzle(context),
        tryout=_tryout(context),
    )


def page_facts(context: ViewContext) -> PageFacts:
    """What the page of a table depends on."""
    live, seen = context.live, context.sight

    def happened(before: int, step: int) -> Sequence[Event]:
        return live.told_between(before, step, seen.seat)

    taught = progress_of(context.table, live, context.showing.looked)
    return PageFacts(
        question=question_facts(context),
        sight=seen,
        known=known_at(live, seen),
        moved=last_moved(live.back_from(seen.step, seen.seat)),
        happened=happened,
        lesson=taught,
        firsts=_firsts(context) if taught is None else None,
        is_chapter=chapter_of(context.table) is not None,
        is_over=live.game.outcome is not None,
    )


def happened_first(live: LiveTable, seen: View) -> dict[str, First]:
    """All that has happened since the last choice of a seat, with what it came of.

    Args:
        live: the game.
        seen: what the seat sees now.
    """
    seat = seen.seat
    picks = live.picks
    new = next((at for at in reversed(range(len(picks))) if picks[at].seat == seat and not picks[at].auto), 0)
    begin = next((at for at in reversed(range(new + 1)) if picks[at].begins_action), 0) if picks else 0
    told = live.told(seat)
    since = [
        ToldPick(pick.seat, pick.option, pick.begins_action, live.step_of(begin + at), told[begin + at])
        for at, pick in enumerate(picks[begin:])
    ]
    return firsts.firsts(since, new - begin, seen, lambda step: sight(live, seat, step).view)


def _firsts(context: ViewContext) -> Mapping[str, First] | None:
    now, showing = context.seen, context.showing
    if context.told is None or context.table.kind not in COACHED:
        return None
    if now.asked is None or now.seat is None or now.asked.seat != now.seat:
        return None
    if not showing.is_rest or showing.picked or showing.hinting is not None or now.active < 0:
        return None  # it would cover a hint
    return context.live.once((happened_first, now.seat), happened_first, context.live, now)


def _may_hint(context: ViewContext) -> bool:
    """At the own decision, where hints are given."""
    ask = context.seen.asked
    return context.gives_hints and context.showing.is_rest and ask is not None and ask.seat == context.seat


def _undo(context: ViewContext) -> Undo | None:
    table, seat = context.table, context.seat
    if seat is None or not context.showing.is_rest or table.kind in UNLISTED:
        return None  # where a table is listed nowhere, one begins again instead
    if context.seen.outcome is not None or still_asks(table):
        return None
    bots = tuple(each.bot for each in table.seats)
    undo = context.live.once((undo_of, seat, table.kind, bots), undo_of, table, context.live, seat)
    return None if undo.left is None else undo


def _missed(context: ViewContext) -> Absence | None:
    """The other player who is waited for, in the view of somebody who is still in the game."""
    seat, seen = context.seat, context.seen
    if seat is None or not context.showing.is_rest or seen.players[seat].out or context.table.seats[seat].lost:
        return None
    found = absence_at(context.table, seen.rules)
    return None if found is None or found.seat == seat else found


def _puzzle(context: ViewContext) -> PuzzleFacts | None:
    number, puzzle = number_at(context.table), puzzle_at(context.table)
    if number is None or puzzle is None:
        return None
    live = context.live
    verdict = live.once(verdict_at, verdict_at, context.table, [pick.option for pick in live.picks])
    return PuzzleFacts(number, puzzle, verdict, bool(live.picks))


def _tryout(context: ViewContext) -> TryoutFacts | None:
    tried, live = tried_at(context.table), context.live
    if tried is None:
        return None
    mine, hers = (live.game_at(0).state.players[seat].count(tried.card.featured) for seat in (YOU, FOE))
    first = live.picks[0].option if live.picks else ""
    return TryoutFacts(tried, mine, hers, first, bool(live.picks) and live.game.is_resting)
