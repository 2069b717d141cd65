"""Cards of age 9."""

from collections.abc import Sequence

from splay.position import verbs
from splay.position.card import Card
from splay.position.state import Player
from splay.position.terms import BLUE, BOARD, GREEN, HAND, LEAF, PURPLE, RED, SCORE, UP, YELLOW
from splay.rules.dogma import Dogma
from splay.rules.effects import demand, effect
from splay.rules.filters import highest, lacking, of_value, tops_of


@demand("Collaboration", 1)
async def collaboration(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you draw a 9 and reveal it, twice! I choose one of the two cards: transfer it to my board, then meld the
    other one!
    """
    drawn = [dogma.draw_and_reveal(you, 9), dogma.draw_and_reveal(you, 9)]
    mine = await dogma.choose_to_transfer(me, drawn, to=me, zone=BOARD, owner=you)
    for card in drawn:
        if card is not mine:
            dogma.meld(you, card)


@effect("Collaboration", 2)
def collaboration_win(dogma: Dogma, you: Player) -> None:
    """You win if your [green] pile has ten or more cards."""
    if len(you.piles[GREEN]) >= 10:
        dogma.win(you)


@demand("Composites", 1)
async def composites(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you choose one card from your hand to keep and transfer all others to my hand! In any case, transfer the
    highest card from your score pile to my score pile!
    """
    kept = await dogma.choose(you, you.hand, verbs.KEEP)
    for card in you.hand:
        if card is not kept:
            dogma.transfer(you, card, me, HAND)
    await dogma.choose_to_transfer(you, highest(you.score), to=me, zone=SCORE)


@effect("Computers", 1)
async def computers_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [red] or [green] pile up."""
    await dogma.may_splay(you, [RED, GREEN], UP)


@effect("Computers", 2)
async def computers(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and meld it. Then carry out all its effects that are not demands, alone: nobody shares them."""
    melded = dogma.draw_and_meld(you, 10)
    await dogma.self_execute(you, melded)


@effect("Ecology", 1)
async def ecology(dogma: Dogma, you: Player) -> None:
    """You may return a card from your hand. If you did, score another card from your hand, if you have one, and then
    draw a 10 twice.
    """
    if await dogma.may_return(you, you.hand):
        await dogma.choose_to_score(you, you.hand)
        dogma.draw(you, 10)
        dogma.draw(you, 10)


@effect("Ecology", 2, editions=(4,))
async def ecology_deck(dogma: Dogma, you: Player) -> None:
    """You may junk the whole deck of 10s."""
    await dogma.may_junk_deck(you, 10)


@demand("Fission", 1, editions=(1, 3))
def fission(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you draw a 10 and reveal it! If it is [red], all cards in every hand, on every board and in every score
    pile are removed from the game, and this dogma action ends at once!
    """
    drawn = dogma.draw_and_reveal(you, 10)
    if drawn.color == RED:
        dogma.remove_all()
        dogma.end_dogma_action()


@demand("Fission", 1, editions=(4,))
def fission_junk(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you draw a 10 and reveal it! If it is [red], all cards in every hand, on every board and in every score
    pile are junked, and this dogma action ends at once!
    """
    drawn = dogma.draw_and_reveal(you, 10)
    if drawn.color == RED:
        dogma.junk_all()
        dogma.end_dogma_action()


@effect("Fission", 2, editions=(1,))
async def fission_return(dogma: Dogma, you: Player) -> None:
    """Choose a top card on anybody's board, your own included, but not Fission, and return it."""
    await _return_any_top_but_fission(dogma, you)


@effect("Fission", 2, editions=(3, 4))
async def fission_return_and_draw(dogma: Dogma, you: Player) -> None:
    """Choose a top card on anybody's board, your own included, but not Fission, and return it. In any
    case, draw a 10.
    """
    await _return_any_top_but_fission(dogma, you)
    dogma.draw(you, 10)


async def _return_any_top_but_fission(dogma: Dogma, you: Player) -> None:
    others = [card for card in tops_of(dogma.players) if card.name != "Fission"]
    card = await dogma.choose(you, others, verbs.RETURN)
    if card:
        dogma.return_card(dogma.holder_of(card), card)


@effect("Genetics", 1, editions=(1, 3))
def genetics(dogma: Dogma, you: Player) -> None:
    """Draw a 10 and meld it. Then score every other card of its pile."""
    _meld_and_score_the_rest(dogma, you, 10)


@effect("Genetics", 1, editions=(4,))
def genetics_11(dogma: Dogma, you: Player) -> None:
    """Draw an 11 and meld it. Then score every other card of its pile."""
    _meld_and_score_the_rest(dogma, you, 11)


def _meld_and_score_the_rest(dogma: Dogma, you: Player, value: int) -> None:
    melded = dogma.draw_and_meld(you, value)
    for card in you.piles[melded.color]:
        if card is not melded:
            dogma.score(you, card)


@effect("Satellites", 1, editions=(1, 3))
async def satellites_return_and_draw(dogma: Dogma, you: Player) -> None:
    """Return your whole hand. In any case, draw an 8 three times."""
    await dogma.return_all(you, you.hand)
    _draw_three_8s(dogma, you)


@effect("Satellites", 2, editions=(1, 3))
async def satellites_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [purple] pile up."""
    await dogma.may_splay(you, [PURPLE], UP)


@effect("Satellites", 1, editions=(4,))
async def satellites_return_and_splay(dogma: Dogma, you: Player) -> None:
    """Return your whole hand. In any case, you may splay your [purple] pile up."""
    await dogma.return_all(you, you.hand)
    await dogma.may_splay(you, [PURPLE], UP)


@effect("Satellites", 2, editions=(4,))
def satellites_draw(dogma: Dogma, you: Player) -> None:
    """Draw an 8 three times."""
    _draw_three_8s(dogma, you)


def _draw_three_8s(dogma: Dogma, you: Player) -> None:
    for _ in range(3):
        dogma.draw(you, 8)


@effect("Satellites", 3)
async def satellites(dogma: Dogma, you: Player) -> None:
    """Meld a card from your hand. If you did, carry out all its effects that are not demands, alone: nobody shares
    them.
    """
    melded = await dogma.choose_to_meld(you, you.hand)
    await dogma.self_execute(you, melded)


@demand("Services", 1, editions=(1, 3))
async def services(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer every card of the highest value from your score pile to my hand! If you transferred any,
    choose one of my top cards without a [leaf] and transfer it to your hand!
    """
    await _give_for_a_top_card(dogma, you, me, highest(you.score))


@demand("Services", 1, editions=(4,))
async def services_of_a_value(dogma: Dogma, you: Player, me: Player) -> None:
    """I demand you transfer every card of a value of my choice from your score pile to my hand! If you transferred any,
    choose one of my top cards without a [leaf] and transfer it to your hand!
    """
    if you.score:
        value = await dogma.choose_value(me, verbs.TRANSFER_TO_YOU[HAND])
        await _give_for_a_top_card(dogma, you, me, of_value(you.score, value))


async def _give_for_a_top_card(dogma: Dogma, you: Player, me: Player, cards: Sequence[Card]) -> None:
    if await dogma.transfer_all(you, cards, to=me, zone=HAND):
        await dogma.choose_to_transfer(you, lacking(me.tops, LEAF), to=you, zone=HAND, owner=me)


@effect("Specialization", 1)
async def specialization(dogma: Dogma, you: Player) -> None:
    """Reveal a card from your hand. If you did, transfer the top card of the same color from each opponent's board to
    your hand.
    """
    revealed = await dogma.choose(you, you.hand, verbs.REVEAL)
    if revealed:
        dogma.reveal(you, revealed)
        for opponent in dogma.opponents(you):
            top = opponent.top(revealed.color)
            if top:
                dogma.transfer(opponent, top, you, HAND)


@effect("Specialization", 2)
async def specialization_splay(dogma: Dogma, you: Player) -> None:
    """You may splay your [yellow] or [blue] pile up."""
    await dogma.may_splay(you, [YELLOW, BLUE], UP)


@effect("Suburbia", 1)
async def suburbia(dogma: Dogma, you: Player) -> None:
    """You may tuck as many cards from your hand as you like. Then, for each card you tucked, draw a 1 and score it."""
    for _ in await dogma.may_tuck_any(you, you.hand):
        dogma.draw_and_score(you, 1)


@effect("Suburbia", 2, editions=(4,))
async def suburbia_deck(dogma: Dogma, you: Player) -> None:
    """You may junk the whole deck of 9s."""
    await dogma.may_junk_deck(you, 9)
