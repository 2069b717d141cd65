"""Setup, turns and the actions that ask nothing, as every edition plays them."""

import random
from operator import attrgetter
from typing import Final

from splay.achieving import test_action
from splay.card import Card
from splay.decision import ACTION, OPENING, Decision
from splay.editions import EDITIONS
from splay.events import NOBODY, TURN, RawEvent
from splay.moves import Moves
from splay.state import Cards, Player, State
from splay.table import Table
from splay.terms import SPECIAL_NAMES

OPENING_CARDS: Final = 2
POINTS_PER_AGE: Final = 5
MELD_OPTION: Final = attrgetter("meld_option")
ACHIEVE_OPTIONS: Final = tuple(
    [f"achieve {age}" for age in range(max(edition.last_age for edition in EDITIONS.values()) + 1)]
)


# -- setup -----------------------------------------------------------------------


def deal(table: Table, seed: int) -> State:
    """The position before anybody has chosen a first card.

    The same table and seed give the same deal on every machine and Python
    version: `random.Random.random` is documented never to change.
    """
    state = State.without_cards(table)
    rng = random.Random(seed)
    for age in range(1, len(state.decks)):
        cards = list(table.card_set.by_age[age])
        _shuffle(cards, rng)
        if age in table.edition.standard_achievements:
            state.available += (cards.pop(),)
        state.decks[age] = tuple(cards)
    for player in state.players:
        player.hand = state.decks[1][:OPENING_CARDS]
        state.decks[1] = state.decks[1][OPENING_CARDS:]
    state.specials = SPECIAL_NAMES
    return state


def _shuffle(cards: list[Card], rng: random.Random) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def opening_decision(state: State) -> Decision:
    """Who chooses a first card next.  Nobody sees it before all have chosen."""
    seat = len(state.openings)
    options = tuple([card.name for card in state.players[seat].hand])
    return Decision(state.number, seat, OPENING, "meld", None, options)


def choose_opening(state: State, log: list[RawEvent], name: str) -> None:
    """Note a first card; the last one puts all of them on the boards and starts the first turn."""
    state.openings += (state.table.card_set.by_name[name],)
    if len(state.openings) < len(state.players):
        return
    openings = state.openings
    state.openings = ()
    moves = Moves(state, log)
    for player, card in zip(state.players, openings, strict=True):
        moves.meld(player, card)
    state.short_turns = short_turns(len(state.players))
    first = state.table.starts
    if first is None:
        first = min(range(len(openings)), key=lambda seat: openings[seat].name)
    else:
        state.table = state.table.begun()
    begin_turn(state, log, first)


def short_turns(players: int) -> int:
    """How many turns from the first have one action only."""
    return 2 if players >= 4 else 1


# -- turns -----------------------------------------------------------------------


def begin_turn(state: State, log: list[RawEvent], seat: int) -> None:
    """Start the turn of a seat; tucked and scored cards are counted anew for all."""
    state.active = seat
    state.turn += 1
    state.actions_left = 1 if state.turn <= state.short_turns else 2
    for player in state.players:
        player.tucked = player.scored = 0
    log.append((TURN, seat, state.turn, "", NOBODY, ""))


def end_action(state: State, log: list[RawEvent]) -> None:
    """One action is done: test what edition 4 tests then, and pass the turn on if it was the last.

    Raises:
        GameEnds: the tests found a winner.
    """
    table = state.table
    if not table.edition.tests_at_once:
        test_action(state, log)
    state.actions_left -= 1
    if not state.actions_left:
        begin_turn(state, log, table.clockwise[state.active][0])


def action_decision(state: State) -> Decision:
    """What the active player may do: draw, meld, dogma, parley, achieve."""
    player = state.players[state.active]
    options = ["draw", *map(MELD_OPTION, player.hand)]
    for pile in player.piles:
        if pile:
            options.append(pile[0].dogma_option)
    if state.table.parley and player.hand:
        options += _parley_options(state)
    available = state.available
    if available and player.points >= POINTS_PER_AGE * available[0].age:
        options += achieve_options(player, available)
    return Decision(state.number, state.active, ACTION, "act", None, tuple(options))


def _parley_options(state: State) -> list[str]:
    """The top cards of distant players, which a card of the hand allows to activate."""
    distant = [state.players[seat] for seat in state.table.distant[state.active]]
    return [card.parley_option for player in distant for card in player.tops]


def achieve_options(player: Player, available: Cards) -> list[str]:
    """The achievements this player has points and a top card for, each age once.

    Five points for each age, and a top card of that value at least (rulebook of
    edition 3, "Achieve").
    """
    reach = min(player.points // POINTS_PER_AGE, player.highest_top())
    options: list[str] = []
    last = 0
    for card in available:
        age = card.age
        if age > reach:
            break
        if age != last:
            options.append(ACHIEVE_OPTIONS[age])
            last = age
    return options


def simple_action(moves: Moves, you: Player, option: str) -> None:
    """Carry out an action that asks nothing: draw, meld or achieve."""
    if option == "draw":
        moves.draw(you, you.highest_top())
    elif card := moves.state.table.card_set.melds.get(option):
        moves.meld(you, card)
    else:
        age = ACHIEVE_OPTIONS.index(option)
        moves.achieve(you, next(card for card in moves.state.available if card.age == age))
