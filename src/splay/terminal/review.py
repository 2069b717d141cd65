"""A review in the terminal: the chance to win over time as a small chart, and the turning points with what happened."""

import sys
from collections.abc import Sequence
from typing import Final

from splay.bots.review import CHOICE, Review, TurningPoint, Verdict
from splay.game.game import Game
from splay.terminal.retold import Retold
from splay.text.happened import more_words
from splay.text.plain import PlainNarration
from splay.text.reader import Reader
from splay.text.review import ReviewWords, percent_words, when_words
from splay.views.view import View

ROWS: Final = 8
WIDTH: Final = 64
LEFT: Final = 6
INDENT: Final = "    "
MOST_LINES: Final = 6
"""The most lines that tell what happened at a turning point, among all of them."""
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
PLAIN_BLOCKS: Final = "  ..oo##@"
"""For terminals that lack such signs."""


def can_write(text: str) -> bool:
    """Whether standard output has these letters."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeError:
        return False
    return True


def review_lines(game: Game, review: Review, reader: Reader, *, has_blocks: bool = True) -> list[str]:
    """A review as text.

    Args:
        game: the game that was reviewed.
        review: its review.
        reader: who reads.
        has_blocks: whether the terminal can show blocks of different height.
    """
    return ReviewText(game, review, reader).lines(has_blocks)


class ReviewText:
    """A review in plain words, and the tables that it tells of."""

    def __init__(self, game: Game, review: Review, reader: Reader) -> None:
        """Put a review into words; arguments as for `review_lines`."""
        self.review = review
        self._reader = reader
        self._name = game.setup.players[review.seat]
        narration = PlainNarration(review.seat, game.setup.players, game.setup.rules, reader)
        self._retold = Retold(game, narration, {point.pick for point in review.turning})
        self._words = ReviewWords(narration, review, self._retold.views.__getitem__)

    def lines(self, has_blocks: bool) -> list[str]:
        """All of it: the chart, and every turning point."""
        reader = self._reader
        lines = [reader.gettext("{name}: the chance to win, by turn").format(name=self._name)]
        lines += chart_lines(self.review, BLOCKS if has_blocks else PLAIN_BLOCKS)
        lines += ["", reader.gettext("Turning points")]
        for number in range(1, len(self.review.turning) + 1):
            lines += self.moment(number, MOST_LINES)
        if summary := self._words.summary():
            lines.append(f"  {summary}")
        return [*lines, "", self._words.method()]

    def seen(self, number: int) -> View:
        """What the seat saw at a turning point, which are counted from 1."""
        return self._retold.views[self.review.turning[number - 1].pick]

    def moment(self, number: int, most: int | None = None) -> list[str]:
        """What is said of a turning point; no more than so many lines tell what happened."""
        words, reader, point = self._words, self._reader, self.review.turning[number - 1]
        when = f"{when_words(point.turn, point.action, reader)} ({words.kind(point)}): {words.change(point)}"
        verdict = self.review.verdict_at(point.pick) if point.kind == CHOICE else None
        said = self._turned(point) if verdict is None else self._verdict(verdict)
        lines = [f"{number:>3} {when}", *(f"{INDENT}{line}" for line in said if line)]
        happened = self._retold.happened(point.pick)
        if happened:
            lines.append(INDENT + reader.gettext("What happened") + ":")
        lines += [f"{INDENT}  {line}" for line in happened[:most]]
        if more := more_words(len(happened) - most if most else 0, reader):
            lines.append(f"{INDENT}  {more}")
        return lines

    def _turned(self, point: TurningPoint) -> list[str]:
        """What was done, how the chance changed, and what else."""
        words = self._words
        return [words.told(point), words.goes(point.pick), *(f"- {change}" for change in words.changes(point))]

    def _verdict(self, verdict: Verdict) -> list[str]:
        """What was asked and chosen, what would have been better, and why."""
        words, reader = self._words, self._reader
        lines = [words.asked(verdict.pick) or ""]
        for label, each in ((reader.gettext("You chose"), verdict.picked), (reader.gettext("Better"), verdict.best)):
            lines.append(f"{label}: {words.option(verdict.pick, each.option)}, {words.chance(each)}")
        lines += [f"- {reason}" for reason in words.reasons(verdict)]
        return [*lines, words.line(verdict) or ""]


def chart_lines(review: Review, blocks: str) -> list[str]:
    """The chance as columns, one or more actions each, with the turns below."""
    chances = [point.chances[review.seat] for point in review.points]
    per = max(1, -(-len(chances) // WIDTH))
    columns = [max(chances[at : at + per], key=lambda each: abs(each - 0.5)) for at in range(0, len(chances), per)]
    top = len(blocks) - 1
    lines = []
    for row in reversed(range(ROWS)):
        filled = (round((chance * ROWS - row) * top) for chance in columns)
        label = {ROWS - 1: "100 %", ROWS // 2: "50 %", 0: "0 %"}.get(row, "")
        lines.append(f"{label:>{LEFT}} {''.join(blocks[max(0, min(top, each))] for each in filled)}".rstrip())
    return [*lines, _turns([point.turn for point in review.points[::per]])]


def _turns(turns: Sequence[int]) -> str:
    line = ""
    for at, turn in enumerate(turns):
        if len(line) <= at and (at == 0 or turn % 5 == 0) and turn != turns[at - 1] * (at > 0):
            line = f"{line:<{at}}{turn} "
    return f"{'':>{LEFT}} {line}".rstrip()


def point_lines(review: Review, names: Sequence[str], reader: Reader) -> list[str]:
    """The chances of everyone, action by action."""
    lines = []
    for point in review.points:
        chances = ", ".join(
            f"{name} {percent_words(chance)}" for name, chance in zip(names, point.chances, strict=True)
        )
        lines.append(f"{when_words(point.turn, point.action, reader)}: {chances}" if point.seat >= 0 else chances)
    return lines
