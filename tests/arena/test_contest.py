"""Contests: mirrored games in several processes, kept as a whole, and going on after an end at any point."""

import json
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from splay import SetupError
from splay.arena.contest import Contest
from splay.arena.errors import BadContest, OtherRun, PlayerLost, Unusable
from splay.arena.folder import in_processes
from splay.arena.run import run_contest
from splay.arena.series import CEILING
from splay.arena.sets import FORFEIT, Failure, Played, play_set
from splay.bots import BOTS, RandomBot
from splay.views.view import Asked, View

TWO = Contest.of(3, ["greedy", "random"], 2, seed=5)


def told(tables: list[list[list[Played]]]) -> list[Any]:
    """What came of all games."""
    return [game.result for sets in tables for played in sets for game in played]


# -- who meets -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "error", "why"),
    [
        (["random"], BadContest, "an arena is for two bots or more, not 1"),
        ([], BadContest, "an arena is for two bots or more, not 0"),
        (["random", " random "], BadContest, "one bot is named twice: random, random"),
        (["random", "greedy", "slow"], BadContest, "3 bots are named for 2 sides"),
        (["random", "genius"], SetupError, "no bot is named 'genius'"),
        (["greedy", "random:ms=5"], SetupError, "bot random has no options"),
    ],
)
def test_bots_that_cannot_meet_are_refused_by_name(
    kinds: list[str], error: type[Exception], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "slow", RandomBot)
    with pytest.raises(error, match=why):
        Contest.of(3, kinds, 2)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="edition 3 is for 2 to 4 players, not 5"):
        Contest.of(3, ["random", "greedy"], 5)


def test_every_pair_meets_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", RandomBot)
    contest = Contest.of(4, ["random", "greedy", "slow"], 3, pairs=True)
    assert [table.bots for table in contest.tables] == [("random", "greedy"), ("random", "slow"), ("greedy", "slow")]
    assert contest.set_size == 6
    assert contest.sets_for(7) == 2


# -- playing ---------------------------------------------------------------------------


def test_a_set_is_the_same_shuffle_in_every_seating() -> None:
    games = play_set(TWO, (0, 3))[1]
    assert [game.result.places for game in games] == [(0, 1), (1, 0)]
    series = TWO.tables[0]
    assert {series.sitting(number).setup.seed for number in (6, 7)} == {8}
    assert series.ceiling == CEILING


def test_games_are_cut_at_the_turn_limit_and_won_by_nobody() -> None:
    (sets,) = run_contest(Contest.of(4, ["random", "greedy"], 2, turn_limit=4), 4)
    for game in (game for played in sets for game in played):
        assert (game.result.reason, game.result.winners, game.result.turns, game.failure) == (None, (), 5, None)


def test_every_decision_is_timed_for_the_bot_that_made_it() -> None:
    ticks = count()
    for game in play_set(TWO, (0, 0), clock=lambda: float(next(ticks)))[1]:
        assert sum(times.count for times in game.times.values()) == game.result.decisions
        assert all(times.mean == 1000 for times in game.times.values())


def test_budgets_in_milliseconds_are_counted_by_the_same_clock() -> None:
    ticks = count()
    bots = Contest.of(4, ["search:ms=9000", "random"], 2, turn_limit=2)
    for game in play_set(bots, (0, 0), clock=lambda: float(next(ticks)))[1]:
        assert 0 < game.times[0].mean < 20_000, "nine ticks and a few more"


def test_a_bot_that_fails_loses_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        """Fails in the end."""

        def choose(self, view: View, ask: Asked) -> str:
            if view.turn > 5:
                raise KeyError("Tools")
            return "dance" if view.turn > 4 and view.seat == 1 else super().choose(view, ask)

    monkeypatch.setitem(BOTS, "broken", Broken)
    (sets,) = run_contest(Contest.of(3, ["broken", "random"], 2), 10)
    games = [game for played in sets for game in played]
    assert len(games) == 10
    assert {(game.result.reason, game.result.places[game.result.winners[0]]) for game in games} == {(FORFEIT, 1)}
    assert {game.failure for game in games} == {
        Failure(0, False, "KeyError: 'Tools'"),
        Failure(0, True, "has picked 'dance', which is not offered"),
    }


