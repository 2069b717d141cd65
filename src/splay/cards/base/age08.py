"""Cards of age 8."""

from splay.position import verbs
from splay.position.card import Card
from splay.position.state import Player
from splay.position.terms import BOARD, CLOCK, COLORS, FACTORY, GREEN, HAND, LIGHTBULB, PURPLE, RED, SCORE, UP, YELLOW
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import distinct_values, having, lacking, lowest, not_of_color, of_color, of_value


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
    """I demand you transfer one of your non-[green] top cards with a [factory] to my score pile! If you did, draw an 8
    and meld it!
    """
    if await dogma.choose_to_transfer(you, having(not_of_color(you.tops, GREEN), FACTORY), to=me, zone=SCORE):
        dogma.draw_and_meld(you, 8)


@effect("Corporations", 2)
def corporations_meld(dogma: Dogma, you: Player) -> None:
    """Draw an 8 and meld it."""
    dogma.draw_and_meld(you, 8)


@effect("Empiricism", 1, editions=(1, 3))
async def empiricism(dogma: Dogma, you: Player) -> None:
    """Name two different colors, then draw a 9 and reveal it. If it is of one of these colors, meld it; you may then
    splay your pile of that color up.
    """
    named = await dogma.choose_colors(you, verbs.NAME_COLOR, 2)
    card = dogma.draw_and_reveal(you, 9)
    if card.color in named:
        dogma.meld(you, card)
        await dogma.may_splay(you, [card.color], UP)


@effect("Empiricism", 1, editions=(4,))
async def empiricism_without_a_choice(dogma: Dogma, you: Player) -> None:
    """Name two different colors, then draw a 9 and reveal it. If it is of one of these colors, meld it and splay your
    pile of that color up; otherwise end the splay of your pile of its color.
    """
    named = await dogma.choose_colors(you, verbs.NAME_COLOR, 2)
    card = dogma.draw_and_reveal(you, 9)
    if card.color in named:
        dogma.meld(you, card)
        dogma.splay(you, card.color, UP)
    else:
        dogma.unsplay(you, card.color)


@effect("Empiricism", 2)
def empiricism_win(dogma: Dogma, you: Player) -> None:
    """You win if your board shows at least twenty [lightbulb]."""
    if you.count(LIGHTBULB) >= 20:
        dogma.win(you)


@effect("Flight", 1)
async def flight_any_color(dogma: Dogma, you: Player) -> None:
    """If your [red] pile is splayed up, you may splay any one of your piles up."""
    if you.splays[RED] == UP:
        await dogma.may_splay(you, COLORS, UP)


@effect("Flight", 2)
async def flight_red(dogma: Dogma, you: Player) -> None:
    """You may splay your [red] pile up."""
    await dogma.may_splay(you, [RED], UP)


@effect("Mass Media", 1)
async def mass_media(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, name a value and return every card of that value from
    everybody's score pile, your own included.
    """
    if not await dogma.may_return(you, you.hand) or not any(player.score for player in dogma.players):
        return
    value = await dogma.choose_value(you, verbs.RETURN)
    while owners := [player for player in dogma.players if of_value(player.score, value)]:
        owner = await dogma.choose_player(you, owners, verbs.RETURN.next)
        if owner is you:
            await dogma.choose_to_return(you, of_value(you.score, value))
        elif owner:
            dogma.return_card(owner, of_value(owner.score, value)[0])  # the backs are alike


@effect("Mass Media", 2)
async def mass_media_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [purple] pile up."""
    await dogma.may_splay(you, [PURPLE], UP)


@demand("Mobility", 1)
async def mobility(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer your two highest non-[red] top cards without a [factory] from your board to my score
    pile! If you transferred any, draw an 8!
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
    await _return_from_opponents(dogma, you, you.count(CLOCK) // 2)


@effect("Rocketry", 1, editions=(4,))
async def rocketry_for_each_color(dogma: Dogma, you: Player) -> None:
    """Count the colors on your board that show a [clock]: for each, choose an opponent and return a card from that
    player's score pile. You choose the opponent anew for each card.
    """
    await _return_from_opponents(dogma, you, you.colors_showing(CLOCK))


async def _return_from_opponents(dogma: Dogma, you: Player, count: int) -> None:
    for _ in range(count):
        opponent = await dogma.choose_player(you, [each for each in dogma.opponents(you) if each.score], verbs.RETURN)
        if opponent is None:
            return
        card = await dogma.choose_back(you, opponent.score, verbs.RETURN)
        if card:
            dogma.return_card(opponent, card)


@demand("Skyscrapers", 1, editions=(1, 3))
async def skyscrapers(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your non-[yellow] top cards with a [clock] to my board! If you did, score the card
    that lay beneath it, then return the rest of your pile of that color!
    """
    await _give_a_clock_and_clear_its_pile(dogma, you, me)


@demand("Skyscrapers", 1, editions=(4,))
async def skyscrapers_to_my_hand(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer one of your non-[yellow] top cards with a [clock] to my board! If you did, score the card
    that lay beneath it, return the rest of your pile of that color and, if Skyscrapers is a top card on anybody's
    board, transfer it to my hand!
    """
    if await _give_a_clock_and_clear_its_pile(dogma, you, me):
        for owner in dogma.players:
            for card in owner.tops:
                if card.name == "Skyscrapers":
                    dogma.transfer(owner, card, to=me, zone=HAND)


async def _give_a_clock_and_clear_its_pile(dogma: Dogma, you: Player, me: Player) -> Card | None:
    given = await dogma.choose_to_transfer(you, having(not_of_color(you.tops, YELLOW), CLOCK), to=me, zone=BOARD)
    if given:
        beneath = you.top(given.color)
        if beneath:
            dogma.score(you, beneath)
        await dogma.return_all(you, you.piles[given.color])
    return given


@effect("Socialism", 1, editions=(1, 3))
async def socialism(dogma: Dogma, you: Player) -> None:
    """You may tuck your whole hand. If a [purple] card was among the cards tucked, transfer all cards of the lowest
    value from each other player's hand to your hand.
    """
    if not you.hand or not await dogma.may(you, verbs.TUCK_ALL):
        return
    tucked = you.hand
    await _tuck_hand(dogma, you)
    if of_color(tucked, PURPLE):
        for other in dogma.other_players(you):
            for card in lowest(other.hand):
                dogma.transfer(other, card, to=you, zone=HAND)


@effect("Socialism", 1, editions=(4,))
async def socialism_top_card(dogma: Dogma, you: Player) -> None:
    """You may tuck one of your top cards. If you did, tuck your whole hand."""
    if await dogma.may_tuck(you, you.tops):
        await _tuck_hand(dogma, you)


async def _tuck_hand(dogma: Dogma, you: Player) -> None:
    """Tuck the whole hand; the order matters among cards of one color alone."""
    for color in COLORS:
        cards = of_color(you.hand, color)
        await dogma.tuck_several(you, len(cards), cards)


@effect("Socialism", 2, editions=(4,))
async def socialism_achievement(dogma: Dogma, you: Player) -> None:
    """You may junk an available achievement of value 8, 9 or 10."""
    await dogma.may_junk_achievement(you, 8, 9, 10)
