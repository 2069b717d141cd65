"""What every sentence and every sign for one viewer is made with: the language, the names, the cards."""

from dataclasses import dataclass
from functools import cached_property

from splay.position.ruleset import Ruleset
from splay.text.reader import Reader
from splay.web.html.cards import CardFace, card_face
from splay.web.html.sentences import PageNarration
from splay.web.table.context.mark import Mark


@dataclass(frozen=True)
class Vocabulary:
    """How things are named and said to one viewer of a table.

    Attributes:
        reader: who reads.
        seat: the seat of the viewer; None: a spectator.
        marks: everybody's sign, by seat.
        rules: the rules and cards that are played with.
    """

    reader: Reader
    seat: int | None
    marks: tuple[Mark, ...]
    rules: Ruleset

    @property
    def edition(self) -> int:
        """Number of the edition."""
        return self.rules.number

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Everybody's name, by seat."""
        return tuple(mark.name for mark in self.marks)

    @cached_property
    def narration(self) -> PageNarration:
        """What makes sentences about the game."""
        return PageNarration(self.seat, self.names, self.rules, self.reader)

    def face(self, card: str) -> CardFace:
        """A card, by its English name."""
        return card_face(self.rules.by_name[card], self.reader)
