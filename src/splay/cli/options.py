"""Options shared by several commands, and their progress bar."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from splay.errors import SplayError
from splay.text.catalogue import LANGUAGES, match
from splay.text.system_language import environment_language


@dataclass
class Spoken:
    """The language of the command, kept as the object of the typer context.

    Attributes:
        language: the environment's, until ``--lang`` names another.
    """

    language: str


def speak(context: typer.Context, lang: str) -> str:
    """The code of the requested language, empty if none; refusals use it from here on.

    Raises:
        SplayError: Splay does not speak it.
    """
    language = match(lang)
    if lang and language is None:
        raise SplayError("no language {lang!r}: there are {languages}", lang=lang, languages=", ".join(LANGUAGES))
    if language is not None and isinstance(context.obj, Spoken):
        context.obj.language = language
    return language or ""


def spoken(lang: str) -> str:
    """The language to speak for this value of ``--lang``; the environment's if it is empty."""
    return lang or environment_language()


LANGUAGE_HELP = f"Language: {', '.join(LANGUAGES)}."
Lang = Annotated[
    str,
    typer.Option("--lang", help=LANGUAGE_HELP, metavar="LANG", callback=speak, show_default="as the system has it"),
]
"""For `spoken`; empty by default."""
Edition = Annotated[int, typer.Option(help="Rule set: 1, 3 or 4.")]
Players = Annotated[
    int | None,
    typer.Option(help="Number of players: 2 to 4, in edition 4 to 5.", show_default="as many as --teams has, else 2"),
]
Teams = Annotated[
    str,
    typer.Option(
        help="A letter for each seat, the same for partners: ABAB; edition 4 has any teams.", metavar="LETTERS"
    ),
]
NoParley = Annotated[bool, typer.Option("--no-parley", help="Play without parley (edition 4, four or more players).")]
Sets = Annotated[
    str, typer.Option(help="Sets of cards added to the base set of edition 4: unseen,echoes,cities.", metavar="NAMES")
]
"""For `split`."""
Seed = Annotated[int, typer.Option(help="Seed of the first game; the next ones count up.", min=0)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, nothing else.")]


def split(words: str) -> list[str]:
    """The items of a comma-separated list."""
    return [word.strip() for word in words.split(",") if word.strip()]


def split_seats(words: str) -> list[str]:
    """The items of a comma-separated list; commas within quotation marks do not count.

    >>> split_seats("greedy, command:./mybot --names 'a,b'")
    ['greedy', "command:./mybot --names 'a,b'"]
    """
    found = re.findall(r"""(?:"[^"]*"|'[^']*'|[^,])+""", words)
    return [word.strip() for word in found if word.strip()]


def folder(name: str) -> Path:
    """The folder of this name; not the current one for an empty name, as `Path` has it."""
    if not name:
        raise typer.BadParameter("a folder has a name")
    return Path(name)


def count_of(players: int | None, teams: str) -> int:
    """How many play: the number asked for, otherwise the size of the teams, otherwise two."""
    return len(teams) or 2 if players is None else players


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error; if that is not a terminal, a line for every tenth."""
    if not sys.stderr.isatty():
        step = max(1, total // 10)
        told = 0

        def say(done: int) -> None:
            nonlocal told
            if done // step > told and total >= 100:
                told = done // step
                print(f"{what}: {done} of {total}", file=sys.stderr, flush=True)

        yield say
        return
    # Imported only here, because it is slow and hardly a command needs it.
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
