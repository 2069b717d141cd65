"""The panel “When it is your turn”: how somebody is told, as plain data for `notices/panel.html`."""

from dataclasses import dataclass

from splay.notices import Notifier
from splay.notices.quiet import zones
from splay.text.reader import Reader


@dataclass(frozen=True, slots=True)
class BrowserLine:
    """A browser that is told.

    Attributes:
        id: names it.
        words: what it is.
        since: since when.
    """

    id: str
    words: str
    since: str


@dataclass(frozen=True, slots=True)
class NoticesPanel:
    """How somebody is told that it is their turn.

    Attributes:
        public_key: with which a browser subscribes.
        browsers: those that are told.
        has_mail: whether this server sends e-mail.
        mail: the confirmed address, mostly hidden; empty if there is none.
        mail_on: whether anything is sent there.
        wanted: the address that has to be confirmed yet, mostly hidden; empty if there is none.
        quiet: whether there are quiet hours.
        begins, ends: from when to when, as a field for a time has it.
        zone: the time zone in which they are meant.
        zones: those that can be chosen.
        last_hour: whether the last hour before time is up is excepted.
        can_test: whether there is any way in which to be told.
    """

    public_key: str
    browsers: tuple[BrowserLine, ...]
    has_mail: bool
    mail: str
    mail_on: bool
    wanted: str
    quiet: bool
    begins: str
    ends: str
    zone: str
    zones: tuple[str, ...]
    last_hour: bool

    @property
    def can_test(self) -> bool:
        """Whether there is any way in which to be told."""
        return bool(self.browsers) or (self.mail_on and self.has_mail)


def notices_panel(notifier: Notifier, owner: str, reader: Reader) -> NoticesPanel:
    """How somebody is told.

    Args:
        notifier: who tells.
        owner: the hash that holds the person's seats.
        reader: who reads.
    """
    settings, now = notifier.store.settings(owner), notifier.store.now()
    wanted = settings.wanted_mail if (settings.wanted_until or 0.0) > now else None
    return NoticesPanel(
        public_key=notifier.push.public_key,
        browsers=tuple(
            BrowserLine(each.id, each.browser or reader.gettext("A browser"), reader.ago(now - each.made))
            for each in notifier.store.subscriptions(owner)
        ),
        has_mail=notifier.mail is not None,
        mail=hidden(settings.mail or ""),
        mail_on=settings.mail_on and settings.mail is not None,
        wanted=hidden(wanted or ""),
        quiet=settings.quiet,
        begins=clock(settings.quiet_from),
        ends=clock(settings.quiet_to),
        zone=settings.zone,
        zones=zones(),
        last_hour=settings.last_hour,
    )


def hidden(address: str) -> str:
    """An address as somebody knows it who has typed it, and nobody else who looks on.

    >>> hidden("iryna@posteo.example")
    'i…@posteo.example'
    """
    name, at, host = address.rpartition("@")
    return f"{name[:1]}…{at}{host}" if at else ""


def clock(minutes: int) -> str:
    """Minutes since midnight as a field for a time has them.

    >>> clock(8 * 60 + 5)
    '08:05'
    """
    return f"{minutes // 60:02}:{minutes % 60:02}"
