"""Setup, turns and the actions without questions, the same in every edition."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from splay.position import actions
from splay.position.actions import Action
from splay.position.card import Card
from splay.position.decision import ACTION, OPENING, Decision
from splay.position.editions import EDITIONS
from splay.position.event_log import TURN, Log
from splay.position.numbering import DRAW_ACTION, MELD_ACTIONS
from splay.position.seating import Seating
from splay.position.state import Cards, Player, State
from splay.position.verbs import ACT, MELD
from splay.rules.achievements import test_action
from splay.rules.moves import Moves

OPENING_CARDS: Final = 2
POINTS_PER_AGE: Final = 5
LAST_AGE: Final = max(edition.last_age for edition in EDITIONS.values())
ACHIEVE_OPTIONS: Final = tuple([Action(actions.ACHIEVE, age=age).option for age in range(LAST_AGE + 1)])


# -- setup -----------------------------------------------------------------------


def deal(seating: Seating, seed: int) -> State:
    """The position before any first card is chosen.

    The same seating and seed give the same deal on every machine and Python
    version: `random.Random.random` is documented never to change.
    """
    roll = random.Random(seed).random
    return lay_out(seating, [_shuffled(cards, roll) for cards in seating.rules.by_deck])


def lay_out(seating: Seating, orders: Sequence[Sequence[Card]]) -> State:
    """The position before any first card is chosen, with the cards of each age in a given order.

    Age 1 goes to the players first, two cards each by seat, then lies in the deck from the top down, as every age;
    the last card of an age is the achievement, where the edition has one of that age.

    Args:
        seating: who plays, and what.
        orders: by age; of age 0 there are none.
    """
    state = State.without_cards(seating)
    for age in range(1, len(state.decks)):
        cards = tuple(orders[age])
        if age in seating.edition.standard_achievements:
            state.available += cards[-1:]
            cards = cards[:-1]
        state.decks[age] = cards
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
        player.tucked = player.scored = 0
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


def action_decision(state: State) -> Decision:
    """What the active player may do: draw, meld, dogma, parley, achieve."""
    player = state.players[state.active]
    options = [actions.DRAW]
    for card in player.hand:
        options.append(card.meld_option)
    for pile in player.piles:
        if pile:
            options.append(pile[0].dogma_option)
    if player.hand and state.seating.setup.parley:
        options += [card.parley_option for card in _distant_tops(state)]
    available = state.available
    if available and player.points >= POINTS_PER_AGE * available[0].age:
        options += [ACHIEVE_OPTIONS[age] for age in achievable_ages(player, available)]
    # By position, because that costs half of what names do.
    return Decision(state.number, state.active, ACTION, ACT, None, (), False, 1, (), tuple(options))


def legal_actions(state: State) -> list[int]:
    """The numbers of the same actions, in the same order."""
    player = state.players[state.active]
    numbers = state.seating.numbers
    legal = [DRAW_ACTION, *[MELD_ACTIONS + card.place for card in player.hand]]
    first = numbers.dogmas
    for pile in player.piles:
        if pile:
            legal.append(first + pile[0].place)
    if player.hand and state.seating.setup.parley:
        legal += [numbers.parleys + card.place for card in _distant_tops(state)]
    available = state.available
    if available and player.points >= POINTS_PER_AGE * available[0].age:
        legal += [numbers.achievements + age - 1 for age in achievable_ages(player, available)]
    return legal


def count_actions(state: State) -> int:
    """How many there are."""
    player = state.players[state.active]
    count = 1 + len(player.hand)
    for pile in player.piles:
        if pile:
            count += 1
    if player.hand and state.seating.setup.parley:
        count += len(_distant_tops(state))
    available = state.available
    if available and player.points >= POINTS_PER_AGE * available[0].age:
        count += len(achievable_ages(player, available))
    return count


def action_at(state: State, place: int) -> int:
    """The number of the action at this place among them, which must be there."""
    if not place:
        return DRAW_ACTION
    player = state.players[state.active]
    hand = player.hand
    left = place - 1
    if left < len(hand):
        return MELD_ACTIONS + hand[left].place
    left -= len(hand)
    for pile in player.piles:
        if pile:
            if not left:
                return state.seating.numbers.dogmas + pile[0].place
            left -= 1
    return legal_actions(state)[place]


def can_only_draw(state: State) -> bool:
    """Whether the active player has no other action, and so need not be asked."""
    player = state.players[state.active]
    return not player.hand and player.piles.count(()) == len(player.piles)


def _distant_tops(state: State) -> list[Card]:
    """The top cards of distant players, which a card in hand pays to activate."""
    distant = [state.players[seat] for seat in state.seating.distant[state.active]]
    return [card for player in distant for card in player.tops]


def points_needed(age: int) -> int:
    """The points that the achievement of an age requires, which are not spent."""
    return POINTS_PER_AGE * age


def claimable_age(points: int, highest_top: int) -> int:
    """The highest age that these points and this top card are enough for (rulebook of edition 3, "Achieve")."""
    return min(points // POINTS_PER_AGE, highest_top)


def achievable_ages(player: Player, available: Cards) -> list[int]:
    """The ages of the achievements for which this player has the points and a top card, each once."""
    reach = claimable_age(player.points, player.highest_top())
    ages: list[int] = []
    last = 0
    for card in available:
        age = card.age
        if age > reach:
            break
        if age != last:
            ages.append(age)
            last = age
    return ages


def simple_action(moves: Moves, action: int) -> None:
    """Carry out an action that activates no card: draw, meld or achieve."""
    state = moves.state
    you = state.players[state.active]
    if action == DRAW_ACTION:
        moves.draw(you, you.highest_top())
    elif action < state.seating.numbers.dogmas:
        moves.meld(you, state.seating.numbers.cards[action - MELD_ACTIONS])
    else:
        age = action - state.seating.numbers.achievements + 1
        moves.achieve(you, next(card for card in state.available if card.age == age))
