"""What a review says of a moment: what was asked and chosen, what would have been better and why, what happened."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from splay.bots.review import Review, TurningPoint, Verdict
from splay.text.happened import happened, more_words
from splay.text.review import ReviewWords, when_words
from splay.web.review.chart import place_of
from splay.web.table.context.view_context import ViewContext
from splay.web.table.log.turns import telling

BETTER: Final = "is-better"
DONE: Final = "is-done"
"""CSS classes of what would have been better, and of what was chosen."""
MOST_LINES: Final = 12
"""The most lines that tell what happened; the log has the rest."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is said of the moment that is looked at.

    Attributes:
        title: when.
        sub: what kind of moment it is; may be empty.
        asked: which card asked what; None if no effect asked.
        rows: what was done and what would have been better, each with its chance and CSS class; none if nothing was
            chosen.
        reasons: why it would have been better; of a deed or luck, what it changed.
        line: what might have followed.
        note: what else there is to say.
        happened: what happened then, up to the next action.
        more: that the log tells more of it; empty if all is told.
        log: the address of the log at that moment.
    """

    title: str
    sub: str
    asked: Markup | None = None
    rows: tuple[tuple[str, Markup, str, str], ...] = ()
    reasons: tuple[Markup, ...] = ()
    line: Markup | None = None
    note: str = ""
    happened: tuple[Markup, ...] = ()
    more: str = ""
    log: str = ""


def opinion(context: ViewContext, review: Review, words: ReviewWords[Markup], at: int) -> Opinion:
    """What is said of a moment.

    Args:
        context: the table at that moment.
        review: the review, as far as it is made.
        words: put it into words.
        at: how many picks had been made.
    """
    return _Moment(context, review, words, at).opinion()


class _Moment:
    """A moment that is looked at."""

    def __init__(self, context: ViewContext, review: Review, words: ReviewWords[Markup], at: int) -> None:
        self.context = context
        self.review = review
        self.words = words
        self.at = at
        self.reader = context.reader
        self.turned = next((point for point in review.turning if point.pick == at), None)

    def opinion(self) -> Opinion:
        """What is said of it."""
        verdict = self.review.verdict_at(self.at)
        if verdict is not None:
            return self._verdict(verdict)
        place = place_of(self.review.points, self.at)
        if self.at >= len(self.context.live.picks):
            return Opinion(self.reader.gettext("Game over"), "")
        if place is None:
            return self._told(self.reader.gettext("Not judged yet"))
        point = self.review.points[place]
        title = when_words(point.turn, point.action, self.reader)
        return self._told(title, reasons=self._changes(), note=self.words.goes(self.at))

    def _verdict(self, verdict: Verdict) -> Opinion:
        """What is said of a choice."""
        reader, words = self.reader, self.words
        title = when_words(verdict.turn, verdict.action, reader)
        picked, best = verdict.picked, verdict.best
        did = (reader.gettext("You chose"), words.option(self.at, picked.option), words.chance(picked), DONE)
        if not verdict.is_mistake:
            close = verdict.loss and best.option != picked.option
            note = reader.gettext("Nothing was clearly better.") if close else reader.gettext("Nothing was better.")
            goes = self.words.goes(self.at) if self.turned else ""
            return self._told(title, rows=(did,), reasons=self._changes(), note=f"{note} {goes}".rstrip())
        better = (reader.gettext("Better"), words.option(self.at, best.option), words.chance(best), BETTER)
        worst = max((each.loss for each in self.review.verdicts if each.is_mistake), default=0.0)
        is_worst = verdict.loss == worst
        return self._told(
            title,
            reader.gettext("The choice that cost you most") if is_worst else reader.gettext("Your choice"),
            rows=(did, better),
            reasons=tuple(words.reasons(verdict)),
            line=words.line(verdict),
        )

    def _told(
        self,
        title: str,
        sub: str = "",
        rows: tuple[tuple[str, Markup, str, str], ...] = (),
        reasons: tuple[Markup, ...] = (),
        line: Markup | None = None,
        note: str = "",
    ) -> Opinion:
        """An opinion with what happened."""
        told = self._happened()
        return Opinion(
            title,
            sub or self._kind(self.turned),
            self.words.asked(self.at) if rows else None,
            rows,
            reasons,
            line,
            note,
            tuple(told[:MOST_LINES]),
            more_words(len(told) - MOST_LINES, self.reader),
            f"{self.context.at.url}/steps/{self.context.live.step_of(self.at)}",
        )

    def _changes(self) -> tuple[Markup, ...]:
        """What a deed or luck changed on the table."""
        return tuple(self.words.changes(self.turned)) if self.turned else ()

    def _kind(self, turned: TurningPoint | None) -> str:
        return "" if turned is None else self.words.kind(turned)

    def _happened(self) -> list[Markup]:
        """What the pick led to, up to the next action: until then the chart does not go on, either."""
        live = self.context.live
        pick = live.picks[self.at]
        then = next((at for at in range(self.at + 1, len(live.picks)) if live.picks[at].begins_action), len(live.picks))
        log = telling(live, self.context.seat, self.reader)
        return happened(log.narration, log.turns, pick.option, pick.seat, (live.step_of(self.at), live.step_of(then)))
