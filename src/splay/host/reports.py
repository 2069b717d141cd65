"""What people report about a table to whoever runs the server: a name, a line of talk, or the table as a whole."""

import time
from typing import Final

from splay.errors import SetupError
from splay.host.errors import NothingToReport, TooManyReports
from splay.host.sanitize import plain
from splay.host.secrets import hash_of
from splay.store import Store, TableInfo, Talk
from splay.store.rows import FRIENDS, NewReport

REASON_LENGTH: Final = 300
MOST_HERE: Final = 3
"""So many reports of a person about a table are open at most."""
MOST_A_DAY: Final = 10
DAY: Final = 86400.0


def may_be_reported(table: TableInfo) -> bool:
    """Whether strangers, or friends elsewhere, may sit at a table."""
    return table.kind == FRIENDS or table.listed


def report(store: Store, table: TableInfo, secret: str, seat: int | None, line: Talk | None, reason: str) -> None:
    """Store a report.

    Args:
        store: where to.
        table: the table.
        secret: of the person who reports.
        seat: whose name is meant; None for nobody's.
        line: the line of talk that is meant; None for none.
        reason: why, in the person's own words.

    Raises:
        NothingToReport: nobody else can sit at this table.
        SetupError: there is no reason, or it is too long.
        TooManyReports: the person has reported enough.
    """
    if not may_be_reported(table):
        raise NothingToReport("nobody else can sit at table {table}", table=table.id)
    words = plain(reason)
    if not words or len(words) > REASON_LENGTH:
        raise SetupError("a reason has 1 to {most} letters, not {count}", most=REASON_LENGTH, count=len(words))
    owner = store.owner(hash_of(secret))
    here, lately = store.reported(owner, table.id, time.time() - DAY)
    if here >= MOST_HERE or lately >= MOST_A_DAY:
        raise TooManyReports("you have reported enough for now")
    if line is not None:
        seat = line.seat
    said = None if line is None else f"{line.name}: {line.text}"
    store.add_report(NewReport(table.id, owner, seat, said, words))
