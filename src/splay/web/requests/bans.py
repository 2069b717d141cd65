"""Who may not play: read from the database every few seconds, and asked for every request that changes something."""

import asyncio
import logging
from typing import Final

from anyio import CapacityLimiter, to_thread
from fastapi import Request

from splay.errors import SplayError
from splay.host.secrets import hash_of
from splay.store import Store
from splay.text.catalogue import N_
from splay.web.requests.identity import COOKIE
from splay.web.requests.peers import Networks

READ_SECONDS: Final = 3.0
"""How long it may take until a ban counts everywhere."""
MAY: Final = frozenset(("/preferences",))
"""What everybody may send: it changes nothing but how pages look."""

log = logging.getLogger(__name__)


class Banned(SplayError):
    """Somebody who may not play here."""

    def __init__(self) -> None:
        super().__init__(N_("you may not play here"))


class BanList:
    """The bans in force, as they were a few seconds ago.

    Attributes:
        owners: the hashes of the secrets of people who are banned, in whatever browsers they are signed in.
    """

    def __init__(self, store: Store, every: float = READ_SECONDS) -> None:
        """Know of no ban yet.

        Args:
            store: where they are.
            every: seconds after which they are read again.
        """
        self._store = store
        self._every = every
        self._networks = Networks(())
        self.owners: frozenset[str] = frozenset()
        self._threads = CapacityLimiter(1)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Read them, and go on reading them."""
        await self.refresh()
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Read them no more."""
        if self._task is not None:
            self._task.cancel()

    def read(self) -> None:
        """Read them now."""
        bans = self._store.bans()
        self._networks = Networks(ban.network for ban in bans if ban.network is not None)
        owners = [ban.owner for ban in bans if ban.owner is not None]
        signed_in = (session.hash for owner in owners for session in self._store.sessions(owner))
        self.owners = frozenset((*owners, *signed_in))

    def check(self, request: Request) -> None:
        """Refuse somebody who may not play; raises Banned."""
        if request.scope["path"] in MAY:
            return
        client = request.client
        if (client is not None and client.host in self._networks) or self.owners & set(owners_of(request)):
            raise Banned

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            await self.refresh()

    async def refresh(self) -> None:
        """Read them now in a thread, unless the database does not answer."""
        try:
            await to_thread.run_sync(self.read, limiter=self._threads)
        except Exception:  # the database may be away for a while; those known still count
            log.exception("cannot read who is banned")


def owners_of(request: Request) -> list[str]:
    """The hashes by which somebody who sends a request may hold seats: of the cookie, and of a program's key."""
    key = request.headers.get("authorization", "").partition(" ")[2].strip()
    return [hash_of(secret) for secret in (request.cookies.get(COOKIE, ""), key) if secret]
