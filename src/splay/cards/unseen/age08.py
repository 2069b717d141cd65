"""Cards of age 8 of The Unseen."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import BOARD, PURPLE
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect


@demand("Concealment", 1, editions=(4,))
async def concealment(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you tuck all secrets from your safe!"""
    while secret := await dogma.choose_secret(you, you, verbs.TUCK_SECRETS):
        dogma.tuck(you, secret)


@effect("Concealment", 2, editions=(4,))
def concealment_safeguard(dogma: Dogma, you: Player) -> None:
    """Safeguard the bottom card of your [purple] pile."""
    bottom = you.bottom(PURPLE)
    if bottom:
        dogma.safeguard(you, bottom)


@effect("Hitchhiking", 1, editions=(4,))
async def hitchhiking(dogma: Dogma, you: Player) -> None:
    """Choose another player, who chooses a card from their hand and transfers it to your board. If they did, carry out
    all its effects that are not demands, alone: nobody shares them, and the other player makes all your decisions
    meanwhile, seeing what you see.
    """
    driver = await dogma.choose_player(you, dogma.other_players(you), verbs.LET_DECIDE)
    if driver is None:
        return
    card = await dogma.choose_to_transfer(driver, driver.hand, to=you, zone=BOARD)
    if card:
        await dogma.self_execute(you, card, decider=driver)
