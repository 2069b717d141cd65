"""A game: one question at a time, one pick at a time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, SupportsIndex, Unpack, overload

from splay.errors import PositionError, SetupError
from splay.game.course import Course
from splay.game.departures import give_up_meanwhile
from splay.game.refusals import answered, leaver, number_taken
from splay.game.saved_position import state_from_json, state_to_json
from splay.position.card import Card
from splay.position.card_moves import Event, event_of
from splay.position.decision import Decision
from splay.position.event_log import NOBODY, WIN, Log
from splay.position.numbering import DRAW_ACTION
from splay.position.options import Options
from splay.position.seating import Seating, seating_of
from splay.position.setup import Setup
from splay.position.state import Outcome, Snapshot, State
from splay.position.terms import GIVE_UP, Given
from splay.position.validation import check
from splay.rules.activation import Asking, departure, dogma_action, meld_action
from splay.rules.dogma import Dogma
from splay.rules.endings import GameEnds
from splay.rules.moves import Moves
from splay.rules.turn import begin_if_chosen, choose_opening, deal, end_action, opening_decision
from splay.rules.turn_actions import (
    action_at,
    action_decision,
    can_only_draw,
    count_actions,
    legal_actions,
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

    Programs that step with numbers take one of `legal_actions` with `step`; those that only need to know how many
    options there are, `option_count` and `pick_at`.  All three lead to the same games.

    Between actions no coroutine is alive.  While one is suspended at a question, the position is
    the checkpoint from before the action plus the picks since.  Most games are played without anybody asking for
    checkpoints, so a game takes them only once it has been asked for one, which it finds by playing again from its
    beginning.

    Attributes:
        state: the position, even in the middle of an effect; never change it.
        picks: every pick since the game began or the position was loaded.
        askers: the seat that made each of these picks.
    """

    __slots__ = (
        "_answered",
        "_asked_at",
        "_checkpoint",
        "_count",
        "_course",
        "_decision",
        "_dogma",
        "_keeps",
        "_legal",
        "_log",
        "_origin",
        "_running",
        "_seed",
        "_setup",
        "_since",
        "askers",
        "picks",
        "state",
    )

    state: State
    picks: list[str]
    askers: list[int]
    _origin: Snapshot | None
    _answered: list[tuple[Decision, int]]  # of the action in progress, but for its first question
    _course: Course | None  # only once somebody has looked
    _log: Log
    _asked_at: int
    _count: int  # of the options; -1 until somebody has asked
    _decision: Decision | None  # between actions only once somebody has looked
    _dogma: Dogma | None  # only once somebody has acted
    _keeps: bool  # whether checkpoints are taken, because somebody has asked for one
    _legal: tuple[int, ...] | None  # only once somebody has looked
    _running: Asking | None
    _seed: int | None
    _setup: Setup | None  # only once somebody has looked
    _checkpoint: Snapshot | None  # of the action in progress, if it was taken
    _since: int

    @classmethod
    def _over(cls, state: State, seed: int | None, origin: Snapshot | None) -> "Game":
        """A game that continues from this state and takes ownership of it."""
        game = cls()
        game.state = state
        game._seed = seed
        game._setup = None
        game._origin = origin
        game.picks = []
        game.askers = []
        game._answered = []
        game._course = None
        game._dogma = None
        game._keeps = False
        game._decision = None
        game._legal = None
        game._count = -1
        game._log = []
        game._asked_at = 0
        game._running = None
        game._checkpoint = None
        game._since = 0
        if state.outcome is None:
            try:
                game._rest()
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
        game = cls.begun(seating_of(made), made.seed)
        game._setup = made
        return game

    @classmethod
    def begun(cls, seating: Seating, seed: int) -> "Game":
        """A new game of these players, with a seed that a `Setup` can have; nothing is checked."""
        return cls._over(deal(seating, seed), seed, None)

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
        return cls._over(state, None, state.snapshot())

    @classmethod
    def dealt(cls, position: Snapshot, is_under_way: bool = False) -> "Game":
        """A game that continues from a position between actions that cannot be wrong; nothing is checked.

        See `views.redeal`.

        Args:
            position: the position.
            is_under_way: whether an action that may ask comes next, so that the position is its checkpoint.
        """
        state = State.restored(position)
        game = cls._over(state, None, position)
        if is_under_way and not game._log:  # nobody has drawn unasked
            game._checkpoint = position
            game._keeps = True
        return game

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
        ask = self._decision
        if ask is None or not ask.options:
            ask = self.decision
        options = () if ask is None else ask.options
        if ask is None or type(option) is not str or option not in options or seat is not None or number is not None:
            if option == GIVE_UP:
                self.give_up(ask.seat if seat is None and ask is not None else seat, number)
                return
            ask = answered(self.state, ask, option, seat, number)
        if self._running is not None:
            self._answer(ask, option, options.index(option))
        elif self.state.active >= 0:
            self._act(option, self.state.seating.numbers.by_option[option])
        else:
            self._open(self.state.seating.rules.by_name[option])

    def step(self, action: SupportsIndex) -> None:
        """Answer the decision with the number of an action, one of `legal_actions`.

        Raises:
            GameOver: the game has ended.
            NotOffered: it is no such number.  Whatever is raised, nothing has changed.
        """
        legal = self.legal_actions
        if type(action) is not int or action not in legal:
            action = number_taken(self.state, self.decision, action, legal)
        if self._running is not None:
            assert self._decision is not None, "what runs has asked"
            at = legal.index(action)
            self._answer(self._decision, self._decision.option_at(at), at)
        elif self.state.active >= 0:
            self._act(self.state.seating.numbers.options[action], action)
        else:
            self._open(self.state.seating.numbers.cards[action - self.state.seating.numbers.openings])

    def pick_at(self, place: SupportsIndex) -> None:
        """Answer the decision with the option at this place among its options, counted from 0.

        Raises:
            GameOver: the game has ended.
            NotOffered: there is no such place.  Whatever is raised, nothing has changed.
        """
        count = self.option_count
        if type(place) is not int or not 0 <= place < count:
            place = number_taken(self.state, self.decision, place, range(count))
        self.take(place)

    def take(self, place: int) -> None:
        """As `pick_at`, for callers that know that there is such a place."""
        if self._running is not None:
            ask = self._decision
            assert ask is not None, "what runs has asked"
            self._answer(ask, ask.option_at(place), place)
        elif self.state.active >= 0:
            action = action_at(self.state, place)
            self._act(self.state.seating.numbers.options[action], action)
        else:
            card: Card = opening_decision(self.state).things[place]
            self._open(card)

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
        seat, ask = leaver(self.state, self.decision, seat, number)
        self._note(GIVE_UP, seat)
        try:
            self._after_departure(seat, ask)
        except GameEnds as end:
            self._finish(end.outcome)

    def _open(self, card: Card) -> None:
        """Choose a first card."""
        state = self.state
        self._note(card.name, state.seating.seats[len(state.openings)])
        state.number += 1
        try:
            choose_opening(state, self._log, card)
            self._rest()
        except GameEnds as end:
            self._finish(end.outcome)

    def _note(self, option: str, seat: int) -> None:
        """Note a pick before its consequences."""
        self.picks.append(option)
        self.askers.append(seat)
        if self._running is None:
            self._log = []
        self._asked_at = len(self._log)
        self._legal = None
        self._count = -1

    # The next two repeat what `_note` does, because they are nearly all there is to playing.

    def _act(self, option: str, action: int) -> None:
        """Take an action up to the next question."""
        state = self.state
        self.picks.append(option)
        self.askers.append(state.active)
        log: Log = []
        self._log = log
        dogma = self._dogma
        if dogma is None:
            dogma = self._dogma = Dogma(state, log)
        else:
            dogma.log = log  # to make another would cost more
        self._asked_at = 0
        self._count = -1
        self._decision = self._legal = None
        numbers = state.seating.numbers
        card = numbers.begun[action]
        try:
            if card is not None:
                if card.may_ask or state.seating.may_interrupt:
                    self._since = len(self.picks) - 1
                    if self._keeps and self._checkpoint is None:
                        self._checkpoint = state.snapshot()
                    if self._answered:
                        self._answered = []
                    self._course = None
                state.number += 1
                you = state.players[state.active]
                if action >= numbers.dogmas:
                    asking = dogma_action(dogma, you, card).__await__()
                else:
                    asking = meld_action(dogma, you, card).__await__()
                for ask in asking:
                    self._running = asking
                    self._decision = ask
                    return
            else:
                state.number += 1
                simple_action(dogma, action)
            self._checkpoint = None
            end_action(state, log)
            if not state.players[state.active].hand:
                self._draw_unasked()
        except GameEnds as end:
            self._finish(end.outcome)

    def _answer(self, ask: Decision, option: str, at: int) -> None:
        """Answer a question of an action with one of its options up to the next question."""
        running = self._running
        assert running is not None, "something has asked"
        self.picks.append(option)
        self.askers.append(ask.seat)
        self._asked_at = len(self._log)
        self._answered.append((ask, self._asked_at))
        self._legal = None
        self._count = -1
        self.state.number += 1
        if ask.first is None:
            ask.answer = at
        else:
            ask.take(at)
        try:
            for ask in running:
                self._decision = ask
                return
            self._end_running()
        except GameEnds as end:
            self._finish(end.outcome)

    def _after_departure(self, seat: int, ask: Decision) -> None:
        """Go on to the next question once this seat has given up."""
        state = self.state
        running = self._running
        if running is None:
            self._since = len(self.picks) - 1
            self._checkpoint = state.snapshot()
            self._answered = []
            self._course = None
            state.number += 1
            running = self._running = departure(Dogma(state, self._log), seat).__await__()
            then = next(running, None)
        else:
            self._answered.append((ask, self._asked_at))
            state.number += 1
            then = give_up_meanwhile(state, self._log, running, ask, seat)
        if then is not None:
            self._decision = then
        else:
            self._end_running()

    def _end_running(self) -> None:
        """End what has been under way."""
        if self.state.active < 0:
            begin_if_chosen(self.state, self._log)
        else:
            end_action(self.state, self._log)
        self._rest()

    def _rest(self) -> None:
        """Come to rest between actions."""
        self._running = self._checkpoint = self._decision = None
        self._draw_unasked()

    def _draw_unasked(self) -> None:
        """A player who can only draw does so without being asked."""
        state = self.state
        while state.active >= 0 and can_only_draw(state):
            simple_action(Moves(state, self._log), DRAW_ACTION)
            end_action(state, self._log)

    def _finish(self, outcome: Outcome) -> None:
        state = self.state
        state.outcome = outcome
        state.actions_left = 0
        state.openings = ()
        state.leaving = ()
        self._running = self._checkpoint = self._decision = self._legal = None
        self._count = 0
        for seat in outcome.winners or (None,):
            self._log.append((WIN, seat, outcome.winners, outcome.reason, outcome.card))

    # -- looking -----------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The current question; None when the game has ended."""
        ask = self._decision
        if ask is None:
            state = self.state
            if state.outcome is None:
                ask = self._decision = action_decision(state) if state.active >= 0 else opening_decision(state)
        elif not ask.options:
            ask.name_options()
        return ask

    @property
    def legal_actions(self) -> tuple[int, ...]:
        """The number of each option of the decision, in their order; none when the game has ended.

        They are the same in every game of an edition (`docs/reference/environment.md`).
        """
        legal = self._legal
        if legal is None:
            state = self.state
            if state.outcome is not None:
                legal = ()
            elif self._running is None and state.active >= 0:
                legal = tuple(legal_actions(state))
            else:
                ask = self.decision
                assert ask is not None, "the game goes on"
                legal = tuple(state.seating.numbers.of(ask, state.seating.names))
            self._legal = legal
        return legal

    @property
    def option_count(self) -> int:
        """How many options the decision has; 0 when the game has ended."""
        count = self._count
        if count < 0:
            state = self.state
            ask = self._decision
            if self._running is not None and ask is not None:
                count = len(ask.things) + ask.can_pass
            elif state.outcome is not None:
                count = 0
            elif state.active >= 0:
                count = count_actions(state)
            else:
                count = len(opening_decision(state).options)
            self._count = count
        return count

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when the game has ended."""
        if self.state.outcome is not None:
            return NOBODY
        if self._running is not None and self._decision is not None:
            return self._decision.seat
        state = self.state
        return state.active if state.active >= 0 else state.seating.seats[len(state.openings)]

    @property
    def setup(self) -> Setup:
        """The setup of the game; without a seed if it began from a position."""
        setup = self._setup
        if setup is None:
            setup = self._setup = replace(self.state.seating.setup, seed=self._seed)
        return setup

    @property
    def seed(self) -> int | None:
        """The seed that shuffled the decks; None for a game from a position."""
        return self._seed

    @property
    def origin(self) -> State | None:
        """The position the game began from; None for a game from a seed."""
        return None if self._origin is None else State.restored(self._origin)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return self.state.outcome

    @property
    def events(self) -> list[Event]:
        """What the last pick caused, oldest first.  Not filtered: see `view.seen_events`."""
        return [event_of(note) for note in self._log[self._asked_at :]]

    @property
    def action_events(self) -> list[Event]:
        """What has happened since the current action began; between actions, in the last one."""
        return [event_of(note) for note in self._log]

    @property
    def log(self) -> Log:
        """The same as the engine noted it; not to be changed."""
        return self._log

    @property
    def last_log(self) -> Log:
        """What the last pick caused, as the engine noted it."""
        return self._log[self._asked_at :]

    @property
    def is_resting(self) -> bool:
        """Whether no effect is in progress."""
        return self._running is None

    @property
    def course(self) -> Course:
        """What has been answered since the checkpoint, in an action under way."""
        course = self._course
        if course is None:
            course = self._course = Course(_question(State.restored(self._before())))
        for ask, since in self._answered[len(course.answered) - 1 :]:
            ask.name_options()
            course.answered.append((ask, since))
        return course

    @property
    def checkpoint(self) -> State:
        """The position before the action in progress; between actions, the current position."""
        return self.state if self._running is None else State.restored(self._before())

    def _before(self) -> Snapshot:
        """The position before the action in progress; from now on it is kept at each action."""
        kept = self._checkpoint
        if kept is None:
            assert self._running is not None, "an effect is in progress"
            self._keeps = True
            kept = self._checkpoint = self._again(self._since).state.snapshot()
        return kept

    def _again(self, picks: int) -> "Game":
        """The game as it was after so many picks, played again from its beginning."""
        if self._origin is not None:
            twin = Game._over(State.restored(self._origin), self._seed, self._origin)
        else:
            twin = Game.start(self.setup)
        for option, asker in zip(self.picks[:picks], self.askers, strict=False):
            if option == GIVE_UP:
                twin.give_up(asker)
            else:
                twin.pick(option)
        return twin

    @property
    def picks_since_checkpoint(self) -> list[str]:
        """The picks that lead from the checkpoint to the current decision, in the form that `repeat` takes.

        These are options, and ``"ann: give up"`` where ann gave up.
        """
        if self._running is None:
            return []
        names = self.state.seating.names
        since = zip(self.picks[self._since :], self.askers[self._since :], strict=True)
        return [f"{names[seat]}: {GIVE_UP}" if option == GIVE_UP else option for option, seat in since]

    def repeat(self, told: Given[str]) -> None:
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
        if self._running is not None:
            before = self._before()
            twin = Game._over(State.restored(before), self._seed, self._origin)
            twin._keeps = True
            twin.picks = self.picks[: self._since]
            twin.askers = self.askers[: self._since]
            twin._checkpoint = before  # which is not taken again
            for place in range(self._since, len(self.picks)):
                option = self.picks[place]
                if option == GIVE_UP:
                    twin.give_up(self.askers[place])
                elif place == self._since:
                    twin._act(option, self.state.seating.numbers.by_option[option])
                else:
                    ask = self._answered[place - self._since - 1][0]
                    if ask.first is None:
                        twin.take(ask.answer)
                    else:
                        twin.pick(option)
            return twin
        twin = Game()
        twin.state = self.state.copy()
        twin._seed = self._seed
        twin._setup = self._setup
        twin._origin = self._origin
        twin._answered = []
        twin._course = None
        twin._dogma = None
        twin._keeps = self._keeps
        twin.picks = self.picks[:]
        twin.askers = self.askers[:]
        twin._decision = self._decision
        twin._legal = self._legal
        twin._count = self._count
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
    def load(cls, data: Given[dict[str, Any]]) -> "Game":
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


def _question(state: State) -> Decision:
    """The question of a position between actions; `Game.decision` repeats it, because a call less is felt there."""
    return action_decision(state) if state.active >= 0 else opening_decision(state)
