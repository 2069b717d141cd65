"""Cards of age 1."""

from splay.dogma import Dogma, demand, effect
from splay.filters import having, highest, lowest, of_value
from splay.state import Player
from splay.terms import BOARD, CASTLE, COLORS, CROWN, HAND, LEFT, MONUMENT, SCORE


@effect("Agriculture", 1)
async def agriculture(dogma: Dogma, you: Player) -> None:
    """You may return a hand card to draw and score a card worth one more than it."""
    returned = await dogma.may_return(you, you.hand)
    if returned:
        dogma.draw_and_score(you, returned.value + 1)


@demand("Archery", 1)
async def archery(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you draw a 1 and then give my hand the highest card from yours."""
    dogma.draw(you, 1)
    await dogma.choose_to_transfer(you, highest(you.hand), to=me, zone=HAND)


@demand("City States", 1)
async def city_states(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand, if your board shows four [castle] or more, that you give my board
    one of your top cards with a [castle], and draw a 1 if you did.
    """
    if you.count(CASTLE) >= 4 and await dogma.choose_to_transfer(you, having(you.tops, CASTLE), to=me, zone=BOARD):
        dogma.draw(you, 1)


@effect("Clothing", 1)
async def clothing_meld(dogma: Dogma, you: Player) -> None:
    """Choose a hand card whose color your board lacks, and meld it."""
    of_new_color = [card for card in you.hand if not you.piles[card.color]]
    melded = await dogma.choose_to_meld(you, of_new_color)
    if not melded and not all(you.piles):
        dogma.show(you, you.hand, HAND)


@effect("Clothing", 2)
async def clothing_score(dogma: Dogma, you: Player) -> None:
    """Draw and score a 1 for every color that your board has and no opponent's board has."""
    for color in COLORS:
        if you.piles[color] and not any(opponent.piles[color] for opponent in dogma.opponents(you)):
            dogma.draw_and_score(you, 1)


@effect("Code of Laws", 1)
async def code_of_laws(dogma: Dogma, you: Player) -> None:
    """You may tuck a hand card whose color your board already has; having done so, you may splay that color left."""
    tucked = await dogma.may_tuck(you, [card for card in you.hand if you.piles[card.color]])
    if tucked:
        await dogma.may_splay(you, [tucked.color], LEFT)


@effect("Domestication", 1)
async def domestication(dogma: Dogma, you: Player) -> None:
    """Meld a card of the lowest value your hand has, then draw a 1."""
    await dogma.choose_to_meld(you, lowest(you.hand))
    dogma.draw(you, 1)


@effect("Masonry", 1, editions=(1, 3))
async def masonry(dogma: Dogma, you: Player) -> None:
    """You may meld as many hand cards with a [castle] as you like; claim Monument if they were at least four."""
    melded = await dogma.may_meld_any(you, having(you.hand, CASTLE))
    if len(melded) >= 4:
        dogma.claim(you, MONUMENT)


@effect("Metalworking", 1)
async def metalworking(dogma: Dogma, you: Player) -> None:
    """Draw and reveal 1s, scoring each that has a [castle], until one has none; that one stays in your hand."""
    card = dogma.draw_and_reveal(you, 1)
    while CASTLE in card.icons:
        dogma.score(you, card)
        card = dogma.draw_and_reveal(you, 1)


@effect("Mysticism", 1)
async def mysticism(dogma: Dogma, you: Player) -> None:
    """Draw and reveal a 1; when your board already has its color, meld that card, then draw another 1."""
    card = dogma.draw_and_reveal(you, 1)
    if you.piles[card.color]:
        dogma.meld(you, card)
        dogma.draw(you, 1)


@demand("Oars", 1, editions=(1,))
async def oars_once(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you give my score pile a [crown] card from your hand, and draw a 1 if you did."""
    if await dogma.choose_to_transfer(you, having(you.hand, CROWN), to=me, zone=SCORE):
        dogma.draw(you, 1)
    else:
        dogma.show(you, you.hand, HAND)


@demand("Oars", 1, editions=(3, 4))
async def oars_again_and_again(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you give my score pile a [crown] card from your hand and then draw a 1,
    again and again while your hand has such a card.
    """
    while await dogma.choose_to_transfer(you, having(you.hand, CROWN), to=me, zone=SCORE):
        dogma.draw(you, 1)
    dogma.show(you, you.hand, HAND)


@effect("Oars", 2)
async def oars_consolation(dogma: Dogma, you: Player) -> None:
    """Draw a 1 if this card's demand has transferred nothing."""
    if not dogma.demand_transferred:
        dogma.draw(you, 1)


@effect("Pottery", 1)
async def pottery_score(dogma: Dogma, you: Player) -> None:
    """You may return one, two or three hand cards to draw and score one card whose value is their number."""
    returned = await dogma.may_return_up_to(you, 3, you.hand)
    if returned:
        dogma.draw_and_score(you, len(returned))


@effect("Pottery", 2)
async def pottery_draw(dogma: Dogma, you: Player) -> None:
    """Draw a 1."""
    dogma.draw(you, 1)


@effect("Sailing", 1)
async def sailing(dogma: Dogma, you: Player) -> None:
    """Draw a 1 and meld it."""
    dogma.draw_and_meld(you, 1)


@effect("The Wheel", 1)
async def the_wheel(dogma: Dogma, you: Player) -> None:
    """Draw a 1 twice."""
    for _ in range(2):
        dogma.draw(you, 1)


@effect("Tools", 1)
async def tools_meld(dogma: Dogma, you: Player) -> None:
    """You may return three hand cards, no fewer, to draw and meld a 3."""
    if len(you.hand) >= 3 and await dogma.may_return_several(you, 3, you.hand):
        dogma.draw_and_meld(you, 3)


@effect("Tools", 2)
async def tools_draw(dogma: Dogma, you: Player) -> None:
    """You may return a 3 from your hand to draw a 1 three times."""
    if await dogma.may_return(you, of_value(you.hand, 3)):
        for _ in range(3):
            dogma.draw(you, 1)


@effect("Writing", 1)
async def writing(dogma: Dogma, you: Player) -> None:
    """Draw a 2."""
    dogma.draw(you, 2)
