"""The contents of the pages on the way to a game: the ways, the choices, the lists of games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.host.live_table import setup_of
from splay.position.editions import EDITIONS, FOURTH
from splay.store import TableInfo
from splay.store.clocks import HOUR
from splay.store.rows import COMPUTER, DEVICE, FRIENDS, OPEN, OVER
from splay.text.options import flag_words
from splay.text.reader import Reader
from splay.web.html.times import span
from splay.web.requests.addresses import table_url
from splay.web.start.form import FLAG_FIELDS, NO, SPANS, YES

WATCH: Final = "watch"
LOAD: Final = "load"
WAYS: Final = (COMPUTER, DEVICE, FRIENDS, WATCH, LOAD)


@dataclass(frozen=True, slots=True)
class Way:
    """One of the ways to a game, drawn as a card.

    Attributes:
        name: its name in the URL.
        color, picture, icon: of the card.
        title, text: its words.
    """

    name: str
    color: str
    picture: str
    icon: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class FormChoice:
    """One of several choices: its value in the form, its words, and more about it."""

    value: str
    word: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class FlagChoice:
    """A field for a yes-or-no option.

    Attributes:
        name: the name of the field.
        edition, edition_title: the edition it is for.
        sizes: the numbers of players it is for.
        title, hint: its topic, and what to know about it.
        choices: yes and no.
    """

    name: str
    edition: int
    edition_title: str
    sizes: tuple[int, ...]
    title: str
    hint: str
    choices: tuple[FormChoice, ...]


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game in a list.

    Attributes:
        href: the link to the table.
        title: the players.
        text: edition, turn, when something was last done.
        state: what is to be done, or how it ended.
        is_yours: whether it is waiting for the reader.
    """

    href: str
    title: str
    text: str
    state: str
    is_yours: bool = False


def ways(reader: Reader) -> tuple[Way, ...]:
    """All ways to a game."""
    _ = reader.gettext
    return (
        Way(
            COMPUTER,
            "red",
            "pic-abacus",
            "robot",
            _("Against the computer"),
            _("One to four opponents who never grow tired."),
        ),
        Way(
            DEVICE,
            "yellow",
            "pic-round-table",
            "device",
            _("On one device"),
            _("Pass it around; a curtain hides your hand."),
        ),
        Way(
            FRIENDS,
            "green",
            "pic-discussion",
            "link",
            _("With friends"),
            _("Send a link. Play at once or over days."),
        ),
        Way(
            WATCH,
            "blue",
            "pic-observatory",
            "eye",
            _("Watch"),
            _("Follow a running game step by step."),
        ),
        Way(
            LOAD,
            "purple",
            "pic-scroll-unfurled",
            "folder",
            _("Load a game"),
            _("Open a saved record: play on from it, or just view it."),
        ),
    )


def editions(reader: Reader) -> tuple[FormChoice, ...]:
    """The editions, newest first, and how they differ."""
    _ = reader.gettext
    texts = {
        4: _("The newest: ages 1 to 11, a seventh icon, junk, piles splayed aslant. For 2 to 5, with any teams."),
        3: _("Ages 1 to 10, six icons. For 2 to 4, or two against two."),
        1: _("Ages 1 to 10, six icons; some cards do more or less than in the third. For 2 to 4, no teams."),
    }
    return tuple(
        FormChoice(str(number), reader.edition(number), texts[number]) for number in sorted(EDITIONS, reverse=True)
    )


def needed(reader: Reader) -> tuple[FormChoice, ...]:
    """By number of players, how many achievements win."""

    def told(count: int) -> str:
        return reader.ngettext("{count} achievement wins.", "{count} achievements win.", count).format(count=count)

    return tuple(FormChoice(str(players), told(count)) for players, count in FOURTH.needed.items())


def flags(reader: Reader) -> tuple[FlagChoice, ...]:
    """The yes-or-no options that an edition leaves to the players."""
    found = []
    for each in FLAG_FIELDS:
        words = flag_words(each.flag, reader)
        choices = (FormChoice(YES, words.yes), FormChoice(NO, words.no))
        edition = reader.edition_title(each.edition)
        found.append(FlagChoice(each.name, each.edition, edition, each.sizes, words.title, words.hint, choices))
    return tuple(found)


def spans(reader: Reader) -> tuple[FormChoice, ...]:
    """How many hours a move can be chosen."""
    return tuple(FormChoice(str(hours), span(hours * HOUR, reader)) for hours in SPANS)


# -- lists of games --------------------------------------------------------------------


def my_line(table: TableInfo, seat: int, now: float, reader: Reader) -> GameLine:
    """A game in which the reader plays."""
    others = [each.name for each in table.seats if each.number != seat and each.taken]
    if table.kind == DEVICE:
        others = [each.name for each in table.seats]
    state, is_yours = _state_for(table, seat, reader)
    title = ", ".join(others) or reader.gettext("Nobody else yet")
    return GameLine(table_url(table.id), title, _text(table, now, reader), state, is_yours)


def open_line(table: TableInfo, reader: Reader) -> GameLine:
    """A table that waits for people."""
    names = [seat.name for seat in table.seats if seat.taken]
    free = len(table.seats) - len(names)
    text = reader.ngettext("{count} seat free", "{count} seats free", free).format(count=free)
    return GameLine(
        f"{table_url(table.id)}/join", ", ".join(names), f"{_edition(table, reader)} · {text}", reader.gettext("Join")
    )


def watch_line(table: TableInfo, now: float, reader: Reader) -> GameLine:
    """A game that may be watched."""
    names = ", ".join(seat.name for seat in table.seats)
    return GameLine(table_url(table.id), names, _text(table, now, reader), reader.gettext("Watch"))


def winners_of(table: TableInfo) -> tuple[str, ...]:
    """The names of the winners; empty before the end."""
    return tuple((table.result or "").rpartition(" by ")[0].split(", "))


def _state_for(table: TableInfo, seat: int, reader: Reader) -> tuple[str, bool]:
    """What is to be done at a table, or how it ended, and whether it is waiting for this seat."""
    if table.phase == OPEN:
        free = sum(not each.taken for each in table.seats)
        return reader.ngettext("{count} seat free", "{count} seats free", free).format(count=free), False
    if table.phase == OVER or table.asked is None:
        return _ending(table, seat, reader), False
    asked = table.seats[table.asked]
    if asked.bot is None and table.kind != FRIENDS:
        text = reader.gettext("Your turn") if table.kind == COMPUTER else reader.gettext("{name} plays")
        return text.format(name=asked.name), True
    if asked.number == seat:
        return reader.gettext("Your turn"), True
    return reader.gettext("{name} plays").format(name=asked.name), False


def _ending(table: TableInfo, seat: int, reader: Reader) -> str:
    winners = [each for each in table.seats if each.name in winners_of(table)]
    if not winners:
        return reader.gettext("Nobody won")
    if table.kind != DEVICE and any(each.number == seat for each in winners):
        return reader.gettext("You won")
    text = reader.ngettext("{names} won", "{names} won", len(winners))
    return text.format(names=reader.listed(each.name for each in winners))


def _text(table: TableInfo, now: float, reader: Reader) -> str:
    parts: Sequence[str] = (
        _edition(table, reader),
        reader.gettext("turn {number}").format(number=table.turn) if table.turn else "",
        reader.ago(now - table.changed),
    )
    return " · ".join(part for part in parts if part)


def _edition(table: TableInfo, reader: Reader) -> str:
    return reader.edition_title(setup_of(table).edition)
