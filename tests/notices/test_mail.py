"""E-mail over TLS and with a password: what a server must show before it gets either."""

from collections.abc import Iterator
from typing import Final

import pytest

from host.people import from_afar
from notices.certificates import Certified, certified
from notices.conftest import notifier_for
from notices.receivers import USER, Letters, smtp_server
from notices.test_notifier import HOUR, turn_of, wait, write_to
from patience import Hands
from splay.host import Host
from splay.notices import MailServer, Notifier
from splay.notices.errors import NotSent
from splay.notices.mail import Letter

PASSWORD: Final = "what only we know"
LETTER: Final = Letter("bob@example.org", "Your turn", "It is.", "en", "abc")
SCHEMES: Final = pytest.mark.parametrize("scheme", ["smtp", "smtps"])


@pytest.fixture(scope="module")
def tls(tmp_path_factory: pytest.TempPathFactory) -> Certified:
    return certified(tmp_path_factory.mktemp("certificates"))


@pytest.fixture
def secured(request: pytest.FixtureRequest, tls: Certified) -> Iterator[Letters]:
    """A mail server that takes letters over TLS only, and from a user with a password."""
    with smtp_server(PASSWORD, tls.context, from_the_start=request.getfixturevalue("scheme") == "smtps") as letters:
        yield letters


@pytest.fixture
def trusted(tls: Certified, monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer trusts the authority that has signed the certificate of the mail server."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tls.authority))


def mail(scheme: str, letters: Letters, password: str = PASSWORD, host: str = "127.0.0.1") -> MailServer:
    return MailServer(f"{scheme}://{USER}@{host}:{letters.port}", "splay@example.org", password)


@SCHEMES
@pytest.mark.usefixtures("trusted")
def test_a_letter_is_sent_over_tls_by_a_user_with_a_password(scheme: str, secured: Letters) -> None:
    mail(scheme, secured).send(LETTER)
    (letter,) = secured.got
    assert (letter["To"], letter.get_content().strip()) == ("bob@example.org", "It is.")
    assert secured.secured == [True]
    assert secured.tried == [(USER, PASSWORD)]


@SCHEMES
def test_a_certificate_that_nobody_vouches_for_is_refused(scheme: str, secured: Letters) -> None:
    with pytest.raises(NotSent, match="certificate verify failed"):
        mail(scheme, secured).send(LETTER)
    assert (secured.got, secured.tried) == ([], []), "the password has not been sent"


@SCHEMES
@pytest.mark.usefixtures("trusted")
def test_a_certificate_for_another_name_is_refused(scheme: str, secured: Letters) -> None:
    with pytest.raises(NotSent, match="localhost"):
        mail(scheme, secured, host="localhost").send(LETTER)
    assert (secured.got, secured.tried) == ([], [])


def test_a_server_without_tls_gets_neither_password_nor_letter() -> None:
    with smtp_server(PASSWORD) as letters:
        with pytest.raises(NotSent, match="STARTTLS"):
            mail("smtp", letters).send(LETTER)
        assert (letters.got, letters.tried) == ([], [])


@SCHEMES
@pytest.mark.usefixtures("trusted")
@pytest.mark.parametrize("password", ["a wrong one", "gehört", ""])
def test_a_password_that_is_not_taken_is_not_told(scheme: str, secured: Letters, password: str) -> None:
    with pytest.raises(NotSent) as refused:
        mail(scheme, secured, password).send(LETTER)
    assert secured.got == []
    assert not password or password not in str(refused.value)
    assert "ö" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["smtps"])
def test_whoever_runs_the_server_is_told_why_no_letter_is_sent(
    timed: Host, letters: Letters, secured: Letters, hands: Hands, caplog: pytest.LogCaptureFixture, scheme: str
) -> None:
    write_to(notifier_for(timed, letters), letters, 1)
    table = from_afar(timed)
    turn_of(timed, table, 1)
    notifier = Notifier(timed, notifier_for(timed, letters).push, mail(scheme, secured), "https://splay.example.org")
    wait(notifier, hands, HOUR)
    (told,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert "certificate verify failed" in told.getMessage()
    assert f"127.0.0.1:{secured.port}" in told.getMessage()
    assert PASSWORD not in caplog.text
    caplog.clear()
    wait(notifier, hands, 60)
    assert "certificate verify failed" in caplog.text, "it is tried again"
    assert secured.got == []


def test_what_is_told_does_not_name_whom_a_letter_was_for(
    timed: Host, notifier: Notifier, letters: Letters, hands: Hands, caplog: pytest.LogCaptureFixture
) -> None:
    write_to(notifier, letters, 1)
    turn_of(timed, from_afar(timed), 1)
    letters.refuses = "451 <bob@example.org>: try again later"
    wait(notifier, hands, HOUR)
    assert "try again later" in caplog.text
    assert "bob@example.org" not in caplog.text
