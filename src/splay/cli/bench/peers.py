"""`splay bench --against`: card games of other libraries and ours in turn, played at random from Python."""

import random
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

from splay.env.errors import BadArgument, need
from splay.game.game import Game

ENGINE: Final = "engine"
ENVIRONMENT: Final = "environment"
LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 3600.0
Play = Callable[[], int]
"""Plays a game and gives how many decisions that took; chance is none."""


class Contender(NamedTuple):
    """A game of a library.

    Attributes:
        library: whose; `ENGINE` or `ENVIRONMENT` if it is ours.
        game: its name.
        play: plays it.
    """

    library: str
    game: str
    play: Play

    @property
    def name(self) -> str:
        """Both names."""
        return f"{self.library} {self.game}"


class Compared(NamedTuple):
    """How fast ours is beside a game of another library.

    Attributes:
        theirs: the other game.
        ours: what it is compared with.
        decisions_per_second: of theirs, the median of all rounds.
        ratio: ours to theirs, the median of the ratios of each round.
        lowest, highest: of these.
    """

    theirs: str
    ours: str
    decisions_per_second: float
    ratio: float
    lowest: float
    highest: float


def contenders(libraries: Sequence[str], rng: random.Random) -> list[Contender]:
    """The games of these libraries.

    Args:
        libraries: of `PEERS`; one that is named twice plays once.
        rng: takes the decisions.

    Raises:
        BadArgument: there is no such library here, or none is named.
        MissingPackage: a library is not installed.
    """
    found = []
    for library in dict.fromkeys(libraries or [""]):
        if library not in PEERS:
            raise BadArgument(
                "nothing is compared with {library!r}: there are {peers}", library=library, peers=", ".join(PEERS)
            )
        found += PEERS[library].make(rng)
    return found


def ours(edition: int, players: int, rng: random.Random) -> dict[str, Contender]:
    """What others are compared with: the engine, and the environment of PettingZoo.

    Raises:
        SetupError: there is no such table.
        MissingPackage: PettingZoo is not installed.
    """
    from splay.env import aec_env

    env = aec_env(edition, players)
    names = [f"p{seat}" for seat in range(players)]
    game = f"edition {edition}, {players} players"

    def engine() -> int:
        table = Game.start(edition, names, rng.getrandbits(32))
        while count := table.option_count:
            table.pick_at(int(rng.random() * count))
        return len(table.picks)

    return {
        ENGINE: Contender(ENGINE, game, engine),
        ENVIRONMENT: Contender(ENVIRONMENT, game, lambda: _agents(env, rng)),
    }


def compare(
    own: dict[str, Contender],
    peers: Sequence[Contender],
    rounds: int,
    seconds: float,
    tell: Callable[[int], None] | None = None,
) -> tuple[list[Compared], dict[str, float]]:
    """Let everyone play in turn, as long as the others, in several rounds.

    Returns:
        how ours compares with each other game, and how many decisions ours take in a second.

    Raises:
        BadArgument: nobody can play that long.
    """
    check_seconds(seconds)
    speeds: dict[str, list[float]] = {each.name: [] for each in (*own.values(), *peers)}
    for number in range(rounds):
        for each in (*own.values(), *peers):
            speeds[each.name].append(speed(each.play, seconds))
        if tell is not None:
            tell(number + 1)
    found = []
    for each in peers:
        mine = own[PEERS[each.library].like]
        theirs = speeds[each.name]
        ratios = [ours / other for ours, other in zip(speeds[mine.name], theirs, strict=True)]
        found.append(Compared(each.name, mine.name, median(theirs), median(ratios), min(ratios), max(ratios)))
    return found, {each.name: median(speeds[each.name]) for each in own.values()}


def check_seconds(seconds: float) -> None:
    """Refuse a time in which nothing can be measured, and one without end.

    Raises:
        BadArgument: it is none from `LEAST_SECONDS` to `MOST_SECONDS`.
    """
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadArgument(
            "a round takes from {least} to {most} seconds for each game, not {seconds}",
            least=LEAST_SECONDS,
            most=MOST_SECONDS,
            seconds=seconds,
        )


def speed(play: Play, seconds: float) -> float:
    """Decisions in a second, over whole games, at least one, that take at least as long as this."""
    began = perf_counter()
    decisions = play()
    while (took := perf_counter() - began) < seconds:
        decisions += play()
    return decisions / took


# -- other libraries --------------------------------------------------------------------------


def _open_spiel(rng: random.Random) -> list[Contender]:
    need("splay bench --against open_spiel", "pyspiel")
    pyspiel = import_module("pyspiel")

    def player(name: str) -> Play:
        game = pyspiel.load_game(name)

        def play() -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                else:
                    state.apply_action(_one_of(state.legal_actions(), rng))
                    decisions += 1
            return decisions

        return play

    names = ("gin_rummy", "cribbage", "hanabi", "hearts", "tarok")
    return [Contender("open_spiel", name, player(name)) for name in names]


def _rlcard(rng: random.Random) -> list[Contender]:
    need("splay bench --against rlcard", "rlcard")
    rlcard = import_module("rlcard")

    def player(name: str) -> Play:
        env = rlcard.make(name, config={"seed": 1})

        def play() -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(_one_of(list(state["legal_actions"]), rng))
                decisions += 1
            return decisions

        return play

    return [Contender("rlcard", name, player(name)) for name in ("gin-rummy", "uno", "leduc-holdem")]


def _pettingzoo(rng: random.Random) -> list[Contender]:
    need("splay bench --against pettingzoo", "pettingzoo", "rlcard", "pygame")
    found = []
    for game in ("leduc_holdem_v4", "texas_holdem_v4"):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PettingZoo would rather have its games made by another function
            env = import_module(f"pettingzoo.classic.{game}").env()
        found.append(Contender("pettingzoo", game, _player_of(env, rng)))
    return found


def _player_of(env: Any, rng: random.Random) -> Play:
    return lambda: _agents(env, rng)


def _agents(env: Any, rng: random.Random) -> int:
    """A game of PettingZoo, as its own performance test plays."""
    env.reset(seed=rng.getrandbits(31))
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(_one_of(observation["action_mask"].nonzero()[0].tolist(), rng))
            decisions += 1
    return decisions


def _one_of(actions: Sequence[int], rng: random.Random) -> int:
    """One of these, chosen as quickly as Python can: how long that takes is no merit of a library."""
    return actions[int(rng.random() * len(actions))]


class _Peer(NamedTuple):
    """Another library.

    Attributes:
        like: what of ours does the same as its games.
        make: makes its games.
    """

    like: str
    make: Callable[[random.Random], list[Contender]]


PEERS: Final = {
    "open_spiel": _Peer(ENGINE, _open_spiel),
    "rlcard": _Peer(ENVIRONMENT, _rlcard),
    "pettingzoo": _Peer(ENVIRONMENT, _pettingzoo),
}
"""Other libraries by name.

Games of OpenSpiel give no observation unless asked, as the engine does; those of the others always give one.
"""
