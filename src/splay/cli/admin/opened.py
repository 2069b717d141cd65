"""What the commands of `splay admin` share: the database, options, ages, how they ask and end."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer

from splay.cli.cards import Format
from splay.cli.serve import check_installed
from splay.errors import SplayError

if TYPE_CHECKING:
    from splay.store.administration import Administration

MOST: Final = 2**31 - 1
"""The largest number that is meant seriously, of a ban or of lines."""
SECONDS: Final = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
_SPAN: Final = re.compile(r"(\d{1,6})([mhdw])")

Form = Annotated[Format, typer.Option("--format", help="Output format.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask whether you are sure.")]
TableId = Annotated[str, typer.Argument(help="The table: the end of its address.", metavar="TABLE")]


class AdminError(SplayError):
    """A command for the person who runs a server that makes no sense; the message says why."""


@contextmanager
def opened(database: str | None) -> Iterator["Administration"]:
    """The database of a server, opened as long as this lasts; raises as `administered`."""
    check_installed()
    from splay.store.administration import administered
    from splay.web.server.settings import default_database

    with administered(database or default_database()) as store:
        yield store


def span(text: str) -> float:
    """The seconds of a span such as 30m, 12h, 365d or 4w; raises AdminError.

    >>> span("2d")
    172800.0
    """
    found = _SPAN.fullmatch(text)
    if found is None:
        raise AdminError("a span of time is written as 30m, 12h, 365d or 4w, not {text!r}", text=text)
    return float(found[1]) * SECONDS[found[2]]


def ago(text: str | None) -> float | None:
    """The time that lies a span before now, in seconds since 1970."""
    return None if text is None else time.time() - span(text)


def day(at: float) -> str:
    """A time as people read it, in UTC.

    >>> day(0)
    '1970-01-01 00:00'
    """
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=1))


def confirm(question: str, yes: bool) -> None:
    """Ask whether to do something that cannot be undone; ends the command if not, or if nobody answers."""
    try:
        if yes or typer.confirm(question):
            return
    except typer.Abort:  # also where there is nothing to read an answer from
        typer.echo(err=True)
    nothing("nothing was done")


def nothing(why: str) -> NoReturn:
    """End the command without having done anything."""
    typer.echo(why, err=True)
    raise typer.Exit(1)
