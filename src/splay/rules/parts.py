"""The parts of a move: each changes a position and notes nothing.

`Moves` builds the rulebook's verbs from them and notes each; `redo` makes the same changes again from the notes.
"""

from typing import TypeVar

from splay.errors import PositionError
from splay.position.card import Card
from splay.position.state import Cards, Player, State
from splay.position.terms import ACHIEVEMENTS, BOARD, HAND, SCORE, UNSPLAYED
from splay.position.zones import NO_SET_ZONES, SET_ZONES, ZONES

Thing = TypeVar("Thing", Card, str)


def without(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """These cards, or names of achievements, without this one."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


# -- a player's cards --------------------------------------------------------------


def take(owner: Player, card: Card) -> str:
    """Take a card out of the zone of its owner that it is in; returns the zone.

    Raises:
        PositionError: it is in none of them.
    """
    hand = owner.hand
    at = 0
    for each in hand:  # once compiled, half the cost of `in` and `index`; `enumerate` costs more in plain Python
        if each is card:
            owner.hand = hand[:at] + hand[at + 1 :]
            return HAND
        at += 1  # noqa: SIM113
    color = card.color
    pile = owner.piles[color]
    if card in pile:
        pile = without(pile, card)
        lay(owner, color, pile, owner.splays[color] if len(pile) > 1 else UNSPLAYED)
        return BOARD
    if card in owner.score:
        owner.score = without(owner.score, card)
        owner.pile_points -= card.value
        return SCORE
    for zone in (*SET_ZONES, ZONES[ACHIEVEMENTS]):
        cards = owner.zone(zone.name)
        if card in cards:
            owner.put(zone.name, without(cards, card))
            owner.touched = True
            return zone.name
    raise PositionError("seat {seat} does not have {card}", seat=owner.seat, card=card.name)


def give(to: Player, card: Card, zone: str) -> None:
    """Put a card into a zone of a player; on a board it goes on top of its color.

    Raises:
        KeyError: there is no such zone.
    """
    if zone == HAND:
        to.hand += (card,)
    elif zone == SCORE:
        to.score += (card,)
        to.pile_points += card.value
    elif zone == BOARD:
        put_on_top(to, card)
    else:
        to.put(zone, (*to.zone(zone), card))
        to.touched = True


def set_aside(state: State, card: Card) -> None:
    """Make a card an available achievement; these are sorted by deck."""
    state.available = tuple(sorted((*state.available, card), key=lambda each: each.deck))


def sort_if_all(owner: Player, zone: str, cards: Cards) -> None:
    """Sort a zone by deck and name when another player looks at all its cards.

    The order in which a player holds cards is nobody's business, and what is asked of the other player would tell it.
    """
    if len(cards) == len(owner.zone(zone)):
        owner.put(zone, tuple(sorted(cards, key=lambda card: (card.deck, card.name))))


def take_all(player: Player) -> list[tuple[str, Cards]]:
    """Take away all of a player's cards but the achievements; returns the cards of each zone, pile by pile."""
    taken = [(HAND, player.hand), (SCORE, player.score), *((BOARD, pile) for pile in player.piles)]
    if player.set_zones is not NO_SET_ZONES:
        taken += [(zone.name, player.zone(zone.name)) for zone in SET_ZONES]
        player.set_zones = NO_SET_ZONES
    player.hand = player.score = ()
    player.piles = [(), (), (), (), ()]
    player.splays = [UNSPLAYED] * 5
    player.pile_points = 0
    player.icons = 0
    return taken


# -- boards ------------------------------------------------------------------------


def lay(owner: Player, color: int, pile: Cards, splay: int) -> None:
    """Replace a whole pile and count its icons again."""
    before = owner.pile_icons(color)
    owner.piles[color] = pile
    owner.splays[color] = splay
    owner.touched = True
    owner.icons += owner.pile_icons(color) - before


def put_on_top(you: Player, card: Card) -> None:
    """Put a card on top of its color."""
    color = card.color
    pile = you.piles[color]
    if pile:
        covered = pile[0]
        you.icons += card.full - covered.full + covered.shown[you.splays[color]]
    else:
        you.icons += card.full
    you.piles[color] = (card,) + pile  # noqa: RUF005 - costs half as much
    you.touched = True


def slip_under(you: Player, card: Card) -> None:
    """Put a card at the bottom of its color."""
    color = card.color
    pile = you.piles[color]
    if pile:
        you.icons += card.shown[you.splays[color]]
    else:
        you.icons += card.full
    you.piles[color] = pile + (card,)  # noqa: RUF005 - costs half as much
    you.touched = True


def sink(you: Player, card: Card) -> None:
    """Move a card on the board to the bottom of its color; it never leaves its pile."""
    color = card.color
    lay(you, color, (*without(you.piles[color], card), card), you.splays[color])


# -- what lies on the table ----------------------------------------------------------


def take_top(state: State, deck: int) -> Card:
    """Take the top card off a deck that has one; returns it."""
    cards = state.decks[deck]
    state.decks[deck] = cards[1:]
    return cards[0]


def junk_deck(state: State, deck: int) -> Cards:
    """Put every card of a deck into the junk pile; returns the cards."""
    cards = state.decks[deck]
    state.decks[deck] = ()
    state.junk += cards
    return cards


def junk_special(state: State, name: str) -> None:
    """Put an available special achievement into the junk pile."""
    state.specials = without(state.specials, name)
    state.junked += (name,)


def restore_special(state: State, name: str) -> None:
    """Make a junked special achievement available again."""
    state.junked = without(state.junked, name)
    names = state.seating.rules.special_achievements
    state.specials = tuple([special for special in names if special == name or special in state.specials])


def depart(state: State, you: Player) -> Cards:
    """Take a player who has lost or given up out of the game and junk all their cards; returns the cards.

    Rulebook of edition 4, "Elimination".
    """
    cards: Cards = ()
    for _, zone in take_all(you):
        cards += zone
    cards += you.achievements
    state.openings = tuple([card for card in state.openings if card not in cards])
    state.junk += cards
    state.junked += you.specials
    you.achievements = you.specials = ()
    state.seating = state.seating.without(you.seat)
    if you.seat == state.active:
        state.actions_left = 1  # the one in progress, after which the turn passes on
    state.leaving = tuple([seat for seat in state.leaving if seat != you.seat])
    return cards
