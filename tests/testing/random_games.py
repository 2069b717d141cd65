"""Random games for tests: every kind of table, and positions from the middle of play."""

import json
import os
import random
import subprocess
import sys
from typing import Any, Final, NamedTuple

from splay.game import inside
from splay.game.game import Game
from splay.position.decision import Decision
from splay.testing.invariants import may_give_up

NAMES = ("ann", "bob", "cyd", "dan", "eve")


class Setup(NamedTuple):
    """One kind of table."""

    edition: int
    players: int
    teams: str = ""
    covered_hidden: bool = False
    parley: bool | None = None

    def start(self, seed: int) -> Game:
        """A new game at such a table."""
        names = NAMES[: self.players]
        return Game.start(self.edition, names, seed, self.teams, covered_hidden=self.covered_hidden, parley=self.parley)

    def __str__(self) -> str:
        words = [f"edition {self.edition}", f"{self.players} players"]
        words += [f"teams {self.teams}"] * bool(self.teams) + ["covered hidden"] * self.covered_hidden
        words += ["no parley"] * (self.parley is False)
        return ", ".join(words)


OLDER = [
    Setup(edition, players, teams, covered)
    for edition in (1, 3)
    for players in (2, 3, 4)
    for teams in ("", "ABAB")
    for covered in (False, True)
    if not teams or (edition, players) == (3, 4)
]
FOURTH = [
    *(Setup(4, players) for players in (2, 3, 4, 5)),
    *(Setup(4, players, parley=False) for players in (4, 5)),
    *(Setup(4, len(teams), teams) for teams in ("ABAB", "ABB", "AABB", "ABABA")),
]
SETUPS = [*OLDER, *FOURTH]
"""Every edition, player count and option that Splay has; of the teams of edition 4 some of each shape."""

GAMES: Final = int(os.environ.get("SPLAY_GAMES", "1"))
"""How many times as many random games are played as by `./test`; `tools/nightly.sh` sets it."""


def tables(third: int) -> list[Setup]:
    """A third of all kinds of tables, 0, 1 or 2, for a law that need not hold at every table each time; at night all.

    Each third has every edition, teams, and tables that hide covered cards; the laws of a module take different ones.
    """
    return SETUPS[third::3] if GAMES == 1 else SETUPS


def seeds(count: int, first: int = 0) -> range:
    """The seeds of so many random games, and of as many more as are wished for."""
    return range(first, first + count * GAMES)


def question(game: Game) -> Decision:
    """What is asked; the game must go on."""
    assert game.decision is not None
    return game.decision


def play(game: Game, rng: random.Random, picks: int = 10_000, leaving: float = 0.0) -> Game:
    """The same game after so many random picks, or at its end.

    `leaving`: how likely each pick is somebody's giving up, where that can be done.
    """
    while game.decision is not None and picks:
        seats = may_give_up(game) if leaving and rng.random() < leaving else ()
        if seats:
            game.give_up(rng.choice(seats))
        else:
            game.pick(rng.choice(game.decision.options))
        picks -= 1
    return game


def game_at(setup: Setup, seed: int, picks: int, leaving: float = 0.0) -> Game:
    """A game after so many random picks."""
    return play(setup.start(seed), random.Random(seed), picks, leaving)


def game_inside_effect(setup: Setup, seed: int, picks: int = 20, since: int = 1) -> Game:
    """A game that stands inside an effect, with so many picks at least since the action began."""
    rng = random.Random(seed)
    game = play(setup.start(seed), rng, picks)
    while len(inside.picks_since_checkpoint(game)) < since:
        assert game.decision is not None, "the game ended before an effect asked"
        play(game, rng, 1)
    return game


def in_another_process(code: str, told: object, *arguments: str) -> Any:
    """What this code prints as JSON when it reads the same way what is told: sets have other orders there."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], input=json.dumps(told), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)
