"""Cards of age 6."""

from collections.abc import Sequence

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import BLUE, CLOCK, COLORS, FACTORY, GREEN, HAND, PURPLE, RED, RIGHT, SCORE, YELLOW
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import distinct_values, highest, highest_value, lacking, lowest, of_color, of_value


@effect("Atomic Theory", 1)
async def atomic_theory_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [blue] pile right."""
    await dogma.may_splay(you, [BLUE], RIGHT)


@effect("Atomic Theory", 2)
def atomic_theory(dogma: Dogma, you: Player) -> None:
    """Draw a 7 and meld it."""
    dogma.draw_and_meld(you, 7)


@effect("Canning", 1)
async def canning(dogma: Dogma, you: Player) -> None:
    """You may draw a 6 and tuck it. If you did, score each of your top cards without a [factory]."""
    if await dogma.may(you, verbs.DRAW_AND_TUCK):
        dogma.draw_and_tuck(you, 6)
        await dogma.score_all(you, lacking(you.tops, FACTORY))


@effect("Canning", 2)
async def canning_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [yellow] pile right."""
    await dogma.may_splay(you, [YELLOW], RIGHT)


@effect("Classification", 1, editions=(1, 3))
async def classification(dogma: Dogma, you: Player) -> None:
    """Choose a card from your hand and show its color only. Transfer all cards of that color from every other player's
    hand to your hand. Then meld all cards of that color from your hand.
    """
    card = await dogma.choose(you, you.hand, verbs.SHOW_COLOR)
    if card:
        dogma.show_color(you, card)
        await _collect_and_meld(dogma, you, card.color, dogma.other_players(you))


@effect("Classification", 1, editions=(4,))
async def classification_revealing(dogma: Dogma, you: Player) -> None:
    """Reveal a card from your hand. Transfer all cards of its color from every opponent's hand to your hand. Then meld
    all cards of that color from your hand.
    """
    card = await dogma.choose(you, you.hand, verbs.REVEAL)
    if card:
        dogma.reveal(you, card)
        await _collect_and_meld(dogma, you, card.color, dogma.opponents(you))


async def _collect_and_meld(dogma: Dogma, you: Player, color: int, givers: Sequence[Player]) -> None:
    for giver in givers:
        for match in of_color(giver.hand, color):
            dogma.transfer(giver, match, to=you, zone=HAND)
        dogma.show(giver, giver.hand, HAND)
    await dogma.meld_all(you, of_color(you.hand, color))
    dogma.show(you, you.hand, HAND)


@effect("Democracy", 1, editions=(1, 3))
async def democracy(dogma: Dogma, you: Player) -> None:
    """You may return as many cards from your hand as you like. If in this action you have returned more cards due to
    Democracy than every other player, draw an 8 and score it.
    """
    await _return_for_an_8(dogma, you, dogma.other_players(you))


@effect("Democracy", 1, editions=(4,))
async def democracy_against_opponents(dogma: Dogma, you: Player) -> None:
    """You may return as many cards from your hand as you like. If in this action you have returned more cards due to
    Democracy than every opponent, draw an 8 and score it.
    """
    await _return_for_an_8(dogma, you, dogma.opponents(you))


async def _return_for_an_8(dogma: Dogma, you: Player, rivals: Sequence[Player]) -> None:
    await dogma.may_return_any(you, you.hand)
    returned = dogma.returned_due_to_this_card
    if all(returned(you) > returned(rival) for rival in rivals):
        dogma.draw_and_score(you, 8)


