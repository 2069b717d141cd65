"""Where web push may be sent: clients name the endpoints, so they could name any address inside our own network."""

import socket
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from ssl import SSLContext, create_default_context
from threading import Timer
from typing import Final
from urllib.parse import SplitResult, urlsplit

from splay.notices.errors import BadEndpoint, NotSent
from splay.notices.slow import SlowServices, domain_of, network_of

LONGEST: Final = 1000
"""Letters of an endpoint."""
SECONDS: Final = 10.0
"""How long connecting may take, and each silence."""
ALTOGETHER: Final = 15.0
"""How long all of it may take: an answer that comes letter by letter is never silent for long."""
NAT64: Final = IPv6Network("64:ff9b::/96")


def checked(endpoint: str, allow_loopback: bool = False) -> SplitResult:
    """The parts of an endpoint that we may send to.

    Args:
        endpoint: as a browser names it.
        allow_loopback: whether plain HTTP to this computer is allowed, for tests.

    Raises:
        BadEndpoint: it is no address by HTTPS of another computer.
    """
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise BadEndpoint("this is no address") from None
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadEndpoint("this is no address")
    if allow_loopback and parts.scheme == "http" and host == "127.0.0.1":
        return parts
    if parts.scheme != "https" or not host or port not in (None, 443) or "@" in parts.netloc:
        raise BadEndpoint("web push goes to addresses that begin with https:// and name no port")
    _check_host(host)
    return parts


def _check_host(host: str) -> None:
    """Refuse what is plainly an address of our own, before anything is looked up."""
    try:
        address = ip_address(host)
    except ValueError:
        if "." not in host or host.endswith((".localhost", ".local", ".internal")):
            raise BadEndpoint("web push goes only to public hosts") from None
        return
    _check_public(address)


def _check_public(address: IPv4Address | IPv6Address) -> None:
    if not (address.is_global and _inner(address).is_global) or address.is_multicast:
        raise BadEndpoint("web push goes only to public addresses")


def _inner(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address that another one stands for where networks are translated into each other."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else address)


def public_address(host: str, port: int) -> str:
    """An address of a host, all of which must be public; raises BadEndpoint, NotSent."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise NotSent("there is no host {host!r}", host=host) from error
    addresses = [str(entry[4][0]) for entry in found]
    for each in addresses:
        _check_public(ip_address(each.partition("%")[0]))
    return addresses[0]


class _Pinned(HTTPSConnection):
    """A connection to the very address that was checked: a name could lead elsewhere when it is looked up again."""

    def __init__(self, host: str, address: str, context: SSLContext) -> None:
        super().__init__(host, timeout=SECONDS, context=context)
        self._address = address
        self._secured_by = context

    def connect(self) -> None:
        """Connect there, and see to it that it is the host."""
        plain = socket.create_connection((self._address, self.port), self.timeout)
        line = self._secured_by.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock = line  # known from now on, so that even greeting each other can be cut short
        line.do_handshake()


def post(
    endpoint: str,
    body: bytes,
    headers: dict[str, str],
    allow_loopback: bool = False,
    slow: SlowServices | None = None,
) -> int:
    """Send something to an endpoint; redirections are not followed.

    Args:
        endpoint: as a browser names it.
        body: what is sent.
        headers: with which.
        allow_loopback: as for `checked`.
        slow: services that are left alone for now.

    Returns:
        The status of the answer.

    Raises:
        BadEndpoint: it is not one that we send to.
        NotSent: it does not answer, or is left alone because it was too slow.
    """
    parts = checked(endpoint, allow_loopback)
    host, port = parts.hostname or "", parts.port
    slow = slow or SlowServices()
    connection: HTTPConnection
    if parts.scheme == "http":
        address, connection = host, HTTPConnection(host, port, timeout=SECONDS)
    else:
        with slow.waiting_for(domain_of(host)):
            address = public_address(host, port or 443)
        connection = _Pinned(host, address, create_default_context())
    with slow.waiting_for(network_of(address)):
        return _sent(connection, parts, body, headers)


def _sent(connection: HTTPConnection, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
    """Send something by a connection; returns the status of the answer."""
    path = parts.path or "/"
    watch = Timer(ALTOGETHER, _cut, [connection])
    watch.daemon = True
    watch.start()
    try:
        connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, headers)
        return connection.getresponse().status  # what else the service says is of no interest
    except (OSError, HTTPException) as error:
        raise NotSent("the service does not answer: {reason}", reason=str(error)) from error
    finally:
        watch.cancel()
        connection.close()


def _cut(connection: HTTPConnection) -> None:
    """End a connection from another thread: whoever waits there hears that it is over."""
    line: socket.socket | None = connection.sock
    if line is not None:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
