"""E-mail by any SMTP server."""

import re
import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from splay.notices.errors import BadAddress, BadMailServer, NotSent

SECONDS: Final = 20.0
"""How long the server may take to connect, and for each answer."""
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
PERMANENT: Final = 500
"""From this code on, trying again does not help."""
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


def checked_address(address: str) -> str:
    """An address as it is written to; raises BadAddress."""
    found = address.strip()
    if len(found) > 254 or not _ADDRESS.fullmatch(found) or ".." in found:
        raise BadAddress("no e-mail can be sent to {address!r}", address=found[:254])
    return found


@dataclass(frozen=True, slots=True)
class Letter:
    """An e-mail.

    Attributes:
        to: the address.
        subject: what it is about.
        text: what it says.
        language: in which.
        id: the same whenever the same letter is sent again, so that mail programs may show it once.
        stop: the address at which one click ends such letters; empty: there is none.
    """

    to: str
    subject: str
    text: str
    language: str
    id: str
    stop: str = ""


class MailServer:
    """A server that takes e-mail from us."""

    def __init__(self, url: str, sender: str, password: str = "") -> None:
        """Open nothing yet.

        Args:
            url: ``smtp://USER@HOST:PORT`` (STARTTLS), ``smtps://...`` (TLS from the start), or ``smtp+plain://...``
                for a server on this computer or in the own network, without either.
            sender: the address from which letters come, with a name or without.
            password: of the user.

        Raises:
            BadMailServer: the URL or the address is none.
        """
        parts = urlsplit(url)
        self.sender = sender
        self.sender_address = parseaddr(sender)[1]
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadMailServer("a mail server is smtp://USER@HOST:PORT or smtps://..., not {url!r}", url=_shown(url))
        if "@" not in self.sender_address or any(letter in sender for letter in "\r\n"):
            raise BadMailServer("e-mail comes from an address such as splay@example.org, not {sender!r}", sender=sender)
        self._scheme, self._host, self._port = parts.scheme, parts.hostname, parts.port or PORTS[parts.scheme]
        self._user, self._password = unquote(parts.username or ""), password or unquote(parts.password or "")

    def send(self, letter: Letter) -> None:
        """Send a letter.

        Raises:
            BadAddress: the server does not take letters for this address.
            NotSent: it could not be sent now.
        """
        try:
            with self._connected() as server:
                server.send_message(self._message(letter))
        except smtplib.SMTPRecipientsRefused as error:
            code, said = next(iter(error.recipients.values()))
            reason = self._told(str(said), letter)
            raise (BadAddress if code >= PERMANENT else NotSent)("{reason}", reason=reason) from error
        except UnicodeError:  # which says what it could not encode
            reason = self._told("the user and the password may have ASCII letters only", letter)
            raise NotSent("the mail server does not take it: {reason}", reason=reason) from None
        except (OSError, smtplib.SMTPException) as error:
            reason = self._told(str(error), letter)
            raise NotSent("the mail server does not take it: {reason}", reason=reason) from error

    def _told(self, reason: str, letter: Letter) -> str:
        """A reason as it can be logged: a server may repeat what it was told."""
        for secret in (self._password, letter.to):
            reason = reason.replace(secret, "...") if secret else reason
        return f"{reason} ({self._host}:{self._port})"

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self._scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=SECONDS)
        try:
            if self._scheme == "smtp":
                server.starttls(context=context)
            if self._user:
                server.login(self._user, self._password)
        except BaseException:
            server.close()
            raise
        return server

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = f"<{letter.id}@{self.sender_address.rpartition('@')[2]}>"
        message["Content-Language"] = letter.language
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


def _shown(url: str) -> str:
    """A URL without what may be a password."""
    scheme, colon, rest = url.partition("://")
    return f"{scheme}{colon}{rest.rpartition('@')[2]}"