@demand("Emancipation", 1)
async def emancipation(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer a card from your hand to my score pile! If you did, draw a 6!"""
    if await dogma.choose_to_transfer(you, you.hand, to=me, zone=SCORE):
        dogma.draw(you, 6)


@effect("Emancipation", 2)
async def emancipation_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [red] or [purple] pile right."""
    await dogma.may_splay(you, [RED, PURPLE], RIGHT)


@effect("Encyclopedia", 1, editions=(1, 3))
async def encyclopedia(dogma: Dogma, you: Player) -> None:
    """You may meld every card of the highest value from your score pile: all of them or none."""
    best = highest(you.score)
    if best and await dogma.may(you, verbs.MELD_ALL_HIGHEST):
        await dogma.meld_all(you, best)


@effect("Encyclopedia", 1, editions=(4,))
async def encyclopedia_by_value(dogma: Dogma, you: Player) -> None:
    """Choose a value. You may meld every card of that value from your score pile: all of them or none."""
    if you.score:
        cards = of_value(you.score, await dogma.choose_value(you, verbs.MELD))
        if cards and await dogma.may(you, verbs.MELD_ALL_OF_THAT_VALUE):
            await dogma.meld_all(you, cards)


@effect("Encyclopedia", 2, editions=(4,))
async def encyclopedia_junk(dogma: Dogma, you: Player) -> None:
    """You may junk an available achievement of value 5, 6 or 7."""
    await dogma.may_junk_achievement(you, 5, 6, 7)


@effect("Industrialization", 1, editions=(1,))
def industrialization_by_icons(dogma: Dogma, you: Player) -> None:
    """Count the [factory] on your board: for every two, rounded down, draw a 6 and tuck it."""
    for _ in range(you.count(FACTORY) // 2):
        dogma.draw_and_tuck(you, 6)


@effect("Industrialization", 1, editions=(3,))
def industrialization(dogma: Dogma, you: Player) -> None:
    """Count the colors on your board that show a [factory]. For each of them, draw a 6 and tuck it."""
    for _ in range(you.colors_showing(FACTORY)):
        dogma.draw_and_tuck(you, 6)


@effect("Industrialization", 1, editions=(4,))
def industrialization_three(dogma: Dogma, you: Player) -> None:
    """Draw a 6 and tuck it, three times. If you then have more [clock] on your board than every other player, return
    your top [red] card.
    """
    for _ in range(3):
        dogma.draw_and_tuck(you, 6)
    top = you.top(RED)
    if top and all(you.count(CLOCK) > other.count(CLOCK) for other in dogma.other_players(you)):
        dogma.return_card(you, top)


@effect("Industrialization", 2)
async def industrialization_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [red] or [purple] pile right."""
    await dogma.may_splay(you, [RED, PURPLE], RIGHT)


@effect("Machine Tools", 1)
def machine_tools(dogma: Dogma, you: Player) -> None:
    """Find the highest value in your score pile (1 if that pile is empty). Draw a card of that value and score it."""
    dogma.draw_and_score(you, highest_value(you.score))


@effect("Metric System", 1)
async def metric_system(dogma: Dogma, you: Player) -> None:
    """If your [green] pile is splayed right, you may splay any one of your piles right."""
    if you.splays[GREEN] == RIGHT:
        await dogma.may_splay(you, COLORS, RIGHT)


@effect("Metric System", 2)
async def metric_system_green(dogma: Dogma, you: Player) -> None:
    """You may splay your [green] pile right."""
    await dogma.may_splay(you, [GREEN], RIGHT)


@demand("Vaccination", 1, editions=(1, 3))
async def vaccination(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you return every card of the lowest value from your score pile! If you did, draw a 6 and meld it!"""
    if await dogma.return_all(you, lowest(you.score)):
        dogma.draw_and_meld(you, 6)


@demand("Vaccination", 1, editions=(4,))
async def vaccination_by_value(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you choose a card in your score pile and return every card of its value from there! If you did, draw a 6
    and meld it!
    """
    if you.score:
        value = await dogma.choose_value(you, verbs.RETURN, distinct_values(you.score))
        await dogma.return_all(you, of_value(you.score, value))
        dogma.draw_and_meld(you, 6)


@effect("Vaccination", 2)
def vaccination_reward(dogma: Dogma, you: Player) -> None:
    """If anybody returned a card due to this card's demand in this action, draw a 7 and meld it."""
    if dogma.demand_returned:
        dogma.draw_and_meld(you, 7)
