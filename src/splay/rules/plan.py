"""The plan of an activation: which effects of which cards are carried out, in which order, and by whom.

Made once, when a card is activated, and the same for the action, for forecasts and for previews.

Rulebook of edition 3, "Dogma": icons are counted once, when the card is activated.  Players with at least as many of
the featured icon share every effect that is not a demand; opponents with fewer obey demands.  Rulebook 4.1 of the
publisher, "Echo effects": those that are visible in the pile of the card come first, from the bottom card up.
"""

from collections.abc import Sequence

from splay.position.card import Card, Effect
from splay.position.slots import ECHO, SHOWN_PLACES
from splay.position.state import State
from splay.position.terms import UNSPLAYED


def affected(
    around: Sequence[int], counts: Sequence[int], activator: int, opponents: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Who carries out effects that are not demands, and who obeys demands.

    Args:
        around: the seats in turn order, starting to the left of the player who activates, who comes last.
        counts: of the featured icon, by seat.
        activator: the seat that activates.
        opponents: its opponents.

    Returns:
        the seats that share, the activating one among them, and the seats that are vulnerable, in turn order.
    """
    enough = counts[activator]
    sharers: list[int] = []
    victims: list[int] = []
    for seat in around:
        if counts[seat] >= enough:
            sharers.append(seat)
        elif seat in opponents:
            victims.append(seat)
    return sharers, victims


def effects_of(state: State, card: Card) -> tuple[Effect, ...]:
    """The effects that an execution of a card carries out now: of one that is on top of no pile, its own."""
    for player in state.players:
        if player.top(card.color) is card:
            return effects_in(player.piles[card.color], player.splays[card.color], card)
    return effects_in((card,), UNSPLAYED, card)


def effects_in(pile: Sequence[Card], splay: int, card: Card) -> tuple[Effect, ...]:
    """The effects that an activation of a card carries out, in their order.

    Args:
        pile: the pile that the card is on top of, from the top; of a card that is elsewhere, the card alone.
        splay: the direction of the pile.
        card: the card.
    """
    echoes = tuple([each.echo for each in reversed(pile) if each.echo is not None and shows_echo(each, card, splay)])
    return (*echoes, *card.effects) if echoes else card.effects


def shows_echo(card: Card, top: Card, splay: int) -> bool:
    """Whether the echo effect of a card is visible, beneath a top card or as the top card itself."""
    return card is top or any(card.slots[place].kind == ECHO for place in SHOWN_PLACES[splay])
