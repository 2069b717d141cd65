"""Going on without somebody silent: when it may be proposed, who decides, and what becomes of it."""

from collections.abc import Iterator

import pytest

from host.people import BOB, EVE, from_afar, live, pick, waiting
from patience import Hands
from splay.host import Host
from splay.host.absence import COMPUTER_PLAYS, LEAVES
from splay.host.errors import LostByTime, Meanwhile, OutOfGame, StillThere, TableError
from splay.host.host import Picker
from splay.host.timekeeper import Timekeeper
from splay.store import Store, TableInfo, open_database
from splay.store.clocks import LOSES, SITTING, TimeControl
from splay.store.rows import OVER, PLAYING

DAY = 24 * 3600.0


@pytest.fixture
def hands() -> Hands:
    """The hands of the clock by which players' time is counted."""
    return Hands(1_000_000.0)


@pytest.fixture
def timed(sqlite_url: str, hands: Hands) -> Iterator[Host]:
    """A host whose clock the test sets."""
    store = Store(open_database(sqlite_url), hands)
    yield Host(store)
    store.close()


@pytest.fixture
def keeper(timed: Host) -> Timekeeper:
    """The timekeeper of that host."""
    return Timekeeper(timed)


def of_three(host: Host, **changes: object) -> TableInfo:
    """Ann, Bob and Eve, each in a browser."""
    table = waiting(host, 3, **changes)
    host.desk.join(table, 1, "Bob", BOB)
    host.desk.join(host.table(table.id), 2, "Eve", EVE)
    return host.table(table.id)


def go_on(keeper: Timekeeper, host: Host, table: TableInfo, by: int, how: str = COMPUTER_PLAYS) -> bool:
    ask = live(host, table).game.decision
    assert ask is not None
    return keeper.go_on_without(host.table(table.id), by, how, ask.number)


def answer(keeper: Timekeeper, host: Host, table: TableInfo, seat: int, agrees: bool = True) -> None:
    ask = live(host, table).game.decision
    assert ask is not None
    keeper.answer(host.table(table.id), seat, agrees, ask.number)


def missing(host: Host, table: TableInfo) -> int:
    seat = host.table(table.id).asked
    assert seat is not None
    return seat


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_of_two_the_other_one_decides(timed: Host, keeper: Timekeeper, hands: Hands, edition: int) -> None:
    table = from_afar(timed, edition=edition)
    seat = missing(timed, table)
    hands.go(DAY - 1)
    with pytest.raises(StillThere):
        go_on(keeper, timed, table, 1 - seat)
    hands.go(1)
    assert go_on(keeper, timed, table, 1 - seat)
    now = timed.table(table.id)
    assert (now.seats[seat].stand_in, now.waits_for_bot) == ("scholar", True)


def test_at_a_sitting_ten_minutes_are_long(timed: Host, keeper: Timekeeper, hands: Hands) -> None:
    table = from_afar(timed, time=TimeControl(SITTING, 3600))
    hands.go(600)
    assert go_on(keeper, timed, table, 1 - missing(timed, table))


def test_nobody_goes_on_without_somebody_who_is_here_or_not_asked(
    timed: Host, keeper: Timekeeper, hands: Hands
) -> None:
    table = from_afar(timed)
    seat = missing(timed, table)
    hands.go(DAY)
    keeper.note_here(timed.table(table.id), seat)
    with pytest.raises(StillThere):
        go_on(keeper, timed, table, 1 - seat)
    hands.go(DAY)
    with pytest.raises(StillThere):
        go_on(keeper, timed, table, seat)


def test_all_others_who_are_not_silent_must_agree(timed: Host, keeper: Timekeeper, hands: Hands) -> None:
    table = of_three(timed)
    seat = missing(timed, table)
    by, other = [each for each in range(3) if each != seat]
    hands.go(DAY)
    keeper.note_here(timed.table(table.id), other)
    assert not go_on(keeper, timed, table, by)
    assert timed.table(table.id).seats[seat].stand_in is None
    with pytest.raises(StillThere):
        answer(keeper, timed, table, by)
    answer(keeper, timed, table, other)
    now = timed.table(table.id)
    assert (now.seats[seat].stand_in, now.absence) == ("scholar", None)


