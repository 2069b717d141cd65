"""The context of a view: which viewer sees which table, at which step, and in which language."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from splay.bots.hints import Hint
from splay.host.hints import gives_hints
from splay.host.live_table import LiveTable
from splay.host.steps import Sight, sight
from splay.host.thinking import Headway, Kind
from splay.store import TableInfo
from splay.text.reader import Reader
from splay.views.view import View
from splay.web.html.coach_memory import CoachMemory, told_to
from splay.web.html.pages import reader_for
from splay.web.html.preferences import preferences_of
from splay.web.requests.addresses import table_url
from splay.web.requests.identity import Looker, Visit
from splay.web.table.context.mark import marks_of
from splay.web.table.context.vocabulary import Vocabulary

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class TableStep:
    """A step of the game at a table.

    Attributes:
        table: id of the table.
        step: the step.
    """

    table: str
    step: int

    @property
    def url(self) -> str:
        """The address of the table."""
        return table_url(self.table)


@dataclass(frozen=True, slots=True)
class Hinting:
    """A hint that somebody has asked for.

    Attributes:
        number: of the decision.
        hint: what has been found; None while it is being thought about, or if nothing can be found.
        failed: whether nothing can be found.
        standing: how far the thinking is, where this server knows.
    """

    number: int
    hint: Hint | None = None
    failed: bool = False
    standing: Headway | None = None


@dataclass(frozen=True, slots=True)
class Showing:
    """How a step is shown.

    Attributes:
        picked: an option that waits for its confirmation.
        act: the action for which a card is being chosen: ``meld``, ``dogma``, ``achieve`` or ``parley``.
        looks_back: whether an old step was asked for.
        since: turns that somebody who comes back may follow first; 0: none.
        moving: whether more steps follow by themselves, or at the reader's word.
        wait: milliseconds until the next one; None: the reader says when.
        own: whether this step was caused by who looks.
        as_then: whether hidden cards stay hidden although the game is over.
        by: how the reader wants to follow: ``turn`` by turn, ``step`` by step; empty: by the own pace.
        before: the step that the browser showed before; None: none, or announcements are not wanted.
        is_new: whether who looks may never have played before.
        hinting: the hint that is shown, or will be when it is found; None if none was asked for.
        looked: in the first game, how many steps need not be looked at any more.
    """

    picked: str | None = None
    act: str | None = None
    looks_back: bool = False
    since: int = 0
    moving: bool = False
    wait: int | None = None
    own: bool = False
    as_then: bool = False
    by: str = ""
    before: int | None = None
    is_new: bool = False
    hinting: Hinting | None = None
    looked: int = 0

    @property
    def hint_number(self) -> int | None:
        """Number of the decision whose hint is shown; None if none is."""
        return None if self.hinting is None else self.hinting.number

    @property
    def is_rest(self) -> bool:
        """Whether the table stands still in the present, so that it follows whatever happens."""
        return not (self.looks_back or self.since or self.moving)


AT_REST: Final = Showing()
"""Nothing moves, and nothing has been chosen yet."""


@dataclass(frozen=True)
class ViewContext:
    """Which viewer sees which table, at which step, and in which language.

    Attributes:
        table: the table.
        live: its game; locked.
        looker: who looks.
        sight: the step shown, as who looks sees it.
        reader: who reads.
        showing: how the step is shown.
        confirms: whether actions are shown before they are done.
        gives_hints: whether players may ask for hints at this table.
        told: what the coach has told who looks; None: it says nothing.
        standing: how far the thinking of the bot that is asked is, where this server knows.
        now: the time by which players' time is counted, in seconds since 1970.
    """

    table: TableInfo
    live: LiveTable
    looker: Looker
    sight: Sight
    reader: Reader
    showing: Showing = AT_REST
    confirms: bool = True
    gives_hints: bool = False
    told: CoachMemory | None = None
    standing: Headway | None = None
    now: float = 0.0

    @property
    def seen(self) -> View:
        """What who looks sees at the step shown."""
        return self.sight.view

    @property
    def seat(self) -> int | None:
        """The seat of who looks; None: somebody who looks on."""
        return self.sight.seat

    @property
    def at(self) -> TableStep:
        """The table and the step shown."""
        return TableStep(self.table.id, self.sight.step)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """How things are named and said to who looks."""
        return Vocabulary(self.reader, self.seat, marks_of(self.table, self.seen), self.seen.rules)

    def now_once(self, work_out: Callable[..., Made], *args: Any) -> Made:
        """What the template needs to know of the step that is shown; in the present it is worked out only once."""
        if not self.sight.is_now or self.seen.outcome is not None:
            return work_out(*args)
        return self.live.once((work_out, self.seat, self.reader), work_out, *args)


def view_context(visit: Visit, live: LiveTable, step: int | None = None, showing: Showing = AT_REST) -> ViewContext:
    """What a visitor sees at a step; None: now.

    Args:
        visit: who comes to which table.
        live: its game; locked.
        step: the step.
        showing: how it is shown.
    """
    return ViewContext(
        visit.table,
        live,
        visit.looker,
        sight(live, visit.looker.seat, step, opens=not showing.as_then),
        reader_for(visit.request),
        showing,
        preferences_of(visit.request).confirm,
        gives_hints(visit.table),
        told_to(visit.request) if preferences_of(visit.request).coach else None,
        visit.thinking.standing(visit.table.id, Kind.PICK),
        visit.host.store.now(),
    )
