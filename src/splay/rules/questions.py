"""The questions that effects ask, without acting on the answer.

``choose...`` is mandatory as far as possible; ``may...`` can be declined.  ``you`` is the
player asked.  A single mandatory option is taken without asking.
"""

from collections.abc import Sequence

from splay.position.card import Card, Effect
from splay.position.decision import BACK, CARD, COLOR, ICON, PLAYER, SECRET, VALUE, WHETHER, WHICH, Decision
from splay.position.deeds import Deed
from splay.position.several import NEVER, Several
from splay.position.state import Player, State
from splay.position.terms import COLORS, YES
from splay.position.verbs import DO, Verb


async def may(state: State, effect: Effect | None, you: Player, verb: Verb) -> bool:
    """Ask whether to do something, with nothing else to choose."""
    return await Decision(state.number, you.seat, WHETHER, verb, effect, (YES,), True) == 0


async def may_choose_one(state: State, effect: Effect | None, you: Player, deeds: Sequence[Deed]) -> Deed | None:
    """Choose one of several deeds an effect offers; None if declined."""
    at = await Decision(state.number, you.seat, WHICH, DO, effect, deeds, True)
    return deeds[at] if at < len(deeds) else None


async def choose_one(state: State, effect: Effect | None, you: Player, deeds: Sequence[Deed]) -> Deed:
    """Choose one of several deeds an effect offers, at least two; also one that can do nothing."""
    return deeds[await Decision(state.number, you.seat, WHICH, DO, effect, deeds)]


async def choose(state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb) -> Card | None:
    """Choose one of these cards; None only if there is none."""
    if len(cards) < 2:
        return cards[0] if cards else None
    return cards[await Decision(state.number, you.seat, CARD, verb, effect, cards, False, 1, cards)]


async def may_choose(
    state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb
) -> Card | None:
    """Choose one of these cards; None if declined or if there is none."""
    if not cards:
        return None
    at = await Decision(state.number, you.seat, CARD, verb, effect, cards, True, 1, cards)
    return cards[at] if at < len(cards) else None


async def choose_back(
    state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb
) -> Card | None:
    """Choose one of these cards of another player, of which `you` sees only the backs.

    Cards of the same value look alike, so only values are offered; among equal backs
    the card that has been there longest is taken (`docs/reference/rulings.md`).
    """
    backs = _backs(cards)
    if len(backs) < 2:
        return backs[0] if backs else None
    decks = [card.deck for card in backs]
    return backs[await Decision(state.number, you.seat, BACK, verb, effect, decks)]


async def may_choose_back(
    state: State, effect: Effect | None, you: Player, cards: Sequence[Card], verb: Verb
) -> Card | None:
    """As `choose_back`; None if declined or if there is none."""
    backs = _backs(cards)
    if not backs:
        return None
    at = await Decision(state.number, you.seat, BACK, verb, effect, [card.deck for card in backs], True)
    return backs[at] if at < len(backs) else None


def _backs(cards: Sequence[Card]) -> list[Card]:
    """The first card of each deck, the base set first, the lowest value first."""
    by_deck: dict[int, Card] = {}
    for card in cards:
        by_deck.setdefault(card.deck, card)
    return [by_deck[deck] for deck in sorted(by_deck)]


async def choose_secret(
    state: State, effect: Effect | None, you: Player, owner: Player, verb: Verb, value: int = 0
) -> Card | None:
    """Choose one of a player's secrets by its back and place; None only if there is none.

    With a value, one of the secrets of that value.
    """
    safe = owner.safe
    places = [at for at, card in enumerate(safe, start=1) if value in (0, card.value)]
    if len(places) < 2:
        return safe[places[0] - 1] if places else None
    at = await Decision(state.number, you.seat, SECRET, verb, effect, places)
    return safe[places[at] - 1]


async def may_choose_secret(state: State, effect: Effect | None, you: Player, owner: Player, verb: Verb) -> Card | None:
    """As `choose_secret`; None if declined or if there is none."""
    safe = owner.safe
    if not safe:
        return None
    at = await Decision(state.number, you.seat, SECRET, verb, effect, range(1, len(safe) + 1), True)
    return safe[at] if at < len(safe) else None


async def choose_color(
    state: State, effect: Effect | None, you: Player, verb: Verb, colors: Sequence[int] = COLORS
) -> int | None:
    """Choose one of these colors; None only if there is none."""
    if len(colors) < 2:
        return colors[0] if colors else None
    return colors[await Decision(state.number, you.seat, COLOR, verb, effect, colors)]


async def choose_colors(state: State, effect: Effect | None, you: Player, verb: Verb, count: int) -> list[int]:
    """Choose this many different colors, at most four, one pick at a time.

    Each pick is followed only by later colors, so that each choice can be made in only one way.
    """
    left, chosen, first = list(COLORS), list[int](), state.number
    while len(chosen) < count:
        more = count - len(chosen)
        if more == len(left):
            return chosen + left
        several = Several(left, more, more, NEVER, first)
        open_to = left[: len(left) - more + 1]
        at = await Decision(state.number, you.seat, COLOR, verb, effect, open_to, False, more, (), (), several)
        chosen.append(left[at])
        left = left[at + 1 :]
    return chosen


async def may_choose_color(
    state: State, effect: Effect | None, you: Player, verb: Verb, colors: Sequence[int] = COLORS
) -> int | None:
    """Choose one of these colors; None if declined or if there is none."""
    if not colors:
        return None
    at = await Decision(state.number, you.seat, COLOR, verb, effect, colors, True, 1, colors)
    return colors[at] if at < len(colors) else None


async def choose_icon(state: State, effect: Effect | None, you: Player, verb: Verb, icons: Sequence[int]) -> int:
    """Choose one of these icons."""
    return icons[await Decision(state.number, you.seat, ICON, verb, effect, icons)]


async def choose_value(state: State, effect: Effect | None, you: Player, verb: Verb, values: Sequence[int] = ()) -> int:
    """Choose one of these values or, by default, any value in the game, whether such cards are there or not."""
    values = values or range(1, state.seating.edition.last_age + 1)
    if len(values) < 2:
        return values[0]
    return values[await Decision(state.number, you.seat, VALUE, verb, effect, values)]


async def choose_player(
    state: State, effect: Effect | None, you: Player, players: Sequence[Player], verb: Verb
) -> Player | None:
    """Choose one of these players; None only if there is none."""
    if len(players) < 2:
        return players[0] if players else None
    return players[await Decision(state.number, you.seat, PLAYER, verb, effect, _names(state, players))]


async def may_choose_player(
    state: State, effect: Effect | None, you: Player, players: Sequence[Player], verb: Verb
) -> Player | None:
    """Choose one of these players; None if declined or if there is none."""
    if not players:
        return None
    at = await Decision(state.number, you.seat, PLAYER, verb, effect, _names(state, players), True)
    return players[at] if at < len(players) else None


def _names(state: State, players: Sequence[Player]) -> list[str]:
    return [state.seating.names[player.seat] for player in players]
