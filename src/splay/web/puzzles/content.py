"""What the pages of puzzles show."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Final
from urllib.parse import urlencode

from splay.puzzles.goals import THEMES
from splay.puzzles.puzzle import EDITIONS, GRADES, Puzzle, daily, puzzles
from splay.text.puzzles import goal_words, grade_words, size_words, step_words, theme_words
from splay.text.reader import Reader
from splay.web.html.solved import Attempts
from splay.web.requests.addresses import puzzle_url

FOE: Final = "Ada"
"""The opponent on the page of a puzzle; at its table the opponent has another name where the person is called so."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Which puzzles somebody wants to see; empty: all.

    Attributes:
        theme, grade: as in `Puzzle`.
        edition: 3 or 4; 0: both.
    """

    theme: str = ""
    grade: str = ""
    edition: int = 0

    @property
    def href(self) -> str:
        """The address of the list with this wish."""
        told = {name: getattr(self, name) for name in ("theme", "grade", "edition") if getattr(self, name)}
        return f"{puzzle_url()}?{urlencode(told)}" if told else puzzle_url()

    def wants(self, puzzle: Puzzle) -> bool:
        """Whether it is one of them."""
        return (
            self.theme in ("", puzzle.theme)
            and self.grade in ("", puzzle.grade)
            and self.edition in (0, puzzle.edition)
        )


@dataclass(frozen=True, slots=True)
class Choice:
    """A filter.

    Attributes:
        label: its words.
        href: the list with it.
        is_on: whether it is on.
    """

    label: str
    href: str
    is_on: bool


@dataclass(frozen=True, slots=True)
class PuzzleLine:
    """A puzzle of the list.

    Attributes:
        number: its number.
        url: its page; what is posted there makes its table.
        title: its theme.
        about: edition, grade, how many actions.
        state: whether it was solved; empty if it was never tried.
        is_solved: whether it was solved.
    """

    number: int
    url: str
    title: str
    about: str
    state: str
    is_solved: bool


@dataclass(frozen=True, slots=True)
class PuzzleList:
    """The list.

    Attributes:
        today: the puzzle of today.
        day: the date in words.
        lines: the puzzles wanted.
        choices: the filters, in groups.
        solved: how many puzzles were solved, in words.
        grades: the same of each grade.
    """

    today: PuzzleLine
    day: str
    lines: tuple[PuzzleLine, ...]
    choices: tuple[tuple[Choice, ...], ...]
    solved: str
    grades: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PuzzlePage:
    """The page of a puzzle.

    Attributes:
        line: as in the list.
        goal: what is to be reached.
        answer: the actions of the solution; empty until somebody wants to see them.
        before, after: the pages of its neighbors.
    """

    line: PuzzleLine
    goal: str
    answer: tuple[str, ...]
    before: str
    after: str


def puzzle_list(wish: Wish, attempts: Attempts, today: date, reader: Reader) -> PuzzleList:
    """The list of puzzles.

    Args:
        wish: which ones.
        attempts: what the reader has solved.
        today: the date.
        reader: who reads.
    """
    numbered = list(enumerate(puzzles(), 1))
    return PuzzleList(
        today=_line(daily(today.toordinal()), attempts, reader),
        day=reader.day(today),
        lines=tuple(_line(number, attempts, reader) for number, puzzle in numbered if wish.wants(puzzle)),
        choices=_choices(wish, reader),
        solved=_solved([number for number, _ in numbered], attempts, reader),
        grades=tuple(
            f"{grade_words(grade, reader)}: "
            + _solved([number for number, puzzle in numbered if puzzle.grade == grade], attempts, reader)
            for grade in GRADES
        ),
    )


def puzzle_page(number: int, attempts: Attempts, shows_answer: bool, reader: Reader) -> PuzzlePage:
    """The page of a puzzle."""
    puzzle, count = puzzles()[number - 1], len(puzzles())
    return PuzzlePage(
        line=_line(number, attempts, reader),
        goal=goal_words(puzzle, FOE, reader),
        answer=tuple(step_words(option, reader) for option in puzzle.actions) if shows_answer else (),
        before=puzzle_url((number - 2) % count + 1),
        after=puzzle_url(number % count + 1),
    )


def _line(number: int, attempts: Attempts, reader: Reader) -> PuzzleLine:
    puzzle = puzzles()[number - 1]
    about = (reader.edition_title(puzzle.edition), grade_words(puzzle.grade, reader), size_words(puzzle, reader))
    state = ""
    if attempts.has_solved(number):
        state = reader.gettext("Solved")
    elif attempts.has_tried(number):
        state = reader.gettext("Tried")
    title = theme_words(puzzle.theme, reader)
    return PuzzleLine(number, puzzle_url(number), title, " · ".join(about), state, attempts.has_solved(number))


def _solved(numbers: list[int], attempts: Attempts, reader: Reader) -> str:
    solved = sum(attempts.has_solved(number) for number in numbers)
    return reader.gettext("{solved} of {count} solved").format(solved=solved, count=len(numbers))


def _choices(wish: Wish, reader: Reader) -> tuple[tuple[Choice, ...], ...]:
    every = reader.pgettext("puzzles", "All")
    themes = [("", every), *((theme, theme_words(theme, reader)) for theme in THEMES)]
    grades = [("", every), *((grade, grade_words(grade, reader)) for grade in GRADES)]
    editions = [(0, every), *((edition, reader.edition_title(edition)) for edition in EDITIONS)]
    return (
        tuple(Choice(words, replace(wish, theme=theme).href, theme == wish.theme) for theme, words in themes),
        tuple(Choice(words, replace(wish, grade=grade).href, grade == wish.grade) for grade, words in grades),
        tuple(Choice(words, replace(wish, edition=each).href, each == wish.edition) for each, words in editions),
    )
