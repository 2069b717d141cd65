"""Reads what is typed; at every prompt players can leave or save."""

from collections.abc import Callable
from typing import Final

from splay.game.game import Game
from splay.terminal.autosave import Keeper
from splay.terminal.letters import readings
from splay.terminal.screen import Screen

QUIT: Final = ("q", "quit", "exit")
SAVE: Final = ("s", "save")


class Leave(Exception):
    """Raised when a player leaves the game before its end."""


class Lines:
    """The lines typed at one terminal."""

    def __init__(self, read: Callable[[str], str], screen: Screen, keeper: Keeper, game: Callable[[], Game]) -> None:
        """Read at a terminal.

        Args:
            read: gives one line; raises EOFError when there is no more.
            screen: shows what was done.
            keeper: saves the game.
            game: returns the current game.
        """
        self._read = read
        self._screen = screen
        self._keeper = keeper
        self._game = game

    def read(self, prompt: str) -> str:
        """A line that neither leaves nor saves, without surrounding spaces."""
        while True:
            line = self.line(prompt)
            if not any(map(self.leaves_or_saves, readings(line))):
                return line

    def line(self, prompt: str) -> str:
        """A line without surrounding spaces."""
        line = self._read(prompt)
        self._screen.begin()
        self._screen.echo(line)
        return line.strip()

    def more(self, prompt: str) -> bool:
        """Whether a person reading something long, a screen at a time, wants the rest of it."""
        return not any(reading.lower() in QUIT for reading in readings(self.line(prompt)))

    def leaves_or_saves(self, typed: str) -> bool:
        """Leave or save if the line says so; returns whether it did.

        Raises:
            Leave: a player leaves.
        """
        word, _, rest = typed.partition(" ")
        if word.lower() in QUIT and not rest:
            said, is_free = self._keeper.leave(self._game())
            self._screen.say(said)
            if is_free:
                raise Leave
        elif word.lower() in SAVE:
            self._screen.say(self._keeper.save_as(rest.strip(), self._game()))
        else:
            return False
        return True
