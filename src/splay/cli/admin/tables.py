"""`splay admin` for tables: found, shown, hidden, deleted, exported, pruned; a player at one renamed."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from splay.cli.admin.opened import (
    MOST,
    AdminError,
    Form,
    TableId,
    Yes,
    ago,
    confirm,
    day,
    nothing,
    opened,
    print_json,
)
from splay.cli.backup import Database
from splay.cli.cards import Format

if TYPE_CHECKING:
    from splay.store import TableInfo
    from splay.store.administration import TableFile

Kind = Annotated[
    str | None, typer.Option(help="Only this kind: computer, device, friends, puzzle, tryout.", show_default="all")
]
Phase = Annotated[str | None, typer.Option(help="Only these: open, playing, over.", show_default="all")]


def find(
    table: Annotated[str | None, typer.Option("--id", help="The table with this id.", show_default=False)] = None,
    name: Annotated[
        str | None, typer.Option(help="Where somebody of exactly this name sits.", show_default=False)
    ] = None,
    owner: Annotated[
        str | None, typer.Option(help="Where this person sits, as show tells it.", show_default=False)
    ] = None,
    kind: Kind = None,
    phase: Phase = None,
    older_than: Annotated[
        str | None, typer.Option(help="Not touched for so long: 12h, 365d.", metavar="SPAN", show_default=False)
    ] = None,
    limit: Annotated[int, typer.Option(help="How many at most, the latest first.", min=1, max=MOST)] = 50,
    form: Form = Format.TEXT,
    database: Database = None,
) -> None:
    """List tables, the latest first."""
    from splay.store.administration import TableFilter

    wanted = TableFilter(table, name, owner, _one_of("kind", kind), _one_of("phase", phase), ago(older_than))
    with opened(database) as store:
        found = store.find(wanted, limit)
    if form is Format.JSON:
        print_json([_facts(each) for each in found])
        return
    for each in found:
        hidden = "  hidden" if each.hidden else ""
        typer.echo(f"{each.id}  {each.kind:8}  {each.phase:7}  {day(each.changed)}  {_names(each)}{hidden}")
    typer.echo(f"tables: {len(found)}", err=True)


def show(table: TableId, form: Form = Format.TEXT, database: Database = None) -> None:
    """Show a table: its setup, its seats and who holds them, what was said, how large it is."""
    with opened(database) as store:
        found = store.file(table)
    if found is None:
        nothing(f"there is no table {table!r}")
    told = _told(found)
    if form is Format.JSON:
        print_json(told)
        return
    seats, talk, setup = told.pop("seats"), told.pop("talk"), told.pop("setup")
    for word, value in told.items():
        typer.echo(f"{word}: {day(value) if word in ('created', 'changed') else value}")
    for word, value in setup.items():
        typer.echo(f"setup {word}: {value}")
    for number, seat in enumerate(seats):
        typer.echo(f"seat {number}: {seat['name']}, {seat['bot'] or ('a person' if seat['taken'] else 'free')}")
        for holder in seat["holders"]:
            typer.echo(f"  held by {holder['owner']} ({holder['kind'] or 'unknown'})")
    for line in talk:
        typer.echo(f"said {day(line['at'])} {line['name']}: {line['text']}")


def hide(table: TableId, database: Database = None) -> None:
    """Keep a table out of all lists; whoever knows its address still finds it."""
    _hide(table, True, database)


def unhide(table: TableId, database: Database = None) -> None:
    """Let a hidden table be listed again, if it was."""
    _hide(table, False, database)


def delete(
    tables: Annotated[list[str], typer.Argument(help="Tables: the ends of their addresses.", metavar="TABLE...")],
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete tables with their games, seats and talk, for good."""
    with opened(database) as store:
        there = [table for table in (store.table(each) for each in tables) if table is not None]
        for table in there:
            typer.echo(f"{table.id}  {table.kind}  {table.phase}  {_names(table)}", err=True)
        if not there:
            nothing("there is no such table")
        confirm(f"Delete {len(there)} of {len(tables)} for good?", yes)
        gone = store.delete([table.id for table in there])
    typer.echo(f"deleted: tables {len(gone)}")
    if len(gone) < len(tables):
        raise typer.Exit(1)


