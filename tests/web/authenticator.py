"""An authenticator for tests: makes passkeys and signs with them, as a browser and its device would, or wrongly."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url, encode_cbor

PRESENT_AND_VERIFIED = 0x05
HAS_KEY = 0x40


@dataclass
class Authenticator:
    """One passkey on one device.

    Attributes:
        origin: the site that the browser shows.
        host: the site that the passkey is for.
        uses: how often it has signed.
    """

    origin: str = "https://splay.test"
    host: str = "splay.test"
    uses: int = 0
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(20))

    def make(self, options: dict[str, Any]) -> str:
        """The answer to what a browser was asked to make, as JSON."""
        number = self.key.public_key().public_numbers()
        point = {-2: number.x.to_bytes(32, "big"), -3: number.y.to_bytes(32, "big")}
        cose = encode_cbor({1: 2, 3: -7, -1: 1, **point})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(HAS_KEY) + about
        attested = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(options, "webauthn.create", attestationObject=attested)

    def sign(self, options: dict[str, Any]) -> str:
        """The answer to what a browser was asked to sign, as JSON."""
        self.uses += 1
        data, client = self._data(0), self._client(options, "webauthn.get")
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(options, "webauthn.get", authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        there = hashlib.sha256(self.host.encode()).digest()
        return there + bytes([PRESENT_AND_VERIFIED | flags]) + self.uses.to_bytes(4, "big")

    def _client(self, options: dict[str, Any], kind: str) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _answer(self, options: dict[str, Any], kind: str, **parts: bytes) -> str:
        parts["clientDataJSON"] = self._client(options, kind)
        response = {name: bytes_to_base64url(part) for name, part in parts.items()}
        id_ = bytes_to_base64url(self.id)
        return json.dumps({"id": id_, "rawId": id_, "type": "public-key", "response": response})
