"""Cards of age 4 of Echoes of the Past."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import BLUE, DESTINY, FORECAST, HAND
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, echo, effect
from splay.rules.filters import of_color, of_value


@echo("Barometer")
async def barometer_echo(dogma: Dogma, you: Player) -> None:
    """Transfer a card of value 5 from your forecast to your hand."""
    await dogma.choose_to_transfer(you, of_value(you.forecast, 5), to=you, zone=HAND)


@effect("Barometer", 1, editions=(4,))
async def barometer(dogma: Dogma, you: Player) -> None:
    """Choose a bonus that is visible on anyone's board. Draw a card two above its value and foreshadow it."""
    bonuses = sorted({bonus for player in dogma.players for bonus in player.bonuses})
    if bonuses:
        dogma.draw_and_foreshadow(you, await dogma.choose_value(you, verbs.TAKE_BONUS, bonuses) + 2)


@effect("Barometer", 2, editions=(4,))
async def barometer_destiny(dogma: Dogma, you: Player) -> None:
    """You may return all cards from your forecast. If you returned a [blue] card this way, claim Destiny."""
    if you.forecast and await dogma.may(you, verbs.RETURN_FORECAST):
        blue = of_color(you.forecast, BLUE)
        # One is proof enough; always the same one, in whatever order the cards came.
        proof = sorted(blue, key=lambda card: (card.deck, card.name))[:1]
        dogma.show(you, proof or you.forecast, FORECAST)
        await dogma.return_all(you, you.forecast)
        if blue:
            dogma.claim(you, DESTINY)


@echo("Toilet")
def toilet_echo(dogma: Dogma, you: Player) -> None:
    """Draw a 4 and tuck it."""
    dogma.draw_and_tuck(you, 4)


@demand("Toilet", 1, editions=(4,))
async def toilet(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you return a card from your score pile for each different bonus on my board, of the value of that
    bonus!
    """
    for value in sorted(set(me.bonuses)):
        await dogma.choose_to_return(you, of_value(you.score, value))


@effect("Toilet", 2, editions=(4,))
async def toilet_draw(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, draw a card of its value."""
    returned = await dogma.may_return(you, you.hand)
    if returned:
        dogma.draw(you, returned.value)
