"""Cards of age 5."""

from splay.position import verbs
from splay.position.card import Card
from splay.position.state import Player
from splay.position.terms import (
    BLUE,
    BOARD,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HAND,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    SCORE,
    UNIVERSE,
    YELLOW,
)
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import (
    having,
    highest,
    highest_value,
    lowest,
    not_of_color,
    of_color,
    of_value,
    up_to,
    value_of,
)


@effect("Astronomy", 1)
def astronomy(dogma: Dogma, you: Player) -> None:
    """Draw a 6 and reveal it; if it is [green] or [blue], meld it. Repeat this as long as the revealed card is [green]
    or [blue]; one of another color stays in your hand.
    """
    while (card := dogma.draw_and_reveal(you, 6)).color in (GREEN, BLUE):
        dogma.meld(you, card)


@effect("Astronomy", 2)
def astronomy_universe(dogma: Dogma, you: Player) -> None:
    """Claim Universe if each of your non-[purple] top cards is of value 6 or higher."""
    if all(card.value >= 6 for card in not_of_color(you.tops, PURPLE)):
        dogma.claim(you, UNIVERSE)


@demand("Banking", 1)
async def banking(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your non-[green] top cards with a [factory] to my board! If you did, draw a 5 and
    score it!
    """
    eligible = having(not_of_color(you.tops, GREEN), FACTORY)
    if await dogma.choose_to_transfer(you, eligible, to=me, zone=BOARD):
        dogma.draw_and_score(you, 5)


@effect("Banking", 2)
async def banking_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [green] pile right."""
    await dogma.may_splay(you, [GREEN], RIGHT)


@effect("Chemistry", 1)
async def chemistry_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [blue] pile right."""
    await dogma.may_splay(you, [BLUE], RIGHT)


@effect("Chemistry", 2)
async def chemistry(dogma: Dogma, you: Player) -> None:
    """Draw a card one above the value of your highest top card and score it. Then return one card from your score pile,
    that card or another.
    """
    dogma.draw_and_score(you, highest_value(you.tops) + 1)
    await dogma.choose_to_return(you, you.score)


@effect("Coal", 1)
def coal(dogma: Dogma, you: Player) -> None:
    """Draw a 5 and tuck it."""
    dogma.draw_and_tuck(you, 5)


@effect("Coal", 2)
async def coal_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [red] pile right."""
    await dogma.may_splay(you, [RED], RIGHT)


@effect("Coal", 3)
async def coal_score(dogma: Dogma, you: Player) -> None:
    """You may score one of your top cards. If you did, score the card that lay under it too."""
    scored = await dogma.may_score(you, you.tops)
    if scored:
        await dogma.choose_to_score(you, of_color(you.tops, scored.color))


@effect("Measurement", 1, editions=(1,))
async def measurement_any_color(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, choose a color: splay your pile of it right if possible, then
    draw a card whose value is the number of cards in that pile.
    """
    if await dogma.may_return(you, you.hand):
        # If no pile has two cards, every color does the same: no splay, draw a 1. Then there is nothing to ask.
        colors = COLORS if any(len(pile) > 1 for pile in you.piles) else [RED]
        color = await dogma.choose_color(you, verbs.SPLAY_RIGHT_AND_DRAW, colors)
        assert color is not None
        dogma.splay(you, color, RIGHT)
        dogma.draw(you, len(you.piles[color]))


@effect("Measurement", 1, editions=(3, 4))
async def measurement(dogma: Dogma, you: Player) -> None:
    """You may reveal a card from your hand and return it. If you did, splay your pile of its color right if possible,
    then draw a card whose value is the number of cards in that pile.
    """
    card = await dogma.may_choose(you, you.hand, verbs.REVEAL_AND_RETURN)
    if card:
        dogma.reveal(you, card)
        dogma.return_card(you, card)
        dogma.splay(you, card.color, RIGHT)
        dogma.draw(you, len(you.piles[card.color]))


@effect("Physics", 1)
async def physics(dogma: Dogma, you: Player) -> None:
    """Draw a 6 and reveal it, three times. If any two of these cards share a color, return your whole hand, these cards
    included.
    """
    drawn = [dogma.draw_and_reveal(you, 6) for _ in range(3)]
    if len({card.color for card in drawn}) < 3:
        await dogma.return_all(you, you.hand)


@demand("Societies", 1, editions=(1,))
async def societies_not_purple(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your non-[purple] top cards with a [lightbulb] to my board! If you did, draw a 5!"""
    eligible = having(not_of_color(you.tops, PURPLE), LIGHTBULB)
    if await dogma.choose_to_transfer(you, eligible, to=me, zone=BOARD):
        dogma.draw(you, 5)


@demand("Societies", 1, editions=(3, 4))
async def societies(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your top cards with a [lightbulb] to my board! Its value must be above that of my
    top card of its color (0 if I have none). If you did, draw a 5!
    """
    eligible = [card for card in having(you.tops, LIGHTBULB) if card.value > value_of(me.top(card.color))]
    if await dogma.choose_to_transfer(you, eligible, to=me, zone=BOARD):
        dogma.draw(you, 5)


@demand("Statistics", 1, editions=(1,))
async def statistics_one_card(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer the highest card from your score pile to your hand! If you did and it is now the only card
    in your hand, repeat this!
    """
    while await dogma.choose_to_transfer(you, highest(you.score), to=you, zone=HAND):
        if len(you.hand) > 1:
            break


@demand("Statistics", 1, editions=(3,))
async def statistics(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer every card of the highest value in your score pile to your hand!"""
    await dogma.transfer_all(you, highest(you.score), to=you, zone=HAND)


@demand("Statistics", 1, editions=(4,))
async def statistics_of_my_value(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer every card of a value of my choice from your score pile to your hand!"""
    if you.score:
        value = await dogma.choose_value(me, verbs.TRANSFER_TO_THEM[HAND])
        await dogma.transfer_all(you, of_value(you.score, value), to=you, zone=HAND)


@effect("Statistics", 2)
async def statistics_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [yellow] pile right."""
    await dogma.may_splay(you, [YELLOW], RIGHT)


def _tuck_two_and_score_yellow(dogma: Dogma, you: Player) -> Card | None:
    """Draw and tuck two 4s, then score the bottom yellow card; gives the card scored."""
    for _ in range(2):
        dogma.draw_and_tuck(you, 4)
    bottom = you.bottom(YELLOW)
    if bottom:
        dogma.score(you, bottom)
    return bottom


@effect("Steam Engine", 1, editions=(1, 3))
def steam_engine(dogma: Dogma, you: Player) -> None:
    """Draw a 4 and tuck it, twice. Then score the bottom card of your [yellow] pile."""
    _tuck_two_and_score_yellow(dogma, you)


@effect("Steam Engine", 1, editions=(4,))
def steam_engine_and_junk(dogma: Dogma, you: Player) -> None:
    """Draw a 4 and tuck it, twice. Then score the bottom card of your [yellow] pile. If that card is Steam Engine, junk
    the whole deck of 6s.
    """
    scored = _tuck_two_and_score_yellow(dogma, you)
    if scored and scored.name == "Steam Engine":
        dogma.junk_deck(you, 6)


@demand("The Pirate Code", 1)
async def the_pirate_code(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer two cards of value 4 or lower from your score pile to mine, or one if you have no more!"""
    await dogma.transfer_several(you, 2, up_to(you.score, 4), to=me, zone=SCORE)


@effect("The Pirate Code", 2)
async def the_pirate_code_spoils(dogma: Dogma, you: Player) -> None:
    """If anybody transferred a card due to this card's demand in this action, score the lowest of your top cards with a
    [crown].
    """
    if dogma.demand_transferred:
        await dogma.choose_to_score(you, lowest(having(you.tops, CROWN)))
