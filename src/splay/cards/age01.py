"""Cards of age 1."""

from splay.dogma import Dogma, demand, effect
from splay.filters import having, highest, lowest, of_value
from splay.state import Player
from splay.terms import CASTLE, COLORS, CROWN, HAND, LEFT, MONUMENT, SCORE, BOARD


@effect("Agriculture", 1)
async def agriculture(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you do, draw and score a card of value one higher than the card you returned."""
    returned = await dogma.may_return(you, you.hand)
    if returned:
        dogma.draw_and_score(you, returned.value + 1)


@demand("Archery", 1)
async def archery(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you draw a 1, then transfer the highest card in your hand to my hand!"""
    dogma.draw(you, 1)
    await dogma.choose_to_transfer(you, highest(you.hand), to=me, zone=HAND)


@demand("City States", 1)
async def city_states(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a top card with a [castle] from your board to my board if you have at least four [castle] on your board! If you do, draw a 1!"""
    if you.count(CASTLE) >= 4 and await dogma.choose_to_transfer(you, having(you.tops, CASTLE), to=me, zone=BOARD):
        dogma.draw(you, 1)


@effect("Clothing", 1)
async def clothing_meld(dogma: Dogma, you: Player) -> None:
    """Meld a card from your hand of a color not on your board."""
    new = [card for card in you.hand if not you.piles[card.color]]
    await dogma.choose_to_meld(you, new)


@effect("Clothing", 2)
async def clothing_score(dogma: Dogma, you: Player) -> None:
    """Draw and score a 1 for each color present on your board not present on any opponent's board."""
    opponents = dogma.opponents(you)
    for _ in [c for c in COLORS if you.piles[c] and not any(o.piles[c] for o in opponents)]:
        dogma.draw_and_score(you, 1)


@effect("Code of Laws", 1)
async def code_of_laws(dogma: Dogma, you: Player) -> None:
    """You may tuck a card from your hand of the same color as any card on your board. If you do, you may splay that color left."""
    tucked = await dogma.may_tuck(you, [card for card in you.hand if you.piles[card.color]])
    if tucked:
        await dogma.may_splay(you, [tucked.color], LEFT)


@effect("Domestication", 1)
async def domestication(dogma: Dogma, you: Player) -> None:
    """Meld the lowest card in your hand. Draw a 1."""
    await dogma.choose_to_meld(you, lowest(you.hand))
    dogma.draw(you, 1)


@effect("Masonry", 1, editions=(1, 3))
async def masonry(dogma: Dogma, you: Player) -> None:
    """You may meld any number of cards from your hand, each with a [castle]. If you melded four or more cards in this way, claim the Monument achievement."""
    melded = await dogma.may_meld_any(you, having(you.hand, CASTLE))
    if len(melded) >= 4:
        dogma.claim(you, MONUMENT)


@effect("Metalworking", 1)
async def metalworking(dogma: Dogma, you: Player) -> None:
    """Draw and reveal a 1. If it has a [castle], score it and repeat this dogma effect."""
    while CASTLE in (card := dogma.draw_and_reveal(you, 1)).icons:
        dogma.score(you, card)


@effect("Mysticism", 1)
async def mysticism(dogma: Dogma, you: Player) -> None:
    """Draw and reveal a 1. If it is the same color as any card on your board, meld it and draw a 1."""
    card = dogma.draw_and_reveal(you, 1)
    if you.piles[card.color]:
        dogma.meld(you, card)
        dogma.draw(you, 1)


@demand("Oars", 1, editions=(1,))
async def oars_once(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [crown] from your hand to my score pile! If you do, draw a 1!"""
    if await dogma.choose_to_transfer(you, having(you.hand, CROWN), to=me, zone=SCORE):
        dogma.draw(you, 1)


@demand("Oars", 1, editions=(3, 4))
async def oars(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [crown] from your hand to my score pile! If you do, draw a 1, and repeat this dogma effect!"""
    while await dogma.choose_to_transfer(you, having(you.hand, CROWN), to=me, zone=SCORE):
        dogma.draw(you, 1)


@effect("Oars", 2)
async def oars_consolation(dogma: Dogma, you: Player) -> None:
    """If no cards were transferred due to this demand, draw a 1."""
    if not dogma.demand_transferred:
        dogma.draw(you, 1)


@effect("Pottery", 1)
async def pottery(dogma: Dogma, you: Player) -> None:
    """You may return up to three cards from your hand. If you returned any cards, draw and score a card of value equal to the number of cards you returned."""
    returned = await dogma.may_return_up_to(you, 3, you.hand)
    if returned:
        dogma.draw_and_score(you, len(returned))


@effect("Pottery", 2)
async def pottery_draw(dogma: Dogma, you: Player) -> None:
    """Draw a 1."""
    dogma.draw(you, 1)


@effect("Sailing", 1)
async def sailing(dogma: Dogma, you: Player) -> None:
    """Draw and meld a 1."""
    dogma.draw_and_meld(you, 1)


@effect("The Wheel", 1)
async def the_wheel(dogma: Dogma, you: Player) -> None:
    """Draw two 1s."""
    dogma.draw(you, 1)
    dogma.draw(you, 1)


@effect("Tools", 1)
async def tools(dogma: Dogma, you: Player) -> None:
    """You may return three cards from your hand. If you do, draw and meld a 3."""
    if len(you.hand) >= 3 and await dogma.may_return_several(you, 3, you.hand):
        dogma.draw_and_meld(you, 3)


@effect("Tools", 2)
async def tools_draw(dogma: Dogma, you: Player) -> None:
    """You may return a 3 from your hand. If you do, draw three 1s."""
    if await dogma.may_return(you, of_value(you.hand, 3)):
        for _ in range(3):
            dogma.draw(you, 1)


@effect("Writing", 1)
async def writing(dogma: Dogma, you: Player) -> None:
    """Draw a 2."""
    dogma.draw(you, 2)
