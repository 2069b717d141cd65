"""How long a test waits for what must happen in another process or thread."""

from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which something is said never to happen: no machine is as busy as that."""
