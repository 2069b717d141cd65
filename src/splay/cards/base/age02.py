"""Cards of age 2."""

from splay.position import deeds, verbs
from splay.position.state import Player
from splay.position.terms import BOARD, COLORS, EMPIRE, GREEN, HAND, LEAF, LEFT, RED, SCORE
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import distinct_values, highest, not_of_color, of_color, of_value


@effect("Calendar", 1)
def calendar(dogma: Dogma, you: Player) -> None:
    """Draw two 3s, but only if your hand has fewer cards than your score pile."""
    if len(you.score) > len(you.hand):
        for _ in range(2):
            dogma.draw(you, 3)


@effect("Canal Building", 1, editions=(1, 3))
async def canal_building(dogma: Dogma, you: Player) -> None:
    """You may exchange every card of the highest value in your hand for every card of the highest value in your score
    pile, even if one of the two is empty.
    """
    from_hand = highest(you.hand)
    from_score = highest(you.score)
    if (from_hand or from_score) and await dogma.may(you, verbs.EXCHANGE_HIGHEST):
        dogma.exchange(you, HAND, from_hand, you, SCORE, from_score)


@effect("Canal Building", 1, editions=(4,))
async def canal_building_or_junk(dogma: Dogma, you: Player) -> None:
    """You may do one of two things: exchange every card of the highest value in your hand for every card of the highest
    value in your score pile, even if one of the two is empty; or junk the whole deck of 3s.
    """
    from_hand = highest(you.hand)
    from_score = highest(you.score)
    exchanges = [deeds.EXCHANGE_HIGHEST] if from_hand or from_score else []
    if not exchanges and not dogma.state.decks[3]:
        return
    match await dogma.may_choose_one(you, [*exchanges, deeds.JUNK_ALL_3S]):
        case deeds.EXCHANGE_HIGHEST:
            dogma.exchange(you, HAND, from_hand, you, SCORE, from_score)
        case deeds.JUNK_ALL_3S:
            dogma.junk_deck(you, 3)


@demand("Construction", 1)
async def construction(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer two cards from your hand to my hand, or all if you have fewer! In any case, draw a 2
    afterward!
    """
    await dogma.transfer_several(you, 2, you.hand, to=me, zone=HAND)
    dogma.draw(you, 2)


@effect("Construction", 2)
def construction_empire(dogma: Dogma, you: Player) -> None:
    """Claim Empire if you have top cards of all five colors and no other player has."""
    if len(you.tops) == 5 and not any(len(other.tops) == 5 for other in dogma.other_players(you)):
        dogma.claim(you, EMPIRE)


@effect("Currency", 1)
async def currency(dogma: Dogma, you: Player) -> None:
    """You may return as many cards from your hand as you like. For each different value among the cards returned, draw
    a 2 and score it.
    """
    returned = await dogma.may_return_any(you, you.hand)
    for _ in distinct_values(returned):
        dogma.draw_and_score(you, 2)


@effect("Fermenting", 1, editions=(1,))
def fermenting_by_leaves(dogma: Dogma, you: Player) -> None:
    """Count the [leaf] on your board. For every two of them, rounded down, draw a 2."""
    for _ in range(you.count(LEAF) // 2):
        dogma.draw(you, 2)


@effect("Fermenting", 1, editions=(3, 4))
def fermenting_by_colors(dogma: Dogma, you: Player) -> None:
    """Count the colors on your board that show a [leaf]. For each of them, draw a 2."""
    for _ in range(you.colors_showing(LEAF)):
        dogma.draw(you, 2)


@effect("Fermenting", 2, editions=(4,))
async def fermenting_tuck(dogma: Dogma, you: Player) -> None:
    """You may tuck a [green] card from your hand. If you tuck none, junk the whole deck of 2s and also Fermenting, if
    it is a top card on any board.
    """
    if await dogma.may_tuck(you, of_color(you.hand, GREEN)):
        return
    dogma.junk_deck(you, 2)
    for player in dogma.players:
        for card in player.tops:
            if card.name == "Fermenting":
                dogma.junk(player, card)


@demand("Mapmaking", 1)
async def mapmaking(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card of value 1 from your score pile to mine!"""
    await dogma.choose_to_transfer(you, of_value(you.score, 1), to=me, zone=SCORE)


@effect("Mapmaking", 2)
def mapmaking_reward(dogma: Dogma, you: Player) -> None:
    """If anybody transferred a card due to this card's demand in this action, draw a 1 and score it."""
    if dogma.demand_transferred:
        dogma.draw_and_score(you, 1)


@effect("Mathematics", 1)
async def mathematics(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, draw a card one above its value and meld it."""
    returned = await dogma.may_return(you, you.hand)
    if returned:
        dogma.draw_and_meld(you, returned.value + 1)


@demand("Monotheism", 1)
async def monotheism(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your top cards, of a color missing from my board, to my score pile! If you did, draw
    a 1 and tuck it!
    """
    if await dogma.choose_to_transfer(you, not_of_color(you.tops, *me.colors), to=me, zone=SCORE):
        dogma.draw_and_tuck(you, 1)


@effect("Monotheism", 2)
def monotheism_tuck(dogma: Dogma, you: Player) -> None:
    """Draw a 1 and tuck it."""
    dogma.draw_and_tuck(you, 1)


@effect("Philosophy", 1)
async def philosophy_splay(dogma: Dogma, you: Player) -> None:
    """You may choose one of your piles and splay it left."""
    await dogma.may_splay(you, COLORS, LEFT)


@effect("Philosophy", 2)
async def philosophy_score(dogma: Dogma, you: Player) -> None:
    """You may score a card from your hand."""
    await dogma.may_score(you, you.hand)


@effect("Road Building", 1, editions=(1, 3))
async def road_building(dogma: Dogma, you: Player) -> None:
    """Meld one or two cards from your hand. If you melded two, you may choose another player and transfer your top
    [red] card to that player's board. If you did, transfer that player's top [green] card to your board.
    """
    other = await _build_road(dogma, you)
    green = other and other.top(GREEN)
    if other and green:
        dogma.transfer(other, green, to=you, zone=BOARD)


@effect("Road Building", 1, editions=(4,))
async def road_building_meld(dogma: Dogma, you: Player) -> None:
    """Meld one or two cards from your hand. If you melded two, you may choose another player and transfer your top
    [red] card to that player's board. If you did, meld that player's top [green] card.
    """
    other = await _build_road(dogma, you)
    green = other and other.top(GREEN)
    if other and green:
        dogma.meld(you, green, owner=other)


async def _build_road(dogma: Dogma, you: Player) -> Player | None:
    """Meld one card or two; gives the player who then got the top red card, if any did."""
    melded = await dogma.meld_one_or_two(you, you.hand)
    red = you.top(RED)
    if len(melded) < 2 or not red:
        return None
    other = await dogma.may_choose_player(you, dogma.other_players(you), verbs.TRANSFER_TOP_RED)
    if other:
        dogma.transfer(you, red, to=other, zone=BOARD)
    return other
