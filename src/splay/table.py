"""The table: what never changes during a game."""

from collections.abc import Sequence
from typing import Final

from splay.card import CardSet
from splay.editions import Edition
from splay.errors import SetupError
from splay.terms import PASS, YES

NAME_LENGTH: Final = 24
RESERVED_NAMES: Final = frozenset((PASS, YES, "result", "edition", "players", "seed", "teams", "covered", "position"))
"""Words that would be mistaken for something else in a record."""


class Table:
    """What never changes during a game: the edition, the players and who is with whom.

    Attributes:
        edition: the rule set.
        card_set: its cards.
        names: the players' names by seat; seats run clockwise.
        teams: whether seats 0 and 2 play against seats 1 and 3.
        covered_hidden: whether covered cards on other boards are kept secret
            (the older rulebooks leave that to the group); open by default.
        clockwise: per seat, all others, from its left.
        opponents: per seat, the seats of its opponents, clockwise from its left.
        needed: achievements that win, for a player or, in teams, for a team.
    """

    __slots__ = ("card_set", "clockwise", "covered_hidden", "edition", "names", "needed", "opponents", "teams")

    def __init__(
        self,
        edition: Edition,
        card_set: CardSet,
        names: Sequence[str],
        teams: bool = False,
        covered_hidden: bool = False,
    ) -> None:
        _check_names(names)
        count = len(names)
        if count not in edition.players:
            few, many = edition.players[0], edition.players[-1]
            raise SetupError(f"edition {edition.number} is for {few} to {many} players, not {count}")
        if teams and not edition.team_needed:
            raise SetupError(f"edition {edition.number} has no team game")
        if teams and count != 4:
            raise SetupError(f"a team game is for 4 players, not {count}")
        self.edition = edition
        self.card_set = card_set
        self.names = tuple(names)
        self.teams = teams
        self.covered_hidden = covered_hidden
        self.needed = edition.team_needed if teams else edition.needed[count]
        self.clockwise = tuple(tuple((seat + step) % count for step in range(1, count)) for seat in range(count))
        self.opponents = tuple(
            tuple(other for other in others if other not in self.team_of(seat))
            for seat, others in enumerate(self.clockwise)
        )

    def is_like(self, other: "Table") -> bool:
        """Whether the same people play by the same rules."""
        return (self.edition, self.names, self.teams, self.covered_hidden) == (
            other.edition,
            other.names,
            other.teams,
            other.covered_hidden,
        )

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one, itself included."""
        return (seat % 2, seat % 2 + 2) if self.teams else (seat,)


def _check_names(names: Sequence[str]) -> None:
    for name in names:
        if not isinstance(name, str) or not name.strip() or name != name.strip():
            raise SetupError(f"a player cannot be named {name!r}: a name is a word or words")
        if len(name) > NAME_LENGTH:
            raise SetupError(f"the name {name!r} is longer than {NAME_LENGTH} letters")
        if not name.isprintable() or any(sign in name for sign in ",:#"):
            raise SetupError(f"a player cannot be named {name!r}: no comma, colon, # or control character")
        if name in RESERVED_NAMES:
            raise SetupError(f"a player cannot be named {name!r}: the word means something in a record")
    if len(set(names)) != len(names):
        raise SetupError(f"two players have the same name: {', '.join(names)}")
