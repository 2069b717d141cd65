"""The same observations as `observation.Encoder` gives, straight from a position and some thirty times as fast.

A view is made for people and bots and takes its time.  Here each part of the table is written once and kept until it
changes, which few parts do from one decision to the next; what may be seen follows `views.view` line by line, and an
invariant compares the two.
"""

from array import array
from functools import cache
from struct import Struct
from typing import Final

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
    ZONE,
    ZONE_OF_AGE,
    Layout,
    layout_of,
)
from splay.position.card import ICON_BITS, ICON_MASK, Card
from splay.position.decision import Decision
from splay.position.ruleset import Ruleset
from splay.position.state import Cards, Player, State
from splay.position.terms import COLORS, UNSPLAYED

_TURN: Final = Struct("5f")
_FLAGS: Final = Struct("5f")
_TO_COME: Final = Struct("f")
_NO_KEY: Final = ()


class Scribe:
    """Writes what seats see at one table.

    Attributes:
        layout: where each value stands.
        size: how many bytes an observation has.
    """

    __slots__ = (
        "_asks",
        "_board",
        "_boards",
        "_decks",
        "_middle",
        "_names",
        "_own",
        "_owns",
        "_place",
        "_rest",
        "_rests",
        "_share",
        "_silence",
        "_splays",
        "_turn_limit",
        "layout",
        "size",
    )

    def __init__(self, rules: Ruleset, players: int, turn_limit: int) -> None:
        """Write for tables of this kind; as `observation.Encoder`."""
        self._place, self._names, self._share, self._asks = _shared(rules)
        self.layout = layout_of(rules, players)
        self.size = 4 * self.layout.size
        self._turn_limit = turn_limit
        self._splays = len(rules.edition.splays)
        self._board = _starts(self.layout, "player 0: ", "pile sizes", "icons")
        self._rest = _starts(self.layout, "player 0: ", "icons", "is partner")
        end = self.layout.slices["player 0: is partner"].start
        board = self.layout.slices["player 0: icons"].start
        blank = array(FLOAT, bytes(4 * board))
        for color in COLORS:
            blank[self._board["splays"] + color * self._splays + UNSPLAYED] = 1
        self._silence = bytes(4 * (self.layout.size - self.layout.slices["kind"].start))
        # What has been written last, and what it was written from: by seat, and for boards by whether they are secret.
        self._boards = [_Board(blank) for _ in range(2 * players)]
        self._rests = [_Zones(end - board) for _ in range(players)]
        own = self.layout.slices["own first card"].stop - self.layout.slices["own hand"].start
        self._owns = [_Zones(own) for _ in range(players)]
        self._decks = Struct(f"{rules.last_age}f")
        self._middle: tuple[object, bytes] = (_NO_KEY, b"")

    def written(self, state: State, ask: Decision | None, seat: int) -> bytes:
        """The observation of a seat, as 32-bit floats.

        Args:
            state: the position.
            ask: what is asked; None if the game is over.
            seat: who looks.
        """
        seating = state.seating
        setup = seating.setup
        players = state.players
        count = len(players)
        parts: list[bytes] = []
        mates = seating.team_of(seat) if setup.teams else ()
        asked = -1 if ask is None else ask.seat
        for step in range(count):
            other = (seat + step) % count
            player = players[other]
            parts.append(self._board_of(player, setup.covered_hidden and other != seat))
            parts.append(self._rest_of(state, player))
            parts.append(
                _FLAGS.pack(
                    step > 0 and other in mates,
                    other in state.leaving,
                    other in seating.out,
                    other == state.active,
                    other == asked,
                )
            )
        parts.append(self._decks.pack(*[len(deck) / DECK for deck in state.decks[1:]]))
        parts.append(self._middle_of(state))
        parts.append(self._own_of(state, players[seat]))
        turn = state.turn / self._turn_limit
        actions = state.actions_left if state.actions_left < ACTIONS_A_TURN else ACTIONS_A_TURN
        parts.append(
            _TURN.pack(
                setup.parley,
                seating.needed / NEEDED,
                turn if turn < 1 else 1,
                actions / ACTIONS_A_TURN,
                len(state.openings) / count,
            )
        )
        if ask is None:
            parts.append(self._silence)
        else:
            parts.append(self._ask(ask))
            parts.append(_TO_COME.pack(ask.more / TO_COME if asked == seat else 0))
        return b"".join(parts)

    def _board_of(self, player: Player, secret: bool) -> bytes:
        """The piles of a player, of which only those that have changed are written again."""
        board = self._boards[2 * player.seat + secret]
        if board.piles == player.piles and board.splays == player.splays:
            return board.written
        for color in COLORS:
            pile, splay = player.piles[color], player.splays[color]
            if pile != board.piles[color] or splay != board.splays[color]:
                self._clear(board, color)
                if pile:
                    self._pile(board.values, color, pile, splay, secret)
        board.piles, board.splays = player.piles[:], player.splays[:]
        board.written = board.values.tobytes()
        return board.written

    def _clear(self, board: "_Board", color: int) -> None:
        """Take a pile away."""
        values, at, place = board.values, self._board, self._place
        pile = board.piles[color]
        if pile:
            values[at["top cards"] + place[pile[0]]] = 0
            for card in pile:
                values[at["board"] + place[card]] = 0
            values[at["pile sizes"] + color] = values[at["pile sizes secret"] + color] = 0
            splays = at["splays"] + color * self._splays
            values[splays + board.splays[color]] = 0
            values[splays + UNSPLAYED] = 1

    def _pile(self, values: "array[float]", color: int, pile: Cards, splay: int, secret: bool) -> None:
        """Put a pile where there is none."""
        at, place = self._board, self._place
        values[at["top cards"] + place[pile[0]]] = 1
        splays = at["splays"] + color * self._splays
        values[splays + UNSPLAYED] = 0
        values[splays + splay] = 1
        board = at["board"]
        size = len(pile)
        if secret:
            values[board + place[pile[0]]] = 1
            if splay == UNSPLAYED:
                values[at["pile sizes secret"] + color] = size = 1
        else:
            for card, share in zip(pile, self._share, strict=False):
                values[board + place[card]] = share
        values[at["pile sizes"] + color] = size / PILE

    def _rest_of(self, state: State, player: Player) -> bytes:
        """What else a player owns."""
        kept = self._rests[player.seat]
        values, at = kept.values, self._rest
        is_new = False
        if kept.icons != player.icons:
            icons = kept.icons = player.icons
            for spot in range(at["icons"], at["points"]):
                values[spot] = (icons & ICON_MASK) / ICONS
                icons >>= ICON_BITS
            is_new = True
        if kept.hand is not player.hand:
            _recount(values, at["hand"], kept.hand, player.hand)
            kept.hand = player.hand
            values[at["hand size"]] = len(player.hand) / ZONE
            is_new = True
        if kept.score is not player.score:
            _recount(values, at["score pile"], kept.score, player.score)
            kept.score = player.score
            values[at["score pile size"]] = len(player.score) / ZONE
            values[at["points"]] = player.points / POINTS
            is_new = True
        seating = state.seating
        done = (player.tucked, player.scored, state.achievements_of(player.seat), seating.needed)
        if kept.done != done or kept.achievements is not player.achievements or kept.specials is not player.specials:
            self._achievements(values, kept.achievements, player.achievements, player.specials)
            kept.done, kept.achievements, kept.specials = done, player.achievements, player.specials
            values[at["progress"]] = done[2] / seating.needed
            values[at["tucked"]] = min(player.tucked, MONUMENT_CARDS) / MONUMENT_CARDS
            values[at["scored"]] = min(player.scored, MONUMENT_CARDS) / MONUMENT_CARDS
            is_new = True
        if is_new:
            kept.written = values.tobytes()
        return kept.written

    def _achievements(self, values: "array[float]", before: Cards, now: Cards, specials: tuple[str, ...]) -> None:
        at = self._rest
        spot = at["achievements"] - 1
        for card in before:
            values[spot + card.age] = 0
        for card in now:
            values[spot + card.age] += 1
        spot = at["special achievements"]
        for name, place in self.layout.specials.items():
            values[spot + place] = name in specials

    def _middle_of(self, state: State) -> bytes:
        """What lies in the middle of the table, but for the decks."""
        key = (state.available, state.specials, state.junk, state.junked, state.box)
        before, written = self._middle
        if key == before:
            return written
        slices = self.layout.slices
        first = slices["available achievements"].start
        values = array(FLOAT, bytes(4 * (slices["box"].stop - first)))
        for card in state.available:
            values[card.age - 1] += 1
        for part, names in (
            ("available special achievements", state.specials),
            ("junked special achievements", state.junked),
        ):
            for name in names:
                values[slices[part].start - first + self.layout.specials[name]] = 1
        _recount(values, slices["junk pile"].start - first, (), state.junk)
        for card in state.box:
            values[slices["box"].start - first + self._place[card]] = 1
        written = values.tobytes()
        self._middle = (key, written)
        return written

    def _own_of(self, state: State, me: Player) -> bytes:
        """What only the seat itself sees."""
        kept = self._owns[me.seat]
        opening = state.opening_of(me.seat) if state.openings else None
        if kept.hand is me.hand and kept.score is me.score and kept.opening is opening:
            return kept.written
        values, place = kept.values, self._place
        if kept.hand is not me.hand:
            for card in kept.hand:
                values[place[card]] = 0
            for card in me.hand:
                values[place[card]] = 1
            kept.hand = me.hand
        if kept.score is not me.score:
            spot = len(place)
            for card in kept.score:
                values[spot + place[card]] = 0
            for card in me.score:
                values[spot + place[card]] = 1
            kept.score = me.score
        if kept.opening is not opening:
            spot = 2 * len(place)
            if kept.opening is not None:
                values[spot + place[kept.opening]] = 0
            if opening is not None:
                values[spot + place[opening]] = 1
            kept.opening = opening
        kept.written = values.tobytes()
        return kept.written

    def _ask(self, ask: Decision) -> bytes:
        """The question, up to how many such questions may follow."""
        effect = ask.effect
        key = (ask.kind, ask.verb, effect)
        written = self._asks.get(key)
        if written is not None:
            return written
        slices = self.layout.slices
        first = slices["kind"].start
        values = array(FLOAT, bytes(4 * (slices["picks to come"].start - first)))
        values[KIND_PLACES[ask.kind]] = 1
        values[slices["verb"].start - first + VERB_PLACES[ask.verb]] = 1
        if effect is not None:
            values[slices["card that asks"].start - first + self._names[effect.card]] = 1
            values[slices["effect that asks"].start - first + effect.number - 1] = 1
            values[slices["is demand"].start - first] = effect.is_demand
        written = self._asks[key] = values.tobytes()
        return written


