"""The game as an environment of PettingZoo, where agents act one after another."""

from typing import Any, Final, Unpack

from splay.env.errors import IllegalAction, NoSuchAgent, need

with need("splay.env.pettingzoo", "numpy", "gymnasium", "pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from splay.env.actions import SPACES_VERSION
from splay.env.core import seated
from splay.env.renderer import METADATA, Renderer
from splay.env.spaces import Observation, discrete_space, drawn_seed, observation_space, observed, plain_seed
from splay.game.returns import TURN_LIMIT
from splay.position.options import Options

__all__ = ["AgentsEnv", "OrderedAgentsEnv", "env", "raw_env"]

NAME: Final = f"splay_v{SPACES_VERSION}"
"""The name of the environment; its number is that of the spaces."""

_METADATA: Final[dict[str, Any]] = {**METADATA, "name": NAME, "is_parallelizable": False}


class AgentsEnv(AECEnv[str, Observation, int | None]):
    """The environment without PettingZoo's wrappers.

    Who has lost in the middle of a game of edition 4 stays an agent and is never asked again; all agents end together.
    A deep copy or pickle is at the same decision.

    Attributes:
        episodes: the table in numbers.
        np_random: where the seeds of games come from after a reset without a seed.
    """

    metadata = _METADATA

    def __init__(
        self,
        edition: int = 4,
        players: int = 2,
        *,
        teams: str = "",
        render_mode: str | None = None,
        turn_limit: int = TURN_LIMIT,
        **options: Unpack[Options],
    ) -> None:
        """Prepare a table; as `splay.env.aec_env`."""
        super().__init__()  # type: ignore[no-untyped-call]
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self.episodes = seated(edition, players, teams, turn_limit, options)
        self.possible_agents = list(self.episodes.setup.players)
        self.np_random = np.random.default_rng()
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(self.episodes) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: discrete_space(self.episodes) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observations of an agent.

        Raises:
            NoSuchAgent: there is no such agent.
        """
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent; raises as `observation_space`."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        Args:
            seed: shuffles the decks, as in `Game.start`; None for one drawn from `np_random`, which every seed starts
                anew.
            options: not used.

        Raises:
            SetupError: this is no seed for a game.
        """
        if seed is None:
            self.episodes.begin(drawn_seed(self.np_random))
        else:
            self.episodes.begin(plain_seed(seed))  # refuses what is no seed
            self.np_random = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked; None for one whose game is over.

        Raises:
            IllegalAction: it is not offered, or the agent's game is over; nothing has changed.
            NotReset: there is no game yet.
            EpisodeOver: no agent is left.
        """
        if not self.agents:
            self.episodes.asking()  # refuses it
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalAction(
                    "{who} cannot take action {action!r}: the game is over for it, and only None is left",
                    who=agent,
                    action=action,
                )
            self._was_dead_step(None)
            return
        self.episodes.pick(action)
        if self.episodes.is_over:
            self._end()
        self._select()
        self._show()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked gets to know: observation, reward, termination, truncation and info.

        Raises:
            NotReset: there is no game yet.
            EpisodeOver: no agent is left.
        """
        if not self.agents:
            self.episodes.asking()  # refuses it
        return AECEnv.last(self, observe)

    def _end(self) -> None:
        """Give everyone what the game has brought them; until then nothing changes but who is asked."""
        self.rewards = dict(zip(self.agents, self.episodes.returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.episodes.is_terminated)
        self.truncations = dict.fromkeys(self.agents, self.episodes.is_truncated)
        self.infos = {each: dict(self.episodes.ending) for each in self.agents}
        self._accumulate_rewards()

    def _select(self) -> None:
        """Turn to the agent that is asked; after the end, to those who leave, one by one."""
        seat = self.episodes.seat
        if seat is None:
            self.agent_selection = self.agents[0]
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, asked or not.

        Raises:
            NoSuchAgent: there is no such agent.
            NotReset: there is no game yet.
        """
        return observed(self.episodes, self._seat_of(agent))

    def _seat_of(self, agent: Any) -> int:
        if not isinstance(agent, str) or agent not in self.possible_agents:
            raise NoSuchAgent(
                "there is no agent {agent!r}: there are {agents}", agent=agent, agents=", ".join(self.possible_agents)
            )
        return self.possible_agents.index(agent)

    def render(self) -> Any:
        """What the agent that is asked sees, in the way chosen by ``render_mode``; None where that prints or is None.

        Raises:
            NotReset: there is no game yet.
        """
        return self._renderer.render(self.episodes.playing, self.possible_agents.index(self.agent_selection))

    def _show(self) -> None:
        self._renderer.show(self.episodes.playing, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class OrderedAgentsEnv(OrderEnforcingWrapper[str, Observation, int | None]):
    """PettingZoo's wrapper, which looks at the environment itself for what the environment has at hand."""

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked gets to know; as in every environment of PettingZoo."""
        if not self._has_reset:
            return super().last(observe)
        return self.env.last(observe)

    def step(self, action: int | None) -> None:
        """Take an action; raises as `AgentsEnv.step`, also where PettingZoo's wrapper would only warn."""
        if not self._has_reset:
            super().step(action)
        self._has_updated = True
        self.env.step(action)


def raw_env(edition: int = 4, players: int = 2, **options: Any) -> AgentsEnv:
    """The environment without PettingZoo's wrappers; arguments and errors as for `splay.env.aec_env`."""
    return AgentsEnv(edition, players, **options)


def env(edition: int = 4, players: int = 2, **options: Any) -> "OrderEnforcingWrapper[str, Observation, int | None]":
    """The environment in PettingZoo's wrappers; arguments and errors as for `splay.env.aec_env`."""
    # What PettingZoo's other usual wrapper asserts, that actions are in their space, the environment refuses itself.
    return OrderedAgentsEnv(raw_env(edition, players, **options))
