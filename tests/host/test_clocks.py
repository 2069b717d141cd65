"""Time at a table: whose clock runs, what an answer costs, and what happens when time is up."""

from collections.abc import Iterator
from typing import Any

import pytest

from host.people import ANN, BOB, from_afar, live, pick, waiting
from patience import Hands
from splay.errors import SetupError
from splay.host import Host
from splay.host.errors import GameTooLong, LostByTime, Meanwhile
from splay.host.host import Picker
from splay.host.timekeeper import Timekeeper
from splay.store import Store, TableInfo, open_database
from splay.store.clocks import HOURS, LOSES, SITTING, TimeControl
from splay.store.rows import OVER, PLAYING
from splay.store.times import TimeStore

SLOW = TimeControl(SITTING, 600, free=10)
DAYS = TimeControl(HOURS, 24 * 3600)


@pytest.fixture
def hands() -> Hands:
    """The hands of the clock by which players' time is counted."""
    return Hands(1_000_000.0)


@pytest.fixture
def timed(database_url: str, hands: Hands) -> Iterator[Host]:
    """A host whose clock the test sets."""
    store = Store(open_database(database_url), hands)
    yield Host(store)
    store.close()


def now_at(host: Host, table: TableInfo) -> TableInfo:
    return host.table(table.id)


def asked(host: Host, table: TableInfo) -> int:
    seat = now_at(host, table).asked
    assert seat is not None
    return seat


def left(host: Host, table: TableInfo) -> list[float | None]:
    return [seat.time_left for seat in now_at(host, table).seats]


def test_a_clock_has_sensible_limits() -> None:
    with pytest.raises(SetupError):
        TimeControl(HOURS, 15 * 24 * 3600)
    with pytest.raises(SetupError):
        TimeControl(SITTING, 600, free=300)
    with pytest.raises(SetupError):
        TimeControl("blitz", 600)


def test_without_a_clock_nobodys_time_runs(timed: Host, hands: Hands) -> None:
    table = from_afar(timed)
    assert now_at(timed, table).deadline is None
    hands.go(10**6)
    assert Timekeeper(timed).look() == []
    pick(timed, table)
    assert left(timed, table) == [None, None]


