"""Giving up, and watching the others afterwards."""

from collections.abc import Callable

from splay import text_help as words
from splay.game import Game
from splay.terms import GIVE_UP
from splay.text import describe_outcome


def if_given_up(game: Game, seat: int) -> str:
    """What it means if this seat gives up now, in words.

    Raises:
        PickError: it cannot give up; says why.
    """
    after = game.clone()
    after.give_up(seat)
    if after.outcome is not None:
        then = describe_outcome(after.outcome, after.state.table.names)
    elif after.decision is not None and after.decision.verb == GIVE_UP:
        then = words.GIVING_UP_ASKS
    else:
        then = words.GIVING_UP_GOES_ON
    return words.GIVING_UP.format(then=then)


class Watch:
    """Shows a game without people turn by turn, or all of it at once."""

    def __init__(self, say: Callable[[str], None], read: Callable[[str], str], table: Callable[[], None]) -> None:
        """Watch at a terminal.

        Args:
            say: shows a line.
            read: asks for a line.
            table: shows the table.
        """
        self._say, self._read, self._table = say, read, table
        self._turn: int | None = None
        self._to_the_end = False

    def wait(self, turn: int) -> None:
        """Wait, before a turn not shown yet, until somebody wants to see it."""
        if self._turn is None:
            self._say(words.OUT)
        if turn == self._turn:
            return
        self._turn = turn
        while not self._to_the_end:
            typed = self._read(words.WATCH_ANSWER).lower()
            if typed not in ("t", "table"):
                self._to_the_end = typed in ("e", "end")
                return
            self._table()
