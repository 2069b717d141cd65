"""Passkeys: what a browser is asked to sign, and whether it has done so.

The relying party is the host that the request names, as the server sees it behind its proxy.  A challenge is bound to
the browser that asked for it, expires, and can be answered once, by whichever process.
"""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from fastapi import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from splay.host.errors import SignInRefused
from splay.host.secrets import hash_of
from splay.store import Store
from splay.store.rows import Passkey

MAKE: Final = "make"
SIGN_IN: Final = "sign in"
SECONDS: Final = 300
"""How long a person has for making a passkey, or for signing in with one."""
NAME: Final = "Splay"
LONGEST: Final = 16_000
"""Characters of an answer; real ones have some hundreds."""


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """The site that passkeys are for.

    Attributes:
        host: its host name.
        origin: as browsers write it.
    """

    host: str
    origin: str

    @property
    def has_name(self) -> bool:
        """Whether the host has a name: there are no passkeys for mere numbers."""
        try:
            ip_address(self.host.strip("[]"))
        except ValueError:
            return bool(self.host)
        return False


def party_of(request: Request) -> RelyingParty:
    """The site as the browser knows it that has sent a request."""
    netloc = request.headers.get("host", "").lower()
    scheme = str(request.scope["scheme"])
    host = (request.url.hostname or "").lower()
    usual = {"https": ":443", "http": ":80"}.get(scheme, "")
    return RelyingParty(host, f"{scheme}://{netloc.removesuffix(usual) if usual else netloc}")


def options_to_make(store: Store, party: RelyingParty, secret: str, name: str, others: list[Passkey]) -> dict[str, Any]:
    """What a browser needs to make a passkey.

    Args:
        store: where the challenge is kept.
        party: the site.
        secret: of the browser.
        name: of the person, as the authenticator shows it.
        others: passkeys of theirs, which need not be made again.
    """
    options = generate_registration_options(
        rp_id=party.host,
        rp_name=NAME,
        user_name=name,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in others],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        timeout=1000 * SECONDS,
    )
    _remember(store, options.challenge, secret, MAKE)
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def made(store: Store, party: RelyingParty, secret: str, answer: str, owner: str, name: str) -> Passkey:
    """The passkey that a browser has made.

    Args:
        store: where the challenge is kept.
        party: the site.
        secret: of the browser.
        answer: what it says, as JSON.
        owner: whose passkey it will be.
        name: what its owner calls it.

    Raises:
        SignInRefused: the answer is not to what this browser was asked, or not for this site, or broken.
    """
    with _refusing():
        credential = parse_registration_credential_json(answer)
        challenge = parse_client_data_json(credential.response.client_data_json).challenge
    _take(store, challenge, secret, MAKE)
    with _refusing():
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
        )
    return Passkey(
        id=bytes_to_base64url(found.credential_id),
        owner=owner,
        host=party.host,
        name=name,
        public_key=bytes_to_base64url(found.credential_public_key),
        uses=found.sign_count,
        made=time.time(),
    )


def options_to_sign_in(store: Store, party: RelyingParty, secret: str) -> dict[str, Any]:
    """What a browser needs to sign in with a passkey, whichever its person chooses."""
    options = generate_authentication_options(
        rp_id=party.host, user_verification=UserVerificationRequirement.PREFERRED, timeout=1000 * SECONDS
    )
    _remember(store, options.challenge, secret, SIGN_IN)
    found: dict[str, Any] = json.loads(options_to_json(options))
    return found


def signed(store: Store, party: RelyingParty, secret: str, answer: str) -> tuple[Passkey, int]:
    """The passkey that has signed what this browser was asked, and how often it has been used by now.

    Raises:
        SignInRefused: as for `made`, or nobody's account has this passkey.
    """
    with _refusing():
        credential = parse_authentication_credential_json(answer)
        challenge = parse_client_data_json(credential.response.client_data_json).challenge
    _take(store, challenge, secret, SIGN_IN)
    passkey = store.passkey(bytes_to_base64url(credential.raw_id))
    if passkey is None:
        raise SignInRefused("no account has this passkey")
    with _refusing():
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    return passkey, found.new_sign_count


def _remember(store: Store, challenge: bytes, secret: str, purpose: str) -> None:
    now = time.time()
    store.add_challenge(bytes_to_base64url(challenge), hash_of(secret), purpose, now, now + SECONDS)


def _take(store: Store, challenge: bytes, secret: str, purpose: str) -> None:
    """See that a challenge was for this browser, and is not answered again; raises SignInRefused."""
    if not store.take_challenge(bytes_to_base64url(challenge), hash_of(secret), purpose, time.time()):
        raise SignInRefused("this was not asked here, or too long ago")


@contextmanager
def _refusing() -> Iterator[None]:
    """Whatever the library stumbles over in what anybody may send is refused."""
    try:
        yield
    except Exception as error:
        raise SignInRefused("this passkey cannot be used: {reason}", reason=type(error).__name__) from error
