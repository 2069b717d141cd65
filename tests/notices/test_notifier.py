"""Who is told what, how, and when: once a turn at most, never while at the table, never in quiet hours."""

import pytest

from host.people import ANN, BOB, from_afar, live, pick
from notices.conftest import notifier_for
from notices.receivers import Browser, Letters
from patience import Hands
from splay.host import Host
from splay.host.secrets import hash_of
from splay.host.timekeeper import Timekeeper
from splay.notices import Notifier
from splay.store import TableInfo
from splay.store.clocks import HOURS, TimeControl
from splay.store.notices import NoticeStore
from splay.store.rows import NoticeSettings

HOUR = 3600.0
OWNERS = (hash_of(ANN), hash_of(BOB))


def tell(notifier: Notifier, browser: Browser, seat: int) -> None:
    """Let the person of a seat be told by push."""
    store = notifier.store
    store.subscribe(notifier.push.subscription(browser.subscription, OWNERS[seat], "Firefox", store.now()))


def write_to(notifier: Notifier, letters: Letters, seat: int, address: str = "bob@example.org") -> None:
    """Let the person of a seat be told by e-mail, at an address that they have confirmed."""
    notifier.want_mail(OWNERS[seat], address, "en")
    notifier.look()
    text = str(letters.got.pop().get_content())
    assert notifier.confirm(text.partition("/notices/confirm/")[2].split()[0])


def whose_turn(host: Host, table: TableInfo) -> int:
    seat = host.table(table.id).asked
    assert seat is not None
    return seat


def turn_of(host: Host, table: TableInfo, seat: int) -> None:
    """Play until a seat is asked that was not asked before."""
    while whose_turn(host, table) == seat:
        pick(host, table)
    while whose_turn(host, table) != seat:
        pick(host, table)


def wait(notifier: Notifier, hands: Hands, seconds: float) -> None:
    """Let time pass, and let the notifier look at its end."""
    hands.go(seconds)
    while notifier.look():
        pass


def test_whoever_is_asked_is_told_by_push_once(timed: Host, notifier: Notifier, browser: Browser, hands: Hands) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    turn_of(timed, table, 1)
    wait(notifier, hands, 10)
    assert browser.got == [], "whoever plays at the moment answers sooner"
    wait(notifier, hands, 200)
    (message,) = browser.got
    assert message == {
        "title": "Your turn",
        "body": "Your game with Ann waits for you.",
        "url": f"/t/{table.id}",
        "tag": table.id,
        "lang": "en",
    }
    (headers,) = browser.headers
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    for _ in range(5):
        wait(notifier, hands, 5 * HOUR)
    assert len(browser.got) == 1


def test_nobody_is_told_who_has_not_asked_for_it(timed: Host, notifier: Notifier, hands: Hands) -> None:
    table = from_afar(timed)
    turn_of(timed, table, 1)
    hands.go(10 * HOUR)
    assert notifier.look() == 0


def test_a_turn_that_is_over_is_not_told_of(timed: Host, notifier: Notifier, browser: Browser, hands: Hands) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    turn_of(timed, table, 1)
    while whose_turn(timed, table) == 1:
        pick(timed, table)
    wait(notifier, hands, HOUR)
    assert browser.got == []


def test_nobody_is_told_who_has_the_table_open(timed: Host, notifier: Notifier, browser: Browser, hands: Hands) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    turn_of(timed, table, 1)
    keeper = Timekeeper(timed)
    for _ in range(20):
        hands.go(61)
        keeper.note_here(timed.table(table.id), 1)
        wait(notifier, hands, 1)
    assert browser.got == []
    wait(notifier, hands, 100)
    assert len(browser.got) == 1, "the table was closed, and the turn was not taken"


def test_e_mail_is_sent_after_an_hour_to_a_confirmed_address(
    timed: Host, notifier: Notifier, letters: Letters, hands: Hands
) -> None:
    table = from_afar(timed)
    write_to(notifier, letters, 1)
    turn_of(timed, table, 1)
    wait(notifier, hands, HOUR - 60)
    assert letters.got == []
    wait(notifier, hands, 60)
    (letter,) = letters.got
    assert (letter["To"], letter["Subject"]) == ("bob@example.org", "Your turn")
    assert f"https://splay.example.org/t/{table.id}" in letter.get_content().splitlines()
    stop = letter["List-Unsubscribe"].strip("<>")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert stop in letter.get_content()
    assert notifier.stop(stop.rpartition("/")[2])
    turn_of(timed, table, 1)
    wait(notifier, hands, 5 * HOUR)
    assert len(letters.got) == 1


