"""`splay admin` for people: bans, and what people have reported."""

import time
from dataclasses import asdict
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Final

import typer

from splay.cli.admin.opened import MOST, AdminError, Form, Yes, confirm, day, nothing, opened, print_json, span
from splay.cli.backup import Database
from splay.cli.cards import Format

if TYPE_CHECKING:
    from splay.store.administration import Administration

OWNER_LENGTH: Final = 64
"""Hexadecimal digits of an owner."""


def ban(
    who: Annotated[
        str,
        typer.Argument(
            help="An address, a network, a person as show tells it, or TABLE:SEAT for whoever sits there.",
            metavar="WHO",
        ),
    ],
    reason: Annotated[str, typer.Option(help="Why, for yourself.")] = "",
    lasts: Annotated[
        str | None, typer.Option("--for", help="For how long: 12h, 30d.", metavar="SPAN", show_default="always")
    ] = None,
    database: Database = None,
) -> None:
    """Let somebody play no more: no tables, no picks, no talk.  Pages can still be read."""
    from splay.store.rows import FOREVER

    until = FOREVER if lasts is None else time.time() + span(lasts)
    with opened(database) as store:
        for network, owner in _meant(who, store):
            number = store.ban(reason, until, network, owner)
            typer.echo(f"banned: {network or owner} (ban {number})")


def unban(
    number: Annotated[int, typer.Argument(help="The number of the ban, as bans tells it.", max=MOST)],
    database: Database = None,
) -> None:
    """End a ban."""
    with opened(database) as store:
        ended = store.unban(number)
    if ended is None:
        nothing(f"there is no ban {number}")
    typer.echo(f"no longer banned: {ended.network or ended.owner}")


def bans(form: Form = Format.TEXT, database: Database = None) -> None:
    """List the bans in force, the oldest first."""
    from splay.store.rows import FOREVER

    with opened(database) as store:
        found = store.bans()
    if form is Format.JSON:
        print_json([asdict(each) | {"until": None if each.until == FOREVER else each.until} for each in found])
        return
    for each in found:
        until = "always" if each.until == FOREVER else f"until {day(each.until)}"
        typer.echo(f"{each.id}  {each.network or each.owner}  {until}  {each.reason}")
    typer.echo(f"bans: {len(found)}", err=True)


def erase(
    who: Annotated[
        str,
        typer.Argument(help="A person as show tells it, or TABLE:SEAT for whoever sits there.", metavar="WHO"),
    ],
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Forget somebody for good, as they can themselves on their page; in games of others they become Somebody."""
    from splay.host.people import erase_owner

    with opened(database) as store:
        owners = [owner for network, owner in _meant(who, store) if owner is not None]
        if not owners:
            raise AdminError("{who!r} is no person and no TABLE:SEAT", who=who)
        confirm(f"Forget {', '.join(owners)} for good?", yes)
        changed = {table for owner in owners for table in erase_owner(store, owner)}
    typer.echo(f"forgotten: people {len(owners)}; tables changed or deleted {len(changed)}")


def reports(
    close: Annotated[
        list[int] | None,
        typer.Option(help="Note that this report was dealt with; may be repeated.", metavar="NUMBER", max=MOST),
    ] = None,
    limit: Annotated[int, typer.Option(help="How many at most.", min=1, max=MOST)] = 50,
    form: Form = Format.TEXT,
    database: Database = None,
) -> None:
    """List what people have reported and nobody has dealt with, the oldest first; or close reports."""
    with opened(database) as store:
        if close:
            closed = [number for number in close if store.close_report(number)]
            typer.echo(f"closed: reports {len(closed)}")
            if len(closed) < len(close):
                nothing("the others were not open")
            return
        found = store.reports(limit)
    if form is Format.JSON:
        print_json([asdict(each) for each in found])
        return
    for each in found:
        about = "" if each.seat is None else f", seat {each.seat}"
        typer.echo(f"{each.id}  {day(each.at)}  table {each.table_id}{about}: {each.reason}")
        if each.said is not None:
            typer.echo(f"    said: {each.said}")
        typer.echo(f"    by {each.owner}")
    typer.echo(f"reports: {len(found)}", err=True)


def _meant(who: str, store: "Administration") -> list[tuple[str | None, str | None]]:
    """Networks and owners that are meant; raises AdminError."""
    from splay.store.rows import LINK

    if len(who) == OWNER_LENGTH and set(who) <= set("0123456789abcdef"):
        return [(None, who)]
    table_id, colon, seat = who.rpartition(":")
    if colon and seat.isdecimal() and (found := store.file(table_id)) is not None:
        held = [holder.hash for holder in found.holders.get(int(seat), ()) if holder.kind != LINK]
        if not held:
            nothing(f"nobody holds seat {seat} at table {table_id}")
        return [(None, owner) for owner in dict.fromkeys(held)]
    try:
        return [(str(ip_network(who)), None)]
    except ValueError:
        raise AdminError("{who!r} is no address, no network, no person and no TABLE:SEAT", who=who) from None
