"""Cards of age 7 of The Unseen."""

from splay.position.state import Player
from splay.rules.dogma import Dogma
from splay.rules.effects import effect
from splay.rules.filters import lowest


@effect("Plot Voucher", 1, editions=(4,))
async def plot_voucher(dogma: Dogma, you: Player) -> None:
    """Meld a card from your score pile. In any case, safeguard the lowest available achievement. If you safeguarded it,
    carry out all effects of the melded card, alone: in your own turn its demands too, which all opponents must obey,
    and in another player's turn only those that are not demands.
    """
    melded = await dogma.choose_to_meld(you, you.score)
    if await dogma.choose_to_safeguard(you, lowest(dogma.state.available)):
        if dogma.is_turn_of(you):
            await dogma.super_execute(you, melded)
        else:
            await dogma.self_execute(you, melded)
