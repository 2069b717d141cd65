"""`splay arena`: which bot is the stronger, and by how much."""

import json
from pathlib import Path
from typing import Annotated

import typer

from splay.arena.contest import Contest
from splay.arena.programs import BUDGET
from splay.arena.report import report, report_json, title
from splay.arena.run import run_contest
from splay.arena.standings import standings_of
from splay.cli.options import AsJson, Edition, NoParley, Players, Teams, count_of, folder, progress, split_seats
from splay.game.returns import TURN_LIMIT


def arena(
    seats: Annotated[
        str, typer.Option(help="The bots, with commas between them: random, search:ms=50, command:./mybot --fast.")
    ],
    games: Annotated[int, typer.Option(help="Games to play at each table; the last set is finished.", min=1)] = 100,
    edition: Edition = 3,
    players: Players = None,
    teams: Teams = "",
    pairs: Annotated[bool, typer.Option("--pairs", help="Let every two of the bots meet by themselves.")] = False,
    no_parley: NoParley = False,
    seed: Annotated[int, typer.Option(help="Seed of the first set of games; the next ones count up.", min=0)] = 0,
    turns: Annotated[int, typer.Option(help="A game that goes on after this turn is drawn.", min=1)] = TURN_LIMIT,
    budget: Annotated[
        int, typer.Option("--ms", help="Milliseconds that a program has for each answer.", min=1)
    ] = BUDGET,
    processes: Annotated[int, typer.Option(help="Processes that play.", min=1)] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Keep all games there, and go on with them.", metavar="FOLDER", parser=folder)
    ] = None,
    chart: Annotated[Path | None, typer.Option(help="Draw the standings there, as SVG.", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet in mirrored games and say how strong they are.

    Games come in sets with the same shuffle, in which every bot takes every
    seat.  At a table with more seats than bots, the bots share the seats evenly.

    A run with --out that was interrupted goes on where it stopped when it is
    started again; with more --games, it is continued.
    """
    contest = Contest.of(
        edition,
        split_seats(seats),
        count_of(players, teams),
        pairs=pairs,
        seed=seed,
        teams=teams,
        parley=False if no_parley else None,
        turn_limit=turns,
        budget=budget,
    )
    if chart is not None:
        _check_writable(chart)
    with progress("games", contest.sets_for(games) * contest.set_size * len(contest.tables)) as tell:
        standings = standings_of(contest, run_contest(contest, games, out, processes, tell))
    if as_json:
        typer.echo(json.dumps(report_json(contest, standings)))
    else:
        for line in report(contest, standings):
            typer.echo(line)
    if chart is not None:  # last, so that the figures have been told if this fails
        from splay.arena.chart import draw  # slow, and nothing else needs it

        draw(standings, title(contest), chart)


def _check_writable(file: Path) -> None:
    """Refuse a file that cannot be written, before hours of games; what it holds stays.

    Raises:
        OSError: it is a folder, in a place that is none, or not ours.
    """
    is_new = not file.exists()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.open("ab").close()
    if is_new:
        file.resolve().unlink()
