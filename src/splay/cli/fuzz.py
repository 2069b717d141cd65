"""`splay fuzz`: random games with every invariant checked."""

import json
from pathlib import Path
from typing import Annotated

import typer

from splay.cli.options import AsJson, Edition, NoParley, Seed, Sets, Teams, progress, split
from splay.testing.fuzzer import CEILING, DEEP, Report, fuzz_games


def fuzz(
    games: Annotated[int, typer.Option(help="Games to play.", min=1)] = 1000,
    edition: Edition = 3,
    players: Annotated[
        int, typer.Option(help="Number of players; 0 for every number of players and shape of team in turn.")
    ] = 0,
    seed: Seed = 0,
    teams: Teams = "",
    no_parley: NoParley = False,
    sets: Sets = "",
    jobs: Annotated[int, typer.Option(help="Processes to share the games.", min=1)] = 1,
    ceiling: Annotated[int, typer.Option(help="Leave a game unfinished after this many picks.", min=1)] = CEILING,
    deep: Annotated[float, typer.Option(help="Share of decisions with the costly checks.", min=0, max=1)] = DEEP,
    failure: Annotated[Path, typer.Option(help="Where the record of the first failure goes.")] = Path(
        "fuzz-failure.txt"
    ),
    as_json: AsJson = False,
) -> None:
    """Play random games and check the invariants.

    Cheap invariants are checked at every decision, the position after every
    action, and the costly ones (refused picks, clones, saved games, records, sight)
    at a share of all decisions.  Ends with status 1 if one was broken.
    """
    with progress("games", games) as tell:
        report = fuzz_games(
            edition,
            players,
            games,
            seed,
            teams,
            ceiling,
            deep,
            jobs,
            tell,
            parley=False if no_parley else None,
            sets=split(sets) or None,
        )
    if as_json:
        typer.echo(json.dumps(report.to_json()))
    else:
        _print(report, failure)
    if report.failure is not None:
        try:
            failure.write_text(report.record, encoding="utf-8")
        except OSError as error:
            typer.echo(f"splay: the record cannot be written: {error}\n\n{report.record}", err=True)
        raise typer.Exit(1)


def _print(report: Report, failure: Path) -> None:
    typer.echo(
        f"{report.games} games, {report.decisions} decisions, {report.deep_checks} of them checked deeply, "
        f"{report.unfinished} games unfinished, {report.seconds:.1f} s"
    )
    typer.echo(f"effects that never ran: {', '.join(report.never_ran) or 'none'}")
    typer.echo(f"effects that never changed anything: {', '.join(report.never_changed) or 'none'}")
    if report.seen:
        typer.echo(f"seen: {', '.join(f'{what} {count}' for what, count in report.seen.items())}")
    typer.echo(f"twins: {', '.join(f'{what} {count}' for what, count in report.twins.items()) or 'none'}")
    if report.failure is not None:
        typer.echo(f"FAILED: {report.failure}\nrecord of the game: {failure}")
