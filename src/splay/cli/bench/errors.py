"""What `splay bench` refuses."""

from splay.errors import SplayError


class BenchError(SplayError):
    """Something cannot be measured; the message says why."""
