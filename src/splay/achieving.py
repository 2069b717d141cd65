"""Achievements and victory: who has earned what, and when that ends the game."""

from splay.card import Card
from splay.events import ACHIEVE, CLAIM, RawEvent
from splay.specials import CONDITIONS, may_qualify
from splay.state import Cards, Outcome, Player, State
from splay.terms import ACHIEVEMENTS


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
        state.specials = tuple([special for special in state.specials if special != name])
        you.specials += (name,)
        self.log.append((CLAIM, you.seat, name, ACHIEVEMENTS, you.seat, ACHIEVEMENTS))
        self._test_victory(you)
        return True

    def claim_specials(self) -> None:
        """Give every available special achievement to whoever has met its condition.

        The player whose turn it is comes first, then clockwise (rulebook of
        edition 3, "Special achievements").
        """
        state = self.state
        players = state.players
        first = max(state.active, 0)
        for player in (*players[first:], *players[:first]):
            for name in state.specials:
                if CONDITIONS[name](player):
                    self.claim(player, name)

    def _test_victory(self, player: Player) -> None:
        state = self.state
        if state.achievements_of(player.seat) >= state.table.needed:
            raise GameEnds(Outcome(state.table.team_of(player.seat), "achievements"))

    def _settle(self, you: Player, other: Player | None = None) -> None:
        """Test the special achievements after the boards of these players changed."""
        available = self.state.specials
        if available and (may_qualify(you, available) or (other is not None and may_qualify(other, available))):
            self.claim_specials()


def without(cards: Cards, card: Card) -> Cards:
    """These cards but this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def score_outcome(state: State) -> Outcome:
    """Who wins when a card above the last age must be drawn.

    Most points, then most achievements; still tied players share the victory.
    In teams both are summed (rulebook of edition 3, "End of the game").
    """

    def standing(seat: int) -> tuple[int, int]:
        team = [state.players[mate] for mate in state.table.team_of(seat)]
        return sum(p.points for p in team), sum(p.achievement_count for p in team)

    seats = range(len(state.players))
    best = max(map(standing, seats))
    return Outcome(tuple(seat for seat in seats if standing(seat) == best), "score")
