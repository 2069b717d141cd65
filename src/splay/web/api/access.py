"""Which table a request is about, and which seat its key holds."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from splay.host.errors import NotYourSeat
from splay.store import TableInfo
from splay.web.html.refusals import NoKey
from splay.web.requests.identity import HostHere
from splay.web.requests.turns import turned

KEY_SCHEME: Final = "key"
OPTIONAL_KEY: Final[dict[str, Any]] = {"security": [{}, {KEY_SCHEME: []}]}
"""For the schema: without the key, you look on."""

TableId = Annotated[str, Path(max_length=24)]
_bearer: Final = HTTPBearer(scheme_name=KEY_SCHEME, description="The key of your seat.", auto_error=False)


@dataclass(frozen=True, slots=True)
class Program:
    """The sender of a request to the API.

    Attributes:
        table: the table it is about.
        seat: the seat that the key holds; None without a key.
        key: that key.
    """

    table: TableInfo
    seat: int | None
    key: str


def table_of(host: HostHere, table_id: TableId) -> TableInfo:
    """The table that the URL names; raises NoSuchTable."""
    return host.table(table_id)


TableThere = Annotated[TableInfo, Depends(turned(table_of))]


def looker_of(host: HostHere, table_id: TableId, request: Request) -> Program:
    """The seat or onlooker that may look.

    Raises:
        NotYourSeat: the key is wrong, or the table has no onlookers.
    """
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and key.strip():
        return _holder(host, table_id, key.strip())
    table = host.table(table_id)
    if not table.watched:
        raise NotYourSeat("spectators are not allowed at this table: send the key of your seat")
    return Program(table, None, "")


def player_of(
    host: HostHere, table_id: TableId, sent: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
) -> Program:
    """The seat that may act.

    Raises:
        NoKey: no key was sent.
        NotYourSeat: the key is wrong.
    """
    if sent is None:
        host.table(table_id)
        raise NoKey("send the key of your seat: Authorization: Bearer KEY")
    return _holder(host, table_id, sent.credentials)


def _holder(host: HostHere, table_id: str, key: str) -> Program:
    found = host.tables.visited(table_id, key)
    if not found.held:
        raise NotYourSeat("this key holds no seat at table {table}", table=table_id)
    return Program(found.table, found.held[0], key)


LookerThere = Annotated[Program, Depends(turned(looker_of))]
PlayerThere = Annotated[Program, Depends(turned(player_of))]
