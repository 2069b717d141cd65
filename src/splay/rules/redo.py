"""The position after each event of a pick: the moves made again from what was noted.

Nothing is asked or tested here, because the events already contain the outcome of the rules.
"""

from collections.abc import Iterable, Iterator

from splay.position.card import Card, Face
from splay.position.card_moves import (
    Achieve,
    CardMoves,
    Chain,
    Draw,
    Event,
    Exchange,
    Foreshadow,
    Junk,
    Meld,
    PayForParley,
    Remove,
    Return,
    Safeguard,
    Score,
    Transfer,
    Tuck,
)
from splay.position.events import (
    Arrange,
    Claim,
    Endorse,
    JunkDeck,
    JunkSpecial,
    LookOver,
    Lose,
    RestoreSpecial,
    SpecialMoves,
    Splay,
    TurnBegins,
    Win,
    Withdraw,
)
from splay.position.state import HAS_DRAWN, HAS_ENDORSED, Outcome, State
from splay.position.terms import ACHIEVEMENTS, BOARD, DECK, GIVE_UP, JUNK
from splay.rules.parts import (
    depart,
    give,
    junk_deck,
    junk_special,
    lay,
    restore_special,
    set_aside,
    sink,
    slip_under,
    sort_if_all,
    take,
    take_top,
    without,
)
from splay.rules.turn import begin_turn


def positions(before: State, seat: int, option: str, happened: Iterable[Event]) -> Iterator[State]:
    """The position after each event of a pick, as one object that keeps changing; `before` stays as it is.

    The last one is the position after the pick, except for the actions left, which are right from the next turn on.

    Args:
        before: the position before the pick.
        seat: who picked.
        option: what was picked.
        happened: everything that the pick caused, not filtered for a seat.
    """
    state = before.copy()
    begin(state, seat, option)
    for event in happened:
        redo(state, event)
        yield state


def begin(state: State, seat: int, option: str) -> None:
    """Note a pick before its consequences."""
    state.number += 1
    if option == GIVE_UP:
        state.leaving += (seat,)
    elif state.active < 0 and (card := state.seating.rules.by_name.get(option)) is not None:
        state.openings += (card,)  # no card: the partner of a player who left answers whether to leave as well


def redo(state: State, event: Event) -> None:
    """Change a position according to an event, which must know every card."""
    match event:
        case CardMoves():
            _move(state, event)
        case Splay():
            player = state.players[event.seat]
            lay(player, event.color, player.piles[event.color], event.after)
        case Arrange():
            player = state.players[event.seat]
            lay(player, event.color, event.cards, player.splays[event.color])
        case LookOver():
            sort_if_all(state.players[event.seat], event.zone, event.faces())
        case SpecialMoves():
            _move_special(state, event)
        case JunkDeck():
            junk_deck(state, event.deck)
        case TurnBegins():
            begin_turn(state, [], event.seat)
        case Endorse():
            state.players[event.seat].marks |= HAS_ENDORSED
        case Withdraw():
            state.leaving = tuple(dict.fromkeys((*state.leaving, event.seat)))
        case Lose():
            depart(state, state.players[event.seat])
        case Win():
            state.outcome = Outcome(event.winners, event.reason, event.by_card)
            state.actions_left = 0
            state.leaving = state.openings = ()


def _move(state: State, event: CardMoves) -> None:
    """One card goes from one zone to another."""
    if state.active < 0:
        state.openings = ()  # all have chosen, so the first cards go to the boards
    card = _known(event.card)
    owner = state.players[event.seat]
    if isinstance(event, Tuck) and event.origin == BOARD and event.to == event.seat:
        sink(owner, card)
        owner.tucked += 1
        return
    _leave(state, event, card)
    match event:
        case Transfer() if event.to is None:
            set_aside(state, card)
        case Draw() | Meld() | Transfer() | Exchange() | Safeguard() | Foreshadow():
            give(state.players[event.taker], card, event.target)
        case Tuck():
            slip_under(state.players[event.taker], card)
            state.players[event.taker].tucked += 1
        case Score():
            give(state.players[event.taker], card, event.target)
            state.players[event.taker].scored += 1
        case Achieve():
            state.players[event.taker].achievements += (card,)
        case Return() | PayForParley():
            state.decks[card.deck] += (card,)
        case Junk():
            state.junk += (card,)
        case Remove():
            state.box += (card,)


def _leave(state: State, event: CardMoves, card: Card) -> None:
    """The card leaves the zone that it comes from."""
    owner = state.players[event.seat]
    if event.origin == DECK:
        top = take_top(state, card.deck)
        assert top is card, f"{card} is not on top of its deck"
        if state.seating.rules.counts_first_draws and isinstance(event, (Draw, Chain)):
            owner.marks |= HAS_DRAWN
    elif event.origin == ACHIEVEMENTS and card in state.available:
        state.available = without(state.available, card)
    elif event.origin == JUNK:
        state.junk = without(state.junk, card)
    else:
        take(owner, card)


def _move_special(state: State, event: SpecialMoves) -> None:
    match event:
        case Claim():
            state.specials = without(state.specials, event.special)
            state.players[event.seat].specials += (event.special,)
        case JunkSpecial():
            junk_special(state, event.special)
        case RestoreSpecial():
            restore_special(state, event.special)


def _known(face: Face) -> Card:
    assert isinstance(face, Card), "only events that know every card can be made again"
    return face
