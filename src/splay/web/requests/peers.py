"""Who is at the other end of a connection: a client itself, or a proxy that speaks for one.

``scope["client"]`` is where a request comes from; a proxy that is named says so in its stead.  Here it is noted who
has really connected.
"""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

PEER: Final = "splay.peer"
FORWARDED: Final = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
"""Headers that only a proxy adds."""

Network = IPv4Network | IPv6Network


class Peers:
    """Notes who has connected, before anything believes what a proxy says."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "http":
            scope[PEER] = scope.get("client")
        await self.app(scope, receive, send)


class Networks:
    """Addresses and networks.

    >>> "10.0.0.7" in Networks(["10.0.0.0/8"]), "::ffff:10.0.0.7" in Networks(["10.0.0.0/8"]), "x" in Networks([])
    (True, True, False)
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._networks: tuple[Network, ...] = tuple(ip_network(name) for name in names)

    def __contains__(self, name: object) -> bool:
        address = _address(str(name))
        return address is not None and any(address in network for network in self._networks)


def peer_of(scope: Scope) -> str:
    """The address that has connected; empty if it has none."""
    peer = scope.get(PEER) or scope.get("client")
    return str(peer[0]) if peer else ""


def is_loopback(name: str) -> bool:
    """Whether an address is of this computer."""
    address = _address(name)
    return address is not None and address.is_loopback


def forwarded_for(scope: Scope) -> list[str] | None:
    """For whom a proxy has sent a request, as far as it says; None if no proxy has."""
    headers = Headers(scope=scope)
    if not any(name in headers for name in FORWARDED):
        return None
    said = [part.strip() for value in headers.getlist("x-forwarded-for") for part in value.split(",")]
    client = scope.get("client")
    if client is not None and str(client[0]) != peer_of(scope):
        said.append(str(client[0]))
    return said


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(name)
    except ValueError:
        return None
    # A dual-stack socket gives IPv4 addresses in this form.
    return getattr(address, "ipv4_mapped", None) or address
