"""When the order in which cards leave a board can matter.

The rules let a player pick the order of several cards that move in one step.
Mostly it changes nothing, and nobody wants to be asked then.  When top cards
leave a board one by one it can matter in two ways: two may go to the same
deck (`Dogma.return_all` asks for that itself), or a board that exists only in
between may meet the condition of a special achievement.
"""

from collections.abc import Sequence

from splay.card import Card, unpacked
from splay.specials import EMPIRE_EACH, UNIVERSE_VALUE, WORLD_CLOCKS
from splay.state import Player, State
from splay.terms import CLOCK, EMPIRE, UNIVERSE, WORLD


def board_order_matters(state: State, owner: Player, cards: Sequence[Card]) -> bool:
    """Whether some order of taking these cards off the owner's board might earn an achievement.

    May say yes too often, never no too often: each color is counted at its
    best, before or after its top card has gone.
    """
    on_board = [card for card in cards if card in owner.piles[card.color]]
    if len(on_board) < 2 or not state.specials:
        return False
    best = list(unpacked(owner.icons))
    values = {card.color: card.value for card in owner.tops}
    for card in on_board:
        pile = owner.piles[card.color]
        beneath = pile[1] if len(pile) > 1 else None
        splay = owner.splays[card.color]
        gains = unpacked(beneath.full) if beneath else (0,) * len(best)
        losses = unpacked(card.full + (beneath.shown[splay] if beneath else 0))
        for icon in range(len(best)):
            best[icon] += max(0, gains[icon] - losses[icon])
        if beneath:
            values[card.color] = max(values[card.color], beneath.value)
    return (
        (EMPIRE in state.specials and min(best) >= EMPIRE_EACH)
        or (WORLD in state.specials and best[CLOCK] >= WORLD_CLOCKS)
        or (UNIVERSE in state.specials and len(values) == 5 and min(values.values()) >= UNIVERSE_VALUE)
    )
