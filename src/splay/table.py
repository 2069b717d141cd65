"""The table: the edition, the players, and who sits where."""

from collections.abc import Sequence
from typing import Final

from splay.card import CardSet
from splay.editions import Edition
from splay.errors import SetupError
from splay.terms import GIVE_UP, NOBODY_WINS, PASS, YES

NAME_LENGTH: Final = 24
PARLEY_PLAYERS: Final = 4
"""Players from whom on some are no neighbors."""
TEAMS_OF_TWO: Final = "ABAB"
"""The usual team game: two against two, partners opposite each other."""
RESERVED_NAMES: Final = frozenset(
    (
        *(PASS, YES, GIVE_UP, NOBODY_WINS, "result"),
        *("edition", "players", "seed", "teams", "covered", "parley", "starts", "position"),
    )
)
"""Words that would be mistaken for something else in a record."""


class Table:
    """What hardly any pick changes: the edition, the players and who is with whom.

    Attributes:
        edition: the rule set.
        card_set: its cards.
        names: the players' names by seat; seats run clockwise.
        teams: a letter for each seat, the same for partners, as in ``"ABAB"`` or
            ``"ABB"``; empty where everybody plays alone.
        covered_hidden: whether covered cards on other boards are kept secret
            (the older rulebooks leave that to the group); open by default.
        may_parley: whether the rules of this table have parley (edition 4, four or more without teams).
        parley: whether players parley: where they may, unless the table is set up without it.
        starts: the seat that takes the first turn; None where the names of the first cards decide, and
            once they are chosen.
        out: seats that have lost or given up.
        seats: all others.
        clockwise: per seat, the others still playing, from its left.
        from_left: the same with the seat itself, if still playing, as the last.
        opponents: per seat, its opponents still playing, clockwise from its left.
        distant: per seat, who is no neighbor; empty where nobody parleys.
        sides: the teams, or single players, that can still win, as tuples of seats.
        needed: achievements that win, for a player or, in teams, for a team.
    """

    __slots__ = (
        "card_set",
        "clockwise",
        "covered_hidden",
        "distant",
        "edition",
        "from_left",
        "may_parley",
        "names",
        "needed",
        "opponents",
        "out",
        "parley",
        "seats",
        "sides",
        "starts",
        "teams",
    )

    def __init__(
        self,
        edition: Edition,
        card_set: CardSet,
        names: Sequence[str],
        teams: str = "",
        covered_hidden: bool = False,
        parley: bool | None = None,
        starts: int | None = None,
        out: Sequence[int] = (),
    ) -> None:
        _check_names(names)
        count = len(names)
        if count not in edition.players:
            few, many = edition.players[0], edition.players[-1]
            raise SetupError(
                "edition {edition} is for {few} to {many} players, not {count}",
                edition=edition.number,
                few=few,
                many=many,
                count=count,
            )
        _check_teams(edition, count, teams)
        self.may_parley = edition.has_parley and count >= PARLEY_PLAYERS and not teams
        if parley and not self.may_parley:
            raise SetupError("edition 4 has parley, for {count} or more players without teams", count=PARLEY_PLAYERS)
        if covered_hidden and not edition.can_hide_covered:
            raise SetupError("in edition {edition} all boards are open", edition=edition.number)
        if starts is not None and (type(starts) is not int or not 0 <= starts < count):
            raise SetupError("starts is a seat from 0 to {last}, not {starts!r}", last=count - 1, starts=starts)
        self.edition = edition
        self.card_set = card_set
        self.names = tuple(names)
        self.teams = teams
        self.covered_hidden = covered_hidden
        self.parley = self.may_parley if parley is None else parley
        self.starts = starts
        self.needed = edition.team_needed if teams else edition.needed[count]
        self.out = tuple(sorted(out))
        self.seats = tuple(seat for seat in range(count) if seat not in out)
        around = [[(seat + step) % count for step in range(1, count)] for seat in range(count)]
        self.clockwise = tuple(tuple(other for other in others if other not in out) for others in around)
        self.from_left = tuple((*row, seat) if seat in self.seats else row for seat, row in enumerate(self.clockwise))
        self.opponents = tuple(
            tuple(other for other in others if other not in self.team_of(seat))
            for seat, others in enumerate(self.clockwise)
        )
        self.distant = tuple(others[1:-1] if self.parley else () for others in self.clockwise)
        self.sides = tuple(dict.fromkeys(self.team_of(seat) for seat in self.seats))

    def without(self, seat: int) -> "Table":
        """The table after this seat has lost or given up."""
        return self._again(self.starts, (*self.out, seat))

    def begun(self) -> "Table":
        """The table from the first turn on: who was to take it matters no more."""
        return self._again(None, self.out)

    def _again(self, starts: int | None, out: Sequence[int]) -> "Table":
        rules = (self.edition, self.card_set)
        return Table(*rules, self.names, self.teams, self.covered_hidden, self.parley, starts, out)

    def is_like(self, other: "Table") -> bool:
        """Whether the same people play by the same rules."""
        return all(
            getattr(self, name) == getattr(other, name)
            for name in ("edition", "names", "teams", "covered_hidden", "parley", "starts", "out")
        )

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one, itself and those that are out included."""
        if not self.teams:
            return (seat,)
        return tuple(mate for mate, letter in enumerate(self.teams) if letter == self.teams[seat])


def _check_teams(edition: Edition, count: int, teams: str) -> None:
    if not isinstance(teams, str):
        raise SetupError(
            "teams are letters like {such!r}, one for each seat, not {teams!r}", such=TEAMS_OF_TWO, teams=teams
        )
    if not teams:
        return
    if not edition.team_needed:
        raise SetupError("edition {edition} has no team game", edition=edition.number)
    shapes = edition.team_shapes
    if shapes is not None and teams not in shapes:
        raise SetupError(
            "teams of edition {edition} are {shapes}, not {teams!r}",
            edition=edition.number,
            shapes=", ".join(shapes),
            teams=teams,
        )
    if len(teams) != count:
        raise SetupError(
            "teams {teams!r} are for {size} players, not {count}", teams=teams, size=len(teams), count=count
        )
    letters = "".join(dict.fromkeys(teams))
    if letters != "ABCDE"[: len(letters)]:
        raise SetupError("teams are named A, B, ... in the order of the seats, not {teams!r}", teams=teams)
    if not 1 < len(letters) < count:
        raise SetupError("teams {teams!r} are no teams: some play together, against others", teams=teams)


def _check_names(names: Sequence[str]) -> None:
    for name in names:
        if not isinstance(name, str) or not name.strip() or name != name.strip():
            raise SetupError("a player cannot be named {name!r}: a name is a word or words", name=name)
        if len(name) > NAME_LENGTH:
            raise SetupError("the name {name!r} is longer than {most} letters", name=name, most=NAME_LENGTH)
        if not name.isprintable() or any(sign in name for sign in ",:#"):
            raise SetupError("a player cannot be named {name!r}: no comma, colon, # or control character", name=name)
        if name in RESERVED_NAMES:
            raise SetupError("a player cannot be named {name!r}: the word means something in a record", name=name)
    if len(set(names)) != len(names):
        raise SetupError("two players have the same name: {names}", names=", ".join(names))
