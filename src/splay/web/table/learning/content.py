"""All help for the viewer on the page of a table."""

from dataclasses import dataclass
from typing import Final

from splay.web.html.coach_memory import CoachMemory
from splay.web.table.context.facts import PageFacts
from splay.web.table.controls.bar import AskBar
from splay.web.table.learning.advice import AdvicePanel, advice_panel
from splay.web.table.learning.coach import Coached, coach
from splay.web.table.learning.lesson import Lesson, lesson
from splay.web.table.learning.puzzle import PuzzleStrip, puzzle_strip
from splay.web.table.learning.tryout import TryoutStrip, tryout_strip

TIPPED: Final = ("acts", "question")
"""What the question bar shows when a beginner may need a tip."""


@dataclass(frozen=True, slots=True)
class Learning:
    """Help for the viewer.

    Attributes:
        lesson: what is said in the first game; None where nobody is taught.
        coach: what is said of something that happens to somebody for the first time; None: nothing.
        may_coach: whether something may be said of that here.
        tip: for which kind of question somebody who plays for the first time is told what to do; else empty.
        advice: a hint, which stands in the place of the large card; None: none was asked for.
        puzzle: the puzzle that is solved here; None: none is.
        tryout: the card that is tried out here; None: none is.
    """

    lesson: Lesson | None
    coach: Coached | None
    may_coach: bool
    tip: str
    advice: AdvicePanel | None
    puzzle: PuzzleStrip | None
    tryout: TryoutStrip | None

    @property
    def is_no_game(self) -> bool:
        """Whether a puzzle is solved here, or a card tried out."""
        return self.puzzle is not None or self.tryout is not None


def learning_of(facts: PageFacts, coached: CoachMemory | None, ask: AskBar) -> Learning:
    """The help for the viewer.

    Args:
        facts: what is known of the table.
        coached: what the coach has said to the viewer; None: it says nothing.
        ask: the question bar.
    """
    about = facts.question
    taught = lesson(facts.lesson, about.view, about.showing, about.at.url, about.vocabulary)
    says = coach(facts.firsts, coached, about.at, about.vocabulary)
    is_helped = taught is not None or says is not None or about.tryout is not None
    is_new = about.showing.is_new and about.seat is not None and ask.mode in TIPPED
    return Learning(
        lesson=taught,
        coach=says,
        may_coach=coached is not None,
        tip=ask.mode if is_new and not is_helped else "",
        advice=advice_panel(about, ask),
        puzzle=puzzle_strip(about.puzzle, about.vocabulary),
        tryout=tryout_strip(about.tryout, about.vocabulary),
    )
