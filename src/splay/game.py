"""A game: one question at a time, one pick at a time."""

from collections.abc import Coroutine, Sequence
from typing import Any, Final

from splay.achieving import GameEnds
from splay.cards.library import card_set
from splay.decision import Decision
from splay.editions import edition_of
from splay.errors import GameOver, NotOffered, NotYourDecision, PositionError, SetupError, StaleDecision
from splay.events import NOBODY, WIN, Event, RawEvent
from splay.moves import Moves
from splay.position import check, state_from_json, state_to_json
from splay.state import Frozen, Outcome, State
from splay.table import Table
from splay.turn import (
    action_decision,
    choose_opening,
    deal,
    dogma_action,
    end_action,
    opening_decision,
    simple_action,
)

LAST_SEED: Final = 2**63 - 1


class Game:
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
        picks: every pick since the game began or the position was loaded.
        askers: the seat that made each of these picks.
    """

    __slots__ = (
        "_asked_at",
        "_checkpoint",
        "_log",
        "_running",
        "_since",
        "askers",
        "decision",
        "origin",
        "picks",
        "seed",
        "state",
    )

    state: State
    seed: int | None
    origin: State | None
    picks: list[str]
    askers: list[int]
    decision: Decision | None
    _log: list[RawEvent]
    _asked_at: int
    _running: Coroutine[Decision, str | None, None] | None
    _checkpoint: Frozen | None
    _since: int

    @classmethod
    def _over(cls, state: State, seed: int | None, origin: State | None) -> "Game":
        """A game that goes on from this state, which becomes its own."""
        game = cls()
        game.state = state
        game.seed = seed
        game.origin = origin
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
        teams: bool = False,
        covered_hidden: bool = False,
    ) -> "Game":
        """A new game.

        Args:
            edition: 1 or 3.
            players: names by seat, clockwise.
            seed: what to shuffle with; the only source of chance in the game.
            teams: seats 0 and 2 against 1 and 3 (edition 3, four players).
            covered_hidden: keep covered cards of other boards secret.

        Raises:
            SetupError: there is no such table.
        """
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise SetupError(f"players is a list of names, not {players!r}")
        if type(seed) is not int or seed < 0:
            raise SetupError(f"a seed is a whole number from 0 up, not {seed!r}")
        if seed > LAST_SEED:
            raise SetupError(f"a seed is at most {LAST_SEED}")
        for word, value in (("teams", teams), ("covered_hidden", covered_hidden)):
            if not isinstance(value, bool):
                raise SetupError(f"{word} is True or False, not {value!r}")
        rules = edition_of(edition)
        table = Table(rules, card_set(edition), players, teams, covered_hidden)
        return cls._over(deal(table, seed), seed, None)

    @classmethod
    def from_state(cls, state: State) -> "Game":
        """A game that goes on from a position between actions.

        Raises:
            PositionError: the position cannot exist; says what is wrong.
        """
        check(state)
        return cls._over(state.copy(), None, state.copy())

    # -- playing -----------------------------------------------------------------

    def pick(self, option: str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the decision.

        Args:
            option: one of ``decision.options``.
            seat: who answers; given, it must be the seat asked.
            number: which decision is answered; given, it must be the current one.

        Raises:
            GameOver: nothing is asked any more.
            NotYourDecision: another seat is asked.
            StaleDecision: another decision is asked by now.
            NotOffered: no such option.  Whatever is raised, nothing has changed.
        """
        ask = self.decision
        if (
            ask is None
            or type(option) is not str
            or option not in ask.options
            or seat is not None
            or number is not None
        ):
            ask = self._checked(option, seat, number)
        self.picks.append(option)
        self.askers.append(ask.seat)
        if self._running is None:
            self._log = []
        self._asked_at = len(self._log)
        try:
            self.decision = self._next_decision(option)
        except GameEnds as end:
            self._finish(end.outcome)

    def _next_decision(self, option: str) -> Decision:
        """Carry out a pick up to the next question."""
        state = self.state
        log = self._log
        running = self._running
        answer: str | None = option
        if running is None and state.active >= 0 and (card := state.table.card_set.dogmas.get(option)) is not None:
            self._since = len(self.picks) - 1
            self._checkpoint = state.frozen()
            running = self._running = dogma_action(state, log, state.players[state.active], card)
            answer = None  # what a coroutine is begun with
        state.number += 1
        if running is not None:
            try:
                return running.send(answer)
            except StopIteration:
                self._running = self._checkpoint = None
        elif state.active < 0:
            choose_opening(state, log, option)
            return self._question()
        else:
            simple_action(Moves(state, log), state.players[state.active], option)
        end_action(state, log)
        return self._question()

    def _question(self) -> Decision:
        """What is asked between actions.  Who can only draw, draws without being asked."""
        state = self.state
        if state.active < 0:
            return opening_decision(state)
        ask = action_decision(state)
        while len(ask.options) < 2:
            simple_action(Moves(state, self._log), state.players[state.active], ask.options[0])
            end_action(state, self._log)
            ask = action_decision(state)
        return ask

    def _checked(self, option: str, seat: int | None, number: int | None) -> Decision:
        """The decision this pick answers, if it may."""
        ask = self.decision
        names = self.state.table.names
        if ask is None:
            raise GameOver(f"nobody can pick {option!r}: the game is over")
        if seat is not None and (seat != ask.seat or isinstance(seat, bool)):
            who = names[seat] if type(seat) is int and 0 <= seat < len(names) else f"seat {seat!r}"
            raise NotYourDecision(f"{who} cannot pick {option!r} at decision {ask.number}: {names[ask.seat]} is asked")
        if number is not None and number != ask.number:
            raise StaleDecision(
                f"{names[ask.seat]} cannot pick {option!r} at decision {number}: decision {ask.number} is asked now"
            )
        if type(option) is not str or option not in ask.options:
            raise NotOffered(f"{names[ask.seat]} cannot pick {option!r} at decision {ask.number}: not offered")
        return ask

    def _finish(self, outcome: Outcome) -> None:
        state = self.state
        state.outcome = outcome
        state.actions_left = 0
        self._running = self._checkpoint = None
        self.decision = None
        for seat in outcome.winners:
            self._log.append((WIN, seat, outcome.reason, outcome.card or "", NOBODY, ""))

    def _begin(self) -> None:
        """Ask the first question of a position that is not in the middle of an effect."""
        if self.state.outcome is None:
            try:
                self.decision = self._question()
            except GameEnds as end:
                self._finish(end.outcome)

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
        """The picks that lead from the checkpoint to the present decision."""
        return [] if self._checkpoint is None else self.picks[self._since :]

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
            twin.picks = self.picks[: self._since]
            twin.askers = self.askers[: self._since]
            for option in self.picks[self._since :]:
                twin.pick(option)
            return twin
        twin = Game()
        twin.state = self.state.copy()
        twin.seed = self.seed
        twin.origin = self.origin
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
            raise PositionError(f"picks must be a list of options, not {picks!r}")
        for option in picks:
            try:
                game.pick(option)
            except ValueError as error:
                raise PositionError(f"the picks do not fit the position: {error}") from None
        return game
