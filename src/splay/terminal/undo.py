"""Taking back a pick: freely if no one has learned anything from it, otherwise after confirming."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from splay.game import inside
from splay.game.game import Game
from splay.position.terms import PASS
from splay.terminal.log import Bookmark, Journal, Viewer
from splay.terminal.words import option_text
from splay.text.reader import Reader
from splay.views.view import Asked, view, visible_names


@dataclass
class PickToUndo:
    """The game as it was before a pick of a person.

    Attributes:
        game: a clone.
        marks: where the journals were, by viewer.
        ask: what was asked.
        options: what was picked, several cards at once among them.
    """

    game: Game
    marks: dict[Viewer, Bookmark]
    ask: Asked
    options: tuple[str, ...]

    @classmethod
    def of(cls, game: Game, journals: Mapping[Viewer, Journal], ask: Asked, options: Sequence[str]) -> "PickToUndo":
        """Remember the game before these picks."""
        return cls(game.clone(), {viewer: each.mark() for viewer, each in journals.items()}, ask, tuple(options))

    def words(self, reader: Reader) -> str:
        """What was picked."""
        taken = [option for option in self.options if option != PASS] or self.options
        return ", ".join(option_text(self.ask, each, reader) for each in taken)

    @property
    def seat(self) -> int:
        """Who picked."""
        return self.ask.seat

    def others_since(self, game: Game, people: Sequence[int]) -> list[int]:
        """Seats of other people that have picked since, who would pick again and perhaps show what they hold."""
        since = inside.askers(game)[len(self.game.picks) :]
        return sorted({seat for seat in since if seat != self.seat and seat in people})

    def learned(self, journals: Mapping[Viewer, Journal], people: Sequence[int]) -> dict[int, set[str]]:
        """By person, the names of the cards seen since that could not be seen before.

        What the seat itself knew and has shown to others does not count, since that harms no one else.
        """
        known = visible_names(view(self.game, self.seat))
        learned = {}
        for person in people:
            told: set[str] = set().union(*journals[person].names_seen[self.marks[person].picks :])
            new = told - visible_names(view(self.game, person)) - known
            if new:
                learned[person] = new
        return learned


def last_of(memories: Sequence[PickToUndo], seat: int) -> int | None:
    """The index of the memory of a seat's last pick; None if there is none."""
    return next((at for at in reversed(range(len(memories))) if memories[at].seat == seat), None)


def warning(
    memory: PickToUndo, game: Game, journals: Mapping[Viewer, Journal], people: Sequence[int], reader: Reader
) -> str | None:
    """What a player should know before taking back a pick; None if no one has learned anything from it."""
    if memory.others_since(game, people):
        return reader.gettext("Another player has chosen since.")
    learned = memory.learned(journals, people)
    if not learned:
        return None
    mine = learned.get(memory.seat)
    if not mine:
        return reader.gettext("Another player has seen a card since.")
    cards = ", ".join(sorted((reader.card_name(name) for name in mine), key=reader.alphabetical))
    return reader.gettext("Since then you have seen {cards}.").format(cards=cards)
