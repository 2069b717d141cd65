"""Cards of age 10 of The Unseen."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import PURPLE, UP
from splay.rules.dogma import Dogma
from splay.rules.effects import effect


@effect("Denver Airport", 1, editions=(4,))
async def denver_airport(dogma: Dogma, you: Player) -> None:
    """You may achieve a secret from your safe, whether you are eligible or not."""
    secret = await dogma.may_choose_secret(you, you, verbs.ACHIEVE_SECRET)
    if secret:
        dogma.achieve_from(you, you, secret)


@effect("Denver Airport", 2, editions=(4,))
async def denver_airport_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [purple] pile up."""
    await dogma.may_splay(you, [PURPLE], UP)
