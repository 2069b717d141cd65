"""The differences between editions, as named fields; differences in cards are all in `cards/`.

Sources: the rulebooks of the editions; `docs/reference/rulings.md` where they are silent.
"""

from dataclasses import dataclass, replace
from typing import Final

from splay.errors import SetupError
from splay.position.picklable import Picklable
from splay.position.terms import ASLANT, BASE, CITIES, CLOCK, ECHOES, LEFT, PERSON, RIGHT, UNSEEN, UNSPLAYED, UP, Given


@dataclass(frozen=True, slots=True)
class Edition(Picklable):
    """One rule set.

    Attributes:
        number: 1, 3 or 4.
        sets: the sets of cards that Splay has, the base set first.
        last_age: a draw above it ends the game.
        icons: how many of `terms.ICONS` its cards have, starting from the first.
        splays: the states of a pile: not splayed, and the available directions.
        standard_achievements: ages that set one card aside as an achievement.
        players: how many can play.
        needed: how many achievements win, by number of players.
        team_needed: how many achievements win for a team together; 0 if there are no teams.
        team_shapes: how teams may sit, see `Seating`; None for any way.
        sharing_changes: kinds of events that earn the sharing bonus when an
            opponent causes them while sharing.
        tests_at_once: whether special achievements and victory are tested after every
            change; otherwise once, at the end of every action.
        partner_is_other: whether "other players" on cards include a partner.
        ties_are_drawn: whether a game that ends by score and stays tied has no
            winner; otherwise the tied players share the victory.
        chains: whether a self-execution within another earns a chain achievement.
        has_junk: whether there is a junk pile.
        monument_counts_demands: whether Monument asks for top cards with a demand; otherwise for cards tucked or
            scored in a turn.
        players_leave: whether a player can lose or give up while the others play on.
        has_parley: whether four or more players without teams can parley.
        proves_to_all: whether a card that has to be of some kind is shown to everyone before it goes
            from one hidden zone to another; otherwise only those two players see that it is.
        can_hide_covered: whether a table may keep covered cards of other boards secret.
        hides_covered: whether it does so by default.
    """

    number: int
    sets: tuple[str, ...]
    last_age: int
    icons: int
    splays: tuple[int, ...]
    standard_achievements: tuple[int, ...]
    players: tuple[int, ...]
    needed: dict[int, int]
    team_needed: int
    team_shapes: tuple[str, ...] | None
    sharing_changes: frozenset[str]
    tests_at_once: bool
    partner_is_other: bool
    ties_are_drawn: bool
    chains: bool
    has_junk: bool
    monument_counts_demands: bool
    players_leave: bool
    has_parley: bool
    proves_to_all: bool
    can_hide_covered: bool
    hides_covered: bool


# Rulebook of edition 3, "Dogma (continued)": cards drawn, revealed, melded, tucked,
# splayed, scored, exchanged or moved.  Edition 1 counts whatever happened.
_ANY_CHANGE: Final = frozenset(
    {"draw", "reveal", "meld", "tuck", "splay", "unsplay", "score", "exchange"}  # the rulebook's list
    | {"return", "transfer", "remove", "arrange", "achieve", "claim"}  # what else moves a card
)
# Rulebook of edition 4, "Dogma action", step 4: anything done with a card, except revealing it.
_ANY_DEED: Final = (
    _ANY_CHANGE | {"junk", "junk deck", "junk special", "restore", "chain", "safeguard", "foreshadow"}
) - {"reveal"}

FIRST: Final = Edition(
    number=1,
    sets=(BASE,),
    last_age=10,
    icons=CLOCK + 1,
    splays=(UNSPLAYED, LEFT, RIGHT, UP),
    standard_achievements=tuple(range(1, 10)),
    players=(2, 3, 4),
    needed={2: 6, 3: 5, 4: 4},
    team_needed=0,
    team_shapes=(),
    sharing_changes=_ANY_CHANGE,
    tests_at_once=True,
    partner_is_other=False,
    ties_are_drawn=False,
    chains=False,
    has_junk=False,
    monument_counts_demands=False,
    players_leave=False,
    has_parley=False,
    proves_to_all=False,
    can_hide_covered=True,
    hides_covered=True,
)
THIRD: Final = replace(FIRST, number=3, team_needed=6, team_shapes=("ABAB",), hides_covered=False)
FOURTH: Final = Edition(
    number=4,
    sets=(BASE, ECHOES, CITIES, UNSEEN),
    last_age=11,
    icons=PERSON + 1,
    splays=(UNSPLAYED, LEFT, RIGHT, UP, ASLANT),
    standard_achievements=tuple(range(1, 11)),
    players=(2, 3, 4, 5),
    needed={2: 6, 3: 5, 4: 4, 5: 3},
    team_needed=6,
    team_shapes=None,
    sharing_changes=_ANY_DEED,
    tests_at_once=False,
    partner_is_other=True,
    ties_are_drawn=True,
    chains=True,
    has_junk=True,
    monument_counts_demands=True,
    players_leave=True,
    has_parley=True,
    proves_to_all=True,
    can_hide_covered=False,
    hides_covered=False,
)
EDITIONS: Final = {1: FIRST, 3: THIRD, 4: FOURTH}


def edition_of(number: Given[int]) -> Edition:
    """The edition with this number.

    Raises:
        SetupError: Splay does not play that edition.
    """
    # True and 3.0 would be found too, because they equal whole numbers.
    if type(number) is not int or number not in EDITIONS:
        known = ", ".join(map(str, EDITIONS))
        raise SetupError("no edition {number!r}: Splay plays editions {known}", number=number, known=known)
    return EDITIONS[number]
