"""How far somebody has looked around in a chapter of the first game, where there was nothing to do."""

from typing import Final

from fastapi import Request

LOOKED_COOKIE: Final = "looked"
"""The table, and how many steps; of one table only, since who comes back looks at a step once more at most."""


def looked_at(request: Request, table_id: str) -> int:
    """How many of the first steps at a table its learner has looked at in this browser."""
    table, _, count = request.cookies.get(LOOKED_COOKIE, "").partition(".")
    return int(count) if table == table_id and count.isascii() and count.isdigit() and len(count) < 3 else 0
