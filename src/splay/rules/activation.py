"""The dogma action, from the choice of the card to the free draw, and what happens when a player leaves."""

from collections.abc import Generator
from typing import Any

from splay.position.card import ICON_BITS, ICON_MASK, Card
from splay.position.decision import Decision
from splay.position.event_log import BONUS, DOGMA, Log
from splay.position.state import Player, State
from splay.position.verbs import GIVE_UP, PROMOTE
from splay.rules.cities import act_signs, endorse
from splay.rules.dogma import Dogma
from splay.rules.endings import DogmaEnds, PlayerLeaves
from splay.rules.parley import Parley
from splay.rules.plan import affected, effects_of
from splay.rules.questions import choose, may

Asking = Generator[Any, None, None]
"""An action, or a departure, under way: each step gives the next question, which must be answered before the next."""


def interrupted(asking: Asking, seat: int) -> Decision | None:
    """Break off what asks because this player leaves, and go on to the next question; None if all is done."""
    try:
        ask: Decision = asking.throw(PlayerLeaves(seat))
        return ask
    except StopIteration:
        return None


async def dogma_action(  # noqa: PLR0912 - the hottest coroutine of all: every call saved counts
    dogma: Dogma, you: Player, card: Card
) -> None:
    """Activate one of your top cards or, by parley, one of a distant player's (rulebook of edition 3, "Dogma").

    What is carried out and by whom is planned once, see `plan`.
    """
    state = dogma.state
    log = dogma.log
    seating = state.seating
    players = state.players
    players_leave = seating.edition.players_leave
    parley = None
    if players_leave and seating.setup.parley:
        parley = Parley(dogma, you)
        if not await _may_activate(dogma, parley, card):
            return
    is_endorsed = False
    if seating.has_cities:
        is_endorsed = await _is_endorsed(dogma, you, card)
        if you.seat in state.seating.out:
            return
    shift = ICON_BITS * card.featured
    counts = []
    for player in players:
        counts.append((player.icons >> shift) & ICON_MASK)
    log.append((DOGMA, you.seat, card, tuple(counts)))
    dogma.start = len(log)
    opponents = seating.opponents[you.seat]
    sharers, victims = affected(seating.from_left[you.seat], counts, you.seat, opponents)
    if is_endorsed:  # once more by you; demands go round a second time
        sharers.append(you.seat)
        victims += victims
    effects = card.effects if seating.is_plain else effects_of(state, card)
    shared = False
    for effect in effects:
        is_demand = effect.is_demand
        for seat in victims if is_demand else sharers:
            if players_leave and seat in state.seating.out:
                continue
            player = players[seat]
            before = len(log)
            try:
                if parley is None or await parley.admits(player, effect):
                    asking = dogma.carry_out(effect, player, you)
                    if asking is not None:
                        await asking
            except PlayerLeaves as leaves:
                await _leave(dogma, leaves.seat, leaves.card)
            except DogmaEnds:
                await _all_leave(dogma)
                return
            if players_leave:
                if state.leaving:
                    await _all_leave(dogma)
                if you.seat in state.seating.out:
                    return
            if not (shared or is_demand) and seat in opponents:
                shared = _has_changed(state, log, before)
    if shared:
        log.append((BONUS, you.seat))
        dogma.draw(you, you.highest_top())


def _has_changed(state: State, log: Log, since: int) -> bool:
    changes = state.seating.edition.sharing_changes
    for event in log[since:]:  # noqa: SIM110 - half the cost of a generator
        if event[0] in changes:
            return True
    return False


async def meld_action(dogma: Dogma, you: Player, card: Card) -> None:
    """The Meld action in games with sets, and what follows from it, as long as the card is on top.

    Rulebook 4.1, "Order of events": the signs of a city, a city drawn for a new color, then a promotion.
    """
    color = card.color
    is_new = not you.piles[color]
    dogma.meld(you, card)
    try:
        if card.is_city:
            await act_signs(dogma, you, card)
        if is_new and dogma.state.seating.rules.has_cities and you.top(color) is card:
            dogma.draw_city(you)
        if dogma.state.seating.rules.has_echoes and you.top(color) is card:
            await _promote(dogma, you, card)
    except PlayerLeaves as leaves:
        await _leave(dogma, leaves.seat, leaves.card)
    await _all_leave(dogma)


async def _promote(dogma: Dogma, you: Player, card: Card) -> None:
    """Meld a card of the forecast that is not higher, and activate it for free (rulebook 4.1, "Promotion")."""
    able = [each for each in you.forecast if each.value <= card.value]
    promoted = await choose(dogma.state, None, you, able, PROMOTE)
    if promoted is None:
        return
    dogma.meld(you, promoted)
    if promoted.all_effects:
        dogma.foreseen = promoted
        await dogma_action(dogma, you, promoted)
        dogma.foreseen = None


async def _is_endorsed(dogma: Dogma, you: Player, card: Card) -> bool:
    """Whether the player endorses the action; one who gives up instead leaves."""
    is_endorsed = False
    try:
        is_endorsed = await endorse(dogma, you, card)
    except PlayerLeaves as leaves:
        await _leave(dogma, leaves.seat)
    await _all_leave(dogma)
    return is_endorsed


# -- parley and leaving ----------------------------------------------------------------


async def _may_activate(dogma: Dogma, parley: Parley, card: Card) -> bool:
    """Whether the card is the player's own or paid for; a player who gives up instead leaves."""
    if parley.you.top(card.color) is card:
        return True
    try:
        await parley.pay_to_activate(card)
        return True
    except PlayerLeaves as leaves:
        await _leave(dogma, leaves.seat)
        return False
    finally:
        await _all_leave(dogma)


async def departure(dogma: Dogma, seat: int) -> None:
    """Let a player leave who gives up between two actions or before the first turn.  It takes no action."""
    state = dogma.state
    await _leave(dogma, seat)
    await _all_leave(dogma)
    if state.active >= 0 and state.active not in state.seating.out:
        state.actions_left += 1  # taken away again at the end of the action


async def _all_leave(dogma: Dogma) -> None:
    while dogma.state.leaving:
        await _leave(dogma, dogma.state.leaving[0])


async def _leave(dogma: Dogma, seat: int, by_card: str = "") -> None:
    """Let a player leave; then each partner says whether to give up as well (rulebook of edition 4, "Teams").

    If no opponent is left, no one is asked: the game ends when all who gave up have left.
    """
    state = dogma.state
    dogma.leave(state.players[seat], by_card)
    mates = state.seating.team_of(seat)
    for mate in state.seating.clockwise[seat]:
        if mate not in mates or mate in state.leaving or len(state.staying_sides()) < 2:
            continue
        if await may(state, None, state.players[mate], GIVE_UP):
            await _leave(dogma, mate)  # asks the others again
            return
