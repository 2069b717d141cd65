"""The dogma action, from the choice of the card to the free draw, and what happens when a player leaves."""

from collections.abc import Callable, Generator
from typing import Any

from splay.position.card import ICON_BITS, ICON_MASK, Card, Effect
from splay.position.decision import Decision
from splay.position.event_log import BONUS, DOGMA, NOBODY, RawEvent
from splay.position.state import Player, State
from splay.position.verbs import GIVE_UP
from splay.rules.dogma import Asks, Dogma
from splay.rules.endings import DogmaEnds, PlayerLeaves
from splay.rules.parley import Parley
from splay.rules.questions import may

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
    state: State, log: list[RawEvent], you: Player, card: Card
) -> None:
    """Activate one of your top cards or, by parley, one of a distant player's (rulebook of edition 3, "Dogma").

    Icons are counted once.  Players with at least as many as you share, before you, each effect that is
    not a demand; opponents with fewer obey demands.
    """
    seating = state.seating
    players = state.players
    opponents = seating.opponents[you.seat]
    shift = ICON_BITS * card.featured
    dogma = Dogma(state, log)
    carry_out: Callable[[Effect, Player, Player], Asks[None] | None] = dogma.carry_out
    if seating.edition.players_leave:
        carry_out = _Leaving(dogma, you).carry_out
        if seating.setup.parley and not await _may_activate(dogma, you, card):
            return
    counts = []
    for player in players:
        counts.append((player.icons >> shift) & ICON_MASK)
    log.append((DOGMA, you.seat, (card, tuple(counts)), "", NOBODY, ""))
    dogma.start = len(log)
    sharers = []
    victims = []
    for seat in seating.clockwise[you.seat]:
        if counts[seat] >= counts[you.seat]:
            sharers.append(players[seat])
        elif seat in opponents:
            victims.append(players[seat])
    shared = False
    try:
        for effect in card.effects:
            if effect.is_demand:
                for player in victims:
                    asking = carry_out(effect, player, you)
                    if asking is not None:
                        await asking
                continue
            for player in sharers:
                before = len(log)
                asking = carry_out(effect, player, you)
                if asking is not None:
                    await asking
                if not shared and player.seat in opponents:
                    shared = _has_changed(state, log, before)
            asking = carry_out(effect, you, you)
            if asking is not None:
                await asking
    except DogmaEnds:
        await _all_leave(dogma)
        return
    if shared:
        log.append((BONUS, you.seat, None, "", NOBODY, ""))
        dogma.draw(you, you.highest_top())


def _has_changed(state: State, log: list[RawEvent], since: int) -> bool:
    changes = state.seating.edition.sharing_changes
    for event in log[since:]:  # noqa: SIM110 - half the cost of a generator
        if event[0] in changes:
            return True
    return False


# -- parley and leaving ----------------------------------------------------------------


async def _may_activate(dogma: Dogma, you: Player, card: Card) -> bool:
    """Whether the card is the player's own or paid for; a player who gives up instead leaves."""
    if you.top(card.color) is card:
        return True
    try:
        await Parley(dogma, you).pay_to_activate(card)
        return True
    except PlayerLeaves as leaves:
        await _leave(dogma, leaves.seat)
        return False
    finally:
        await _all_leave(dogma)


class _Leaving:
    """Carries out effects at a table where players can leave and may parley."""

    __slots__ = ("_dogma", "_parley", "_you")

    def __init__(self, dogma: Dogma, you: Player) -> None:
        self._dogma = dogma
        self._you = you
        self._parley = Parley(dogma, you) if dogma.state.seating.setup.parley else None

    def carry_out(self, effect: Effect, player: Player, you: Player) -> Asks[None] | None:
        """Let one player carry out one effect, if still there and admitted; then let those who lost or gave up leave.

        Returns what to await at once, which raises DogmaEnds if the activating player leaves; None if that was all.
        """
        dogma = self._dogma
        out = dogma.state.seating.out
        if out and player.seat in out:
            return None
        if self._parley is not None:
            return self._see_out(_if_admitted(dogma, self._parley, effect, player))
        try:
            asking = dogma.carry_out(effect, player, you)
        except PlayerLeaves as leaves:
            return self._see_out(_leave(dogma, leaves.seat, leaves.card))
        return None if asking is None else self._see_out(asking)

    async def _see_out(self, asking: Asks[None]) -> None:
        dogma = self._dogma
        state = dogma.state
        out = state.seating.out
        try:
            await asking
        except PlayerLeaves as leaves:
            await _leave(dogma, leaves.seat, leaves.card)
        if state.leaving:
            await _all_leave(dogma)
        if state.seating.out is not out and self._you.seat in state.seating.out:
            raise DogmaEnds


async def _if_admitted(dogma: Dogma, parley: Parley, effect: Effect, player: Player) -> None:
    """Let a player carry out an effect, if admitted by parley."""
    if await parley.admits(player, effect):
        asking = dogma.carry_out(effect, player, parley.you)
        if asking is not None:
            await asking


async def departure(state: State, log: list[RawEvent], seat: int) -> None:
    """Let a player leave who gives up between two actions or before the first turn.  It takes no action."""
    dogma = Dogma(state, log)
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
