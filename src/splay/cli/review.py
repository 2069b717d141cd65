"""`splay review`: where a game turned, and what would have been better."""

import json
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from splay.bots.reviewer import SIMULATIONS, Reviewer
from splay.cli.options import AsJson, Lang, progress, spoken
from splay.errors import SetupError
from splay.terminal.letters import PLAIN
from splay.terminal.record_file import read_record
from splay.terminal.review import BLOCKS, can_write, point_lines, review_lines
from splay.terminal.table import HUMAN
from splay.text.reader import reader_of


def review(
    record: Annotated[Path, typer.Argument(help="The record of a finished game.", metavar="RECORD")],
    seat: Annotated[
        int | None,
        typer.Option(help="Whose game: 1 for the first player.", min=1, show_default="the first person's, else 1"),
    ] = None,
    simulations: Annotated[
        int, typer.Option(help="Continuations by which a position is judged at first.", min=1)
    ] = SIMULATIONS,
    seed: Annotated[int, typer.Option(help="Seed of the randomness.", min=0)] = 0,
    points: Annotated[bool, typer.Option("--points", help="Also print the chances before every action.")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Review a finished game: the chance to win over time, turning points, what was better and why.

    Everything is judged by what that seat could see at the time. A game of two players takes 10 to 20 seconds.
    """
    read, kinds = read_record(record)
    game = read.replay()
    players = len(game.setup.players)
    if seat is None:
        seat = 1 + next((number for number, kind in enumerate(kinds or ()) if kind == HUMAN), 0)
    if seat > players:
        raise SetupError("there is no seat {seat}: the game has {players} players", seat=seat, players=players)
    reviewer = Reviewer(game, seat - 1, simulations=simulations, seed=seed)
    with progress("review", reviewer.of) as tell:
        found = reviewer.finish(tell)
    if as_json:
        typer.echo(json.dumps(found.to_json()))
        return
    reader = reader_of(spoken(lang))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors=PLAIN)
    lines = review_lines(game, found, reader, has_blocks=can_write(BLOCKS))
    if points:
        lines += ["", *point_lines(found, game.setup.players, reader)]
    typer.echo("\n".join(lines))
