"""Cards of age 7."""

from splay.position import deeds, verbs
from splay.position.state import Player
from splay.position.terms import BLUE, COLORS, CROWN, FACTORY, HAND, RED, RIGHT, SCORE, UP, YELLOW
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import distinct_values, highest_value, lacking, lowest


@effect("Bicycle", 1)
async def bicycle(dogma: Dogma, you: Player) -> None:
    """You may exchange your whole hand for your whole score pile."""
    if (you.hand or you.score) and await dogma.may(you, verbs.EXCHANGE_ALL):
        dogma.exchange(you, HAND, you.hand, you, SCORE, you.score)


@demand("Combustion", 1, editions=(1,))
async def combustion_two(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer two cards from your score pile to mine!"""
    await dogma.transfer_several(you, 2, you.score, to=me, zone=SCORE)


@demand("Combustion", 1, editions=(3,))
async def combustion_by_crowns(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer cards from your score pile to mine: one for every four [crown] on my board, rounded
    down!
    """
    await dogma.transfer_several(you, me.count(CROWN) // 4, you.score, to=me, zone=SCORE)


@demand("Combustion", 1, editions=(4,))
async def combustion_by_colors(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer cards from your score pile to mine: one for each color on my board that shows a
    [crown]!
    """
    await dogma.transfer_several(you, me.colors_showing(CROWN), you.score, to=me, zone=SCORE)


@effect("Combustion", 2, editions=(3, 4))
def combustion_return(dogma: Dogma, you: Player) -> None:
    """Return the bottom card of your [red] pile."""
    bottom = you.bottom(RED)
    if bottom:
        dogma.return_card(you, bottom)


@effect("Electricity", 1)
async def electricity(dogma: Dogma, you: Player) -> None:
    """Return each of your top cards without a [factory]. Then draw as many 8s as you returned cards."""
    for _ in await dogma.return_all(you, lacking(you.tops, FACTORY)):
        dogma.draw(you, 8)


@effect("Evolution", 1)
async def evolution(dogma: Dogma, you: Player) -> None:
    """You may do one of two things: draw an 8 and score it, then return a card from your score pile; or draw a card one
    above the highest value in your score pile (a 1 if that pile is empty).
    """
    deed = await dogma.may_choose_one(you, (deeds.DRAW_AND_SCORE, deeds.DRAW))
    if deed is deeds.DRAW_AND_SCORE:
        dogma.draw_and_score(you, 8)
        await dogma.choose_to_return(you, you.score)
    elif deed is deeds.DRAW:
        dogma.draw(you, highest_value(you.score) + 1)


@demand("Explosives", 1)
async def explosives(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer the three highest cards from your hand to my hand! If that emptied your hand, draw a 7!"""
    if await dogma.transfer_highest(you, 3, you.hand, to=me, zone=HAND) and not you.hand:
        dogma.draw(you, 7)


@effect("Lighting", 1)
async def lighting(dogma: Dogma, you: Player) -> None:
    """You may tuck one, two or three cards from your hand. Then, for each different value among them, draw a 7 and
    score it.
    """
    tucked = await dogma.may_tuck_up_to(you, 3, you.hand)
    for _ in distinct_values(tucked):
        dogma.draw_and_score(you, 7)


@effect("Publications", 1, editions=(1, 3))
async def publications_rearrange(dogma: Dogma, you: Player) -> None:
    """You may choose one of your piles and put its cards in any order. If it is splayed, it stays so."""
    color = await dogma.may_choose_color(you, verbs.ARRANGE, [c for c in COLORS if len(you.piles[c]) > 1])
    if color is None:
        return
    dogma.arrange(you, color, tuple(await dogma.arrange_all(you, you.piles[color])))


@effect("Publications", 2, editions=(1, 3))
@effect("Publications", 1, editions=(4,))
async def publications_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [yellow] or [blue] pile up."""
    await dogma.may_splay(you, [YELLOW, BLUE], UP)


@effect("Publications", 2, editions=(4,))
async def publications_special(dogma: Dogma, you: Player) -> None:
    """You may do one of two things: junk an available special achievement; or make a special achievement from the junk
    pile available again.
    """
    state = dogma.state
    junking = [deeds.JUNK[name] for name in state.specials]
    restoring = [deeds.RESTORE[name] for name in state.junked]
    deed = await dogma.may_choose_one(you, [*junking, *restoring]) if junking or restoring else None
    if deed:
        move = dogma.junk_special if deed in junking else dogma.restore_special
        move(you, deed.special)


@effect("Railroad", 1, editions=(1, 3))
async def railroad_new_hand(dogma: Dogma, you: Player) -> None:
    """Return your whole hand. In any case, draw a 6 three times."""
    await dogma.return_all(you, you.hand)
    _draw_three_6s(dogma, you)


@effect("Railroad", 1, editions=(4,))
async def railroad_return(dogma: Dogma, you: Player) -> None:
    """Return your whole hand."""
    await dogma.return_all(you, you.hand)


@effect("Railroad", 2, editions=(4,))
def railroad_draw(dogma: Dogma, you: Player) -> None:
    """Draw a 6 three times."""
    _draw_three_6s(dogma, you)


def _draw_three_6s(dogma: Dogma, you: Player) -> None:
    for _ in range(3):
        dogma.draw(you, 6)


@effect("Railroad", 2, editions=(1, 3))
@effect("Railroad", 3, editions=(4,))
async def railroad_splay(dogma: Dogma, you: Player) -> None:
    """You may choose one of your piles that is splayed right and splay it up."""
    await dogma.may_splay(you, [color for color in COLORS if you.splays[color] == RIGHT], UP)


@demand("Refrigeration", 1, editions=(1, 3))
async def refrigeration(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you count the cards in your hand and return half that many of them, rounded down!"""
    await dogma.return_several(you, len(you.hand) // 2, you.hand)


@demand("Refrigeration", 1, editions=(4,))
async def refrigeration_but_one(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you return all cards but one from your hand!"""
    kept = await dogma.choose(you, you.hand, verbs.KEEP)
    await dogma.return_all(you, [card for card in you.hand if card is not kept])


@effect("Refrigeration", 2)
async def refrigeration_score(dogma: Dogma, you: Player) -> None:
    """You may score a card from your hand."""
    await dogma.may_score(you, you.hand)


@demand("Sanitation", 1, editions=(1, 4))
async def sanitation(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you exchange the two highest cards from your hand for the lowest card from my hand!"""
    given = await dogma.choose_highest(you, 2, you.hand, verbs.EXCHANGE)
    taken = await dogma.choose_back(you, lowest(me.hand), verbs.EXCHANGE)
    dogma.exchange(you, HAND, given, me, HAND, [taken] if taken else [])


@demand("Sanitation", 1, editions=(3,))
async def sanitation_of_my_choice(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you exchange the two highest cards from your hand for the lowest card from my hand! I choose among my
    lowest cards!
    """
    given = await dogma.choose_highest(you, 2, you.hand, verbs.EXCHANGE)
    taken = await dogma.choose(me, lowest(me.hand), verbs.EXCHANGE)
    dogma.exchange(you, HAND, given, me, HAND, [taken] if taken else [])


@effect("Sanitation", 2, editions=(4,))
async def sanitation_junk(dogma: Dogma, you: Player) -> None:
    """Choose 7 or 8 and junk the whole deck of that age."""
    if dogma.state.decks[7] or dogma.state.decks[8]:
        dogma.junk_deck(you, await dogma.choose_value(you, verbs.JUNK_DECK, (7, 8)))
