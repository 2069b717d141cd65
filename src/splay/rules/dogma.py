"""The running dogma action: what the code of cards is written with."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from splay.position.card import Card, Effect
from splay.position.criteria import CAN_BE_SPLAYED, selected
from splay.position.deeds import Deed
from splay.position.event_log import EFFECT, TRANSFER, Log
from splay.position.event_log import RETURN as RETURNED
from splay.position.state import Outcome, Player, State
from splay.position.terms import COLORS, FORECAST, HAND, SAFE
from splay.position.verbs import (
    ACHIEVE,
    ARRANGE,
    FORESHADOW,
    JUNK_ACHIEVEMENT,
    JUNK_DECK,
    MELD,
    RETURN,
    SAFEGUARD,
    SCORE_CARD,
    SPLAY,
    TRANSFER_TO_THEM,
    TRANSFER_TO_YOU,
    TUCK,
    Verb,
)
from splay.rules import choices, questions
from splay.rules.choices import Move
from splay.rules.deciding import Decider
from splay.rules.endings import DogmaEnds, GameEnds, PlayerLeaves
from splay.rules.filters import but, highest, of_value
from splay.rules.history import demand_did, returned_due_to
from splay.rules.moves import Moves
from splay.rules.order import board_order_matters
from splay.rules.plan import effects_of
from splay.rules.turn_actions import is_eligible

Answer = TypeVar("Answer")
Asks = Coroutine[Any, None, Answer]
"""Something to await at once, because a player may be asked."""


class Dogma(Moves):
    """The running dogma action, or a self-execution inside it: moves, and the right to ask.

    ``choose_...`` and ``..._all`` are mandatory as far as possible; ``may_...`` can be declined.  They return what was
    moved: a card or None, or a list of cards.  ``you`` is the player asked.  A single mandatory option is taken
    without asking.

    Attributes:
        effect: the effect being carried out.
        start: length of the log when this card's first effect began.
        is_alone: whether this is a self-execution.
        activator: who activated the card, or executes it alone.
        foreseen: the promoted card whose free Dogma action this is (Echoes of the Past); otherwise None.
    """

    __slots__ = ("activator", "effect", "foreseen", "is_alone", "start")

    activator: Player
    effect: Effect

    def __init__(self, state: State, log: Log, is_alone: bool = False, foreseen: Card | None = None) -> None:
        self.state = state
        self.log = log
        self.start = len(log)
        self.is_alone = is_alone
        self.foreseen = foreseen

    def carry_out(self, effect: Effect, you: Player, me: Player) -> Asks[None] | None:
        """Let one player carry out one effect; `me` is the player who activated the card.

        Returns what to await at once, or None if that was all: the effect asks nothing.
        """
        self.effect = effect
        self.activator = me
        self.log.append((EFFECT, you.seat, effect, me.seat, False))
        return effect.run(self, you, me) if effect.is_demand else effect.run(self, you)

    async def self_execute(self, you: Player, card: Card | None, decider: Player | None = None) -> None:
        """Let this player alone carry out every non-demand effect of a card.

        In edition 4 a self-execution within another one earns a chain achievement first.

        Args:
            you: the player.
            card: the card; None: nothing happens.
            decider: who makes the decisions of the player meanwhile, if another player does (The Unseen).
        """
        inner = self._execution(you, card)
        if card is None or inner is None:
            return
        other = None if decider is None else Decider(self.log, you, decider)
        if other is not None:
            other.look()
        effects = effects_of(self.state, card) if not self.state.seating.is_plain else card.effects
        for each in effects:
            if not each.is_demand:
                asking = inner.carry_out(each, you, you)
                if asking is not None:
                    await (asking if other is None else other.decides(asking))
        self.log.append((EFFECT, you.seat, self.effect, self.activator.seat, True))

    async def super_execute(self, you: Player, card: Card | None) -> None:
        """As `self_execute`, and every opponent obeys the demands of the card, whatever the icons (The Unseen).

        Rulebook 4.1, "Super-execute": in the printed order, demands clockwise from the left of the player.
        """
        inner = self._execution(you, card)
        if card is None or inner is None:
            return
        for each in effects_of(self.state, card):
            for player in self.opponents(you) if each.is_demand else [you]:
                # A demand is no execution of its own: what its victims execute alone is the outermost for them.
                inner.is_alone = not each.is_demand
                asking = inner.carry_out(each, player, you)
                if asking is not None:
                    await asking
        self.log.append((EFFECT, you.seat, self.effect, self.activator.seat, True))

    def _execution(self, you: Player, card: Card | None) -> "Dogma | None":
        """The execution of a card by this player alone, after the chain achievement that it earns inside another one.

        None if there is nothing to carry out.
        """
        if card is None or not card.all_effects:
            return None
        if self.is_alone and self.state.seating.edition.chains:
            self.chain(you)
        return Dogma(self.state, self.log, True, self.foreseen)

    @property
    def is_foreseen(self) -> bool:
        """Whether the card of the effect was promoted, and this is its free action (Echoes of the Past)."""
        return self.foreseen is not None and self.foreseen.name == self.effect.card

    def is_turn_of(self, you: Player) -> bool:
        """Whether this is the player whose turn it is, and not one who shares or obeys."""
        return you.seat == self.state.active

    # -- who and what ------------------------------------------------------------

    # Players who have given up and leave after this effect are in none of these lists (`docs/reference/rulings.md`,
    # "Losing and giving up").

    @property
    def players(self) -> list[Player]:
        """All players still in the game, by seat."""
        state = self.state
        if not (state.leaving or state.seating.out):
            return state.players
        return self._staying(state.seating.seats)

    def opponents(self, you: Player) -> list[Player]:
        """This player's opponents, clockwise, starting to the left; never a partner."""
        return self._staying(self.state.seating.opponents[you.seat])

    def other_players(self, you: Player) -> list[Player]:
        """The other players, clockwise, starting to the left.

        In team games of editions 1 and 3 partners are left out
        (`docs/reference/rulings.md`, "Other players in a team game").
        """
        seating = self.state.seating
        return self._staying((seating.clockwise if seating.edition.partner_is_other else seating.opponents)[you.seat])

    def _staying(self, seats: tuple[int, ...]) -> list[Player]:
        state = self.state
        return [state.players[seat] for seat in seats if seat not in state.leaving]

    def holder_of(self, card: Card) -> Player:
        """The player whose board this top card is on."""
        return next(player for player in self.state.players if player.top(card.color) is card)

    def single_most(self, measure: Callable[[Player], int]) -> Player | None:
        """The single player with the most of something; None if there is a tie.

        Where partners do not count as other players, a partner's tie does not count (`docs/reference/rulings.md`).
        """
        for player in self.players:
            if all(measure(player) > measure(other) for other in self.other_players(player)):
                return player
        return None

    @property
    def demand_transferred(self) -> bool:
        """Whether this card's demand has transferred any card in this action."""
        return demand_did(TRANSFER, self.log[self.start :])

    @property
    def demand_returned(self) -> bool:
        """Whether this card's demand has returned any card in this action."""
        return demand_did(RETURNED, self.log[self.start :])

    def returned_due_to_this_card(self, player: Player) -> int:
        """Cards this player has returned in this action while carrying out this card."""
        return returned_due_to(self.effect.card, player, self.log)

    # -- endings -----------------------------------------------------------------

    def win(self, player: Player) -> None:
        """This player and their team win at once."""
        raise GameEnds(Outcome(self.state.seating.team_of(player.seat), "card", self.effect.card))

    def lose(self, player: Player) -> None:
        """This player, who is carrying out the effect, has lost; the rest of it does not happen."""
        raise PlayerLeaves(player.seat, self.effect.card)

    def end_dogma_action(self) -> None:
        """End the action: no further victim, effect, sharer or bonus draw."""
        raise DogmaEnds

    # -- questions -------------------------------------------------------------------

    def may(self, you: Player, verb: Verb) -> Asks[bool]:
        """Ask whether to do something, with nothing else to choose."""
        return questions.may(self.state, self.effect, you, verb)

    def may_choose_one(self, you: Player, deeds: Sequence[Deed]) -> Asks[Deed | None]:
        """Choose one of several deeds an effect offers; None if declined."""
        return questions.may_choose_one(self.state, self.effect, you, deeds)

    def choose_one(self, you: Player, deeds: Sequence[Deed]) -> Asks[Deed]:
        """Choose one of several deeds an effect offers; also one that can do nothing."""
        return questions.choose_one(self.state, self.effect, you, deeds)

    def choose(self, you: Player, cards: Sequence[Card], verb: Verb) -> Asks[Card | None]:
        """Choose one of these cards; None only if there is none."""
        return questions.choose(self.state, self.effect, you, cards, verb)

    def may_choose(self, you: Player, cards: Sequence[Card], verb: Verb) -> Asks[Card | None]:
        """Choose one of these cards; None if declined or if there is none."""
        return questions.may_choose(self.state, self.effect, you, cards, verb)

    def choose_back(self, you: Player, cards: Sequence[Card], verb: Verb) -> Asks[Card | None]:
        """Choose one of these cards of another player, of which `you` sees only the backs.

        Cards of the same value look alike, so only values are offered; among equal backs
        the card that has been there longest is taken (`docs/reference/rulings.md`).
        """
        return questions.choose_back(self.state, self.effect, you, cards, verb)

    def may_choose_back(self, you: Player, cards: Sequence[Card], verb: Verb) -> Asks[Card | None]:
        """As `choose_back`; None if declined or if there is none."""
        return questions.may_choose_back(self.state, self.effect, you, cards, verb)

    def choose_color(self, you: Player, verb: Verb, colors: Sequence[int] = COLORS) -> Asks[int | None]:
        """Choose one of these colors; None only if there is none."""
        return questions.choose_color(self.state, self.effect, you, verb, colors)

    def choose_colors(self, you: Player, verb: Verb, count: int) -> Asks[list[int]]:
        """Choose this many different colors, in whatever order."""
        return questions.choose_colors(self.state, self.effect, you, verb, count)

    def may_choose_color(self, you: Player, verb: Verb, colors: Sequence[int] = COLORS) -> Asks[int | None]:
        """Choose one of these colors; None if declined or if there is none."""
        return questions.may_choose_color(self.state, self.effect, you, verb, colors)

    def choose_icon(self, you: Player, verb: Verb, icons: Sequence[int]) -> Asks[int]:
        """Choose one of these icons."""
        return questions.choose_icon(self.state, self.effect, you, verb, icons)

    def choose_value(self, you: Player, verb: Verb, values: Sequence[int] = ()) -> Asks[int]:
        """Choose one of these values or, by default, any value in the game, whether such cards are there or not."""
        return questions.choose_value(self.state, self.effect, you, verb, values)

    def choose_player(self, you: Player, players: Sequence[Player], verb: Verb) -> Asks[Player | None]:
        """Choose one of these players; None only if there is none."""
        return questions.choose_player(self.state, self.effect, you, players, verb)

    def may_choose_player(self, you: Player, players: Sequence[Player], verb: Verb) -> Asks[Player | None]:
        """Choose one of these players; None if declined or if there is none."""
        return questions.may_choose_player(self.state, self.effect, you, players, verb)

    # -- asking and doing: splay -----------------------------------------------------

    async def may_splay(self, you: Player, colors: Sequence[int], direction: int) -> int | None:
        """Splay one of these colors, or none; returns the color splayed.

        Only colors that can be splayed that way are offered.
        """
        color = await self.may_choose_color(you, SPLAY[direction], _able(you, colors, direction))
        if color is not None:
            self.splay(you, color, direction)
        return color

    async def choose_to_splay(self, you: Player, colors: Sequence[int], direction: int) -> int | None:
        """Splay one of these colors that can be splayed that way; returns it, or None if there is none."""
        color = await self.choose_color(you, SPLAY[direction], _able(you, colors, direction))
        if color is not None:
            self.splay(you, color, direction)
        return color

    # -- asking and doing: one card ----------------------------------------------

    def choose_to_meld(self, you: Player, cards: Sequence[Card]) -> Asks[Card | None]:
        """Meld one of these."""
        return choices.move_one(self.state, self.effect, you, cards, MELD, self.meld)

    def choose_to_score(self, you: Player, cards: Sequence[Card]) -> Asks[Card | None]:
        """Score one of these."""
        return choices.move_one(self.state, self.effect, you, cards, SCORE_CARD, self.score)

    def may_score(self, you: Player, cards: Sequence[Card]) -> Asks[Card | None]:
        """Score one of these, or none."""
        return choices.may_move_one(self.state, self.effect, you, cards, SCORE_CARD, self.score)

    def may_tuck(self, you: Player, cards: Sequence[Card]) -> Asks[Card | None]:
        """Tuck one of these, or none."""
        return choices.may_move_one(self.state, self.effect, you, cards, TUCK, self.tuck)

    def choose_to_return(self, you: Player, cards: Sequence[Card]) -> Asks[Card | None]:
        """Return one of these cards of yours."""
        return choices.move_one(self.state, self.effect, you, cards, RETURN, self.return_card)

    def may_return(self, you: Player, cards: Sequence[Card]) -> Asks[Card | None]:
        """Return one of these cards of yours, or none."""
        return choices.may_move_one(self.state, self.effect, you, cards, RETURN, self.return_card)

    def choose_to_transfer(
        self, you: Player, cards: Sequence[Card], to: Player, zone: str, owner: Player | None = None
    ) -> Asks[Card | None]:
        """Transfer one of these to a zone; they are yours unless an owner is named."""
        verb, move = _transfer_verb(you, to, zone), self._transfer_to(to, zone, owner)
        return choices.move_one(self.state, self.effect, you, cards, verb, move)

    async def choose_to_hand_over(self, you: Player, cards: Sequence[Card], to: Player, zone: str) -> Card | None:
        """Transfer one of these cards of your hand, which are of a kind that others cannot see, and prove it.

        Without such a card the whole hand is shown; some editions show the card as well
        (`docs/reference/rulings.md`, "Proof").
        """
        card = await self.choose(you, cards, _transfer_verb(you, to, zone))
        if card is None:
            self.show(you, you.hand, HAND)
            return None
        if self.state.seating.edition.proves_to_all:
            self.show(you, [card], HAND)
        self.transfer(you, card, to, zone)
        return card

    async def choose_to_safeguard(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Safeguard one of these cards of yours, or of the available achievements; None at the limit of the safe."""
        return await self._put_one_away(you, cards, SAFE, can_pass=False)

    async def may_safeguard(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Safeguard one of these, or none."""
        return await self._put_one_away(you, cards, SAFE, can_pass=True)

    async def choose_to_foreshadow(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Foreshadow one of these cards of yours; None at the limit of the forecast."""
        return await self._put_one_away(you, cards, FORECAST, can_pass=False)

    async def may_foreshadow(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Foreshadow one of these, or none."""
        return await self._put_one_away(you, cards, FORECAST, can_pass=True)

    async def _put_one_away(self, you: Player, cards: Sequence[Card], zone: str, can_pass: bool) -> Card | None:
        """Ask for one of these cards and put it into a safe or a forecast; ask nothing at the limit."""
        if not self.has_room(you, zone):
            return None
        verb, move = (SAFEGUARD, self.safeguard) if zone == SAFE else (FORESHADOW, self.foreshadow)
        available = self.state.available
        if cards and cards[0] in available:
            asking = self.may_choose_back(you, cards, verb) if can_pass else self.choose_back(you, cards, verb)
        else:
            asking = self.may_choose(you, cards, verb) if can_pass else self.choose(you, cards, verb)
        card = await asking
        return card if card is not None and move(you, card) else None

    def choose_secret(self, you: Player, owner: Player, verb: Verb, value: int = 0) -> Asks[Card | None]:
        """Choose one of a player's secrets by its back and place; None only if there is none (The Unseen).

        With a value, one of the secrets of that value.
        """
        return questions.choose_secret(self.state, self.effect, you, owner, verb, value)

    def may_choose_secret(self, you: Player, owner: Player, verb: Verb) -> Asks[Card | None]:
        """As `choose_secret`; None if declined or if there is none."""
        return questions.may_choose_secret(self.state, self.effect, you, owner, verb)

    def is_eligible(self, you: Player, card: Card) -> bool:
        """Whether a player may claim a card as an achievement: by points, a top card and what they own of its value."""
        return is_eligible(you, card.value)

    async def choose_to_achieve_highest_of_junk(self, you: Player) -> Card | None:
        """Achieve the highest card of the junk pile, seen from behind, if the player is eligible for its value."""
        best = highest(self.state.junk)
        if not best or not self.is_eligible(you, best[0]):
            return None
        card = await self.choose_back(you, best, ACHIEVE)
        if card is not None:
            self.achieve_from_junk(you, card)
        return card

    async def may_junk_deck(self, you: Player, deck: int) -> bool:
        """Junk a whole deck, or not; returns whether any card was junked."""
        if not self.state.decks[deck] or not await self.may(you, JUNK_DECK):
            return False
        return self.junk_deck(you, deck)

    async def choose_to_junk_achievement(self, you: Player, *values: int) -> Card | None:
        """Junk an available standard achievement of one of these values, seen from behind."""
        card = await self.choose_back(you, of_value(self.state.available, *values), JUNK_ACHIEVEMENT)
        if card is not None:
            self.junk_achievement(you, card)
        return card

    async def may_junk_achievement(self, you: Player, *values: int) -> Card | None:
        """Junk an available standard achievement of one of these values, or none."""
        card = await self.may_choose_back(you, of_value(self.state.available, *values), JUNK_ACHIEVEMENT)
        if card is not None:
            self.junk_achievement(you, card)
        return card

    # -- asking and doing: several cards ---------------------------------------------

    def meld_one_or_two(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Meld one or two of these, one at a time."""
        return self._some(you, cards, MELD, self.meld, least=1, most=2)

    def may_meld_any(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Meld any number of these, one at a time."""
        return self._some(you, cards, MELD, self.meld, least=0)

    def meld_all(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Meld all of these; you pick the order if it can matter."""
        return choices.move_all_to_board(self.state, self.effect, you, cards, MELD, self.meld)

    def may_tuck_any(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Tuck any number of these, one at a time."""
        return self._some(you, cards, TUCK, self.tuck, least=0)

    def may_tuck_up_to(self, you: Player, count: int, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Tuck up to this many of these, one at a time."""
        return self._some(you, cards, TUCK, self.tuck, least=0, most=count)

    def tuck_all(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Tuck all of these; you pick the order if it can matter."""
        return choices.move_all_to_board(self.state, self.effect, you, cards, TUCK, self.tuck)

    def tuck_several(self, you: Player, count: int, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Tuck this many of these, or all if there are fewer; you pick the order if it can matter."""
        return self._tuck_several(you, count, cards)

    def _tuck_several(
        self, you: Player, count: int, cards: Sequence[Card], first: int | None = None
    ) -> Asks[list[Card]]:
        if count >= len(cards):
            return choices.move_all_to_board(self.state, self.effect, you, cards, TUCK, self.tuck, first)
        return self._some(you, cards, TUCK, self.tuck, count, count, first=first)

    async def may_tuck_several(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Tuck this many of these, or all if there are fewer, or none: only the first pick can be declined."""
        if not count:
            return []
        asked = self.state.number
        first = await choices.may_move_first(self.state, self.effect, you, cards, TUCK, self.tuck, count)
        if first is None:
            return []
        return [first, *await self._tuck_several(you, count - 1, but(cards, first), asked)]

    def arrange_all(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Put cards in any order, for `arrange`; nothing moves yet."""
        return choices.arrange(self.state, self.effect, you, cards, ARRANGE)

    def may_return_any(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Return any number of these, one at a time."""
        return self._some(you, cards, RETURN, self.return_card, least=0)

    def may_return_up_to(self, you: Player, count: int, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Return up to this many of these, one at a time."""
        return self._some(you, cards, RETURN, self.return_card, least=0, most=count)

    async def may_return_several(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Return this many of these, or none: only the first pick can be declined."""
        asked, move = self.state.number, self.return_card
        first = await choices.may_move_first(self.state, self.effect, you, cards, RETURN, move, count)
        if first is None:
            return []
        return [first, *await self._return_several(you, count - 1, but(cards, first), asked)]

    def return_several(self, you: Player, count: int, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Return this many of these, or all if there are fewer."""
        return self._return_several(you, count, cards)

    def _return_several(
        self, you: Player, count: int, cards: Sequence[Card], first: int | None = None
    ) -> Asks[list[Card]]:
        if count >= len(cards):
            return choices.move_all_to_decks(self.state, self.effect, you, cards, RETURN, self.return_card, first)
        return self._some(you, cards, RETURN, self.return_card, count, count, first=first)

    def score_several(self, you: Player, count: int, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Score this many cards from your hand, or all if there are fewer."""
        return self._some(you, cards, SCORE_CARD, self.score, count, count, ordered=False)

    def transfer_several(
        self, you: Player, count: int, cards: Sequence[Card], to: Player, zone: str
    ) -> Asks[list[Card]]:
        """Transfer this many cards from your hand or score pile, or all if there are fewer."""
        move = self._transfer_to(to, zone)
        return self._some(you, cards, _transfer_verb(you, to, zone), move, count, count, ordered=False)

    def choose_highest(self, you: Player, count: int, cards: Sequence[Card], verb: Verb) -> Asks[list[Card]]:
        """Choose this many of these from the highest value down, or all if there are fewer; you pick among ties."""
        return choices.choose_highest(self.state, self.effect, you, count, cards, verb)

    async def transfer_highest(
        self, you: Player, count: int, cards: Sequence[Card], to: Player, zone: str
    ) -> list[Card]:
        """Transfer this many of these cards of yours from the highest value down; you pick among ties."""
        chosen = await self.choose_highest(you, count, cards, _transfer_verb(you, to, zone))
        return await self.transfer_all(you, chosen, to, zone)

    def _transfer_to(self, to: Player, zone: str, owner: Player | None = None) -> Move:
        return lambda you, card: self.transfer(owner or you, card, to, zone)

    def return_all(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Return all of these cards of yours; you pick the order if it can matter."""
        return choices.move_all_to_decks(self.state, self.effect, you, cards, RETURN, self.return_card)

    def score_all(self, you: Player, cards: Sequence[Card]) -> Asks[list[Card]]:
        """Score all of these; you pick the order if it can matter."""
        ordered = board_order_matters(self.state, you, cards)
        return self._some(you, cards, SCORE_CARD, self.score, ordered=ordered)

    def transfer_all(self, you: Player, cards: Sequence[Card], to: Player, zone: str) -> Asks[list[Card]]:
        """Transfer all of these cards of yours; you pick the order if it can matter."""
        ordered = board_order_matters(self.state, you, cards)
        move = self._transfer_to(to, zone)
        return self._some(you, cards, _transfer_verb(you, to, zone), move, ordered=ordered)

    def _some(
        self,
        you: Player,
        cards: Sequence[Card],
        verb: Verb,
        move: Move,
        least: int | None = None,
        most: int | None = None,
        ordered: bool = True,
        first: int | None = None,
    ) -> Asks[list[Card]]:
        return choices.move_some(self.state, self.effect, you, cards, verb, move, least, most, ordered, first)


def _able(you: Player, colors: Sequence[int], direction: int) -> Sequence[int]:
    """Which of these colors can be splayed this way."""
    able = [c for c in colors if len(you.piles[c]) > 1 and you.splays[c] != direction]
    return selected(able, colors, CAN_BE_SPLAYED)


def _transfer_verb(you: Player, to: Player, zone: str) -> Verb:
    return (TRANSFER_TO_YOU if to is you else TRANSFER_TO_THEM)[zone]