def test_links_in_letters_still_lead_somewhere_when_their_reader_has_made_an_account(
    timed: Host, notifier: Notifier, letters: Letters, hands: Hands
) -> None:
    table = from_afar(timed)
    write_to(notifier, letters, 1)
    turn_of(timed, table, 1)
    wait(notifier, hands, HOUR)
    before = letters.got.pop()["List-Unsubscribe"].strip("<>").rpartition("/")[2]
    timed.people.make(BOB, "Bob", "", code="AAAA")
    turn_of(timed, table, 1)
    wait(notifier, hands, HOUR)
    after = letters.got.pop()["List-Unsubscribe"].strip("<>").rpartition("/")[2]
    assert notifier.stop(after)
    assert notifier.stop(before)


def test_an_address_is_confirmed_though_its_owner_made_an_account_meanwhile(
    timed: Host, notifier: Notifier, letters: Letters
) -> None:
    notifier.want_mail(OWNERS[1], "bob@example.org", "en")
    timed.people.make(BOB, "Bob", "", code="AAAA")
    notifier.look()
    text = str(letters.got.pop().get_content())
    assert notifier.confirm(text.partition("/notices/confirm/")[2].split()[0])


def test_one_click_ends_letters_to_an_address_for_all_browsers_that_have_named_it(
    timed: Host, notifier: Notifier, letters: Letters, hands: Hands
) -> None:
    table = from_afar(timed)
    write_to(notifier, letters, 0, "both@example.org")
    write_to(notifier, letters, 1, "both@example.org")
    turn_of(timed, table, 1)
    wait(notifier, hands, HOUR)
    (letter,) = letters.got
    assert notifier.stop(letter["List-Unsubscribe"].strip("<>").rpartition("/")[2])
    for seat in (0, 1):
        turn_of(timed, table, seat)
        wait(notifier, hands, 2 * HOUR)
    assert len(letters.got) == 1


