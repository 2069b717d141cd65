"""Cards of age 3."""

from splay.dogma import Dogma, demand, effect
from splay.filters import having, highest, highest_value, lacking, lowest, not_of_color, of_color
from splay.state import Player
from splay.terms import (
    BLUE,
    BOARD,
    CASTLE,
    CROWN,
    GREEN,
    HAND,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    SCORE,
    WORLD,
    YELLOW,
)


@effect("Alchemy", 1, editions=(1, 3))
async def alchemy(dogma: Dogma, you: Player) -> None:
    """For every three [castle] visible on your board, draw and reveal a 4.
    If one of the cards drawn is red, return your whole hand, those cards included.
    """
    drawn = [dogma.draw_and_reveal(you, 4) for _ in range(you.count(CASTLE) // 3)]
    if of_color(drawn, RED):
        await dogma.return_all(you, you.hand)


@effect("Alchemy", 2)
async def alchemy_meld_and_score(dogma: Dogma, you: Player) -> None:
    """Meld a card from your hand, then score another one from your hand."""
    await dogma.choose_to_meld(you, you.hand)
    await dogma.choose_to_score(you, you.hand)


@demand("Compass", 1, editions=(1, 3))
async def compass(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your top cards that has a [leaf] and is not green to my board,
    and then transfer one of my top cards that has no [leaf] to your board!
    """
    await dogma.choose_to_transfer(you, having(not_of_color(you.tops, GREEN), LEAF), to=me, zone=BOARD)
    await dogma.choose_to_transfer(you, lacking(me.tops, LEAF), to=you, zone=BOARD, owner=me)


@effect("Education", 1)
async def education(dogma: Dogma, you: Player) -> None:
    """You may return the highest card of your score pile.
    If you do, draw a card worth two more than the highest card left there, or a 2 if none is left.
    """
    if await dogma.may_return(you, highest(you.score)):
        dogma.draw(you, highest_value(you.score) + 2)


@demand("Engineering", 1)
async def engineering(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer each of your top cards that has a [castle] to my score pile!"""
    await dogma.transfer_all(you, having(you.tops, CASTLE), to=me, zone=SCORE)


@effect("Engineering", 2)
async def engineering_splay(dogma: Dogma, you: Player) -> None:
    """You may splay red left."""
    await dogma.may_splay(you, [RED], LEFT)


@demand("Feudalism", 1, editions=(1,))
async def feudalism_tribute(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card that has a [castle] from your hand to mine!"""
    if not await dogma.choose_to_transfer(you, having(you.hand, CASTLE), to=me, zone=HAND):
        dogma.show(you, you.hand, HAND)


@demand("Feudalism", 1, editions=(3,))
async def feudalism_tribute_and_unsplay(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card that has a [castle] from your hand to mine!
    If you do, the pile of its color on your board is no longer splayed!
    """
    given = await dogma.choose_to_transfer(you, having(you.hand, CASTLE), to=me, zone=HAND)
    if given:
        dogma.unsplay(you, given.color)
    else:
        dogma.show(you, you.hand, HAND)


@effect("Feudalism", 2, editions=(1, 3))
async def feudalism_splay(dogma: Dogma, you: Player) -> None:
    """You may splay yellow or purple left."""
    await dogma.may_splay(you, [YELLOW, PURPLE], LEFT)


@demand("Machinery", 1)
async def machinery(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you exchange your whole hand for every card of the highest value in my hand!"""
    dogma.exchange(you, HAND, you.hand, me, HAND, highest(me.hand))


@effect("Machinery", 2, editions=(1, 3))
async def machinery_score_and_splay(dogma: Dogma, you: Player) -> None:
    """Score a card that has a [castle] from your hand. Whether or not you did, you may splay red left."""
    card = await dogma.choose(you, having(you.hand, CASTLE), "score")
    if card:
        dogma.show(you, [card], HAND)
        dogma.score(you, card)
    else:
        dogma.show(you, you.hand, HAND)
    await dogma.may_splay(you, [RED], LEFT)


@demand("Medicine", 1)
async def medicine(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you exchange the highest card of your score pile for the lowest card of mine!"""
    yours = await dogma.choose(you, highest(you.score), "exchange")
    mine = await dogma.choose_back(you, lowest(me.score), "exchange")
    dogma.exchange(you, SCORE, [yours] if yours else [], me, SCORE, [mine] if mine else [])


@effect("Optics", 1)
async def optics(dogma: Dogma, you: Player) -> None:
    """Draw and meld a 3. If it has a [crown], draw and score a 4.
    If it has none, choose an opponent with fewer points than you, and transfer a card
    from your score pile to theirs.
    """
    if CROWN in dogma.draw_and_meld(you, 3).icons:
        dogma.draw_and_score(you, 4)
        return
    poorer = [opponent for opponent in dogma.opponents(you) if opponent.points < you.points]
    receiver = await dogma.choose_player(you, poorer, "transfer to their score")
    if receiver:
        await dogma.choose_to_transfer(you, you.score, to=receiver, zone=SCORE)


@effect("Paper", 1)
async def paper(dogma: Dogma, you: Player) -> None:
    """You may splay green or blue left."""
    await dogma.may_splay(you, [GREEN, BLUE], LEFT)


@effect("Paper", 2, editions=(1, 3))
async def paper_draw(dogma: Dogma, you: Player) -> None:
    """Draw a 4 for each color that is splayed left on your board."""
    for _ in range(you.splays.count(LEFT)):
        dogma.draw(you, 4)


@effect("Translation", 1)
async def translation(dogma: Dogma, you: Player) -> None:
    """You may meld your whole score pile, card by card in any order. It is all of them or none."""
    if you.score and await dogma.may(you, "meld all"):
        await dogma.meld_all(you, you.score)


@effect("Translation", 2)
async def translation_world(dogma: Dogma, you: Player) -> None:
    """Claim World if none of your top cards is without a [crown]."""
    if not lacking(you.tops, CROWN):
        dogma.claim(you, WORLD)
