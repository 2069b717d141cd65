"""Finding tables, making them, joining and leaving."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from splay.host import Host
from splay.host.errors import NotYourSeat, SeatTaken
from splay.host.secrets import new_secret
from splay.store import TableInfo
from splay.web.api.access import PlayerThere, TableThere
from splay.web.api.bodies import JSON_ALONE
from splay.web.api.models import Invitation, Joining, SeatKey, TableFacts, TableMade, TableOrder, Tables, refuses
from splay.web.api.numbers import InAddress
from splay.web.requests.identity import HostHere
from splay.web.requests.limits import check_listing
from splay.web.requests.turns import Playing

router: Final = APIRouter(route_class=Playing, prefix="/tables", tags=["tables"], dependencies=[JSON_ALONE])

LISTED: Final = 50


@router.get("", responses=refuses())
def tables(host: HostHere) -> Tables:
    """The tables that are listed."""
    return Tables(
        open=[TableFacts.of(table) for table in host.store.open_tables(LISTED)],
        playing=[TableFacts.of(table) for table in host.store.watchable_tables(LISTED)],
    )


@router.post("", status_code=201, responses=refuses(415))
def make(request: Request, order: TableOrder, host: HostHere, response: Response) -> TableMade:
    """Make a table.  The game begins when no one is missing."""
    secret = new_secret()
    options = order.options()
    if options.listed:
        check_listing(request)
    table = host.table(host.desk.make(options, secret))
    response.headers["Location"] = f"/api/tables/{table.id}"
    keys = [SeatKey(seat=seat, key=host.desk.new_key(table, seat)) for seat in host.desk.seats_of(secret, table)]
    to_any, to_each = host.desk.invite_links(secret, table) or (None, {})
    invites = [Invitation(seat=seat, invite=invite) for seat, invite in to_each.items()]
    return TableMade(id=table.id, keys=keys, invites=invites, invite=to_any if invites else None)


@router.get("/{table_id}", responses=refuses(404))
def facts(table: TableThere) -> TableFacts:
    """What everyone may know about a table."""
    return TableFacts.of(table)


@router.post("/{table_id}/seats/{seat}", status_code=201, responses=refuses(403, 404, 409, 415))
def join(
    joining: Joining,
    host: HostHere,
    table: TableThere,
    seat: Annotated[InAddress, Path(ge=0, description="From 0 up.")],
) -> SeatKey:
    """Take a free seat.  The last one to join begins the game."""
    _check_invitation(host, table, seat, joining.invite)
    key = new_secret()
    host.desk.join(table, seat, joining.name.strip(), key)
    return SeatKey(seat=seat, key=key)


@router.delete("/{table_id}/seats/{seat}", status_code=204, responses=refuses(401, 403, 404, 409))
def leave(host: HostHere, player: PlayerThere, seat: Annotated[InAddress, Path(ge=0)]) -> None:
    """Leave again before the game begins."""
    host.desk.check_seat(player.key, player.table, seat)
    host.desk.leave(player.table, seat)


def _check_invitation(host: Host, table: TableInfo, seat: int, invite: str | None) -> None:
    if invite is None:
        if not table.listed or table.hidden:
            raise NotYourSeat("table {table} can be joined by invitation only", table=table.id)
        return
    invited = host.desk.invited(invite)
    if invited is None or invited[0].id != table.id:
        raise NotYourSeat("this invitation is not for this table")
    if seat not in invited[1]:
        if seat < len(table.seats) and not table.seats[seat].taken:
            raise NotYourSeat("this invitation is not for seat {seat}", seat=seat)
        raise SeatTaken("seat {seat} at table {table} is taken", seat=seat, table=table.id)
