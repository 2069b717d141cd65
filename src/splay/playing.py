"""The machine behind a game: takes a pick, runs the rules up to the next question."""

from collections.abc import Coroutine
from typing import Any

from splay.achieving import GameEnds
from splay.activation import departure, dogma_action
from splay.decision import Decision
from splay.dogma import PlayerLeaves
from splay.errors import GameOver, NotOffered, NotYourDecision, Phrase, StaleDecision
from splay.events import EFFECT, NOBODY, WIN, WITHDRAW, RawEvent
from splay.moves import Moves
from splay.parley import PRICES
from splay.state import Frozen, Outcome, State
from splay.terms import GIVE_UP, PASS, YES
from splay.turn import action_decision, choose_opening, end_action, opening_decision, simple_action


class Playing:
    """The part of `game.Game` that plays.

    Between actions no coroutine is alive.  While one is parked at a question, the position is
    the checkpoint, from before the action, and the picks since.

    Attributes:
        state: the position, also in the middle of an effect; never change it.
        decision: what is asked now; None when the game has ended.
        picks: every pick since the game began or the position was loaded.
        askers: the seat that made each of these picks.
    """

    __slots__ = ("_asked_at", "_checkpoint", "_log", "_running", "_since", "askers", "decision", "picks", "state")

    state: State
    picks: list[str]
    askers: list[int]
    decision: Decision | None
    _log: list[RawEvent]
    _asked_at: int
    _running: Coroutine[Decision, Any, None] | None
    _checkpoint: Frozen | None
    _since: int

    def pick(self, option: str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the decision.

        Args:
            option: one of ``decision.options``; or ``"give up"``, see `give_up`.
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
            if option == GIVE_UP:
                self.give_up(ask.seat if seat is None and ask is not None else seat, number)
                return
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

    def give_up(self, seat: int | None, number: int | None = None) -> None:
        """Let a player leave the game for good, asked or not (edition 4).

        Counts as having lost: the cards are junked.  Who gives up while carrying out an effect
        stops at once; so does the whole action if it is the one who activated the card.  Anybody else
        leaves when the effect in progress is done, or at once if nobody is left to play against.

        Raises:
            GameOver, StaleDecision: as `pick`.
            NotYourDecision: no such seat plays.
            NotOffered: there is no giving up in this edition, or not yet, or it was done already.
        """
        seat, ask = self._check_departure(seat, number)
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
        if running is None and (card := state.table.card_set.dogmas.get(option)) is not None:
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

    def _check_departure(self, seat: int | None, number: int | None) -> tuple[int, Decision]:
        """The seat that gives up, if it may, and the decision now asked."""
        ask = self.decision
        table = self.state.table
        if ask is None:
            raise GameOver("nobody can give up: the game is over")
        if type(seat) is not int or not 0 <= seat < len(table.names):
            raise NotYourDecision(
                "seat {seat!r} cannot give up at decision {number}: there is no such seat", seat=seat, number=ask.number
            )
        at: dict[str, Any] = {"name": table.names[seat], "number": ask.number}
        if number is not None and (type(number) is not int or number != ask.number):
            raise StaleDecision(
                "{name} cannot give up at decision {number}: it was meant for decision {meant!r}", **at, meant=number
            )
        if not table.edition.players_leave:
            raise NotOffered(
                "{name} cannot give up at decision {number}: edition {edition} does not know that",
                **at,
                edition=table.edition.number,
            )
        if self.state.active < 0:
            raise NotOffered("{name} cannot give up at decision {number}: the first cards are not yet chosen", **at)
        if seat in table.out or seat in self.state.leaving:
            raise NotOffered("{name} cannot give up at decision {number}: already out of the game", **at)
        return seat, ask

    def _after_departure(self, seat: int, ask: Decision) -> Decision:
        """What is asked when this seat has given up."""
        state = self.state
        running = self._running
        if running is None:
            self._since = len(self.picks) - 1
            self._checkpoint = state.frozen()
        state.number += 1
        try:
            if running is None:
                self._running = departure(state, self._log, seat)
                return self._running.send(None)
            state.leaving += (seat,)
            is_over = len(state.staying_sides()) < 2
            if ask.verb == GIVE_UP:
                if seat == ask.seat or is_over:
                    return running.send(YES if seat == ask.seat else PASS)
            elif is_over or seat in (ask.seat, state.active, self._executing(ask)):
                return running.throw(PlayerLeaves(seat))
        except StopIteration:
            self._running = self._checkpoint = None
            end_action(state, self._log)
            return self._question()
        self._log.append((WITHDRAW, seat, None, "", NOBODY, ""))
        return Decision(state.number, ask.seat, ask.kind, ask.verb, ask.effect, ask.options, ask.more)

    def _executing(self, ask: Decision) -> int:
        """The seat that carries out the effect in progress; `NOBODY` while it is only about to begin."""
        if ask.verb not in PRICES:
            for event in reversed(self._log):
                if event[0] == EFFECT:
                    return event[1]
        return NOBODY

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
            raise GameOver("nobody can pick {option!r}: the game is over", option=option)
        if seat is not None and (type(seat) is not int or seat != ask.seat):
            who = names[seat] if type(seat) is int and 0 <= seat < len(names) else Phrase("seat {seat!r}", seat=seat)
            raise NotYourDecision(
                "{who} cannot pick {option!r} at decision {number}: {asked} is asked",
                who=who,
                option=option,
                number=ask.number,
                asked=names[ask.seat],
            )
        if number is not None and (type(number) is not int or number != ask.number):
            raise StaleDecision(
                "{name} cannot pick {option!r} at decision {meant!r}: decision {number} is asked now",
                name=names[ask.seat],
                option=option,
                meant=number,
                number=ask.number,
            )
        if type(option) is not str or option not in ask.options:
            raise NotOffered(
                "{name} cannot pick {option!r} at decision {number}: not offered",
                name=names[ask.seat],
                option=option,
                number=ask.number,
            )
        return ask

    def _finish(self, outcome: Outcome) -> None:
        state = self.state
        state.outcome = outcome
        state.actions_left = 0
        state.leaving = ()
        self._running = self._checkpoint = None
        self.decision = None
        for seat in outcome.winners or (NOBODY,):
            self._log.append((WIN, seat, outcome.reason, outcome.card or "", NOBODY, ""))

    def _begin(self) -> None:
        """Ask the first question of a position that is not in the middle of an effect."""
        if self.state.outcome is None:
            try:
                self.decision = self._question()
            except GameEnds as end:
                self._finish(end.outcome)
