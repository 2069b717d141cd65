"""Achievements and victory: who has earned what, and when that ends the game."""

from collections.abc import Sequence
from typing import TypeVar

from splay.card import Card
from splay.events import ACHIEVE, CLAIM, RawEvent
from splay.specials import CONDITIONS, may_have_earned, may_qualify
from splay.state import Outcome, Player, State
from splay.terms import ACHIEVEMENTS

Thing = TypeVar("Thing", Card, str)


class GameEnds(Exception):
    """Raised by the change that ends the game; nothing after it happens."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Achieving:
    """The part of `moves.Moves` that hands out achievements.

    Attributes:
        state: the position being changed.
        log: the events of the current action, oldest first.
    """

    __slots__ = ("log", "state")

    def __init__(self, state: State, log: list[RawEvent]) -> None:
        self.state = state
        self.log = log

    def achieve(self, you: Player, card: Card) -> None:
        """Take an available standard achievement."""
        state = self.state
        state.available = without(state.available, card)
        you.achievements += (card,)
        self.log.append((ACHIEVE, you.seat, card, ACHIEVEMENTS, you.seat, ACHIEVEMENTS))
        self._test_victory(you)

    def claim(self, you: Player, name: str) -> bool:
        """Take a special achievement if it is available; says whether it was."""
        state = self.state
        if name not in state.specials:
            return False
        state.specials = without(state.specials, name)
        you.specials += (name,)
        self.log.append((CLAIM, you.seat, name, ACHIEVEMENTS, you.seat, ACHIEVEMENTS))
        self._test_victory(you)
        return True

    # -- tested after every change ---------------------------------------------------

    def claim_specials(self) -> None:
        """Give every available special achievement to whoever has met its condition, where that is done at once.

        The player whose turn it is comes first, then clockwise (rulebook of
        edition 3, "Special achievements").
        """
        state = self.state
        if state.table.edition.tests_at_once:
            players = state.players
            first = max(state.active, 0)
            self.claim_in_order((*players[first:], *players[:first]))

    def claim_in_order(self, players: Sequence[Player]) -> None:
        """Give every available special achievement to the first of these players who has met its condition."""
        state = self.state
        conditions = CONDITIONS[state.table.edition.number]
        for player in players:
            for name in state.specials:
                if conditions[name](player):
                    self.claim(player, name)

    def _test_victory(self, player: Player) -> None:
        state = self.state
        table = state.table
        if table.edition.tests_at_once and state.achievements_of(player.seat) >= table.needed:
            raise GameEnds(Outcome(table.team_of(player.seat), "achievements"))

    def _settle(self, you: Player, other: Player | None = None) -> None:
        """Test the special achievements after the boards of these players changed."""
        state = self.state
        available = state.specials
        if not available or not state.table.edition.tests_at_once:
            return
        if may_qualify(you, available) or (other is not None and may_qualify(other, available)):
            self.claim_specials()


def test_action(state: State, log: list[RawEvent]) -> None:
    """The tests of edition 4 at the end of an action: special achievements, then victory.

    Clockwise from the left of the player whose turn it is, who comes last (rulebook of
    edition 4, "Special achievements" and "Winning").

    Raises:
        GameEnds: somebody has won.
    """
    table = state.table
    least = 1 if table.teams else table.needed
    has_earned = has_won = False
    for player in state.players:
        if player.touched:
            player.touched = False
            if may_have_earned(player):
                has_earned = True
        if len(player.achievements) + len(player.specials) >= least:
            has_won = True
    if not (has_earned or has_won):
        return
    order = table.from_left[state.active]
    Achieving(state, log).claim_in_order([state.players[seat] for seat in order])
    most, winner = table.needed - 1, None
    for seat in order:
        count = state.achievements_of(seat)
        if count > most:
            most, winner = count, seat
    if winner is not None:
        raise GameEnds(Outcome(table.team_of(winner), "achievements"))


def without(things: tuple[Thing, ...], thing: Thing) -> tuple[Thing, ...]:
    """These cards, or names of achievements, but this one."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def score_outcome(state: State) -> Outcome:
    """Who wins when a card above the last age must be drawn.

    Most points, then most achievements, in teams both summed.  If that is tied, the
    tied share the victory (rulebook of edition 3, "End of the game") or, in edition 4,
    the game is drawn ("Winning by score").  Who has given up and is about to leave has no part in it.
    """
    table = state.table
    sides = state.staying_sides()

    def standing(side: tuple[int, ...]) -> tuple[int, int]:
        team = [state.players[seat] for seat in side if seat not in state.leaving]
        return sum(p.points for p in team), sum(p.achievement_count for p in team)

    best = max(map(standing, sides))
    tied = [side for side in sides if standing(side) == best]
    if len(tied) > 1 and table.edition.ties_are_drawn:
        return Outcome((), "score")
    return Outcome(tuple(sorted(seat for side in tied for seat in side)), "score")
