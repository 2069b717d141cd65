"""Playing: how a pick takes a game to its next question."""

from typing import SupportsIndex

from splay.game.core import GameCore
from splay.game.departures import give_up_meanwhile
from splay.game.looking import actions, decision, option_count
from splay.game.refusals import answered, leaver, number_taken
from splay.position.card import Card
from splay.position.decision import Decision
from splay.position.event_log import WIN, Log
from splay.position.numbering import DRAW_ACTION
from splay.position.state import Outcome, Snapshot, State
from splay.position.terms import GIVE_UP, Given
from splay.rules.activation import departure, dogma_action, meld_action
from splay.rules.dogma import Dogma
from splay.rules.endings import GameEnds
from splay.rules.moves import Moves
from splay.rules.turn import begin_if_chosen, choose_opening, end_action, opening_decision
from splay.rules.turn_actions import action_at, can_only_draw, simple_action


def begin(state: State, seed: int | None, origin: Snapshot | None) -> GameCore:
    """A game that continues from a state between actions and takes ownership of it.

    Args:
        state: the position.
        seed: the seed that shuffled its decks; None if they were not shuffled here.
        origin: the position again, as `GameCore.origin`.
    """
    core = GameCore.over(state, seed, origin)
    if state.outcome is None:
        try:
            _rest(core)
        except GameEnds as end:
            _finish(core, end.outcome)
    return core


# -- picks, checked ----------------------------------------------------------------


def pick(core: GameCore, option: Given[str], seat: Given[int | None] = None, number: Given[int | None] = None) -> None:
    """As `Game.pick`."""
    ask = core.question
    if ask is None or not ask.options:
        ask = decision(core)
    options = () if ask is None else ask.options
    if ask is None or type(option) is not str or option not in options or seat is not None or number is not None:
        if option == GIVE_UP:
            give_up(core, ask.seat if seat is None and ask is not None else seat, number)
            return
        ask = answered(core.state, ask, option, seat, number)
    if core.running is not None:
        _answer(core, ask, option, options.index(option))
    elif core.state.active >= 0:
        act(core, option, core.state.seating.numbers.by_option[option])
    else:
        _open(core, core.state.seating.rules.by_name[option])


def step(core: GameCore, action: SupportsIndex) -> None:
    """As `Game.step`."""
    legal = actions(core)
    if type(action) is not int or action not in legal:
        action = number_taken(core.state, decision(core), action, legal)
    numbers = core.state.seating.numbers
    if core.running is not None:
        assert core.question is not None, "what runs has asked"
        at = legal.index(action)
        _answer(core, core.question, core.question.option_at(at), at)
    elif core.state.active >= 0:
        act(core, numbers.options[action], action)
    else:
        _open(core, numbers.cards[action - numbers.openings])


def pick_at(core: GameCore, place: SupportsIndex) -> None:
    """As `Game.pick_at`."""
    count = option_count(core)
    if type(place) is not int or not 0 <= place < count:
        place = number_taken(core.state, decision(core), place, range(count))
    take(core, place)


def give_up(core: GameCore, seat: Given[int | None], number: Given[int | None] = None) -> None:
    """As `Game.give_up`."""
    seat, ask = leaver(core.state, decision(core), seat, number)
    _note(core, GIVE_UP, seat)
    try:
        _after_departure(core, seat, ask)
    except GameEnds as end:
        _finish(core, end.outcome)


# -- picks that are known to be offered ----------------------------------------------


def take(core: GameCore, place: int) -> None:
    """Answer the question with the option at a place that it is known to have."""
    if core.running is not None:
        ask = core.question
        assert ask is not None, "what runs has asked"
        _answer(core, ask, ask.option_at(place), place)
    elif core.state.active >= 0:
        action = action_at(core.state, place)
        act(core, core.state.seating.numbers.options[action], action)
    else:
        card: Card = opening_decision(core.state).things[place]
        _open(core, card)


def _open(core: GameCore, card: Card) -> None:
    """Choose a first card."""
    state = core.state
    _note(core, card.name, state.seating.seats[len(state.openings)])
    state.number += 1
    try:
        choose_opening(state, core.log, card)
        _rest(core)
    except GameEnds as end:
        _finish(core, end.outcome)


