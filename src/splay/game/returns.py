"""What a game is worth to each seat when it is over, and when to stop waiting for its end."""

from typing import Final

from splay.position.state import Outcome

TURN_LIMIT: Final = 200
"""The last turn, for whoever breaks games off; hardly any random game takes more than 150."""
WIN: Final = 1.0
LOSS: Final = -1.0
NOTHING: Final = 0.0


def returns_of(outcome: Outcome | None, players: int) -> list[float]:
    """What each seat has won: 1 for all who share the victory, -1 for the others.

    All have 0 if the game is drawn, was broken off or goes on.
    """
    if outcome is None or not outcome.winners:
        return [NOTHING for _ in range(players)]
    return [WIN if seat in outcome.winners else LOSS for seat in range(players)]
