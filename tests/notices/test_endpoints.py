"""Where web push is sent, and where it is not: clients name the endpoints."""

import socket
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Any

import pytest

from notices.receivers import Browser, push_service
from patience import Hands
from splay.notices import Notifier
from splay.notices.endpoints import checked, post, public_address
from splay.notices.errors import BadAddress, BadEndpoint, BadMailServer, NotSent
from splay.notices.mail import MailServer, checked_address
from splay.notices.slow import SlowServices


@pytest.mark.parametrize(
    "endpoint",
    [
        *("http://push.example.org/x", "ftp://push.example.org/x", "push.example.org", ""),
        *("https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3/x", "https://169.254.169.254/latest"),
        *("https://[::ffff:127.0.0.1]/x", "https://[fd00::1]/x", "https://224.0.0.1/x", "https://0.0.0.0/"),
        *("https://localhost/x", "https://db/x", "https://db.internal/x", "https://a.localhost/"),
        *("https://push.example.org:8080/x", "https://me@push.example.org/x", "https://push.example.org/a b"),
        *("http://127.0.0.1:80/x", "https://push.example.org/" + "x" * 1000, "https://[nonsense/x"),
        "https://push.example.org\r\nHost: a/",
    ],
)
def test_other_addresses_are_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        checked(endpoint)


def test_the_services_of_browsers_are_taken() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGuP",
        "https://wns2-par02p.notify.windows.com/w/?token=BQY",
    ):
        assert checked(endpoint).geturl() == endpoint


@pytest.mark.parametrize("address", ["127.0.0.1", "192.168.1.1", "::1", "fe80::1%eth0", "64:ff9b::a00:1"])
def test_a_name_that_leads_inside_is_refused_when_it_is_looked_up(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    def lookup(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (address, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    with pytest.raises(BadEndpoint):
        public_address("push.example.org", 443)
    with pytest.raises(BadEndpoint):
        post("https://push.example.org/x", b"", {})


def test_a_service_that_does_not_answer_is_no_disaster(browser: Browser) -> None:
    closed = socket.socket()
    closed.bind(("127.0.0.1", 0))
    port = closed.getsockname()[1]
    closed.close()
    with pytest.raises(NotSent):
        post(f"http://127.0.0.1:{port}/x", b"", {}, allow_loopback=True)


@pytest.mark.parametrize("said", [b"", b"HTTP/1.1 201 Created\r\n", b"HTTP/1.1 201 Created\r\n\r\n"])
def test_a_service_that_never_comes_to_an_end_holds_nobody_up(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr("splay.notices.endpoints.ALTOGETHER", 0.5, raising=False)
    over = Event()

    def drip() -> None:
        line, _ = listening.accept()
        with line, suppress(OSError):
            line.sendall(said)
            for _ in range(200):
                if over.wait(0.05):
                    break
                line.sendall(b"X")

    with socket.create_server(("127.0.0.1", 0)) as listening:
        service = Thread(target=drip)
        service.start()
        began = monotonic()
        with suppress(NotSent):
            post(f"http://127.0.0.1:{listening.getsockname()[1]}/x", b"", {}, allow_loopback=True)
        took = monotonic() - began
        over.set()
        service.join()
    assert took < 5, "it may send a letter every now and then for days"


def test_a_service_that_made_us_wait_is_left_alone_for_longer_each_time() -> None:
    hands = Hands(0.0)
    slow = SlowServices(hands)

    def wait(service: str, seconds: float) -> None:
        with slow.waiting_for(service):
            hands.go(seconds)

    wait("a", 6)
    for pause in (60, 120, 240):
        hands.go(pause - 1)
        with pytest.raises(NotSent):
            wait("a", 0)
        wait("b", 0)
        hands.go(2)
        wait("a", 6)
    hands.go(480)
    wait("a", 1)
    wait("a", 6)
    hands.go(61)
    wait("a", 0)


def test_one_slow_service_costs_all_its_endpoints_together_one_wait(
    notifier: Notifier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splay.notices.endpoints.ALTOGETHER", 0.5)
    monkeypatch.setattr("splay.notices.slow.SLOW", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent, push_service() as browser:
        browser.port = silent.getsockname()[1]
        began = monotonic()
        for number in range(8):
            told = browser.subscription | {"endpoint": f"{browser.endpoint}{number}"}
            with pytest.raises(NotSent):
                notifier.push.send(notifier.push.subscription(told, "o" * 64, "", 0.0), {"tag": "t"}, 0.0, 60.0)
        assert monotonic() - began < 3


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://10.0.0.1/x"},
        {"keys": {}},
        {"keys": {"p256dh": "AAAA", "auth": "c2l4dGVlbiBsZXR0ZXJzLg"}},
        {"keys": None},
        {"endpoint": None},
    ],
)
def test_what_is_no_subscription_is_refused(notifier: Notifier, browser: Browser, change: dict[str, Any]) -> None:
    with pytest.raises(BadEndpoint):
        notifier.push.subscription(browser.subscription | change, "o" * 64, "", 0.0)


@pytest.mark.parametrize("address", ["bob@example.org", " Bob.X+y@sub.example.co "])
def test_addresses_that_can_be_written_to(address: str) -> None:
    assert checked_address(address) == address.strip()


@pytest.mark.parametrize("address", ["bob", "bob@host", "a@b@c.org", "bob@example.org\nBcc: x@y.org", "a..b@c.org", ""])
def test_addresses_that_cannot(address: str) -> None:
    with pytest.raises(BadAddress):
        checked_address(address)


@pytest.mark.parametrize(
    ("url", "sender"), [("http://host", "a@b.org"), ("smtp:", "a@b.org"), ("smtp://h", "nobody"), ("smtp://h", "a@b\n")]
)
def test_a_mail_server_is_named_by_a_url_and_has_a_sender(url: str, sender: str) -> None:
    with pytest.raises(BadMailServer):
        MailServer(url, sender)
