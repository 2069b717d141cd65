"""Giving up, and watching the others afterwards."""

from collections.abc import Callable

from splay.catalogue import Catalogue, catalogue
from splay.catalogue.collation import folded
from splay.game import Game
from splay.terminal.letters import readings
from splay.terms import YES
from splay.wording.leaving import if_left


def if_given_up(game: Game, seat: int, language: str) -> list[str]:
    """What it means if this seat gives up now, in sentences.

    Raises:
        PickError: it cannot give up; says why.
    """
    words = catalogue(language)
    then = if_left(game, seat, words)
    leaves = words.gettext(
        "You leave this game for good: your hand, your board, your score pile and your achievements are junked."
    )
    return [leaves, *then]


def yes_word(words: Catalogue) -> str:
    """The word that says yes, as it is typed."""
    return words.pgettext("answer", "Yes").lower()


def is_yes(typed: str, words: Catalogue) -> bool:
    """Whether a line says yes, in the language or in English."""
    return any(folded(each) in (folded(yes_word(words)), YES) for each in readings(typed))


class Watch:
    """Shows a game without people turn by turn, or all of it at once."""

    def __init__(
        self, say: Callable[[str], None], read: Callable[[str], str], table: Callable[[], None], words: Catalogue
    ) -> None:
        """Watch at a terminal.

        Args:
            say: shows a line.
            read: asks for a line.
            table: shows the table.
            words: of the language.
        """
        self._say, self._read, self._table, self._words = say, read, table, words
        self._turn: int | None = None
        self._to_the_end = False

    def wait(self, turn: int) -> None:
        """Wait, before a turn not shown yet, until somebody wants to see it."""
        if self._turn is None:
            self._say(self._words.gettext("You are out of the game; the others play on."))
        if turn == self._turn:
            return
        self._turn = turn
        prompt = self._words.gettext("(Enter: the next turn, t: the table, e: on to the end, q: quit)")
        while not self._to_the_end:
            typed = {reading.lower() for reading in readings(self._read(f"{prompt} > "))}
            if not typed & {"t", "table"}:
                self._to_the_end = bool(typed & {"e", "end"})
                return
            self._table()
