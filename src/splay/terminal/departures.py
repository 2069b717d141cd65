"""Giving up, and watching the others afterwards."""

from collections.abc import Callable

from splay.game.game import Game
from splay.position.terms import YES
from splay.terminal.letters import readings
from splay.text.collation import folded
from splay.text.departures import if_left
from splay.text.reader import Reader


def if_given_up(game: Game, seat: int, reader: Reader) -> list[str]:
    """What would happen if this seat gave up now, in sentences.

    Raises:
        PickError: it cannot give up; the message says why.
    """
    then = if_left(game, seat, reader)
    leaves = reader.gettext(
        "You leave this game for good: your hand, your board, your score pile and your achievements are junked."
    )
    return [leaves, *then]


def yes_word(reader: Reader) -> str:
    """The word to type for yes."""
    return reader.pgettext("answer", "Yes").lower()


def is_yes(typed: str, reader: Reader) -> bool:
    """Whether a line says yes, in the reader's language or in English."""
    return any(folded(each) in (folded(yes_word(reader)), YES) for each in readings(typed))


class Watch:
    """Shows a game without people turn by turn, or all at once."""

    def __init__(
        self, say: Callable[[str], None], read: Callable[[str], str], table: Callable[[], None], reader: Reader
    ) -> None:
        """Watch at a terminal.

        Args:
            say: shows a line.
            read: asks for a line.
            table: shows the table.
            reader: who reads.
        """
        self._say, self._read, self._table, self._reader = say, read, table, reader
        self._turn: int | None = None
        self._to_the_end = False

    def wait(self, turn: int) -> None:
        """Wait, before a turn not shown yet, until the viewer wants to see it."""
        if self._turn is None:
            self._say(self._reader.gettext("You are out of the game; the others play on."))
        if turn == self._turn:
            return
        self._turn = turn
        prompt = self._reader.gettext("(Enter: the next turn, t: the table, e: on to the end, q: quit)")
        while not self._to_the_end:
            typed = {reading.lower() for reading in readings(self._read(f"{prompt} > "))}
            if not typed & {"t", "table"}:
                self._to_the_end = bool(typed & {"e", "end"})
                return
            self._table()
