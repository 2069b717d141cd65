"""Environments for research: the game as PettingZoo, Gymnasium and OpenSpiel know games.

>>> from splay.env import aec_env
>>> env = aec_env(edition=4, players=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'

They need the extra ``research``, OpenSpiel one of its own, ``open-spiel``: in a checkout,
``.venv/bin/python -m pip install -e ".[research]"``.  Without them this package can be imported, and what does need
them says so, with the command that installs what is missing (`MissingPackage`).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Unpack

from splay.bots.base import Bot
from splay.env.actions import SPACES_VERSION, ActionSpace, action_space
from splay.env.core import Episodes
from splay.env.errors import (
    BadArgument,
    EnvError,
    EpisodeOver,
    IllegalAction,
    MissingPackage,
    NoSuchAgent,
    NoSuchMode,
    NotReset,
    WorkerLost,
    need,
)
from splay.env.layout import Layout, layout
from splay.game.returns import TURN_LIMIT
from splay.position.options import Options

if TYPE_CHECKING:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from splay.env.arrays import Batch
    from splay.env.gymnasium import SeatEnv
    from splay.env.open_spiel import SplayGame
    from splay.env.spaces import Observation


def aec_env(
    edition: int = 4,
    players: int = 2,
    *,
    teams: str = "",
    render_mode: str | None = None,
    turn_limit: int = TURN_LIMIT,
    **options: Unpack[Options],
) -> "OrderEnforcingWrapper[str, Observation, int | None]":
    """An environment of PettingZoo: every seat is an agent, and whoever is asked acts.

    Args:
        edition: 1, 3 or 4.
        players: how many.
        teams: a letter for each seat, the same for partners; empty if everyone plays alone.
        render_mode: ``"ansi"``, ``"human"``, ``"rgb_array"`` or None.
        turn_limit: the last turn; a game that goes on after it is truncated.
        options: the other options of a `Setup`.

    Raises:
        MissingPackage: PettingZoo, Gymnasium or numpy is not installed, or, to draw, Pillow.
        SetupError: such a table cannot exist.
        BadArgument: `players` or `turn_limit` is no such number.
        NoSuchMode: there is no such way to render.
    """
    need("aec_env", "numpy", "gymnasium", "pettingzoo")
    from splay.env.pettingzoo import env

    return env(edition, players, teams=teams, render_mode=render_mode, turn_limit=turn_limit, **options)


def gym_env(
    edition: int = 4,
    players: int = 2,
    *,
    opponents: Sequence[str | Callable[[int], Bot]] = ("random",),
    seat: int = 0,
    teams: str = "",
    render_mode: str | None = None,
    turn_limit: int = TURN_LIMIT,
    illegal: str = "refuse",
    **options: Unpack[Options],
) -> "SeatEnv":
    """An environment of Gymnasium: one seat acts, bots have the others.

    Args:
        edition: 1, 3 or 4.
        players: how many.
        opponents: who has the other seats, from the next to the left on: bots as `splay.bots.make_bot` names them, or
            whatever makes a bot from a seed.  One alone has all of them.
        seat: which seat acts.
        teams: as for `aec_env`, like `render_mode`, `turn_limit` and `options`.
        render_mode: how to render.
        turn_limit: the last turn.
        illegal: what an action does that is not offered: ``"refuse"`` raises `IllegalAction` and changes nothing,
            ``"lose"`` ends the episode with -1.
        options: the other options of a `Setup`.

    Raises:
        MissingPackage: Gymnasium or numpy is not installed, or, to draw, Pillow.
        SetupError: such a table cannot exist, or there is no such bot.
        BadArgument: another argument means nothing; the message says which.
        NoSuchMode: there is no such way to render.
    """
    need("gym_env", "numpy", "gymnasium")
    from splay.env.gymnasium import SeatEnv

    return SeatEnv(
        edition,
        players,
        opponents=opponents,
        seat=seat,
        teams=teams,
        render_mode=render_mode,
        turn_limit=turn_limit,
        illegal=illegal,
        **options,
    )


def spiel_game(
    edition: int = 4,
    players: int = 2,
    *,
    teams: str = "",
    turn_limit: int = TURN_LIMIT,
    **options: Unpack[Options],
) -> "SplayGame":
    """A game of OpenSpiel: chance deals card by card, then whoever is asked acts.

    Args:
        edition: 1, 3 or 4.
        players: how many.
        teams: as for `aec_env`, like `turn_limit` and `options`.
        turn_limit: the last turn.
        options: the other options of a `Setup`.

    Raises:
        MissingPackage: OpenSpiel or numpy is not installed.
        SetupError: such a table cannot exist.
        BadArgument: `players` or `turn_limit` is no such number.
    """
    need("spiel_game", "numpy", "pyspiel")
    from splay.env.open_spiel import load

    return load(edition, players, teams=teams, turn_limit=turn_limit, **options)


def batch(
    edition: int = 4,
    players: int = 2,
    *,
    games: int = 64,
    processes: int = 1,
    teams: str = "",
    turn_limit: int = TURN_LIMIT,
    **options: Unpack[Options],
) -> "Batch":
    """Many games side by side, with observations, masks and rewards in arrays that are made once.

    Args:
        edition: 1, 3 or 4.
        players: how many play in each game.
        games: how many games.
        processes: how many processes play them; 1 is this one.
        teams: as for `aec_env`, like `turn_limit` and `options`.
        turn_limit: the last turn.
        options: the other options of a `Setup`.

    Raises:
        MissingPackage: numpy or Gymnasium is not installed.
        SetupError: such a table cannot exist.
        BadArgument: another argument is no such number.
    """
    need("batch", "numpy", "gymnasium")
    from splay.env.arrays import Batch, checked_count
    from splay.env.workers import MOST_PROCESSES, SharedBatch

    if checked_count("processes", processes, MOST_PROCESSES) == 1:
        return Batch(edition, players, games=games, teams=teams, turn_limit=turn_limit, **options)
    return SharedBatch(
        edition, players, games=games, processes=processes, teams=teams, turn_limit=turn_limit, **options
    )


__all__ = [
    # environments
    "aec_env",
    "gym_env",
    "spiel_game",
    "batch",
    # what they are made of
    "SPACES_VERSION",
    "TURN_LIMIT",
    "ActionSpace",
    "Episodes",
    "Layout",
    "action_space",
    "layout",
    # errors
    "EnvError",
    "BadArgument",
    "MissingPackage",
    "IllegalAction",
    "NoSuchAgent",
    "NoSuchMode",
    "NotReset",
    "EpisodeOver",
    "WorkerLost",
    # for programs that use them
    "need",
]
