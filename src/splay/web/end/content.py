"""The end of a game: who won and why, how it went, in numbers and pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from markupsafe import Markup

from splay.host.live_table import LiveTable
from splay.position.state import Outcome
from splay.store import TableInfo
from splay.text.questions import outcome_words
from splay.text.reader import Reader
from splay.text.results import unrated_words
from splay.views import statistics as chronicles
from splay.views.statistics import Chronicle, Fall, Moment, Tally
from splay.views.view import View, view
from splay.web.end.chart import NARROW, Chart, chart
from splay.web.html.sentences import PageNarration
from splay.web.table.board.panels import Panel, panel
from splay.web.table.context.mark import Mark, marks_of
from splay.web.table.context.movement import LastMove

ABOVE_ALL: Final = 2
"""With at least this many players the greatest number is marked, unless all are equal."""


@dataclass(frozen=True, slots=True)
class Number:
    """One line of the table of numbers.

    Attributes:
        label: what is counted.
        values: by seat.
        best: the greatest value, or None if everyone has it.
    """

    label: str
    values: tuple[int, ...]
    best: int | None


@dataclass(frozen=True, slots=True)
class Told:
    """A key moment: the turn, and what happened."""

    turn: int
    text: Markup


@dataclass(frozen=True, slots=True)
class Ending:
    """The end page.

    Attributes:
        id: of the table.
        title: who won.
        why: how.
        summary: edition, players, turns.
        undone: how many picks were taken back, in words; empty if none.
        winners: marks of those who won.
        marks: everyone's marks.
        chart, narrow: points and achievements over the turns, for a desktop and for a phone.
        numbers: who did what.
        boards: the last boards.
        moments: the turning points.
        may_review: whether the reader may see where the game turned for them.
        may_rematch: whether the reader may begin the next game.
        successor: the table of the next game; None if there is none.
        shares: whether others may see this page.
        unrated: why the game does not count for ratings; empty if it does.
    """

    id: str
    title: str
    why: Markup
    summary: tuple[str, ...]
    undone: str
    winners: tuple[Mark, ...]
    marks: tuple[Mark, ...]
    chart: Chart
    narrow: Chart
    numbers: tuple[Number, ...]
    boards: tuple[Panel, ...]
    moments: tuple[Told, ...]
    may_rematch: bool
    may_review: bool
    successor: str | None
    shares: bool
    unrated: str


def ending(
    table: TableInfo, live: LiveTable, seat: int | None, has_seat: bool, reader: Reader, unrated: str | None = None
) -> Ending:
    """What the end page shows, once a game is over.

    Args:
        table: the table.
        live: its game.
        seat: the reader's seat; None for an onlooker, or for all who share one device.
        has_seat: whether the reader holds a seat here.
        reader: who reads.
        unrated: why the game does not count for ratings; None if it does.
    """
    outcome = live.game.outcome
    assert outcome is not None
    last = view(live.game, None)
    marks = marks_of(table, last)
    told = Chronicle.told(view(live.game_at(0), None), chain.from_iterable(live.told(None)))
    narration = PageNarration(seat, live.names, last.rules, reader)
    return Ending(
        id=table.id,
        title=outcome_words(outcome, live.names, seat, reader)[0],
        why=_why(outcome, last, told, narration),
        summary=_summary(last, reader),
        undone=_undone(live.undone, reader),
        winners=tuple(marks[winner] for winner in outcome.winners),
        marks=marks,
        chart=chart(told, marks),
        narrow=chart(told, marks, NARROW),
        numbers=_numbers(told.tallies, reader),
        boards=tuple(panel(mark, last, {}, LastMove(), reader) for mark in marks),
        moments=tuple(Told(moment.turn, _moment(moment, narration)) for moment in told.moments),
        may_rematch=has_seat,
        may_review=seat is not None,
        successor=table.successor,
        shares=table.watched,
        unrated=unrated_words(unrated or "", reader),
    )


# -- the headline ------------------------------------------------------------------


def _why(outcome: Outcome, last: View, told: Chronicle, narration: PageNarration) -> Markup:
    """Why these players have won, in full sentences."""
    reader, turn = narration.reader, last.turn
    if not outcome.winners:
        return Markup(
            reader.gettext(
                "On turn {turn} a card above the last age had to be drawn. Points and achievements are tied."
            )
        ).format(turn=turn)
    if outcome.reason == "achievements":
        return _by_achievements(outcome, last, told, narration)
    if outcome.reason == "score":
        return _by_points(outcome, last, reader)
    if outcome.reason == "card":
        assert outcome.card is not None
        said = reader.gettext("An effect of {card} decided it on turn {turn}.")
        return narration.fill(said, card=narration.chip(outcome.card), turn=turn)
    if not turn:  # they gave up while first cards were being chosen
        return Markup(reader.gettext("All others are out of the game."))
    return Markup(reader.gettext("All others have been out of the game since turn {turn}.")).format(turn=turn)


def _by_achievements(outcome: Outcome, last: View, told: Chronicle, narration: PageNarration) -> Markup:
    reader = narration.reader
    count = sum(tally.achievements for tally in told.tallies if tally.seat in outcome.winners)
    falls = [fall for fall in told.falls if fall.seat in outcome.winners]
    said = reader.ngettext(
        "{count} achievement on turn {turn}. The last one: {last}.",
        "{count} achievements on turn {turn}. The last one: {last}.",
        count,
    )
    if not falls:
        said = reader.ngettext("{count} achievement on turn {turn}.", "{count} achievements on turn {turn}.", count)
    named = _fall(falls[-1], narration) if falls else ""
    return narration.fill(said, count=count, turn=last.turn, last=named)


def _fall(fall: Fall, narration: PageNarration) -> Markup:
    if fall.special is not None:
        return narration.special(fall.special)
    assert fall.age is not None
    return narration.fill(narration.reader.pgettext("an achievement", "age {age}"), age=narration.value(fall.age))


def _by_points(outcome: Outcome, last: View, reader: Reader) -> Markup:
    """Most points; if tied, most achievements; if that is tied too, several win."""

    def points(seats: Sequence[int]) -> int:
        return sum(last.players[seat].points for seat in seats)

    sides = _sides(last)
    winning = [side for side in sides if set(side) <= set(outcome.winners)]
    best = points(winning[0])
    rivals = [side for side in sides if side not in winning and points(side) == best]
    if len(winning) > 1:
        said = reader.ngettext(
            "On turn {turn} a card above the last age had to be drawn. They share the victory "
            "with {points} point each.",
            "On turn {turn} a card above the last age had to be drawn. They share the victory "
            "with {points} points each.",
            best,
        )
    elif rivals:
        said = reader.ngettext(
            "On turn {turn} a card above the last age had to be drawn. {points} point is the most, tied with {others}, "
            "but with more achievements.",
            "On turn {turn} a card above the last age had to be drawn. {points} points are the most, tied with "
            "{others}, but with more achievements.",
            best,
        )
    else:
        said = reader.ngettext(
            "On turn {turn} a card above the last age had to be drawn. {points} point is the most.",
            "On turn {turn} a card above the last age had to be drawn. {points} points are the most.",
            best,
        )
    others = reader.listed([last.players[seat].name for side in rivals for seat in side])
    return Markup(said).format(turn=last.turn, points=best, others=others)


def _sides(last: View) -> list[tuple[int, ...]]:
    """Who is playing together, without those who have left."""
    letters = last.teams or "".join(chr(ord("A") + player.seat) for player in last.players)
    sides = (
        tuple(player.seat for player in last.players if letters[player.seat] == letter and not player.out)
        for letter in dict.fromkeys(letters)
    )
    return [side for side in sides if side]


def _summary(last: View, reader: Reader) -> tuple[str, ...]:
    players, turns = len(last.players), last.turn
    return (
        reader.edition_title(last.edition),
        reader.ngettext("{count} player", "{count} players", players).format(count=players),
        reader.ngettext("{count} turn", "{count} turns", turns).format(count=turns),
    )


def _undone(count: int, reader: Reader) -> str:
    if not count:
        return ""
    said = reader.ngettext(
        "{count} pick was taken back in this game.", "{count} picks were taken back in this game.", count
    )
    return said.format(count=count)


# -- numbers and moments -----------------------------------------------------------


def _numbers(tallies: Sequence[Tally], reader: Reader) -> tuple[Number, ...]:
    _ = reader.gettext
    counted: tuple[tuple[str, Callable[[Tally], int]], ...] = (
        (_("Achievements"), lambda tally: tally.achievements),
        (_("Points"), lambda tally: tally.points),
        (_("Cards drawn"), lambda tally: tally.drawn),
        (_("Cards melded"), lambda tally: tally.melded),
        (_("Cards tucked"), lambda tally: tally.tucked),
        (_("Cards scored"), lambda tally: tally.scored),
        (_("Cards returned"), lambda tally: tally.returned),
        (_("Dogmas activated"), lambda tally: tally.dogmas),
        (_("Demands that hit"), lambda tally: tally.demands),
        (_("Times others shared"), lambda tally: tally.shares),
    )
    return tuple(_number(label, tuple(count(tally) for tally in tallies)) for label, count in counted)


def _number(label: str, values: tuple[int, ...]) -> Number:
    return Number(label, values, max(values) if len(set(values)) >= ABOVE_ALL else None)


def _moment(moment: Moment, narration: PageNarration) -> Markup:
    """A key moment, in one sentence."""
    reader = narration.reader
    return Markup(_moment_words(moment, reader)).format(
        who=narration.name(moment.seat),
        other="" if moment.other is None else narration.name(moment.other),
        card=narration.chip(moment.name) if moment.name in narration.cards.by_name else "",
        special=reader.special(moment.name) if moment.kind == chronicles.SPECIAL and moment.name else "",
        amount=moment.amount,
        age=narration.value(moment.amount),
    )


def _moment_words(moment: Moment, reader: Reader) -> str:
    amount = moment.amount
    said = {
        chronicles.UPHEAVAL: reader.ngettext(
            "{who} activates {card}: {amount} card leaves the boards",
            "{who} activates {card}: {amount} cards leave the boards",
            amount,
        ),
        chronicles.LEAD: reader.ngettext(
            "{who} takes the lead from {other} with {amount} achievement, and keeps it",
            "{who} takes the lead from {other} with {amount} achievements, and keeps it",
            amount,
        ),
        chronicles.RAID: reader.ngettext(
            "{who}’s {card} costs {other} {amount} point", "{who}’s {card} costs {other} {amount} points", amount
        ),
        chronicles.SPECIAL: reader.ngettext(
            "{who} claims {special}: {amount} achievement", "{who} claims {special}: {amount} achievements", amount
        ),
        chronicles.LEAP: reader.gettext("{who} brings {card} onto the board, far above all others"),
        chronicles.HAUL: reader.ngettext(
            "{card} brings {who} {amount} point", "{card} brings {who} {amount} points", amount
        ),
    }
    if moment.kind == chronicles.DEPARTURE:
        by_card = reader.gettext("{card} puts {who} out of the game")
        return by_card if moment.name else reader.gettext("{who} gives up")
    return said[moment.kind]
