"""What is to be reached in a puzzle, and when it is decided."""

from dataclasses import dataclass
from typing import Final

from splay.game.game import Game
from splay.position.card import Card
from splay.position.state import Player, Snapshot, State

WIN: Final = "win"
CLAIM: Final = "claim"
SURVIVE: Final = "survive"
NOTHING: Final = "nothing"
THEMES: Final = (WIN, CLAIM, SURVIVE, NOTHING)


@dataclass(frozen=True, slots=True)
class Goal:
    """What a seat of a game of two wants to reach before its turn is over.

    * ``win``: the game is won.
    * ``claim``: the seat has one more achievement.
    * ``survive``: if the opponent then activates a certain card, the seat loses no card to it.
    * ``nothing``: that card's demand would not concern the seat: it has as many of the icon, or the card is gone.

    Attributes:
        theme: which of these.
        seat: whose goal it is.
        turn: the turn in which it must be reached.
        achievements: how many the seat had.
        card: the opponent's card, for ``survive`` and ``nothing``.
    """

    theme: str
    seat: int
    turn: int
    achievements: int
    card: str = ""

    @classmethod
    def at(cls, theme: str, state: State, card: str = "") -> "Goal":
        """The goal of the seat whose turn it is."""
        return cls(theme, state.active, state.turn, state.achievements_of(state.active), card)

    def verdict(self, game: Game, before: Snapshot) -> bool | None:
        """Whether the goal has been reached or missed; None while it is open.

        Args:
            game: the game now.
            before: the position before the last action, in which the game may still be.
        """
        state = game.state
        if state.outcome is not None:
            return self.seat in state.outcome.winners
        if not game.is_resting:
            return None
        if self.theme == CLAIM and state.achievements_of(self.seat) > self.achievements:
            return True
        if state.turn == self.turn:
            return None
        return self._after_turn(state, before)

    def _after_turn(self, state: State, before: Snapshot) -> bool | None:
        """The same once the seat's turn is over."""
        if self.theme in (WIN, CLAIM):
            return False
        if self.theme == NOTHING:
            return not self.hits(state)
        then = State.restored(before)
        if then.turn > self.turn:  # the opponent has acted
            return set(_owned(then.players[self.seat])) <= set(_owned(state.players[self.seat]))
        return None if self.threat(state) else True

    def threat(self, state: State) -> Card | None:
        """The opponent's card, as long as it can be activated."""
        foe = state.players[1 - self.seat]
        return next((card for card in foe.tops if card.name == self.card), None)

    def hits(self, state: State) -> bool:
        """Whether the demand of the opponent's card would concern the seat."""
        card = self.threat(state)
        if card is None:
            return False
        return state.players[self.seat].count(card.featured) < state.players[1 - self.seat].count(card.featured)

    def reply(self, game: Game) -> int | None:
        """The place of the only option that the opponent considers in a turn; None: it is not its turn yet."""
        state = game.state
        if state.active == self.seat or not game.is_resting:
            return None
        card = self.threat(state)
        assert card is not None, "else the goal has been reached"
        foe = state.players[state.active]
        return 1 + len(foe.hand) + foe.tops.index(card)


def _owned(player: Player) -> list[Card]:
    return [*player.hand, *player.score, *player.achievements, *(card for pile in player.piles for card in pile)]
