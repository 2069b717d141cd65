"""Tables and entries to store."""

from typing import Any

from splay.store import Entry, NewSeat, NewTable
from splay.store.rows import FRIENDS, PICK, Standing

SETUP = {"edition": "4", "players": "ann, bob", "seed": "7"}
ANN_IS_ASKED = Standing(asked=0, waits_for_bot=False, turn=1, result=None)
BOT_IS_ASKED = Standing(asked=1, waits_for_bot=True, turn=1, result=None)
OVER_NOW = Standing(asked=None, waits_for_bot=False, turn=9, result="ann by score")


def table(name: str = "one", **changes: Any) -> NewTable:
    """A table of two people, ann and whoever comes."""
    values: dict[str, Any] = {
        "kind": FRIENDS,
        "setup": SETUP,
        "seats": (NewSeat("ann", keys=("key of ann",)), NewSeat("Player 2", taken=False, invite="to seat 1")),
    }
    return NewTable(id=name, **(values | changes))


AGAINST_A_BOT = (NewSeat("ann", keys=("key of ann",)), NewSeat("bot", bot="scholar"))
"""Seats of ann and a bot."""


def pick(sequence: int, option: str = "draw", seat: int = 0) -> Entry:
    """A pick."""
    return Entry(sequence, PICK, seat, option)
