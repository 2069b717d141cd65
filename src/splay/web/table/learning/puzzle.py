"""What the table shows of a puzzle: its goal above the question, and what came of it in the place of the question."""

from dataclasses import dataclass, replace

from markupsafe import Markup

from splay.position.state import Outcome
from splay.puzzles.puzzle import puzzles
from splay.text.puzzles import goal_words, missed_words, solved_words
from splay.web.requests.addresses import puzzle_url
from splay.web.table.context.facts import PuzzleFacts
from splay.web.table.context.view_context import TableStep
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.controls.bar import OVER, AskBar, Button


@dataclass(frozen=True, slots=True)
class PuzzleStrip:
    """The puzzle of a table.

    Attributes:
        number: of the puzzle.
        url: its page.
        goal: what is to be reached.
        verdict: whether that has been reached or missed; None while it is open.
    """

    number: int
    url: str
    goal: str
    verdict: bool | None


def puzzle_strip(found: PuzzleFacts | None, vocabulary: Vocabulary) -> PuzzleStrip | None:
    """The puzzle of a table; None if it has none."""
    if found is None:
        return None
    goal = goal_words(found.puzzle, _foe(found, vocabulary), vocabulary.reader)
    return PuzzleStrip(found.number, puzzle_url(found.number), goal, found.verdict)


def verdict_bar(
    found: PuzzleFacts | None, at: TableStep, outcome: Outcome | None, vocabulary: Vocabulary
) -> AskBar | None:
    """What came of a puzzle; None while it is open, or without a puzzle.

    Args:
        found: the puzzle.
        at: the table and the step.
        outcome: how the game has ended; None: it has not.
        vocabulary: how things are named.
    """
    if found is None or found.verdict is None:
        return None
    reader, foe, puzzle = vocabulary.reader, _foe(found, vocabulary), found.puzzle
    again = Button(reader.gettext("Try again"), form=f"{at.url}/again", keys="Enter", css="btn--main")
    bar = AskBar(at, OVER, Markup())
    if not found.verdict:
        show = Button(reader.gettext("Show the answer"), href=f"{puzzle_url(found.number)}?answer=true")
        has_lost = outcome is not None and puzzle.seat not in outcome.winners
        title, why = reader.gettext("Not solved"), missed_words(puzzle, foe, has_lost, reader)
        return replace(bar, title=Markup.escape(title), sub=Markup.escape(why), buttons=(show, again))
    every = Button(reader.gettext("All puzzles"), href=puzzle_url())
    following = puzzle_url(found.number % len(puzzles()) + 1)
    onward = Button(reader.gettext("Next puzzle"), form=following, keys="Enter", css="btn--main")
    title, why = reader.gettext("Solved"), solved_words(foe, reader)
    again = replace(again, keys="", css="")
    return replace(bar, title=Markup.escape(title), sub=Markup.escape(why), buttons=(every, again, onward))


def again_button(found: PuzzleFacts | None, url: str, vocabulary: Vocabulary) -> Button | None:
    """The button that begins a puzzle again; None without a puzzle, or before anything was picked.

    Args:
        found: the puzzle.
        url: the address of the table.
        vocabulary: how things are named.
    """
    if found is None or found.puzzle.seat != vocabulary.seat or not found.has_begun:
        return None
    return Button(vocabulary.reader.gettext("Begin again"), form=f"{url}/again", css="btn--quiet")


def _foe(found: PuzzleFacts, vocabulary: Vocabulary) -> str:
    return vocabulary.names[1 - found.puzzle.seat]
