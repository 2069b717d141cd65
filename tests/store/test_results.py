"""Whether a game counts for ratings, for whom, and how much."""

import pytest
from openskill.models import PlackettLuce

from splay.store import NewSeat, Store
from splay.store.results import HINTED, UNDONE, SeatResult
from splay.store.rows import BROWSER, COMPUTER, FRIENDS, LINK, PROGRAM, Holder
from store.rows import AGAINST_A_BOT, ANN_IS_ASKED, OVER_NOW, pick, table


def result(seat: int, bot: str | None, places: list[int], kind: str = FRIENDS) -> SeatResult:
    """How a game in which everybody played alone went for a seat."""
    return SeatResult(
        table_id="one",
        seat=seat,
        bot=bot,
        edition=4,
        players=len(places),
        kind=kind,
        team=None,
        side=seat,
        place=places[seat],
        won=places[seat] == 1 and places.count(1) == 1,
        tied=places[seat] == 1 and places.count(1) > 1,
        reason="score",
        turns=9,
        cards={},
        unrated=None,
    )


def ends(store: Store, kind: str, winner: int | None) -> list[str | None]:
    """Let a game of ann and a bot end, and say why it does not count, for each seat."""
    places = [1 if winner in (seat, None) else 2 for seat in (0, 1)]
    results = [result(seat, bot, places, kind) for seat, bot in enumerate((None, "scholar"))]
    store.append("one", [pick(1)], OVER_NOW, results=results)
    return [each.unrated for each in store.results_at(["one"])]


@pytest.mark.parametrize("why", [HINTED, UNDONE])
@pytest.mark.parametrize(
    ("kind", "winner", "counts"),
    [(COMPUTER, 0, False), (COMPUTER, None, False), (COMPUTER, 1, True), (FRIENDS, 1, False)],
)
def test_a_game_with_help_against_the_computer_counts_if_it_is_lost(
    store: Store, why: str, kind: str, winner: int | None, counts: bool
) -> None:
    store.add_table(table(kind=kind, seats=AGAINST_A_BOT), ANN_IS_ASKED)
    store.note_unrated("one", why)
    assert ends(store, kind, winner) == [None if counts else why] * 2
    assert bool(store.ratings_of(["key of ann"])) == counts


HOLDERS = (
    Holder("key of ann", BROWSER, 2.0),
    Holder("phone of ann", BROWSER, 3.0),
    Holder("program of ann", PROGRAM, 1.0),
    Holder("link", LINK, 0.5),
)


@pytest.mark.parametrize(
    "holders", [HOLDERS, HOLDERS[::-1], HOLDERS[2:] + HOLDERS[:2]], ids=["early first", "early last", "early amid"]
)
def test_a_game_counts_for_the_person_who_has_held_the_seat_for_longest(
    store: Store, holders: tuple[Holder, ...]
) -> None:
    store.add_table(table(seats=(NewSeat("ann", holders=holders), NewSeat("bot", bot="scholar"))), ANN_IS_ASKED)
    assert ends(store, FRIENDS, 0) == [None, None]
    assert [each.owner for each in store.results_at(["one"])] == ["key of ann", None]
    assert [each.player for each in store.ratings_of([each.hash for each in holders])] == ["key of ann"]


def test_whoever_has_been_there_from_the_beginning_has_held_the_seat_for_longest(store: Store) -> None:
    """Of the first holder it is not noted since when."""
    holders = Holder("phone of ann", BROWSER, 1.0), Holder("key of ann", None, None)
    store.add_table(table(seats=(NewSeat("ann", holders=holders), NewSeat("bot", bot="scholar"))), ANN_IS_ASKED)
    ends(store, FRIENDS, 0)
    assert [each.owner for each in store.results_at(["one"])] == ["key of ann", None]


def test_a_program_that_holds_a_seat_alone_is_rated(store: Store) -> None:
    holders = Holder("late program", PROGRAM, 2.0), Holder("program", PROGRAM, 1.0), Holder("link", LINK, 0.5)
    store.add_table(table(seats=(NewSeat("ann", holders=holders), NewSeat("bot", bot="scholar"))), ANN_IS_ASKED)
    ends(store, FRIENDS, 0)
    assert [each.owner for each in store.results_at(["one"])] == ["program", None]


@pytest.mark.parametrize("places", [[2, 1, 3], [2, 3, 1], [1, 2, 3]])
def test_a_bot_at_two_seats_is_rated_by_the_mean_of_both(store: Store, places: list[int]) -> None:
    bots = None, "scholar", "scholar"
    seats = NewSeat("ann", keys=("key of ann",)), NewSeat("bot", bot="scholar"), NewSeat("bot 2", bot="scholar")
    store.add_table(table(seats=seats), ANN_IS_ASKED)
    store.append("one", [pick(1)], OVER_NOW, results=[result(seat, bot, places) for seat, bot in enumerate(bots)])

    model = PlackettLuce()
    [ann], [one], [other] = model.rate([[model.rating()] for _ in places], ranks=list(map(float, places)))
    assert one.mu != pytest.approx(other.mu, abs=0.1), "or any of them would do"
    by_player = {each.player: each for each in store.ratings_of(["key of ann", "scholar"])}
    assert by_player["key of ann"].mu == pytest.approx(ann.mu)
    assert by_player["scholar"].mu == pytest.approx((one.mu + other.mu) / 2)
    assert by_player["scholar"].sigma == pytest.approx((one.sigma + other.sigma) / 2)
    assert by_player["scholar"].games == 1
    assert [each.mu for each in store.results_at(["one"])[1:]] == [by_player["scholar"].mu] * 2
