"""Going on without somebody who is asked and has been silent for long: when it may be done, and who decides.

All other people who are still in the game and not silent themselves must agree.  Whoever is missed ends it by coming
back.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from splay.host.errors import LostByTime, OutOfGame
from splay.position.ruleset import Ruleset
from splay.store.clocks import SITTING
from splay.store.rows import FRIENDS, PLAYING, Seat, TableInfo

COMPUTER_PLAYS: Final = "computer"
LEAVES: Final = "leave"
WAYS: Final = (COMPUTER_PLAYS, LEAVES)
"""How a game goes on: a computer plays until the player is back, or the player leaves for good (edition 4)."""
AT_A_SITTING: Final = 600.0
"""Seconds after which somebody is silent where a clock for a sitting runs."""
ELSEWHERE: Final = 24 * 3600.0
"""The same at all other tables, where people play over days."""


@dataclass(frozen=True, slots=True)
class Absence:
    """That somebody who is asked says nothing.

    Attributes:
        seat: whose.
        since: since when, in seconds since 1970.
        silent_at: from when on the others may go on without this player.
        may_leave: whether the player can leave while the others play on, by the rules of the edition.
    """

    seat: int
    since: float
    silent_at: float
    may_leave: bool


def patience_at(table: TableInfo) -> float:
    """After how many seconds somebody is silent at a table."""
    return AT_A_SITTING if table.clock is not None and table.clock["kind"] == SITTING else ELSEWHERE


def absence_at(table: TableInfo, rules: Ruleset) -> Absence | None:
    """Who is waited for, in a game among friends, and since when; None if nobody is."""
    if table.kind != FRIENDS or table.phase != PLAYING or table.asked is None or table.waits_for_bot:
        return None
    since = max(table.waiting_since or table.changed, table.seats[table.asked].here or 0.0)
    return Absence(table.asked, since, since + patience_at(table), rules.edition.players_leave)


def check_in_game(table: TableInfo, seat: int, out: Collection[int]) -> None:
    """See that a player is still in the game; others have no say in how it goes on.

    Args:
        table: the table.
        seat: who wants to decide.
        out: the seats that have left the game.

    Raises:
        LostByTime: the player has lost by time, and a computer plays on.
        OutOfGame: the player has left the game, by losing or giving up.
    """
    own = table.seats[seat]
    if own.lost:
        raise LostByTime("the time of {name} was up", name=own.name)
    if seat in out:
        raise OutOfGame("{name} is out of the game", name=own.name)


def who_decides(table: TableInfo, absent: int, by: int, out: frozenset[int], now: float) -> tuple[int, ...]:
    """The seats that must agree besides the one that proposes to go on: people who are not silent themselves."""
    since = now - patience_at(table)

    def is_there(seat: Seat) -> bool:
        return seat.computer is None and (seat.here or table.waiting_since or now) > since

    others = [seat for seat in table.seats if seat.number not in (absent, by, *out)]
    return tuple(seat.number for seat in others if is_there(seat))


def still_proposed(table: TableInfo) -> bool:
    """Whether somebody has proposed to go on without a player, and waits for an answer."""
    return table.absence is not None and "refused" not in table.absence
