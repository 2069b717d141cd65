"""Cards of age 2 of Echoes of the Past."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import COLORS, LEFT
from splay.rules.dogma import Dogma
from splay.rules.effects import echo, effect
from splay.rules.filters import distinct_values, of_value


@echo("Toothbrush")
async def toothbrush_echo(dogma: Dogma, you: Player) -> None:
    """Choose a value that a card in your hand has, and tuck all cards of that value from your hand."""
    if you.hand:
        value = await dogma.choose_value(you, verbs.TUCK, distinct_values(you.hand))
        await dogma.tuck_all(you, of_value(you.hand, value))


@effect("Toothbrush", 1, editions=(4,))
async def toothbrush(dogma: Dogma, you: Player) -> None:
    """You may splay one of your piles left."""
    await dogma.may_splay(you, COLORS, LEFT)


@effect("Toothbrush", 2, editions=(4,))
async def toothbrush_junk(dogma: Dogma, you: Player) -> None:
    """You may junk the whole deck of 2s. If you did, achieve the highest card in the junk if you are eligible."""
    if await dogma.may_junk_deck(you, 2):
        await dogma.choose_to_achieve_highest_of_junk(you)
