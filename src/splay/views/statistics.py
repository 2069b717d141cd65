"""Statistics for the end of a game: how it went, turn by turn, who did what, and its turning points.

Made from what a spectator may see, so they can be shown to everyone, even during the game.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from splay.game.game import Game
from splay.game.record import Record
from splay.position.card import Card
from splay.position.card_moves import (
    Achieve,
    CardComes,
    CardMoves,
    Draw,
    Event,
    Meld,
    PayForParley,
    Return,
    Score,
    Tuck,
)
from splay.position.events import (
    Arrange,
    Claim,
    DogmaBegins,
    EffectBegins,
    JunkDeck,
    Lose,
    ShareBonus,
    Splay,
    TurnBegins,
)
from splay.position.terms import BOARD, SCORE
from splay.views.view import View, view

# Kinds of moments, the most significant first.
UPHEAVAL: Final = "upheaval"
"""A dogma action took many cards off the boards: `name` is the card, `amount` how many."""
DEPARTURE: Final = "departure"
"""A player lost or gave up: `name` is the card that caused it, if any; `amount` is the points gone."""
LEAD: Final = "lead"
"""`seat` overtook `other`, who had led in achievements, and stayed ahead: `amount` is how many it then had."""
RAID: Final = "raid"
"""A dogma action of `seat` cost `other` more points than any other in the game, not counting what `other` gave up
while sharing: `name` is the card, `amount` the points."""
SPECIAL: Final = "special"
"""A special achievement was claimed: `name` is its name, `amount` how many achievements the player then had."""
LEAP: Final = "leap"
"""A card far above any before it reached a board: `name` is the card, `amount` by how many ages."""
HAUL: Final = "haul"
"""A dogma action of `seat` gained more points than any other in the game: `name` is the card, `amount` the points."""
MOMENT_KINDS: Final = (UPHEAVAL, DEPARTURE, LEAD, RAID, SPECIAL, LEAP, HAUL)

MOMENTS: Final = 6
"""The most moments to report."""
LEAST: Final = {UPHEAVAL: 8, RAID: 4, HAUL: 6, LEAP: 3}
"""How many cards, points or ages it takes to make a moment."""


@dataclass(frozen=True, slots=True)
class TurnStanding:
    """Where everyone stood after a turn, or stands in the one in progress.

    Attributes:
        turn: its number.
        seat: whose turn it was.
        points, achievements: by seat; achievements of every kind.
    """

    turn: int
    seat: int
    points: tuple[int, ...]
    achievements: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fall:
    """An achievement claimed by a player.

    Attributes:
        turn, seat: when, and by whom.
        age: of a standard or chain achievement; None for a special one.
        special: name of a special one; None for any other.
    """

    turn: int
    seat: int
    age: int | None
    special: str | None


@dataclass(frozen=True, slots=True)
class Tally:
    """What one player has done from the first turn on; first cards do not count.

    Attributes:
        seat: who.
        drawn, melded, tucked, scored, returned: cards; melded, tucked and scored count for the player who got
            them, returned includes the price of parley.
        dogmas: cards activated.
        demands: how often a player carried out a demand of this player's cards and something moved.
        shares: how often another player shared an effect of this player's cards and something moved.
        achievements: achievements of every kind, now.
        points: points now.
    """

    seat: int
    drawn: int
    melded: int
    tucked: int
    scored: int
    returned: int
    dogmas: int
    demands: int
    shares: int
    achievements: int
    points: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A turning point; see the kinds in this module.

    Attributes:
        turn: when.
        kind: one of `MOMENT_KINDS`.
        seat: who did it.
        name: of a card or special achievement.
        other: who it happened to.
        amount: points, cards, achievements or ages.
    """

    turn: int
    kind: str
    seat: int
    name: str | None
    other: int | None
    amount: int


