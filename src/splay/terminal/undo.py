"""Taking back a pick, as far as nobody learned anything by it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from splay import text_help as words
from splay.game import Game
from splay.terminal.journal import Journal, Reader
from splay.view import view, visible_names


@dataclass
class Memory:
    """The game as it was before a pick of a person.

    Attributes:
        game: a clone.
        journals: by reader.
        seat: who picked.
        option: what was picked.
    """

    game: Game
    journals: dict[Reader, Journal]
    seat: int
    option: str

    @classmethod
    def of(cls, game: Game, journals: dict[Reader, Journal], seat: int, option: str) -> "Memory":
        """Remember the game before this pick."""
        return cls(game.clone(), {reader: each.copy() for reader, each in journals.items()}, seat, option)

    def others_since(self, game: Game) -> list[int]:
        """Seats of others that have picked since: they would pick again, and perhaps show what they hold."""
        since = game.askers[len(self.game.picks) :]
        return sorted({seat for seat in since if seat != self.seat})

    def learned(self, journal: Journal) -> list[str]:
        """Titles of the cards that the seat has seen since and could not see before."""
        known = visible_names(view(self.game, self.seat))
        before = self.journals[self.seat]
        seen: set[str] = set().union(*journal.names_seen[len(before.names_seen) :])
        return sorted(seen - known)


def why_not(
    memories: Sequence[Memory], game: Game, journals: Mapping[Reader, Journal], people: Sequence[int]
) -> str | None:
    """Why the last pick of a person cannot be taken back; None if it can."""
    if len(people) > 1:
        return words.NO_UNDO_PEOPLE
    if not memories:
        return words.NO_UNDO_YET
    memory = memories[-1]
    others = memory.others_since(game)
    if others:
        names = game.state.table.names
        return words.NO_UNDO_OTHERS.format(names=", ".join(names[seat] for seat in others))
    learned = memory.learned(journals[memory.seat])
    return words.NO_UNDO_SEEN.format(cards=", ".join(learned)) if learned else None
