"""The words in which cards are written.

An effect is a coroutine function marked with `effect` or `demand`.  It is given
the `Dogma` now running and carries out its sentence with two sorts of verbs:

* doing verbs (``draw``, ``meld``, ``splay``, ...) change the position at once;
* asking verbs are awaited, because somebody may be asked (see `asking`).

``you`` is always the player who carries the effect out and makes its choices;
``me`` is the player who demands.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from splay.achieving import GameEnds
from splay.asking import Asking
from splay.card import Card, Effect, EffectBody
from splay.events import EFFECT, RESUMED, RETURN, TRANSFER, RawEvent
from splay.state import Outcome, Player, State

EVERY_EDITION: Final = (1, 3, 4)
ShareBody = Callable[["Dogma", Player], Coroutine[Any, str, None]]
DemandBody = Callable[["Dogma", Player, Player], Coroutine[Any, str, None]]

REGISTERED: Final[dict[tuple[str, int, int], Effect]] = {}
"""Every effect by card name, edition and number."""


def effect(card: str, number: int, editions: Sequence[int] = EVERY_EDITION) -> Callable[[ShareBody], ShareBody]:
    """Mark the coroutine function that is effect `number` of `card` in these editions."""

    def mark(body: ShareBody) -> ShareBody:
        _register(card, number, editions, False, body)
        return body

    return mark


def demand(card: str, number: int, editions: Sequence[int] = EVERY_EDITION) -> Callable[[DemandBody], DemandBody]:
    """Mark a demand effect: `you` must obey `me`."""

    def mark(body: DemandBody) -> DemandBody:
        _register(card, number, editions, True, body)
        return body

    return mark


def _register(card: str, number: int, editions: Sequence[int], is_demand: bool, body: EffectBody) -> None:
    for edition in editions:
        key = (card, edition, number)
        assert key not in REGISTERED, f"two effects are {card} {number} in edition {edition}"
        REGISTERED[key] = Effect(card, edition, number, is_demand, body)


class DogmaEnds(Exception):
    """Raised by an effect that ends the dogma action it belongs to."""


class PlayerLeaves(Exception):
    """Raised inside an effect that cannot be finished: who carries it out or activated it leaves, or all opponents do.

    Attributes:
        seat: who has lost or given up.
        card: the card that says so; empty for who gives up.
    """

    def __init__(self, seat: int, card: str = "") -> None:
        super().__init__(seat, card)
        self.seat = seat
        self.card = card


class Dogma(Asking):
    """The dogma action now running, or a self-execution inside it.

    Attributes:
        start: length of the log when this card's first effect began.
        is_alone: whether this is a self-execution.
        activator: who activated the card, or executes it alone.
    """

    __slots__ = ("activator", "is_alone", "start")

    activator: Player

    def __init__(self, state: State, log: list[RawEvent], is_alone: bool = False) -> None:
        self.state = state
        self.log = log
        self.start = len(log)
        self.is_alone = is_alone

    def carry_out(self, effect: Effect, you: Player, me: Player) -> Coroutine[Any, str, None]:
        """Let one player carry out one effect; `me` is who activated the card.  To be awaited at once."""
        self.effect = effect
        self.activator = me
        self.log.append((EFFECT, you.seat, effect, effect.kind, me.seat, ""))
        return effect.run(self, you, me) if effect.is_demand else effect.run(self, you)

    async def self_execute(self, you: Player, card: Card | None) -> None:
        """Let this player alone carry out every non-demand effect of a card.

        In edition 4 a self-execution within another one earns a chain achievement first.
        """
        if card is None:
            return
        if self.is_alone and self.state.table.edition.chains:
            self.chain(you)
        inner = Dogma(self.state, self.log, is_alone=True)
        for each in card.effects:
            if not each.is_demand:
                await inner.carry_out(each, you, you)
        self.log.append((EFFECT, you.seat, self.effect, self.effect.kind, self.activator.seat, RESUMED))

    # -- who and what ------------------------------------------------------------

    # Who has given up and leaves after this effect is in none of these lists (`docs/rulings.md`, "Losing and
    # giving up").

    @property
    def players(self) -> list[Player]:
        """Everybody still playing, by seat."""
        state = self.state
        if not (state.leaving or state.table.out):
            return state.players
        return self._staying(state.table.seats)

    def opponents(self, you: Player) -> list[Player]:
        """The opponents of this player, clockwise from the left; never a partner."""
        return self._staying(self.state.table.opponents[you.seat])

    def other_players(self, you: Player) -> list[Player]:
        """The other players, clockwise from the left.

        In team games of editions 1 and 3 a partner is left out
        (`docs/rulings.md`, "Other players in a team game").
        """
        table = self.state.table
        return self._staying((table.clockwise if table.edition.partner_is_other else table.opponents)[you.seat])

    def _staying(self, seats: tuple[int, ...]) -> list[Player]:
        state = self.state
        return [state.players[seat] for seat in seats if seat not in state.leaving]

    def single_most(self, measure: Callable[[Player], int]) -> Player | None:
        """The single player with the most of something; None if that is tied.

        Where a partner is no other player, a partner's tie does not count (`docs/rulings.md`).
        """
        for player in self.players:
            if all(measure(player) > measure(other) for other in self.other_players(player)):
                return player
        return None

    @property
    def demand_transferred(self) -> bool:
        """Whether this card's demand has transferred any card in this action."""
        return self._demand_did(TRANSFER)

    @property
    def demand_returned(self) -> bool:
        """Whether this card's demand has returned any card in this action."""
        return self._demand_did(RETURN)

    def _demand_did(self, kind: str) -> bool:
        demanding = False
        for event in self.log[self.start :]:
            if event[0] == EFFECT:
                demanding = event[3] == "demand"
            elif demanding and event[0] == kind:
                return True
        return False

    def returned_due_to_this_card(self, player: Player) -> int:
        """Cards this player has returned in this action while carrying out this card."""
        count = 0
        counting = False
        for event in self.log:
            if event[0] == EFFECT:
                counting = event[2].card == self.effect.card and event[1] == player.seat
            elif counting and event[0] == RETURN:
                count += 1
        return count

    # -- endings -----------------------------------------------------------------

    def win(self, player: Player) -> None:
        """This player, and the player's team, wins at once."""
        raise GameEnds(Outcome(self.state.table.team_of(player.seat), "card", self.effect.card))

    def lose(self, player: Player) -> None:
        """This player, who carries out the effect, has lost: nothing more of it happens."""
        raise PlayerLeaves(player.seat, self.effect.card)

    def end_dogma_action(self) -> None:
        """No further victim, effect, sharer or bonus draw."""
        raise DogmaEnds
