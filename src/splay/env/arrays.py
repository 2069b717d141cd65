"""Many games played side by side, with what they ask and tell in arrays that are made once."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, NamedTuple, Self, Unpack

from splay.env.errors import BadArgument, IllegalAction, NotReset, WorkerLost, need

with need("splay.env.arrays", "numpy", "gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

from splay.env.core import Episodes, seated
from splay.env.spaces import drawn_seed, plain_seed
from splay.game.returns import TURN_LIMIT
from splay.position.options import Options
from splay.position.setup import LAST_SEED

MOST_GAMES: Final = 2**20


class Arrays(NamedTuple):
    """What a batch tells; a row for each game.

    Attributes:
        observations: what the seat that is asked sees, laid out by `splay.env.layout`.
        masks: for each action 1 if it may be taken, otherwise 0.
        seats: the seat that is asked.
        seeds: the seed of the game in this row, with which `Game.start` and `aec_env` play the same one.
        rewards: what the last step has brought each seat; not 0 only where it ended a game.
        terminated: whether the last step ended a game by its rules.
        truncated: whether it went beyond the turn limit.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    seeds: NDArray[np.int64]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]

    def part(self, rows: slice) -> "Arrays":
        """Some of the rows, in the same memory."""
        return Arrays(**{name: array[rows] for name, array in self._asdict().items()})


