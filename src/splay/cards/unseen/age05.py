"""Cards of age 5 of The Unseen."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import MYSTERY, PURPLE, RED, RIGHT, SAFE
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect


@demand("Secret History", 1, editions=(4,))
async def secret_history(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a secret from your safe to mine!"""
    secret = await dogma.choose_secret(you, you, verbs.GIVE_SECRET)
    if secret:
        dogma.transfer(you, secret, me, SAFE)


@effect("Secret History", 2, editions=(4,))
async def secret_history_mystery(dogma: Dogma, you: Player) -> None:
    """If your [red] pile and your [purple] pile are both splayed right, claim Mystery. If not, splay one of them
    right.
    """
    if you.splays[RED] == RIGHT == you.splays[PURPLE]:
        dogma.claim(you, MYSTERY)
    else:
        await dogma.choose_to_splay(you, [RED, PURPLE], RIGHT)