def test_the_clock_of_whoever_is_asked_runs_and_some_of_each_answer_is_free(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    first = asked(timed, table)
    assert now_at(timed, table).deadline == hands() + 610
    hands.go(25)
    pick(timed, table)
    assert left(timed, table)[first] == 585
    second = asked(timed, table)
    assert second != first
    assert now_at(timed, table).deadline == hands() + 610
    hands.go(8)  # less than is free: it is not saved either
    pick(timed, table)
    assert left(timed, table) == [585 if seat == first else 600 for seat in (0, 1)]


def test_several_cards_in_one_answer_are_one_debit(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    first = asked(timed, table)
    hands.go(30)
    before = now_at(timed, table).waiting_since
    pick(timed, table)
    assert before == hands() - 30
    assert left(timed, table)[first] == 580
    assert now_at(timed, table).waiting_since == hands()


def test_hours_a_move_begin_anew_when_somebody_else_was_asked(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=DAYS)
    hands.go(20 * 3600)
    pick(timed, table)
    hands.go(3600)
    pick(timed, table)
    assert now_at(timed, table).deadline == hands() + 24 * 3600


def test_hours_a_move_go_on_within_a_turn_but_leave_an_hour_for_the_next_question(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=DAYS)
    pick(timed, table)
    pick(timed, table)
    pick(timed, table, "draw")  # the only action of the first turn
    seat = asked(timed, table)
    hands.go(20 * 3600)
    pick(timed, table, "draw")
    assert asked(timed, table) == seat
    assert now_at(timed, table).deadline == hands() + 4 * 3600
    hands.go(3.9 * 3600)
    assert left(timed, table)[seat] == 4 * 3600


def test_taking_back_gives_no_time_back(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    first = asked(timed, table)
    hands.go(110)
    pick(timed, table)
    hands.go(20)
    timed.undo(now_at(timed, table), first)
    timed.agree(now_at(timed, table), 1 - first, agrees=True)
    assert asked(timed, table) == first
    assert left(timed, table)[first] == 500
    assert now_at(timed, table).deadline == hands() + 510


def test_a_computer_steps_in_exactly_once_when_time_is_up(timed: Host, hands: Hands, database_url: str) -> None:
    table = from_afar(timed, time=SLOW)
    seat = asked(timed, table)
    other = Host(Store(open_database(database_url), hands))
    keepers = [Timekeeper(timed), Timekeeper(other)]
    hands.go(609)
    assert [keeper.look() for keeper in keepers] == [[], []]
    hands.go(2)
    assert [keeper.look() for keeper in keepers] == [[table.id], []]
    now = now_at(timed, table)
    assert now.waits_for_bot
    assert now.deadline is None
    assert now.seats[seat].stand_in == "scholar"
    assert now.seats[seat].time_left == 0
    other.store.close()


def test_an_answer_that_comes_before_the_server_has_looked_counts(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    seat = asked(timed, table)
    hands.go(700)
    pick(timed, table)
    assert Timekeeper(timed).look() == []
    assert left(timed, table)[seat] == 0


def test_who_answers_is_back_and_the_computers_pick_is_late(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    seat = asked(timed, table)
    hands.go(611)
    Timekeeper(timed).look()
    seen = now_at(timed, table)
    ask = live(timed, table).game.decision
    assert ask is not None
    Timekeeper(timed).come_back(seen, seat)
    with pytest.raises(Meanwhile):
        timed.pick(now_at(timed, table), seat, ask.options[0], ask.number, Picker.COMPUTER)
    now = now_at(timed, table)
    assert now.seats[seat].stand_in is None
    assert not now.waits_for_bot
    assert now.deadline == hands() + 60 + 10  # a tenth, so that time is not up again at once
    pick(timed, table)
    assert now_at(timed, table).phase == PLAYING


def test_answering_is_coming_back(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    seat = asked(timed, table)
    hands.go(611)
    Timekeeper(timed).look()
    pick(timed, table)
    assert now_at(timed, table).seats[seat].stand_in is None
    assert asked(timed, table) != seat
    with pytest.raises(Meanwhile):
        Timekeeper(timed).come_back(now_at(timed, table), seat)


def test_the_stand_in_plays_until_its_player_is_back_and_no_clock_runs_for_it(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    seat = asked(timed, table)
    hands.go(611)
    Timekeeper(timed).look()
    for _ in range(4):
        ask = live(timed, table).game.decision
        assert ask is not None
        who = Picker.COMPUTER if ask.seat == seat else Picker.PERSON
        timed.pick(now_at(timed, table), ask.seat, ask.options[0], ask.number, who)
    now = now_at(timed, table)
    assert now.seats[seat].stand_in == "scholar"
    assert (now.deadline is None) == (now.asked == seat)
    Timekeeper(timed).come_back(now, seat)
    after = now_at(timed, table)
    other = left(timed, table)[1 - seat]
    assert (other, after.waits_for_bot) in ((600, False), (None, False))


def test_whoever_loses_by_time_leaves_the_game_in_edition_4(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=TimeControl(SITTING, 60, then=LOSES))
    seat = asked(timed, table)
    hands.go(61)
    assert Timekeeper(timed).look() == [table.id]
    now = now_at(timed, table)
    assert now.phase == OVER
    assert (now.result or "").startswith(("Bob", "Ann")[seat])


def test_time_is_up_in_a_game_that_has_as_many_picks_as_it_may_have(
    timed: Host, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = from_afar(timed, time=TimeControl(SITTING, 60, then=LOSES))
    pick(timed, table)
    monkeypatch.setattr("splay.host.host.LONGEST_GAME", 1)
    with pytest.raises(GameTooLong):
        pick(timed, table)
    hands.go(61)
    assert Timekeeper(timed).look() == [table.id]
    assert now_at(timed, table).phase == OVER


def test_tables_where_nothing_can_be_done_hold_no_others_up(
    timed: Host, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splay.host.timekeeper.AT_ONCE", 1)
    broken = from_afar(timed, time=TimeControl(SITTING, 60))
    hands.go(1)
    table = from_afar(timed, time=TimeControl(SITTING, 60))
    step_in = TimeStore.step_in

    def fails(store: TimeStore, table_id: str, *args: Any) -> None:
        if table_id == broken.id:
            raise ValueError(table_id)
        step_in(store, table_id, *args)

    monkeypatch.setattr(TimeStore, "step_in", fails)
    hands.go(70)
    keeper = Timekeeper(timed)
    assert [keeper.look(), keeper.look(), keeper.look()] == [[], [table.id], []]
    monkeypatch.undo()
    hands.go(29)
    keeper.times.beat()
    hands.go(29)
    assert keeper.look() == []
    hands.go(3)
    assert keeper.look() == [broken.id]


@pytest.mark.parametrize("edition", [1, 3])
def test_in_editions_without_leaving_a_computer_plays_on_for_who_has_lost(
    timed: Host, hands: Hands, edition: int
) -> None:
    table = from_afar(timed, edition=edition, time=TimeControl(SITTING, 60, then=LOSES))
    seat = asked(timed, table)
    hands.go(61)
    Timekeeper(timed).look()
    now = now_at(timed, table)
    assert (now.phase, now.seats[seat].stand_in, now.seats[seat].lost) == (PLAYING, "scholar", True)
    assert now.unrated is None  # it counts as lost
    with pytest.raises(LostByTime):
        Timekeeper(timed).come_back(now, seat)
    with pytest.raises(LostByTime):
        pick(timed, table)


def test_a_game_in_which_a_computer_stood_in_is_not_rated(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=TimeControl(SITTING, 60))
    hands.go(61)
    Timekeeper(timed).look()
    assert now_at(timed, table).unrated == "stand-in"


def test_time_during_which_no_server_ran_is_taken_from_nobody(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=SLOW)
    keeper = Timekeeper(timed)
    keeper.look()
    hands.go(100)  # no server runs
    assert keeper.look() == []
    assert now_at(timed, table).deadline == hands() + 610
    for _ in range(100):
        hands.go(6)
        assert keeper.look() == []
    for _ in range(2):
        hands.go(6)
        done = keeper.look()
    assert done == [table.id]


def test_clocks_stand_still_once_however_many_servers_begin_again(timed: Host, hands: Hands, database_url: str) -> None:
    table = from_afar(timed, time=SLOW)
    other = Host(Store(open_database(database_url), hands))
    keepers = [Timekeeper(timed), Timekeeper(other)]
    keepers[0].look()
    hands.go(5000)
    assert [keeper.look() for keeper in keepers] == [[], []]
    assert now_at(timed, table).deadline == hands() + 610
    other.store.close()


def test_a_rematch_has_the_same_clock(timed: Host, hands: Hands) -> None:
    table = from_afar(timed, time=TimeControl(SITTING, 60, then=LOSES))
    hands.go(61)
    Timekeeper(timed).look()
    again = timed.table(timed.desk.rematch(now_at(timed, table), ANN))
    assert again.clock == table.clock
    assert again.deadline == hands() + 60


def test_time_does_not_run_while_a_table_waits_for_its_players(timed: Host, hands: Hands) -> None:
    table = waiting(timed, time=SLOW)
    hands.go(10**5)
    assert Timekeeper(timed).look() == []
    timed.desk.join(now_at(timed, table), 1, "Bob", BOB)
    assert now_at(timed, table).deadline == hands() + 610
    assert timed.desk.seats_of(ANN, table) == (0,)
