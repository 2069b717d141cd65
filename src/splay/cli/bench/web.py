"""`splay bench web`: how many tables a server can handle, and how quickly it responds."""

import json
from typing import Annotated

import typer

from splay.cli.bench.errors import BenchError
from splay.cli.options import AsJson, Edition, split
from splay.position.editions import edition_of


def web(
    tables: Annotated[str, typer.Option(help="How many tables play at once, one round for each number.")] = "1,50,300",
    seconds: Annotated[float, typer.Option(help="How long each part of a round takes.", min=0.5)] = 10.0,
    edition: Edition = 4,
    processes: Annotated[int, typer.Option(help="Processes of the server.", min=1)] = 1,
    database: Annotated[
        str | None, typer.Option(help="Where the server keeps the games.", show_default="a new file")
    ] = None,
    url: Annotated[
        str | None, typer.Option(help="A server already running; games begin there, under its rate limits.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let two browsers play at each table, and report how quickly the server responds.

    A round has two parts: first each table plays pick after pick, as fast as responses come, which shows
    what the server can do; then a pick every two seconds, which is what people do.
    After every pick the other browser refreshes the table too.
    """
    # Imported only here, because it is slow and the other commands do not need it.
    from splay.cli.bench import rounds

    counts, edition = _counts(tables), edition_of(edition).number
    if url is not None and (database is not None or processes > 1):
        raise BenchError("name a server that runs already, or how a new one is to be, not both")
    data = rounds.measured(counts, seconds, edition, processes, database, url)
    if as_json:
        typer.echo(json.dumps(data))
    else:
        rounds.tell(data)


def _counts(tables: str) -> list[int]:
    words = split(tables)
    if not words or not all(word.isdecimal() and 0 < int(word) <= 5000 for word in words):
        raise BenchError(f"--tables takes numbers from 1 to 5000: 1,50,300; not {tables!r}")
    return [int(word) for word in words]
