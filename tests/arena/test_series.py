"""Games one after another: who sits where, and what came of them."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splay import Game, SetupError
from splay.arena.play import Result, play, play_many, summed
from splay.arena.seatings import balanced, rotations, sides_of
from splay.arena.series import Series
from splay.bots import BOTS, RandomBot, make_bot
from splay.views.view import Asked, View

TEAMS = ("ABAB", "AABB", "ABBA", "AAB", "ABBCA", "ABCABC")


# -- who sits where --------------------------------------------------------------------


@given(st.integers(2, 5), st.data())
def test_every_bot_has_every_seat_equally_often(players: int, data: st.DataObject) -> None:
    bots = data.draw(st.integers(1, players))
    seatings = balanced(bots, players)
    assert len(set(seatings)) == len(seatings)
    for seat in range(players):
        assert set(Counter(seating[seat] for seating in seatings).values()) == {len(seatings) // bots}
    for seating in seatings:
        assert set(seating) == set(range(bots))
        counts = Counter(seating).values()
        assert max(counts) - min(counts) <= 1
        assert set(rotations(seating)) <= set(seatings)


@given(st.sampled_from(TEAMS), st.data())
def test_partners_are_the_same_bot_and_every_bot_has_every_team_equally_often(teams: str, data: st.DataObject) -> None:
    sides = sides_of(len(teams), teams)
    bots = data.draw(st.integers(1, len(sides)))
    seatings = balanced(bots, len(teams), teams)
    for side in sides:
        assert all(len({seating[seat] for seat in side}) == 1 for seating in seatings)
        assert set(Counter(seating[side[0]] for seating in seatings).values()) == {len(seatings) // bots}


@pytest.mark.parametrize(
    ("bots", "players", "count"), [(2, 2, 2), (3, 3, 3), (2, 3, 6), (2, 4, 2), (3, 4, 12), (2, 5, 10), (5, 5, 5)]
)
def test_how_many_games_a_set_has(bots: int, players: int, count: int) -> None:
    assert len(balanced(bots, players)) == count


def test_mirrored_games_have_the_same_shuffle_and_bots_with_chances_of_their_own() -> None:
    series = Series(3, ("greedy", "random"), balanced(2, 2), seed=7, is_mirrored=True)
    games = [series.sitting(number) for number in range(6)]
    assert [game.setup.seed for game in games] == [7, 7, 8, 8, 9, 9]
    assert [game.kinds for game in games[:2]] == [("greedy", "random"), ("random", "greedy")]
    seeds = [game.seed_of(seat) for game in games for seat in range(2)]
    assert len(set(seeds)) == len(seeds)


def test_the_seeds_of_bots_do_not_count_up_with_the_shuffle() -> None:
    seeds = [Series.rotating(3, ["random"], 2, seed=seed).sitting(0).seed_of(0) for seed in range(100)]
    steps = {other - one for one, other in pairwise(seeds)}
    assert len(steps) == len(seeds) - 1


def test_players_are_called_by_bot_and_place() -> None:
    rotating = Series.rotating(3, ["greedy", "random", "random"], 3)
    assert rotating.sitting(1).setup.players == ("random 2", "random 3", "greedy 1")
    filled = Series(4, ("greedy", "random"), balanced(2, 5), is_mirrored=True)
    assert filled.sitting(0).setup.players == ("greedy 1", "random 2", "greedy 3", "random 4", "greedy 5")
    monitored = Series(3, ("random:ms=3:file=a-very-long-name", "random"), balanced(2, 2))
    assert monitored.sitting(0).setup.players == ("random 1", "random 2")


# -- playing ----------------------------------------------------------------------------


def test_every_kind_sits_everywhere_and_wins_are_counted_by_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: Counter[tuple[str, int]] = Counter()

    class First(RandomBot):
        """A random bot that notes its seat."""

        def choose(self, view: View, ask: Asked) -> str:
            if ask.kind == "opening":
                seats[type(self).__name__, ask.seat] += 1
            return super().choose(view, ask)

    class Second(First):
        """Another of the same."""

    class Third(First):
        """And another."""

    for bot in (First, Second, Third):
        monkeypatch.setitem(BOTS, bot.__name__, bot)
    summary = play_many(Series.rotating(1, ["First", "Second", "Third"], 3, seed=5), games=6)
    assert set(seats.values()) == {2}
    assert len(seats) == 9
    assert sum(summary.wins.values()) >= 6
    assert sum(summary.reasons.values()) == summary.games == 6


def test_a_game_is_left_unfinished_at_the_ceiling() -> None:
    game = Game.start(edition=3, players=["ann", "bob"], seed=1)
    assert play(game, [make_bot("random", seat) for seat in range(2)], ceiling=25) == 25
    assert game.outcome is None
    summary = play_many(Series.rotating(3, ["random"], 2, seed=1, ceiling=25), games=3)
    assert (summary.unfinished, summary.decisions, summary.reasons) == (3, 75, Counter())


def test_a_game_is_left_unfinished_after_the_last_turn() -> None:
    game = Game.start(edition=3, players=["ann", "bob"], seed=1)
    picks = play(game, [make_bot("random", seat) for seat in range(2)], turn_limit=9)
    assert (game.outcome, game.turn, len(game.picks)) == (None, 10, picks)


def test_a_series_tells_its_progress() -> None:
    told: list[int] = []
    play_many(Series.rotating(3, ["random"], 2, seed=1), games=3, tell=told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(("kinds", "players"), [(["random", "greedy"], 3), (["random"] * 3, 2), ([], 2)])
def test_every_seat_needs_one_bot(kinds: list[str], players: int) -> None:
    with pytest.raises(SetupError, match=f"{len(kinds)} seats are named for {players} players"):
        Series.rotating(3, kinds, players)


def test_results_are_summed_up_by_place() -> None:
    summary = summed(
        [
            Result((0, 1, 2), (0,), "achievements", None, 100, 40),
            Result((1, 2, 0), (0, 1), "score", None, 50, 30),
            Result((2, 0, 1), (1,), "card", "Fission", 20, 9),
            Result((0, 1, 2), (), "score", None, 10, 5),
            Result((1, 2, 0), (), None, None, 5000, 4000),
        ]
    )
    assert (summary.games, summary.unfinished, summary.decisions) == (5, 1, 5180)
    assert summary.wins == {0: 2, 1: 1, 2: 1}
    assert summary.reasons == {"achievements": 1, "score": 2, "Fission": 1}
