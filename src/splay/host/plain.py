"""What people write, freed of what is not to be seen."""

import unicodedata
from typing import Final

TURNING: Final = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""Signs that change the direction of what follows."""


def plain(text: str) -> str:
    r"""A text in one line, without control characters and without signs that turn others around.

    >>> plain(" Well \x00 done ")
    'Well done'
    """
    return " ".join("".join(sign for sign in text if not _is_unseen(sign)).split())


def _is_unseen(sign: str) -> bool:
    is_control = unicodedata.category(sign) in ("Cc", "Cs") and not sign.isspace()
    return is_control or sign in TURNING
