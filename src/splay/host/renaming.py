"""Giving a seat another name, also in a game that goes on: in its setup, its picks, its talk and its result."""

from dataclasses import replace
from typing import Final

from splay.errors import SetupError
from splay.game.setup_lines import setup_lines
from splay.host.errors import Meanwhile, NoSuchTable
from splay.host.live_table import LiveTable, setup_of
from splay.host.sanitize import as_name, is_taken, plain
from splay.host.tables import standing
from splay.position.decision import PLAYER
from splay.store import Conflict, TableInfo
from splay.store.administration import Administration, standing_entries
from splay.store.rows import OPEN

ATTEMPTS: Final = 5
"""How often it is tried while people play at the table."""


def rename(store: Administration, table_id: str, seat: int, name: str) -> str:
    """Give a seat of a table another name; returns the name that it had.

    Servers that have the game in memory read it anew when somebody next looks at it.

    Raises:
        NoSuchTable: there is no such table.
        SetupError: there is no such seat, the name cannot be used or could be mistaken for another one at the table,
            or the game goes on from a prepared position, in which names stand.
        Meanwhile: people play so quickly there that it never was the same twice.
    """
    for _ in range(ATTEMPTS):
        table = store.table(table_id)
        if table is None:
            raise NoSuchTable("there is no table {table!r}", table=table_id)
        if not 0 <= seat < len(table.seats):
            raise SetupError("table {table} has no seat {seat}", table=table_id, seat=seat)
        try:
            _rename(store, table, seat, _checked(table, seat, name))
        except Conflict:
            continue
        return table.seats[seat].name
    raise Meanwhile("somebody else was first: look at the table again")


def _checked(table: TableInfo, seat: int, name: str) -> str:
    """The name as it is stored; raises SetupError."""
    if "position" in table.setup:
        raise SetupError("names at table {table} cannot be changed: it goes on from a position", table=table.id)
    name = as_name(plain(name))
    names = [each.name for each in table.seats]
    others = names[:seat] + names[seat + 1 :]
    names[seat] = name
    if is_taken(name, others):
        raise SetupError("two players have the same name: {names}", names=", ".join(names))
    replace(setup_of(table), players=tuple(names))  # whatever else is asked of a name
    return name


def _rename(store: Administration, table: TableInfo, seat: int, name: str) -> None:
    """Store another name; raises Conflict if something is done at the table at the same time."""
    if table.phase == OPEN:
        store.rename_seat(table, seat, name, ())
        return
    entries = store.entries(table.id)
    if len(entries) != table.length:
        raise Conflict("table {table} has changed meanwhile", table=table.id)
    live = LiveTable(table)
    live.follow(entries)
    before = table.seats[seat].name
    picks = zip(standing_entries(entries), live.picks, strict=True)
    options = [(entry.sequence, name) for entry, pick in picks if pick.kind == PLAYER and entry.option == before]
    names = tuple(name if each.number == seat else each.name for each in table.seats)
    setup = replace(live.game.setup, players=names)
    seats = tuple(replace(each, name=names[each.number]) for each in table.seats)
    renamed = LiveTable(replace(table, setup=setup_lines(setup), seats=seats))
    numbers = dict(options)
    renamed.follow([replace(each, option=numbers.get(each.sequence, each.option)) for each in entries])
    result = standing(renamed.game, seats).result
    store.rename_seat(table, seat, name, options, setup=setup_lines(setup), result=result)
