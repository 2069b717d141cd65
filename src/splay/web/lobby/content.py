"""The contents of the pages around a table that has not begun: its seats and the links to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import segno
from markupsafe import Markup

from splay.host.desk import Held
from splay.host.live_table import setup_of
from splay.store import TableInfo
from splay.store.clocks import TimeControl
from splay.store.rows import LINK, PROGRAM
from splay.text.options import flags_told
from splay.text.reader import Reader
from splay.web.html.times import control_words

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat at a table that has not begun.

    Attributes:
        number: of the seat, from 0.
        name: of the player; empty while the seat is free.
        bot: which computer player, in words; empty for a person.
        is_mine: whether the reader sits there.
        link: the link to this seat; empty if there is none to share.
    """

    number: int
    name: str
    bot: str
    is_mine: bool
    link: str = ""

    @property
    def seat(self) -> int:
        """The number, by the name that marks use."""
        return self.number

    @property
    def letter(self) -> str:
        """For the mark."""
        return self.name[:1].upper() or "?"

    @property
    def is_free(self) -> bool:
        """Whether the seat is free to take."""
        return not self.name


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table that has not begun.

    Attributes:
        id: of the table.
        edition: in words.
        seats: clockwise.
        teams: a letter for each seat; empty without teams.
        options: other chosen options, in words.
        listed, watched, arranged: as stored.
    """

    id: str
    edition: str
    seats: tuple[SeatLine, ...]
    teams: str
    options: tuple[str, ...]
    listed: bool
    watched: bool
    arranged: bool

    @property
    def free(self) -> tuple[SeatLine, ...]:
        """The seats that are free to take."""
        return tuple(seat for seat in self.seats if seat.is_free)


def table_line(table: TableInfo, mine: tuple[int, ...], links: dict[int, str], reader: Reader) -> TableLine:
    """A table that has not begun, as the reader sees it.

    Args:
        table: the table.
        mine: the reader's seats.
        links: links to free seats.
        reader: who reads it.
    """
    seats = tuple(
        SeatLine(
            number=seat.number,
            name=seat.name if seat.taken else "",
            bot=reader.bot(seat.bot) if seat.bot else "",
            is_mine=seat.number in mine,
            link=links.get(seat.number, ""),
        )
        for seat in table.seats
    )
    setup = setup_of(table)
    edition, options = reader.edition_title(setup.edition), tuple(flags_told(setup, reader))
    control = TimeControl.of(table.clock)
    if control is not None:
        options += control_words(control, reader)
    return TableLine(table.id, edition, seats, setup.teams, options, table.listed, table.watched, table.arranged)


def qr(address: str) -> Markup:
    """A URL for a camera to read, as a picture that needs no request.

    >>> qr("https://example.org/").startswith("<svg")
    True
    """
    code = segno.make(address, error="m", micro=False)
    # Dark on light even in a dark theme, because many cameras read nothing else.
    text = code.svg_inline(dark="#000", light="#fff", border=3, omitsize=True, svgclass="qr", lineclass=None)
    return Markup(text)


def is_loopback(host: str) -> bool:
    """Whether a server with this host name cannot be reached from other machines."""
    return host in LOOPBACK


@dataclass(frozen=True, slots=True)
class HolderLine:
    """Something that holds a seat.

    Attributes:
        key: names it.
        words: what it is.
        since: since when; empty if that is not known.
        is_me: whether it is this browser.
        may_end: whether the seat may be taken away from it.
    """

    key: str
    words: str
    since: str
    is_me: bool
    may_end: bool


def holder_lines(holders: Sequence[Held], now: float, reader: Reader) -> list[HolderLine]:
    """What holds a seat, in words."""
    words = {LINK: reader.gettext("The link to your seat"), PROGRAM: reader.gettext("A program")}
    other = reader.gettext("Another browser")
    return [
        HolderLine(
            holder.hash,
            reader.gettext("This browser") if is_me else words.get(holder.kind or "", other),
            "" if holder.made is None else reader.ago(now - holder.made),
            is_me,
            may_end,
        )
        for holder, is_me, may_end in ((each.holder, each.is_me, each.may_end) for each in holders)
    ]
