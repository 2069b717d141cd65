"""Cards of age 1."""

from splay.position.state import Player
from splay.position.terms import BOARD, CASTLE, COLORS, CROWN, HAND, LEFT, MONUMENT, RED, SCORE
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import having, highest, lowest, not_of_color, of_color, of_value


@effect("Agriculture", 1)
async def agriculture(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, draw a card one above its value and score it."""
    returned = await dogma.may_return(you, you.hand)
    if returned:
        dogma.draw_and_score(you, returned.value + 1)


@demand("Archery", 1)
async def archery(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you draw a 1! Then transfer the highest card from your hand to my hand, perhaps the one just drawn!"""
    dogma.draw(you, 1)
    await dogma.choose_to_transfer(you, highest(you.hand), to=me, zone=HAND)


@effect("Archery", 2, editions=(4,))
async def archery_junk(dogma: Dogma, you: Player) -> None:
    """Junk an available achievement of value 1 or 2."""
    await dogma.choose_to_junk_achievement(you, 1, 2)


@demand("City States", 1)
async def city_states(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your top cards with a [castle] to my board, but only if there are at least four
    [castle] on your board! If you did, draw a 1!
    """
    if you.count(CASTLE) >= 4 and await dogma.choose_to_transfer(you, having(you.tops, CASTLE), to=me, zone=BOARD):
        dogma.draw(you, 1)


@effect("Clothing", 1)
async def clothing_meld(dogma: Dogma, you: Player) -> None:
    """Meld a card from your hand whose color is missing from your board."""
    melded = await dogma.choose_to_meld(you, not_of_color(you.hand, *you.colors))
    if not melded and not all(you.piles):
        dogma.show(you, you.hand, HAND)


@effect("Clothing", 2)
def clothing_score(dogma: Dogma, you: Player) -> None:
    """For each color that is on your board but on no opponent's board, draw a 1 and score it."""
    for color in COLORS:
        if you.piles[color] and not any(opponent.piles[color] for opponent in dogma.opponents(you)):
            dogma.draw_and_score(you, 1)


@effect("Code of Laws", 1)
async def code_of_laws(dogma: Dogma, you: Player) -> None:
    """You may tuck a card from your hand whose color is already on your board. If you did, you may splay your pile of
    that color left.
    """
    tucked = await dogma.may_tuck(you, of_color(you.hand, *you.colors))
    if tucked:
        await dogma.may_splay(you, [tucked.color], LEFT)


@effect("Domestication", 1)
async def domestication(dogma: Dogma, you: Player) -> None:
    """Meld the lowest card from your hand. In any case, draw a 1."""
    await dogma.choose_to_meld(you, lowest(you.hand))
    dogma.draw(you, 1)


@effect("Masonry", 1, editions=(1, 3))
async def masonry(dogma: Dogma, you: Player) -> None:
    """You may meld as many cards with a [castle] from your hand as you like. If you melded four or more this way, claim
    Monument.
    """
    melded = await dogma.may_meld_any(you, having(you.hand, CASTLE))
    if len(melded) >= 4:
        dogma.claim(you, MONUMENT)


@effect("Masonry", 1, editions=(4,))
async def masonry_meld(dogma: Dogma, you: Player) -> None:
    """You may meld as many cards with a [castle] from your hand as you like."""
    await dogma.may_meld_any(you, having(you.hand, CASTLE))


@effect("Masonry", 2, editions=(4,))
def masonry_monument(dogma: Dogma, you: Player) -> None:
    """Claim Monument if your [red] pile has exactly three cards."""
    if len(you.piles[RED]) == 3:
        dogma.claim(you, MONUMENT)


@effect("Metalworking", 1)
def metalworking(dogma: Dogma, you: Player) -> None:
    """Draw a 1 and reveal it; if it has a [castle], score it. Repeat this as long as the revealed card has a [castle];
    a card without one stays in your hand.
    """
    card = dogma.draw_and_reveal(you, 1)
    while CASTLE in card.icons:
        dogma.score(you, card)
        card = dogma.draw_and_reveal(you, 1)


@effect("Mysticism", 1)
def mysticism(dogma: Dogma, you: Player) -> None:
    """Draw a 1 and reveal it. If its color is already on your board, meld it, then draw another 1."""
    card = dogma.draw_and_reveal(you, 1)
    if you.piles[card.color]:
        dogma.meld(you, card)
        dogma.draw(you, 1)


@demand("Oars", 1, editions=(1,))
async def oars_once(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [crown] from your hand to my score pile! If you did, draw a 1!"""
    if await dogma.choose_to_hand_over(you, having(you.hand, CROWN), to=me, zone=SCORE):
        dogma.draw(you, 1)


@demand("Oars", 1, editions=(3, 4))
async def oars_again_and_again(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [crown] from your hand to my score pile! If you did, draw a 1! Repeat this as
    long as there is a card with a [crown] in your hand!
    """
    while await dogma.choose_to_hand_over(you, having(you.hand, CROWN), to=me, zone=SCORE):
        dogma.draw(you, 1)


@effect("Oars", 2)
def oars_consolation(dogma: Dogma, you: Player) -> None:
    """If nobody transferred a card due to this card's demand in this action, draw a 1."""
    if not dogma.demand_transferred:
        dogma.draw(you, 1)


@effect("Pottery", 1)
async def pottery_score(dogma: Dogma, you: Player) -> None:
    """You may return one, two or three cards from your hand. If you did, draw one card whose value is the number of
    cards returned, and score it.
    """
    returned = await dogma.may_return_up_to(you, 3, you.hand)
    if returned:
        dogma.draw_and_score(you, len(returned))


@effect("Pottery", 2)
def pottery_draw(dogma: Dogma, you: Player) -> None:
    """Draw a 1."""
    dogma.draw(you, 1)


@effect("Sailing", 1)
def sailing(dogma: Dogma, you: Player) -> None:
    """Draw a 1 and meld it."""
    dogma.draw_and_meld(you, 1)


@effect("The Wheel", 1)
def the_wheel(dogma: Dogma, you: Player) -> None:
    """Draw two 1s."""
    for _ in range(2):
        dogma.draw(you, 1)


@effect("Tools", 1)
async def tools_meld(dogma: Dogma, you: Player) -> None:
    """You may return three cards from your hand, or all if fewer. If you returned three, draw a 3 and meld it."""
    if len(await dogma.may_return_several(you, 3, you.hand)) == 3:
        dogma.draw_and_meld(you, 3)


@effect("Tools", 2)
async def tools_draw(dogma: Dogma, you: Player) -> None:
    """You may return a card of value 3 from your hand. If you did, draw three 1s."""
    if await dogma.may_return(you, of_value(you.hand, 3)):
        for _ in range(3):
            dogma.draw(you, 1)


@effect("Writing", 1)
def writing(dogma: Dogma, you: Player) -> None:
    """Draw a 2."""
    dogma.draw(you, 2)
