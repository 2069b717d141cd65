"""What has happened, in the words each reader may know."""

from copy import copy
from dataclasses import dataclass, field

from splay.game import Game
from splay.text_log import Narrator
from splay.view import seen_events

Reader = int | None
"""A seat, or None for a spectator."""


@dataclass
class Journal:
    """The log of one reader.

    Attributes:
        reader: whose eyes it is written for.
        narrator: makes the lines.
        lines: all lines so far.
        told: how many of them the reader has been shown.
        names_seen: per pick noted, the titles of cards its events named.
    """

    reader: Reader
    narrator: Narrator
    lines: list[str] = field(default_factory=list)
    told: int = 0
    names_seen: list[frozenset[str]] = field(default_factory=list)

    def note(self, game: Game, was_action: bool) -> None:
        """Write down what the last pick caused."""
        happened = seen_events(game, self.reader)
        self.lines += self.narrator.lines(happened, was_action)
        named: set[str] = set()
        for event in happened:
            named.update(event.get("cards", ()))
            if event.get("card"):
                named.add(event["card"])
        self.names_seen.append(frozenset(named))

    def untold(self) -> list[str]:
        """The lines not shown yet; from now on they count as shown."""
        lines = self.lines[self.told :]
        self.told = len(self.lines)
        return lines

    def copy(self) -> "Journal":
        """An equal journal that can go another way."""
        return Journal(self.reader, copy(self.narrator), self.lines[:], self.told, self.names_seen[:])
