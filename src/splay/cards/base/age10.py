"""Cards of age 10."""

from splay.position import verbs
from splay.position.state import Player
from splay.position.terms import CLOCK, FACTORY, GREEN, LEAF, SCORE, UP
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import distinct_values, having, highest_value, tops_of, value_of


@effect("A.I.", 1)
def ai(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and score it."""
    dogma.draw_and_score(you, 10)


@effect("A.I.", 2)
def ai_win(dogma: Dogma, you: Player) -> None:
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
    with_leaves = having(tops_of(dogma.opponents(you)), LEAF)
    card = await dogma.choose(you, with_leaves, verbs.TRANSFER_TO_YOU[SCORE])
    if card:
        dogma.transfer(dogma.holder_of(card), card, you, SCORE)


@effect("Bioengineering", 1, editions=(4,))
async def bioengineering_score(dogma: Dogma, you: Player) -> None:
    """Choose an opponent's top card with a [leaf] and score it."""
    with_leaves = having(tops_of(dogma.opponents(you)), LEAF)
    card = await dogma.choose(you, with_leaves, verbs.SCORE_CARD)
    if card:
        dogma.score(you, card, owner=dogma.holder_of(card))


@effect("Bioengineering", 2, editions=(1, 3))
def bioengineering_win_below_three(dogma: Dogma, you: Player) -> None:
    """If at least one player's board shows fewer than three [leaf], the single player whose board shows the most [leaf]
    wins.
    """
    _let_the_greenest_win(dogma, 3)


@effect("Bioengineering", 2, editions=(4,))
def bioengineering_win_below_two(dogma: Dogma, you: Player) -> None:
    """If at least one player's board shows fewer than two [leaf], the single player whose board shows the most [leaf]
    wins.
    """
    _let_the_greenest_win(dogma, 2)


def _let_the_greenest_win(dogma: Dogma, enough: int) -> None:
    """The single player with the most leaves wins, unless everybody has enough of them."""
    greenest = dogma.single_most(lambda player: player.count(LEAF))
    if greenest and any(player.count(LEAF) < enough for player in dogma.players):
        dogma.win(greenest)


@demand("Databases", 1, editions=(1, 3))
async def databases_half(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you count the cards in your score pile and return half that many of them, rounded up!"""
    half = (len(you.score) + 1) // 2
    await dogma.return_several(you, half, you.score)


@demand("Databases", 1, editions=(4,))
async def databases_by_achievement(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you return as many cards from your score pile as the value of your highest achievement!"""
    await dogma.return_several(you, highest_value(you.achievements), you.score)


@demand("Globalization", 1)
async def globalization(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you choose one of your top cards with a [leaf] and return it!"""
    await dogma.choose_to_return(you, having(you.tops, LEAF))


@effect("Globalization", 2, editions=(1, 3))
def globalization_6(dogma: Dogma, you: Player) -> None:
    """Draw a 6 and score it. Then the single player with the most points wins, unless anybody's board shows more [leaf]
    than [factory].
    """
    dogma.draw_and_score(you, 6)
    _let_the_richest_win(dogma)


@effect("Globalization", 2, editions=(4,))
def globalization_11(dogma: Dogma, you: Player) -> None:
    """Draw an 11 and meld it. Then the single player with the most points wins, unless anybody's board shows more
    [leaf] than [factory].
    """
    dogma.draw_and_meld(you, 11)
    _let_the_richest_win(dogma)


def _let_the_richest_win(dogma: Dogma) -> None:
    """The single player with the most points wins, unless somebody has more leaves than factories."""
    richest = dogma.single_most(lambda player: player.points)
    if richest and not any(player.count(LEAF) > player.count(FACTORY) for player in dogma.players):
        dogma.win(richest)


@effect("Miniaturization", 1, editions=(1, 3))
async def miniaturization_may(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If it was a 10, draw as many 10s as there are different values in your
    score pile.
    """
    returned = await dogma.may_return(you, you.hand)
    if value_of(returned) == 10:
        _draw_for_each_value(dogma, you)


@effect("Miniaturization", 1, editions=(4,))
async def miniaturization_must(dogma: Dogma, you: Player) -> None:
    """Return a card from your hand. If it was a 10, draw as many 10s as there are different values in your score pile.
    If it was an 11, junk the whole deck of 11s.
    """
    returned = await dogma.choose_to_return(you, you.hand)
    if value_of(returned) == 10:
        _draw_for_each_value(dogma, you)
    elif value_of(returned) == 11:
        dogma.junk_deck(you, 11)


def _draw_for_each_value(dogma: Dogma, you: Player) -> None:
    for _ in distinct_values(you.score):
        dogma.draw(you, 10)


@effect("Robotics", 1, editions=(1, 3))
async def robotics(dogma: Dogma, you: Player) -> None:
    """Score the top card of your [green] pile. In any case, draw a 10 and meld it, then carry out all its effects that
    are not demands, alone: nobody shares them.
    """
    _score_the_top_green(dogma, you)
    melded = dogma.draw_and_meld(you, 10)
    await dogma.self_execute(you, melded)


@effect("Robotics", 1, editions=(4,))
def robotics_score(dogma: Dogma, you: Player) -> None:
    """Score the top card of your [green] pile."""
    _score_the_top_green(dogma, you)


def _score_the_top_green(dogma: Dogma, you: Player) -> None:
    green = you.top(GREEN)
    if green:
        dogma.score(you, green)


@effect("Robotics", 2, editions=(4,))
async def robotics_meld(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and meld it. If it has a [factory] or a [clock], carry out all its effects that are not demands, alone:
    nobody shares them.
    """
    melded = dogma.draw_and_meld(you, 10)
    if FACTORY in melded.icons or CLOCK in melded.icons:
        await dogma.self_execute(you, melded)


@effect("Self Service", 1, editions=(1, 3))
@effect("Self Service", 2, editions=(4,))
async def self_service(dogma: Dogma, you: Player) -> None:
    """Choose one of your top cards other than Self Service and carry out all its effects that are not demands, alone:
    nobody shares them.
    """
    others = [card for card in you.tops if card.name != "Self Service"]
    chosen = await dogma.choose(you, others, verbs.EXECUTE)
    await dogma.self_execute(you, chosen)


@effect("Self Service", 2, editions=(1, 3))
def self_service_win_with_more(dogma: Dogma, you: Player) -> None:
    """You win if every other player has fewer achievements than you."""
    # In team games, what counts is what each team has together (publisher's FAQ of 2011).
    achievements_of = dogma.state.achievements_of
    if all(achievements_of(you.seat) > achievements_of(other.seat) for other in dogma.other_players(you)):
        dogma.win(you)


@effect("Self Service", 1, editions=(4,))
def self_service_win_with_twice_as_many(dogma: Dogma, you: Player) -> None:
    """You win if you have at least twice as many achievements as each opponent."""
    if all(you.achievement_count >= 2 * opponent.achievement_count for opponent in dogma.opponents(you)):
        dogma.win(you)


@effect("Software", 1)
def software(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and score it."""
    dogma.draw_and_score(you, 10)


@effect("Software", 2, editions=(1, 3))
async def software_10(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and meld it, twice. Then carry out all effects of the second card that are not demands, alone: nobody
    shares them.
    """
    await _meld_two_and_execute_the_second(dogma, you, 10)


@effect("Software", 2, editions=(4,))
async def software_9(dogma: Dogma, you: Player) -> None:
    """Draw a 9 and meld it, twice. Then carry out all effects of the second card that are not demands, alone: nobody
    shares them.
    """
    await _meld_two_and_execute_the_second(dogma, you, 9)


async def _meld_two_and_execute_the_second(dogma: Dogma, you: Player, value: int) -> None:
    dogma.draw_and_meld(you, value)
    second = dogma.draw_and_meld(you, value)
    await dogma.self_execute(you, second)


@effect("Stem Cells", 1)
async def stem_cells(dogma: Dogma, you: Player) -> None:
    """You may score your whole hand: all of it or nothing."""
    if you.hand and await dogma.may(you, verbs.SCORE_ALL):
        await dogma.score_all(you, you.hand)


@effect("Stem Cells", 2, editions=(4,))
def stem_cells_draw(dogma: Dogma, you: Player) -> None:
    """Draw an 11."""
    dogma.draw(you, 11)


@effect("The Internet", 1)
async def the_internet_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [green] pile up."""
    await dogma.may_splay(you, [GREEN], UP)


@effect("The Internet", 2)
def the_internet_score(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and score it."""
    dogma.draw_and_score(you, 10)


@effect("The Internet", 3, editions=(1, 3))
def the_internet_meld_by_clocks(dogma: Dogma, you: Player) -> None:
    """Count the [clock] on your board: for every two, rounded down, draw a 10 and meld it."""
    for _ in range(you.count(CLOCK) // 2):
        dogma.draw_and_meld(you, 10)


@effect("The Internet", 3, editions=(4,))
def the_internet_meld_two(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and meld it, twice."""
    for _ in range(2):
        dogma.draw_and_meld(you, 10)
