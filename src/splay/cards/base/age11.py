"""Cards of age 11: edition 4 alone."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import ASLANT, BOARD, HAND, ICONS, LEAF, RED, SCORE
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import distinct_values, having, highest, of_value, up_to, value_of


@effect("Astrogeology", 1, editions=(4,))
async def astrogeology(dogma: Dogma, you: Player) -> None:
    """Draw an 11, reveal it and keep it in your hand. Splay your pile of its color aslant. If you did, transfer every
    card of that pile but the four on top to your hand.
    """
    color = dogma.draw_and_reveal(you, 11).color
    if dogma.splay(you, color, ASLANT):
        await dogma.transfer_all(you, you.piles[color][4:], you, HAND)


@effect("Astrogeology", 2, editions=(4,))
def astrogeology_win(dogma: Dogma, you: Player) -> None:
    """You win if you have eight or more cards in your hand."""
    if len(you.hand) >= 8:
        dogma.win(you)


@demand("Climatology", 1, editions=(4,))
async def climatology(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you return two of your top cards with an icon of my choice, but not [leaf]!"""
    icons = [icon for icon in ICONS if icon != LEAF]
    if any(having(you.tops, icon) for icon in icons):
        chosen = await dogma.choose_icon(me, verbs.RETURN, icons)
        await dogma.return_several(you, 2, having(you.tops, chosen))


@effect("Climatology", 2, editions=(4,))
async def climatology_return(dogma: Dogma, you: Player) -> None:
    """Return one of your top cards. Then return every card of its value or a higher one from your score pile; without
    a top card, your whole score pile.
    """
    least = value_of(await dogma.choose_to_return(you, you.tops))
    await dogma.return_all(you, [card for card in you.score if card.value >= least])


@effect("Escapism", 1, editions=(4,))
async def escapism(dogma: Dogma, you: Player) -> None:
    """Reveal a card from your hand and junk it. Return all other cards of its value from your hand. Draw three cards of
    its value. Then carry out all effects of the junked card that are not demands, alone: nobody shares them.
    """
    chosen = await dogma.choose(you, you.hand, verbs.REVEAL_AND_JUNK)
    if chosen:
        dogma.reveal(you, chosen)
        dogma.junk(you, chosen)
    value = value_of(chosen)
    await dogma.return_all(you, of_value(you.hand, value))
    for _ in range(3):
        dogma.draw(you, value)
    await dogma.self_execute(you, chosen)


@effect("Fusion", 1, editions=(4,))
async def fusion(dogma: Dogma, you: Player) -> None:
    """Score one of your top cards of value 11. Whenever you score a card with this effect, choose a value one or two
    lower than that card's, and score one of your top cards of the chosen value.
    """
    value = 11
    while await dogma.choose_to_score(you, of_value(you.tops, value)):
        lower = [less for less in (value - 2, value - 1) if less > 0]
        if not of_value(you.tops, *lower):
            return  # whatever is chosen, the effect ends
        value = await dogma.choose_value(you, verbs.SCORE_CARD, lower)


@demand("Hypersonics", 1, editions=(4,))
async def hypersonics(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you return two of your top cards that have the same value, if you have two such cards! If you did,
    return all cards of that value or a lower one from your hand and your score pile!
    """
    values = [value for value in distinct_values(you.tops) if len(of_value(you.tops, value)) > 1]
    if values:
        value = await dogma.choose_value(you, verbs.RETURN, values)
        await dogma.return_several(you, 2, of_value(you.tops, value))
        await dogma.return_all(you, up_to((*you.hand, *you.score), value))


@demand("Near-Field Comm", 1, editions=(4,))
async def near_field_comm(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer all cards of a value of my choice from your score pile to mine!"""
    if you.score:
        value = await dogma.choose_value(me, verbs.TRANSFER_TO_YOU[SCORE])
        await dogma.transfer_all(you, of_value(you.score, value), me, SCORE)


@effect("Near-Field Comm", 2, editions=(4,))
async def near_field_comm_execute(dogma: Dogma, you: Player) -> None:
    """Reveal the highest card in your score pile, and carry out all its effects that are not demands, alone: nobody
    shares them.
    """
    shown = await dogma.choose(you, highest(you.score), verbs.REVEAL)
    if shown:
        dogma.reveal(you, shown, SCORE)
    await dogma.self_execute(you, shown)


@effect("Reclamation", 1, editions=(4,))
async def reclamation(dogma: Dogma, you: Player) -> None:
    """Return the three bottom cards of your [red] pile, or all if there are fewer. In any case, halve the sum of their
    values, rounding up, draw a card of that value and meld it. If you returned three cards, repeat this effect with the
    color of the melded card in place of [red].
    """
    color = RED
    while True:
        returned = await dogma.return_all(you, you.piles[color][-3:])
        total = sum([card.value for card in returned])
        melded = dogma.draw_and_meld(you, (total + 1) // 2)
        if len(returned) < 3:
            return
        color = melded.color


@effect("Solar Sailing", 1, editions=(4,))
async def solar_sailing(dogma: Dogma, you: Player) -> None:
    """Draw an 11 and meld it. If its color is not splayed aslant on your board, return every card of that pile but the
    four on top, and splay it aslant. In any case, you win if that pile has six or more cards.
    """
    color = dogma.draw_and_meld(you, 11).color
    if you.splays[color] != ASLANT:
        await dogma.return_all(you, you.piles[color][4:])
        dogma.splay(you, color, ASLANT)
    if len(you.piles[color]) >= 6:
        dogma.win(you)


@effect("Space Traffic", 1, editions=(4,))
async def space_traffic(dogma: Dogma, you: Player) -> None:
    """Draw an 11 and tuck it. If the card directly above it is an 11, you lose. Otherwise score every card of that pile
    but the five on top and splay the pile aslant; then repeat this effect if another player has more points than you.
    """
    while True:
        color = dogma.draw_and_tuck(you, 11).color
        above = you.piles[color][:-1]
        if above and above[-1].value == 11:
            dogma.lose(you)
        await dogma.score_all(you, you.piles[color][5:])
        dogma.splay(you, color, ASLANT)
        if all(other.points <= you.points for other in dogma.other_players(you)):
            return


@demand("Whataboutism", 1, editions=(4,))
async def whataboutism(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer all your top cards that have a demand to my board! If you transferred any, exchange all
    cards in your score pile for all cards in mine!
    """
    demanding = [card for card in you.tops if card.has_demand]
    if await dogma.transfer_all(you, demanding, me, BOARD):
        dogma.exchange(you, SCORE, you.score, me, SCORE, me.score)
