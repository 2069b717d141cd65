"""Cards of age 9 of The Unseen."""

from splay.position import deeds, verbs
from splay.position.state import Player
from splay.position.terms import GREEN, SAFE, UP
from splay.rules.dogma import Dogma
from splay.rules.effects import effect


@effect("Area 51", 1, editions=(4,))
async def area_51(dogma: Dogma, you: Player) -> None:
    """You may splay your [green] pile up."""
    await dogma.may_splay(you, [GREEN], UP)


@effect("Area 51", 2, editions=(4,))
async def area_51_choose(dogma: Dogma, you: Player) -> None:
    """Either draw an 11 or safeguard an available achievement."""
    if await dogma.choose_one(you, (deeds.DRAW, deeds.SAFEGUARD_ACHIEVEMENT)) is deeds.DRAW:
        dogma.draw(you, 11)
    else:
        await dogma.choose_to_safeguard(you, dogma.state.available)


@effect("Area 51", 3, editions=(4,))
async def area_51_reveal(dogma: Dogma, you: Player) -> None:
    """Reveal a secret from your safe. If it is your turn, carry out all its effects, alone: its demands too, which all
    opponents must obey.
    """
    secret = await dogma.choose_secret(you, you, verbs.REVEAL)
    if secret:
        dogma.reveal(you, secret, SAFE)
        if dogma.is_turn_of(you):
            await dogma.super_execute(you, secret)
