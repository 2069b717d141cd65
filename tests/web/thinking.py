"""Thinking for servers of tests: in a thread instead of a process, and not for long."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from splay.host.thinking import Thinking

BRIEFLY: Final[dict[str, Any]] = {"hint_seconds": 0.0, "hint_simulations": 12, "review_simulations": 1}
"""The budgets of a hint and of a review, as settings."""


def thinking_here() -> Thinking:
    """One job at a time, in a thread that is started when it is needed."""
    return Thinking(1, lambda: ThreadPoolExecutor(1))
