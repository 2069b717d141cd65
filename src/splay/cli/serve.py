"""`splay serve`: the game in the browser."""

import errno
import os
import socket
from enum import StrEnum
from importlib import import_module
from ipaddress import ip_network
from typing import Annotated, Final

import typer

from splay.errors import SplayError
from splay.text.refusals import of_system

PORT: Final = 8765
LOOPBACK: Final = "127.0.0.1"
NEEDED: Final = (
    *("alembic", "anyio", "cryptography", "fastapi", "http_ece", "jinja2", "markupsafe", "openskill", "platformdirs"),
    *("prometheus_client", "py_vapid", "pydantic", "pydantic_core", "pyphen", "python_multipart", "segno"),
    *("sqlalchemy", "starlette", "uvicorn", "webauthn"),
)


class LogForm(StrEnum):
    """How lines of the log are written."""

    TEXT = "text"
    JSON = "json"


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
        int | None,
        typer.Option(
            help="Megabytes for games kept in memory, per server process.",
            min=16,
            envvar="SPLAY_MEMORY",
            show_default="a quarter of what is there, shared by the processes",
        ),
    ] = None,
    most_tables: Annotated[
        int,
        typer.Option(help="Unfinished games of one person; 0: no limit.", min=0, envvar="SPLAY_MOST_TABLES"),
    ] = 300,
    most_computers: Annotated[
        int,
        typer.Option(help="Computers in these games; 0: no limit.", min=0, envvar="SPLAY_MOST_COMPUTERS"),
    ] = 600,
    most_stored: Annotated[
        int,
        typer.Option(help="Megabytes of games of one person; 0: no limit.", min=0, envvar="SPLAY_MOST_STORED"),
    ] = 100,
    most_tables_a_day: Annotated[
        int,
        typer.Option(
            help="Tables made from one address in a day; 0: no limit.", min=0, envvar="SPLAY_MOST_TABLES_A_DAY"
        ),
    ] = 2000,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(
            help="Address or network that may read /metrics, besides this computer; may be repeated.",
            envvar="SPLAY_METRICS_FROM",
            show_default="none",
        ),
    ] = None,
    log: Annotated[LogForm, typer.Option(help="How lines of the log are written.", envvar="SPLAY_LOG")] = LogForm.TEXT,
    log_requests: Annotated[
        bool, typer.Option("--log-requests", help="Log every request, without secrets.", envvar="SPLAY_LOG_REQUESTS")
    ] = False,
    rate_limit: Annotated[
        bool,
        typer.Option(
            "--rate-limit/--no-rate-limit", help="Refuse requests that come too fast.", envvar="SPLAY_RATE_LIMIT"
        ),
    ] = True,
    smtp: Annotated[
        str,
        typer.Option(
            help="Server that takes e-mail for those who want to hear of their turn: smtp://USER@HOST:587 (STARTTLS), "
            "smtps://...; the password stands in SPLAY_SMTP_PASSWORD.",
            envvar="SPLAY_SMTP",
            show_default="none",
        ),
    ] = "",
    sender: Annotated[
        str, typer.Option(help="Address that e-mail comes from.", envvar="SPLAY_SENDER", show_default="none")
    ] = "",
    address: Annotated[
        str,
        typer.Option(
            help="Where people reach this server, for links in e-mail: https://splay.example.org.",
            envvar="SPLAY_ADDRESS",
            show_default="none",
        ),
    ] = "",
    open_browser: Annotated[
        bool,
        typer.Option("--open", help="Open the browser, at your running server if there is one.", envvar="SPLAY_OPEN"),
    ] = False,
) -> None:
    """Play in the browser: start the server and say where it is."""
    check_installed()
    # Imported only here, because it is slow and the other commands do not need it.
    from splay.host.quotas import Quotas
    from splay.web.server import run as serving
    from splay.web.server import workers as supervising
    from splay.web.server.memory import memory_for_games
    from splay.web.server.settings import Settings, default_database

    if processes > 1 and not supervising.can_supervise():
        raise ServeError("several processes cannot share a port on this system: leave --processes out")
    settings = Settings(
        database or default_database(),
        bot_processes=bots,
        secure_cookies=https,
        rate_limit=rate_limit,
        memory=memory_for_games(processes) if memory is None else memory * 2**20,
        proxies=tuple(proxy or ()),
        smtp=smtp,
        smtp_password=os.environ.get("SPLAY_SMTP_PASSWORD", ""),
        sender=sender,
        address=_checked_address(address, smtp),
        quotas=Quotas(most_tables, most_computers, most_stored),
        tables_a_day=most_tables_a_day,
        metrics_from=tuple(metrics_from or ()),
        log_form=log.value,
        log_requests=log_requests,
    )
    if smtp:
        _check_mail(smtp, sender)
    for name in (*settings.proxies, *settings.metrics_from):
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
        raise ServeError("{name!r} is no address and no network such as 10.0.0.0/8", name=name) from None


def _checked_address(address: str, smtp: str) -> str:
    if smtp and not address:
        raise ServeError("e-mail needs links that lead here: also name --address https://...")
    if address and not address.startswith(("http://", "https://")):
        raise ServeError("an address begins with https://, unlike {address!r}", address=address)
    return address.rstrip("/")


def _check_mail(smtp: str, sender: str) -> None:
    from splay.notices.errors import BadMailServer
    from splay.notices.mail import MailServer

    try:
        MailServer(smtp, sender)
    except BadMailServer as error:
        raise ServeError.like(error) from None


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
