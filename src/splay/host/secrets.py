"""Secrets that stand for people and seats.  The store knows their hashes alone."""

import hashlib
import hmac
import re
import secrets
from typing import Final

BYTES = 24
"""Of chance in a secret; nobody guesses 192 bits."""
SEED_DIGITS = 18
"""Of a seed; it fits into 64 bits, as programs like their numbers."""
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


def new_secret() -> str:
    """A secret nobody can guess, of letters that need no escaping in an address."""
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    """An address for a table: short, and still not to be guessed."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Whether this can be the address of a table."""
    return _TABLE_ID.fullmatch(text) is not None


def new_seed() -> int:
    """A seed for a shuffle: small enough to be typed again, too large to be found by trying all of them.

    Whoever could find it would know every card: what a player has seen of a game tells the right one.
    """
    return secrets.randbelow(10**SEED_DIGITS)


def hash_of(secret: str) -> str:
    """What the store knows of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(secret: str, purpose: str) -> str:
    """A secret that whoever has the first one can find again, and nobody else."""
    return hmac.new(secret.encode(), purpose.encode(), hashlib.sha256).hexdigest()[:40]
