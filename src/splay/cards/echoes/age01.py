"""Cards of age 1 of Echoes of the Past."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import BOARD, CASTLE, ECHOES, HAND, LIGHTBULB
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, echo, effect
from splay.rules.filters import distinct_values, having_any, not_of_value


@echo("Bell")
async def bell_echo(dogma: Dogma, you: Player) -> None:
    """You may score a card from your hand."""
    await dogma.may_score(you, you.hand)


@effect("Bell", 1, editions=(4,))
def bell(dogma: Dogma, you: Player) -> None:
    """Draw a 1 and foreshadow it. Then draw a 2 and foreshadow it."""
    for value in (1, 2):
        dogma.draw_and_foreshadow(you, value)


@effect("Bell", 2, editions=(4,))
async def bell_return(dogma: Dogma, you: Player) -> None:
    """If this card was foreseen, return all cards from the hands of all players."""
    if not dogma.is_foreseen:
        return
    for player in (you, *dogma.other_players(you)):
        if player is you:
            await dogma.return_all(you, you.hand)
        else:
            for card in player.hand:
                dogma.return_card(player, card)


@echo("Candles")
def candles_echo(dogma: Dogma, you: Player) -> None:
    """If no other player has fewer points than you, draw a 3."""
    if not any(other.points < you.points for other in dogma.other_players(you)):
        dogma.draw(you, 3)


@demand("Candles", 1, editions=(4,))
async def candles(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card with a [castle] or a [lightbulb] from your hand to my hand! If you did, draw a 1!"""
    if await dogma.choose_to_hand_over(you, having_any(you.hand, CASTLE, LIGHTBULB), to=me, zone=HAND):
        dogma.draw(you, 1)


@echo("Perfume")
def perfume_echo(dogma: Dogma, you: Player) -> None:
    """Draw a 1 and tuck it. Repeat this as long as the tucked card has a [castle]."""
    while CASTLE in dogma.draw_and_tuck(you, 1).icons:
        pass


@demand("Perfume", 1, editions=(4,))
async def perfume(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your top cards whose value none of my top cards has to my board! If you did, draw a
    card of its value and meld it!
    """
    others = not_of_value(you.tops, *distinct_values(me.tops))
    card = await dogma.choose_to_transfer(you, others, to=me, zone=BOARD)
    if card:
        dogma.draw_and_meld(you, card.value)


@echo("Ruler")
def ruler_echo(dogma: Dogma, you: Player) -> None:
    """Draw a 2."""
    dogma.draw(you, 2)


@effect("Ruler", 1, editions=(4,))
async def ruler(dogma: Dogma, you: Player) -> None:
    """Draw two 1s of Echoes of the Past. Foreshadow one of them and return the other."""
    drawn = [dogma.draw(you, 1, ECHOES) for _ in range(2)]
    chosen = await dogma.choose(you, drawn, verbs.FORESHADOW)
    for card in drawn:
        if card is chosen:
            dogma.foreshadow(you, card)
        else:
            dogma.return_card(you, card)
