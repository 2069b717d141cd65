"""How a game is set up: edition, players, seed and the chosen options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Unpack

from splay.errors import SetupError
from splay.position.editions import EDITIONS, edition_of
from splay.position.options import OPTIONS, Flag, Option, Options, Party
from splay.position.ruleset import Ruleset, ruleset
from splay.position.terms import GIVE_UP, NOBODY_WINS, PASS, YES, Given

NAME_LENGTH: Final = 24
LAST_SEED: Final = 2**63 - 1
FEWEST_PLAYERS: Final = min(min(edition.players) for edition in EDITIONS.values())
MOST_PLAYERS: Final = max(max(edition.players) for edition in EDITIONS.values())
SETUP_WORDS: Final = ("edition", "players", "seed", *(option.word for option in OPTIONS))
"""The parts of a setup, by their names in a record."""
_PARTS: Final = ("edition", "players", "seed", *(option.name for option in OPTIONS))
"""The same by their names in Python and JSON."""
RESERVED_NAMES: Final = frozenset((PASS, YES, GIVE_UP, NOBODY_WINS, "result", "position", *SETUP_WORDS))
"""Words that would be mistaken for something else in a record."""


@dataclass(frozen=True, slots=True, init=False)
class Setup:
    """Everything needed to begin a game; a `Setup` that exists is valid.

    >>> setup = Setup(edition=4, players=["ann", "bob", "cyd", "dan"], seed=7)
    >>> setup.parley, setup.starts
    (True, None)

    Attributes:
        edition: 1, 3 or 4.
        players: names by seat, clockwise.
        seed: what to shuffle with, the only source of chance in a game; None if nothing is to be
            dealt, or if it has not been drawn yet.
        teams: a letter for each seat, the same for partners, as in ``"ABAB"`` or ``"ABB"``; edition 3 has
            ``"ABAB"``, edition 4 any teams; empty if everyone plays alone.
        covered_hidden: whether covered cards of other boards are secret (editions 1 and 3).
        parley: whether players can parley (edition 4, four or more without teams).
        starts: the seat that takes the first turn, whatever its first card; None to follow the rules:
            the player whose first card comes first in the alphabet.
        sets: the sets of cards added to the base set (edition 4), in the order of `terms.SET_NAMES`.
    """

    edition: int
    players: tuple[str, ...]
    seed: int | None
    teams: str
    covered_hidden: bool
    parley: bool
    starts: int | None
    sets: tuple[str, ...]

    def __init__(
        self,
        edition: Given[int],
        players: Given[Sequence[str]],
        seed: Given[int | None] = None,
        teams: Given[str] = "",
        **options: Unpack[Options],
    ) -> None:
        """Set up a game; the default of an option left out, or None, depends on the edition and the players.

        Raises:
            SetupError: such a game cannot exist; the message says why.
        """
        for fault in setup_faults(edition, players, seed, teams, **options).values():
            raise fault
        party = Party(EDITIONS[edition], len(players), teams)
        values = {"edition": edition, "players": tuple(players), "seed": seed}
        for option in OPTIONS:
            chosen = _chosen(option, teams, options)
            values[option.name] = option.usual(party) if chosen is None else option.kept(chosen)
        for name, value in values.items():
            object.__setattr__(self, name, value)  # because it is frozen

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup.from_json, (self.to_json(),)

    @property
    def rules(self) -> Ruleset:
        """What the game is played with: the edition and its sets of cards."""
        return ruleset(self.edition, self.sets)

    @property
    def party(self) -> Party:
        """Who plays by which rules, for the options."""
        return Party(EDITIONS[self.edition], len(self.players), self.teams)

    def is_like(self, other: "Setup") -> bool:
        """Whether the same players play by the same rules, whatever the cards and whoever goes first."""
        return self == replace(other, seed=self.seed, starts=self.starts)

    def told(self) -> dict[Option, Any]:
        """The options that differ from their defaults, with their values."""
        party = self.party
        values = {option: getattr(self, option.name) for option in OPTIONS}
        return {option: value for option, value in values.items() if option.is_told(value, party)}

    def to_json(self) -> dict[str, Any]:
        """The setup as plain data, for `from_json`, without values that are None."""
        data: dict[str, Any] = {"edition": self.edition, "players": list(self.players), "seed": self.seed}
        data |= {option.name: option.to_json(getattr(self, option.name)) for option in OPTIONS}
        return {name: value for name, value in data.items() if value is not None}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Setup":
        """The setup that this data describes.

        Raises:
            SetupError: it describes none.
        """
        unknown = sorted(set(data) - set(_PARTS))
        if unknown or not {"edition", "players"} <= set(data):
            raise SetupError("a setup has edition, players and perhaps {options}", options=", ".join(_PARTS[2:]))
        return cls(**data)


def setup_faults(
    edition: Any, players: Any, seed: Any = None, teams: Any = "", **options: Unpack[Options]
) -> dict[str, SetupError]:
    """Everything that keeps a game from being set up this way, by what is at fault; empty if it can be.

    Args:
        edition: as for `Setup`, like all the others.
        players: names by seat.
        seed: or None.
        teams: or empty.
        options: by name.

    Returns:
        what is wrong with ``edition``, ``players`` (the list as a whole, or its length), the name of the
        player at a seat (``players.0`` and so on), ``seed`` and each option by its name.
    """
    unknown = set(options).difference(option.name for option in OPTIONS)
    if unknown:
        raise TypeError(f"a setup has no {', '.join(sorted(unknown))}")
    if isinstance(players, str) or not isinstance(players, Sequence):
        return {"players": SetupError("players is a list of names, not {players!r}", players=players)}
    faults = {"seed": _seed_fault(seed)}
    chosen = {option: _chosen(option, teams, options) for option in OPTIONS}
    for option, value in chosen.items():
        if isinstance(option, Flag) and value is not None and not isinstance(value, bool):
            faults[option.name] = SetupError("{word} is True or False, not {value!r}", word=option.name, value=value)
    try:
        rules = edition_of(edition)
    except SetupError as error:
        return _found({**faults, "edition": error, **_name_faults(players)})
    count = len(players)
    faults |= _name_faults(players)
    if count not in rules.players:
        faults.setdefault(
            "players",
            SetupError(
                "edition {edition} is for {few} to {many} players, not {count}",
                edition=rules.number,
                few=rules.players[0],
                many=rules.players[-1],
                count=count,
            ),
        )
    party = Party(rules, count, teams)
    for option, value in chosen.items():
        if faults.get(option.name) is None:
            faults[option.name] = option.fault(value, party)
    return _found(faults)


def name_fault(name: Any) -> SetupError | None:
    """Why a player cannot have this name; None if one can."""
    if not isinstance(name, str) or not name.strip() or name != name.strip():
        return SetupError("a player cannot be named {name!r}: a name is one or more words", name=name)
    if len(name) > NAME_LENGTH:
        return SetupError("the name {name!r} is longer than {most} letters", name=name, most=NAME_LENGTH)
    if not name.isprintable() or any(sign in name for sign in ",:#"):
        return SetupError("a player cannot be named {name!r}: no comma, colon, # or control character", name=name)
    if name in RESERVED_NAMES:
        return SetupError("a player cannot be named {name!r}: the word means something in a record", name=name)
    return None


def _name_faults(names: Sequence[Any]) -> dict[str, SetupError | None]:
    faults: dict[str, SetupError | None] = {f"players.{seat}": name_fault(name) for seat, name in enumerate(names)}
    if not any(faults.values()):
        for seat, name in enumerate(names):
            if name in names[:seat]:
                faults[f"players.{seat}"] = SetupError(
                    "two players have the same name: {names}", names=", ".join(names)
                )
    return faults


def _seed_fault(seed: Any) -> SetupError | None:
    if seed is None:
        return None
    if type(seed) is not int or seed < 0:
        return SetupError("a seed is a whole number from 0 up, not {seed!r}", seed=seed)
    return SetupError("a seed is at most {most}", most=LAST_SEED) if seed > LAST_SEED else None


def _chosen(option: Option, teams: Any, options: Mapping[str, Any]) -> Any:
    return teams if option.name == "teams" else options.get(option.name)


def _found(faults: Mapping[str, SetupError | None]) -> dict[str, SetupError]:
    return {name: fault for name, fault in faults.items() if fault is not None}
