"""A game: one question at a time, one pick at a time."""

from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, Unpack, overload

from splay.cards.library import card_set
from splay.errors import PositionError, SetupError
from splay.game.course import Course
from splay.game.departures import give_up_meanwhile
from splay.game.refusals import answered, leaver
from splay.game.saved_position import state_from_json, state_to_json
from splay.position.card_moves import Event
from splay.position.decision import Decision
from splay.position.event_log import NOBODY, WIN, RawEvent
from splay.position.events import event_of
from splay.position.options import Options
from splay.position.seating import Seating
from splay.position.setup import Setup
from splay.position.state import Frozen, Outcome, State
from splay.position.terms import GIVE_UP
from splay.position.validation import check
from splay.rules.activation import departure, dogma_action
from splay.rules.endings import GameEnds
from splay.rules.moves import Moves
from splay.rules.turn import (
    action_decision,
    begin_if_chosen,
    choose_opening,
    deal,
    end_action,
    opening_decision,
    simple_action,
)


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

    Between actions no coroutine is alive.  While one is suspended at a question, the position is
    the checkpoint from before the action plus the picks since.

    Attributes:
        state: the position, even in the middle of an effect; never change it.
        decision: the current question; None when the game has ended.
        setup: the setup of the game; without a seed if it began from a position.
        picks: every pick since the game began or the position was loaded.
        askers: the seat that made each of these picks.
        course: what has been answered since the checkpoint; of an earlier action if no effect is in progress.
    """

    __slots__ = (
        "_asked_at",
        "_checkpoint",
        "_log",
        "_origin",
        "_running",
        "_since",
        "askers",
        "course",
        "decision",
        "picks",
        "setup",
        "state",
    )

    state: State
    decision: Decision | None
    setup: Setup
    picks: list[str]
    askers: list[int]
    course: Course
    _origin: Frozen | None
    _log: list[RawEvent]
    _asked_at: int
    _running: Coroutine[Decision, Any, None] | None
    _checkpoint: Frozen | None
    _since: int

    @classmethod
    def _over(cls, state: State, setup: Setup, origin: Frozen | None) -> "Game":
        """A game that continues from this state and takes ownership of it."""
        game = cls()
        game.state = state
        game.setup = setup
        game.picks = []
        game.askers = []
        game.course = Course()
        game._origin = origin
        game.decision = None
        game._log = []
        game._asked_at = 0
        game._running = None
        game._checkpoint = None
        game._since = 0
        if state.outcome is None:
            try:
                game.decision = game._question()
            except GameEnds as end:
                game._finish(end.outcome)
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
        return cls._over(deal(Seating(made, card_set(made.edition)), made.seed), made, None)

    @classmethod
    def from_state(cls, state: State) -> "Game":
        """A game that continues from a position between actions.

        Raises:
            PositionError: the position cannot exist; the message says what is wrong.
        """
        check(state)
        return cls._from_position(state.copy())

    @classmethod
    def _from_position(cls, state: State) -> "Game":
        setup = state.seating.setup
        return cls._over(state, setup if setup.seed is None else replace(setup, seed=None), state.frozen())

    @classmethod
    def dealt(cls, position: Frozen) -> "Game":
        """A game that continues from a position between actions that cannot be wrong; nothing is checked.

        Its seating must not hold a seed.  See `views.redeal`.
        """
        state = State.thawed(position)
        return cls._over(state, state.seating.setup, position)

    # -- playing -----------------------------------------------------------------

    def pick(self, option: str, seat: int | None = None, number: int | None = None) -> None:
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
        ask = self.decision
        if (
            ask is None
            or type(option) is not str
            or option not in ask.options
            or seat is not None
            or number is not None
        ):
            if option == GIVE_UP:
                self.give_up(ask.seat if seat is None and ask is not None else seat, number)
                return
            ask = answered(self.state, ask, option, seat, number)
        self.picks.append(option)
        self.askers.append(ask.seat)
        if self._running is None:
            self._log = []
        self._asked_at = len(self._log)
        try:
            self.decision = self._next_decision(option)
        except GameEnds as end:
            self._finish(end.outcome)

    def give_up(self, seat: int | None, number: int | None = None) -> None:
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
        seat, ask = leaver(self.state, self.decision, seat, number)
        self.picks.append(GIVE_UP)
        self.askers.append(seat)
        if self._running is None:
            self._log = []
        self._asked_at = len(self._log)
        try:
            self.decision = self._after_departure(seat, ask)
        except GameEnds as end:
            self._finish(end.outcome)

    def _next_decision(self, option: str) -> Decision:
        """Carry out a pick up to the next question."""
        state = self.state
        log = self._log
        running = self._running
        answer: str | None = option
        if running is None and (card := state.seating.card_set.dogmas.get(option)) is not None:
            self._since = len(self.picks) - 1
            self._checkpoint = state.frozen()
            self.course = Course()
            running = self._running = dogma_action(state, log, state.players[state.active], card)
            answer = None  # starts a coroutine
        state.number += 1
        if running is not None:
            self.course.note(self.decision, self._asked_at)
            try:
                return running.send(answer)
            except StopIteration:
                return self._rest()
        if state.active < 0:
            choose_opening(state, log, option)
        else:
            simple_action(Moves(state, log), state.players[state.active], option)
            end_action(state, log)
        return self._question()

    def _rest(self) -> Decision:
        """The question to ask when a coroutine has finished."""
        self._running = self._checkpoint = None
        if self.state.active < 0:
            begin_if_chosen(self.state, self._log)
        else:
            end_action(self.state, self._log)
        return self._question()

    def _after_departure(self, seat: int, ask: Decision) -> Decision:
        """The question to ask once this seat has given up."""
        state = self.state
        running = self._running
        if running is None:
            self._since = len(self.picks) - 1
            self._checkpoint = state.frozen()
            self.course = Course()
        self.course.note(ask, self._asked_at)
        state.number += 1
        try:
            if running is not None:
                return give_up_meanwhile(state, self._log, running, ask, seat)
            self._running = departure(state, self._log, seat)
            return self._running.send(None)
        except StopIteration:
            return self._rest()

    def _question(self) -> Decision:
        """The question to ask between actions.  A player who can only draw does so without being asked."""
        state = self.state
        if state.active < 0:
            return opening_decision(state)
        ask = action_decision(state)
        while len(ask.options) < 2:
            simple_action(Moves(state, self._log), state.players[state.active], ask.options[0])
            end_action(state, self._log)
            ask = action_decision(state)
        return ask

    def _finish(self, outcome: Outcome) -> None:
        state = self.state
        state.outcome = outcome
        state.actions_left = 0
        state.openings = ()
        state.leaving = ()
        self._running = self._checkpoint = None
        self.decision = None
        for seat in outcome.winners or (NOBODY,):
            self._log.append((WIN, seat, outcome, "", NOBODY, ""))

    # -- looking -----------------------------------------------------------------

    @property
    def seed(self) -> int | None:
        """The seed that shuffled the decks; None for a game from a position."""
        return self.setup.seed

    @property
    def origin(self) -> State | None:
        """The position the game began from; None for a game from a seed."""
        return None if self._origin is None else State.thawed(self._origin)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return self.state.outcome

    @property
    def events(self) -> list[Event]:
        """What the last pick caused, oldest first.  Not filtered: see `view.seen_events`."""
        return [event_of(raw) for raw in self._log[self._asked_at :]]

    @property
    def action_events(self) -> list[Event]:
        """What has happened since the current action began; between actions, in the last one."""
        return [event_of(raw) for raw in self._log]

    @property
    def log(self) -> list[RawEvent]:
        """The same as the engine noted it; not to be changed."""
        return self._log

    @property
    def is_resting(self) -> bool:
        """Whether no effect is in progress."""
        return self._checkpoint is None

    @property
    def checkpoint(self) -> State:
        """The position before the action in progress; between actions, the current position."""
        return self.state if self._checkpoint is None else State.thawed(self._checkpoint)

    @property
    def picks_since_checkpoint(self) -> list[str]:
        """The picks that lead from the checkpoint to the current decision, in the form that `repeat` takes.

        These are options, and ``"ann: give up"`` where ann gave up.
        """
        if self._checkpoint is None:
            return []
        names = self.state.seating.names
        since = zip(self.picks[self._since :], self.askers[self._since :], strict=True)
        return [f"{names[seat]}: {GIVE_UP}" if option == GIVE_UP else option for option, seat in since]

    def repeat(self, told: str) -> None:
        """Make a pick in the form of `picks_since_checkpoint`; raises as `pick` and `give_up`."""
        name, colon, what = told.rpartition(": ") if isinstance(told, str) else ("", "", "")
        if colon and what == GIVE_UP and name in self.state.seating.names:
            self.give_up(self.state.seating.names.index(name))
        else:
            self.pick(told)

    def __eq__(self, other: object) -> bool:
        """Whether both games are at the same position and ask the same question."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.checkpoint == other.checkpoint and self.picks_since_checkpoint == other.picks_since_checkpoint

    __hash__ = None  # type: ignore[assignment]

    # -- copying and saving ------------------------------------------------------

    def clone(self) -> "Game":
        """A game at the same decision; playing one never changes the other.

        Between actions this copies the position; inside an effect it copies the
        checkpoint and replays the picks since.
        """
        if self._checkpoint is not None:
            twin = Game._over(State.thawed(self._checkpoint), self.setup, self._origin)
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
        twin.setup = self.setup
        twin.picks = self.picks[:]
        twin.askers = self.askers[:]
        twin.course = self.course
        twin._origin = self._origin
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
            PositionError: the data is not a possible position; the message says what is wrong.
        """
        state = state_from_json(data)
        game = cls._from_position(state)
        picks = data.get("picks", [])
        if not isinstance(picks, list):
            raise PositionError("picks must be a list of options, not {picks!r}", picks=picks)
        for told in picks:
            try:
                game.repeat(told)
            except ValueError as error:
                raise PositionError("the picks do not fit the position: {fault}", fault=error) from None
        return game
