"""What a player may do in an action of a turn, stated once: draw, meld, dogma, parley, achieve.

Rulebook of edition 3, "Actions"; rulebook of edition 4, "Parley"; rulebook 4.1 of the publisher, "Claiming
achievements" and "Secrets".
"""

from typing import Final

from splay.position import actions
from splay.position.actions import Action
from splay.position.card import Card
from splay.position.decision import ACTION, Decision
from splay.position.numbering import DRAW_ACTION, MELD_ACTIONS, MOST_SECRETS
from splay.position.sets import DECKS_A_SET
from splay.position.state import Cards, Player, State
from splay.position.terms import SET_NAMES
from splay.position.verbs import ACT
from splay.position.zones import NO_SET_ZONES
from splay.rules.moves import Moves

POINTS_PER_AGE: Final = 5
ACHIEVE_OPTIONS: Final = tuple(
    [Action(actions.ACHIEVE, age=deck).option for deck in range(DECKS_A_SET * len(SET_NAMES))]
)
SECRET_OPTIONS: Final = tuple([Action(actions.ACHIEVE, secret=at).option for at in range(MOST_SECRETS + 1)])


_NOTHING: Final[list[int]] = []

# Which piles can be activated, and what can be activated by parley, claimed or achieved, is said in these.


def _without_cities(piles: list[Cards]) -> list[Cards]:
    """The piles whose top cards a player can activate, among empty ones: no city can be."""
    return [() if pile and pile[0].is_city else pile for pile in piles]


def _distant_tops(state: State, player: Player) -> list[Card]:
    """The top cards of distant players, which a card in hand pays to activate."""
    if not player.hand:
        return []
    distant = [state.players[seat] for seat in state.seating.distant[player.seat]]
    return [card for other in distant for card in other.tops if not card.is_city]


def achievable(state: State, player: Player) -> list[int]:
    """The decks of the available achievements that a player may claim, each once; in the base set these are ages."""
    available = state.available
    if not state.seating.is_plain:
        return sorted({card.deck for card in available if is_eligible(player, card.value)})
    points = player.pile_points  # which is the whole score here, and a call less
    if not available or points < POINTS_PER_AGE * available[0].age:
        return _NOTHING
    reach = claimable_age(points, player.highest_top())
    return [card.deck for card in available if card.value <= reach]


def claimable_secrets(player: Player) -> list[int]:
    """The places of the own secrets for which this player has the points and a top card, 1 for the oldest."""
    return [at for at, card in enumerate(player.safe, start=1) if is_eligible(player, card.value)]


# The same actions as options, as numbers, counted, and one by one.


def action_decision(state: State) -> Decision:
    """What the active player may do."""
    player = state.players[state.active]
    seating = state.seating
    piles = _without_cities(player.piles) if seating.has_cities else player.piles
    options = [actions.DRAW]
    for card in player.hand:
        options.append(card.meld_option)
    for pile in piles:
        if pile:
            options.append(pile[0].dogma_option)
    if seating.setup.parley:
        options += [card.parley_option for card in _distant_tops(state, player)]
    if claims := achievable(state, player):
        options += [ACHIEVE_OPTIONS[deck] for deck in claims]
    if player.set_zones is not NO_SET_ZONES:
        options += [SECRET_OPTIONS[at] for at in claimable_secrets(player)]
    # By position, because that costs half of what names do.
    return Decision(state.number, state.active, ACTION, ACT, None, (), False, 1, (), tuple(options))


def legal_actions(state: State) -> list[int]:
    """The numbers of the same actions, in the same order."""
    player = state.players[state.active]
    seating = state.seating
    piles = _without_cities(player.piles) if seating.has_cities else player.piles
    numbers = seating.numbers
    legal = [DRAW_ACTION, *[MELD_ACTIONS + card.place for card in player.hand]]
    first = numbers.dogmas
    for pile in piles:
        if pile:
            legal.append(first + pile[0].place)
    if seating.setup.parley:
        legal += [numbers.parleys + card.place for card in _distant_tops(state, player)]
    if claims := achievable(state, player):
        legal += [numbers.achievements + deck - 1 for deck in claims]
    if player.set_zones is not NO_SET_ZONES:
        legal += [numbers.secrets + at - 1 for at in claimable_secrets(player)]
    return legal


def count_actions(state: State) -> int:
    """How many there are."""
    player = state.players[state.active]
    seating = state.seating
    piles = _without_cities(player.piles) if seating.has_cities else player.piles
    count = 1 + len(player.hand) + len(achievable(state, player))
    for pile in piles:
        if pile:
            count += 1
    if seating.setup.parley:
        count += len(_distant_tops(state, player))
    if player.set_zones is not NO_SET_ZONES:
        count += len(claimable_secrets(player))
    return count


def action_at(state: State, place: int) -> int:
    """The number of the action at this place among them, which must be there."""
    if not place:
        return DRAW_ACTION
    player = state.players[state.active]
    hand = player.hand
    left = place - 1
    if left < len(hand):
        return MELD_ACTIONS + hand[left].place
    left -= len(hand)
    seating = state.seating
    piles = _without_cities(player.piles) if seating.has_cities else player.piles
    for pile in piles:
        if pile:
            if not left:
                return seating.numbers.dogmas + pile[0].place
            left -= 1
    return legal_actions(state)[place]


def can_only_draw(state: State) -> bool:
    """Whether the active player has no other action, and so need not be asked."""
    player = state.players[state.active]
    return not player.hand and player.piles.count(()) == len(player.piles)


# -- achievements --------------------------------------------------------------------


def points_needed(age: int, owned: int = 0) -> int:
    """The points that an achievement of a value requires, which are not spent.

    Args:
        age: its value.
        owned: how many achievements of the value the player owns (rulebook 4.1, "Claiming achievements").
    """
    return POINTS_PER_AGE * age * (1 + owned)


def claimable_age(points: int, highest_top: int) -> int:
    """The highest age that these points and this top card are enough for (rulebook of edition 3, "Achieve")."""
    return min(points // POINTS_PER_AGE, highest_top)


def is_eligible(you: Player, value: int) -> bool:
    """Whether a player may claim an achievement of this value, for their points, a top card and what they own."""
    owned = [card.value for card in you.achievements]
    return you.highest_top() >= value and you.points >= points_needed(value, owned.count(value))


# -- carried out ---------------------------------------------------------------------


def simple_action(moves: Moves, action: int) -> None:
    """Carry out an action that activates no card: draw, meld or achieve."""
    state = moves.state
    you = state.players[state.active]
    numbers = state.seating.numbers
    if action == DRAW_ACTION:
        moves.draw(you, you.highest_top())
    elif action < numbers.dogmas:
        moves.meld(you, numbers.cards[action - MELD_ACTIONS])
    elif action < numbers.secrets:
        deck = action - numbers.achievements + 1
        moves.achieve(you, next(card for card in state.available if card.deck == deck))
    else:
        moves.achieve_from(you, you, you.safe[action - numbers.secrets])
