"""What cities do: the signs that act when one is melded, and endorsing a Dogma action.

Rulebook 4.1 of the publisher, "Cities of Destiny".  Flags and fountains, which count while they are visible, are
achievements: see `State.standing_achievements`.
"""

from collections.abc import Sequence
from typing import Final

from splay.position.card import Card
from splay.position.event_log import ENDORSE as ENDORSED
from splay.position.slots import ARROWS, JUNK_SIGN, PLUS, SEARCH, UNSPLAY_SIGN, UPLIFT, CardSlot
from splay.position.state import HAS_ENDORSED, Player
from splay.position.verbs import ENDORSE, JUNK_ACHIEVEMENT, JUNK_TO_ENDORSE, RETURN
from splay.rules.choices import move_all_to_decks
from splay.rules.dogma import Dogma
from splay.rules.filters import of_value
from splay.rules.questions import choose, choose_back, may_choose

SIGN_PLACES: Final = (4, 2)
"""Where signs stand, in the order in which they act: top middle, then bottom middle."""


async def act_signs(dogma: Dogma, you: Player, city: Card) -> None:
    """Let the signs of a city act that was melded with a Meld action, as long as it is on top."""
    for place in SIGN_PLACES:
        if you.top(city.color) is city:
            await _act(dogma, you, city, city.slots[place])


async def _act(dogma: Dogma, you: Player, city: Card, slot: CardSlot) -> None:
    sign, age = slot.sign, city.age
    if sign == PLUS:
        dogma.draw(you, age + 1)
    elif sign in ARROWS:
        dogma.splay(you, city.color, ARROWS[sign])
    elif sign == JUNK_SIGN:
        standing = of_value(dogma.state.available, age)
        card = await choose_back(dogma.state, None, you, standing, JUNK_ACHIEVEMENT)
        if card is not None:
            dogma.junk_achievement(you, card)
    elif sign == UNSPLAY_SIGN:
        for opponent in dogma.opponents(you):
            dogma.unsplay(opponent, city.color)
    elif sign == UPLIFT:
        if age < dogma.state.seating.rules.last_age:
            dogma.junk_deck(you, age + 1)
        dogma.draw(you, age + 2)
    elif sign == SEARCH:
        await _search(dogma, you, age, slot.icon)


async def _search(dogma: Dogma, you: Player, age: int, icon: int) -> None:
    """Reveal as many cards of the base deck of an age as its number; keep those with an icon, return the others."""
    found = dogma.take_from_deck(you, age, age)
    left = [card for card in found if icon not in card.icons]
    await move_all_to_decks(dogma.state, None, you, left, RETURN, dogma.return_card)


async def endorse(dogma: Dogma, you: Player, card: Card) -> bool:
    """Offer to endorse a Dogma action, once a turn; returns whether the player does.

    A top city with the featured icon of the card is named, and a card of the hand of at most its value is junked.
    """
    state = dogma.state
    if you.seat != state.active or you.has_endorsed:
        return False
    cities = [city for city in you.tops if city.is_city and card.featured in city.icons and _payments(you, city)]
    city = await may_choose(state, None, you, cities, ENDORSE)
    if city is None:
        return False
    paid = await choose(state, None, you, _payments(you, city), JUNK_TO_ENDORSE)
    assert paid is not None, "only cities that can be paid for are offered"
    you.marks |= HAS_ENDORSED
    dogma.log.append((ENDORSED, you.seat, city))
    dogma.junk(you, paid)
    return True


def _payments(you: Player, city: Card) -> Sequence[Card]:
    return [card for card in you.hand if card.value <= city.value]
