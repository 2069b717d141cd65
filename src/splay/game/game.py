"""A game: one question at a time, one pick at a time."""

from collections.abc import Sequence
from typing import Any, SupportsIndex, Unpack, overload

from splay.errors import SetupError
from splay.game import checkpoints, looking, playing
from splay.game.core import GameCore
from splay.game.saving import game_from_json, game_to_json
from splay.position.card_moves import Event, event_of
from splay.position.decision import Decision
from splay.position.options import Options
from splay.position.ruleset import Ruleset
from splay.position.seating import seating_of
from splay.position.setup import Setup
from splay.position.state import Outcome, State
from splay.position.terms import Given
from splay.rules.turn import deal


class Game:
    """A game in progress or finished.

    Start one with `Game.start`, or from a saved position with `Game.load`; then answer `decision` with `pick` until it
    is None.

    >>> game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    >>> game.decision.options
    ('Oars', 'Pottery')
    >>> game.pick("Oars")
    >>> game.decision.seat
    1

    Programs that step with numbers take one of `legal_actions` with `step`; those that only need to know how many
    options there are, `option_count` and `pick_at`.  All three lead to the same games.
    """

    __slots__ = ("_core",)

    _core: GameCore

    @classmethod
    def _of(cls, core: GameCore) -> "Game":
        """The door of a game."""
        game = cls()  # without an `__init__`, because search makes games by the thousand
        game._core = core
        return game

    @overload
    @classmethod
    def start(cls, setup: Setup, /) -> "Game": ...

    @overload
    @classmethod
    def start(
        cls, edition: int, players: Sequence[str], seed: int, teams: str = "", **options: Unpack[Options]
    ) -> "Game": ...

    @classmethod
    def start(cls, *setup: Any, **options: Any) -> "Game":
        """A new game.

        Args:
            setup: a `Setup` with a seed, or the arguments for one.
            options: keyword arguments for a `Setup`.

        Raises:
            SetupError: such a game cannot exist.
        """
        made = setup[0] if setup and isinstance(setup[0], Setup) else Setup(*setup, **options)
        if made.seed is None:
            raise SetupError("a seed is a whole number from 0 up, not {seed!r}", seed=None)
        core = playing.begin(deal(seating_of(made), made.seed), made.seed, None)
        core.setup = made
        return cls._of(core)

    # -- playing -----------------------------------------------------------------

    def pick(self, option: Given[str], seat: Given[int | None] = None, number: Given[int | None] = None) -> None:
        """Answer the decision.

        Args:
            option: one of ``decision.options``; or ``"give up"``, see `give_up`.
            seat: who answers; if given, it must be the seat asked.
            number: which decision is answered; if given, it must be the current one.

        Raises:
            GameOver: the game has ended.
            NotYourDecision: another seat is asked.
            StaleDecision: the game has moved on to another decision.
            NotOffered: there is no such option.  Whatever is raised, nothing has changed.
        """
        playing.pick(self._core, option, seat, number)

    def step(self, action: SupportsIndex) -> None:
        """Answer the decision with the number of an action, one of `legal_actions`.

        Raises:
            GameOver: the game has ended.
            NotOffered: it is not one of them.  Whatever is raised, nothing has changed.
        """
        playing.step(self._core, action)

    def pick_at(self, place: SupportsIndex) -> None:
        """Answer the decision with the option at this place among its options, counted from 0.

        Raises:
            GameOver: the game has ended.
            NotOffered: there is no such place.  Whatever is raised, nothing has changed.
        """
        core = self._core
        if type(place) is int and 0 <= place < core.count:  # learners take millions of such picks: a call less
            playing.take(core, place)
        else:
            playing.pick_at(core, place)

    def give_up(self, seat: Given[int | None], number: Given[int | None] = None) -> None:
        """Let a player leave the game for good, asked or not (edition 4).

        The player counts as having lost, and their cards are junked.  If they are carrying out an effect, it
        stops at once; if they activated the card, so does the whole action.  Anyone else leaves when the
        effect in progress is done, or at once if no opponent would be left.  Questions that offer players
        no longer offer one who has given up.

        Raises:
            GameOver, StaleDecision: as `pick`.
            NotYourDecision: there is no such seat.
            NotOffered: this edition has no giving up, or the player has already given up.
        """
        playing.give_up(self._core, seat, number)

    # -- the question ------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The current question; None when the game has ended."""
        return looking.decision(self._core)

    @property
    def legal_actions(self) -> tuple[int, ...]:
        """The number of each option of the decision, in their order; none when the game has ended.

        They are the same in every game of an edition (`docs/reference/environment.md`).
        """
        return looking.actions(self._core)

    @property
    def option_count(self) -> int:
        """How many options the decision has; 0 when the game has ended."""
        count = self._core.count
        return count if count >= 0 else looking.option_count(self._core)

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when the game has ended."""
        return looking.seat_asked(self._core)

    @property
    def is_resting(self) -> bool:
        """Whether no effect is in progress."""
        return self._core.running is None

    # -- the table ---------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The setup of the game; without a seed if it began from a position."""
        return looking.setup(self._core)

    @property
    def seed(self) -> int | None:
        """The seed that shuffled the decks; None for a game from a position."""
        return self._core.seed

    @property
    def rules(self) -> Ruleset:
        """What the game is played with: the edition, its sets and their cards."""
        return self._core.state.seating.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; seats run clockwise."""
        return self._core.state.seating.names

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have lost or given up while the others play on."""
        return self._core.state.seating.out

    @property
    def turn(self) -> int:
        """The number of the current turn, counted from 1; 0 while first cards are chosen."""
        return self._core.state.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return self._core.state.outcome

    @property
    def state(self) -> State:
        """The position, even in the middle of an effect, with everything that is hidden; for reading only.

        How it is laid out is private, and may change with every release.
        """
        return self._core.state

    # -- what has happened -------------------------------------------------------

    @property
    def picks(self) -> list[str]:
        """Every pick since the game began or the position was loaded; do not modify the list."""
        return self._core.picks

    @property
    def events(self) -> list[Event]:
        """What the last pick caused, oldest first.  Not filtered: see `view.seen_events`."""
        return [event_of(note) for note in self._core.log[self._core.asked_at :]]

    @property
    def action_events(self) -> list[Event]:
        """What has happened since the current action began; between actions, in the last one."""
        return [event_of(note) for note in self._core.log]

    # -- comparing, copying and saving -------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Whether both games are at the same position and ask the same question."""
        if not isinstance(other, Game):
            return NotImplemented
        mine, others = self._core, other._core
        return checkpoints.checkpoint(mine) == checkpoints.checkpoint(others) and (
            checkpoints.picks_since(mine) == checkpoints.picks_since(others)
        )

    __hash__ = None  # type: ignore[assignment]

    def clone(self) -> "Game":
        """A game at the same decision; playing one never changes the other.

        Between actions this copies the position; inside an effect it copies the
        checkpoint and replays the picks since.
        """
        core = self._core
        twin = Game()
        twin._core = core.copy() if core.running is None else checkpoints.clone(core)
        return twin

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __reduce__(self) -> str:
        raise TypeError("a game cannot be pickled: send what save() gives, or its record")

    def save(self) -> dict[str, Any]:
        """The position at this decision as plain JSON data, for `load`."""
        return game_to_json(self._core)

    @classmethod
    def load(cls, data: Given[dict[str, Any]]) -> "Game":
        """The game that was saved, at the same decision.

        Raises:
            PositionError: the data is not a possible position; the message says what is wrong.
        """
        return cls._of(game_from_json(data))
