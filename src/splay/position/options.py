"""The options of a game besides its edition, players and seed.

Each option is declared once, in `OPTIONS`.  `Setup` checks it, records and positions write and read it, and the
protocol, the API and the form on the pages accept it, all by this declaration.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple, TypedDict

from splay.errors import SetupError
from splay.position.editions import Edition
from splay.position.terms import SET_NAMES, Given

PARLEY_PLAYERS: Final = 4
"""The number of players from which on some are not neighbors."""
TEAMS_OF_TWO: Final = "ABAB"
"""The usual team game: two against two, partners opposite each other."""


class Options(TypedDict, total=False):
    """Options by name, as a setup takes them; None or left out for the default."""

    covered_hidden: bool | None
    parley: bool | None
    starts: int | None
    sets: Sequence[str] | None


class Party(NamedTuple):
    """Who plays by which rules, which decides which options there are.

    Attributes:
        edition: the rule set.
        size: how many play.
        teams: a letter for each seat, the same for partners; empty if everyone plays alone.
    """

    edition: Edition
    size: int
    teams: Given[str]


class Option:
    """An option that a game can be set up with.

    Attributes:
        name: its name in `Setup`, in JSON, in the protocol and in the API.
        word: its name in a record.
        meaning: an English description for developers of programs.
        kind: the type of its values.
    """

    __slots__ = ("meaning", "name", "word")

    kind: ClassVar[type]
    untold: ClassVar[Any] = None
    """The value for a record that does not state it; None for the default."""

    def __init__(self, name: str, word: str, meaning: str) -> None:
        self.name = name
        self.word = word
        self.meaning = meaning

    def may_be_chosen(self, party: Party) -> bool:
        """Whether these players have a choice."""
        return True

    def usual(self, party: Party) -> Any:
        """The default for these players."""
        return None

    def fault(self, value: Any, party: Party) -> SetupError | None:
        """Why these players cannot have this value; None if they can."""
        return None

    def kept(self, value: Any) -> Any:
        """A value without faults as a setup keeps it."""
        return value

    def to_json(self, value: Any) -> Any:
        """A value as plain data; None if it is the default of every setup and need not be stated."""
        return value

    def is_told(self, value: Any, party: Party) -> bool:
        """Whether a record states this value."""
        return bool(value != self.usual(party))

    def written(self, value: Any, names: Sequence[str]) -> str:
        """A value as written in a record of these players."""
        return str(value)

    def read(self, text: str, names: Sequence[str]) -> Any:
        """The value of such a text in a record of these players.

        Raises:
            SetupError: there is no such value.
        """
        return text


class Flag(Option):
    """An option that is either on or off.

    Attributes:
        no, yes: how a record writes it.
    """

    __slots__ = ("no", "yes")

    kind = bool

    def __init__(self, name: str, word: str, meaning: str, no: str, yes: str) -> None:
        super().__init__(name, word, meaning)
        self.no = no
        self.yes = yes

    def usual(self, party: Party) -> bool:
        """The default for these players."""
        return False

    def written(self, value: bool, names: Sequence[str]) -> str:
        """A value as written in a record."""
        return self.yes if value else self.no

    def read(self, text: str, names: Sequence[str]) -> bool:
        """The value of such a text in a record; raises as `Option.read`."""
        if text not in (self.no, self.yes):
            raise SetupError(
                "{word} must be {no} or {yes}, not {text!r}", word=self.word, no=self.no, yes=self.yes, text=text
            )
        return text == self.yes


class _Teams(Option):
    """Who plays together."""

    kind = str

    def may_be_chosen(self, party: Party) -> bool:
        """Whether the edition has a team game."""
        return party.edition.team_needed > 0

    def usual(self, party: Party) -> str:
        """Everyone plays alone."""
        return ""

    def fault(self, value: Any, party: Party) -> SetupError | None:
        """Why these players cannot form such teams; None if they can."""
        if not isinstance(value, str):
            return SetupError(
                "teams are letters like {such!r}, one for each seat, not {teams!r}", such=TEAMS_OF_TWO, teams=value
            )
        if not value:
            return None
        edition = party.edition
        if not edition.team_needed:
            return SetupError("edition {edition} has no team game", edition=edition.number)
        if edition.team_shapes is not None and value not in edition.team_shapes:
            return SetupError(
                "teams of edition {edition} are {shapes}, not {teams!r}",
                edition=edition.number,
                shapes=", ".join(edition.team_shapes),
                teams=value,
            )
        return _shape_fault(value, party.size)


def _shape_fault(teams: str, count: int) -> SetupError | None:
    """Why this many players cannot form such teams in any edition; None if they can."""
    if len(teams) != count:
        return SetupError(
            "teams {teams!r} are for {size} players, not {count}", teams=teams, size=len(teams), count=count
        )
    letters = "".join(dict.fromkeys(teams))
    if letters != "ABCDE"[: len(letters)]:
        return SetupError("teams are named A, B, ... in the order of the seats, not {teams!r}", teams=teams)
    if not 1 < len(letters) < count:
        return SetupError("teams {teams!r} are not teams: some play together, against others", teams=teams)
    return None


class _CoveredHidden(Flag):
    """Whether covered cards of other boards are secret."""

    untold = False
    """Older records predate hidden covered cards in edition 1: those that say nothing were played open."""

    def usual(self, party: Party) -> bool:
        """Whatever the edition does."""
        return party.edition.hides_covered

    def is_told(self, value: bool, party: Party) -> bool:
        """Whether a record states this value."""
        return value or party.edition.hides_covered

    def may_be_chosen(self, party: Party) -> bool:
        """Whether the edition leaves it to the players."""
        return party.edition.can_hide_covered

    def fault(self, value: Any, party: Party) -> SetupError | None:
        """Why the edition does not keep them secret; None if it does."""
        if value and not self.may_be_chosen(party):
            return SetupError("in edition {edition} all boards are open", edition=party.edition.number)
        return None


class _Parley(Flag):
    """Whether players can parley."""

    def may_be_chosen(self, party: Party) -> bool:
        """Whether the rules allow these players to parley."""
        return party.edition.has_parley and party.size >= PARLEY_PLAYERS and not party.teams

    def usual(self, party: Party) -> bool:
        """On, wherever the rules allow it."""
        return self.may_be_chosen(party)

    def fault(self, value: Any, party: Party) -> SetupError | None:
        """Why these players cannot parley; None if they can."""
        if value and not self.may_be_chosen(party):
            return SetupError("edition 4 has parley, for {count} or more players without teams", count=PARLEY_PLAYERS)
        return None


class _Starts(Option):
    """Who takes the first turn."""

    kind = int

    def fault(self, value: Any, party: Party) -> SetupError | None:
        """Why this is none of the seats; None if it is one."""
        if value is None or (type(value) is int and 0 <= value < party.size):
            return None
        return SetupError("starts is a seat from 0 to {last}, not {starts!r}", last=party.size - 1, starts=value)

    def written(self, value: int, names: Sequence[str]) -> str:
        """The name of the player in that seat."""
        return names[value]

    def read(self, text: str, names: Sequence[str]) -> int:
        """The seat of this player; raises as `Option.read`."""
        if text not in names:
            raise SetupError("no player is named {name!r}: there are {names}", name=text, names=", ".join(names))
        return names.index(text)


class _Sets(Option):
    """Which sets of cards are added to the base set."""

    kind = list
    untold = ()

    def may_be_chosen(self, party: Party) -> bool:
        """Whether the edition has sets."""
        return len(party.edition.sets) > 1

    def usual(self, party: Party) -> tuple[str, ...]:
        """The base set alone."""
        return ()

    def fault(self, value: Any, party: Party) -> SetupError | None:
        """Why the edition cannot be played with these sets; None if it can."""
        if value is None:
            return None
        if isinstance(value, str) or not isinstance(value, Sequence):
            return SetupError("sets is a list of names, not {sets!r}", sets=value)
        known = party.edition.sets[1:]
        for place, name in enumerate(value):
            if not known:
                return SetupError("edition {edition} has no sets besides the base set", edition=party.edition.number)
            if name not in known:
                return SetupError("no set {name!r}: there are {known}", name=name, known=", ".join(known))
            if name in value[:place]:
                return SetupError("the set {name} is named twice", name=name)
        return None

    def kept(self, value: Sequence[str]) -> tuple[str, ...]:
        """The names in the order in which the publisher sells the sets."""
        return tuple(name for name in SET_NAMES if name in value)

    def to_json(self, value: tuple[str, ...]) -> list[str] | None:
        """The names; None for the base set alone."""
        return list(value) or None

    def written(self, value: tuple[str, ...], names: Sequence[str]) -> str:
        """The names, with commas."""
        return ", ".join(value)

    def read(self, text: str, names: Sequence[str]) -> tuple[str, ...]:
        """The names in such a text."""
        return tuple(name.strip() for name in text.split(","))


TEAMS: Final = _Teams("teams", "teams", "A letter for each seat, the same for partners.")
COVERED_HIDDEN: Final = _CoveredHidden(
    "covered_hidden",
    "covered",
    "Whether covered cards of other boards are secret; null: as the edition has it.",
    no="open",
    yes="hidden",
)
PARLEY: Final = _Parley("parley", "parley", "Whether players parley; null: as the edition has it.", no="no", yes="yes")
STARTS: Final = _Starts("starts", "starts", "The seat that begins; null: by the cards.")
SETS: Final = _Sets("sets", "sets", "The sets of cards added to the base set; null: none.")

OPTIONS: Final[tuple[Option, ...]] = (TEAMS, COVERED_HIDDEN, PARLEY, STARTS, SETS)
"""In the order in which records state them."""
FLAGS: Final = tuple(option for option in OPTIONS if isinstance(option, Flag))
