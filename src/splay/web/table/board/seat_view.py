"""A player with all that the looks of their place at the table depend on, so that it is drawn only when they change."""

from dataclasses import dataclass

from splay.position.terms import BOARD
from splay.web.table.board.panels import ColorSlot, Panel
from splay.web.table.context.movement import LastMove
from splay.web.table.controls.bar import Clickable
from splay.web.table.controls.wiring import Wiring
from splay.web.table.preview.badges import PreviewBadge


@dataclass(frozen=True, slots=True)
class PileSpot:
    """The place of a color on a board.

    Attributes:
        slot: what lies there.
        clickable: what picking it would do, if it may be picked.
        moved: what has moved last, if it lies there.
        threat: what its top card would do to who looks, as a card of another player; None: nothing.
        fores: what the dogma of its top card would do now, as a card of one's own.
    """

    slot: ColorSlot
    clickable: Clickable | None
    moved: LastMove | None
    threat: PreviewBadge | None
    fores: tuple[PreviewBadge, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """The place of a player at the table.

    Attributes:
        panel: the player.
        spots: the places on the board.
        clickable: what picking the player would do, if that is asked.
        moved: what has moved last, if it has come to the player, but not to the board.
        thinks: whether it is a program that may be thinking.
        is_asked: whether it is a friend who is asked, and thinks if at the table.
        has_friends: whether it is shown who is here.
        is_open: whether every hand and score pile lies open.
        counted: the icon that is compared now; empty if none is.
        wiring: what a click does.
    """

    panel: Panel
    spots: tuple[PileSpot, ...]
    clickable: Clickable | None
    moved: LastMove | None
    thinks: bool
    is_asked: bool
    has_friends: bool
    is_open: bool
    counted: str
    wiring: Wiring


def moved_before(who: Panel, moved: LastMove) -> LastMove | None:
    """What has moved last, if it has come to a player, but not to the board."""
    return moved if moved.seat == who.mark.seat and moved.zone != BOARD else None
