"""The questions that effects ask, without acting on the answer.

``choose...`` is mandatory as far as possible; ``may...`` can be declined.  ``you`` is the
player asked.  A single mandatory option is taken without asking.
"""

from collections.abc import Sequence

from splay.position.card import Card, Effect
from splay.position.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER, WHICH, Decision
from splay.position.deeds import Deed
from splay.position.state import Player, State
from splay.position.terms import COLOR_NAMES, COLORS, ICON_NAMES, PASS, YES
from splay.position.verbs import DO, Verb


async def may(state: State, effect: Effect | None, you: Player, verb: Verb) -> bool:
    """Ask whether to do something, with nothing else to choose."""
    return await Decision(state.number, you.seat, WHETHER, verb, effect, (YES, PASS)) == YES


async def may_choose_one(state: State, effect: Effect, you: Player, deeds: Sequence[Deed]) -> Deed | None:
    """Choose one of several deeds an effect offers; None if declined."""
    words = [deed.word for deed in deeds]
    picked = await Decision(state.number, you.seat, WHICH, DO, effect, (*words, PASS))
    return None if picked == PASS else deeds[words.index(picked)]


async def choose(state: State, effect: Effect, you: Player, cards: Sequence[Card], verb: Verb) -> Card | None:
    """Choose one of these cards; None only if there is none."""
    if len(cards) < 2:
        return cards[0] if cards else None
    names = [card.name for card in cards]
    return cards[names.index(await Decision(state.number, you.seat, CARD, verb, effect, tuple(names), 1, cards))]


async def may_choose(state: State, effect: Effect, you: Player, cards: Sequence[Card], verb: Verb) -> Card | None:
    """Choose one of these cards; None if declined or if there is none."""
    if not cards:
        return None
    names = [card.name for card in cards]
    picked = await Decision(state.number, you.seat, CARD, verb, effect, (*names, PASS), 1, cards)
    return None if picked == PASS else cards[names.index(picked)]


async def choose_back(state: State, effect: Effect, you: Player, cards: Sequence[Card], verb: Verb) -> Card | None:
    """Choose one of these cards of another player, of which `you` sees only the backs.

    Cards of the same value look alike, so only values are offered; among equal backs
    the card that has been there longest is taken (`docs/reference/rulings.md`).
    """
    by_value: dict[str, Card] = {}
    for card in cards:
        by_value.setdefault(str(card.value), card)
    if len(by_value) < 2:
        return cards[0] if cards else None
    return by_value[await Decision(state.number, you.seat, BACK, verb, effect, tuple(sorted(by_value, key=int)))]


async def may_choose_back(state: State, effect: Effect, you: Player, cards: Sequence[Card], verb: Verb) -> Card | None:
    """As `choose_back`; None if declined or if there is none."""
    by_value: dict[str, Card] = {}
    for card in cards:
        by_value.setdefault(str(card.value), card)
    if not by_value:
        return None
    picked = await Decision(state.number, you.seat, BACK, verb, effect, (*sorted(by_value, key=int), PASS))
    return None if picked == PASS else by_value[picked]


async def choose_color(
    state: State, effect: Effect, you: Player, verb: Verb, colors: Sequence[int] = COLORS
) -> int | None:
    """Choose one of these colors; None only if there is none."""
    if len(colors) < 2:
        return colors[0] if colors else None
    names = [COLOR_NAMES[color] for color in colors]
    return colors[names.index(await Decision(state.number, you.seat, COLOR, verb, effect, tuple(names)))]


async def may_choose_color(
    state: State, effect: Effect, you: Player, verb: Verb, colors: Sequence[int] = COLORS
) -> int | None:
    """Choose one of these colors; None if declined or if there is none."""
    if not colors:
        return None
    names = [COLOR_NAMES[color] for color in colors]
    picked = await Decision(state.number, you.seat, COLOR, verb, effect, (*names, PASS), 1, colors)
    return None if picked == PASS else colors[names.index(picked)]


async def choose_icon(state: State, effect: Effect, you: Player, verb: Verb, icons: Sequence[int]) -> int:
    """Choose one of these icons."""
    names = [ICON_NAMES[icon] for icon in icons]
    return icons[names.index(await Decision(state.number, you.seat, ICON, verb, effect, tuple(names)))]


async def choose_value(state: State, effect: Effect, you: Player, verb: Verb, values: Sequence[int] = ()) -> int:
    """Choose one of these values or, by default, any value in the game, whether such cards are there or not."""
    values = values or range(1, state.seating.edition.last_age + 1)
    if len(values) < 2:
        return values[0]
    return int(await Decision(state.number, you.seat, VALUE, verb, effect, tuple([str(value) for value in values])))


async def choose_player(
    state: State, effect: Effect, you: Player, players: Sequence[Player], verb: Verb
) -> Player | None:
    """Choose one of these players; None only if there is none."""
    if len(players) < 2:
        return players[0] if players else None
    names = [state.seating.names[player.seat] for player in players]
    return players[names.index(await Decision(state.number, you.seat, PLAYER, verb, effect, tuple(names)))]


async def may_choose_player(
    state: State, effect: Effect, you: Player, players: Sequence[Player], verb: Verb
) -> Player | None:
    """Choose one of these players; None if declined or if there is none."""
    if not players:
        return None
    names = [state.seating.names[player.seat] for player in players]
    picked = await Decision(state.number, you.seat, PLAYER, verb, effect, (*names, PASS))
    return None if picked == PASS else players[names.index(picked)]
