"""Cards of age 10."""

from splay.dogma import Dogma, demand, effect
from splay.filters import distinct_values, having, value_of
from splay.state import Player
from splay.terms import CLOCK, FACTORY, GREEN, LEAF, SCORE, UP


@effect("A.I.", 1)
async def ai(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and score it."""
    dogma.draw_and_score(you, 10)


@effect("A.I.", 2)
async def ai_win(dogma: Dogma, you: Player) -> None:
    """If Robotics and Software are both top cards, on the same board or on two, the single player with the fewest
    points wins.
    """
    names = [card.name for player in dogma.players for card in player.tops]
    poorest = dogma.single_most(lambda player: -player.points)
    if poorest and "Robotics" in names and "Software" in names:
        dogma.win(poorest)


@effect("Bioengineering", 1, editions=(1, 3))
async def bioengineering(dogma: Dogma, you: Player) -> None:
    """Choose an opponent's top card with a [leaf] and transfer it to your score pile."""
    owners = {card: opponent for opponent in dogma.opponents(you) for card in having(opponent.tops, LEAF)}
    card = await dogma.choose(you, list(owners), "transfer to your score")
    if card:
        dogma.transfer(owners[card], card, you, SCORE)


@effect("Bioengineering", 2, editions=(1, 3))
async def bioengineering_win(dogma: Dogma, you: Player) -> None:
    """If at least one player's board shows fewer than three [leaf], the single player whose board shows the most [leaf]
    wins.
    """
    greenest = dogma.single_most(lambda player: player.count(LEAF))
    if greenest and any(player.count(LEAF) < 3 for player in dogma.players):
        dogma.win(greenest)


@demand("Databases", 1, editions=(1, 3))
async def databases(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you count the cards in your score pile and return half that many of them, rounded up!"""
    half = (len(you.score) + 1) // 2
    await dogma.return_several(you, half, you.score)


@demand("Globalization", 1)
async def globalization(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you choose one of your top cards with a [leaf] and return it!"""
    await dogma.choose_to_return(you, having(you.tops, LEAF))


@effect("Globalization", 2, editions=(1, 3))
async def globalization_win(dogma: Dogma, you: Player) -> None:
    """Draw a 6 and score it. Then the single player with the most points wins, unless anybody's board shows more [leaf]
    than [factory].
    """
    dogma.draw_and_score(you, 6)
    richest = dogma.single_most(lambda player: player.points)
    if richest and not any(player.count(LEAF) > player.count(FACTORY) for player in dogma.players):
        dogma.win(richest)


@effect("Miniaturization", 1, editions=(1, 3))
async def miniaturization(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If it was a 10, draw as many 10s as there are different values in your
    score pile.
    """
    returned = await dogma.may_return(you, you.hand)
    if value_of(returned) == 10:
        for _ in distinct_values(you.score):
            dogma.draw(you, 10)


@effect("Robotics", 1, editions=(1, 3))
async def robotics(dogma: Dogma, you: Player) -> None:
    """Score the top card of your green pile. In any case, draw a 10 and meld it, then carry out all its effects that
    are not demands, alone: nobody shares them.
    """
    green = you.top(GREEN)
    if green:
        dogma.score(you, green)
    melded = dogma.draw_and_meld(you, 10)
    await dogma.self_execute(you, melded)


@effect("Self Service", 1, editions=(1, 3))
async def self_service(dogma: Dogma, you: Player) -> None:
    """Choose one of your top cards other than Self Service and carry out all its effects that are not demands, alone:
    nobody shares them.
    """
    others = [card for card in you.tops if card.name != "Self Service"]
    chosen = await dogma.choose(you, others, "execute")
    await dogma.self_execute(you, chosen)


@effect("Self Service", 2, editions=(1, 3))
async def self_service_win(dogma: Dogma, you: Player) -> None:
    """You win if every other player has fewer achievements than you."""
    if all(you.achievement_count > other.achievement_count for other in dogma.other_players(you)):
        dogma.win(you)


@effect("Software", 1)
async def software(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and score it."""
    dogma.draw_and_score(you, 10)


@effect("Software", 2, editions=(1, 3))
async def software_meld(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and meld it, twice. Then carry out all effects of the second card that are not demands, alone: nobody
    shares them.
    """
    dogma.draw_and_meld(you, 10)
    second = dogma.draw_and_meld(you, 10)
    await dogma.self_execute(you, second)


@effect("Stem Cells", 1)
async def stem_cells(dogma: Dogma, you: Player) -> None:
    """You may score your whole hand: all of it or nothing."""
    if you.hand and await dogma.may(you, "score all"):
        await dogma.score_all(you, you.hand)


@effect("The Internet", 1)
async def the_internet_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your green pile up."""
    await dogma.may_splay(you, [GREEN], UP)


@effect("The Internet", 2)
async def the_internet_score(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and score it."""
    dogma.draw_and_score(you, 10)


@effect("The Internet", 3, editions=(1, 3))
async def the_internet_meld(dogma: Dogma, you: Player) -> None:
    """Count the [clock] on your board: for every two, rounded down, draw a 10 and meld it."""
    for _ in range(you.count(CLOCK) // 2):
        dogma.draw_and_meld(you, 10)