def export(table: TableId, database: Database = None) -> None:
    """Print a table as JSON: all of show, and the record of its game with every hidden card."""
    from splay.host.live_table import LiveTable
    from splay.store.rows import OPEN

    with opened(database) as store:
        found = store.file(table)
    if found is None:
        nothing(f"there is no table {table!r}")
    record = None
    if found.table.phase != OPEN:
        live = LiveTable(found.table)
        live.follow(found.entries)
        record = str(live.record())
    print_json(_told(found) | {"record": record})


def rename(
    table: TableId,
    seat: Annotated[int, typer.Argument(help="The seat, from 0 up.", min=0)],
    name: Annotated[str, typer.Argument(help="The new name.")],
    database: Database = None,
) -> None:
    """Give a player another name, also in a game that goes on; the record and the talk follow."""
    from splay.host.errors import NoSuchTable
    from splay.host.renaming import rename

    with opened(database) as store:
        try:
            before = rename(store, table, seat, name)
        except NoSuchTable as error:
            nothing(str(error))
    typer.echo(f"renamed: {before} is {name} now")


def prune(
    older_than: Annotated[
        str, typer.Option(help="Those not touched for so long: 12h, 365d.", metavar="SPAN", show_default=False)
    ],
    kind: Kind = None,
    phase: Phase = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Delete tables that nobody has touched for long, a few at a time, so that players hardly wait."""
    from splay.store.administration import TableFilter

    wanted = TableFilter(kind=_one_of("kind", kind), phase=_one_of("phase", phase), before=ago(older_than))
    with opened(database) as store:
        count = store.to_prune(wanted)
        if dry_run or not count:
            typer.echo(f"to be deleted: tables {count}")
            return
        confirm(f"Delete {count} tables for good?", yes)
        gone = sum(len(tables) for tables in store.prune(wanted))
    typer.echo(f"deleted: tables {gone}")


def stats(form: Form = Format.TEXT, database: Database = None) -> None:
    """Count tables by kind and phase, bans and open reports; say how large the database is."""
    with opened(database) as store:
        counts, size = store.counts(), store.database_bytes()
        bans, reports = len(store.bans()), len(store.reports(10_000))
    if form is Format.JSON:
        print_json({"tables": counts, "bytes": size, "bans": bans, "reports": reports})
        return
    for kind, phases in sorted(counts.items()):
        typer.echo(f"{kind}: {', '.join(f'{phase} {count}' for phase, count in sorted(phases.items()))}")
    typer.echo(f"database: {size / 2**20:.1f} MB")
    typer.echo(f"bans: {bans}")
    typer.echo(f"open reports: {reports}")


def _hide(table: str, hidden: bool, database: str | None) -> None:
    from splay.store import Conflict

    with opened(database) as store:
        try:
            store.hide(table, hidden)
        except Conflict:
            nothing(f"there is no table {table!r}")
    typer.echo(f"{'hidden' if hidden else 'no longer hidden'}: {table}")


def _one_of(word: str, value: str | None) -> str | None:
    """A kind or a phase, if there is such a one; raises AdminError."""
    from splay.store.administration import ALL_KINDS
    from splay.store.rows import PHASES

    known = ALL_KINDS if word == "kind" else PHASES
    if value is not None and value not in known:
        raise AdminError("no {word} is {value!r}: there are {known}", word=word, value=value, known=", ".join(known))
    return value


def _names(table: "TableInfo") -> str:
    return ", ".join(seat.name for seat in table.seats)


def _facts(table: "TableInfo") -> dict[str, Any]:
    """What a list says of a table."""
    names = ("id", "kind", "phase", "created", "changed", "length", "listed", "hidden", "watched", "turn", "result")
    return {name: getattr(table, name) for name in names} | {"names": [seat.name for seat in table.seats]}


def _told(found: "TableFile") -> dict[str, Any]:
    """All that is known of a table, but for its game."""
    table = found.table
    seats = []
    for seat in table.seats:
        held = found.holders.get(seat.number, ())
        holders = [{"owner": each.hash, "kind": each.kind, "since": each.made} for each in held]
        seats.append({"name": seat.name, "bot": seat.bot, "taken": seat.taken, "holders": holders})
    talk = [asdict(line) for line in found.talk]
    facts = {name: value for name, value in _facts(table).items() if name != "names"}
    return facts | {"bytes": found.size, "setup": dict(table.setup), "seats": seats, "talk": talk}
