"""`splay serve`: the game in the browser."""

import errno
import socket
from importlib import import_module
from ipaddress import ip_network
from typing import Annotated, Final

import typer

from splay.errors import SplayError
from splay.text.refusals import of_system

PORT: Final = 8765
LOOPBACK: Final = "127.0.0.1"
NEEDED: Final = (
    *("alembic", "anyio", "fastapi", "jinja2", "markupsafe", "platformdirs", "pydantic", "pydantic_core"),
    *("pyphen", "python_multipart", "segno", "sqlalchemy", "starlette", "uvicorn"),
)


class ServeError(SplayError):
    """The server cannot be started; the message says why."""


def serve(
    host: Annotated[
        str,
        typer.Option(help=f"Where to listen: {LOOPBACK} for this computer only, 0.0.0.0 for all.", envvar="SPLAY_HOST"),
    ] = LOOPBACK,
    port: Annotated[
        int | None,
        typer.Option(
            help="Port to listen on; 0 for any free one.", min=0, max=65535, show_default=str(PORT), envvar="SPLAY_PORT"
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where games are kept: sqlite:///FILE or postgresql://...",
            show_default="a file in your data folder",
            envvar="SPLAY_DATABASE",
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(help="Server processes; use more if one core is not enough.", min=1, envvar="SPLAY_PROCESSES")
    ] = 1,
    bots: Annotated[
        int, typer.Option(help="Processes that think for bots, per server process.", min=0, envvar="SPLAY_BOTS")
    ] = 1,
    https: Annotated[
        bool, typer.Option("--https", help="The server is behind a proxy that speaks HTTPS.", envvar="SPLAY_HTTPS")
    ] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Address or network of a proxy that says where requests come from; may be repeated.",
            envvar="SPLAY_PROXY",
            show_default="none",
        ),
    ] = None,
    memory: Annotated[
        int,
        typer.Option(help="Megabytes for games kept in memory, per server process.", min=16, envvar="SPLAY_MEMORY"),
    ] = 256,
    rate_limit: Annotated[
        bool, typer.Option("--rate-limit/--no-rate-limit", help="Refuse requests that come too fast.")
    ] = True,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the browser, at your running server if there is one.")
    ] = False,
) -> None:
    """Play in the browser: start the server and say where it is."""
    check_installed()
    # Imported only here, because it is slow and the other commands do not need it.
    from splay.web.server import run as serving
    from splay.web.server import workers as supervising
    from splay.web.server.settings import Settings, default_database

    if processes > 1 and not supervising.can_supervise():
        raise ServeError("several processes cannot share a port on this system: leave --processes out")
    settings = Settings(
        database or default_database(),
        bot_processes=bots,
        secure_cookies=https,
        rate_limit=rate_limit,
        memory=memory * 2**20,
        proxies=tuple(proxy or ()),
    )
    for name in settings.proxies:
        _check_network(name)
    if open_browser and (running := serving.running_server(settings.database)):
        typer.echo(f"Splay runs already: {running}")
        serving.show(running)
        return
    if https and not settings.proxies:
        typer.echo("no --proxy is named: all requests seem to come from the proxy itself", err=True)
    with _listener(host, PORT if port is None else port, or_any=open_browser and port is None) as listener:
        if processes == 1:
            serving.run(settings, listener, open_browser)
        else:
            supervising.run(settings, listener, open_browser, processes)


def _check_network(name: str) -> None:
    try:
        ip_network(name)
    except ValueError:
        raise ServeError("a proxy is an address or a network such as 10.0.0.0/8, not {name!r}", name=name) from None


def check_installed() -> None:
    """Refuse, by name, what is missing for a server; raises ServeError."""
    missing: list[str] = []
    for module in NEEDED:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            missing.append(error.name or module)
    if missing:
        from splay.env.errors import install_command  # only here, because it brings all of the environments

        raise ServeError(
            "the browser game needs more ({name}): {command}",
            name=", ".join(missing),
            command=install_command(missing),
        )


def _listener(host: str, port: int, or_any: bool) -> socket.socket:
    """A socket that listens there or, if the port is taken and another is allowed, at any free one."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise ServeError("there is no host {host!r}: {reason}", host=host, reason=of_system(error)) from None
    # The protocol is named, because otherwise asyncio delays small pieces: 40 ms per request.
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(512)
    except OSError as error:
        listener.close()
        if error.errno != errno.EADDRINUSE:
            raise ServeError(
                "cannot listen at {host}, port {port}: {reason}", host=host, port=port, reason=of_system(error)
            ) from None
        if not or_any:
            raise ServeError("port {port} is taken: name another one with --port", port=port) from None
        return _listener(host, 0, or_any=False)
    return listener
