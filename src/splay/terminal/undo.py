"""Taking back a pick, as far as nobody learned anything by it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from splay.catalogue import catalogue
from splay.catalogue.cards import card_name
from splay.catalogue.collation import order
from splay.game import Game
from splay.terminal.journal import Journal, Mark, Reader
from splay.view import Asked, view, visible_names


@dataclass
class Memory:
    """The game as it was before a pick of a person.

    Attributes:
        game: a clone.
        marks: where the journals were, by reader.
        ask: what was asked.
        option: what was picked.
    """

    game: Game
    marks: dict[Reader, Mark]
    ask: Asked
    option: str

    @classmethod
    def of(cls, game: Game, journals: Mapping[Reader, Journal], ask: Asked, option: str) -> "Memory":
        """Remember the game before this pick."""
        return cls(game.clone(), {reader: each.mark() for reader, each in journals.items()}, ask, option)

    @property
    def seat(self) -> int:
        """Who picked."""
        return self.ask.seat

    def others_since(self, game: Game) -> list[int]:
        """Seats of others that have picked since: they would pick again, and perhaps show what they hold."""
        since = game.askers[len(self.game.picks) :]
        return sorted({seat for seat in since if seat != self.seat})

    def learned(self, journal: Journal) -> set[str]:
        """Names of the cards that the seat has seen since and could not see before."""
        seen: set[str] = set().union(*journal.names_seen[self.marks[self.seat].picks :])
        return seen - visible_names(view(self.game, self.seat))


def why_not(
    memories: Sequence[Memory],
    game: Game,
    journals: Mapping[Reader, Journal],
    people: Sequence[int],
    language: str,
) -> str | None:
    """Why the last pick of a person cannot be taken back; None if it can."""
    words = catalogue(language)
    if len(people) > 1:
        return words.gettext("Picks cannot be taken back: several people play.")
    if not memories:
        return words.gettext("There is no pick of yours to take back.")
    memory = memories[-1]
    others = memory.others_since(game)
    if others:
        names = ", ".join(game.state.table.names[seat] for seat in others)
        return words.gettext("Your last pick cannot be taken back. Others have picked since: {names}").format(
            names=names
        )
    learned = memory.learned(journals[memory.seat])
    if not learned:
        return None
    cards = ", ".join(sorted((card_name(name, language) for name in learned), key=order(language)))
    return words.gettext("Your last pick cannot be taken back. Since then you have seen: {cards}").format(cards=cards)
