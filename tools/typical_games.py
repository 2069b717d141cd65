"""Play what engines mostly play, so that a compiler can count where the time goes; `compile.py` calls it.

    python tools/typical_games.py

Random games in every edition, by option, by number and in batches; copies, views and games dealt anew; and a few games
of bots.  `splay bench` plays in the same ways, but where a wheel is built the packages that commands need are missing.
"""

import random
from contextlib import suppress
from itertools import count

from splay.arena.play import play_many
from splay.arena.series import Series
from splay.errors import CannotRedeal
from splay.game.batch import GameBatch
from splay.game.game import Game
from splay.views.redeal import redeal
from splay.views.view import view

TABLES = ((3, 2, 60), (4, 2, 60), (1, 2, 20), (3, 3, 10), (4, 4, 10))
"""Edition, players, and how many games."""
BOTS = ("search:simulations=30", "champion:simulations=30", "neural", "greedy")
EVERY = 20
"""Every so many decisions of a game, the position is looked at."""


def main() -> None:
    """Play."""
    for edition, players, games in TABLES:
        names = [f"p{seat}" for seat in range(players)]
        for seed in range(games):
            by_number(Game.start(edition, names, seed))
        for seed in range(games // 5):
            by_option(Game.start(edition, names, seed))
        in_batch(GameBatch(Game.start(edition, names, 0).setup, 64), games)
    for edition in (3, 4):
        play_many(Series.rotating(edition, BOTS[:2], 2, seed=1), games=2)
        play_many(Series.rotating(edition, BOTS[2:], 2, seed=1), games=6)


def by_number(game: Game) -> None:
    """Play a game by the numbers of actions, as fast as it goes."""
    roll = random.Random(0).random
    while actions := game.legal_actions:
        game.step(actions[int(roll() * len(actions))])


def by_option(game: Game) -> None:
    """Play a game by option, and look at it now and then."""
    rng = random.Random(0)
    for number in count():
        if (ask := game.decision) is None:
            return
        if number % EVERY == 0:
            seen = view(game.clone(), ask.seat)
            with suppress(CannotRedeal):
                redeal(seen, rng)
        game.pick(rng.choice(ask.options))


def in_batch(batch: GameBatch, steps: int) -> None:
    """Play many games at once."""
    roll = random.Random(0).random
    for _ in range(steps):
        batch.step_at([int(roll() * options) for options in batch.counts])


if __name__ == "__main__":
    main()
