"""Cards of age 2 of The Unseen."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import HAND, SAFE
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import but, not_of_value, of_color


@demand("Padlock", 1, editions=(4,))
async def padlock(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a secret from your safe to the available achievements!"""
    secret = await dogma.choose_secret(you, you, verbs.MAKE_AVAILABLE)
    if secret:
        dogma.make_available(you, secret)


@effect("Padlock", 2, editions=(4,))
async def padlock_score(dogma: Dogma, you: Player) -> None:
    """If nobody transferred a card due to this card's demand in this action, you may score one, two or three cards of
    different values from your hand.
    """
    if dogma.demand_transferred:
        return
    values: list[int] = []
    while len(values) < 3:
        scored = await dogma.may_score(you, not_of_value(you.hand, *values))
        if scored is None:
            return
        values.append(scored.value)


@effect("Password", 1, editions=(4,), keeps_revealed=True)
async def password(dogma: Dogma, you: Player) -> None:
    """Draw a 2, reveal it and keep it in your hand. You may safeguard another card of its color from your hand. If you
    did, score the revealed card; if not, return all other cards from your hand.
    """
    card = dogma.draw_and_reveal(you, 2)
    others = of_color(but(you.hand, card), card.color) if dogma.has_room(you, SAFE) else ()
    secret = await dogma.may_choose(you, others, verbs.SAFEGUARD)
    if secret:
        dogma.show(you, [secret], HAND)
        dogma.safeguard(you, secret)
        dogma.score(you, card)
    else:
        await dogma.return_all(you, but(you.hand, card))
