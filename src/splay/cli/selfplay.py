"""`splay selfplay`: games between bots."""

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from splay.arena.play import Summary, play_many, summed
from splay.arena.report import counted
from splay.arena.series import CEILING, Series
from splay.bots import BOTS
from splay.cli.options import AsJson, Edition, NoParley, Players, Seed, Teams, count_of, folder, progress, split


def selfplay(
    edition: Edition = 3,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Games to play.", min=1)] = 100,
    seats: Annotated[str, typer.Option(help=f"Bots, one per seat or one for all: {', '.join(BOTS)}.")] = "random",
    seed: Seed = 0,
    teams: Teams = "",
    no_parley: NoParley = False,
    ceiling: Annotated[int, typer.Option(help="Leave a game unfinished after this many picks.", min=1)] = CEILING,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Write records and Parquet tables of all games and decisions there.", metavar="FOLDER", parser=folder
        ),
    ] = None,
    processes: Annotated[int, typer.Option(help="Processes that play, with --out.", min=1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and print a summary.

    The bots change seats from game to game; wins are counted by bot.  A game
    that reaches the ceiling of picks counts as unfinished: stubborn bots could
    go on forever.

    A run with --out that was interrupted goes on where it stopped when it is
    started again; with more --games, it is continued.  Games whose files have
    been lost or damaged are played again.
    """
    count = count_of(players, teams)
    parley = False if no_parley else None
    series = Series.rotating(edition, split(seats), count, seed=seed, teams=teams, parley=parley, ceiling=ceiling)
    with progress("games", games) as tell:
        summary = play_many(series, games, tell) if out is None else _written(out, series, games, processes, tell)
    data = {
        "edition": edition,
        "players": count,
        "seats": list(series.bots),
        "seed": seed,
        "teams": teams,
        "parley": series.sitting(0).setup.parley,
        "ceiling": ceiling,
        "games": summary.games,
        "unfinished": summary.unfinished,
        "decisions": summary.decisions,
        "decisions_per_game": round(summary.decisions / summary.games, 1),
        "seconds": round(summary.seconds, 3),
        "winners": [{"seat": kind, "wins": summary.wins[place]} for place, kind in enumerate(series.bots)],
        "reasons": dict(summary.reasons.most_common()),
    }
    if as_json:
        typer.echo(json.dumps(data))
        return
    typer.echo(
        f"{counted(summary.games, 'game')} of edition {edition} in {summary.seconds:.1f} s, "
        f"{data['decisions_per_game']} decisions a game, {summary.unfinished} unfinished"
    )
    for place, kind in enumerate(series.bots):
        typer.echo(f"  {kind} (seat {place + 1}): {counted(summary.wins[place], 'win')}")
    typer.echo("ended by " + ", ".join(f"{reason} {count}" for reason, count in summary.reasons.most_common()))


def _written(folder: Path, series: Series, games: int, processes: int, tell: Callable[[int], None]) -> Summary:
    """Write games to a folder and sum them up, with those that were there before."""
    from splay.env.errors import need  # only here, because it brings all of the environments

    need("splay selfplay --out", "pyarrow")
    from splay.env.dataset import read_games, result_of, write_games

    began = perf_counter()
    write_games(folder, series, games, processes, tell)
    summary = summed(map(result_of, read_games(folder)[:games]))
    summary.seconds = perf_counter() - began
    return summary
