"""What ends a game, a dogma action or a player's part in it early."""

from splay.position.state import Outcome


class GameEnds(Exception):
    """Raised by the change that ends the game; nothing after it happens.

    Attributes:
        outcome: how it ended.
    """

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class DogmaEnds(Exception):
    """Raised by an effect that ends the dogma action it belongs to."""


class PlayerLeaves(Exception):
    """Raised inside an effect that cannot be finished: its player, the activating player or all opponents leave.

    Attributes:
        seat: who has lost or given up.
        card: the card that caused it; empty if the player gave up.
    """

    def __init__(self, seat: int, card: str = "") -> None:
        super().__init__(seat, card)
        self.seat = seat
        self.card = card
