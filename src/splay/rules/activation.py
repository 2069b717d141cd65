"""The dogma action, from the choice of the card to the free draw, and what happens when a player leaves.

An action under way is an object that stops at each question and goes on with the answer.  Only what may ask is a
coroutine: of a card whose effects ask nothing, all is done by plain calls.
"""

from collections.abc import Generator, Iterator
from typing import Any

from splay.position.card import ICON_BITS, ICON_MASK, Card, Effect
from splay.position.decision import Decision
from splay.position.event_log import BONUS, DOGMA, NOBODY, RawEvent
from splay.position.state import Player, State
from splay.position.verbs import GIVE_UP
from splay.rules.dogma import Dogma
from splay.rules.endings import DogmaEnds, PlayerLeaves
from splay.rules.parley import Parley
from splay.rules.questions import may

Asking = Generator[Any, None, Any]
"""A coroutine being driven: each step gives the next question, whose `Decision.answer` must be set before the next."""


class Running:
    """Something that asks, under way.

    Attributes:
        ask: the question it stands at.
    """

    __slots__ = ("_asking", "ask")

    ask: Decision
    _asking: Asking | None

    def proceed(self) -> Decision | None:
        """Go on to the next question; None if all is done."""
        if self._asking is not None:
            for ask in self._asking:
                self.ask = ask
                return self.ask
        return None

    def answer(self, ask: Decision, at: int) -> Decision | None:
        """Go on with the answer to a question, the one it stands at or the same `again`; returns as `proceed`.

        Args:
            ask: the question.
            at: the place of the option picked among the options.
        """
        if ask is not self.ask:
            at = self.ask.options.index(ask.options[at])
        self.ask.answer = at
        return self.proceed()

    def interrupt(self, seat: int) -> Decision | None:
        """Break off what asks because this player leaves, and go on; returns as `proceed`."""
        raise NotImplementedError("between actions only partners are asked, and a partner who gives up has answered")


class Departure(Running):
    """A player leaves who has given up between two actions or before the first turn.  It takes no action."""

    __slots__ = ()

    def __init__(self, state: State, log: list[RawEvent], seat: int) -> None:
        self._asking = _depart_between_actions(Dogma(state, log), seat).__await__()


class DogmaAction(Running):
    """A player activates a top card of theirs or, by parley, of a distant player (rulebook of edition 3, "Dogma").

    Icons are counted once.  Players with at least as many as the player share, going first, each effect that is
    not a demand; opponents with fewer obey demands.
    """

    __slots__ = ("_before", "_card", "_dogma", "_has_begun", "_is_shared", "_opponents", "_parley", "_steps", "_you")

    _steps: Iterator[tuple[Effect, Player]]  # who is still to carry out what
    _opponents: tuple[int, ...]

    def __init__(self, state: State, log: list[RawEvent], you: Player, card: Card) -> None:
        self._dogma = Dogma(state, log)
        self._you = you
        self._card = card
        self._asking = None
        self._before = -1  # length of the log before an opponent shared, until that is looked at
        self._has_begun = False
        self._is_shared = False
        self._parley: Parley | None = None
        if state.seating.setup.parley:
            self._parley = Parley(self._dogma, you)
            if you.top(card.color) is not card:
                self._asking = self._parley.pay_to_activate(card).__await__()

    def proceed(self) -> Decision | None:
        """Carry out the action up to the next question; None if it is over."""
        while True:
            try:
                asking = self._asking
                if asking is not None:
                    for ask in asking:
                        self.ask = ask
                        return self.ask
                    self._asking = None
                if not self._go_on():
                    return None
            except PlayerLeaves as leaves:
                self._part_with(leaves.seat, leaves.card)
            except DogmaEnds:
                self._asking = None
                self._stop()

    def interrupt(self, seat: int) -> Decision | None:
        """Break off what asks because this player leaves, and go on."""
        if self._asking is not None:
            self._asking.close()
        self._part_with(seat, "")
        return self.proceed()

    def _go_on(self) -> bool:
        """Do all that asks nothing, up to what may ask, which is left in `_asking`; False if the action is over."""
        dogma = self._dogma
        state = dogma.state
        you = self._you
        if state.leaving:
            self._asking = _all_leave(dogma).__await__()
            return True
        if not self._has_begun:
            self._begin()
        elif self._before >= 0:
            self._look_back()
        out = state.seating.out
        if out and you.seat in out:
            return False
        for effect, player in self._steps:
            if out and player.seat in out:
                continue
            if player is not you and not self._is_shared and not effect.is_demand and player.seat in self._opponents:
                self._before = len(dogma.log)
            if self._parley is None:
                asking = dogma.carry_out(effect, player, you)
            else:
                asking = _carry_out_if_admitted(dogma, self._parley, effect, player)
            if asking is not None:
                self._asking = asking.__await__()
                return True
            if self._before >= 0:
                self._look_back()
        if self._is_shared:
            dogma.log.append((BONUS, you.seat, None, "", NOBODY, ""))
            dogma.draw(you, you.highest_top())
        return False

    def _begin(self) -> None:
        """Count the icons, and find out who carries out what."""
        self._has_begun = True
        dogma = self._dogma
        you = self._you
        state = dogma.state
        shift = ICON_BITS * self._card.featured
        counts = [(player.icons >> shift) & ICON_MASK for player in state.players]
        dogma.log.append((DOGMA, you.seat, (self._card, tuple(counts)), "", NOBODY, ""))
        dogma.start = len(dogma.log)
        self._opponents = opponents = state.seating.opponents[you.seat]
        enough = counts[you.seat]
        sharers: list[Player] = []
        victims: list[Player] = []
        for seat in state.seating.clockwise[you.seat]:
            if counts[seat] >= enough:
                sharers.append(state.players[seat])
            elif seat in opponents:
                victims.append(state.players[seat])
        sharers.append(you)
        steps: list[tuple[Effect, Player]] = []
        for effect in self._card.effects:
            for player in victims if effect.is_demand else sharers:
                steps.append((effect, player))
        self._steps = iter(steps)

    def _look_back(self) -> None:
        """Note whether the opponent who has just shared has changed anything."""
        changes = self._dogma.state.seating.edition.sharing_changes
        for event in self._dogma.log[self._before :]:
            if event[0] in changes:
                self._is_shared = True
                break
        self._before = -1

    def _part_with(self, seat: int, card: str) -> None:
        """Let a player leave; who has not paid for the activation yet does not go on with it."""
        if not self._has_begun:
            self._stop()
        self._asking = _leave(self._dogma, seat, card).__await__()

    def _stop(self) -> None:
        """Leave out everything that would still happen, the sharing bonus too."""
        self._has_begun = True
        self._is_shared = False
        self._before = -1
        self._steps = iter(())


# -- parley and leaving ----------------------------------------------------------------


async def _carry_out_if_admitted(dogma: Dogma, parley: Parley, effect: Effect, player: Player) -> None:
    """Let a player carry out an effect, if admitted by parley."""
    if await parley.admits(player, effect):
        asking = dogma.carry_out(effect, player, parley.you)
        if asking is not None:
            await asking


async def _depart_between_actions(dogma: Dogma, seat: int) -> None:
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
