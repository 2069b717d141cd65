"""One game after another at the same table, in numbers: what all environments share.

Needs nothing but Splay.  Seats are numbers here, actions too, observations and masks are plain buffers; what makes an
environment of this for a library is in the module that is named like it.
"""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Unpack, cast

from splay.env.actions import space_of
from splay.env.errors import BadArgument, EpisodeOver, NoSuchAgent, NotReset
from splay.env.layout import FLOAT, check_size
from splay.env.observation import Encoder, Values
from splay.env.scribe import Scribe
from splay.game.game import Game
from splay.game.refusals import plain_number
from splay.game.returns import TURN_LIMIT, returns_of
from splay.position.decision import Decision
from splay.position.options import Options
from splay.position.ruleset import ruleset
from splay.position.setup import Setup

TRUNCATED: Final = "turn limit"
"""The reason of an end that is none of the game's own."""


class Episodes:
    """A table at which one game is played after another; a copy or pickle is at the same decision.

    >>> episodes = Episodes(3, ["ann", "bob"])
    >>> episodes.begin(7)
    >>> episodes.seat, [episodes.actions.words[action] for action in episodes.offered]
    (0, ['opening Oars', 'opening Pottery'])
    >>> episodes.pick(episodes.offered[1])
    >>> episodes.seat, episodes.is_over
    (1, False)

    Attributes:
        setup: the setup of every game but for its seed.
        turn_limit: the last turn; a game that goes on after it is broken off.
        actions: the action space.
        encoder: makes observations of views.
        scribe: makes the same observations of positions.
        game: the current game; None before the first.
    """

    __slots__ = ("actions", "encoder", "game", "scribe", "setup", "turn_limit")

    def __init__(
        self,
        edition: int,
        names: Sequence[str],
        teams: str = "",
        turn_limit: int = TURN_LIMIT,
        **options: Unpack[Options],
    ) -> None:
        """Prepare a table.

        Args:
            edition: 1, 3 or 4.
            names: of the players, by seat.
            teams: as for `Setup`, like `options`.
            turn_limit: the last turn.
            options: by name.

        Raises:
            BadArgument: this is no turn.
            SetupError: such a table cannot exist.
        """
        if type(turn_limit) is not int or turn_limit < 1:
            raise BadArgument("turn_limit is a whole number from 1 up, not {limit!r}", limit=turn_limit)
        self.setup = Setup(edition, names, None, teams, **options)
        self.turn_limit = turn_limit
        rules = self.setup.rules
        self.actions = space_of(rules)
        self.encoder = Encoder(rules, len(names), turn_limit)
        self.scribe = Scribe(rules, len(names), turn_limit)
        self.game: Game | None = None

    def at_same_table(self) -> "Episodes":
        """Another one with the same table, without a game."""
        twin = Episodes.__new__(Episodes)
        twin.setup, twin.turn_limit = self.setup, self.turn_limit
        twin.actions, twin.encoder = self.actions, self.encoder
        twin.scribe = Scribe(self.setup.rules, len(self.setup.players), self.turn_limit)
        twin.game = None
        return twin

    def _copied(self) -> "Episodes":
        twin = self.at_same_table()
        twin.game = None if self.game is None else self.game.clone()
        return twin

    def __copy__(self) -> "Episodes":
        return self._copied()

    def __deepcopy__(self, memo: object) -> "Episodes":
        return self._copied()

    def __reduce__(self) -> Any:
        return _restored, (self.setup.to_json(), self.turn_limit, None if self.game is None else self.game.save())

    def begin(self, seed: int) -> None:
        """Begin a new game.

        Raises:
            SetupError: this is no seed for a game.
        """
        self.game = Game.start(replace(self.setup, seed=seed))

    # -- where the game stands -----------------------------------------------------------

    @property
    def playing(self) -> Game:
        """The current game, over or not.

        Raises:
            NotReset: there is none yet.
        """
        if self.game is None:
            raise NotReset("there is no game before the first reset")
        return self.game

    @property
    def is_terminated(self) -> bool:
        """Whether the game has come to its own end."""
        return self.playing.outcome is not None

    @property
    def is_truncated(self) -> bool:
        """Whether the game was broken off because of the turn limit."""
        game = self.playing
        return game.outcome is None and game.turn > self.turn_limit

    @property
    def is_over(self) -> bool:
        """Whether nothing more is asked in this game."""
        game = self.playing
        return game.outcome is not None or game.turn > self.turn_limit

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None if the game is over."""
        return None if self.is_over else self.playing.seat

    @property
    def offered(self) -> tuple[int, ...]:
        """The actions that may be taken now; none if the game is over."""
        return () if self.is_over else self.playing.legal_actions

    @property
    def returns(self) -> list[float]:
        """What each seat has won: 1, -1, or 0; see `splay.game.returns.returns_of`."""
        return returns_of(self.playing.outcome, len(self.setup.players))

    @property
    def ending(self) -> dict[str, Any]:
        """How the game ended: its ``reason``, as in `Outcome` or `TRUNCATED`, and ``winners``; empty if it goes on."""
        outcome = self.playing.outcome
        if outcome is not None:
            return {"reason": outcome.reason, "winners": list(outcome.winners)}
        return {"reason": TRUNCATED, "winners": []} if self.is_over else {}

    # -- playing -----------------------------------------------------------------------------

    def asking(self) -> Decision:
        """The current decision.

        Raises:
            NotReset: there is no game yet.
            EpisodeOver: it is over.
        """
        ask = self.playing.decision
        if ask is None or self.is_over:
            raise EpisodeOver("the game is over ({reason}): reset begins another", reason=self.ending["reason"])
        return ask

    def pick(self, action: Any) -> None:
        """Take an action for the seat that is asked.

        Raises:
            IllegalAction: it is no action, or is not offered; nothing has changed.
            NotReset, EpisodeOver: as `asking`.
        """
        number = action if type(action) is int else plain_number(action)
        if number in self.offered:
            self.playing.step(number)
        else:
            self.playing.pick(self.actions.option_of(self.asking(), action, self.setup.players))

    def observe(self, seat: int) -> Values:
        """What a seat sees, asked or not.

        Raises:
            NoSuchAgent: there is no such seat.
            NotReset: there is no game yet.
        """
        game = self.playing
        return array(FLOAT, self.scribe.written(game.state, game.decision, self.checked_seat(seat)))

    def mask(self, seat: int) -> bytearray:
        """For each action 1 if this seat may take it now, otherwise 0; all 0 for a seat that is not asked."""
        mask = bytearray(len(self.actions))
        if seat == self.seat:
            for action in self.offered:
                mask[action] = 1
        return mask

    def checked_seat(self, seat: Any) -> int:
        """A seat of this table.

        Raises:
            NoSuchAgent: it is none.
        """
        if type(seat) is not int or not 0 <= seat < len(self.setup.players):
            raise NoSuchAgent(
                "there is no seat {seat!r} at a table of {count}", seat=seat, count=len(self.setup.players)
            )
        return seat


def _restored(setup: dict[str, Any], turn_limit: int, saved: dict[str, Any] | None) -> Episodes:
    """A table from its pickle, with a game at the same decision."""
    table = Episodes(names=setup.pop("players"), turn_limit=turn_limit, **setup)
    if saved is not None:
        table.game = Game.load(saved)
    return table


def seated(edition: int, players: int, teams: str, turn_limit: int, options: Mapping[str, Any]) -> Episodes:
    """A table of agents called ``player_0``, ``player_1`` and so on, as PettingZoo has them.

    Args:
        edition: 1, 3 or 4.
        players: how many.
        teams: as for `Episodes`, like `turn_limit`.
        turn_limit: the last turn.
        options: by name.

    Raises:
        BadArgument: this is no number of players, no turn, or there is no such option.
        SetupError: such a table cannot exist.
    """
    check_size(ruleset(edition), players)
    known = Options.__annotations__
    for name in options:
        if name not in known:
            raise BadArgument("there is no option {name!r}: there are {known}", name=name, known=", ".join(known))
    names = [f"player_{seat}" for seat in range(players)]
    return Episodes(edition, names, teams, turn_limit, **cast(Options, options))
