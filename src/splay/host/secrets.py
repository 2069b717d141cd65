"""Secrets that stand for people and seats.  The store has only their hashes."""

import hashlib
import hmac
import re
import secrets
from typing import Final

BYTES = 24
"""Random bytes in a secret; 192 bits cannot be guessed."""
SEED_DIGITS = 18
"""Digits of a seed, which fits into 64 bits, as programs like their numbers."""
_TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


def new_secret() -> str:
    """A secret that cannot be guessed, of characters that need no escaping in a URL."""
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    """An id for the URL of a table: short, but impossible to guess."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Whether this can be the id of a table."""
    return _TABLE_ID.fullmatch(text) is not None


def new_seed() -> int:
    """A seed for a shuffle: small enough to type, too large to find by trying them all.

    Anyone who found it would know every card, and what a player has seen of a game identifies the right one.
    """
    return secrets.randbelow(10**SEED_DIGITS)


def hash_of(secret: str) -> str:
    """What the store knows about a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(secret: str, purpose: str) -> str:
    """A secret that only the owner of the first one can derive again."""
    return hmac.new(secret.encode(), purpose.encode(), hashlib.sha256).hexdigest()[:40]
