"""Web push: messages that only the browser can read (RFC 8291), signed by this server (VAPID, RFC 8292)."""

import base64
import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02

from splay.notices.endpoints import checked, post
from splay.notices.errors import BadEndpoint, Gone, NotSent
from splay.notices.slow import SlowServices
from splay.store.notices import NoticeStore
from splay.store.rows import Subscription

KEY: Final = "vapid"
SIGNED_SECONDS: Final = 12 * 3600
"""How long a signature holds; services refuse those of more than a day."""
GONE: Final = (404, 410)
"""The browser has withdrawn its consent, or exists no more."""
REFUSED: Final = 400
POINT: Final = 65
"""Bytes of a public key."""
SECRET: Final = 16
ABOUT: Final = "https://github.com/splay-game/splay"


class WebPush:
    """Sends messages to browsers.

    Attributes:
        public_key: with which browsers subscribe.
    """

    def __init__(self, store: NoticeStore, contact: str = "", allow_loopback: bool = False) -> None:
        """Take the key that all servers share, or make it.

        Args:
            store: where the key is kept.
            contact: whom services may write to about it: an address, ``mailto:`` or ``https:``.
            allow_loopback: whether endpoints on this computer are allowed, for tests.
        """
        self._key = Vapid02.from_pem(store.shared_key(KEY, _new_key()).encode())
        self._key.conf = {"no-strict": True}  # or the contact must be a mail address or a bare host
        self._contact = contact or ABOUT
        self._allow_loopback = allow_loopback
        self._slow = SlowServices()
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = _text(point)

    def subscription(
        self, told: Mapping[str, Any], owner: str, browser: str, now: float, key: str | None = None
    ) -> Subscription:
        """What a browser says of itself, as a subscription.

        Args:
            told: what it says.
            owner: whose it is.
            browser: what it is.
            now: the time, in seconds since 1970.
            key: the hash of its secret.

        Raises:
            BadEndpoint: that is no subscription that we can send to.
        """
        try:
            endpoint, keys = str(told["endpoint"]), told["keys"]
            p256dh, auth = str(keys["p256dh"]), str(keys["auth"])
            point, secret = _bytes(p256dh), _bytes(auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (KeyError, TypeError, ValueError):
            raise BadEndpoint("this is no subscription") from None
        if len(point) != POINT or len(secret) != SECRET:
            raise BadEndpoint("this is no subscription")
        checked(endpoint, self._allow_loopback)
        return Subscription(id_of(endpoint), owner, endpoint, _text(point), _text(secret), browser[:60], now, key)

    def send(self, to: Subscription, message: Mapping[str, str], now: float, seconds: float) -> None:
        """Send a message.

        Args:
            to: the browser.
            message: what it is told.
            now: the time, in seconds since 1970.
            seconds: how long the service may keep it while the browser cannot be reached.

        Raises:
            Gone: the browser is told no more.
            BadEndpoint: we do not send there.
            NotSent: it could not be sent now.
        """
        content = json.dumps(message, ensure_ascii=False).encode()
        key = ec.generate_private_key(ec.SECP256R1())
        body = http_ece.encrypt(
            content, private_key=key, dh=_bytes(to.p256dh), auth_secret=_bytes(to.auth), version="aes128gcm"
        )
        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now + SIGNED_SECONDS), "sub": self._contact}
        headers = {
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, round(seconds))),
            "Urgency": "normal",
            "Topic": hashlib.sha256(message["tag"].encode()).hexdigest()[:32],
        }
        status = post(to.endpoint, body, headers, self._allow_loopback, self._slow)
        if status in GONE:
            raise Gone("the browser is told no more")
        if status >= REFUSED or status < 200:
            raise NotSent("the service answers {status}", status=status)


def id_of(endpoint: str) -> str:
    """What a browser is known by."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _new_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def _text(of: bytes) -> str:
    return base64.urlsafe_b64encode(of).rstrip(b"=").decode()


def _bytes(of: str) -> bytes:
    return base64.b64decode(of + "=" * (-len(of) % 4), altchars=b"-_", validate=True)
