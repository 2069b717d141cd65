"""What ends a game, a dogma action or the part of a player in it, before all is done."""

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
    """Raised inside an effect that cannot be finished: who carries it out or activated it leaves, or all opponents do.

    Attributes:
        seat: who has lost or given up.
        card: the card that says so; empty for who gives up.
    """

    def __init__(self, seat: int, card: str = "") -> None:
        super().__init__(seat, card)
        self.seat = seat
        self.card = card
