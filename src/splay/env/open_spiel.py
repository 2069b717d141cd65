"""The game as a game of OpenSpiel; importing this module registers it.

>>> import pyspiel
>>> import splay.env.open_spiel
>>> game = pyspiel.load_game("python_splay_v1(edition=4,players=3)")
>>> game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()
(3, 541, 115)
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, SupportsIndex, Unpack

from splay.env.errors import BadArgument, need

with need("splay.env.open_spiel", "numpy", "pyspiel"):
    import pyspiel

from splay.env.actions import SPACES_VERSION
from splay.env.core import Episodes, seated
from splay.env.deal import Deal
from splay.env.dealt_table import MOST_PICKS, DealtTable
from splay.env.open_spiel_observer import SeatObserver
from splay.game.refusals import plain_number
from splay.game.returns import TURN_LIMIT
from splay.position.options import OPTIONS, Options
from splay.position.setup import FEWEST_PLAYERS, MOST_PLAYERS

__all__ = ["SplayGame", "SplayState", "load"]

NAME: Final = f"python_splay_v{SPACES_VERSION}"
"""The name of the game; its number is that of the spaces."""
USUAL: Final = "usual"
"""The value of an option that is as the edition has it."""

LAST_NUMBER: Final = 2**31 - 1
"""The highest number that OpenSpiel takes as a parameter; no action is as high."""

_DEFAULTS: Final[dict[str, Any]] = {
    "edition": 4,
    "players": 2,
    "turn_limit": TURN_LIMIT,
    **{option.word: USUAL for option in OPTIONS},
}

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Splay",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=_DEFAULTS,
)


class SplayGame(pyspiel.Game):
    """A kind of table.

    Attributes:
        episodes: the table in numbers, without a game.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Prepare a table; the parameters are those of `splay.env.aec_env`, options by the words of a record.

        Raises:
            SetupError: such a table cannot exist.
            BadArgument: the number of players or the turn limit is none.
        """
        chosen = {**_DEFAULTS, **(params or {})}
        names = seated(chosen["edition"], chosen["players"], "", chosen["turn_limit"], {}).setup.players
        options = {
            option.name: option.read(chosen[option.word], names) for option in OPTIONS if chosen[option.word] != USUAL
        }
        self.episodes = Episodes(chosen["edition"], names, turn_limit=chosen["turn_limit"], **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.episodes.actions),
            max_chance_outcomes=len(self.episodes.setup.rules.cards),
            num_players=len(names),
            min_utility=-1.0,
            max_utility=float(len(names) - 1),
            utility_sum=0.0,
            max_game_length=MOST_PICKS,
        )
        super().__init__(_GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "SplayState":
        """The table before the deal."""
        return SplayState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many cards are dealt by chance."""
        return Deal(self.episodes.setup.rules).left

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What writes observations; raises as `SeatObserver`."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.episodes.encoder, self.num_players(), wanted, params)


class SplayState(pyspiel.State):
    """A position, with everything that has led to it.

    Attributes:
        table: the same, for Splay.
    """

    def __init__(self, game: SplayGame) -> None:
        super().__init__(game)
        self.table = DealtTable(game.episodes, Deal(game.episodes.encoder.rules))

    def current_player(self) -> int:
        """The seat that is asked, chance while cards are dealt, or that the game is over."""
        table = self.table
        if table.is_dealing:
            return int(pyspiel.PlayerId.CHANCE)
        seat = None if table.is_over else table.episodes.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.episodes.offered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt next, and how likely each of them is."""
        cards = self.table.deal.outcomes
        return [(card, 1 / len(cards)) for card in cards]

    def apply_action(self, action: SupportsIndex) -> None:
        """Deal a card, or pick.

        Raises:
            IllegalAction: this is not offered, or is no whole number; nothing has changed.
            EpisodeOver: the game is over.
        """
        number = action if type(action) is int else plain_number(action)
        if not 0 <= number <= LAST_NUMBER:
            self.table.take(action)  # refuses it, before OpenSpiel does so in ways of its own
        super().apply_action(number)

    def _apply_action(self, action: int) -> None:
        self.table.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        episodes = self.table.episodes
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {episodes.encoder.rules.cards[action].name}"
        return episodes.actions.words[action]

    def is_terminal(self) -> bool:
        """Whether the game is over, by its rules or because it was broken off."""
        return self.table.is_over

    def is_truncated(self) -> bool:
        """Whether it was broken off, which counts as a draw."""
        return self.table.is_truncated

    def returns(self) -> list[float]:
        """What each player has won; all together win nothing, see `DealtTable.returns`."""
        return self.table.returns

    def resample_from_infostate(self, player_id: int, chance: Callable[[], float]) -> "SplayState":
        """A state that this player cannot tell from this one, with what the player does not see dealt anew.

        Args:
            player_id: who looks.
            chance: gives random numbers from 0 to 1.

        Raises:
            NoSuchAgent: there is no such player.
            BadArgument: chance gives something else.
            CannotRedeal: in the middle of an effect, nothing was found that fits what the player has seen.
        """
        self.table.episodes.checked_seat(player_id)
        twin: SplayState = self.clone()
        twin.table = self.table.dealt_anew(player_id, chance)
        return twin

    def __str__(self) -> str:
        return str(self.table)


def load(
    edition: int, players: int, teams: str = "", turn_limit: int = TURN_LIMIT, **options: Unpack[Options]
) -> SplayGame:
    """The game for such a table, as `splay.env.spiel_game`."""
    setup = seated(edition, players, teams, turn_limit, options).setup
    if turn_limit > LAST_NUMBER:
        raise BadArgument(
            "turn_limit is a whole number from 1 to {last} in OpenSpiel, not {limit}",
            last=LAST_NUMBER,
            limit=turn_limit,
        )
    told = {option.word: option.written(value, setup.players) for option, value in setup.told().items()}
    parameters = {"edition": edition, "players": players, "turn_limit": turn_limit, **told}
    chosen = {name: value for name, value in parameters.items() if value != _DEFAULTS[name]}
    found: SplayGame = pyspiel.load_game(NAME, chosen)
    return found


pyspiel.register_game(_GAME_TYPE, SplayGame)
