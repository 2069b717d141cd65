"""Cards of age 3."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import (
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
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import having, highest, highest_value, lacking, lowest, not_of_color, of_color


@effect("Alchemy", 1, editions=(1, 3))
async def alchemy(dogma: Dogma, you: Player) -> None:
    """Count the [castle] on your board. For every three of them, rounded down, draw a 4 and reveal it. If at least one
    of these cards is [red], return your whole hand, these cards included.
    """
    await _transmute(dogma, you, you.count(CASTLE) // 3)


@effect("Alchemy", 1, editions=(4,))
async def alchemy_by_colors(dogma: Dogma, you: Player) -> None:
    """Count the colors on your board that show a [castle]. For each of them, draw a 4 and reveal it. If at least one of
    these cards is [red], return your whole hand, these cards included.
    """
    await _transmute(dogma, you, you.colors_showing(CASTLE))


async def _transmute(dogma: Dogma, you: Player, count: int) -> None:
    """Draw and reveal so many 4s; a red one among them sends the whole hand back."""
    drawn = [dogma.draw_and_reveal(you, 4) for _ in range(count)]
    if of_color(drawn, RED):
        await dogma.return_all(you, you.hand)


@effect("Alchemy", 2)
async def alchemy_meld_and_score(dogma: Dogma, you: Player) -> None:
    """Meld a card from your hand, then score another one."""
    await dogma.choose_to_meld(you, you.hand)
    await dogma.choose_to_score(you, you.hand)


@demand("Compass", 1, editions=(1, 3))
async def compass(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your non-[green] top cards with a [leaf] to my board! In any case, then transfer one
    of my top cards without a [leaf] to your board!
    """
    await dogma.choose_to_transfer(you, having(not_of_color(you.tops, GREEN), LEAF), to=me, zone=BOARD)
    await dogma.choose_to_transfer(you, lacking(me.tops, LEAF), to=you, zone=BOARD, owner=me)


