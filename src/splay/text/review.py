"""A review in words: its turning points, what would have been better, and why.  Pages and terminal share them."""

from collections.abc import Callable
from typing import Final, Generic

from splay.bots.advice import Suggestion
from splay.bots.review import CHOICE, LUCK, Review, TurningPoint, Verdict, last_point
from splay.position.actions import action_of
from splay.position.decision import ACTION, OPENING
from splay.position.terms import GIVE_UP
from splay.text.advice import AdviceWords, does_words, percent
from splay.text.questions import question_words
from splay.text.reader import Reader
from splay.text.voice import Text, Voice
from splay.views.view import View

Seen = Callable[[int], View]
"""What the reviewed seat saw after so many picks."""
NBSP: Final = "\N{NO-BREAK SPACE}"


def shown_percent(share: float) -> int:
    """A share as whole percent: 0 or 100 only if it is certain."""
    return round(100 * share) if share in (0.0, 1.0) else percent(share)


def percent_words(share: float) -> str:
    """A share: ``58 %``."""
    return f"{shown_percent(share)}{NBSP}%"


def change_words(points: int) -> str:
    """A change in percentage points, with its sign: ``+4``, ``−17``."""
    return f"{'+' if points > 0 else '−' if points else ''}{abs(points)}"


def when_words(turn: int, action: int, reader: Reader) -> str:
    """When something was done: "Turn 7, action 2"."""
    if not turn or not action:
        return reader.gettext("The first cards")
    return reader.gettext("Turn {turn}, action {action}").format(turn=turn, action=action)


class ReviewWords(Generic[Text]):
    """Puts a review into words for the seat that it is about.

    Args:
        voice: speaks to the reader.
        review: the review.
        seen: shows what the seat saw.
    """

    def __init__(self, voice: Voice[Text], review: Review, seen: Seen) -> None:
        self.voice = voice
        self.reader: Reader = voice.reader
        self._review = review
        self._seen = seen

    def told(self, point: TurningPoint) -> Text:
        """A turning point in a few words: for a choice, what would have been better."""
        if point.kind == CHOICE:
            verdict = self._review.verdict_at(point.pick)
            assert verdict is not None, "a choice has a verdict"
            return self.voice.fill(
                self.reader.gettext("Better: {option}"), option=self.option(point.pick, verdict.best.option)
            )
        if point.option == GIVE_UP:
            return self.voice.fill(self.reader.gettext("{who} gives up"), who=self.voice.name(point.seat))
        if point.kind == LUCK:
            return self.option(point.pick, point.option)
        return does_words(self.voice, point.seat, action_of(point.option))

    def asked(self, pick: int) -> Text | None:
        """Which card asked what after so many picks; None if it was an action that was chosen, or a first card."""
        seen = self._seen(pick)
        ask = seen.asked
        if ask is None or ask.kind in (ACTION, OPENING):
            return None
        question = question_words(ask, self.reader, seen)
        if ask.card is None:
            return self.voice.fill("{question}", question=question)
        said = self.reader.pgettext("a card, and what its effect asks", "{card}: {question}")
        return self.voice.fill(said, card=self.voice.chip(ask.card), question=question)

    def change(self, point: TurningPoint) -> str:
        """What it changed, in percentage points: the difference of the two chances that are shown."""
        verdict = self._review.verdict_at(point.pick) if point.kind == CHOICE else None
        if verdict is not None:
            return change_words(shown_percent(verdict.picked.chance) - shown_percent(verdict.best.chance))
        before, after = self._around(point.pick) or (0.0, point.change)
        return change_words(shown_percent(after) - shown_percent(before))

    def goes(self, pick: int) -> str:
        """From what to what the chance goes by the action that begins with a pick; empty if that is not known."""
        around = self._around(pick)
        if around is None:
            return ""
        before, after = map(percent_words, around)
        said = self.reader.gettext("Your chance to win goes from {before} to {after}.")
        return said.format(before=before, after=after)

    def _around(self, pick: int) -> tuple[float, float] | None:
        """The chance before the action that begins with a pick, and after it."""
        points, seat = self._review.points, self._review.seat
        place = last_point(points, pick)
        if not 0 <= place < len(points) - 1 or points[place].pick != pick:
            return None
        return points[place].chances[seat], points[place + 1].chances[seat]

    def kind(self, point: TurningPoint) -> str:
        """What kind of turning point it is."""
        reader = self.reader
        if point.kind == CHOICE:
            return reader.gettext("Your choice")
        if point.kind == LUCK:
            return reader.gettext("Luck")
        if point.seat in self._seen(point.pick).seating.team_of(self._review.seat):
            return reader.gettext("Your teammate’s move")
        return reader.gettext("Another player’s move")

    def option(self, pick: int, option: str) -> Text:
        """An option of the question after so many picks."""
        seen = self._seen(pick)
        assert seen.asked is not None, "something was asked"
        if seen.asked.options is None:
            return does_words(self.voice, seen.asked.seat, action_of(option))
        return AdviceWords(self.voice, seen).option(seen.asked, option)

    def chance(self, suggestion: Suggestion) -> str:
        """How likely a suggestion wins."""
        return percent_words(suggestion.chance)

    def reasons(self, verdict: Verdict) -> list[Text]:
        """Why the best option is better, as sentences."""
        return AdviceWords(self.voice, self._seen(verdict.pick)).reasons(verdict.reasons)

    def changes(self, point: TurningPoint) -> list[Text]:
        """Of a deed or luck, what it changed on the table, as sentences."""
        return AdviceWords(self.voice, self._seen(point.pick)).reasons(point.reasons)

    def line(self, verdict: Verdict) -> Text | None:
        """What might have followed the best option."""
        return AdviceWords(self.voice, self._seen(verdict.pick)).line(verdict.best.line)

    def summary(self) -> str:
        """What can be said at once: that no choice changed much; empty if one did."""
        if any(point.kind == CHOICE for point in self._review.turning):
            return ""
        return self.reader.gettext("None of your choices changed much.")

    def method(self) -> str:
        """What the review rests on."""
        said = self.reader.gettext("Judged by what you could see at the time, from {count} continuations per choice.")
        return said.format(count=self.reader.number(self._review.simulations[1]))