def test_a_letter_asked_for_is_never_due_before_it_is_known_where_to(
    timed: Host, notifier: Notifier, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = NoticeStore.change_settings

    def late(store: NoticeStore, owner: str, **values: object) -> NoticeSettings:
        notifier.look()  # another process, at the worst moment
        return change(store, owner, **values)

    monkeypatch.setattr(NoticeStore, "change_settings", late)
    notifier.want_mail(OWNERS[1], "bob@example.org", "en")
    monkeypatch.undo()
    notifier.look()
    assert [letter["To"] for letter in letters.got] == ["bob@example.org"]


def test_over_all_channels_there_is_one_notice_a_turn(
    timed: Host, notifier: Notifier, browser: Browser, letters: Letters, hands: Hands
) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    write_to(notifier, letters, 1)
    turn_of(timed, table, 1)
    for _ in range(4):
        wait(notifier, hands, HOUR)
    assert (len(browser.got), len(letters.got)) == (1, 0)
    browser.status = 503
    turn_of(timed, table, 1)
    for _ in range(4):
        wait(notifier, hands, HOUR)
    assert (len(browser.got), len(letters.got)) == (1, 1), "where no browser can be told, e-mail takes its place"


def test_a_browser_that_is_gone_is_forgotten(timed: Host, notifier: Notifier, browser: Browser, hands: Hands) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    browser.status = 410
    turn_of(timed, table, 1)
    wait(notifier, hands, 200)
    assert notifier.store.subscriptions(OWNERS[1]) == []


def test_what_fails_is_tried_again_for_some_time(
    timed: Host, notifier: Notifier, browser: Browser, hands: Hands
) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    browser.status = 500
    turn_of(timed, table, 1)
    wait(notifier, hands, 200)
    browser.status = 201
    wait(notifier, hands, 60)
    assert len(browser.got) == 1
    browser.status = 500
    turn_of(timed, table, 1)
    for _ in range(100):
        wait(notifier, hands, HOUR)
    browser.status = 201
    wait(notifier, hands, HOUR)
    assert len(browser.got) == 1, "at some time it is given up"


def test_quiet_hours_are_those_of_the_persons_wall(
    timed: Host, notifier: Notifier, browser: Browser, hands: Hands
) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    notifier.store.change_settings(OWNERS[1], quiet=True, zone="Asia/Tokyo", quiet_from=22 * 60, quiet_to=7 * 60)
    turn_of(timed, table, 1)
    hands.at += 1.5 * HOUR  # 22:30 in Tokyo
    wait(notifier, hands, 0)
    wait(notifier, hands, 8.4 * HOUR)
    assert browser.got == []
    wait(notifier, hands, 0.2 * HOUR)
    assert len(browser.got) == 1


@pytest.mark.parametrize("wished", [True, False])
def test_the_last_hour_before_a_deadline_is_excepted_if_wished(
    timed: Host, notifier: Notifier, browser: Browser, hands: Hands, wished: bool
) -> None:
    table = from_afar(timed, time=TimeControl(HOURS, 6 * HOUR))
    tell(notifier, browser, 1)
    wishes = {"quiet": True, "zone": "UTC", "quiet_from": 12 * 60, "quiet_to": 20 * 60, "last_hour": wished}
    notifier.store.change_settings(OWNERS[1], **wishes)
    turn_of(timed, table, 1)
    wait(notifier, hands, 4.9 * HOUR)
    assert browser.got == []
    wait(notifier, hands, 0.2 * HOUR)
    assert len(browser.got) == int(wished)


def test_of_two_processes_one_sends_a_notice(
    timed: Host, notifier: Notifier, browser: Browser, letters: Letters, hands: Hands
) -> None:
    other = notifier_for(timed, letters)
    table = from_afar(timed)
    tell(notifier, browser, 1)
    turn_of(timed, table, 1)
    hands.go(200)
    claimed = other.store.claim()  # and is killed before it sends
    assert claimed is not None
    assert notifier.look() == 0
    hands.go(301)
    assert notifier.look() == 1
    assert other.push.public_key == notifier.push.public_key
    assert len(browser.got) == 1


def test_an_address_is_written_to_only_when_it_was_confirmed(
    timed: Host, notifier: Notifier, letters: Letters, hands: Hands
) -> None:
    table = from_afar(timed)
    notifier.want_mail(OWNERS[1], "eve@example.org", "en")
    notifier.look()
    text = str(letters.got.pop().get_content())
    turn_of(timed, table, 1)
    wait(notifier, hands, 25 * HOUR)
    assert letters.got == []
    assert notifier.confirm(text.partition("/notices/confirm/")[2].split()[0]) is None, "a day has passed"
    assert notifier.confirm("anything") is None
    assert not notifier.stop("anything")


def confirm_secrets(letters: Letters) -> list[str]:
    return [str(each.get_content()).partition("/notices/confirm/")[2].split()[0] for each in letters.got]


@pytest.mark.parametrize("meanwhile", ["waits", "is just being sent"])
def test_a_mistyped_address_is_corrected_though_its_letter_has_not_been_sent(
    timed: Host, notifier: Notifier, letters: Letters, meanwhile: str
) -> None:
    notifier.want_mail(OWNERS[1], "bbo@example.org", "en")
    claimed = notifier.store.claim() if meanwhile == "is just being sent" else None
    notifier.want_mail(OWNERS[1], "bob@example.org", "en")
    if claimed is not None:
        notifier.store.drop(claimed.id)
    assert notifier.look() == 1
    assert [letter["To"] for letter in letters.got] == ["bob@example.org"]
    confirmed = notifier.confirm(confirm_secrets(letters)[0])
    assert confirmed is not None
    assert confirmed.mail == "bob@example.org"


@pytest.mark.parametrize("then", ["bob@example.org", "bbo@example.org"])
def test_another_letter_makes_the_link_in_the_one_before_worthless(
    timed: Host, notifier: Notifier, letters: Letters, hands: Hands, then: str
) -> None:
    notifier.want_mail(OWNERS[1], "bbo@example.org", "en")
    notifier.look()
    hands.go(30)
    notifier.want_mail(OWNERS[1], then, "en")
    notifier.look()
    before, after = confirm_secrets(letters)
    assert notifier.confirm(before) is None
    confirmed = notifier.confirm(after)
    assert confirmed is not None
    assert confirmed.mail == then


def test_an_address_that_is_refused_for_good_is_written_to_no_more(
    timed: Host, notifier: Notifier, letters: Letters, hands: Hands
) -> None:
    table = from_afar(timed)
    write_to(notifier, letters, 1)
    letters.refuses = "550 no such user"
    turn_of(timed, table, 1)
    wait(notifier, hands, HOUR)
    assert not notifier.store.settings(OWNERS[1]).mail_on


def test_notices_are_in_the_language_of_the_person_and_show_no_card(
    timed: Host, notifier: Notifier, browser: Browser, hands: Hands
) -> None:
    table = from_afar(timed)
    tell(notifier, browser, 1)
    notifier.store.change_settings(OWNERS[1], language="uk")
    turn_of(timed, table, 1)
    wait(notifier, hands, 200)
    (message,) = browser.got
    assert message["lang"] == "uk"
    cards = {card.name for card in live(timed, table).game.rules.cards}
    assert not any(card in text for card in cards for text in message.values())


def test_a_computer_that_stands_in_needs_no_notice(
    timed: Host, notifier: Notifier, browser: Browser, hands: Hands
) -> None:
    table = from_afar(timed, time=TimeControl(HOURS, HOUR))
    tell(notifier, browser, whose_turn(timed, table))
    hands.go(HOUR + 1)
    Timekeeper(timed).look()
    wait(notifier, hands, HOUR)
    assert browser.got == []
