"""Random games for tests: every kind of table, and positions from the middle of play."""

import random
from typing import NamedTuple

from splay.decision import Decision
from splay.game import Game

NAMES = ("ann", "bob", "cyd", "dan")


class Setup(NamedTuple):
    """One kind of table."""

    edition: int
    players: int
    teams: str = ""
    covered_hidden: bool = False

    def start(self, seed: int) -> Game:
        """A new game at such a table."""
        return Game.start(self.edition, NAMES[: self.players], seed, self.teams, self.covered_hidden)

    def __str__(self) -> str:
        words = [f"edition {self.edition}", f"{self.players} players"]
        words += ["teams"] * bool(self.teams) + ["covered hidden"] * self.covered_hidden
        return ", ".join(words)


SETUPS = [
    Setup(edition, players, teams, covered)
    for edition in (1, 3)
    for players in (2, 3, 4)
    for teams in ("", "ABAB")
    for covered in (False, True)
    if not teams or (edition, players) == (3, 4)
]
"""Every edition, player count and option that Splay has."""


def question(game: Game) -> Decision:
    """What is asked; the game must go on."""
    assert game.decision is not None
    return game.decision


def play(game: Game, rng: random.Random, picks: int = 10_000) -> Game:
    """The same game after so many random picks, or at its end."""
    while game.decision is not None and picks:
        game.pick(rng.choice(game.decision.options))
        picks -= 1
    return game


def game_at(setup: Setup, seed: int, picks: int) -> Game:
    """A game after so many random picks."""
    return play(setup.start(seed), random.Random(seed), picks)


def game_inside_effect(setup: Setup, seed: int, picks: int = 20, since: int = 1) -> Game:
    """A game that stands inside an effect, with so many picks at least since the action began."""
    rng = random.Random(seed)
    game = play(setup.start(seed), rng, picks)
    while len(game.picks_since_checkpoint) < since:
        assert game.decision is not None, "the game ended before an effect asked"
        play(game, rng, 1)
    return game
