"""The game as an environment of Gymnasium: one seat against bots."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from splay.bots import make_bot
from splay.bots.base import Bot
from splay.env.core import Episodes, agent_names
from splay.env.errors import BadArgument, EpisodeOver, IllegalAction
from splay.env.renderer import METADATA, Renderer
from splay.env.spaces import Observation, discrete_space, drawn_seed, observation_space, observed, plain_seed
from splay.game.returns import LOSS, TURN_LIMIT
from splay.position.options import Options
from splay.views.view import view

REFUSE: Final = "refuse"
LOSE: Final = "lose"
ILLEGAL: Final = "illegal action"
"""The reason of an end by an action that was not offered."""
BOT_SEEDS: Final = 2**32
"""Seeds of bots lie below this number."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat against bots; see `splay.env.gym_env`.

    Attributes:
        episodes: the table in numbers.
        seat: the seat that acts.
    """

    metadata = METADATA

    def __init__(
        self,
        edition: int = 4,
        players: int = 2,
        *,
        opponents: Sequence[str | Callable[[int], Bot]] = ("random",),
        seat: int = 0,
        teams: str = "",
        render_mode: str | None = None,
        turn_limit: int = TURN_LIMIT,
        illegal: str = REFUSE,
        **options: Unpack[Options],
    ) -> None:
        """Prepare a table; as `splay.env.gym_env`."""
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self.episodes = Episodes(edition, agent_names(players), teams, turn_limit, **options)
        if type(seat) is not int or not 0 <= seat < players:
            raise BadArgument("there is no seat {seat!r} at this table", seat=seat)
        if illegal not in (REFUSE, LOSE):
            raise BadArgument(
                "illegal is {refuse!r} or {lose!r}, not {illegal!r}", refuse=REFUSE, lose=LOSE, illegal=illegal
            )
        self.seat = seat
        self._illegal = illegal
        self._makers = dict(zip(_others(seat, players), _makers(opponents, players - 1), strict=True))
        self._bots: dict[int, Bot] = {}
        self._lost: dict[str, Any] = {}
        self.observation_space = observation_space(self.episodes)
        self.action_space = discrete_space(self.episodes)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and let bots play until the seat is asked.

        Args:
            seed: shuffles the decks, as in `Game.start`; None for one drawn.  It also decides what the bots do.
            options: not used.

        Returns:
            the observation, and an empty info.

        Raises:
            SetupError: this is no seed for a game.
        """
        if seed is not None:
            self.episodes.begin(plain_seed(seed))  # refuses what is no seed
        super().reset(seed=plain_seed(seed))
        if seed is None:
            self.episodes.begin(drawn_seed(self.np_random))
        self._bots = {place: make(int(self.np_random.integers(BOT_SEEDS))) for place, make in self._makers.items()}
        self._lost = {}
        self._let_bots_play()
        self._renderer.show(self.episodes.playing, self.seat)
        return observed(self.episodes, self.seat), self.episodes.ending

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action and let bots play until the seat is asked again.

        Returns:
            observation, reward, whether the game has ended, whether it was broken off at the turn limit, and at its end
            the ``reason`` and the ``winners`` by seat.

        Raises:
            IllegalAction: it is not offered; nothing has changed.
            NotReset, EpisodeOver: nothing is asked.
        """
        if self._lost:
            raise EpisodeOver("the game is over ({reason}): reset begins another", reason=ILLEGAL)
        try:
            self.episodes.pick(action)
        except IllegalAction:
            self.episodes.actions.checked(action, self.episodes.setup.players[self.seat])
            if self._illegal == REFUSE:
                raise
            self._lost = {"reason": ILLEGAL, "winners": []}
            return observed(self.episodes, self.seat), LOSS, True, False, dict(self._lost)
        self._let_bots_play()
        self._renderer.show(self.episodes.playing, self.seat)
        episodes = self.episodes
        return (
            observed(episodes, self.seat),
            episodes.returns[self.seat],
            episodes.is_terminated,
            episodes.is_truncated,
            episodes.ending,
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """For each action whether it may be taken now: what learners with masks ask for, such as those of sb3-contrib.

        Raises:
            NotReset: there is no game yet.
        """
        return np.frombuffer(self.episodes.mask(self.seat), dtype=np.bool_)

    def _let_bots_play(self) -> None:
        episodes = self.episodes
        while (seat := episodes.seat) is not None and seat != self.seat:
            seen = view(episodes.playing, seat)
            assert seen.asked is not None
            episodes.playing.pick(self._bots[seat].choose(seen, seen.asked), seat, seen.asked.number)

    def render(self) -> Any:
        """What the seat sees, in the way chosen by ``render_mode``; None where that prints or is None.

        Raises:
            NotReset: there is no game yet.
        """
        return self._renderer.render(self.episodes.playing, self.seat)


def _others(seat: int, players: int) -> list[int]:
    """The other seats, from the next to the left on."""
    return [(seat + step) % players for step in range(1, players)]


def _makers(opponents: Any, count: int) -> list[Callable[[int], Bot]]:
    """What makes the bots of this many seats.

    Raises:
        BadArgument: these are no bots, or not one for each seat.
        SetupError: there is no such bot.
    """
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise BadArgument("opponents is a list of bots, not {opponents!r}", opponents=opponents)
    if len(opponents) not in (1, count):
        raise BadArgument(
            "{given} opponents are named for {count} other seats: one for each, or one for all",
            given=len(opponents),
            count=count,
        )
    for each in opponents:
        if isinstance(each, str):
            make_bot(each, 0)  # refuses it by its name
        if not isinstance(each, str) and not callable(each):
            raise BadArgument("an opponent is the name of a bot or makes one from a seed, not {bot!r}", bot=each)
    makers = [partial(make_bot, each) if isinstance(each, str) else each for each in opponents]
    return makers * count if len(makers) == 1 else makers
