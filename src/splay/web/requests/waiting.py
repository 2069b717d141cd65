"""Waiting in the event loop for what is thought about elsewhere, so that no thread stands still meanwhile."""

import asyncio
from concurrent.futures import Future
from typing import Any


async def until_done(job: Future[Any], seconds: float) -> bool:
    """Wait until a job is done, whether it succeeds or not, or the time is up; returns whether it is done.

    The job goes on in either case.
    """
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def tell(_: Future[Any]) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(done.set)

    job.add_done_callback(tell)
    try:
        await asyncio.wait_for(done.wait(), seconds)
    except TimeoutError:
        return False
    return True
