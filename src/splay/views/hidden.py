"""Which cards a seat does not see."""

from splay.position.card import Card
from splay.position.state import State
from splay.position.terms import UNSPLAYED
from splay.position.zones import COMMON, OWNED


def unseen_cards(state: State, seat: int | None) -> set[Card]:
    """All cards whose identity this seat (None: a spectator) cannot see, including covered cards where hidden."""
    return (
        hidden_cards(state, seat) | covered_cards(state, seat, splayed=True) | covered_cards(state, seat, splayed=False)
    )


def covered_cards(state: State, seat: int | None, splayed: bool) -> set[Card]:
    """The covered cards that the table hides from this seat, in splayed or in other piles."""
    if not state.seating.setup.covered_hidden:
        return set()
    return {
        card
        for player in state.players
        for color, pile in enumerate(player.piles)
        for card in pile[1:]
        if player.seat != seat and (player.splays[color] != UNSPLAYED) == splayed
    }


def hidden_cards(state: State, seat: int | None) -> set[Card]:
    """The cards of which this seat (None: a spectator) sees a back, see `position.zones`."""
    cards: set[Card] = set()
    for zone in COMMON:
        if not zone.shows_to(None, seat):
            cards.update(state.common(zone.name))
    for zone in OWNED:
        for player in state.players:
            if not zone.shows_to(player.seat, seat):
                cards.update(player.zone(zone.name))
    return cards
