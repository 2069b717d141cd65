"""Which puzzles somebody has solved, kept in a cookie: two numbers whose bits are the puzzles."""

from dataclasses import dataclass
from typing import Final

from fastapi import Request
from starlette.responses import Response

from splay.web.requests.identity import remember

SOLVED_COOKIE: Final = "puzzles"
_LONGEST: Final = 1000


@dataclass(frozen=True, slots=True)
class Attempts:
    """What somebody has tried.

    Attributes:
        solved: the numbers of the puzzles solved, as bits.
        tried: the same of those that went wrong.
    """

    solved: int = 0
    tried: int = 0

    def has_solved(self, number: int) -> bool:
        """Whether a puzzle was solved."""
        return self.solved >> number & 1 == 1

    def has_tried(self, number: int) -> bool:
        """Whether a line was wrong."""
        return self.tried >> number & 1 == 1


def attempts_of(request: Request) -> Attempts:
    """What the sender of a request has tried; nothing if the cookie cannot be read."""
    text = request.cookies.get(SOLVED_COOKIE, "")
    solved, _, tried = text.partition(".")
    try:
        return Attempts(int(solved, 16), int(tried, 16)) if len(text) <= _LONGEST else Attempts()
    except ValueError:
        return Attempts()


def note_puzzle(request: Request, response: Response, number: int, solved: bool) -> None:
    """Remember that a puzzle was solved, or that a line was wrong."""
    before = attempts_of(request)
    bit = 1 << number
    after = Attempts(before.solved | bit, before.tried) if solved else Attempts(before.solved, before.tried | bit)
    if after != before:
        remember(request, response, SOLVED_COOKIE, f"{after.solved:x}.{after.tried:x}")
