"""`splay puzzles`: finding puzzles, and proving them again."""

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from splay.cli.options import progress
from splay.errors import SplayError
from splay.puzzles.check import faults
from splay.puzzles.find import Shelf, puzzles_in
from splay.puzzles.goals import THEMES
from splay.puzzles.puzzle import Puzzle, puzzles

app = typer.Typer(name="puzzles", help="Find puzzles in games between bots, and prove their solutions again.")

Processes = Annotated[int, typer.Option(help="Processes that search.", min=1)]


@app.command("find")
def find(
    out: Annotated[Path, typer.Option(help="The file to write, a line of JSON for each puzzle.", metavar="FILE")],
    games: Annotated[int, typer.Option(help="Games to search.", min=1)] = 100,
    share: Annotated[int, typer.Option(help="Puzzles of each edition and theme at most.", min=1)] = 60,
    theme: Annotated[
        list[str] | None, typer.Option(help=f"Look for these only: {', '.join(THEMES)}.", show_default="all")
    ] = None,
    processes: Processes = 1,
) -> None:
    """Search games that bots play for positions in which one line is certain to reach a goal.

    A search that was interrupted goes on where it stopped; what is found does not depend on that, nor on the number of
    processes.
    """
    themes = tuple(theme or THEMES)
    for each in themes:
        if each not in THEMES:
            raise SplayError("no theme {theme!r}: there are {themes}", theme=each, themes=", ".join(THEMES))
    mark = out.with_suffix(".games")
    first = int(mark.read_text(encoding="utf-8")) if mark.exists() else 0
    shelf = Shelf(read(out) if first else (), share)
    if not first:
        out.write_text("", encoding="utf-8")
    with progress("games", games) as tell, _spread(processes) as spread:
        for number, found in enumerate(spread(partial(puzzles_in, themes=themes), range(first, games)), first + 1):
            taken = [puzzle for puzzle in found if shelf.take(puzzle)]
            with out.open("a", encoding="utf-8") as file:
                file.writelines(f"{line(puzzle)}\n" for puzzle in taken)
            mark.write_text(f"{number}\n", encoding="utf-8")
            tell(number)
    typer.echo(summary(shelf.puzzles))


@app.command("prove")
def prove(
    file: Annotated[
        Path | None, typer.Argument(help="A file of puzzles; by default those of Splay.", show_default=False)
    ] = None,
    processes: Processes = 1,
) -> None:
    """Prove each puzzle again: its solution, that there is no other, and that none works by luck."""
    all_of_them = puzzles() if file is None else read(file)
    wrong = 0
    with progress("puzzles", len(all_of_them)) as tell, _spread(processes) as spread:
        for number, fault in enumerate(spread(faults, all_of_them), 1):
            if fault:
                wrong += 1
                typer.echo(f"{number}: {fault}")
            tell(number)
    typer.echo(summary(all_of_them))
    if wrong:
        raise SplayError("{wrong} of {count} puzzles are not proved", wrong=wrong, count=len(all_of_them))


@contextmanager
def _spread(processes: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """What maps a function over things, in order, in so many processes."""
    if processes == 1:
        yield map
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield pool.imap


def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    return tuple(Puzzle.from_json(json.loads(text)) for text in file.read_text(encoding="utf-8").splitlines())


def line(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(puzzle.to_json(), separators=(",", ":"))


def summary(some: tuple[Puzzle, ...] | list[Puzzle]) -> str:
    """How many puzzles there are of each kind."""
    kinds = Counter((puzzle.edition, puzzle.theme, puzzle.grade) for puzzle in some)
    lines = [
        f"{count:4} edition {edition}, {theme}, {grade}" for (edition, theme, grade), count in sorted(kinds.items())
    ]
    return "\n".join([*lines, f"{len(some):4} puzzles"])
