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
    processes: Annotated[str, typer.Option(help="Processes of the server; all rounds are played for each.")] = "1",
    watchers: Annotated[int, typer.Option(help="Onlookers, spread over the tables.", min=0, max=50_000)] = 0,
    clients: Annotated[int, typer.Option(help="Processes with browsers.", min=1, max=64)] = 2,
    pace: Annotated[float, typer.Option(help="Seconds that a person needs for a pick.", min=0.1)] = 5.0,
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
    what the server can do; then at a pace, which is what people do.
    After every pick the other browser refreshes the table too.
    """
    # Imported only here, because it is slow and the other commands do not need it.
    from splay.cli.bench import rounds

    of_server = _counts("--processes", processes, 64)
    if url is not None and (database is not None or of_server != (1,)):
        raise BenchError("name a server that runs already, or how a new one is to be, not both")
    plan = rounds.BenchPlan(
        tables=_counts("--tables", tables, 5000),
        seconds=seconds,
        edition=edition_of(edition).number,
        processes=of_server,
        database=database,
        url=url,
        watchers=watchers,
        clients=clients,
        pace=pace,
    )
    data = rounds.measured(plan)
    if as_json:
        typer.echo(json.dumps(data))
    else:
        rounds.tell(data)


def _counts(option: str, given: str, most: int) -> tuple[int, ...]:
    words = split(given)
    if not words or not all(word.isdecimal() and 0 < int(word) <= most for word in words):
        raise BenchError(f"{option} takes numbers from 1 to {most}, with commas between them; not {given!r}")
    return tuple(int(word) for word in words)
