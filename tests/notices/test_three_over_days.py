"""A game of three over days: notices, clocks that run out, a computer that steps in and out, a silent friend.

The clock is the test's; the mail server and the push service are real; computers pick in place of `BotRunner`.
"""

import random

import pytest
from sqlalchemy import update

from host.people import ANN, BOB, EVE, SEED, live
from notices.conftest import notifier_for
from notices.receivers import Browser, Letters
from notices.test_notifier import write_to
from patience import Hands
from splay.host import Host, SeatOptions, TableOptions
from splay.host.absence import COMPUTER_PLAYS
from splay.host.host import Picker
from splay.host.secrets import hash_of
from splay.host.timekeeper import Timekeeper
from splay.notices import Notifier
from splay.store import TableInfo
from splay.store.clocks import HOURS, TimeControl
from splay.store.models import PulseRow
from splay.store.rows import FRIENDS, OVER

HOUR = 3600.0
DAY = 24 * HOUR
NAMES = ("Ann", "Bob", "Eve")
SECRETS = (ANN, BOB, EVE)


class Days:
    """Three friends and what runs on their server, an hour at a time."""

    def __init__(self, host: Host, notifier: Notifier, hands: Hands) -> None:
        self.host = host
        self.hands = hands
        self.keepers = Timekeeper(host), Timekeeper(host)
        self.keepers[0].look()
        self.notifiers = [notifier]
        self.chance = random.Random(47)
        seats = [SeatOptions("Ann"), SeatOptions(), SeatOptions()]
        order = TableOptions(FRIENDS, 4, seats, SEED, time=TimeControl(HOURS, 36 * HOUR))
        self.id = host.desk.make(order, ANN)
        for seat in (1, 2):
            host.desk.join(self.table, seat, NAMES[seat], SECRETS[seat])

    @property
    def table(self) -> TableInfo:
        return self.host.table(self.id)

    def go(self, hours: float) -> None:
        """Let time pass, half an hour at a time, during which another server has run."""
        for _ in range(round(hours * 2)):
            self.hands.go(HOUR / 2)
            with self.host.store._writing(lasts=False) as connection:
                connection.execute(update(PulseRow).values(at=self.hands()))
            for keeper in self.keepers:
                keeper.look()
            for notifier in self.notifiers:
                notifier.look()
            self.computers_pick()

    def answer(self, picker: Picker = Picker.PERSON) -> None:
        """Whoever is asked picks at random."""
        ask = live(self.host, self.table).game.decision
        assert ask is not None
        self.host.pick(self.table, ask.seat, self.chance.choice(ask.options), ask.number, picker)

    def computers_pick(self) -> None:
        while self.table.waits_for_bot:
            self.answer(Picker.COMPUTER)

    def until_asked(self, seat: int) -> None:
        """Everybody plays until this seat is asked, for the first time since another one was."""
        while self.table.asked == seat:
            self.answer()
        while self.table.asked != seat:
            self.answer(Picker.COMPUTER if self.table.waits_for_bot else Picker.PERSON)


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """One kind of database is enough for a long story."""
    return sqlite_url


@pytest.mark.long
def test_a_game_of_three_over_days(
    timed: Host, notifier: Notifier, letters: Letters, browser: Browser, hands: Hands
) -> None:
    days = Days(timed, notifier, hands)
    days.notifiers.append(notifier_for(timed, letters))
    store = notifier.store
    store.subscribe(notifier.push.subscription(browser.subscription, hash_of(ANN), "Firefox", store.now()))
    write_to(notifier, letters, 1)

    # Ann is told by push, within minutes; Bob by e-mail, after an hour; Eve, who wants nothing, not at all.
    days.until_asked(0)
    days.go(0.5)
    assert [message["body"] for message in browser.got] == ["Your game with Bob and Eve waits for you."]
    days.until_asked(1)
    days.go(2)
    assert [letter["To"] for letter in letters.got] == ["bob@example.org"]
    days.until_asked(2)
    days.go(5)
    assert (len(browser.got), len(letters.got)) == (1, 1)

    # Bob has a day and a half; then a computer steps in, and out again when he is back.
    days.until_asked(1)
    days.go(35.5)
    assert days.table.seats[1].stand_in is None
    days.go(1)
    assert days.table.seats[1].stand_in == "scholar"
    assert days.table.asked != 1, "it has played on"
    days.until_asked(1)
    days.computers_pick()
    days.keepers[1].come_back(days.table, 1)
    assert days.table.seats[1].stand_in is None
    before = len(letters.got)

    # Eve is silent for a day.  Ann proposes to go on without her, and Bob, who is there, agrees.
    days.until_asked(2)
    days.go(24.5)
    days.keepers[0].note_here(days.table, 1)
    ask = live(timed, days.table).game.decision
    assert ask is not None
    assert not days.keepers[0].go_on_without(days.table, 0, COMPUTER_PLAYS, ask.number)
    days.keepers[1].answer(days.table, 1, True, ask.number)
    assert days.table.seats[2].stand_in == "scholar"
    days.computers_pick()
    assert len(letters.got) == before

    # The game ends, and nobody is told of anything any more.
    while days.table.phase != OVER:
        days.answer(Picker.COMPUTER if days.table.waits_for_bot else Picker.PERSON)
    told = len(browser.got), len(letters.got)
    days.go(30)
    assert (len(browser.got), len(letters.got)) == told
    assert days.table.deadline is None
    assert notifier.look() == 0