@dataclass(frozen=True, slots=True)
class Chronicle:
    """How a game has gone so far.

    Attributes:
        standings: one for each turn, in order.
        falls: the achievements in the order in which they were claimed.
        tallies: by seat.
        moments: turning points, in order, at most `MOMENTS`.
    """

    standings: tuple[TurnStanding, ...]
    falls: tuple[Fall, ...]
    tallies: tuple[Tally, ...]
    moments: tuple[Moment, ...]

    @classmethod
    def of(cls, record: Record) -> "Chronicle":
        """The chronicle of a recorded game; raises as `Record.replay`."""
        return cls.over(record.steps())

    @classmethod
    def over(cls, games: Iterable[Game]) -> "Chronicle":
        """The chronicle of a game given at its start and after each pick, as by `Record.steps`."""
        steps = iter(games)
        start = next(steps)
        return cls.told(view(start, None), _events(steps))

    @classmethod
    def told(cls, start: View, events: Iterable[Event]) -> "Chronicle":
        """The chronicle of what a spectator is told, starting from a first view."""
        teller = _Teller(start)
        for event in events:
            teller.hear(event)
        return teller.chronicle()


def _events(steps: Iterator[Game]) -> Iterator[Event]:
    for game in steps:
        for event in game.events:
            yield event.seen_by(None)


_COUNTED: Final[dict[type[CardMoves], str]] = {Draw: "drawn", Meld: "melded", Tuck: "tucked", Score: "scored"}
"""What is counted for the player who gets the card."""


