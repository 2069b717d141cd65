"""A review in the terminal: the chance to win over time as a small chart, and the turning points."""

import sys
from collections.abc import Sequence
from typing import Final

from splay.bots.review import CHOICE, Review
from splay.cards.library import card_set
from splay.game.game import Game
from splay.game.record import Record
from splay.text.plain import PlainNarration
from splay.text.reader import Reader
from splay.text.review import ReviewWords, percent_words, when_words
from splay.views.view import View, view

ROWS: Final = 8
WIDTH: Final = 64
LEFT: Final = 6
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
    names = game.setup.players
    views = _views(game, review)
    words = ReviewWords(
        PlainNarration(review.seat, names, card_set(game.setup.edition), reader), review, views.__getitem__
    )
    lines = [reader.gettext("{name}: the chance to win, by turn").format(name=names[review.seat])]
    lines += chart_lines(review, BLOCKS if has_blocks else PLAIN_BLOCKS)
    lines.append("")
    lines.append(reader.gettext("Turning points"))
    for point in review.turning:
        lines.append(f"  {when_words(point.turn, point.action, reader)} ({words.kind(point)}): {words.change(point)}")
        verdict = review.verdict_at(point.pick) if point.kind == CHOICE else None
        if verdict is None:
            lines.append(f"    {words.told(point)}")
            continue
        for label, each in ((reader.gettext("You chose"), verdict.picked), (reader.gettext("Better"), verdict.best)):
            lines.append(f"    {label}: {words.option(point.pick, each.option)}, {words.chance(each)}")
        lines += [f"    - {reason}" for reason in words.reasons(verdict)]
        if (line := words.line(verdict)) is not None:
            lines.append(f"    {line}")
    if summary := words.summary():
        lines.append(f"  {summary}")
    return [*lines, "", words.method()]


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


def _views(game: Game, review: Review) -> dict[int, View]:
    """What the seat saw where the game turned."""
    wanted = {point.pick for point in review.turning}
    steps = Record.of(game).steps()
    return {number: view(then, review.seat) for number, then in enumerate(steps) if number in wanted}


def point_lines(review: Review, names: Sequence[str], reader: Reader) -> list[str]:
    """The chances of everyone, action by action."""
    lines = []
    for point in review.points:
        chances = ", ".join(
            f"{name} {percent_words(chance)}" for name, chance in zip(names, point.chances, strict=True)
        )
        lines.append(f"{when_words(point.turn, point.action, reader)}: {chances}" if point.seat >= 0 else chances)
    return lines
