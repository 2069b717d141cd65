"""A view as a vector of numbers, laid out by `layout`.

Everything comes from the seat's own view, so an observation cannot tell what the seat may not see.  Players stand in
the order of the seats, beginning with the seat itself, so all seats read the same way.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from splay.cards.library import card_set
from splay.env.layout import layout
from splay.position.card import Card, Face
from splay.position.decision import KINDS
from splay.position.editions import edition_of
from splay.position.terms import COLORS, SPECIAL_NAMES
from splay.position.verbs import VERBS
from splay.views.view import Asked, PileView, PlayerView, View

FLOAT: Final = "f"
"""The type code of the values: 32-bit floats."""
MONUMENT_CARDS: Final = 6
"""Cards tucked or scored in a turn that are worth counting: as many as Monument takes."""
ACTIONS_A_TURN: Final = 2
FIRST: Final = "player 0: "
"""How the parts of the first player's block begin."""

_SPECIAL: Final = {name: place for place, name in enumerate(SPECIAL_NAMES)}
_KIND: Final = {kind: place for place, kind in enumerate(KINDS)}
_VERB: Final = {verb: place for place, verb in enumerate(VERBS.values())}


class Encoder:
    """Turns views of one kind of table into observations.

    >>> from splay import Game, view
    >>> game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    >>> encoder = Encoder(edition=3, players=2, turn_limit=200)
    >>> values = encoder.encode(view(game, 0))
    >>> values[encoder.layout.slices["player 1: hand size"]]
    array('f', [0.20000000298023224])

    Attributes:
        layout: where each value stands.
        cards: the cards of the edition; the values of cards stand in their order.
    """

    def __init__(self, edition: int, players: int, turn_limit: int) -> None:
        """Encode for tables of this edition and size.

        Args:
            edition: its number.
            players: how many play.
            turn_limit: the turn at which the part ``turn`` reaches 1.

        Raises:
            SetupError: there is no such edition.
        """
        self.layout = layout(edition, players)
        cards = card_set(edition)
        self.cards = cards
        self._place = {card: place for place, card in enumerate(cards.cards)}
        self._splays = len(edition_of(edition).splays)
        self._turn_limit = turn_limit
        self._blank = bytes(4 * self.layout.size)
        self._at = {name: part.start for name, part in self.layout.slices.items()}
        self._scale = self.layout.scales
        first = [name for name in self._at if name.startswith(FIRST)]
        self._at_player = {name.removeprefix(FIRST): self._at[name] for name in first}
        self._scale_player = {name.removeprefix(FIRST): self._scale[name] for name in first}
        self._block = self._at["decks"] // players

    def encode(self, seen: View) -> "array[float]":
        """The observation of a seat.

        Args:
            seen: its view; not a spectator's.
        """
        assert seen.seat is not None, "an observation belongs to a seat"
        values = array(FLOAT, self._blank)
        count = len(seen.players)
        for step in range(count):
            player = seen.players[(seen.seat + step) % count]
            self._player(values, step * self._block, player, seen)
        self._middle(values, seen)
        self._own(values, seen)
        if seen.asked is not None:
            self._question(values, seen.asked)
        return values

    def _player(self, values: "array[float]", block: int, player: PlayerView, seen: View) -> None:
        at, scale = self._at_player, self._scale_player
        for pile in player.piles:
            self._pile(values, block, pile)
        empty = set(COLORS).difference([pile.color for pile in player.piles])
        for color in empty:
            values[block + at["splays"] + color * self._splays] = 1
        spot = block + at["icons"]
        for icon, count in enumerate(player.icons):
            values[spot + icon] = count / scale["icons"]
        values[block + at["points"]] = player.points / scale["points"]
        self._count(values, block + at["achievements"], player.achievements, scale["achievements"])
        for name in player.specials:
            values[block + at["special achievements"] + _SPECIAL[name]] = 1
        values[block + at["progress"]] = _achieved(player.seat, seen) / seen.needed
        self._count(values, block + at["hand"], _values(player.hand), scale["hand"])
        self._count(values, block + at["score pile"], _values(player.score), scale["score pile"])
        values[block + at["hand size"]] = len(player.hand) / scale["hand size"]
        values[block + at["score pile size"]] = len(player.score) / scale["score pile size"]
        values[block + at["tucked"]] = min(player.tucked, MONUMENT_CARDS) / MONUMENT_CARDS
        values[block + at["scored"]] = min(player.scored, MONUMENT_CARDS) / MONUMENT_CARDS
        values[block + at["is partner"]] = player.seat != seen.seat and player.seat in _side(seen.seat, seen)
        values[block + at["is leaving"]] = player.leaving
        values[block + at["is out"]] = player.out
        values[block + at["is active"]] = player.seat == seen.active
        values[block + at["is asked"]] = seen.asked is not None and player.seat == seen.asked.seat

    def _pile(self, values: "array[float]", block: int, pile: PileView) -> None:
        at = self._at_player
        color = pile.color
        if pile.count is None:
            values[block + at["pile sizes secret"] + color] = 1
        values[block + at["pile sizes"] + color] = (pile.count or 1) / self._scale_player["pile sizes"]
        values[block + at["splays"] + color * self._splays + pile.splay] = 1
        values[block + at["top cards"] + self._place[pile.cards[0]]] = 1
        board = block + at["board"]
        for depth, card in enumerate(pile.cards, start=1):
            values[board + self._place[card]] = 1 / depth

    def _middle(self, values: "array[float]", seen: View) -> None:
        at, scale = self._at, self._scale
        spot = at["decks"] - 1
        for age in range(1, len(seen.decks)):
            values[spot + age] = seen.decks[age] / scale["decks"]
        self._count(values, at["available achievements"], seen.available, scale["available achievements"])
        for name in seen.specials:
            values[at["available special achievements"] + _SPECIAL[name]] = 1
        self._count(values, at["junk pile"], seen.junk, scale["junk pile"])
        for name in seen.junked:
            values[at["junked special achievements"] + _SPECIAL[name]] = 1
        self._mark(values, at["box"], seen.box)
        values[at["parley"]] = seen.parley
        values[at["needed achievements"]] = seen.needed / scale["needed achievements"]
        values[at["turn"]] = min(seen.turn / self._turn_limit, 1)
        values[at["actions left"]] = min(seen.actions_left, ACTIONS_A_TURN) / ACTIONS_A_TURN
        values[at["first cards chosen"]] = seen.chosen / len(seen.players)

    def _own(self, values: "array[float]", seen: View) -> None:
        assert seen.seat is not None
        me = seen.players[seen.seat]
        self._mark(values, self._at["own hand"], me.hand)
        self._mark(values, self._at["own score pile"], me.score)
        if seen.opening is not None:
            values[self._at["own first card"] + self._place[seen.opening]] = 1

    def _question(self, values: "array[float]", ask: Asked) -> None:
        at = self._at
        values[at["kind"] + _KIND[ask.kind]] = 1
        values[at["verb"] + _VERB[ask.verb]] = 1
        if ask.card is not None and ask.effect is not None:
            card = self.cards.by_name[ask.card]
            values[at["card that asks"] + self._place[card]] = 1
            values[at["effect that asks"] + ask.effect - 1] = 1
            values[at["is demand"]] = card.effects[ask.effect - 1].is_demand
        values[at["picks to come"]] = (ask.more or 0) / self._scale["picks to come"]

    def _mark(self, values: "array[float]", at: int, faces: Iterable[Face]) -> None:
        """Set the places of cards whose faces are seen."""
        for face in faces:
            if isinstance(face, Card):
                values[at + self._place[face]] = 1

    def _count(self, values: "array[float]", at: int, ages: Sequence[int], scale: float) -> None:
        """Count by age."""
        for age in set(ages):
            values[at + age - 1] = ages.count(age) / scale


def _values(faces: Iterable[Face]) -> list[int]:
    return [face.value for face in faces]


def _side(seat: int | None, seen: View) -> tuple[int, ...]:
    """The seats that win together with this one, itself included."""
    if seat is None or not seen.teams:
        return () if seat is None else (seat,)
    return tuple(mate for mate, letter in enumerate(seen.teams) if letter == seen.teams[seat])


def _achieved(seat: int, seen: View) -> int:
    """The achievements that count toward the victory of this seat."""
    mates = [seen.players[mate] for mate in _side(seat, seen)]
    return sum(len(player.achievements) + len(player.specials) for player in mates)
