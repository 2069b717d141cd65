"""`splay bench`: how fast the engine is."""

import json
import platform
import random
import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Annotated

import typer

from splay.cli.bench import web as bench_web
from splay.cli.options import AsJson, Edition, NoParley, Players, Teams, count_of, progress, split
from splay.game import inside
from splay.game.batch import GameBatch
from splay.game.compiled import IS_COMPILED
from splay.game.game import Game
from splay.position.setup import Setup

Deal = Callable[[int], Game]
"""Makes a new game for each seed."""

ROUNDS = 5
COPIES = 2000
BATCH = 64
"""Games in a batch."""
MIDDLE = 150
"""Picks after which most games are far from their ends."""

app = typer.Typer(invoke_without_command=True)
app.command("web")(bench_web.web)


@app.callback()
def bench(
    context: typer.Context,
    edition: Edition = 3,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Games per round; there are five rounds.", min=1)] = 400,
    teams: Teams = "",
    no_parley: NoParley = False,
    against: Annotated[
        str, typer.Option(help="Compare with the card games of these: open_spiel, rlcard, pettingzoo.")
    ] = "",
    rounds: Annotated[int, typer.Option(help="Rounds, with --against.", min=1)] = ROUNDS,
    seconds: Annotated[float, typer.Option(help="How long each game is played in a round, with --against.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Play random games through the public interface and report the speed.

    Figures are the median of five rounds on one core; the spread is the
    difference between the fastest and the slowest round, in percent.  Decisions
    are picks by option, steps picks by number, batch steps those of 64 games at once.

    With --against, card games of other libraries and ours are played in turn, and
    the ratios of each round are reported: the median, the lowest and the highest.
    """
    if context.invoked_subcommand is not None:
        return
    count = count_of(players, teams)
    if against:
        _compare(edition, count, split(against), rounds, seconds, as_json)
        return

    def deal(seed: int) -> Game:
        names = [f"p{seat}" for seat in range(count)]
        return Game.start(edition, names, seed, teams, parley=False if no_parley else None)

    play_random(deal, range(20))
    setup = deal(0).setup
    taken: list[tuple[float, float]] = []
    by_number: list[float] = []
    in_batches: list[float] = []
    with progress("rounds", ROUNDS) as tell:
        for index in range(ROUNDS):
            began = perf_counter()
            decisions = play_random(deal, range(games))
            seconds = perf_counter() - began
            taken.append((decisions / seconds, games / seconds))
            began = perf_counter()
            by_number.append(step_random(deal, range(games)) / (perf_counter() - began))
            began = perf_counter()
            in_batches.append(step_batch(setup, decisions) / (perf_counter() - began))
            tell(index + 1)
    speeds = [decisions for decisions, _ in taken]
    between, within = copy_times(deal)
    data = {
        "edition": edition,
        "players": count,
        "teams": teams,
        "parley": setup.parley,
        "decisions_per_second": round(median(speeds)),
        "steps_per_second": round(median(by_number)),
        "batch_steps_per_second": round(median(in_batches)),
        "games_per_second": round(median(per_second for _, per_second in taken), 1),
        "spread_percent": round(100 * (max(speeds) - min(speeds)) / median(speeds), 1),
        "copy_us": round(between, 2),
        "copy_inside_effect_us": round(within, 2),
        "game_kb": round(game_memory(deal) / 1000, 1),
        "playing_game_kb": round(batch_memory(setup) / 1000, 1),
        "peak_memory_mb": round(peak_memory_mb(), 1),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiled": IS_COMPILED,
    }
    if as_json:
        typer.echo(json.dumps(data))
        return
    for word, value in data.items():
        typer.echo(f"{word:24}{value}")


def _compare(edition: int, players: int, libraries: list[str], rounds: int, seconds: float, as_json: bool) -> None:
    """Compare with other libraries, and say how it went."""
    from splay.cli.bench.peers import check_seconds, compare, contenders, ours

    check_seconds(seconds)
    rng = random.Random(0)
    peers = contenders(libraries, rng)
    own = ours(edition, players, rng)
    with progress("rounds", rounds) as tell:
        found, speeds = compare(own, peers, rounds, seconds, tell)
    if as_json:
        told = [each._asdict() for each in found]
        typer.echo(json.dumps({"ours": speeds, "compared": told, "rounds": rounds, "compiled": IS_COMPILED}))
        return
    for name, speed in speeds.items():
        typer.echo(f"{name}: {speed:,.0f} decisions a second")
    for each in found:
        typer.echo(
            f"{each.theirs:28}{each.decisions_per_second:>10,.0f}   "
            f"{each.ours.partition(' ')[0]}: {each.ratio:.2f} times that ({each.lowest:.2f} to {each.highest:.2f})"
        )


def play_random(deal: Deal, seeds: range) -> int:
    """Play random games with these seeds; returns the number of decisions."""
    roll = random.Random(0).random
    decisions = 0
    for seed in seeds:
        game = deal(seed)
        while (ask := game.decision) is not None:
            options = ask.options
            game.pick(options[int(roll() * len(options))])
            decisions += 1
    return decisions


def step_random(deal: Deal, seeds: range) -> int:
    """The same games by the numbers of actions; returns the number of decisions."""
    roll = random.Random(0).random
    decisions = 0
    for seed in seeds:
        game = deal(seed)
        while actions := game.legal_actions:
            game.step(actions[int(roll() * len(actions))])
            decisions += 1
    return decisions


def step_batch(setup: Setup, decisions: int) -> int:
    """Make so many random picks, or a few more, in a batch; returns their number."""
    roll = random.Random(0).random
    batch = GameBatch(setup, BATCH)
    steps = -(-decisions // BATCH)
    for _ in range(steps):
        batch.step_at([int(roll() * count) for count in batch.counts])
    return steps * BATCH


def batch_memory(setup: Setup) -> float:
    """Bytes that each game of a batch takes in the middle of play, without cards and code."""
    roll = random.Random(0).random
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    batch = GameBatch(setup, BATCH)
    for _ in range(MIDDLE):
        batch.step_at([int(roll() * count) for count in batch.counts])
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / BATCH


def copy_times(deal: Deal) -> tuple[float, float]:
    """Microseconds to clone a game between actions and inside an effect, averaged over mid-game positions."""
    rng = random.Random(1)
    between: list[float] = []
    within: list[float] = []
    for seed in range(40):
        game = deal(seed)
        while (ask := game.decision) is not None:
            times = within if inside.picks_since_checkpoint(game) else between
            if ask.number > 40 and len(times) < COPIES and rng.random() < 0.2:
                times.append(_clone_time(game))
            game.pick(rng.choice(ask.options))
    return sum(between) / len(between), sum(within) / len(within)


def _clone_time(game: Game) -> float:
    repeats = 20
    began = perf_counter()
    for _ in range(repeats):
        game.clone()
    return (perf_counter() - began) / repeats * 1e6


def game_memory(deal: Deal) -> float:
    """Bytes that a finished random game takes, without cards and code; the largest of ten."""
    sizes = []
    for seed in range(10):
        rng = random.Random(seed)
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        game = deal(seed)
        while game.decision is not None:
            game.pick(rng.choice(game.decision.options))
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        sizes.append(after - before)
    return max(sizes)


def peak_memory_mb() -> float:
    """The most memory this process has used, in megabytes."""
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
