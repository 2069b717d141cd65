"""How much of a server one person may take; no honest player meets these limits."""

import time
from dataclasses import dataclass
from typing import Final

from splay.host.errors import TooManyComputers, TooManyTables, TooMuchStored
from splay.store import Store

TOUCHED_SECONDS: Final = 30 * 86400.0
"""An unfinished game counts as long as it was touched within this time: people leave many games unfinished."""
MEGABYTE: Final = 2**20


@dataclass(frozen=True, slots=True)
class Quotas:
    """What one person may have at most; 0 for no limit.

    Attributes:
        tables: unfinished games that were touched within 30 days.
        computers: seats of computers in them.
        megabytes: of all games in the database, finished ones as well.
    """

    tables: int = 300
    computers: int = 600
    megabytes: int = 100

    def check(self, store: Store, owner: str, computers: int = 0) -> None:
        """Refuse one more table.

        Args:
            store: where all tables are.
            owner: the hash of the secret that holds the person's seats.
            computers: how many computers are to sit at it.

        Raises:
            TooManyTables, TooManyComputers, TooMuchStored: the person has as much as one may have.
        """
        if not (self.tables or self.computers or self.megabytes):
            return
        used = store.usage(owner, time.time() - TOUCHED_SECONDS)
        if self.tables and used.tables >= self.tables:
            raise TooManyTables("{most} games of yours are unfinished already", most=self.tables)
        if self.computers and computers and used.computers + computers > self.computers:
            raise TooManyComputers("{most} computers play against you already", most=self.computers)
        if self.megabytes and used.size >= self.megabytes * MEGABYTE:
            raise TooMuchStored("your games take {most} MB already", most=self.megabytes)
