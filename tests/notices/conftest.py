"""Fixtures for notices: a host whose clock the test sets, a mail server, a browser."""

from collections.abc import Iterator

import pytest

from databases import database_url, new_database_url, open_store, postgresql, prepared_postgresql, sqlite_url, store
from notices.receivers import Browser, Letters, push_service, smtp_server
from patience import Hands
from splay.host import Host
from splay.notices import MailServer, Notifier, WebPush
from splay.store import Store, open_database
from splay.store.notices import NoticeStore

__all__ = ["database_url", "new_database_url", "open_store", "postgresql", "prepared_postgresql", "sqlite_url", "store"]


@pytest.fixture(scope="package")
def mail_server() -> Iterator[Letters]:
    with smtp_server() as letters:
        yield letters


@pytest.fixture
def letters(mail_server: Letters) -> Letters:
    """The mail server, which has got nothing yet."""
    mail_server.got.clear()
    mail_server.refuses = ""
    return mail_server


@pytest.fixture
def browser() -> Iterator[Browser]:
    with push_service() as found:
        yield found


@pytest.fixture
def hands() -> Hands:
    """Noon in Greenwich."""
    return Hands(1_750_000_000.0 // 86_400 * 86_400 + 12 * 3600)


@pytest.fixture
def timed(database_url: str, hands: Hands) -> Iterator[Host]:
    """A host whose clock the test sets."""
    store = Store(open_database(database_url), hands)
    yield Host(store)
    store.close()


def notifier_for(host: Host, letters: Letters) -> Notifier:
    """Another process that sends notices."""
    mail = MailServer(f"smtp+plain://127.0.0.1:{letters.port}", "Splay <splay@example.org>")
    return Notifier(host, WebPush(NoticeStore(host.store), allow_loopback=True), mail, "https://splay.example.org/")


@pytest.fixture
def notifier(timed: Host, letters: Letters) -> Notifier:
    return notifier_for(timed, letters)
