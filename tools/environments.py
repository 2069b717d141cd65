"""The long tests of environments, which ./test only has time to begin.

    python tools/environments.py                  all of them, on every kind of table
    python tools/environments.py open_spiel batches
    python tools/environments.py --games 20

open_spiel   OpenSpiel's simulations of whole games, and its tests of the interface
pettingzoo   PettingZoo's tests of interface and seeds
gymnasium    Gymnasium's checker
positions    what is written of positions is what is encoded of views, for all seats of whole games
speed        PettingZoo's performance test, ours beside its leduc hold'em where that is installed
batches      decisions a second over one process and over two, and the memory of a game

Status 1 if any of them fails.
"""

import argparse
import contextlib
import io
import sys
import time
import traceback
import tracemalloc
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test.api_test import api_test  # noqa: E402
from pettingzoo.test.performance_benchmark import performance_benchmark  # noqa: E402
from pettingzoo.test.seed_test import seed_test  # noqa: E402

from env.episodes import TABLES, episodes_of, steps  # noqa: E402
from env.spiel_checks import enforce_api, sample_game, simulate  # noqa: E402
from splay import view  # noqa: E402
from splay.env import aec_env, batch, gym_env, spiel_game  # noqa: E402
from testing.random_games import Setup  # noqa: E402

PROCESSES: Final = (1, 2)
SIDE_BY_SIDE: Final = 64


def _given(setup: Setup) -> dict[str, Any]:
    hidden = {"covered_hidden": True} if setup.covered_hidden else {}
    return {"edition": setup.edition, "players": setup.players, "teams": setup.teams, **hidden}


def open_spiel(setup: Setup, games: int) -> str:
    """OpenSpiel's tests."""
    game = spiel_game(**_given(setup))
    simulate(game, games)
    sample_game(game)
    result = enforce_api(game, states=40)
    faults = [*result.failures, *result.errors]
    assert not faults, faults
    return f"{games + 1} games, {result.testsRun} tests of the interface"


def pettingzoo(setup: Setup, games: int) -> str:
    """PettingZoo's tests."""
    api_test(aec_env(**_given(setup)), num_cycles=1000 * games)  # type: ignore[no-untyped-call]
    seed_test(lambda: aec_env(**_given(setup)), num_cycles=200 * games)  # type: ignore[no-untyped-call]
    return f"{1000 * games} cycles"


def gymnasium(setup: Setup, games: int) -> str:
    """Gymnasium's checker."""
    for seat in range(setup.players):
        check_env(gym_env(**_given(setup), seat=seat, illegal="lose"), skip_render_check=True)
    return f"{setup.players} seats"


def positions(setup: Setup, games: int) -> str:
    """The invariant that compares the two ways to an observation."""
    episodes = episodes_of(setup)
    compared = 0
    for seed in range(games):
        for _ in steps(episodes, seed):
            for seat in range(setup.players):
                assert episodes.observe(seat) == episodes.encoder.encode(view(episodes.playing, seat))
                compared += 1
    return f"{compared} observations"


def speed() -> str:
    """PettingZoo's performance test."""
    told = [f"edition {edition}: {_turns(aec_env(edition, 2))}" for edition in (4, 3)]
    with contextlib.suppress(ImportError):
        told.append(f"leduc hold'em: {_turns(import_module('pettingzoo.classic.leduc_holdem_v4').env())}")
    return f"{', '.join(told)} steps a second"


def _turns(env: Any) -> str:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        performance_benchmark(env)  # type: ignore[no-untyped-call]
    return f"{float(printed.getvalue().splitlines()[1].split()[0]):,.0f}"


def batches() -> str:
    """How fast batches are, and how large."""
    told = []
    for processes in PROCESSES:
        with batch(4, 2, games=SIDE_BY_SIDE * processes, processes=processes) as games:
            arrays, rng = games.reset(seed=1), np.random.default_rng(1)
            began, decisions = time.perf_counter(), 0
            while (took := time.perf_counter() - began) < 5:
                chances = rng.random(arrays.masks.shape, np.float32) * arrays.masks
                games.step(chances.argmax(axis=1))
                decisions += games.games
        told.append(f"{decisions / took:,.0f}")
    return f"{' and '.join(told)} decisions a second over 1 and 2 processes; a game takes {_size():.0f} kB"


def _size() -> float:
    """Kilobytes of a game of a batch."""
    batch(4, 2, games=1).reset(seed=1)
    tracemalloc.start()
    games = batch(4, 2, games=100)
    arrays = games.reset(seed=1)
    for _ in range(150):
        games.step(arrays.masks.argmax(axis=1))
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / 100 / 1000


TESTS: Final[dict[str, Callable[..., str]]] = {
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "gymnasium": gymnasium,
    "positions": positions,
}
"""Those that look at each kind of table."""
FIGURES: Final[dict[str, Callable[[], str]]] = {"speed": speed, "batches": batches}


def main() -> int:
    """Run them and say how they went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tests", nargs="*", help="all by default")
    parser.add_argument("--games", type=int, default=2, help="how many at each table")
    chosen = parser.parse_args()
    failed = 0
    for name in chosen.tests or [*TESTS, *FIGURES]:
        jobs: list[tuple[str, Callable[[], str]]] = [(name, FIGURES[name])] if name in FIGURES else []
        if name in TESTS:
            jobs = [(f"{name}, {setup}", _job(TESTS[name], setup, chosen.games)) for setup in TABLES]
        if not jobs:
            print(f"there is no test {name!r}: there are {', '.join([*TESTS, *FIGURES])}")
            return 2
        for title, job in jobs:
            failed += not _passes(title, job)
    return bool(failed)


def _job(test: Callable[..., str], setup: Setup, games: int) -> Callable[[], str]:
    return lambda: test(setup, games)


def _passes(title: str, job: Callable[[], str]) -> bool:
    """Run one, and print one line, or, if it fails, all there is."""
    printed = io.StringIO()
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(printed):
            warnings.simplefilter("ignore")
            told = job()
    except Exception:
        print(f"{title}: failed\n{printed.getvalue()[-2000:]}{traceback.format_exc()}", flush=True)
        return False
    print(f"{title}: {told}", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main())
