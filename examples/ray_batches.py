"""Play batches of random games on as many machines as Ray has, or on this one alone.

    .venv/bin/python -m pip install -e ".[research,ray]"       once, after ./play
    .venv/bin/python examples/ray_batches.py --workers 2 --steps 500

With a cluster, start it first (`ray start --head`, then `ray start --address=...` on the others) and add
`--address auto`.
"""

import argparse
import time
from typing import Any

from splay.env import batch, need

with need("this example", "numpy", "gymnasium", "ray"):
    import numpy as np
    import ray


class Player:
    """Plays a batch; Ray makes one of these wherever there is room."""

    def __init__(self, number: int, games: int) -> None:
        self.games = batch(edition=4, players=2, games=games)
        self.rng = np.random.default_rng(number)
        self.arrays = self.games.reset(seed=number)

    def play(self, steps: int) -> dict[str, Any]:
        """Take random steps; gives how many decisions and games that were, and who won."""
        wins, ended = np.zeros(2), 0
        for _ in range(steps):
            chances = self.rng.random(self.arrays.masks.shape, np.float32) * self.arrays.masks
            self.games.step(chances.argmax(axis=1))
            ended += int((self.arrays.terminated | self.arrays.truncated).sum())
            wins += (self.arrays.rewards > 0).sum(axis=0)
        return {"decisions": steps * self.games.games, "games": ended, "wins": wins.tolist()}


def main() -> None:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--address", help="of a cluster; without it, Ray starts here")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=32, help="games side by side, for each worker")
    parser.add_argument("--steps", type=int, default=500)
    chosen = parser.parse_args()
    ray.init(address=chosen.address, num_cpus=None if chosen.address else chosen.workers, include_dashboard=False)
    players = [ray.remote(Player).remote(number, chosen.games) for number in range(chosen.workers)]
    ray.get([player.play.remote(1) for player in players])  # until all of them are there
    began = time.perf_counter()
    told = ray.get([player.play.remote(chosen.steps) for player in players])
    seconds = time.perf_counter() - began
    decisions = sum(each["decisions"] for each in told)
    games = sum(each["games"] for each in told)
    wins = np.sum([each["wins"] for each in told], axis=0)
    print(f"{decisions} decisions in {seconds:.1f} s: {decisions / seconds:.0f} a second")
    print(f"{games} games ended; wins by seat: {', '.join(f'{count:.0f}' for count in wins)}")
    ray.shutdown()


if __name__ == "__main__":
    main()
