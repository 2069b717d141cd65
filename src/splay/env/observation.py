"""A view as a vector of numbers, laid out by `layout`.

Everything comes from the seat's own view, so an observation cannot tell what the seat may not see.  Players stand in
the order of the seats, beginning with the seat itself, so all seats read the same way.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from splay.env.layout import (
    ACTIONS_A_TURN,
    DECK,
    FLOAT,
    ICONS,
    KIND_PLACES,
    MONUMENT_CARDS,
    NEEDED,
    PILE,
    POINTS,
    TO_COME,
    VERB_PLACES,
    WHOLE,
    ZONE,
    ZONE_OF_AGE,
    layout_of,
)
from splay.position.card import Card, Face
from splay.position.ruleset import Ruleset
from splay.position.terms import COLORS, UNSPLAYED
from splay.views.view import Asked, PileView, PlayerView, View

if TYPE_CHECKING:
    Values = array[float]
else:
    Values = array  # takes no brackets before Python 3.12


class Encoder:
    """Turns views of one kind of table into observations.

    >>> from splay import Game, view
    >>> game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    >>> encoder = Encoder(game.setup.rules, players=2, turn_limit=200)
    >>> values = encoder.encode(view(game, 0))
    >>> values[encoder.layout.slices["player 1: hand size"]]
    array('f', [0.20000000298023224])

    Attributes:
        layout: where each value stands.
        rules: what is played with; the values of cards stand in the order of its cards.
    """

    def __init__(self, rules: Ruleset, players: int, turn_limit: int) -> None:
        """Encode for tables of this ruleset and size.

        Args:
            rules: the ruleset.
            players: how many play.
            turn_limit: the turn at which the part ``turn`` reaches 1.

        Raises:
            SetupError: it is not for so many players.
        """
        self.layout = layout_of(rules, players)
        self.rules = rules
        self._place = {card: place for place, card in enumerate(rules.cards)}
        self._splays = len(rules.edition.splays)
        self._turn_limit = turn_limit
        self._at = {name: part.start for name, part in self.layout.slices.items()}
        self._spots = [self._spots_of(f"player {seat}: ") for seat in range(players)]
        blank = array(FLOAT, bytes(4 * self.layout.size))
        for spots in self._spots:
            for color in COLORS:
                blank[spots["splays"] + color * self._splays + UNSPLAYED] = 1
        self._blank = blank.tobytes()
        self._share = [1 / depth for depth in range(1, len(rules.cards) + 1)]

    def _spots_of(self, prefix: str) -> dict[str, int]:
        """Where the parts of a player begin, by their names without that player."""
        return {name.removeprefix(prefix): at for name, at in self._at.items() if name.startswith(prefix)}

    def encode(self, seen: View) -> Values:
        """The observation of a seat.

        Args:
            seen: its view; not a spectator's.
        """
        assert seen.seat is not None, "an observation belongs to a seat"
        values = array(FLOAT, self._blank)
        count = len(seen.players)
        for step in range(count):
            player = seen.players[(seen.seat + step) % count]
            self._player(values, self._spots[step], player, seen)
        self._middle(values, seen)
        self._own(values, seen)
        if seen.asked is not None:
            self._question(values, seen.asked)
        return values

    def _player(self, values: Values, at: dict[str, int], player: PlayerView, seen: View) -> None:
        for pile in player.piles:
            self._pile(values, at, pile)
        for icon, count in enumerate(player.icons, start=at["icons"]):
            if count:
                values[icon] = count / ICONS
        values[at["points"]] = player.points / POINTS
        self._count(values, at["achievements"], player.achievements, WHOLE)
        for name in player.specials:
            values[at["special achievements"] + self.layout.specials[name]] = 1
        values[at["progress"]] = _achieved(player, seen) / seen.needed
        self._count(values, at["hand"], [face.value for face in player.hand], ZONE_OF_AGE)
        self._count(values, at["score pile"], [face.value for face in player.score], ZONE_OF_AGE)
        values[at["hand size"]] = len(player.hand) / ZONE
        values[at["score pile size"]] = len(player.score) / ZONE
        values[at["tucked"]] = min(player.tucked, MONUMENT_CARDS) / MONUMENT_CARDS
        values[at["scored"]] = min(player.scored, MONUMENT_CARDS) / MONUMENT_CARDS
        seat = player.seat
        if seat == seen.active:
            values[at["is active"]] = 1
        if seen.asked is not None and seat == seen.asked.seat:
            values[at["is asked"]] = 1
        if seen.teams and seat != seen.seat and seat in _side(seen.seat, seen):
            values[at["is partner"]] = 1
        if player.leaving:
            values[at["is leaving"]] = 1
        if player.out:
            values[at["is out"]] = 1

    def _pile(self, values: Values, at: dict[str, int], pile: PileView) -> None:
        color = pile.color
        cards = pile.cards
        if pile.count is None:
            values[at["pile sizes secret"] + color] = 1
        values[at["pile sizes"] + color] = (pile.count or 1) / PILE
        if pile.splay != UNSPLAYED:
            splays = at["splays"] + color * self._splays
            values[splays + UNSPLAYED] = 0
            values[splays + pile.splay] = 1
        place = self._place
        values[at["top cards"] + place[cards[0]]] = 1
        board = at["board"]
        for card, share in zip(cards, self._share, strict=False):
            values[board + place[card]] = share

    def _middle(self, values: Values, seen: View) -> None:
        at = self._at
        spot = at["decks"] - 1
        for age in range(1, len(seen.decks)):
            values[spot + age] = seen.decks[age] / DECK
        self._count(values, at["available achievements"], seen.available, WHOLE)
        for name in seen.specials:
            values[at["available special achievements"] + self.layout.specials[name]] = 1
        self._count(values, at["junk pile"], seen.junk, ZONE_OF_AGE)
        for name in seen.junked:
            values[at["junked special achievements"] + self.layout.specials[name]] = 1
        self._mark(values, at["box"], seen.box)
        values[at["parley"]] = seen.parley
        values[at["needed achievements"]] = seen.needed / NEEDED
        values[at["turn"]] = min(seen.turn / self._turn_limit, 1)
        values[at["actions left"]] = min(seen.actions_left, ACTIONS_A_TURN) / ACTIONS_A_TURN
        values[at["first cards chosen"]] = seen.chosen / len(seen.players)

    def _own(self, values: Values, seen: View) -> None:
        assert seen.seat is not None
        me = seen.players[seen.seat]
        self._mark(values, self._at["own hand"], me.hand)
        self._mark(values, self._at["own score pile"], me.score)
        if seen.opening is not None:
            values[self._at["own first card"] + self._place[seen.opening]] = 1

    def _question(self, values: Values, ask: Asked) -> None:
        at = self._at
        values[at["kind"] + KIND_PLACES[ask.kind]] = 1
        values[at["verb"] + VERB_PLACES[ask.verb]] = 1
        if ask.card is not None and ask.effect is not None:
            card = self.rules.by_name[ask.card]
            values[at["card that asks"] + self._place[card]] = 1
            values[at["effect that asks"] + ask.effect - 1] = 1
            values[at["is demand"]] = card.effect(ask.effect).is_demand
        values[at["picks to come"]] = (ask.more or 0) / TO_COME

    def _mark(self, values: Values, at: int, faces: Iterable[Face]) -> None:
        """Set the places of cards whose faces are seen."""
        for face in faces:
            if isinstance(face, Card):
                values[at + self._place[face]] = 1

    def _count(self, values: Values, at: int, ages: Sequence[int], scale: float) -> None:
        """Count by age."""
        for age in set(ages):
            values[at + age - 1] = ages.count(age) / scale


def _side(seat: int | None, seen: View) -> tuple[int, ...]:
    """The seats that win together with this one, itself included."""
    if seat is None or not seen.teams:
        return () if seat is None else (seat,)
    return tuple(mate for mate, letter in enumerate(seen.teams) if letter == seen.teams[seat])


def _achieved(player: PlayerView, seen: View) -> int:
    """The achievements that count toward the victory of a player."""
    if not seen.teams:
        return len(player.achievements) + len(player.specials)
    mates = [seen.players[mate] for mate in _side(player.seat, seen)]
    return sum(len(mate.achievements) + len(mate.specials) for mate in mates)
