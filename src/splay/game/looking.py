"""What a game asks: the question, its options, their numbers, and the seat that is asked.

Between actions all of this follows from the position, and is worked out only once it is needed.
"""

from dataclasses import replace

from splay.game.core import GameCore
from splay.position.decision import Decision
from splay.position.event_log import NOBODY
from splay.position.setup import Setup
from splay.position.state import State
from splay.rules.turn import opening_decision
from splay.rules.turn_actions import action_decision, count_actions, legal_actions


def question(state: State) -> Decision:
    """The question of a position between actions, in a game that goes on."""
    return action_decision(state) if state.active >= 0 else opening_decision(state)


def decision(core: GameCore) -> Decision | None:
    """As `Game.decision`."""
    ask = core.question
    if ask is None:
        if core.state.outcome is None:
            ask = core.question = question(core.state)
    elif not ask.options:
        ask.name_options()
    return ask


def actions(core: GameCore) -> tuple[int, ...]:
    """As `Game.legal_actions`."""
    legal = core.legal
    if legal is None:
        state = core.state
        if state.outcome is not None:
            legal = ()
        elif core.running is None and state.active >= 0:
            legal = tuple(legal_actions(state))
        else:
            ask = decision(core)
            assert ask is not None, "the game goes on"
            legal = tuple(state.seating.numbers.of(ask, state.seating.names))
        core.legal = legal
    return legal


def option_count(core: GameCore) -> int:
    """As `Game.option_count`."""
    count = core.count
    if count < 0:
        state = core.state
        ask = core.question
        if core.running is not None and ask is not None:
            count = len(ask.things) + ask.can_pass
        elif state.outcome is not None:
            count = 0
        elif state.active >= 0:
            count = count_actions(state)
        else:
            count = len(opening_decision(state).options)
        core.count = count
    return count


def seat_asked(core: GameCore) -> int:
    """As `Game.seat`."""
    state = core.state
    if state.outcome is not None:
        return NOBODY
    if core.running is not None and core.question is not None:
        return core.question.seat
    return state.active if state.active >= 0 else state.seating.seats[len(state.openings)]


def setup(core: GameCore) -> Setup:
    """As `Game.setup`."""
    made = core.setup
    if made is None:
        made = core.setup = replace(core.state.seating.setup, seed=core.seed)
    return made
