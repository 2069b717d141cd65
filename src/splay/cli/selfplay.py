"""`splay selfplay`: games between bots."""

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from splay.bots.arena import CEILING, Summary, play_many, seat_bots
from splay.cli.options import AsJson, Edition, NoParley, Players, Seed, Teams, count_of, progress, split
from splay.position.setup import Setup


def selfplay(
    edition: Edition = 3,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Games to play.", min=1)] = 100,
    seats: Annotated[str, typer.Option(help="Bots, one per seat or one for all: random, first, greedy.")] = "random",
    seed: Seed = 0,
    teams: Teams = "",
    no_parley: NoParley = False,
    ceiling: Annotated[int, typer.Option(help="Leave a game unfinished after this many picks.", min=1)] = CEILING,
    out: Annotated[
        Path | None,
        typer.Option(help="Write records and Parquet tables of all games and decisions there.", metavar="FOLDER"),
    ] = None,
    processes: Annotated[int, typer.Option(help="Processes that play, with --out.", min=1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and print a summary.

    The bots change seats from game to game; wins are counted by bot.  A game
    that reaches the ceiling of picks counts as unfinished: stubborn bots could
    go on forever.

    A run with --out that was interrupted goes on where it stopped when it is
    started again; with more --games, it is continued.
    """
    kinds = split(seats)
    count = count_of(players, teams)
    parley = False if no_parley else None
    with progress("games", games) as tell:
        if out is None:
            summary = play_many(edition, kinds, count, games, seed, teams, ceiling, tell, parley=parley)
        else:
            summary = _written(out, (edition, kinds, count, games, seed, teams, ceiling, parley), processes, tell)
    kinds = kinds * count if len(kinds) == 1 else kinds
    data = {
        "edition": edition,
        "players": count,
        "seats": kinds,
        "seed": seed,
        "teams": teams,
        "parley": Setup(edition, [f"p{seat}" for seat in range(count)], teams=teams, parley=parley).parley,
        "ceiling": ceiling,
        "games": summary.games,
        "unfinished": summary.unfinished,
        "decisions": summary.decisions,
        "decisions_per_game": round(summary.decisions / summary.games, 1),
        "seconds": round(summary.seconds, 3),
        "winners": [{"seat": kind, "wins": summary.wins[place]} for place, kind in enumerate(kinds)],
        "reasons": dict(summary.reasons.most_common()),
    }
    if as_json:
        typer.echo(json.dumps(data))
        return
    typer.echo(
        f"{summary.games} games of edition {edition} in {summary.seconds:.1f} s, "
        f"{data['decisions_per_game']} decisions a game, {summary.unfinished} unfinished"
    )
    for place, kind in enumerate(kinds):
        typer.echo(f"  {kind} (seat {place + 1}): {summary.wins[place]} wins")
    typer.echo("ended by " + ", ".join(f"{reason} {count}" for reason, count in summary.reasons.most_common()))


def _written(folder: Path, games: tuple[Any, ...], processes: int, tell: Callable[[int], None]) -> Summary:
    """Write games to a folder and sum them up, with those that were there before."""
    from splay.env.errors import need  # only here, because it brings all of the environments

    need("splay selfplay --out", "pyarrow")
    from splay.env.dataset import Run, read_games, write_games

    edition, kinds, count, total, seed, teams, ceiling, parley = games
    bots = tuple(kinds * count if len(kinds) == 1 else kinds)
    if len(bots) != count:
        seat_bots(kinds, count, seed)  # refuses it
    began = perf_counter()
    write_games(folder, Run(edition, bots, seed, teams, parley, ceiling), total, processes, tell)
    summary = Summary(seconds=perf_counter() - began)
    for row in read_games(folder)[:total]:
        summary.games += 1
        summary.decisions += row["decisions"]
        if row["reason"] is None:
            summary.unfinished += 1
        else:
            summary.reasons[row["card"] or row["reason"]] += 1
            summary.wins.update(row["places"][seat] for seat in row["winners"])
    return summary