def test_who_is_silent_too_need_not_agree(timed: Host, keeper: Timekeeper, hands: Hands) -> None:
    table = of_three(timed)
    seat = missing(timed, table)
    hands.go(DAY)
    assert go_on(keeper, timed, table, (seat + 1) % 3)


def test_one_no_is_enough_and_is_told_until_the_next_pick(timed: Host, keeper: Timekeeper, hands: Hands) -> None:
    table = of_three(timed)
    seat = missing(timed, table)
    by, other = [each for each in range(3) if each != seat]
    hands.go(DAY)
    keeper.note_here(timed.table(table.id), other)
    go_on(keeper, timed, table, by)
    answer(keeper, timed, table, other, agrees=False)
    now = timed.table(table.id)
    assert now.absence == {"seat": seat, "by": by, "how": COMPUTER_PLAYS, "asks": [], "refused": other}
    pick(timed, table)
    assert timed.table(table.id).absence is None


@pytest.mark.parametrize("comes", ["to the table", "with an answer"])
def test_whoever_comes_back_before_it_is_agreed_ends_it(
    timed: Host, keeper: Timekeeper, hands: Hands, comes: str
) -> None:
    table = of_three(timed)
    seat = missing(timed, table)
    by, other = [each for each in range(3) if each != seat]
    hands.go(DAY)
    keeper.note_here(timed.table(table.id), other)
    go_on(keeper, timed, table, by)
    before = timed.table(table.id)
    ask = live(timed, table).game.decision
    assert ask is not None
    if comes == "to the table":
        keeper.note_here(before, seat)
    else:
        pick(timed, table)
    assert timed.table(table.id).absence is None
    with pytest.raises((StillThere, Meanwhile)):
        keeper.answer(before, other, True, ask.number)
    assert timed.table(table.id).seats[seat].stand_in is None


def test_in_edition_4_a_silent_player_may_be_let_go(timed: Host, keeper: Timekeeper, hands: Hands) -> None:
    table = of_three(timed)
    seat = missing(timed, table)
    hands.go(DAY)
    assert go_on(keeper, timed, table, (seat + 1) % 3, LEAVES)
    now = timed.table(table.id)
    assert now.phase == PLAYING
    assert seat in live(timed, table).game.out


def test_of_two_the_one_who_stays_has_won(timed: Host, keeper: Timekeeper, hands: Hands) -> None:
    table = from_afar(timed)
    hands.go(DAY)
    go_on(keeper, timed, table, 1 - missing(timed, table), LEAVES)
    assert timed.table(table.id).phase == OVER


def test_in_other_editions_nobody_is_let_go(timed: Host, keeper: Timekeeper, hands: Hands) -> None:
    table = of_three(timed, edition=3)
    hands.go(DAY)
    with pytest.raises(StillThere):
        go_on(keeper, timed, table, (missing(timed, table) + 1) % 3, LEAVES)


def lose_on_time(host: Host, keeper: Timekeeper, hands: Hands, table: TableInfo) -> int:
    """Let the time of whoever is asked run out, then somebody else be asked and silent; says who has lost."""
    seat = missing(host, table)
    hands.go(1801)
    assert keeper.look() == [table.id]
    while missing(host, table) == seat:
        ask = live(host, table).game.decision
        assert ask is not None
        host.pick(host.table(table.id), seat, ask.options[0], ask.number, Picker.COMPUTER)
    hands.go(600)
    return seat


@pytest.mark.parametrize(("edition", "refusal"), [(1, LostByTime), (3, LostByTime), (4, OutOfGame)])
def test_whoever_has_lost_on_time_does_not_decide_how_the_others_go_on(
    timed: Host, keeper: Timekeeper, hands: Hands, edition: int, refusal: type[TableError]
) -> None:
    table = of_three(timed, edition=edition, time=TimeControl(SITTING, 1800, then=LOSES))
    lost = lose_on_time(timed, keeper, hands, table)
    silent = missing(timed, table)
    (other,) = {0, 1, 2} - {lost, silent}
    keeper.note_here(timed.table(table.id), lost)
    with pytest.raises(refusal):
        go_on(keeper, timed, table, lost)
    with pytest.raises(refusal):
        answer(keeper, timed, table, lost)
    assert timed.table(table.id).absence is None
    assert go_on(keeper, timed, table, other), "who has lost is not asked either"
    assert timed.table(table.id).seats[silent].stand_in == "scholar"
