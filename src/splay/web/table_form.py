"""The form for a new table: what was typed, what is wrong with it, and the table it means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from splay.bots import BOTS
from splay.catalogue import Catalogue
from splay.editions import EDITIONS, FOURTH, Edition
from splay.errors import SetupError
from splay.host import SeatOptions, TableOptions
from splay.host.plain import is_taken
from splay.host.secrets import SEED_DIGITS
from splay.store.rows import COMPUTER, DEVICE, FRIENDS
from splay.table import NAME_LENGTH, PARLEY_PLAYERS, RESERVED_NAMES

MOST_PLAYERS: Final = 5
FEWEST_PLAYERS: Final = 2
PERSON: Final = "person"
"""Instead of a bot's name, at a seat for a person."""
DEFAULT_BOT: Final = "greedy"
WATCHING: Final = ("yes", "talk", "no")
"""Who may look on: others; others, who may talk, too; nobody."""


@dataclass(frozen=True, slots=True)
class TableForm:
    """What somebody has typed, as text; whatever is missing has its default.

    Attributes:
        kind: as in `TableOptions`.
        edition, players, seed: numbers, or whatever was typed instead.
        bot: who plays where a seat says nothing else; against the computer.
        who, names, teams: by seat, for as many as there can be; who: a bot, `PERSON`, or empty for `bot`.
        starts: number of a seat; empty: the cards say.
        parley: whether players parley where the edition has it.
        watch: one of `WATCHING`.
        listed: whether the table stands in the lists.
        faults: what is wrong, in words, by field; ``all`` for what is no single field's.
    """

    kind: str = COMPUTER
    edition: str = str(FOURTH.number)
    players: str = str(FEWEST_PLAYERS)
    bot: str = DEFAULT_BOT
    who: tuple[str, ...] = ("",) * MOST_PLAYERS
    names: tuple[str, ...] = ("",) * MOST_PLAYERS
    teams: tuple[str, ...] = ("",) * MOST_PLAYERS
    starts: str = ""
    seed: str = ""
    parley: bool = True
    watch: str = WATCHING[0]
    listed: bool = False
    faults: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, typed: Mapping[str, str]) -> "TableForm":
        """The form as a browser sends it."""

        def by_seat(word: str) -> tuple[str, ...]:
            return tuple(typed.get(f"{word}{seat}", "") for seat in range(MOST_PLAYERS))

        def text(word: str, default: str) -> str:
            return typed.get(word, default).strip()[:100]

        watch = text("watch", WATCHING[0])
        return cls(
            kind=text("kind", COMPUTER),
            edition=text("edition", str(FOURTH.number)),
            players=text("players", str(FEWEST_PLAYERS)),
            bot=text("bot", DEFAULT_BOT),
            who=by_seat("who"),
            names=tuple(" ".join(name.split())[:100] for name in by_seat("name")),
            teams=by_seat("team"),
            starts=text("starts", ""),
            seed=text("seed", ""),
            parley=typed.get("parley") != "no",
            watch=watch if watch in WATCHING else WATCHING[0],
            listed=typed.get("listed") == "yes",
        )

    @property
    def count(self) -> int:
        """How many players; the fewest where something else was typed."""
        return int(self.players) if self.players in _numbers(FEWEST_PLAYERS, MOST_PLAYERS) else FEWEST_PLAYERS

    @property
    def needs_more(self) -> bool:
        """Whether something is chosen, or wrong, among the further settings."""
        return bool(any(self.teams) or self.starts or self.seed or not self.parley or self.watch != WATCHING[0]) or any(
            word in self.faults for word in ("teams", "starts", "seed")
        )

    def options(self, words: Catalogue) -> TableOptions:
        """The table it means.

        Raises:
            FormFault: something is wrong; holds what, by field.
        """
        faults = self._faults(words)
        if faults:
            raise FormFault(faults)
        edition = EDITIONS[int(self.edition)]
        teams = team_letters(self.teams[: self.count])
        may_parley = edition.has_parley and self.count >= PARLEY_PLAYERS and not teams
        try:
            return TableOptions(
                kind=self.kind,
                edition=edition.number,
                seats=tuple(self._seat(seat) for seat in range(self.count)),
                teams=teams,
                parley=False if may_parley and not self.parley else None,
                starts=int(self.starts) if self.starts else None,
                seed=int(self.seed) if self.seed else None,
                listed=self.listed,
                watched=self.watch != "no",
                talking=self.watch == "talk",
            )
        except SetupError as error:
            raise FormFault({"all": words.gettext("What was asked for does not fit together.")}) from error

    def bot_at(self, seat: int) -> str | None:
        """The bot at a seat; None for a person."""
        if self.kind == COMPUTER:
            return None if seat == 0 else self.who[seat] or self.bot
        return None if self.who[seat] in ("", PERSON) else self.who[seat]

    def _seat(self, seat: int) -> SeatOptions:
        bot = self.bot_at(seat)
        # A friend who is to come brings a name along.
        waits = self.kind == FRIENDS and seat > 0 and bot is None
        return SeatOptions("" if waits else self.names[seat], bot)

    # -- what is wrong -------------------------------------------------------------

    def _faults(self, words: Catalogue) -> dict[str, str]:
        faults: dict[str, str] = {}
        edition = next((each for each in EDITIONS.values() if str(each.number) == self.edition), None)
        if edition is None:
            faults["edition"] = words.gettext("Please choose one of these editions.")
        if self.players not in _numbers(FEWEST_PLAYERS, MOST_PLAYERS):
            faults["players"] = words.gettext("Please choose how many play.")
        if faults or edition is None:
            return faults
        if self.count not in edition.players:
            text = words.gettext("This edition is for {few} to {many} players.")
            faults["players"] = text.format(few=edition.players[0], many=edition.players[-1])
        seats = [self._seat(seat) for seat in range(self.count)]
        for number, seat in enumerate(seats):
            others = [other.name for other in seats[:number] if other.name]
            fault = name_fault(seat.name, others, words)
            if fault:
                faults[f"name{number}"] = fault
        faults |= self._faults_of_people(seats, words)
        faults |= self._faults_of_details(edition, words)
        return faults

    def _faults_of_people(self, seats: Sequence[SeatOptions], words: Catalogue) -> dict[str, str]:
        if any(seat.bot is not None and seat.bot not in BOTS for seat in seats):
            return {"seats": words.gettext("Please choose one of the computer players that are offered.")}
        people = sum(seat.bot is None for seat in seats)
        if self.kind == DEVICE and people < FEWEST_PLAYERS:
            text = words.gettext("On one device two people at least play. Alone you can play against the computer.")
            return {"seats": text}
        if self.kind == FRIENDS and (people < FEWEST_PLAYERS or seats[0].bot is not None):
            return {"seats": words.gettext("Please leave a seat for a friend.")}
        return {}

    def _faults_of_details(self, edition: Edition, words: Catalogue) -> dict[str, str]:
        faults = {}
        teams = team_letters(self.teams[: self.count])
        fault = team_fault(edition, self.count, teams, words)
        if fault:
            faults["teams"] = fault
        if self.starts and self.starts not in _numbers(0, self.count - 1):
            faults["starts"] = words.gettext("Nobody sits there: choose one of the players.")
        if self.seed and not (self.seed.isascii() and self.seed.isdecimal() and len(self.seed) <= SEED_DIGITS):
            faults["seed"] = words.gettext("A seed is a whole number of at most {digits} digits.").format(
                digits=SEED_DIGITS
            )
        return faults