@demand("Compass", 1, editions=(4,))
async def compass_meld(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your non-[green] top cards with a [leaf] to my board! In any case, then meld one of
    my top cards without a [leaf]!
    """
    await dogma.choose_to_transfer(you, having(not_of_color(you.tops, GREEN), LEAF), to=me, zone=BOARD)
    card = await dogma.choose(you, lacking(me.tops, LEAF), verbs.MELD)
    if card:
        dogma.meld(you, card, owner=me)


@effect("Education", 1)
async def education(dogma: Dogma, you: Player) -> None:
    """You may return the highest card from your score pile. If you did, draw a card two above the highest value still
    there, or a 2 if the pile is now empty.
    """
    if await dogma.may_return(you, highest(you.score)):
        dogma.draw(you, highest_value(you.score) + 2)


@demand("Engineering", 1)
async def engineering(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer each of your top cards with a [castle] to my score pile, but none that this uncovers!"""
    await dogma.transfer_all(you, having(you.tops, CASTLE), to=me, zone=SCORE)


@effect("Engineering", 2)
async def engineering_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [red] pile left."""
    await dogma.may_splay(you, [RED], LEFT)


@demand("Feudalism", 1, editions=(1,))
async def feudalism_tribute(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [castle] from your hand to my hand!"""
    await dogma.choose_to_hand_over(you, having(you.hand, CASTLE), to=me, zone=HAND)


@demand("Feudalism", 1, editions=(3,))
async def feudalism_tribute_and_unsplay(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [castle] from your hand to my hand! If you did, end the splay of your pile of
    its color!
    """
    given = await dogma.choose_to_hand_over(you, having(you.hand, CASTLE), to=me, zone=HAND)
    if given:
        dogma.unsplay(you, given.color)


@demand("Feudalism", 1, editions=(4,))
async def feudalism_tribute_and_junk(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [castle] from your hand to my hand! If you did, junk every available special
    achievement!
    """
    if await dogma.choose_to_hand_over(you, having(you.hand, CASTLE), to=me, zone=HAND):
        for name in dogma.state.specials:
            dogma.junk_special(you, name)


@effect("Feudalism", 2, editions=(1, 3))
async def feudalism_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [yellow] or [purple] pile left."""
    await dogma.may_splay(you, [YELLOW, PURPLE], LEFT)


@effect("Feudalism", 2, editions=(4,))
async def feudalism_splay_and_draw(dogma: Dogma, you: Player) -> None:
    """You may splay your [yellow] or [purple] pile left. If you did, draw a 3."""
    if await dogma.may_splay(you, [YELLOW, PURPLE], LEFT) is not None:
        dogma.draw(you, 3)


@demand("Machinery", 1)
def machinery(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you exchange your whole hand for every card of the highest value in my hand, even if one of our hands is
    empty!
    """
    dogma.exchange(you, HAND, you.hand, me, HAND, highest(me.hand))


@effect("Machinery", 2, editions=(1, 3))
async def machinery_score_and_splay(dogma: Dogma, you: Player) -> None:
    """Score a card with a [castle] from your hand. In any case, you may splay your [red] pile left."""
    await _score_a_castle(dogma, you)
    await dogma.may_splay(you, [RED], LEFT)


@effect("Machinery", 2, editions=(4,))
async def machinery_score(dogma: Dogma, you: Player) -> None:
    """Score a card with a [castle] from your hand."""
    await _score_a_castle(dogma, you)


@effect("Machinery", 3, editions=(4,))
async def machinery_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [red] pile left."""
    await dogma.may_splay(you, [RED], LEFT)


async def _score_a_castle(dogma: Dogma, you: Player) -> None:
    """Score a card with a castle from the hand for all to see, or prove that there is none."""
    card = await dogma.choose(you, having(you.hand, CASTLE), verbs.SCORE_CARD)
    if card:
        dogma.show(you, [card], HAND)
        dogma.score(you, card)
    else:
        dogma.show(you, you.hand, HAND)


@demand("Medicine", 1, editions=(1, 4))
async def medicine(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you exchange the highest card in your score pile for the lowest card in mine, even if one of them is
    empty!
    """
    yours = await dogma.choose(you, highest(you.score), verbs.EXCHANGE)
    mine = await dogma.choose_back(you, lowest(me.score), verbs.EXCHANGE)
    dogma.exchange(you, SCORE, [yours] if yours else [], me, SCORE, [mine] if mine else [])


@demand("Medicine", 1, editions=(3,))
async def medicine_of_my_choice(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you exchange the highest card in your score pile for the lowest card in mine, even if one of them is
    empty! I choose among my lowest cards!
    """
    yours = await dogma.choose(you, highest(you.score), verbs.EXCHANGE)
    mine = await dogma.choose(me, lowest(me.score), verbs.EXCHANGE)
    dogma.exchange(you, SCORE, [yours] if yours else [], me, SCORE, [mine] if mine else [])


@effect("Medicine", 2, editions=(4,))
async def medicine_junk(dogma: Dogma, you: Player) -> None:
    """Junk an available achievement of value 3 or 4."""
    await dogma.choose_to_junk_achievement(you, 3, 4)


@effect("Optics", 1)
async def optics(dogma: Dogma, you: Player) -> None:
    """Draw a 3 and meld it. If it has a [crown], also draw a 4 and score that. If not, choose an opponent who has fewer
    points than you and transfer a card from your score pile to theirs.
    """
    if CROWN in dogma.draw_and_meld(you, 3).icons:
        dogma.draw_and_score(you, 4)
        return
    poorer = [opponent for opponent in dogma.opponents(you) if opponent.points < you.points]
    receiver = await dogma.choose_player(you, poorer, verbs.TRANSFER_TO_THEM[SCORE])
    if receiver:
        await dogma.choose_to_transfer(you, you.score, to=receiver, zone=SCORE)


@effect("Paper", 1)
async def paper(dogma: Dogma, you: Player) -> None:
    """You may splay your [green] or [blue] pile left."""
    await dogma.may_splay(you, [GREEN, BLUE], LEFT)


@effect("Paper", 2, editions=(1, 3))
def paper_draw(dogma: Dogma, you: Player) -> None:
    """For each of your piles that is splayed left, draw a 4."""
    _draw_for_splays(dogma, you)


@effect("Paper", 2, editions=(4,))
async def paper_score_and_draw(dogma: Dogma, you: Player) -> None:
    """Score one of your top cards with a [leaf]. If you did, draw a 4 for each of your piles that is splayed left."""
    if await dogma.choose_to_score(you, having(you.tops, LEAF)):
        _draw_for_splays(dogma, you)


def _draw_for_splays(dogma: Dogma, you: Player) -> None:
    for _ in range(you.splays.count(LEFT)):
        dogma.draw(you, 4)


@effect("Translation", 1)
async def translation(dogma: Dogma, you: Player) -> None:
    """You may meld your whole score pile, card by card in the order you like: all of it or nothing."""
    if you.score and await dogma.may(you, verbs.MELD_ALL):
        await dogma.meld_all(you, you.score)


@effect("Translation", 2)
def translation_world(dogma: Dogma, you: Player) -> None:
    """Claim World if every one of your top cards has a [crown]."""
    if not lacking(you.tops, CROWN):
        dogma.claim(you, WORLD)
