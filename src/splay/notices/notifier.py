"""Sends what is due: one notice a turn at most, to people who are not at the table, when they wish it."""

import logging
from collections.abc import Callable
from typing import Final

from splay.host.host import Host
from splay.host.secrets import derived, hash_of, new_secret
from splay.notices.errors import BadAddress, BadEndpoint, Gone, NoticeError, NotSent
from splay.notices.mail import Letter, MailServer
from splay.notices.push import WebPush
from splay.notices.quiet import quiet_until
from splay.notices.words import confirm_letter, test_letter, test_message, turn_letter, turn_message
from splay.store.notices import NoticeStore
from splay.store.rows import CONFIRM_NOTICE, PLAYING, TEST_NOTICE, Notice, NoticeSettings, TableInfo
from splay.text.catalogue import LANGUAGES
from splay.text.reader import Reader, reader_of

LOOK_EVERY: Final = 2.0
AT_ONCE: Final = 20
"""Notices that a process sends one after the other before it sees whether it should end."""
MAIL_AFTER: Final = 3600.0
"""E-mail is sent if somebody has not come for so long."""
STILL_HERE: Final = 100.0
"""Whoever was noted at the table so many seconds ago has it open: that is noted once a minute."""
LAST_HOUR: Final = 3600.0
MOST_TRIES: Final = 6
FIRST_PAUSE: Final = 60.0
"""Seconds before the second try; each later one waits twice as long."""
KEPT_SECONDS: Final = 24 * 3600.0
"""How long a push service may keep a notice for a browser that is off."""
CONFIRM_SECONDS: Final = 24 * 3600.0
"""How long an address can be confirmed."""
KEY: Final = "notices"

log = logging.getLogger(__name__)


