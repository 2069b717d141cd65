"""Cards of age 4."""

from splay.position.state import Player
from splay.position.terms import (
    BLUE,
    BOARD,
    CASTLE,
    COLORS,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RIGHT,
    SCORE,
    UNSPLAYED,
    WONDER,
    YELLOW,
)
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import having, not_of_color, of_value, value_of


@demand("Anatomy", 1, editions=(1, 3))
async def anatomy(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you choose a card from your score pile and return it! If you did, also return one of your top cards of
    the same value!
    """
    returned = await dogma.choose_to_return(you, you.score)
    if returned:
        await dogma.choose_to_return(you, of_value(you.tops, returned.value))


@demand("Anatomy", 1, editions=(4,))
async def anatomy_and_junk(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you choose a card from your score pile and return it! If you did, also return one of your top cards of
    the same value! If you returned that one too, junk the whole deck of 4s!
    """
    returned = await dogma.choose_to_return(you, you.score)
    if returned and await dogma.choose_to_return(you, of_value(you.tops, returned.value)):
        dogma.junk_deck(you, 4)


@effect("Colonialism", 1, editions=(1, 3))
def colonialism(dogma: Dogma, you: Player) -> None:
    """Draw a 3 and tuck it. Repeat this as long as the card tucked last has a [crown]."""
    tucked = dogma.draw_and_tuck(you, 3)
    while CROWN in tucked.icons:
        tucked = dogma.draw_and_tuck(you, 3)


@effect("Colonialism", 1, editions=(4,))
def colonialism_and_junk(dogma: Dogma, you: Player) -> None:
    """Draw a 3 and tuck it. If it is [green], junk the whole deck of 5s. Repeat this as long as the card tucked last
    has a [crown].
    """
    repeats = True
    while repeats:
        tucked = dogma.draw_and_tuck(you, 3)
        if tucked.color == GREEN:
            dogma.junk_deck(you, 5)
        repeats = CROWN in tucked.icons


@demand("Enterprise", 1)
async def enterprise(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your non-[purple] top cards with a [crown] to my board! If you did, draw a 4 and
    meld it!
    """
    if await dogma.choose_to_transfer(you, having(not_of_color(you.tops, PURPLE), CROWN), to=me, zone=BOARD):
        dogma.draw_and_meld(you, 4)


@effect("Enterprise", 2)
async def enterprise_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [green] pile right."""
    await dogma.may_splay(you, [GREEN], RIGHT)


@effect("Experimentation", 1)
def experimentation(dogma: Dogma, you: Player) -> None:
    """Draw a 5 and meld it."""
    dogma.draw_and_meld(you, 5)


@demand("Gunpowder", 1)
async def gunpowder(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your top cards with a [castle] to my score pile!"""
    await dogma.choose_to_transfer(you, having(you.tops, CASTLE), to=me, zone=SCORE)


@effect("Gunpowder", 2)
def gunpowder_spoils(dogma: Dogma, you: Player) -> None:
    """If anybody transferred a card due to this card's demand in this action, draw a 2 and score it."""
    if dogma.demand_transferred:
        dogma.draw_and_score(you, 2)


@effect("Invention", 1)
async def invention(dogma: Dogma, you: Player) -> None:
    """You may choose one of your piles that is splayed left and splay it right instead. If you did, draw a 4 and score
    it.
    """
    splayed_left = [color for color in COLORS if you.splays[color] == LEFT]
    if await dogma.may_splay(you, splayed_left, RIGHT) is not None:
        dogma.draw_and_score(you, 4)


@effect("Invention", 2)
def invention_wonder(dogma: Dogma, you: Player) -> None:
    """Claim Wonder if all five of your piles are splayed, whatever their directions."""
    if UNSPLAYED not in you.splays:
        dogma.claim(you, WONDER)


@demand("Navigation", 1)
async def navigation(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card of value 2 or 3 from your score pile to mine!"""
    await dogma.choose_to_transfer(you, of_value(you.score, 2, 3), to=me, zone=SCORE)


@effect("Perspective", 1, editions=(1, 3))
async def perspective(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, count the [lightbulb] on your board. For every two of them,
    rounded down, score another card from your hand.
    """
    if await dogma.may_return(you, you.hand):
        await dogma.score_several(you, you.count(LIGHTBULB) // 2, you.hand)


@effect("Perspective", 1, editions=(4,))
async def perspective_by_colors(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, count the colors on your board that show a [lightbulb]. For
    each of them, score another card from your hand.
    """
    if await dogma.may_return(you, you.hand):
        await dogma.score_several(you, you.colors_showing(LIGHTBULB), you.hand)


@effect("Printing Press", 1)
async def printing_press(dogma: Dogma, you: Player) -> None:
    """You may return a card from your score pile. If you did, look at your top [purple] card and draw a card two above
    its value, or a 2 if there is none.
    """
    if await dogma.may_return(you, you.score):
        dogma.draw(you, value_of(you.top(PURPLE)) + 2)


@effect("Printing Press", 2)
async def printing_press_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [blue] pile right."""
    await dogma.may_splay(you, [BLUE], RIGHT)


@effect("Reformation", 1, editions=(1, 3))
async def reformation(dogma: Dogma, you: Player) -> None:
    """You may tuck cards from your hand: one for every two [leaf] on your board, rounded down, no fewer, or your whole
    hand if it is smaller.
    """
    await dogma.may_tuck_several(you, you.count(LEAF) // 2, you.hand)


@effect("Reformation", 2, editions=(1, 3))
@effect("Reformation", 1, editions=(4,))
async def reformation_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [yellow] or [purple] pile right."""
    await dogma.may_splay(you, [YELLOW, PURPLE], RIGHT)


@effect("Reformation", 2, editions=(4,))
async def reformation_by_splayed_piles(dogma: Dogma, you: Player) -> None:
    """You may tuck cards from your hand: one for each of your splayed piles, whatever their directions, no fewer, or
    your whole hand if it is smaller.
    """
    splayed = [splay for splay in you.splays if splay != UNSPLAYED]
    await dogma.may_tuck_several(you, len(splayed), you.hand)