def shapes_of(episodes: Episodes, games: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The shapes and types of the arrays of a batch."""
    return {
        "observations": ((games, episodes.encoder.layout.size), np.float32),
        "masks": ((games, len(episodes.actions)), np.int8),
        "seats": ((games,), np.int64),
        "seeds": ((games,), np.int64),
        "rewards": ((games, len(episodes.setup.players)), np.float32),
        "terminated": ((games,), np.bool_),
        "truncated": ((games,), np.bool_),
    }


class Games:
    """Games that write what they ask and tell into arrays of others; a game that has ended is followed by a new one."""

    def __init__(self, table: Episodes, arrays: Arrays, legal: NDArray[np.int8], first: int) -> None:
        """Prepare one game for each row.

        Args:
            table: where all of them are played.
            arrays: to write into; as many rows as there are games.
            legal: to write the masks into once more, for who checks actions: those of `arrays` are in the user's hands.
            first: the number of the first game, which together with the seed decides what its games are.
        """
        self._arrays = arrays
        self._first = first
        self._tables = [table.at_same_table() for _ in arrays.seats]
        self._chances: list[np.random.Generator] = []
        self._rows = [memoryview(row).cast("B") for row in arrays.observations]
        self._legal = legal
        self._masks = [memoryview(row).cast("B") for row in legal]
        self._no_mask = bytes(arrays.masks.shape[1])

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._chances = [np.random.default_rng([seed, self._first + row]) for row in range(len(self._tables))]
        for row in range(len(self._tables)):
            self._begin(row)
        np.copyto(self._arrays.masks, self._legal)
        self._arrays.rewards.fill(0)
        self._arrays.terminated.fill(False)
        self._arrays.truncated.fill(False)

    def step(self, actions: Sequence[int]) -> None:
        """Take an action in each game; all of them are offered."""
        arrays = self._arrays
        arrays.rewards.fill(0)
        arrays.terminated.fill(False)
        arrays.truncated.fill(False)
        for row, table in enumerate(self._tables):
            table.pick(actions[row])
            if table.is_over:
                arrays.rewards[row] = table.returns
                arrays.terminated[row] = table.is_terminated
                arrays.truncated[row] = table.is_truncated
                self._begin(row)
            else:
                self._tell(row, table)
        np.copyto(arrays.masks, self._legal)

    def _begin(self, row: int) -> None:
        table = self._tables[row]
        seed = drawn_seed(self._chances[row])
        table.begin(seed)
        self._arrays.seeds[row] = seed
        self._tell(row, table)

    def _tell(self, row: int, table: Episodes) -> None:
        ask = table.asking()
        self._rows[row][:] = table.scribe.written(table.playing.state, ask, ask.seat)
        mask = self._masks[row]
        mask[:] = self._no_mask
        for action in table.offered:
            mask[action] = 1
        self._arrays.seats[row] = ask.seat


class Batch:
    """Many games in this process; `splay.env.batch` makes one.

    Attributes:
        games: how many.
        players: how many play in each.
        arrays: what the games ask and tell; the same arrays after every step.
    """

    def __init__(
        self,
        edition: int = 4,
        players: int = 2,
        *,
        games: int = 64,
        teams: str = "",
        turn_limit: int = TURN_LIMIT,
        **options: Unpack[Options],
    ) -> None:
        """Prepare the games; as `splay.env.batch`."""
        self.games = checked_count("games", games, MOST_GAMES)
        self.players = players
        self._table = seated(edition, players, teams, turn_limit, options)
        self._has_reset = False
        self._is_closed = False
        self.arrays, self._legal = self._made()
        self._start()

    def _made(self) -> tuple[Arrays, NDArray[np.int8]]:
        """The arrays, and another one for the masks."""
        made: dict[str, Any] = {
            name: np.zeros(shape, kind) for name, (shape, kind) in shapes_of(self._table, self.games).items()
        }
        return Arrays(**made), np.zeros_like(made["masks"])

    def _start(self) -> None:
        """Prepare what plays."""
        self._here = Games(self._table, self.arrays, self._legal, 0)

    def reset(self, seed: int | None = None) -> Arrays:
        """Begin all games anew.

        Args:
            seed: decides all games from here on, however many processes play them; None for one drawn.

        Raises:
            SetupError: this is no seed for a game.
            WorkerLost: the batch is closed, or a process that plays has gone.
        """
        self._check_open()
        seed = int(np.random.default_rng().integers(LAST_SEED)) if seed is None else plain_seed(seed)
        self._table.begin(seed)  # refuses what is no seed
        self._table.game = None
        self._play("reset", seed)
        self._has_reset = True
        return self.arrays

    def step(self, actions: Any) -> Arrays:
        """Take an action in every game; where one ends, the next has begun already.

        Args:
            actions: as many whole numbers as there are games.

        Raises:
            BadArgument: these are not as many whole numbers.
            IllegalAction: a game does not offer its action; no game has changed.
            NotReset: there are no games yet.
            WorkerLost: as for `reset`.
        """
        self._check_open()
        if not self._has_reset:
            raise NotReset("there is no game before the first reset")
        chosen = self._whole_numbers(actions)
        known = (chosen >= 0) & (chosen < len(self._table.actions))
        offered = known & (self._legal[np.arange(self.games), np.where(known, chosen, 0)] == 1)
        if not offered.all():
            game = int(np.flatnonzero(~offered)[0])
            raise IllegalAction(
                "game {game} does not offer action {action}; no game has changed", game=game, action=int(chosen[game])
            )
        self._play("step", chosen.tolist())
        return self.arrays

    def _whole_numbers(self, actions: Any) -> NDArray[Any]:
        """The actions as an array.

        Raises:
            BadArgument: they are not as many whole numbers as there are games.
        """
        try:
            chosen = np.asarray(actions)
            found = f"{chosen.dtype} of shape {chosen.shape}"
        except ValueError:
            chosen, found = np.asarray(None), "rows of different lengths"
        is_plain = chosen.shape == (self.games,) and chosen.dtype.kind in "iu"
        if isinstance(actions, np.ma.MaskedArray):
            is_plain, found = False, "an array with a mask of its own"
        elif isinstance(actions, Sequence) and any(isinstance(each, bool | np.bool_) for each in actions):
            is_plain, found = False, "booleans"  # which would count as 0 and 1
        if not is_plain:
            raise BadArgument("actions are {games} whole numbers, not {found}", games=self.games, found=found)
        return chosen

    def _check_open(self) -> None:
        if self._is_closed:
            raise WorkerLost("the batch is closed")

    def _play(self, what: str, told: Any) -> None:
        """Reset or step all games."""
        getattr(self._here, what)(told)

    def close(self) -> None:
        """Nothing more will be played; the arrays stay as they are."""
        self._is_closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


def checked_count(what: str, count: Any, most: int) -> int:
    """A number of things.

    Raises:
        BadArgument: it is none from 1 up.
    """
    if type(count) is not int or not 1 <= count <= most:
        raise BadArgument("{what} is a whole number from 1 to {most}, not {count!r}", what=what, most=most, count=count)
    return count
