"""Cards of age 8."""

from splay.dogma import Dogma, demand, effect
from splay.filters import distinct_values, having, lacking, lowest, not_of_color, of_color, of_value
from splay.state import Player
from splay.terms import BOARD, CLOCK, COLORS, FACTORY, GREEN, HAND, LIGHTBULB, PURPLE, RED, SCORE, UP, YELLOW


@effect("Antibiotics", 1)
async def antibiotics(dogma: Dogma, you: Player) -> None:
    """You may return one, two or three cards from your hand. Then, for each different value among them, draw an 8
    twice.
    """
    returned = await dogma.may_return_up_to(you, 3, you.hand)
    for _ in distinct_values(returned):
        dogma.draw(you, 8)
        dogma.draw(you, 8)


@demand("Corporations", 1)
async def corporations(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer to my score pile one of your top cards with a [factory], but no green one. If you did, draw
    an 8 and meld it!
    """
    if await dogma.choose_to_transfer(you, having(not_of_color(you.tops, GREEN), FACTORY), to=me, zone=SCORE):
        dogma.draw_and_meld(you, 8)


@effect("Corporations", 2)
async def corporations_meld(dogma: Dogma, you: Player) -> None:
    """Draw an 8 and meld it."""
    dogma.draw_and_meld(you, 8)


@effect("Empiricism", 1, editions=(1, 3))
async def empiricism(dogma: Dogma, you: Player) -> None:
    """Name two different colors, then draw a 9 and reveal it. If it is of one of these colors, meld it; you may then
    splay your pile of that color up.
    """
    first = await dogma.choose_color(you, "name", COLORS[:-1])
    second = await dogma.choose_color(you, "name", COLORS[COLORS.index(first) + 1 :])
    card = dogma.draw_and_reveal(you, 9)
    if card.color in (first, second):
        dogma.meld(you, card)
        await dogma.may_splay(you, [card.color], UP)


@effect("Empiricism", 2)
async def empiricism_win(dogma: Dogma, you: Player) -> None:
    """You win if your board shows at least twenty [lightbulb]."""
    if you.count(LIGHTBULB) >= 20:
        dogma.win(you)


@effect("Flight", 1)
async def flight_any_color(dogma: Dogma, you: Player) -> None:
    """If your red pile is splayed up, you may splay any one of your piles up."""
    if you.splays[RED] == UP:
        await dogma.may_splay(you, COLORS, UP)


@effect("Flight", 2)
async def flight_red(dogma: Dogma, you: Player) -> None:
    """You may splay your red pile up."""
    await dogma.may_splay(you, [RED], UP)


@effect("Mass Media", 1)
async def mass_media(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, name a value and return every card of that value from
    everybody's score pile, your own included.
    """
    if not await dogma.may_return(you, you.hand):
        return
    value = await dogma.choose_value(you, "return")
    while owners := [player for player in dogma.players if of_value(player.score, value)]:
        owner = await dogma.choose_player(you, owners, "return next")
        if owner is you:
            await dogma.choose_to_return(you, of_value(you.score, value))
        elif owner:
            dogma.return_card(owner, of_value(owner.score, value)[0])  # the backs are alike


@effect("Mass Media", 2)
async def mass_media_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your purple pile up."""
    await dogma.may_splay(you, [PURPLE], UP)


@demand("Mobility", 1)
async def mobility(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you look at your top cards that are not red and are without a [factory], and transfer the two highest of
    them to my score pile. If you transferred any, draw an 8!
    """
    if await dogma.transfer_highest(you, 2, lacking(not_of_color(you.tops, RED), FACTORY), to=me, zone=SCORE):
        dogma.draw(you, 8)


@effect("Quantum Theory", 1)
async def quantum_theory(dogma: Dogma, you: Player) -> None:
    """You may return one or two cards from your hand. If you returned two, draw a 10, then draw another 10 and score
    it.
    """
    if len(await dogma.may_return_up_to(you, 2, you.hand)) == 2:
        dogma.draw(you, 10)
        dogma.draw_and_score(you, 10)


@effect("Rocketry", 1, editions=(1, 3))
async def rocketry(dogma: Dogma, you: Player) -> None:
    """Count the [clock] on your board: for every two, rounded down, choose an opponent and return a card from that
    player's score pile. You choose the opponent anew for each card.
    """
    for _ in range(you.count(CLOCK) // 2):
        opponent = await dogma.choose_player(you, [each for each in dogma.opponents(you) if each.score], "return")
        if opponent is None:
            return
        card = await dogma.choose_back(you, opponent.score, "return")
        if card:
            dogma.return_card(opponent, card)


@demand("Skyscrapers", 1, editions=(1, 3))
async def skyscrapers(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer to my board one of your top cards with a [clock], but no yellow one. If you did, score the
    card that lay beneath it, then return the rest of your pile of that color!
    """
    given = await dogma.choose_to_transfer(you, having(not_of_color(you.tops, YELLOW), CLOCK), to=me, zone=BOARD)
    if given:
        beneath = you.top(given.color)
        if beneath:
            dogma.score(you, beneath)
        await dogma.return_all(you, you.piles[given.color])


@effect("Socialism", 1, editions=(1, 3))
async def socialism(dogma: Dogma, you: Player) -> None:
    """You may tuck your whole hand. If a purple card was among the cards tucked, transfer all cards of the lowest value
    from each other player's hand to your hand.
    """
    if not you.hand or not await dogma.may(you, "tuck all"):
        return
    tucked = you.hand
    for color in COLORS:
        await dogma.tuck_several(you, len(tucked), of_color(tucked, color))
    if of_color(tucked, PURPLE):
        for other in dogma.other_players(you):
            for card in lowest(other.hand):
                dogma.transfer(other, card, to=you, zone=HAND)