def _note(core: GameCore, option: str, seat: int) -> None:
    """Note a pick before its consequences."""
    core.picks.append(option)
    core.askers.append(seat)
    if core.running is None:
        core.log = []
    core.asked_at = len(core.log)
    core.legal = None
    core.count = -1


# The next two repeat what `_note` does, because they are nearly all there is to playing.


def act(core: GameCore, option: str, action: int) -> None:
    """Take an action of a turn, given as an option and as its number, up to the next question."""
    state = core.state
    core.picks.append(option)
    core.askers.append(state.active)
    log: Log = []
    core.log = log
    dogma = core.dogma
    if dogma is None:
        dogma = core.dogma = Dogma(state, log)
    else:
        dogma.log = log  # to make another would cost more
    core.asked_at = 0
    core.count = -1
    core.question = core.legal = None
    numbers = state.seating.numbers
    card = numbers.begun[action]
    try:
        if card is not None:
            if card.may_ask or state.seating.may_interrupt:
                core.since = len(core.picks) - 1
                if core.keeps_checkpoints and core.checkpoint is None:
                    core.checkpoint = state.snapshot()
                if core.answered:
                    core.answered = []
                core.course = None
            state.number += 1
            you = state.players[state.active]
            if action >= numbers.dogmas:
                asking = dogma_action(dogma, you, card).__await__()
            else:
                asking = meld_action(dogma, you, card).__await__()
            for ask in asking:
                core.running = asking
                core.question = ask
                return
        else:
            state.number += 1
            simple_action(dogma, action)
        core.checkpoint = None
        end_action(state, log)
        if not state.players[state.active].hand:
            _draw_unasked(core)
    except GameEnds as end:
        _finish(core, end.outcome)


def _answer(core: GameCore, ask: Decision, option: str, at: int) -> None:
    """Answer a question of an action with one of its options up to the next question."""
    running = core.running
    assert running is not None, "something has asked"
    core.picks.append(option)
    core.askers.append(ask.seat)
    core.asked_at = len(core.log)
    core.answered.append((ask, core.asked_at))
    core.legal = None
    core.count = -1
    core.state.number += 1
    if ask.first is None:
        ask.answer = at
    else:
        ask.take(at)
    try:
        for ask in running:
            core.question = ask
            return
        _end_running(core)
    except GameEnds as end:
        _finish(core, end.outcome)


def _after_departure(core: GameCore, seat: int, ask: Decision) -> None:
    """Go on to the next question once this seat has given up."""
    state = core.state
    running = core.running
    if running is None:
        core.since = len(core.picks) - 1
        core.checkpoint = state.snapshot()
        core.answered = []
        core.course = None
        state.number += 1
        running = core.running = departure(Dogma(state, core.log), seat).__await__()
        then = next(running, None)
    else:
        core.answered.append((ask, core.asked_at))
        state.number += 1
        then = give_up_meanwhile(state, core.log, running, ask, seat)
    if then is not None:
        core.question = then
    else:
        _end_running(core)


# -- between actions -----------------------------------------------------------------


def _end_running(core: GameCore) -> None:
    """End what has been under way."""
    if core.state.active < 0:
        begin_if_chosen(core.state, core.log)
    else:
        end_action(core.state, core.log)
    _rest(core)


def _rest(core: GameCore) -> None:
    """Come to rest between actions."""
    core.running = core.checkpoint = core.question = None
    _draw_unasked(core)


def _draw_unasked(core: GameCore) -> None:
    """A player who can only draw does so without being asked."""
    state = core.state
    while state.active >= 0 and can_only_draw(state):
        simple_action(Moves(state, core.log), DRAW_ACTION)
        end_action(state, core.log)


def _finish(core: GameCore, outcome: Outcome) -> None:
    state = core.state
    state.outcome = outcome
    state.actions_left = 0
    state.openings = ()
    state.leaving = ()
    core.running = core.checkpoint = core.question = core.legal = None
    core.count = 0
    for seat in outcome.winners or (None,):
        core.log.append((WIN, seat, outcome.winners, outcome.reason, outcome.card))
