"""The form for a new table: what was typed, what is wrong with it, and the table it means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from splay.bots import LEVELS, BotSpec, opponent
from splay.bots.strength import styled_bot
from splay.bots.styles import EVEN_HANDED
from splay.errors import SetupError
from splay.host import SeatOptions, TableOptions
from splay.host.options import names_of
from splay.host.sanitize import is_taken
from splay.host.secrets import SEED_DIGITS
from splay.position.editions import EDITIONS, FOURTH
from splay.position.options import FLAGS, Flag, Party
from splay.position.setup import FEWEST_PLAYERS, MOST_PLAYERS, name_fault, setup_faults
from splay.store.clocks import HOUR, HOURS, MINUTE, SITTING, WHEN_UP, TimeControl
from splay.store.rows import COMPUTER, DEVICE, FRIENDS
from splay.text.reader import Reader
from splay.web.start.faults import beside_field

PERSON: Final = "person"
"""Used in place of a bot's name for a person's seat."""
FIRST_LEVEL: Final = "apprentice"
"""The level for who has never played here."""
DEFAULT_LEVEL: Final = "artisan"
WATCHING: Final = ("yes", "talk", "no")
"""Who may watch: others; others, who may also chat; no one."""
PACES: Final = ("none", SITTING, HOURS)
"""How much time players have: as much as they like, a clock for a sitting, so many hours a move."""
SPANS: Final = (1, 3, 6, 12, 24, 48, 72, 168, 336)
"""So many hours a move can be chosen."""
YES: Final = "yes"
NO: Final = "no"


@dataclass(frozen=True, slots=True)
class FlagField:
    """The field for a yes-or-no option: one for each edition that leaves it to the players.

    Attributes:
        flag: the option.
        edition: number of the edition.
        sizes: numbers of players who can choose.
        usual: `YES` or `NO`, the default of the edition.
    """

    flag: Flag
    edition: int
    sizes: tuple[int, ...]
    usual: str

    @property
    def name(self) -> str:
        """Of the field."""
        return f"{self.flag.name}{self.edition}"


def _flag_fields() -> tuple[FlagField, ...]:
    found = []
    for flag in FLAGS:
        for edition in EDITIONS.values():
            parties = [Party(edition, size, "") for size in edition.players]
            able = [party for party in parties if flag.may_be_chosen(party)]
            if able:
                usual = YES if flag.usual(able[0]) else NO
                found.append(FlagField(flag, edition.number, tuple(party.size for party in able), usual))
    return tuple(found)


FLAG_FIELDS: Final = _flag_fields()


@dataclass(frozen=True, slots=True)
class TableForm:
    """The input of the form, as text, with defaults for anything missing.

    Attributes:
        kind: as in `TableOptions`.
        edition, players, seed: numbers, or whatever was typed instead.
        who, names, teams: by seat, for the most there can be; who: an opponent, `PERSON`, or empty for that; not
            against the computer.
        levels, styles: of the opponents by seat, against the computer; seats that say nothing are as seat 1.
        chair: number of the seat whose opponent was chosen last.
        alike: whether all opponents are as the one in that seat.
        starts: number of a seat; empty if the cards decide.
        flags: `YES` or `NO`, by the name of a `FlagField`.
        watch: one of `WATCHING`.
        listed: whether the table is listed.
        pace: one of `PACES`, among friends.
        minutes, free: of a clock for a sitting: how many minutes, and how many seconds of each answer are not counted.
        hours: a move.
        up: what happens when time is up, one of `WHEN_UP`.
        faults: what is wrong, in words, by field; ``all`` for faults of no single field.
    """

    kind: str = COMPUTER
    edition: str = str(FOURTH.number)
    players: str = str(FEWEST_PLAYERS)
    who: tuple[str, ...] = ("",) * MOST_PLAYERS
    names: tuple[str, ...] = ("",) * MOST_PLAYERS
    teams: tuple[str, ...] = ("",) * MOST_PLAYERS
    levels: tuple[str, ...] = ("",) * MOST_PLAYERS
    styles: tuple[str, ...] = ("",) * MOST_PLAYERS
    chair: str = "1"
    alike: bool = False
    starts: str = ""
    seed: str = ""
    flags: Mapping[str, str] = field(default_factory=lambda: {each.name: each.usual for each in FLAG_FIELDS})
    watch: str = WATCHING[0]
    listed: bool = False
    pace: str = PACES[0]
    minutes: str = "30"
    free: str = "10"
    hours: str = "24"
    up: str = WHEN_UP[0]
    faults: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, typed: Mapping[str, str]) -> "TableForm":
        """The form as sent by a browser."""

        def by_seat(word: str) -> tuple[str, ...]:
            return tuple(typed.get(f"{word}{seat}", "") for seat in range(MOST_PLAYERS))

        def text(word: str, default: str) -> str:
            return typed.get(word, default).strip()[:100]

        watch = text("watch", WATCHING[0])
        chosen = {each.name: text(each.name, each.usual) for each in FLAG_FIELDS}
        return cls(
            kind=text("kind", COMPUTER),
            edition=text("edition", str(FOURTH.number)),
            players=text("players", str(FEWEST_PLAYERS)),
            who=by_seat("who"),
            names=tuple(" ".join(name.split())[:100] for name in by_seat("name")),
            teams=by_seat("team"),
            levels=by_seat("level"),
            styles=by_seat("style"),
            chair=text("chair", "1"),
            alike=typed.get("alike") == YES,
            starts=text("starts", ""),
            seed=text("seed", ""),
            flags={
                each.name: chosen[each.name] if chosen[each.name] in (YES, NO) else each.usual for each in FLAG_FIELDS
            },
            watch=watch if watch in WATCHING else WATCHING[0],
            listed=typed.get("listed") == "yes",
            pace=text("pace", PACES[0]),
            minutes=text("minutes", "30"),
            free=text("free", "10"),
            hours=text("hours", "24"),
            up=text("up", WHEN_UP[0]),
        )

    def with_opponents(self, bots: Sequence[BotSpec]) -> "TableForm":
        """The same form with these levels and characters, from the first opponent on."""
        free = ("",) * (MOST_PLAYERS - 1 - len(bots))
        styles = (str(dict(bot.options).get("style", EVEN_HANDED)) for bot in bots)
        return replace(self, levels=("", *(bot.name for bot in bots), *free), styles=("", *styles, *free))

    @property
    def count(self) -> int:
        """How many players; the minimum if anything else was typed."""
        sizes = map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
        return int(self.players) if self.players in sizes else FEWEST_PLAYERS

    @property
    def needs_more(self) -> bool:
        """Whether anything is chosen, or wrong, among the advanced settings."""
        is_unusual = any(self.flags[each.name] != each.usual for each in FLAG_FIELDS)
        is_chosen = any(self.teams) or self.starts or self.seed or is_unusual or self.watch != WATCHING[0]
        return bool(is_chosen) or any(word in self.faults for word in ("teams", "starts", "seed"))

    def options(self, reader: Reader) -> TableOptions:
        """The table that it describes.

        Raises:
            FormFault: something is wrong; it says what, by field.
        """
        faults = self._faults(reader)
        if faults:
            raise FormFault(faults)
        try:
            return TableOptions(
                self.kind,
                seats=self._seats(),
                listed=self.listed,
                watched=self.watch != "no",
                talking=self.watch == "talk",
                time=self._time(),
                **self._setup(),
            )
        except SetupError as error:
            raise FormFault({"all": reader.gettext("These settings cannot be combined.")}) from error

    def bot_at(self, seat: int) -> str | None:
        """The opponent at a seat; None for a person."""
        if self.kind == COMPUTER:
            return None if seat == 0 else self._opponent(seat)
        return None if self.who[seat] in ("", PERSON) else self.who[seat]

    @property
    def marked(self) -> int:
        """The seat whose opponent is being chosen; always one that is there."""
        return int(self.chair) if self.chair in map(str, range(1, self.count)) else 1

    def level_at(self, seat: int) -> str:
        """The level of the opponent at a seat, as it was chosen for this very seat or else for the first one."""
        return self.levels[seat] or self.levels[1] or DEFAULT_LEVEL

    def style_at(self, seat: int) -> str:
        """Likewise the character."""
        return self.styles[seat] or (EVEN_HANDED if self.levels[seat] else self.styles[1]) or EVEN_HANDED

    def _opponent(self, seat: int) -> str:
        chosen = self.marked if self.alike else seat
        level, style = self.level_at(chosen), self.style_at(chosen)
        # A bot that is no level has no character.
        return styled_bot(level, style) if level in LEVELS else level

    def _seats(self) -> tuple[SeatOptions, ...]:
        return tuple(self._seat(seat) for seat in range(self.count))

    def _seat(self, seat: int) -> SeatOptions:
        bot = self.bot_at(seat)
        # A friend who is yet to come will choose a name.
        waits = self.kind == FRIENDS and seat > 0 and bot is None
        return SeatOptions("" if waits else self.names[seat], bot)

    def _time(self) -> TimeControl | None:
        """How much time each player has; raises SetupError if it is too much or too little."""
        if self.kind != FRIENDS or self.pace == PACES[0]:
            return None
        minutes, free, hours = (_number(each) for each in (self.minutes, self.free, self.hours))
        if not all(isinstance(each, int) for each in (minutes, free, hours)):
            raise SetupError("a clock is set in whole minutes, seconds and hours")
        if self.pace == SITTING:
            return TimeControl(SITTING, minutes * MINUTE, float(free), self.up)
        return TimeControl(self.pace, hours * HOUR, then=self.up)

    def _setup(self) -> dict[str, Any]:
        """The arguments for a setup, except the names, whether or not it is possible."""
        edition = _number(self.edition)
        teams = team_letters(self.teams[: self.count])
        chosen: dict[str, Any] = {"edition": edition, "seed": _number(self.seed), "teams": teams}
        chosen["starts"] = _number(self.starts)
        if edition in EDITIONS:
            party = Party(EDITIONS[edition], self.count, teams)
            for each in FLAG_FIELDS:
                # Choices for another edition, or for more players, do not matter.
                if each.edition == edition and each.flag.may_be_chosen(party):
                    chosen[each.flag.name] = self.flags[each.name] == YES
        return chosen

    # -- what is wrong -------------------------------------------------------------

    def _faults(self, reader: Reader) -> dict[str, str]:
        if str(self.count) != self.players:
            return {"players": reader.gettext("Please choose how many play.")}
        try:
            self._time()
        except SetupError:
            return {"pace": reader.gettext("A clock has 1 to 180 minutes and up to 120 s per answer.")}
        seats = self._seats()
        faults: dict[str, str] = {}
        for number, seat in enumerate(seats):
            if seat.name and is_taken(seat.name, [other.name for other in seats[:number] if other.name]):
                faults[f"name{number}"] = reader.gettext("Somebody here already has this name.")
        if self.seed and not (self.seed.isascii() and self.seed.isdecimal() and len(self.seed) <= SEED_DIGITS):
            text = reader.gettext("A seed is a whole number of at most {digits} digits.")
            faults["seed"] = text.format(digits=SEED_DIGITS)
        for where, fault in setup_faults(players=names_of(seats), **self._setup()).items():
            faults.setdefault(where.replace("players.", "name"), beside_field(fault, reader))
        return faults | self._faults_of_people(seats, reader)

    def _faults_of_people(self, seats: Sequence[SeatOptions], reader: Reader) -> dict[str, str]:
        if any(seat.bot is not None and not may_play(seat.bot) for seat in seats):
            return {"seats": reader.gettext("Please choose one of the computer players that are offered.")}
        people = sum(seat.bot is None for seat in seats)
        if self.kind == DEVICE and people < FEWEST_PLAYERS:
            text = reader.gettext("On one device, at least two people play. Alone you can play against the computer.")
            return {"seats": text}
        if self.kind == FRIENDS and (people < FEWEST_PLAYERS or seats[0].bot is not None):
            return {"seats": reader.gettext("Please leave a seat for a friend.")}
        return {}


class FormFault(SetupError):
    """Something in a form is wrong.

    Attributes:
        faults: what, in words, by field.
    """

    def __init__(self, faults: Mapping[str, str]) -> None:
        super().__init__("; ".join(faults.values()))
        self.faults = faults


def fault_of_name(name: str, others: Sequence[str], reader: Reader) -> str:
    """Why a person cannot take a seat with this name among these others; empty if nothing is wrong."""
    fault = name_fault(name) if name else None
    if fault is not None:
        return beside_field(fault, reader)
    return reader.gettext("Somebody here already has this name.") if name and is_taken(name, others) else ""


def may_play(bot: str) -> bool:
    """Whether an opponent can be chosen."""
    try:
        opponent(bot)
    except SetupError:
        return False
    return True


def team_letters(chosen: Sequence[str]) -> str:
    """Teams as a setup takes them: the first seat is A, and seats that chose none play alone.

    >>> team_letters(["B", "A", "B", "A"]), team_letters(["", "A", "A"]), team_letters(["", ""])
    ('ABAB', 'ABB', '')
    """
    if not any(chosen):
        return ""
    teams = [team or f"alone {seat}" for seat, team in enumerate(chosen)]
    order = list(dict.fromkeys(teams))
    return "".join("ABCDE"[order.index(team)] for team in teams)


def _number(typed: str) -> Any:
    """The input as a number if it is one; None if empty."""
    return int(typed) if typed.isascii() and typed.isdecimal() else typed or None


__all__ = [
    "FLAG_FIELDS",
    "MOST_PLAYERS",
    "NO",
    "PERSON",
    "YES",
    "FlagField",
    "FormFault",
    "TableForm",
    "fault_of_name",
    "may_play",
    "team_letters",
]
