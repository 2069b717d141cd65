"""Whether a game counts for ratings."""

import pytest

from splay.store import Store
from splay.store.results import HINTED, UNDONE, SeatResult
from splay.store.rows import COMPUTER, FRIENDS
from store.rows import AGAINST_A_BOT, ANN_IS_ASKED, OVER_NOW, pick, table


def ends(store: Store, kind: str, winner: int | None) -> list[str | None]:
    """Let a game of ann and a bot end, and say why it does not count, for each seat."""
    seats = ((0, None), (1, "scholar"))
    results = [
        SeatResult(
            table_id="one",
            seat=seat,
            bot=bot,
            edition=4,
            players=2,
            kind=kind,
            team=None,
            side=seat,
            place=1 if winner in (seat, None) else 2,
            won=winner == seat,
            tied=winner is None,
            reason="score",
            turns=9,
            cards={},
            unrated=None,
        )
        for seat, bot in seats
    ]
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
