"""Choosing cards that move at once: one, or several one after the other."""

from collections.abc import Callable, Sequence

from splay.position.card import Card, Effect
from splay.position.decision import CARD, Decision
from splay.position.several import ALWAYS, NEVER, Several
from splay.position.state import Player, State
from splay.position.terms import COLORS
from splay.position.verbs import Verb
from splay.rules.filters import distinct_values, of_value
from splay.rules.order import board_order_matters, order_matters
from splay.rules.questions import choose

Move = Callable[[Player, Card], None]
"""What is done with each card."""


async def move_one(
    state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb, move: Move
) -> Card | None:
    """Move one of these cards; returns it, or None if there is none."""
    card = await choose(state, effect, you, cards, verb)
    if card is not None:
        move(you, card)
    return card


async def may_move_one(
    state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb, move: Move
) -> Card | None:
    """Move one of these cards, or none; returns it."""
    return await may_move_first(state, effect, you, cards, verb, move, 1)


async def may_move_first(
    state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb, move: Move, count: int
) -> Card | None:
    """Move one of these cards, or none; returns it.

    The first of this many, if there are so many: the effect lets the others follow, which cannot be declined and are
    told the number of this question as the `first` one.
    """
    if not cards:
        return None
    count, first = min(count, len(cards)), state.number
    several = Several(cards, count, count, order_matters(state, you, cards, verb), first) if count > 1 else None
    at = await Decision(state.number, you.seat, CARD, verb, effect, cards, True, 1, cards, (), several)
    if at == len(cards):
        return None
    move(you, cards[at])
    return cards[at]


async def arrange(state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb) -> list[Card]:
    """Put cards in any order; nothing moves."""
    left, order, first = list(cards), list[Card](), state.number
    while len(left) > 1:
        several = Several(left, len(left), len(left), ALWAYS, first)
        at = await Decision(state.number, you.seat, CARD, verb, effect, left, False, 1, left, (), several)
        order.append(left[at])
        left = left[:at] + left[at + 1 :]
    return order + left


async def move_some(
    state: State,
    effect: Effect | None,
    you: Player,
    cards: Sequence[Card],
    verb: Verb,
    move: Move,
    least: int | None = None,
    most: int | None = None,
    ordered: bool = True,
    first: int | None = None,
) -> list[Card]:
    """Move at least `least` and at most `most` of these (None: all), one pick at a time.

    If their order cannot matter, each pick is followed only by later cards,
    so that each choice of cards can be made in only one way.  `first` is the number of an earlier question that
    these belong to, if there is one.
    """
    left = list(cards)
    most = len(left) if most is None else min(most, len(left))
    least = most if least is None else min(least, most)
    if least == len(left):
        verb = verb.next
    moved: list[Card] = []
    follows = first is not None
    if first is None:
        first = state.number
    order = order_matters(state, you, cards, verb) if ordered else NEVER
    while len(moved) < most:
        still = least - len(moved)
        if still >= len(left) and (not ordered or len(left) == 1):
            moved += left
            for card in left:
                move(you, card)
            break
        open_to = left if ordered or still < 2 else left[: len(left) - still + 1]
        more = most - len(moved)
        several = Several(left, max(still, 1), more, order, first) if most > 1 or follows else None
        can_pass = still <= 0
        at = await Decision(state.number, you.seat, CARD, verb, effect, open_to, can_pass, more, cards, (), several)
        if at == len(open_to):
            break
        card = left[at]
        left = left[:at] + left[at + 1 :] if ordered else left[at + 1 :]
        moved.append(card)
        move(you, card)
    return moved


async def move_all_to_board(
    state: State,
    effect: Effect | None,
    you: Player,
    cards: Sequence[Card],
    verb: Verb,
    move: Move,
    first: int | None = None,
) -> list[Card]:
    """Put all of these onto the board; you pick the order if it can matter.  `first`: as for `move_some`."""
    if state.seating.edition.tests_at_once:
        return await move_some(state, effect, you, cards, verb, move, first=first)
    moved: list[Card] = []
    for color in COLORS:  # nothing is tested in between, so order matters only within a color
        of_color = [card for card in cards if card.color == color]
        moved += await move_some(state, effect, you, of_color, verb, move, first=first)
    return moved


async def move_all_to_decks(
    state: State,
    effect: Effect | None,
    you: Player,
    cards: Sequence[Card],
    verb: Verb,
    move: Move,
    first: int | None = None,
) -> list[Card]:
    """Put all of these cards of yours into their decks; you pick the order if it can matter.

    `first`: as for `move_some`.
    """
    if board_order_matters(state, you, cards):
        return await move_some(state, effect, you, cards, verb, move, first=first)
    moved: list[Card] = []
    for deck in sorted({card.deck for card in cards}):  # order matters only within a deck
        of_deck = [card for card in cards if card.deck == deck]
        moved += await move_some(state, effect, you, of_deck, verb, move, first=first)
    return moved


async def choose_highest(
    state: State, effect: Effect | None, you: Player, count: int, cards: Sequence[Card], verb: Verb
) -> list[Card]:
    """Choose this many of these from the highest value down, or all if there are fewer; you pick among ties.

    Nothing moves.
    """
    chosen: list[Card] = []
    for value in reversed(distinct_values(cards)):
        left = count - len(chosen)
        tied = of_value(cards, value)
        chosen += await move_some(state, effect, you, tied, verb, _leave, left, left, ordered=False)
    return chosen


def _leave(_: Player, __: Card) -> None:
    """Leave a chosen card where it is, for now."""
