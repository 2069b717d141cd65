"""The log beside the table: the last turns, and the way back to any step."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final
from weakref import WeakKeyDictionary

from markupsafe import Markup

from splay.host.live_table import LiveTable
from splay.host.steps import Sight
from splay.text.log import NOTHING, WHY, LogDeed, LogLine, LogTurn
from splay.text.reader import Reader
from splay.web.html.fragments import DrawnPart, Kept, part_of, put
from splay.web.table.context.mark import Mark
from splay.web.table.log.shared import TableTelling

LAST_TURNS: Final = 4
"""So many turns at least are in the page, the rest on request."""
BLOCK: Final = 6
"""The first turn in the page moves on by so many, so that earlier ones that are open stay in place."""
MOST_TICKS: Final = 90
TURNS_AT_ONCE: Final = 60
"""So many turns at most come with each request for more."""
LINES_AT_ONCE: Final = 1000
"""So many lines at most, which one turn alone may have more of."""
READERS_KEPT: Final = 8
"""To so many readers what happened at a table is kept as it was told; others are told all of it again."""

Marks = tuple[Mark, ...]

_tellings: WeakKeyDictionary[LiveTable, dict[tuple[int | None, Reader], TableTelling]] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class TurnView:
    """A turn of the log: whose, and what happened in it.

    Attributes:
        mark: whose; None: nobody's.
        turn: what happened.
        drawn: where it is kept as it is drawn; None: it is not kept.
        may_go_on: whether it may not be over, or is shown only in part.
    """

    mark: Mark | None
    turn: LogTurn[Markup]
    drawn: Kept[DrawnPart] | None
    may_go_on: bool

    def shown(self, draw: Callable[..., str], table: str, *marked: int | None) -> str:
        """The turn as it is drawn.

        Args:
            draw: draws it.
            table: id of the table.
            marked: steps of deeds or lines that are not drawn like others, which may be in this turn.
        """
        if self.drawn is None:
            return draw(self, table, *marked)
        turn, name = self.turn, f"log-turn-{self.turn.start}"
        here = _within(marked, turn.start, turn.end)
        told = self.told if self.may_go_on else None
        return put(self.drawn((name, self.mark, here, told), part_of, "article", name, draw, self, table, *here))

    def shown_deed(self, draw: Callable[..., str], deed: LogDeed[Markup], table: str, *marked: int | None) -> str:
        """A deed of the turn as it is drawn: while the turn goes on, those before the last stay as they are.

        Args:
            draw: draws it.
            deed: the deed.
            table: id of the table.
            marked: as for `shown`.
        """
        if self.drawn is None or not deed.lines:
            return draw(deed, table, *marked)
        tag, name = "details" if deed.is_dogma else "div", f"deed-{deed.line.step}"
        here = _within(marked, deed.line.step, deed.end)
        return put(self.drawn((name, here, deed.line, *deed.lines), part_of, tag, name, draw, deed, table, *here))

    @property
    def told(self) -> tuple[tuple[LogLine[Markup], ...], ...]:
        """All that is told of it."""
        return tuple((deed.line, *deed.lines) for deed in self.turn.deeds)


@dataclass(frozen=True, slots=True)
class LogView:
    """The log.

    Attributes:
        table: id of the table.
        turns: newest first.
        is_cut: whether still later turns are left out.
        earlier: the step before which more turns are to be had; None: there are none.
        here: the last step of the line that tells what the table shows; None: nothing is marked.
        step, steps: the step shown, and how many there are.
        newest: the step of the newest deed that can be folded, which is open; None: none is.
        before, after: the steps of the lines before and after that one; None: there is none.
        looks_back: whether an old step was asked for.
        ticks: where on the slider turns begin, in percent, and whether each is the reader's.
        has_seat: whether the reader plays.
    """

    table: str
    turns: tuple[TurnView, ...]
    is_cut: bool
    earlier: int | None
    here: int | None
    newest: int | None
    step: int
    steps: int
    before: int | None
    after: int | None
    looks_back: bool
    ticks: tuple[tuple[float, bool], ...]
    has_seat: bool


def _within(steps: tuple[int | None, ...], first: int, last: int) -> tuple[int | None, ...]:
    """These steps, without those that lie elsewhere."""
    return tuple([step if step is not None and first <= step <= last else None for step in steps])


def log_view(told: TableTelling, table: str, seen: Sight, looks_back: bool, marks: Marks) -> LogView:
    """What the log shows beside the table; where an old step was asked for, also what came after it.

    Args:
        told: the game as it is told to the viewer.
        table: id of the table.
        seen: the step shown.
        looks_back: whether an old step was asked for.
        marks: everybody's sign.
    """
    turns = told.turns
    before, after = _neighbors(turns, seen.step)
    happened = turns if looks_back or seen.is_now else _up_to(turns, seen.step)
    here = _turn_at(happened, seen.step) if looks_back else len(happened)
    first, end = _window(here)
    return LogView(
        table=table,
        turns=_drawn(happened[first:end], marks, told.drawn),
        is_cut=end < len(happened),
        earlier=happened[first].start if first else None,
        here=None if seen.is_now and not looks_back else _line_at(happened, seen.step),
        newest=_newest(happened),
        step=seen.step,
        steps=seen.steps,
        before=(before or 0) if seen.step else None,
        after=after or (seen.steps if seen.step < seen.steps else None),
        looks_back=looks_back,
        ticks=_ticks(turns, seen),
        has_seat=seen.seat is not None,
    )


def earlier_turns(told: TableTelling, before: int, marks: Marks) -> tuple[tuple[TurnView, ...], int | None]:
    """The last turns that began before a step, newest first, and the step before which there are more, if any.

    Args:
        told: the game as it is told to the viewer.
        before: the step.
        marks: everybody's sign.
    """
    turns = told.turns
    return _last(turns[: bisect_left(turns, before, key=lambda turn: turn.start)], marks)


def turns_since(told: TableTelling, step: int, marks: Marks) -> tuple[tuple[TurnView, ...], int | None]:
    """The last turns that went on after a step, newest first, and the step before which there are more, if any.

    Args:
        told: the game as it is told to the viewer.
        step: the step.
        marks: everybody's sign.
    """
    return _last([turn for turn in told.turns if turn.end > step], marks)


def _last(turns: list[LogTurn[Markup]], marks: Marks) -> tuple[tuple[TurnView, ...], int | None]:
    first, lines = len(turns), 0
    while first and len(turns) - first < TURNS_AT_ONCE and lines < LINES_AT_ONCE:
        first -= 1
        lines += sum(1 + len(deed.lines) for deed in turns[first].deeds)
    return _drawn(turns[first:], marks, None), turns[first].start if first else None


def step_sentence(told: TableTelling, seen: Sight) -> Markup:
    """What happened in the step that is shown; empty before the first."""
    if seen.event is None:
        return Markup()
    for turn in reversed(told.turns):
        if turn.start > seen.step:
            continue
        for line in _lines([turn]):
            if line.step == seen.step:
                return line.text
        break
    return told.narration.sentence(seen.event)


def step_words(told: TableTelling, live: LiveTable, step: int) -> str:
    """Where in the game a step is: turn, player, action.

    Args:
        told: the game as it is told to the viewer.
        live: the game.
        step: the step.
    """
    narration, reader = told.narration, told.narration.reader
    begun = [turn for turn in told.turns if turn.start <= step]
    if not step or not begun:
        return reader.gettext("The beginning of the game")
    turn = begun[-1]
    if turn.seat is None:
        return reader.gettext("The first cards")
    # A turn begins within the pick that ended the one before, or right after it.
    first, last = (number + bool(done) for number, done in map(live.place_of, (turn.start, step)))
    action = sum(pick.begins_action for pick in live.picks[first:last])
    if turn.seat == narration.seat:
        said = reader.gettext("Turn {turn}: you, action {action}")
        said = said if action else reader.gettext("Turn {turn}: you")
    else:
        said = reader.gettext("Turn {turn}: {who}, action {action}")
        said = said if action else reader.gettext("Turn {turn}: {who}")
    return said.format(turn=reader.number(turn.number), who=narration.names[turn.seat], action=action)


def telling(live: LiveTable, seat: int | None, reader: Reader) -> TableTelling:
    """A game told to a reader up to now; what was told before is kept."""
    kept = _tellings.setdefault(live, {})
    found = kept.pop((seat, reader), None)
    if found is None or not found.tells(live):
        found = TableTelling(live, seat, reader)
    kept[seat, reader] = found
    if len(kept) > READERS_KEPT:
        del kept[next(iter(kept))]
    live.readers = len(kept)
    found.follow(live)
    return found


def _lines(turns: list[LogTurn[Markup]]) -> Iterator[LogLine[Markup]]:
    for deed in chain.from_iterable(turn.deeds for turn in turns):
        yield deed.line
        yield from deed.lines


def _up_to(turns: list[LogTurn[Markup]], step: int) -> list[LogTurn[Markup]]:
    """As much as had happened at a step."""
    begun = [turn for turn in turns if turn.start <= step]
    return [*begun[:-1], *(turn.up_to(step) for turn in begun[-1:])]


def _neighbors(turns: list[LogTurn[Markup]], step: int) -> tuple[int | None, int | None]:
    """The steps of the lines before and after a step that say what was done."""
    at = _turn_at(turns, step)
    for reach in (2, len(turns)):  # nearly always they are close by
        near = _lines(turns[max(0, at - reach) : at + reach])
        steps = [line.step for line in near if line.kind not in (WHY, NOTHING)]
        before = max((each for each in steps if each < step), default=None)
        after = min((each for each in steps if each > step), default=None)
        if before is not None and (after is not None or at == len(turns)):
            break
    return before, after


def _turn_at(turns: list[LogTurn[Markup]], step: int) -> int:
    """How many turns had begun at a step."""
    return bisect_right(turns, step, key=lambda turn: turn.start)


def _line_at(turns: list[LogTurn[Markup]], step: int) -> int | None:
    """The line that tells of a step, or of the last one before it, by its last step."""
    return max((line.step for line in _lines(turns) if line.first <= step), default=None)


def _newest(turns: list[LogTurn[Markup]]) -> int | None:
    """The step of the last deed that can be folded."""
    deeds = (deed for turn in reversed(turns) for deed in reversed(turn.deeds) if deed.is_dogma)
    found = next(deeds, None)
    return None if found is None else found.line.step


def _window(at: int) -> tuple[int, int]:
    """The first turn in the page, and the one after the last: around the one that is looked at, by their numbers."""
    first = max(0, (at - LAST_TURNS) // BLOCK * BLOCK)
    return first, first + 3 * BLOCK


def _drawn(turns: list[LogTurn[Markup]], marks: Marks, kept: Kept[DrawnPart] | None) -> tuple[TurnView, ...]:
    """The turns, newest first; that one may go on, or be shown in part."""
    last = len(turns) - 1
    drawn = [
        TurnView(None if turn.seat is None else marks[turn.seat], turn, kept, number == last)
        for number, turn in enumerate(turns)
    ]
    return tuple(reversed(drawn))


def _ticks(turns: list[LogTurn[Markup]], seen: Sight) -> tuple[tuple[float, bool], ...]:
    if not seen.steps or len(turns) > MOST_TICKS:
        return ()
    return tuple((round(100 * turn.start / seen.steps, 1), turn.seat == seen.seat) for turn in turns)
