"""`splay selfplay`: games between bots."""

import json
from typing import Annotated

import typer

from splay.bots.arena import CEILING, play_many
from splay.cli.options import AsJson, Edition, NoParley, Players, Seed, Teams, count_of, progress, split
from splay.position.setup import Setup


def selfplay(
    edition: Edition = 3,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Games to play.", min=1)] = 100,
    seats: Annotated[str, typer.Option(help="Bots, one per seat or one for all: random, greedy.")] = "random",
    seed: Seed = 0,
    teams: Teams = "",
    no_parley: NoParley = False,
    ceiling: Annotated[int, typer.Option(help="Leave a game unfinished after this many picks.", min=1)] = CEILING,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and print a summary.

    The bots change seats from game to game; wins are counted by bot.  A game
    that reaches the ceiling of picks counts as unfinished: stubborn bots could
    go on forever.
    """
    kinds = split(seats)
    count = count_of(players, teams)
    parley = False if no_parley else None
    with progress("games", games) as tell:
        summary = play_many(edition, kinds, count, games, seed, teams, ceiling, tell, parley=parley)
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
