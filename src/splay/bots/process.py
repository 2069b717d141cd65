"""What a process for bots runs.  It stands apart from the host, so that such a process needs nothing but bots."""

import multiprocessing
import os
import signal
from multiprocessing.connection import wait
from threading import Thread

from splay.bots import make_bot
from splay.views.view import View


def choose(bot: str, seed: int, seen: View) -> str:
    """The pick of a bot."""
    assert seen.asked is not None
    return make_bot(bot, seed).choose(seen, seen.asked)


def serve_only() -> None:
    """Prepare a process for bots: it ends when the server says so or dies, not on Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
