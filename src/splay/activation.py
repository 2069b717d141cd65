"""The dogma action, from the choice of the card to the free draw, and what happens when a player leaves."""

from splay.card import ICON_BITS, ICON_MASK, Card
from splay.decision import WHETHER, Decision
from splay.dogma import Dogma, DogmaEnds, PlayerLeaves
from splay.events import BONUS, DOGMA, NOBODY, RawEvent
from splay.parley import Parley, pay_to_activate
from splay.state import Player, State
from splay.terms import GIVE_UP, PASS, YES
from splay.turn import next_turn


async def dogma_action(state: State, log: list[RawEvent], you: Player, card: Card) -> bool:
    """Activate one of your top cards or, by parley, one of a distant player's (rulebook of edition 3, "Dogma").

    Returns:
        True: it took an action.
    """
    dogma = Dogma(state, log)
    try:
        if you.top(card.color) is not card:
            await pay_to_activate(dogma, you, card)
        if await _effects(dogma, you, card):
            log.append((BONUS, you.seat, None, "", NOBODY, ""))
            dogma.draw(you, you.highest_top())
    except DogmaEnds:
        pass
    except PlayerLeaves as departure:
        await _leave(dogma, departure.seat, departure.card)
    if state.leaving:
        await _all_leave(dogma)
    return True


async def _effects(dogma: Dogma, you: Player, card: Card) -> bool:
    """Every effect of a card by everybody concerned; says whether an opponent's sharing changed something.

    Icons are counted once, now.  Whoever has as many as you shares, before you,
    each effect that is no demand; opponents with fewer obey demands.

    Raises:
        PlayerLeaves: the activating player has lost or given up, which ends the action.
    """
    state = dogma.state
    log = dogma.log
    table = state.table
    shift = ICON_BITS * card.featured
    counts = []
    for player in state.players:
        counts.append((player.icons >> shift) & ICON_MASK)
    log.append((DOGMA, you.seat, (card, tuple(counts)), "", NOBODY, ""))
    dogma.start = len(log)
    opponents = table.opponents[you.seat]
    sharers = []
    victims = []
    for seat in table.clockwise[you.seat]:
        if counts[seat] >= counts[you.seat]:
            sharers.append(state.players[seat])
        elif seat in opponents:
            victims.append(state.players[seat])
    sharers.append(you)
    parley = Parley(dogma, you) if table.parley else None
    shared = False
    for effect in card.effects:
        for player in victims if effect.is_demand else sharers:
            if player.seat in state.table.out:
                continue
            before = len(log)
            departure = None
            try:
                if parley is None or await parley.admits(player, effect):
                    before = len(log)  # what was paid counts for nothing
                    await dogma.carry_out(effect, player, you)
            except PlayerLeaves as leaves:
                departure = leaves
            if not shared and not effect.is_demand and player.seat in opponents:
                shared = _has_changed(state, log, before)
            if departure is not None:
                if departure.seat == you.seat:
                    raise departure
                await _leave(dogma, departure.seat, departure.card)
            if state.leaving:
                await _all_leave(dogma)
                if you.seat in state.table.out:
                    raise DogmaEnds
    return shared


def _has_changed(state: State, log: list[RawEvent], since: int) -> bool:
    changes = state.table.edition.sharing_changes
    for event in log[since:]:  # noqa: SIM110 - half the cost of a generator
        if event[0] in changes:
            return True
    return False


# -- leaving ---------------------------------------------------------------------------


async def departure(state: State, log: list[RawEvent], seat: int) -> bool:
    """Let a player who gives up between two actions leave.

    Returns:
        False: it took no action.
    """
    dogma = Dogma(state, log)
    await _leave(dogma, seat)
    await _all_leave(dogma)
    if state.active in state.table.out:
        next_turn(state, log)
    return False


async def _all_leave(dogma: Dogma) -> None:
    while dogma.state.leaving:
        await _leave(dogma, dogma.state.leaving[0])


async def _leave(dogma: Dogma, seat: int, by_card: str = "") -> None:
    """Let a player leave; then each partner says whether to give up as well (rulebook of edition 4, "Teams")."""
    state = dogma.state
    dogma.leave(state.players[seat], by_card)
    mates = state.table.team_of(seat)
    for mate in state.table.clockwise[seat]:
        if mate in mates and mate not in state.leaving:
            picked = await Decision(state.number, mate, WHETHER, GIVE_UP, None, (YES, PASS))
            if picked == YES:
                await _leave(dogma, mate)  # who asks the others again
                return
