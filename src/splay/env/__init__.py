"""Environments for research: the game as PettingZoo and Gymnasium know games.

>>> from splay.env import aec_env
>>> env = aec_env(edition=4, players=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'

They need the extra ``research``: ``pip install "splay[research]"``.  Without it this package can be imported, and what
does need it says so (`MissingPackage`).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Unpack

from splay.bots.base import Bot
from splay.env.actions import SPACES_VERSION, ActionSpace, action_space
from splay.env.core import TURN_LIMIT, Episodes
from splay.env.errors import (
    BadArgument,
    EnvError,
    EpisodeOver,
    IllegalAction,
    MissingPackage,
    NoSuchAgent,
    NoSuchMode,
    NotReset,
    need,
)
from splay.env.layout import Layout, layout
from splay.position.options import Options

if TYPE_CHECKING:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from splay.env.gymnasium import SeatEnv
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
        opponents: who has the other seats, from the next to the left on: names of `splay.bots.BOTS`, or whatever makes
            a bot from a seed.  One alone has all of them.
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


__all__ = [
    # environments
    "aec_env",
    "gym_env",
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
]
