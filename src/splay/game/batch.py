"""Many games stepped together: one call makes a pick in each of them."""

from collections.abc import Sequence
from typing import Any, NamedTuple, SupportsIndex

from splay.errors import PickError, SetupError
from splay.game import inside
from splay.game.game import Game
from splay.game.refusals import number_taken, plain_numbers
from splay.position.seating import seating_of
from splay.position.setup import LAST_SEED, Setup
from splay.position.state import Outcome
from splay.position.terms import Given


class EndedGame(NamedTuple):
    """A game of a batch that has ended.

    Attributes:
        at: its place in the batch, where another game has begun since.
        seed: its seed.
        outcome: how it ended.
        decisions: how many picks it took.
    """

    at: int
    seed: int
    outcome: Outcome
    decisions: int


class GameBatch:
    """Games at tables that are all set up alike.  One that ends makes room at once for a game with the next seed.

    After the last seed that a `Setup` can have comes 0.

    >>> batch = GameBatch(Setup(3, ["ann", "bob"], seed=7), 3)
    >>> batch.counts, batch.seats
    ([2, 2, 2], [0, 0, 0])
    >>> batch.step_at([0, 1, 0])
    >>> [game.picks for game in batch.games], batch.seats
    ([['Oars'], ['Writing'], ['Oars']], [1, 1, 1])

    Attributes:
        games: the games in progress; step them only here.
        counts: how many options each of them offers.
        ended: the games that ended in the last step.
        next_seed: the seed of the next game to begin.
    """

    __slots__ = ("_seating", "counts", "ended", "games", "next_seed")

    def __init__(self, setup: Setup, size: Given[int]) -> None:
        """Begin so many games, the first with the seed of the setup and each other one with the next.

        Args:
            setup: of all games but for their seeds.
            size: how many games, a whole number.

        Raises:
            SetupError: the setup has no seed, or this is no number of games.
        """
        if type(size) is not int or size < 1:
            raise SetupError("a batch has a whole number of games from 1 up, not {size!r}", size=size)
        if setup.seed is None:
            raise SetupError("a seed is a whole number from 0 up, not {seed!r}", seed=None)
        self._seating = seating_of(setup)
        self.next_seed: int = setup.seed
        self.ended: list[EndedGame] = []
        self.games: list[Game] = [self._begin() for _ in range(size)]
        self.counts: list[int] = [game.option_count for game in self.games]

    def __len__(self) -> int:
        return len(self.games)

    @property
    def seats(self) -> list[int]:
        """Who is asked in each game."""
        return [game.seat for game in self.games]

    @property
    def legal_actions(self) -> list[tuple[int, ...]]:
        """The number of each option of each game, see `Game.legal_actions`."""
        return [game.legal_actions for game in self.games]

    def step_at(self, places: Sequence[SupportsIndex]) -> None:
        """Pick in every game the option at this place among its options, counted from 0.

        Args:
            places: one for each game: a list, an array, or anything else that can be counted through.

        Raises:
            NotOffered: a game has no option at its place.
            PickError: there are more or fewer places than games, or they are no list.  Whatever is raised, no game has
                changed.
        """
        self._check_size(places)
        games = self.games
        counts = self.counts
        plain = plain_numbers(places)
        for at in range(len(games)):
            if not 0 <= plain[at] < counts[at]:
                game = games[at]
                number_taken(game.state, game.decision, places[at], range(counts[at]))
        self._take(plain)

    def step(self, actions: Sequence[SupportsIndex]) -> None:
        """Pick in every game the option with this number, one of its `legal_actions`; raises as `step_at`."""
        self._check_size(actions)
        plain = plain_numbers(actions)
        places: list[int] = []
        for at, game in enumerate(self.games):
            legal = game.legal_actions
            if plain[at] not in legal:
                number_taken(game.state, game.decision, actions[at], legal)
            places.append(legal.index(plain[at]))
        self._take(places)

    def _check_size(self, picks: Any) -> None:
        try:
            size = -1 if isinstance(picks, set | frozenset | dict) else len(picks)
        except TypeError:  # one number, or a generator
            size = -1
        if size < 0:
            raise PickError("picks are a list with a whole number for each game, not {picks!r}", picks=picks)
        if size != len(self.games):
            raise PickError("picks: {picks}, games: {games}", picks=size, games=len(self.games))

    def _take(self, places: list[int]) -> None:
        games = self.games
        counts = self.counts
        if self.ended:
            self.ended = []
        for at in range(len(games)):
            game = games[at]
            inside.take(game, places[at])
            outcome = game.outcome
            if outcome is not None:
                seed = game.seed
                assert seed is not None, "it was begun here"
                self.ended.append(EndedGame(at, seed, outcome, game.state.number))
                game = games[at] = self._begin()
            counts[at] = game.option_count

    def _begin(self) -> Game:
        seed = self.next_seed
        self.next_seed = seed + 1 if seed < LAST_SEED else 0
        return inside.begun(self._seating, seed)
