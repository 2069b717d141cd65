"""Train something small that beats random play: a linear policy, by policy gradients, in NumPy alone.

    .venv/bin/python -m pip install -e ".[research]"           once, after ./play
    .venv/bin/python examples/train.py                         a few minutes
    .venv/bin/python examples/train.py --updates 5 --save policy.npz

All seats play the same policy against itself.  When a game ends, every decision of its winner becomes a little more
likely and every decision of its loser a little less.
"""

import argparse
import time
from pathlib import Path
from typing import Any

from splay.env import action_space, batch, gym_env, layout, need

with need("this example", "numpy", "gymnasium"):
    import numpy as np

EDITION = 4
PLAYERS = 2
SIDE_BY_SIDE = 64
FADING = 0.97
"""What a decision counts for beside the next one: the sooner the game ends, the surer it mattered."""
OF_EACH = ("icons", "points", "achievements", "progress", "hand size", "score pile size")
"""What the policy looks at, for both players; besides the turn, the decks and what is asked."""
OF_ALL = ("decks", "turn", "actions left", "kind", "verb", "picks to come")


class Policy:
    """Gives each action a score, linear in what is seen; the higher, the likelier it is taken."""

    def __init__(self) -> None:
        spots = layout(EDITION, PLAYERS)
        names = [f"player {seat}: {name}" for seat in range(PLAYERS) for name in OF_EACH] + list(OF_ALL)
        self.chosen = np.concatenate([np.arange(spots.size)[spots.slices[name]] for name in names])
        self.weights = np.zeros((len(self.chosen) + 1, len(action_space(EDITION))), np.float32)
        self.steps = 0
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)

    def features(self, observations: Any) -> Any:
        """What the policy looks at, and a constant."""
        return np.concatenate([observations[:, self.chosen], np.ones((len(observations), 1), np.float32)], axis=1)

    def chances(self, features: Any, masks: Any) -> Any:
        """How likely each action is."""
        scores = np.where(masks == 1, features @ self.weights, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True)

    def act(self, features: Any, masks: Any, rng: np.random.Generator) -> Any:
        """An action for each row, at random by its chance."""
        sums = self.chances(features, masks).cumsum(axis=1)
        return (sums < rng.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)

    def learn(self, features: Any, masks: Any, actions: Any, returns: Any, rate: float) -> None:
        """Follow the gradient of what the decisions have brought, with Adam."""
        pull = -self.chances(features, masks)
        pull[np.arange(len(actions)), actions] += 1
        gradient = features.T @ (pull * returns[:, None]) / len(actions)
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


class SelfPlay:
    """Games of a policy against itself, many at a time."""

    def __init__(self, seed: int) -> None:
        self.games = batch(EDITION, PLAYERS, games=SIDE_BY_SIDE)
        self.arrays = self.games.reset(seed=seed)
        self.rng = np.random.default_rng(seed)
        self.open: list[list[Any]] = [[] for _ in range(SIDE_BY_SIDE)]

    def play(self, policy: Policy, count: int) -> list[Any]:
        """Play until so many games have ended; gives features, masks, actions and returns of all their decisions."""
        done: list[Any] = []
        arrays, ended = self.arrays, 0
        while ended < count:
            features, masks, seats = policy.features(arrays.observations), arrays.masks.copy(), arrays.seats.copy()
            actions = policy.act(features, masks, self.rng)
            self.games.step(actions)
            over = arrays.terminated | arrays.truncated
            for row, decisions in enumerate(self.open):
                decisions.append((features[row], masks[row], actions[row], seats[row]))
                if over[row]:
                    done += [
                        (*told, arrays.rewards[row, seat] * FADING ** (len(decisions) - number))
                        for number, (*told, seat) in enumerate(decisions, start=1)
                    ]
                    self.open[row] = []
                    ended += 1
        return [np.array(column) for column in zip(*done, strict=True)]


def evaluate(policy: Policy, opponent: str, count: int, seed: int) -> float:
    """Play against a bot, half of the games from each seat; gives the share of wins, a draw counting half."""
    rng = np.random.default_rng(seed)
    points = 0.0
    for seat in range(PLAYERS):
        env = gym_env(EDITION, PLAYERS, opponents=(opponent,), seat=seat)
        for game in range(count // PLAYERS):
            seen, _ = env.reset(seed=seed + game)
            reward, is_over = 0.0, False
            while not is_over:
                features = policy.features(seen["observation"][None])
                action = policy.act(features, seen["action_mask"][None], rng)[0]
                seen, reward, terminated, truncated, _ = env.step(int(action))
                is_over = terminated or truncated
            points += (reward + 1) / 2
    return points / (count // PLAYERS * PLAYERS)


def train(updates: int, games_each: int, rate: float, seed: int) -> Policy:
    """Train a policy."""
    policy, played = Policy(), SelfPlay(seed)
    began = time.perf_counter()
    for update in range(1, updates + 1):
        policy.learn(*played.play(policy, games_each), rate)
        if update % 10 == 0:
            share = evaluate(policy, "random", 100, seed + update)
            seconds = time.perf_counter() - began
            print(f"{update} updates, {seconds:.0f} s: {100 * share:.0f} % against random play", flush=True)
    return policy


def main() -> None:
    """Train, judge and save."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=64, help="games for each update")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", type=int, default=500, help="games against random play at the end")
    parser.add_argument("--greedy", type=int, default=0, help="games against the greedy bot at the end")
    parser.add_argument("--save", type=Path, help="where to keep the weights")
    chosen = parser.parse_args()
    policy = train(chosen.updates, chosen.games, chosen.rate, chosen.seed)
    if chosen.save:
        np.savez_compressed(chosen.save, weights=policy.weights)
    for opponent, count in (("random", chosen.judge), ("greedy", chosen.greedy)):
        if count:
            share = evaluate(policy, opponent, count, seed=chosen.seed + 10**6)
            print(f"in the end it wins {100 * share:.0f} % of {count} games against {opponent}")


if __name__ == "__main__":
    main()
