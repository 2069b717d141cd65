"""`splay train`: a net learns to judge positions by playing against itself."""

import json
from contextlib import ExitStack
from pathlib import Path
from time import process_time
from typing import Annotated

import typer

from splay.arena.report import counted, share_words
from splay.cli.options import AsJson, Edition, Seed, folder, progress, split


def train(
    out: Annotated[
        Path,
        typer.Option(
            help="Folder of the run: weights, learning curve, and what it takes to go on.",
            metavar="FOLDER",
            parser=folder,
        ),
    ],
    edition: Edition = 3,
    tables: Annotated[
        str,
        typer.Option(help="Tables in turn: numbers of players, or teams such as ABAB.", metavar="TABLES"),
    ] = "2,2,2,3,4",
    games: Annotated[int, typer.Option(help="Games of self-play in the end.", min=1)] = 10_000,
    hidden: Annotated[int, typer.Option(help="Width of the hidden layer.", min=1)] = 32,
    seed: Seed = 0,
    judge_every: Annotated[
        int, typer.Option(help="Judge it by games against first after so many rounds of 250 games; 0: never.", min=0)
    ] = 5,
    processes: Annotated[
        int, typer.Option(help="Processes that play; they change nothing in what is learned.", min=1)
    ] = 1,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster: auto for the one here, local to start one, or its address."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let a net learn from nothing by playing against itself.

    The weights are for the bots neural and champion: neural:weights=FOLDER/weights.json.

    A run that was interrupted goes on where it stopped when it is started
    again; with more --games, it is continued, but learns something else than
    a run that was to have as many from the beginning.
    """
    from splay.env.errors import need  # only here, because it brings all of the environments

    need("splay train", "numpy", *(() if ray is None else ("ray",)))
    from splay.learning.cluster import Cluster
    from splay.learning.judging import YARDSTICK
    from splay.learning.origin import versions
    from splay.learning.training import CURVE, WEIGHTS, Plan, Training

    plan = Plan(edition, tuple(split(tables)), games, hidden, seed, judge_every)
    command = (
        f"splay train --edition {edition} --tables {','.join(plan.tables)} --games {games} --hidden {hidden} "
        f"--seed {seed} --judge-every {judge_every} --out FOLDER"
    )
    training = Training(out, plan, {"command": command, **versions()})
    with ExitStack() as stack:
        tell = stack.enter_context(progress("games", games))
        if ray is None:
            training.run(processes, process_time, tell)
        else:
            try:
                cluster = stack.enter_context(Cluster(ray))
            except ConnectionError as error:
                raise typer.BadParameter(str(error), param_hint="--ray") from None
            training.run(cluster.processes, process_time, tell, cluster.each)
    last = training.points[-1]
    if as_json:
        judged = last.judged and {"against": YARDSTICK, **last.judged.to_json()}
        data = {"games": training.games, "surprise": last.surprise, "judged": judged, "weights": str(out / WEIGHTS)}
        typer.echo(json.dumps(data))
        return
    games_played = counted(training.games, "game")
    typer.echo(f"{games_played}, surprise {last.surprise}; weights in {out / WEIGHTS}, curve in {out / CURVE}")
    if last.judged is not None:
        won = f"{last.judged.wins} of {last.judged.games} games won against {YARDSTICK}"
        typer.echo(f"{won}: {share_words(last.judged.rate)}")