class FormFault(SetupError):
    """Something in a form is wrong.

    Attributes:
        faults: what, in words, by field.
    """

    def __init__(self, faults: Mapping[str, str]) -> None:
        super().__init__("; ".join(faults.values()))
        self.faults = faults


def name_fault(name: str, others: Sequence[str], words: Catalogue) -> str:
    """Why somebody cannot sit down by this name among those others; empty if nothing is wrong."""
    if len(name) > NAME_LENGTH:
        return words.gettext("A name has at most {most} letters.").format(most=NAME_LENGTH)
    if not name.isprintable() or any(sign in name for sign in ",:#"):
        return words.gettext("A name has no comma, colon or # in it.")
    if name in RESERVED_NAMES:
        return words.gettext("This word means something else in the record of a game; please choose another name.")
    if name and is_taken(name, others):
        return words.gettext("Somebody here has this name already.")
    return ""


def team_letters(chosen: Sequence[str]) -> str:
    """Teams as `Game.start` takes them: A is who sits first; who chose none plays alone.

    >>> team_letters(["B", "A", "B", "A"]), team_letters(["", "A", "A"]), team_letters(["", ""])
    ('ABAB', 'ABB', '')
    """
    if not any(chosen):
        return ""
    teams = [team or f"alone {seat}" for seat, team in enumerate(chosen)]
    order = list(dict.fromkeys(teams))
    return "".join("ABCDE"[order.index(team)] for team in teams)


def team_fault(edition: Edition, count: int, teams: str, words: Catalogue) -> str:
    """Why an edition does not have these teams; empty if nothing is wrong."""
    if not teams:
        return ""
    if not edition.team_needed:
        return words.gettext("This edition has no team game.")
    if edition.team_shapes is not None and teams not in edition.team_shapes:
        return words.gettext("In this edition two play against two, and partners sit opposite each other.")
    if not 1 < len(set(teams)) < count:
        return words.gettext("Some play together, against others: put two at least into one team, but not all.")
    return ""


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


__all__ = ["PERSON", "FormFault", "TableForm", "name_fault", "team_fault", "team_letters"]