class _Teller:
    """Hears the events of a game one by one.

    Attributes:
        turn, seat, points, achievements: the current values.
        highest: the highest age that has been on a board.
        counts: per seat, by field of `Tally`.
        leader: the last player to have more achievements than anyone else.
        running: the demand or share that counts as soon as something moves, and for whom.
        dogma: who activated which card, while it is in progress.
        willing: who carries out an effect that is not a demand.
        before: points before the dogma action.
        taken: points that it has cost each player involuntarily.
        uprooted: cards that it has taken off the boards.
    """

    def __init__(self, start: View) -> None:
        players = start.players
        self.turn = start.turn
        self.seat = start.active
        self.points = [player.points for player in players]
        self.achievements = [len(player.achievements) + len(player.specials) for player in players]
        self.highest = max((pile.cards[0].age for player in players for pile in player.piles), default=0)
        self.counts = [dict.fromkeys(Tally.__slots__, 0) for _ in players]
        self.standings: list[TurnStanding] = []
        self.falls: list[Fall] = []
        self.moments: list[Moment] = []
        self.leader: int | None = None
        self.running: tuple[str, int] | None = None
        self.dogma: tuple[int, str] | None = None
        self.willing: int | None = None
        self.before: list[int] = []
        self.taken = [0] * len(players)
        self.uprooted = 0
        self._find_leader()

    def hear(self, event: Event) -> None:
        """Take in one more event."""
        match event:
            case TurnBegins():
                self._end_dogma()
                self._begin_turn(event)
            case DogmaBegins():
                self._end_dogma()
                self._begin_dogma(event)
            case EffectBegins():
                self._begin_effect(event)
            case ShareBonus():
                self.running = None
            case Claim():
                self._falls(event.seat, None, event.special)
            case CardMoves():
                self._card_moves(event)
            case Splay() | Arrange() | JunkDeck():
                self._something_moved()
            case Lose():
                self._something_moved()
                self._leaves(event)

    # -- turns and effects -----------------------------------------------------------

    def _begin_turn(self, event: TurnBegins) -> None:
        self._stand()
        self.turn, self.seat = event.turn, event.seat

    def _stand(self) -> None:
        if self.turn:
            self.standings.append(TurnStanding(self.turn, self.seat, tuple(self.points), tuple(self.achievements)))

    def _begin_dogma(self, event: DogmaBegins) -> None:
        self.dogma = (event.seat, event.card.name)
        self.before = self.points[:]
        self.taken = [0] * len(self.points)
        self.willing = None
        self.uprooted = 0
        self.counts[event.seat]["dogmas"] += 1

    def _end_dogma(self) -> None:
        """Report what a dogma action did, if it did much."""
        self.running = None
        if self.dogma is None:
            return
        (seat, card), self.dogma = self.dogma, None
        for other, points in enumerate(self.taken):
            if other != seat:
                self._moment(RAID, seat, card, other, points)
        self._moment(HAUL, seat, card, None, self.points[seat] - self.before[seat])
        self._moment(UPHEAVAL, seat, card, None, self.uprooted)

    def _begin_effect(self, event: EffectBegins) -> None:
        """Note that others carry out a demand or share, which counts once something moves."""
        is_demand = event.effect.is_demand
        self.willing = None if is_demand else event.seat
        is_own = event.seat == event.activator or event.resumed
        self.running = None if is_own else ("demands" if is_demand else "shares", event.activator)

    def _something_moved(self) -> None:
        if self.running is not None:
            what, seat = self.running
            self.counts[seat][what] += 1
            self.running = None

    # -- cards -----------------------------------------------------------------------

    def _card_moves(self, event: CardMoves) -> None:
        seat, value = event.seat, event.card.value
        if not isinstance(event, PayForParley):
            self._something_moved()
        if self.turn and isinstance(event, CardComes) and type(event) in _COUNTED:
            self.counts[event.taker][_COUNTED[type(event)]] += 1
        elif isinstance(event, (Return, PayForParley)):
            self.counts[seat]["returned"] += 1
        elif isinstance(event, Achieve):
            self._falls(seat, value, None)
        if event.origin == SCORE:
            self._count_points(seat, -value)
        if isinstance(event, CardComes) and event.target == SCORE:
            self._count_points(event.taker, value)
        elif isinstance(event, CardComes) and event.target == BOARD:
            if self.turn and isinstance(event.card, Card):
                self._moment(LEAP, event.taker, event.card.name, None, value - self.highest)
            self.highest = max(self.highest, value)
        elif event.origin == BOARD:
            self.uprooted += 1

    def _count_points(self, seat: int, change: int) -> None:
        self.points[seat] += change
        if seat != self.willing:
            self.taken[seat] -= change

    # -- achievements and departures ----------------------------------------------------

    def _falls(self, seat: int, age: int | None, special: str | None) -> None:
        self.falls.append(Fall(self.turn, seat, age, special))
        self.achievements[seat] += 1
        count = self.achievements[seat]
        if special is not None:
            self._moment(SPECIAL, seat, special, None, count)
        passed = self.leader
        self._find_leader()
        if passed not in (None, self.leader):
            self._moment(LEAD, seat, None, passed, count)

    def _find_leader(self) -> None:
        most = max(self.achievements)
        if self.achievements.count(most) == 1:
            self.leader = self.achievements.index(most)

    def _leaves(self, event: Lose) -> None:
        seat = event.seat
        self._moment(DEPARTURE, seat, event.by_card or None, None, self.points[seat])
        self.points[seat] = self.achievements[seat] = 0
        self.leader = None
        self._find_leader()

    # -- telling -----------------------------------------------------------------------

    def _moment(self, kind: str, seat: int, name: str | None, other: int | None, amount: int) -> None:
        if amount >= LEAST.get(kind, 0):
            self.moments.append(Moment(self.turn, kind, seat, name, other, amount))

    def chronicle(self) -> Chronicle:
        """Everything heard so far."""
        self._end_dogma()
        self._stand()
        for seat, counts in enumerate(self.counts):
            counts.update(seat=seat, points=self.points[seat], achievements=self.achievements[seat])
        tallies = tuple(Tally(**counts) for counts in self.counts)
        return Chronicle(tuple(self.standings), tuple(self.falls), tallies, _most_telling(self.moments))


def _most_telling(moments: list[Moment]) -> tuple[Moment, ...]:
    """A selection of moments, in chronological order, with at most one lead, raid, leap and haul.

    Of the leads the last one counts, since it lasted; of the others the greatest, and among equals the earliest.
    """
    chosen: list[int] = []
    for kind in MOMENT_KINDS:
        of_kind = [at for at, moment in enumerate(moments) if moment.kind == kind]
        if kind == LEAD:
            of_kind = of_kind[-1:]
        elif kind in (RAID, LEAP, HAUL):
            of_kind = sorted(of_kind, key=lambda at: -moments[at].amount)[:1]
        chosen += of_kind
    return tuple(moments[at] for at in sorted(chosen[:MOMENTS]))
