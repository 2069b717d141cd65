"""Saves the game of a session: in its own file, where the player says, and somewhere when the program ends."""

import os
import shlex
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from splay.errors import RecordError
from splay.game.game import Game
from splay.terminal.folders import finished_games
from splay.terminal.record_file import RecordFile, holds_earlier, new_record_file
from splay.text.reader import IN_ENGLISH, Reader
from splay.text.refusals import fault_words

COMMAND: Final = "SPLAY_COMMAND"
"""The variable in which ./play says how it was called, for the hint on how to continue."""


class Keeper:
    """Saves one game and knows whether its current state is saved.

    Methods report what they did in a line; None means that there is nothing to report.

    Attributes:
        file: the file that holds the record after every pick; None to save the game only on request.
    """

    def __init__(
        self,
        file: RecordFile | None,
        kinds: tuple[str, ...],
        reader: Reader = IN_ENGLISH,
        arguments: Sequence[str] = (),
    ) -> None:
        """Begin with nothing saved.

        Args:
            file: as the attribute.
            kinds: by seat, for the comment in the record.
            reader: who is told.
            arguments: what else to type to continue the game.
        """
        self.file = file
        self._kinds = kinds
        self._reader = reader
        self._arguments = arguments
        self._kept: tuple[Path, list[str]] | None = None
        self._warned: list[str] | None = None

    def follow(self, game: Game) -> str | None:
        """Write the game to its own file after a pick, if it has one; reports failures."""
        if self.file is None:
            return None
        try:
            self._write(self.file, game)
        except RecordError as error:
            return self._not_saved(error)
        return None

    def save_as(self, name: str, game: Game) -> str:
        """Save a copy under a name, without overwriting any file."""
        if not name:
            return self._reader.gettext("Save under which name? Type s and the name of a file.")
        path = Path(name)
        try:
            if self.file is not None and self.file.is_at(path):
                self._write(self.file, game)
            else:
                with RecordFile(path) as file:
                    if file.exists and not holds_earlier(path, game):
                        taken = self._reader.gettext(
                            "Not saved: {file} exists and holds something else than this game. Name another file."
                        )
                        return taken.format(file=name)
                    self._write(file, game)
        except RecordError as error:
            return self._not_saved(error)
        return self._reader.gettext("Saved in {file}.").format(file=name)

    def leave(self, game: Game) -> tuple[str, bool]:
        """What to say to a player who wants to leave, and whether they may.

        They may not if the game cannot be saved, unless this was said before and nothing has changed since.
        """
        error = self._keep(game, [Path()] if self.file is None else [])
        if error is None:
            return self._farewell(game), True
        if self._warned == game.picks:
            return self._reader.gettext("This game is not kept."), True
        self._warned = game.picks[:]
        stay = self._reader.gettext(
            "The game cannot be kept: {reason}. s FILE saves it elsewhere; q again leaves, and the game is lost."
        )
        return stay.format(reason=fault_words(error, self._reader)), False

    def finish(self, game: Game) -> str:
        """Keep a finished game in its own file, or else in the user's data folder; reports where."""
        error = self._keep(game, [*_folders(finished_games), Path()])
        if error is not None or self._kept is None:
            assert error is not None
            return self._not_saved(error)
        return self._reader.gettext("The record of the game is in {file}.").format(file=self._kept[0])

    def rescue(self, game: Game) -> str:
        """Save the game anywhere possible, because the program ends; reports where."""
        error = self._keep(game, [Path(), *_folders(Path.home, tempfile.gettempdir)])
        if error is None:
            return self._farewell(game)
        return self._reader.gettext("The game is lost: {reason}.").format(reason=fault_words(error, self._reader))

    def has(self, game: Game) -> bool:
        """Whether the current state of the game is in a file, or not worth one."""
        return not game.picks or (self._kept is not None and self._kept[1] == game.picks)

    def _farewell(self, game: Game) -> str:
        if self._kept is None or not self.has(game):
            return self._reader.gettext("Nothing was played, so nothing is kept.")
        file = str(self._kept[0])
        typed = os.environ.get(COMMAND)
        command = shlex.quote(typed) if typed else "splay play"
        again = " ".join([command, "--resume", *map(shlex.quote, (file, *self._arguments))])
        left = self._reader.gettext("The game is kept in {file}. Go on with: {command}")
        return left.format(file=file, command=again)

    def _not_saved(self, error: RecordError) -> str:
        return self._reader.gettext("Not saved: {reason}.").format(reason=fault_words(error, self._reader))

    def _keep(self, game: Game, folders: list[Path]) -> RecordError | None:
        """Save the game in its own file, or else in one of these folders; returns the first error if all fail."""
        errors = []
        if self.file is not None:
            try:
                self._write(self.file, game)
                return None
            except RecordError as error:
                errors.append(error)
                if self._kept is not None and self._kept[0] == self.file.path:
                    self._kept = None
        if self.has(game):
            return None
        for folder in folders:
            try:
                with new_record_file(folder, game.seed) as file:
                    self._write(file, game)
                return None
            except RecordError as error:
                errors.append(error)
        return errors[0]

    def _write(self, file: RecordFile, game: Game) -> None:
        file.write(game, self._kinds)
        if file is self.file or self._kept is None or self._kept[1] != game.picks:
            self._kept = (file.path, game.picks[:])


def _folders(*finds: Callable[[], Path | str]) -> list[Path]:
    """The folders that are found."""
    found = []
    for find in finds:
        try:
            found.append(Path(find()))
        except (OSError, RuntimeError):  # there is none
            continue
    return found