class Notifier:
    """Sends notices, and makes the secrets in their links.

    Attributes:
        store: what people wish, and what is due.
        push: how browsers are told.
        mail: how e-mail is sent; None: this server sends none.
    """

    def __init__(self, host: Host, push: WebPush, mail: MailServer | None = None, address: str = "") -> None:
        """Send nothing yet.

        Args:
            host: the tables.
            push: as above.
            mail: as above.
            address: at which people reach this server, for links in e-mail.
        """
        self._host = host
        self._address = address.rstrip("/")
        self.store = NoticeStore(host.store)
        self.push = push
        self.mail = mail if address else None
        self._secret = self.store.shared_key(KEY, new_secret())

    # -- links ---------------------------------------------------------------------

    def confirm_secret(self, settings: NoticeSettings) -> str:
        """The secret that confirms an address that has been named."""
        # Not from its owner, who may have made an account by the time that the letter is read.
        return derived(self._secret, f"confirm {settings.wanted_mail} {settings.wanted_until}")

    def stop_secret(self, address: str) -> str:
        """The secret that ends all e-mail to an address, without signing in."""
        return derived(self._secret, f"stop {address}")

    def want_mail(self, owner: str, address: str, language: str) -> None:
        """Ask at an address whether it belongs to somebody; what was asked before counts no more."""
        until = self.store.now() + CONFIRM_SECONDS
        wanted = NoticeSettings(owner, wanted_mail=address, wanted_until=until)
        confirm = hash_of(self.confirm_secret(wanted))
        values = {"wanted_mail": address, "wanted_until": until, "confirm": confirm, "language": language}
        self.store.replace(CONFIRM_NOTICE, owner, **values)

    def confirm(self, secret: str) -> NoticeSettings | None:
        """Send e-mail to an address from now on; None if the link leads nowhere, or no more."""
        found = self.store.to_be_confirmed(hash_of(secret))
        if found is None or found.wanted_mail is None or (found.wanted_until or 0.0) < self.store.now():
            return None
        values = {"mail": found.wanted_mail, "mail_on": True, "stop": hash_of(self.stop_secret(found.wanted_mail))}
        return self.store.change_settings(found.owner, wanted_mail=None, wanted_until=None, confirm=None, **values)

    def stop(self, secret: str) -> bool:
        """Send no more e-mail to the address that has got this link; False if it leads nowhere."""
        return self.store.stop_mail(hash_of(secret))

    # -- sending -------------------------------------------------------------------

    def look(self) -> int:
        """Send what is due; of several processes, one sends each.  Returns how many notices were looked at."""
        for count in range(AT_ONCE):
            notice = self.store.claim()
            if notice is None:
                return count
            try:
                self._deal_with(notice)
            except Exception:  # it is tried again when the claim has ended
                log.exception("a notice could not be sent")
        return AT_ONCE

    def _deal_with(self, notice: Notice) -> None:
        if notice.tries > MOST_TRIES:
            self.store.drop(notice.id)  # whoever tried to send it has never come to an end
            return
        settings = self.store.settings(notice.owner)
        reader = reader_of(settings.language if settings.language in LANGUAGES else "en")
        if notice.kind == CONFIRM_NOTICE:
            self._try(notice, lambda: self._send_confirm(settings, reader))
        elif notice.kind == TEST_NOTICE:
            self._try(notice, lambda: self._send_test(notice, settings, reader))
        else:
            self._deal_with_turn(notice, settings, reader)

    def _deal_with_turn(self, notice: Notice, settings: NoticeSettings, reader: Reader) -> None:
        table = self._host.store.table(notice.table_id or "")
        if table is None or notice.seat is None or not _still_waits(table, notice):
            self.store.drop(notice.id)
            return
        later = self._later(table, notice, settings)
        if later is not None:
            self.store.postpone(notice.id, later, notice.tries - 1)
            return
        seat = notice.seat
        if self._push(notice.owner, turn_message(table, seat, reader), _keeps(table, self.store.now())):
            self.store.drop(notice.id)
        elif self._mails(settings):
            since = notice.made + MAIL_AFTER
            if self.store.now() < since:
                self.store.postpone(notice.id, since, notice.tries - 1)
            else:
                self._try(notice, lambda: self._send_turn(notice, table, seat, settings, reader))
        elif self.store.subscriptions(notice.owner):
            self._again(notice)
        else:
            self.store.drop(notice.id)

    def _later(self, table: TableInfo, notice: Notice, settings: NoticeSettings) -> float | None:
        """When to look at it again, because the person is at the table or wants quiet; None: send it now."""
        now = self.store.now()
        here = table.seats[notice.seat or 0].here
        if here is not None and here + STILL_HERE > now:
            return here + STILL_HERE
        ends = quiet_until(settings, now)
        if ends is None:
            return None
        excepted = None if table.deadline is None or not settings.last_hour else table.deadline - LAST_HOUR
        if excepted is not None and excepted <= now:
            return None
        return ends if excepted is None else min(ends, excepted)

    def _push(self, owner: str, message: dict[str, str], keeps: float) -> bool:
        """Tell all browsers of a person; whether any of them could be told."""
        told = False
        for each in self.store.subscriptions(owner):
            try:
                self.push.send(each, message, self.store.now(), keeps)
                told = True
            except (Gone, BadEndpoint):
                self.store.unsubscribe(each.id)
            except NotSent as error:
                log.info("a browser was not told: %s", error)
        return told

    def _mails(self, settings: NoticeSettings) -> bool:
        return self.mail is not None and settings.mail is not None and settings.mail_on

    def _send_turn(self, notice: Notice, table: TableInfo, seat: int, of: NoticeSettings, reader: Reader) -> None:
        key = hash_of(f"{notice.owner} {table.id} {notice.length}")[:32]
        self._send(turn_letter(of.mail or "", table, seat, reader, self._address, self._stop_link(of), key), of)

    def _send_test(self, notice: Notice, settings: NoticeSettings, reader: Reader) -> None:
        self._push(notice.owner, test_message(reader), 600.0)
        if self._mails(settings):
            key = hash_of(f"test {notice.owner} {notice.made}")[:32]
            self._send(test_letter(settings.mail or "", reader, self._stop_link(settings), key), settings)

    def _send_confirm(self, settings: NoticeSettings, reader: Reader) -> None:
        if settings.wanted_mail is None:
            return
        secret = self.confirm_secret(settings)
        link = f"{self._address}/notices/confirm/{secret}"
        # The address was never confirmed: a server that refuses it says no more than that.
        self._send(confirm_letter(settings, reader, link, hash_of(secret)[:32]), None)

    def _send(self, letter: Letter, settings: NoticeSettings | None) -> None:
        assert self.mail is not None
        try:
            self.mail.send(letter)
        except BadAddress as error:
            log.info("an address takes no letters any more: %s", error)
            if settings is not None:
                self.store.change_settings(settings.owner, mail_on=False)

    def _stop_link(self, settings: NoticeSettings) -> str:
        return f"{self._address}/notices/stop/{self.stop_secret(settings.mail or '')}"

    def _try(self, notice: Notice, send: Callable[[], None]) -> None:
        try:
            send()
        except NoticeError as error:
            log.warning("a notice was not sent: %s", error)
            self._again(notice)
        else:
            self.store.drop(notice.id)

    def _again(self, notice: Notice) -> None:
        """Try it again later, or give up."""
        if notice.tries >= MOST_TRIES:
            self.store.drop(notice.id)
        else:
            pause = FIRST_PAUSE * 2 ** (notice.tries - 1)
            self.store.postpone(notice.id, self.store.now() + pause, notice.tries)


def _still_waits(table: TableInfo, notice: Notice) -> bool:
    """Whether the table still waits for just what it waited for when the notice was made."""
    is_asked = table.phase == PLAYING and table.asked == notice.seat and not table.waits_for_bot
    return is_asked and table.length == notice.length


def _keeps(table: TableInfo, now: float) -> float:
    """For how long it makes sense to tell of a turn."""
    return KEPT_SECONDS if table.deadline is None else max(60.0, min(KEPT_SECONDS, table.deadline - now))
