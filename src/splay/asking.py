"""The asking verbs: what an effect awaits, because somebody may be asked.

``choose_...`` and ``..._all`` are mandatory as far as possible, ``may_...`` can be
declined.  They give what was moved: a card or None, or a list of cards.  ``you``
is who is asked.  A single mandatory option is taken without asking.
"""

from collections.abc import Callable, Sequence

from splay.card import Card
from splay.choosing import Choosing
from splay.decision import CARD
from splay.filters import distinct_values, of_color, of_value
from splay.ordering import board_order_matters
from splay.state import Player
from splay.terms import COLORS, HAND, PASS, SPLAY_NAMES


class Asking(Choosing):
    """Moves that somebody chooses."""

    __slots__ = ()

    # -- asking and doing: splay -----------------------------------------------------

    async def may_splay(self, you: Player, colors: Sequence[int], direction: int) -> int | None:
        """Splay one of these colors, or none; gives the color splayed.

        Only colors that can be splayed that way are offered.
        """
        able = [c for c in colors if len(you.piles[c]) > 1 and you.splays[c] != direction]
        if not able:
            return None
        color = await self.may_choose_color(you, f"splay {SPLAY_NAMES[direction]}", able)
        if color is not None:
            self.splay(you, color, direction)
        return color

    # -- asking and doing: one card ----------------------------------------------

    async def choose_to_meld(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Meld one of these."""
        card = await self.choose(you, cards, "meld")
        if card is not None:
            self.meld(you, card)
        return card

    async def choose_to_score(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Score one of these."""
        card = await self.choose(you, cards, "score")
        if card is not None:
            self.score(you, card)
        return card

    async def may_score(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Score one of these, or none."""
        card = await self.may_choose(you, cards, "score")
        if card is not None:
            self.score(you, card)
        return card

    async def may_tuck(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Tuck one of these, or none."""
        card = await self.may_choose(you, cards, "tuck")
        if card is not None:
            self.tuck(you, card)
        return card

    async def choose_to_return(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Return one of these cards of yours."""
        card = await self.choose(you, cards, "return")
        if card is not None:
            self.return_card(you, card)
        return card

    async def may_return(self, you: Player, cards: Sequence[Card]) -> Card | None:
        """Return one of these cards of yours, or none."""
        card = await self.may_choose(you, cards, "return")
        if card is not None:
            self.return_card(you, card)
        return card

    async def choose_to_transfer(
        self, you: Player, cards: Sequence[Card], to: Player, zone: str, owner: Player | None = None
    ) -> Card | None:
        """Transfer one of these to a zone; they are yours unless an owner is named."""
        card = await self.choose(you, cards, _transfer_verb(you, to, zone))
        if card is not None:
            self.transfer(owner or you, card, to, zone)
        return card

    async def choose_to_hand_over(self, you: Player, cards: Sequence[Card], to: Player, zone: str) -> Card | None:
        """Transfer one of these cards of your hand, which are of a kind that others cannot see, and prove it.

        Without such a card the whole hand is shown; some editions show the card as well
        (`docs/rulings.md`, "Proof").
        """
        card = await self.choose(you, cards, _transfer_verb(you, to, zone))
        if card is None:
            self.show(you, you.hand, HAND)
            return None
        if self.state.table.edition.proves_to_all:
            self.show(you, [card], HAND)
        self.transfer(you, card, to, zone)
        return card

    async def choose_to_junk_achievement(self, you: Player, *values: int) -> Card | None:
        """Junk an available standard achievement of one of these values, seen from behind."""
        card = await self.choose_back(you, of_value(self.state.available, *values), "junk achievement")
        if card is not None:
            self.junk_achievement(you, card)
        return card

    async def may_junk_achievement(self, you: Player, *values: int) -> Card | None:
        """Junk an available standard achievement of one of these values, or none."""
        card = await self.may_choose_back(you, of_value(self.state.available, *values), "junk achievement")
        if card is not None:
            self.junk_achievement(you, card)
        return card

    # -- asking and doing: several cards ---------------------------------------------

    async def may_meld_any(self, you: Player, cards: Sequence[Card]) -> list[Card]:
        """Meld any number of these, one at a time."""
        return await self._some(you, cards, "meld", self.meld, least=0)

    async def meld_all(self, you: Player, cards: Sequence[Card]) -> list[Card]:
        """Meld all of these; you pick the order where it can matter."""
        return await self._all_to_board(you, cards, "meld", self.meld)

    async def may_tuck_any(self, you: Player, cards: Sequence[Card]) -> list[Card]:
        """Tuck any number of these, one at a time."""
        return await self._some(you, cards, "tuck", self.tuck, least=0)

    async def may_tuck_up_to(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Tuck up to so many of these, one at a time."""
        return await self._some(you, cards, "tuck", self.tuck, least=0, most=count)

    async def tuck_several(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Tuck so many of these, or all if there are fewer; you pick the order where it can matter."""
        if count >= len(cards):
            return await self._all_to_board(you, cards, "tuck", self.tuck)
        return await self._some(you, cards, "tuck", self.tuck, count, count)

    async def may_return_any(self, you: Player, cards: Sequence[Card]) -> list[Card]:
        """Return any number of these, one at a time."""
        return await self._some(you, cards, "return", self.return_card, least=0)

    async def may_return_up_to(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Return up to so many of these, one at a time."""
        return await self._some(you, cards, "return", self.return_card, least=0, most=count)

    async def may_return_several(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Return so many of these, or none: only the first pick can be declined."""
        first = await self.may_return(you, cards)
        if first is None:
            return []
        rest = [card for card in cards if card is not first]
        return [first, *await self.return_several(you, count - 1, rest)]

    async def return_several(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Return so many of these, or all if there are fewer."""
        if count >= len(cards):
            return await self.return_all(you, cards)
        return await self._some(you, cards, "return", self.return_card, count, count)

    async def score_several(self, you: Player, count: int, cards: Sequence[Card]) -> list[Card]:
        """Score so many cards of your hand, or all if there are fewer."""
        return await self._some(you, cards, "score", self.score, count, count, ordered=False)

    async def transfer_several(
        self, you: Player, count: int, cards: Sequence[Card], to: Player, zone: str
    ) -> list[Card]:
        """Transfer so many cards of your hand or score pile, or all if there are fewer."""
        move = self._transfer_to(to, zone)
        return await self._some(you, cards, _transfer_verb(you, to, zone), move, count, count, ordered=False)

    async def choose_highest(self, you: Player, count: int, cards: Sequence[Card], verb: str) -> list[Card]:
        """So many of these from the highest value down, or all if there are fewer; you pick among ties."""
        chosen: list[Card] = []
        for value in reversed(distinct_values(cards)):
            left = count - len(chosen)
            chosen += await self._some(you, of_value(cards, value), verb, _leave, left, left, ordered=False)
        return chosen

    async def transfer_highest(
        self, you: Player, count: int, cards: Sequence[Card], to: Player, zone: str
    ) -> list[Card]:
        """Transfer so many of these cards of yours from the highest value down; you pick among ties."""
        chosen = await self.choose_highest(you, count, cards, _transfer_verb(you, to, zone))
        return await self.transfer_all(you, chosen, to, zone)

    def _transfer_to(self, to: Player, zone: str) -> Callable[[Player, Card], None]:
        return lambda owner, card: self.transfer(owner, card, to, zone)

    async def return_all(self, you: Player, cards: Sequence[Card]) -> list[Card]:
        """Return all of these cards of yours; you pick the order where it can matter."""
        if board_order_matters(self.state, you, cards):
            return await self._some(you, cards, "return", self.return_card)
        moved: list[Card] = []
        for age in sorted({card.age for card in cards}):  # only among those that go to one deck
            moved += await self._some(you, [card for card in cards if card.age == age], "return", self.return_card)
        return moved

    async def score_all(self, you: Player, cards: Sequence[Card]) -> list[Card]:
        """Score all of these; you pick the order where it can matter."""
        ordered = board_order_matters(self.state, you, cards)
        return await self._some(you, cards, "score", self.score, ordered=ordered)

    async def transfer_all(self, you: Player, cards: Sequence[Card], to: Player, zone: str) -> list[Card]:
        """Transfer all of these cards of yours; you pick the order where it can matter."""
        ordered = board_order_matters(self.state, you, cards)
        move = self._transfer_to(to, zone)
        return await self._some(you, cards, _transfer_verb(you, to, zone), move, ordered=ordered)

    async def _all_to_board(
        self, you: Player, cards: Sequence[Card], verb: str, move: Callable[[Player, Card], None]
    ) -> list[Card]:
        """Put all of these onto the board; you pick the order where it can matter."""
        if self.state.table.edition.tests_at_once:
            return await self._some(you, cards, verb, move)
        moved: list[Card] = []
        for color in COLORS:  # nothing is tested in between, so only cards of one color have an order
            moved += await self._some(you, of_color(cards, color), verb, move)
        return moved

    async def _some(
        self,
        you: Player,
        cards: Sequence[Card],
        verb: str,
        move: Callable[[Player, Card], None],
        least: int | None = None,
        most: int | None = None,
        ordered: bool = True,
    ) -> list[Card]:
        """Move at least `least` and at most `most` of these (None: all), one pick at a time.

        Where their order cannot matter, a pick is followed by later cards only,
        so that each choice of cards can be made in one way.
        """
        left = list(cards)
        most = len(left) if most is None else min(most, len(left))
        least = most if least is None else min(least, most)
        if least == len(left):
            verb = f"{verb} next"  # only the order is open
        moved: list[Card] = []
        while len(moved) < most:
            still = least - len(moved)
            if still >= len(left) and (not ordered or len(left) == 1):
                moved += left
                for card in left:
                    move(you, card)
                break
            open_to = left if ordered or still < 2 else left[: len(left) - still + 1]
            names = [card.name for card in open_to]
            if still <= 0:
                names.append(PASS)
            picked = await self._ask(you, CARD, verb, names, most - len(moved))
            if picked == PASS:
                break
            at = names.index(picked)
            card = left[at]
            left = left[:at] + left[at + 1 :] if ordered else left[at + 1 :]
            moved.append(card)
            move(you, card)
        return moved


def _transfer_verb(you: Player, to: Player, zone: str) -> str:
    return f"transfer to {'your' if to is you else 'their'} {zone}"


def _leave(_: Player, __: Card) -> None:
    """Leave a chosen card where it is, for now."""
