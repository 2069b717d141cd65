"""The page on the command line: puts the output of `--help` where the page leaves room for it."""

import re
from typing import Final

import typer
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from typer.cli import get_docs_for_click

from splay.cli.app import app as command

PAGE: Final = "reference/command_line"
_LIST: Final = re.compile(r"\*\*Commands\*\*:\n\n(\* .*\n)+\n")
PLACE: Final = "<!-- the commands -->"


def described() -> str:
    """Every command with its options, as Markdown."""
    group = typer.main.get_command(command)
    context = typer.Context(group, info_name="splay")
    # The lists of commands truncate their sentences, and each command has its own section anyway.
    return _LIST.sub("", get_docs_for_click(obj=group, ctx=context, indent=1, name="splay"))


def fill(app: Sphinx, page: str, source: list[str]) -> None:
    """Called by Sphinx for every page it reads; changes the text in place."""
    if page == PAGE:
        before, place, after = source[0].partition(PLACE)
        if not place:
            raise ValueError(f"{PAGE} leaves no place for the commands: {PLACE} is missing")
        source[0] = before + described() + after


def read_anew(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """The page depends on code, so it is read again every time."""
    return [PAGE]


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", fill)
    app.connect("env-get-outdated", read_anew)
