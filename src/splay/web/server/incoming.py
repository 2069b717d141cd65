"""A request that is still being sent while it is answered."""

from typing import Final

from anyio import move_on_after
from starlette.types import Message, Receive

TAKEN_LIMIT: Final = 10_500_000
"""Bytes that are taken of a request that nobody reads: as many as the proxies in `deploy` pass on."""
TAKEN_SECONDS: Final = 10.0
"""For how long they are."""


class Incoming:
    """What a client sends.

    A client, or a proxy on its behalf, that is answered while it still sends may lose the answer or the end of it.  So
    what nobody has read of a request is taken first, and forgotten.
    """

    def __init__(self, receive: Receive, declared: int) -> None:
        """Take nothing yet.

        Args:
            receive: from where it comes.
            declared: how many bytes the client has announced.
        """
        self._receive = receive
        self._declared = declared
        self._ended = declared == 0

    async def __call__(self) -> Message:
        """The next part."""
        message = await self._receive()
        self._ended = not message.get("more_body", False)
        return message

    async def finish(self) -> None:
        """Take the rest, unless that would be too much or take too long."""
        if self._declared <= TAKEN_LIMIT:
            with move_on_after(TAKEN_SECONDS):
                while not self._ended:
                    await self()