class _Board:
    """What has been written of a board, seen by its owner or, where that differs, by others."""

    __slots__ = ("piles", "splays", "values", "written")

    def __init__(self, blank: "array[float]") -> None:
        self.piles: list[Cards] = [() for _ in COLORS]
        self.splays = [UNSPLAYED for _ in COLORS]
        self.values = blank[:]
        self.written = blank.tobytes()


class _Zones:
    """What has been written of the cards of a player that lie on no board."""

    __slots__ = ("achievements", "done", "hand", "icons", "opening", "score", "specials", "values", "written")

    def __init__(self, size: int) -> None:
        self.values = array(FLOAT, bytes(4 * size))
        self.written = self.values.tobytes()
        self.hand: Cards = ()
        self.score: Cards = ()
        self.achievements: Cards = ()
        self.specials: tuple[str, ...] = ()
        self.opening: Card | None = None
        self.icons = 0
        self.done: object = None


@cache
def _shared(rules: Ruleset) -> tuple[dict[Card, int], dict[str, int], list[float], dict[object, bytes]]:
    """What all tables of a ruleset share.

    The places of the cards, the same by name, what a card counts for by its depth in a pile, and the questions written.
    """
    cards = rules.cards
    place = {card: place for place, card in enumerate(cards)}
    return place, {card.name: at for card, at in place.items()}, [1 / depth for depth in range(1, len(cards) + 1)], {}


def _starts(spots: Layout, prefix: str, first: str, end: str) -> dict[str, int]:
    """Where the parts of the first player begin from `first` on, up to `end`, counted from there."""
    names = [name.removeprefix(prefix) for name in spots.slices if name.startswith(prefix)]
    start = spots.slices[prefix + first].start
    chosen = names[names.index(first) : names.index(end)]
    return {name: spots.slices[prefix + name].start - start for name in chosen}


def _recount(values: "array[float]", at: int, before: Cards, now: Cards) -> None:
    """Count by value, where others were counted before."""
    for card in before:
        values[at + card.value - 1] = 0
    found = [card.value for card in now]
    for value in set(found):
        values[at + value - 1] = found.count(value) / ZONE_OF_AGE
