"""What the table shows of a puzzle: its goal above the question, and what came of it in the place of the question."""

from dataclasses import dataclass, replace

from markupsafe import Markup

from splay.host.puzzle_table import number_at, puzzle_at, verdict_at
from splay.puzzles.puzzle import Puzzle, puzzles
from splay.text.puzzles import goal_words, missed_words, solved_words
from splay.web.requests.addresses import puzzle_url
from splay.web.table.context.scene import Scene
from splay.web.table.controls.bar import AskBar, Button


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


def puzzle_strip(scene: Scene) -> PuzzleStrip | None:
    """The puzzle of a table; None if it has none."""
    number, puzzle = number_at(scene.table), puzzle_at(scene.table)
    if number is None or puzzle is None:
        return None
    return PuzzleStrip(
        number, puzzle_url(number), goal_words(puzzle, _foe(scene, puzzle), scene.reader), verdict(scene)
    )


def verdict(scene: Scene) -> bool | None:
    """Whether the goal has been reached or missed by now; None while it is open, or without a puzzle."""
    live = scene.live
    return live.once(verdict_at, verdict_at, scene.table, [pick.option for pick in live.picks])


def verdict_bar(scene: Scene) -> AskBar | None:
    """What came of a puzzle; None while it is open, or without a puzzle."""
    number, puzzle, reached = number_at(scene.table), puzzle_at(scene.table), verdict(scene)
    if number is None or puzzle is None or reached is None:
        return None
    reader, foe = scene.reader, _foe(scene, puzzle)
    again = Button(reader.gettext("Try again"), form=f"{scene.url}/again", keys="Enter", css="btn--main")
    bar = AskBar(scene.table.id, scene.step, "over", Markup())
    if not reached:
        show = Button(reader.gettext("Show the answer"), href=f"{puzzle_url(number)}?answer=true")
        title, why = reader.gettext("Not solved"), missed_words(puzzle, foe, _has_lost(scene, puzzle), reader)
        return replace(bar, title=Markup.escape(title), sub=Markup.escape(why), buttons=(show, again))
    every = Button(reader.gettext("All puzzles"), href=puzzle_url())
    following = puzzle_url(number % len(puzzles()) + 1)
    onward = Button(reader.gettext("Next puzzle"), form=following, keys="Enter", css="btn--main")
    title, why = reader.gettext("Solved"), solved_words(foe, reader)
    again = replace(again, keys="", css="")
    return replace(bar, title=Markup.escape(title), sub=Markup.escape(why), buttons=(every, again, onward))


def again_button(scene: Scene, seat: int) -> Button | None:
    """The button that begins a puzzle again; None without a puzzle, or before anything was picked."""
    puzzle = puzzle_at(scene.table)
    if puzzle is None or puzzle.seat != seat or not scene.live.picks:
        return None
    return Button(scene.reader.gettext("Begin again"), form=f"{scene.url}/again", css="btn--quiet")


def _foe(scene: Scene, puzzle: Puzzle) -> str:
    return scene.names[1 - puzzle.seat]


def _has_lost(scene: Scene, puzzle: Puzzle) -> bool:
    outcome = scene.seen.outcome
    return outcome is not None and puzzle.seat not in outcome.winners
