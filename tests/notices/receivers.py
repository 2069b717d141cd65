"""What notices are sent to: a real SMTP server, and an endpoint for web push that decrypts what it gets."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from ssl import SSLContext
from threading import Thread
from typing import Any, Final

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

USER: Final = "splay"
"""Who may send letters where a password is wanted."""


@dataclass
class Letters:
    """A mail server, and what it has got.

    Attributes:
        got: the letters, oldest first.
        secured: for each letter, whether it came over TLS.
        refuses: what it answers to a recipient instead of taking letters.
        password: of its user `USER`; empty: it asks for none.
        tried: users and passwords that it was told.
        port: where it listens.
    """

    got: list[EmailMessage] = field(default_factory=list)
    secured: list[bool] = field(default_factory=list)
    refuses: str = ""
    password: str = ""
    tried: list[tuple[str, str]] = field(default_factory=list)
    port: int = 0

    def authenticate(self, server: SMTP, session: Session, envelope: Envelope, way: str, told: Any) -> AuthResult:
        """Whether a user may send letters."""
        tried = (told.login.decode(), told.password.decode())
        self.tried.append(tried)
        return AuthResult(success=tried == (USER, self.password), handled=False)

    async def handle_RCPT(  # noqa: N802 - aiosmtpd's name
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.password and not session.authenticated:
            return "530 5.7.0 Authentication required"
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        message: Any = message_from_bytes(envelope.original_content or b"", policy=policy.default)
        self.got.append(message)
        assert server.transport
        self.secured.append(server.transport.get_extra_info("ssl_object") is not None)
        return "250 OK"


class _AnyPort(Controller):
    """Listens at any free port; the class of the library wants to know which."""

    def _trigger_server(self) -> None:
        listening: Any = self.server
        self.port = listening.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def smtp_server(password: str = "", tls: SSLContext | None = None, from_the_start: bool = False) -> Iterator[Letters]:
    """A mail server as long as this lasts.

    Args:
        password: that it wants to be told; empty: none.
        tls: with which it speaks TLS, and then takes no letters without.
        from_the_start: whether it speaks TLS at once, not when a client asks for it (STARTTLS).
    """
    letters = Letters(password=password)
    more: dict[str, Any] = {"ssl_context" if from_the_start else "tls_context": tls} if tls else {}
    if tls and not from_the_start:
        more["require_starttls"] = True
    if password:
        # The library does not know that it speaks TLS where it has done so from the start.
        more |= {"authenticator": letters.authenticate, "auth_require_tls": not from_the_start}
    controller = _AnyPort(letters, hostname="127.0.0.1", port=0, **more)
    controller.start()
    letters.port = controller.port
    try:
        yield letters
    finally:
        controller.stop()


@dataclass
class Browser:
    """A browser that can be told, and the push service that does so.

    Attributes:
        got: the messages, decrypted, oldest first.
        headers: with which they came.
        status: what the service answers.
    """

    got: list[dict[str, str]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    status: int = 201
    port: int = 0

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters."

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/push/abc?x=1"

    @property
    def subscription(self) -> dict[str, Any]:
        """As `PushSubscription.toJSON` gives it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": _text(point), "auth": _text(self._auth)}}

    def take(self, headers: dict[str, str], body: bytes) -> None:
        """Check the signature and decrypt the message, as a service and a browser do."""
        assert Vapid02.verify(headers["Authorization"])
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        self.headers.append(headers)
        self.got.append(json.loads(plain))


@contextmanager
def push_service() -> Iterator[Browser]:
    """A browser and its push service as long as this lasts."""
    browser = Browser()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if browser.status < 300:
                browser.take(dict(self.headers), body)
            self.send_response(browser.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    browser.port = server.server_port
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield browser
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _text(of: bytes) -> str:
    return base64.urlsafe_b64encode(of).rstrip(b"=").decode()
