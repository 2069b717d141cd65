"""The end of a game: who won and why, how it went, in numbers and pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from markupsafe import Markup

from splay import chronicle as chronicles
from splay.cards.library import card_set
from splay.catalogue import Catalogue, catalogue
from splay.chronicle import Chronicle, Fall, Moment, Tally
from splay.host.live import LiveTable
from splay.state import Outcome
from splay.store import TableInfo
from splay.view import View, view
from splay.web.present.chart import NARROW, Chart, chart
from splay.web.present.movement import Moved
from splay.web.present.narration import PageNarration
from splay.web.present.players import Mark, Panel, marks_of, panel
from splay.wording.formats import listed
from splay.wording.nouns import edition_title, special_word
from splay.wording.questions import outcome_words

ABOVE_ALL: Final = 2
"""From so many players on a greatest number is marked; if all are alike, none is."""


@dataclass(frozen=True, slots=True)
class Number:
    """One line of the table of numbers.

    Attributes:
        label: what is counted.
        values: by seat.
        best: the greatest, if it is not everybody's; else None.
    """

    label: str
    values: tuple[int, ...]
    best: int | None


@dataclass(frozen=True, slots=True)
class Told:
    """A moment that counted: the turn, and what happened."""

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
        undone: how many picks were taken back, in words; empty: none.
        winners: marks of those who won.
        marks: everybody's.
        chart, narrow: points and achievements over the turns, for a desktop and for a phone.
        numbers: who did what.
        boards: the last boards.
        moments: where it turned.
        may_rematch: whether the reader may begin the next game.
        successor: the table of the next game; None: there is none.
        shares: whether others may look at this page.
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
    successor: str | None
    shares: bool


def ending(table: TableInfo, live: LiveTable, seat: int | None, has_seat: bool, language: str) -> Ending:
    """What the end page shows, once a game is over.

    Args:
        table: the table.
        live: its game.
        seat: who is told; None: somebody who looks on, or all who share one device.
        has_seat: whether the reader holds a seat here.
        language: to speak.
    """
    words = catalogue(language)
    outcome = live.game.outcome
    assert outcome is not None
    last = view(live.game, None)
    marks = marks_of(table, last)
    told = Chronicle.told(view(live.game_at(0), None), chain.from_iterable(live.told(None)))
    narration = PageNarration(seat, live.names, card_set(last.edition), language)
    return Ending(
        id=table.id,
        title=outcome_words(outcome, live.names, seat, words)[0],
        why=_why(outcome, last, told, narration),
        summary=_summary(last, words),
        undone=_undone(live.undone, words),
        winners=tuple(marks[winner] for winner in outcome.winners),
        marks=marks,
        chart=chart(told, marks),
        narrow=chart(told, marks, NARROW),
        numbers=_numbers(told.tallies, words),
        boards=tuple(panel(mark, last, {}, Moved(), language) for mark in marks),
        moments=tuple(Told(moment.turn, _moment(moment, narration)) for moment in told.moments),
        may_rematch=has_seat,
        successor=table.successor,
        shares=table.watched,
    )


# -- the headline ------------------------------------------------------------------


def _why(outcome: Outcome, last: View, told: Chronicle, narration: PageNarration) -> Markup:
    """Why these have won, in full sentences."""
    words, turn = narration.words, last.turn
    if not outcome.winners:
        return Markup(
            words.gettext("On turn {turn} a card above the last age had to be drawn. Points and achievements are tied.")
        ).format(turn=turn)
    if outcome.reason == "achievements":
        return _by_achievements(outcome, last, told, narration)
    if outcome.reason == "score":
        return _by_points(outcome, last, words)
    if outcome.reason == "card":
        assert outcome.card is not None
        said = words.gettext("An effect of {card} decided it on turn {turn}.")
        return Markup(said).format(card=narration.chip(outcome.card), turn=turn)
    return Markup(words.gettext("All others are out of the game since turn {turn}.")).format(turn=turn)


def _by_achievements(outcome: Outcome, last: View, told: Chronicle, narration: PageNarration) -> Markup:
    words = narration.words
    count = sum(tally.achievements for tally in told.tallies if tally.seat in outcome.winners)
    falls = [fall for fall in told.falls if fall.seat in outcome.winners]
    said = words.ngettext(
        "{count} achievement on turn {turn}. The last one: {last}.",
        "{count} achievements on turn {turn}. The last one: {last}.",
        count,
    )
    if not falls:
        said = words.ngettext("{count} achievement on turn {turn}.", "{count} achievements on turn {turn}.", count)
    named = _fall(falls[-1], narration) if falls else ""
    return Markup(said).format(count=count, turn=last.turn, last=named)


def _fall(fall: Fall, narration: PageNarration) -> Markup:
    if fall.special is not None:
        return Markup("<b>{}</b>").format(special_word(fall.special, narration.words))
    assert fall.age is not None
    return Markup(narration.words.pgettext("an achievement", "age {age}")).format(age=narration.value(fall.age))


def _by_points(outcome: Outcome, last: View, words: Catalogue) -> Markup:
    """Most points; if others have as many, most achievements; if that is tied, too, several win."""

    def points(seats: Sequence[int]) -> int:
        return sum(last.players[seat].points for seat in seats)

    sides = _sides(last)
    winning = [side for side in sides if set(side) <= set(outcome.winners)]
    best = points(winning[0])
    rivals = [side for side in sides if side not in winning and points(side) == best]
    if len(winning) > 1:
        said = words.ngettext(
            "On turn {turn} a card above the last age had to be drawn. They share the victory "
            "with {points} point each.",
            "On turn {turn} a card above the last age had to be drawn. They share the victory "
            "with {points} points each.",
            best,
        )
    elif rivals:
        said = words.ngettext(
            "On turn {turn} a card above the last age had to be drawn. {points} point is the most, tied with {others}, "
            "but with more achievements.",
            "On turn {turn} a card above the last age had to be drawn. {points} points are the most, tied with "
            "{others}, but with more achievements.",
            best,
        )
    else:
        said = words.ngettext(
            "On turn {turn} a card above the last age had to be drawn. {points} point is the most.",
            "On turn {turn} a card above the last age had to be drawn. {points} points are the most.",
            best,
        )
    others = listed([last.players[seat].name for side in rivals for seat in side], words)
    return Markup(said).format(turn=last.turn, points=best, others=others)


def _sides(last: View) -> list[tuple[int, ...]]:
    """Who plays together, without those who have left."""
    letters = last.teams or "".join(chr(ord("A") + player.seat) for player in last.players)
    sides = (
        tuple(player.seat for player in last.players if letters[player.seat] == letter and not player.out)
        for letter in dict.fromkeys(letters)
    )
    return [side for side in sides if side]


def _summary(last: View, words: Catalogue) -> tuple[str, ...]:
    players, turns = len(last.players), last.turn
    return (
        edition_title(last.edition, words),
        words.ngettext("{count} player", "{count} players", players).format(count=players),
        words.ngettext("{count} turn", "{count} turns", turns).format(count=turns),
    )


def _undone(count: int, words: Catalogue) -> str:
    if not count:
        return ""
    said = words.ngettext(
        "{count} pick was taken back in this game.", "{count} picks were taken back in this game.", count
    )
    return said.format(count=count)


# -- numbers and moments -----------------------------------------------------------


def _numbers(tallies: Sequence[Tally], words: Catalogue) -> tuple[Number, ...]:
    _ = words.gettext
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
    """A moment that counted, in one sentence."""
    words = narration.words
    return Markup(_moment_words(moment, words)).format(
        who=narration.name(moment.seat),
        other="" if moment.other is None else narration.name(moment.other),
        card=narration.chip(moment.name) if moment.name in narration.cards.by_name else "",
        special=special_word(moment.name, words) if moment.kind == chronicles.SPECIAL and moment.name else "",
        amount=moment.amount,
        age=narration.value(moment.amount),
    )


def _moment_words(moment: Moment, words: Catalogue) -> str:
    amount = moment.amount
    said = {
        chronicles.UPHEAVAL: words.ngettext(
            "{who} activates {card}: {amount} card leaves the boards",
            "{who} activates {card}: {amount} cards leave the boards",
            amount,
        ),
        chronicles.LEAD: words.ngettext(
            "{who} takes the lead from {other} with {amount} achievement, and keeps it",
            "{who} takes the lead from {other} with {amount} achievements, and keeps it",
            amount,
        ),
        chronicles.RAID: words.ngettext(
            "{card} of {who} costs {other} {amount} point", "{card} of {who} costs {other} {amount} points", amount
        ),
        chronicles.SPECIAL: words.ngettext(
            "{who} claims {special}: {amount} achievement", "{who} claims {special}: {amount} achievements", amount
        ),
        chronicles.LEAP: words.gettext("{who} brings {card} to the board, far above all others"),
        chronicles.HAUL: words.ngettext(
            "{card} brings {who} {amount} point", "{card} brings {who} {amount} points", amount
        ),
    }
    if moment.kind == chronicles.DEPARTURE:
        by_card = words.gettext("{who} is out of the game by {card}")
        return by_card if moment.name else words.gettext("{who} gives up")
    return said[moment.kind]
