"""What the coach has told somebody, kept in a cookie: which kinds, how many games are over, where it spoke last."""

from dataclasses import dataclass, replace
from typing import Final

from fastapi import Request
from starlette.responses import Response

from splay.lessons.firsts import STORED
from splay.web.requests.identity import remember

TOLD_COOKIE: Final = "told"
NEWCOMER_GAMES: Final = 3
"""Unless somebody says otherwise, the coach is there until so many games are over."""
_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class CoachMemory:
    """What somebody has been told.

    Attributes:
        kinds: the kinds, as bits.
        games: how many games are over.
        table: where the coach spoke last, or the last table whose game was over; empty: nowhere yet.
        step: at which step of it the coach spoke; -1: that game is over.
        kind: what it said there; empty once that has been put away.
    """

    kinds: int = 0
    games: int = 0
    table: str = ""
    step: int = -1
    kind: str = ""

    def has(self, kind: str) -> bool:
        """Whether this has been said."""
        return self.kinds >> STORED.index(kind) & 1 == 1

    def is_newcomer(self) -> bool:
        """Whether somebody may still be new to the game."""
        return self.games < NEWCOMER_GAMES

    def at(self, table: str, step: int) -> str | None:
        """What is said at a step; empty once it has been put away; None: nothing was said there yet."""
        return self.kind if (self.table, self.step) == (table, step) else None

    def say(self, kind: str, table: str, step: int) -> "CoachMemory":
        """The same once this is said."""
        return replace(self, kinds=self.kinds | 1 << STORED.index(kind), table=table, step=step, kind=kind)

    def put_away(self) -> "CoachMemory":
        """The same once what is said has been read."""
        return replace(self, kind="")

    def over(self, table: str) -> "CoachMemory":
        """The same once the game of a table is over, which counts once."""
        if (self.table, self.step) == (table, -1):
            return self
        return replace(self, games=min(self.games + 1, NEWCOMER_GAMES), table=table, step=-1, kind="")


def told_to(request: Request) -> CoachMemory:
    """What the sender of a request has been told; nothing if the cookie cannot be read."""
    text = request.cookies.get(TOLD_COOKIE, "")
    if len(text) > _LONGEST:
        return CoachMemory()
    try:
        kinds, games, table, step, kind = text.split(".")
        known = STORED[int(kind)] if kind else ""
        return (
            CoachMemory(int(kinds, 16), int(games), table, int(step), known) if len(text) <= _LONGEST else CoachMemory()
        )
    except (ValueError, IndexError):
        return CoachMemory()


def note_told(request: Request, response: Response, told: CoachMemory) -> None:
    """Remember it, if it is something new."""
    if told != told_to(request):
        kind = str(STORED.index(told.kind)) if told.kind else ""
        value = f"{told.kinds:x}.{told.games}.{told.table}.{told.step}.{kind}"
        remember(request, response, TOLD_COOKIE, value)
