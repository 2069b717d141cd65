"""Who a player is, in one sign."""

from dataclasses import dataclass

from splay.store import TableInfo
from splay.views.view import View


@dataclass(frozen=True, slots=True)
class Mark:
    """Who a player is, in one sign.

    Attributes:
        seat: the seat.
        name: the player's name.
        letter: stands in the sign.
        is_me: whether it is who looks.
        is_bot: whether a program plays.
        stands_in: whether it plays for a person.
    """

    seat: int
    name: str
    letter: str
    is_me: bool
    is_bot: bool
    stands_in: bool = False


def marks_of(table: TableInfo, view: View) -> tuple[Mark, ...]:
    """Everybody's sign, by seat."""
    return tuple(
        Mark(
            seat=player.seat,
            name=player.name,
            letter=player.name[:1].upper(),
            is_me=player.seat == view.seat,
            is_bot=table.seats[player.seat].computer is not None,
            stands_in=table.seats[player.seat].stand_in is not None,
        )
        for player in view.players
    )
