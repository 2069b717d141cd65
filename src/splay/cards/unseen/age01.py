"""Cards of age 1 of The Unseen."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import CASTLE, COLORS, CONFIDENCE, GREEN, HAND, LEFT, SCORE
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import of_color, of_value, value_of


@demand("Assassination", 1, editions=(4,))
def assassination(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you draw a 1 and reveal it! If it has a [castle], transfer it and your top card of its color to my score
    pile!
    """
    card = dogma.draw_and_reveal(you, 1)
    if CASTLE in card.icons:
        dogma.transfer(you, card, me, SCORE)
        top = you.top(card.color)
        if top:
            dogma.transfer(you, top, me, SCORE)


@effect("Assassination", 2, editions=(4,))
def assassination_confidence(dogma: Dogma, you: Player) -> None:
    """If no player has a [green] top card, claim Confidence."""
    if not any(player.piles[GREEN] for player in dogma.players):
        dogma.claim(you, CONFIDENCE)


@effect("Myth", 1, editions=(4,))
async def myth(dogma: Dogma, you: Player) -> None:
    """Choose a color that two or more cards in your hand have, and tuck two of them. If you did, splay your pile of
    that color left, then draw a card of the value of its bottom card and safeguard it.
    """
    color = await dogma.choose_color(you, verbs.TUCK, [c for c in COLORS if len(of_color(you.hand, c)) > 1])
    if color is None:
        if len(you.hand) > 1:
            dogma.show(you, you.hand, HAND)
        return
    await dogma.tuck_several(you, 2, of_color(you.hand, color))
    dogma.splay(you, color, LEFT)
    dogma.draw_and_safeguard(you, value_of(you.bottom(color)))


@effect("Pilgrimage", 1, editions=(4,))
async def pilgrimage(dogma: Dogma, you: Player) -> None:
    """You may return a card of value 1 from your hand. If you did, safeguard an available achievement of value 1, and
    repeat this effect, each time with a value one higher.
    """
    value = 1
    while await dogma.may_return(you, of_value(you.hand, value)):
        await dogma.choose_to_safeguard(you, of_value(dogma.state.available, value))
        value += 1


@effect("Pilgrimage", 2, editions=(4,))
async def pilgrimage_junk(dogma: Dogma, you: Player) -> None:
    """You may junk the whole deck of 1s."""
    await dogma.may_junk_deck(you, 1)
