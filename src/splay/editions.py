"""What the editions do differently, as named fields; cards differ in `cards/` alone.

Sources: the rulebooks of the editions; `docs/rulings.md` where they are silent.
"""

from dataclasses import dataclass
from typing import Final

from splay.errors import SetupError


@dataclass(frozen=True, slots=True)
class Edition:
    """One rule set.

    Attributes:
        number: 1 or 3.
        last_age: a draw above it ends the game.
        standard_achievements: ages that set one card aside as an achievement.
        players: how many can play.
        needed: achievements that win, by number of players.
        team_needed: achievements that win for a team together; 0 where teams do not exist.
        sharing_changes: kinds of events that earn the sharing bonus when an
            opponent causes them while sharing.
    """

    number: int
    last_age: int
    standard_achievements: tuple[int, ...]
    players: tuple[int, ...]
    needed: dict[int, int]
    team_needed: int
    sharing_changes: frozenset[str]


# Rulebook of edition 3, "Dogma (continued)": cards drawn, revealed, melded, tucked,
# splayed, scored, exchanged or moved.  Edition 1 counts whatever happened.
_ANY_CHANGE: Final = frozenset(
    {"draw", "reveal", "meld", "tuck", "splay", "unsplay", "score", "exchange"}  # the rulebook's list
    | {"return", "transfer", "remove", "arrange", "achieve", "claim"}  # what else moves a card
)

FIRST: Final = Edition(
    number=1,
    last_age=10,
    standard_achievements=tuple(range(1, 10)),
    players=(2, 3, 4),
    needed={2: 6, 3: 5, 4: 4},
    team_needed=0,
    sharing_changes=_ANY_CHANGE,
)
THIRD: Final = Edition(
    number=3,
    last_age=10,
    standard_achievements=tuple(range(1, 10)),
    players=(2, 3, 4),
    needed={2: 6, 3: 5, 4: 4},
    team_needed=6,
    sharing_changes=_ANY_CHANGE,
)
EDITIONS: Final = {1: FIRST, 3: THIRD}


def edition_of(number: int) -> Edition:
    """The edition with this number.

    Raises:
        SetupError: Splay does not play that edition.
    """
    # True and 3.0 would be found as well: they equal whole numbers.
    if type(number) is not int or number not in EDITIONS:
        raise SetupError(f"no edition {number!r}: Splay plays editions {', '.join(map(str, EDITIONS))}")
    return EDITIONS[number]
