"""Setup and turns, the same in every edition; for the actions of a turn see `turn_actions`."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from splay.position.card import Card
from splay.position.decision import OPENING, Decision
from splay.position.event_log import TURN, Log
from splay.position.seating import Seating
from splay.position.state import State
from splay.position.verbs import MELD
from splay.rules.achievements import test_action
from splay.rules.moves import Moves

OPENING_CARDS: Final = 2


# -- setup -----------------------------------------------------------------------


def deal(seating: Seating, seed: int) -> State:
    """The position before any first card is chosen.

    The same seating and seed give the same deal on every machine and Python
    version: `random.Random.random` is documented never to change.
    """
    roll = random.Random(seed).random
    return lay_out(seating, [_shuffled(cards, roll) for cards in seating.rules.by_deck])


def lay_out(seating: Seating, orders: Sequence[Sequence[Card]]) -> State:
    """The position before any first card is chosen, with the cards of each deck in a given order.

    Age 1 of the base set goes to the players first, two cards each by seat, then lies in the deck from the top down, as
    every deck; the last card of an age of the base set is the achievement, where the edition has one of that age.

    Args:
        seating: who plays, and what.
        orders: by number of deck; of age 0 there are no cards.
    """
    state = State.without_cards(seating)
    for deck in range(1, len(state.decks)):
        cards = tuple(orders[deck])
        if deck in seating.edition.standard_achievements:
            state.available += cards[-1:]
            cards = cards[:-1]
        state.decks[deck] = cards
    for player in state.players:
        player.hand = state.decks[1][:OPENING_CARDS]
        state.decks[1] = state.decks[1][OPENING_CARDS:]
    state.specials = seating.rules.special_achievements
    return state


def _shuffled(cards: Sequence[Card], roll: Callable[[], float]) -> list[Card]:
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(roll() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def opening_decision(state: State) -> Decision:
    """The next choice of a first card, which no one sees before all have chosen."""
    seat = state.seating.seats[len(state.openings)]
    ask = Decision(state.number, seat, OPENING, MELD, None, state.players[seat].hand)
    ask.name_options()
    return ask


def choose_opening(state: State, log: Log, card: Card) -> None:
    """Note a first card; the last one begins the game."""
    state.openings += (card,)
    begin_if_chosen(state, log)


def begin_if_chosen(state: State, log: Log) -> None:
    """Once all remaining players have chosen, put the first cards on the boards and start the first turn."""
    seats = state.seating.seats
    openings = state.openings
    if len(openings) < len(seats):
        return
    state.openings = ()
    moves = Moves(state, log)
    for seat, card in zip(seats, openings, strict=True):
        moves.meld(state.players[seat], card)
    first = state.seating.starts
    if first is None:
        first = min(zip(openings, seats, strict=True), key=lambda chosen: chosen[0].name)[1]
    begin_turn(state, log, first)


def short_turns(players: int) -> int:
    """How many turns, from the first, have only one action, at a table set up for this many players."""
    return 2 if players >= 4 else 1


# -- turns -----------------------------------------------------------------------


def begin_turn(state: State, log: Log, seat: int) -> None:
    """Start the turn of a seat and restart everyone's count of tucked and scored cards."""
    if state.active < 0:
        state.short_turns = short_turns(len(state.players))
    state.active = seat
    turn = state.turn = state.turn + 1
    state.actions_left = 1 if turn <= state.short_turns else 2
    for player in state.players:
        player.tucked = player.scored = player.marks = 0
    log.append((TURN, seat, turn))


def end_action(state: State, log: Log) -> None:
    """End an action: run the tests of edition 4, and pass the turn on if it was the last one.

    Raises:
        GameEnds: the tests found a winner.
    """
    seating = state.seating
    if not seating.edition.tests_at_once:
        test_action(state, log)
    state.actions_left -= 1
    if not state.actions_left:
        begin_turn(state, log, seating.clockwise[state.active][0])