def test_a_game_is_kept_with_everything() -> None:
    for game in [*play_set(TWO, (0, 0))[1], *play_set(Contest.of(3, ["random", "command:true"], 2), (0, 0))[1]]:
        assert Played.from_json(json.loads(json.dumps(game.to_json()))) == game


# -- folders and processes -------------------------------------------------------------


def test_a_run_that_was_stopped_goes_on_and_ends_as_if_it_had_not(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_contest(TWO, 10, tmp_path, tell=stop)
    kept = sorted((tmp_path / "sets").iterdir())
    assert [file.name for file in kept] == ["00-00000.json", "00-00001.json"]
    (tmp_path / "sets" / "00-00002.json.new").write_text("[{")  # killed while it wrote
    before = [file.read_bytes() for file in kept]
    progress: list[int] = []
    assert told(run_contest(TWO, 9, tmp_path, tell=progress.append)) == told(run_contest(TWO, 10))
    assert progress == [4, 6, 8, 10]
    assert [file.read_bytes() for file in kept] == before
    run_contest(TWO, 4, tmp_path, tell=progress.append)
    assert progress[4:] == [4]


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    apart = run_contest(TWO, 6, tmp_path, processes=2)
    assert told(apart) == told(run_contest(TWO, 6)) == told(run_contest(TWO, 6, tmp_path))
    assert len(list((tmp_path / "sets").iterdir())) == 3


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (Contest.of(3, ["greedy", "random"], 2, seed=6), "seed is 5 there, not 6"),
        (Contest.of(4, ["greedy", "random"], 3, seed=5), "edition is 3 there, not 4, players is 2 there, not 3"),
        (Contest.of(3, ["random", "greedy"], 2, seed=5), r'bots is \["greedy", "random"\] there, not'),
        (Contest.of(3, ["greedy", "random"], 2, seed=5, turn_limit=9), "turns is 200 there, not 9"),
    ],
)
def test_a_folder_of_another_run_is_refused_by_what_differs(tmp_path: Path, other: Contest, why: str) -> None:
    run_contest(TWO, 2, tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.rglob("*.json")}
    with pytest.raises(OtherRun, match=f"has games of another run: {why}"):
        run_contest(other, 2, tmp_path)
    assert {file: file.read_bytes() for file in tmp_path.rglob("*.json")} == before


def test_the_time_of_programs_does_not_matter_where_there_are_none(tmp_path: Path) -> None:
    run_contest(TWO, 2, tmp_path)
    run_contest(Contest.of(3, ["greedy", "random"], 2, seed=5, budget=5), 2, tmp_path)


@pytest.mark.parametrize("content", ["", "[{]", '[{"places": [0, 1]}]', "[3]"])
def test_a_file_that_holds_no_games_is_refused_by_name(tmp_path: Path, content: str) -> None:
    run_contest(TWO, 2, tmp_path)
    file = tmp_path / "sets" / "00-00000.json"
    file.write_text(content)
    with pytest.raises(Unusable, match=r"00-00000\.json"):
        run_contest(TWO, 2, tmp_path)


def test_games_of_which_nobody_knows_the_run_are_refused(tmp_path: Path) -> None:
    run_contest(TWO, 1, tmp_path)
    (tmp_path / "run.json").unlink()
    with pytest.raises(OtherRun, match=r"has games, but no run\.json to say of which run"):
        run_contest(TWO, 1, tmp_path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    with pytest.raises(Unusable, match="games is no folder"):
        run_contest(TWO, 1, tmp_path / "games")


def test_a_process_that_is_gone_is_told() -> None:
    with pytest.raises(PlayerLost, match="a process that plays games has gone"):
        list(in_processes(end, [3, 4], 2))


def end(status: int) -> None:
    """End the process at once, as if it had been killed."""
    import os

    os._exit(status)


def test_tasks_in_other_processes_end_with_the_first_that_fails() -> None:
    with pytest.raises(ZeroDivisionError):
        Counter(in_processes(inverse, [0] * 40, 2))


def inverse(number: int) -> float:
    return 1 / number
