"""Certificates that a test makes, and of which no computer knows."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from ssl import PROTOCOL_TLS_SERVER, SSLContext
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

DAY: Final = timedelta(days=1)


@dataclass(frozen=True)
class Certified:
    """A server that can speak TLS.

    Attributes:
        authority: the file of the certificate by which its own can be verified.
        context: what it speaks TLS with.
    """

    authority: Path
    context: SSLContext


def certified(folder: Path, address: str = "127.0.0.1") -> Certified:
    """A certificate for an address, signed by an authority of its own."""
    authority_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    authority_name = _name("Tests of Splay")
    authority = (
        _certificate(authority_name, authority_name, authority_key.public_key(), authority_key.public_key())
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .sign(authority_key, SHA256())
    )
    own = (
        _certificate(_name(address), authority_name, key.public_key(), authority_key.public_key())
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(address))]), critical=False)
        .sign(authority_key, SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "authority.pem").write_bytes(authority.public_bytes(Encoding.PEM))
    (folder / "own.pem").write_bytes(own.public_bytes(Encoding.PEM) + secret)
    context = SSLContext(PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "own.pem")
    return Certified(folder / "authority.pem", context)


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def _certificate(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, signer: ec.EllipticCurvePublicKey
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)  # TLS compares it with the clock of the computer
    return (
        x509.CertificateBuilder(subject_name=subject, issuer_name=issuer, public_key=key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - DAY)
        .not_valid_after(now + DAY)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signer), critical=False)
    )


def _usage(signs_certificates: bool) -> x509.KeyUsage:
    others = ("content_commitment", "key_encipherment", "data_encipherment", "key_agreement", "crl_sign")
    named = dict.fromkeys((*others, "digital_signature", "encipher_only", "decipher_only"), False)
    return x509.KeyUsage(key_cert_sign=signs_certificates, **named)
