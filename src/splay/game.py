"""A game: one question at a time, one pick at a time."""

from collections.abc import Sequence
from typing import Any, Final

from splay.cards.library import card_set
from splay.editions import edition_of
from splay.errors import PositionError, SetupError
from splay.events import Event
from splay.playing import Playing
from splay.position import state_from_json, state_to_json
from splay.soundness import check
from splay.state import Outcome, State
from splay.table import Table
from splay.terms import GIVE_UP
from splay.turn import deal

LAST_SEED: Final = 2**63 - 1


class Game(Playing):
    """A game in progress or finished.

    Start one with `Game.start`, or from a position with `Game.load` or
    `Game.from_state`; then answer `decision` with `pick` until it is None.

    >>> game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    >>> game.decision.options
    ('Oars', 'Pottery')
    >>> game.pick("Oars")
    >>> game.decision.seat
    1

    Attributes:
        state: the position, also in the middle of an effect; never change it.
        decision: what is asked now; None when the game has ended.
        seed: what the decks were shuffled with; None for a game from a position.
        origin: the position the game began with; None for a game from a seed.
        starts: the seat that was to take the first turn; None where the names of the first cards decide.
        picks: every pick since the game began or the position was loaded.
        askers: the seat that made each of these picks.
    """

    __slots__ = ("origin", "seed", "starts")

    seed: int | None
    origin: State | None
    starts: int | None

    @classmethod
    def _over(cls, state: State, seed: int | None, origin: State | None) -> "Game":
        """A game that goes on from this state, which becomes its own."""
        game = cls()
        game.state = state
        game.seed = seed
        game.origin = origin
        game.starts = state.table.starts
        game.picks = []
        game.askers = []
        game.decision = None
        game._log = []
        game._asked_at = 0
        game._running = None
        game._checkpoint = None
        game._since = 0
        game._begin()
        return game

    @classmethod
    def start(
        cls,
        edition: int,
        players: Sequence[str],
        seed: int,
        teams: str = "",
        covered_hidden: bool = False,
        parley: bool | None = None,
        starts: int | None = None,
    ) -> "Game":
        """A new game.

        Args:
            edition: 1, 3 or 4.
            players: names by seat, clockwise.
            seed: what to shuffle with; the only source of chance in the game.
            teams: a letter for each seat, the same for partners; edition 3 has ``"ABAB"``, edition 4
                any teams; empty: everybody plays alone.
            covered_hidden: keep covered cards of other boards secret (editions 1 and 3).
            parley: whether players parley; None: as the edition has it (edition 4: four or more
                without teams).
            starts: the seat that takes the first turn, whatever its first card; None: by the rules,
                whose first card comes first in the alphabet.

        Raises:
            SetupError: there is no such table.
        """
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise SetupError("players is a list of names, not {players!r}", players=players)
        if type(seed) is not int or seed < 0:
            raise SetupError("a seed is a whole number from 0 up, not {seed!r}", seed=seed)
        if seed > LAST_SEED:
            raise SetupError("a seed is at most {most}", most=LAST_SEED)
        for word, value in (("covered_hidden", covered_hidden), ("parley", bool(parley) if parley is None else parley)):
            if not isinstance(value, bool):
                raise SetupError("{word} is True or False, not {value!r}", word=word, value=value)
        rules = edition_of(edition)
        table = Table(rules, card_set(edition), players, teams, covered_hidden, parley, starts)
        return cls._over(deal(table, seed), seed, None)

    @classmethod
    def from_state(cls, state: State) -> "Game":
        """A game that goes on from a position between actions.

        Raises:
            PositionError: the position cannot exist; says what is wrong.
        """
        check(state)
        return cls._over(state.copy(), None, state.copy())

    # -- looking -----------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    @property
    def events(self) -> list[Event]:
        """What the last pick caused, oldest first.  Not filtered: see `view.seen_events`."""
        return [Event(*raw) for raw in self._log[self._asked_at :]]

    @property
    def action_events(self) -> list[Event]:
        """What has happened since the present action began, or in the last one between actions."""
        return [Event(*raw) for raw in self._log]

    @property
    def checkpoint(self) -> State:
        """The position before the action in progress; the present one between actions."""
        return self.state if self._checkpoint is None else State.thawed(self._checkpoint)

    @property
    def picks_since_checkpoint(self) -> list[str]:
        """The picks that lead from the checkpoint to the present decision, as `repeat` takes them.

        Options, and ``"ann: give up"`` where ann gave up.
        """
        if self._checkpoint is None:
            return []
        names = self.state.table.names
        since = zip(self.picks[self._since :], self.askers[self._since :], strict=True)
        return [f"{names[seat]}: {GIVE_UP}" if option == GIVE_UP else option for option, seat in since]

    def repeat(self, told: str) -> None:
        """Make a pick as `picks_since_checkpoint` tells it; raises as `pick` and `give_up`."""
        name, colon, what = told.rpartition(": ") if isinstance(told, str) else ("", "", "")
        if colon and what == GIVE_UP and name in self.state.table.names:
            self.give_up(self.state.table.names.index(name))
        else:
            self.pick(told)

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same position and ask the same."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.checkpoint == other.checkpoint and self.picks_since_checkpoint == other.picks_since_checkpoint

    __hash__ = None  # type: ignore[assignment]

    # -- copying and saving ------------------------------------------------------

    def clone(self) -> "Game":
        """A game at the same decision; playing one never changes the other.

        Between actions this copies the position; inside an effect it copies the
        checkpoint and repeats the picks since.
        """
        if self._checkpoint is not None:
            twin = Game._over(State.thawed(self._checkpoint), self.seed, self.origin)
            twin.starts = self.starts
            twin.picks = self.picks[: self._since]
            twin.askers = self.askers[: self._since]
            for option, seat in zip(self.picks[self._since :], self.askers[self._since :], strict=True):
                if option == GIVE_UP:
                    twin.give_up(seat)
                else:
                    twin.pick(option)
            return twin
        twin = Game()
        twin.state = self.state.copy()
        twin.seed = self.seed
        twin.origin = self.origin
        twin.starts = self.starts
        twin.picks = self.picks[:]
        twin.askers = self.askers[:]
        twin.decision = self.decision
        twin._log = self._log
        twin._asked_at = self._asked_at
        twin._running = None
        twin._checkpoint = None
        twin._since = 0
        return twin

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __reduce__(self) -> str:
        raise TypeError("a game cannot be pickled: send what save() gives, or its record")

    def save(self) -> dict[str, Any]:
        """The position at this decision as plain JSON data, for `load`."""
        data = state_to_json(self.checkpoint)
        data["picks"] = self.picks_since_checkpoint
        return data

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Game":
        """The game that was saved, at the same decision.

        Raises:
            PositionError: the data are not a possible position; says what is wrong.
        """
        state = state_from_json(data)
        game = cls._over(state, None, state.copy())
        picks = data.get("picks", [])
        if not isinstance(picks, list):
            raise PositionError("picks must be a list of options, not {picks!r}", picks=picks)
        for told in picks:
            try:
                game.repeat(told)
            except ValueError as error:
                raise PositionError("the picks do not fit the position: {fault}", fault=error) from None
        return game
