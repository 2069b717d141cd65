"""The questions that effects ask, before anything is done with the answer.

``choose...`` is mandatory as far as possible, ``may...`` can be declined.  ``you`` is who
is asked.  A single mandatory option is taken without asking.
"""

from collections.abc import Sequence

from splay.card import Card, Effect
from splay.decision import BACK, CARD, COLOR, ICON, PLAYER, VALUE, WHETHER, WHICH, Decision
from splay.junking import Junking
from splay.state import Player
from splay.terms import COLOR_NAMES, COLORS, ICON_NAMES, PASS, YES


class Choosing(Junking):
    """Moves, and questions to whoever carries them out.

    Attributes:
        effect: the effect that asks.
    """

    __slots__ = ("effect",)

    effect: Effect

    def _ask(self, you: Player, kind: str, verb: str, options: Sequence[str], more: int = 1) -> Decision:
        return Decision(self.state.number, you.seat, kind, verb, self.effect, tuple(options), more)

    async def may(self, you: Player, verb: str) -> bool:
        """Ask whether, where there is nothing else to choose."""
        return await self._ask(you, WHETHER, verb, (YES, PASS)) == YES

    async def may_choose_one(self, you: Player, deeds: Sequence[str]) -> str | None:
        """One of several deeds an effect offers, or None: declined."""
        picked = await self._ask(you, WHICH, "do", (*deeds, PASS))
        return None if picked == PASS else picked

    async def choose(self, you: Player, cards: Sequence[Card], verb: str) -> Card | None:
        """One of these cards; None only if there is none."""
        if len(cards) < 2:
            return cards[0] if cards else None
        names = [card.name for card in cards]
        return cards[names.index(await self._ask(you, CARD, verb, names))]

    async def may_choose(self, you: Player, cards: Sequence[Card], verb: str) -> Card | None:
        """One of these cards, or None: declined, or there is none."""
        if not cards:
            return None
        names = [card.name for card in cards]
        picked = await self._ask(you, CARD, verb, (*names, PASS))
        return None if picked == PASS else cards[names.index(picked)]

    async def choose_back(self, you: Player, cards: Sequence[Card], verb: str) -> Card | None:
        """One of these cards of another player, of which `you` sees the backs alone.

        Cards of one value look alike, so only values are offered; of equal backs
        the card that has lain there longest is meant (`docs/rulings.md`).
        """
        by_value: dict[str, Card] = {}
        for card in cards:
            by_value.setdefault(str(card.value), card)
        if len(by_value) < 2:
            return cards[0] if cards else None
        return by_value[await self._ask(you, BACK, verb, sorted(by_value, key=int))]

    async def may_choose_back(self, you: Player, cards: Sequence[Card], verb: str) -> Card | None:
        """As `choose_back`, or None: declined, or there is none."""
        by_value: dict[str, Card] = {}
        for card in cards:
            by_value.setdefault(str(card.value), card)
        if not by_value:
            return None
        picked = await self._ask(you, BACK, verb, (*sorted(by_value, key=int), PASS))
        return None if picked == PASS else by_value[picked]

    async def choose_color(self, you: Player, verb: str, colors: Sequence[int] = COLORS) -> int | None:
        """One of these colors; None only if there is none."""
        if len(colors) < 2:
            return colors[0] if colors else None
        names = [COLOR_NAMES[color] for color in colors]
        return colors[names.index(await self._ask(you, COLOR, verb, names))]

    async def may_choose_color(self, you: Player, verb: str, colors: Sequence[int] = COLORS) -> int | None:
        """One of these colors, or None: declined, or there is none."""
        if not colors:
            return None
        names = [COLOR_NAMES[color] for color in colors]
        picked = await self._ask(you, COLOR, verb, (*names, PASS))
        return None if picked == PASS else colors[names.index(picked)]

    async def choose_icon(self, you: Player, verb: str, icons: Sequence[int]) -> int:
        """One of these icons."""
        names = [ICON_NAMES[icon] for icon in icons]
        return icons[names.index(await self._ask(you, ICON, verb, names))]

    async def choose_value(self, you: Player, verb: str, values: Sequence[int] = ()) -> int:
        """One of these values; of none named, any value of the game, whether such cards are there or not."""
        values = values or range(1, self.state.table.edition.last_age + 1)
        if len(values) < 2:
            return values[0]
        return int(await self._ask(you, VALUE, verb, [str(value) for value in values]))

    async def choose_player(self, you: Player, players: Sequence[Player], verb: str) -> Player | None:
        """One of these players; None only if there is none."""
        if len(players) < 2:
            return players[0] if players else None
        names = [self.state.table.names[player.seat] for player in players]
        return players[names.index(await self._ask(you, PLAYER, verb, names))]

    async def may_choose_player(self, you: Player, players: Sequence[Player], verb: str) -> Player | None:
        """One of these players, or None: declined, or there is none."""
        if not players:
            return None
        names = [self.state.table.names[player.seat] for player in players]
        picked = await self._ask(you, PLAYER, verb, (*names, PASS))
        return None if picked == PASS else players[names.index(picked)]
