"""`splay bench --against`: others and ours in turn, and their ratios."""

import json
import random
import sys
from types import ModuleType
from typing import Any

import pytest

from cli.running import run_here
from splay.cli.bench import peers
from splay.cli.bench.peers import ENGINE, ENVIRONMENT, Contender, compare, contenders, ours
from splay.env import BadArgument, MissingPackage, aec_env


def module(monkeypatch: pytest.MonkeyPatch, name: str, **content: Any) -> None:
    made = ModuleType(name)
    vars(made).update(content)
    monkeypatch.setitem(sys.modules, name, made)


class Cards:
    """A game as RLCard has them, of three decisions."""

    def __init__(self, name: str, config: dict[str, int]) -> None:
        self.left = 0

    def reset(self) -> tuple[dict[str, Any], int]:
        self.left = 3
        return {"legal_actions": {4: None}}, 0

    def is_over(self) -> bool:
        return not self.left

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        assert action == 4
        self.left -= 1
        return {"legal_actions": {4: None}}, 0


def test_ours_play_whole_games() -> None:
    own = ours(4, 2, random.Random(1))
    for each in own.values():
        assert 50 < each.play() < 2000
    assert [each.game for each in own.values()] == ["edition 4, 2 players"] * 2


def test_games_of_open_spiel_are_played_to_their_ends() -> None:
    found = contenders(["open_spiel"], random.Random(5))
    games = ("gin_rummy", "cribbage", "hanabi", "hearts", "tarok")
    assert [each.name for each in found] == [f"open_spiel {name}" for name in games]
    for each in found:
        assert each.play() > 3


def test_games_of_rlcard_are_played_to_their_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    module(monkeypatch, "rlcard", make=Cards)
    assert [each.play() for each in contenders(["rlcard"], random.Random(1))] == [3, 3, 3]


def test_games_of_pettingzoo_are_played_to_their_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("rlcard", "pygame"):
        module(monkeypatch, name)
    for game in ("leduc_holdem_v4", "texas_holdem_v4"):
        module(monkeypatch, f"pettingzoo.classic.{game}", env=lambda: aec_env(3, 2))
    for each in contenders(["pettingzoo"], random.Random(1)):
        assert each.play() > 50


def test_ratios_are_those_of_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = {"engine x": [10.0, 30, 20], "environment x": [1.0, 1, 1], "open_spiel y": [5.0, 10, 40]}
    turns = {name: iter(values) for name, values in speeds.items()}
    monkeypatch.setattr(peers, "speed", lambda play, seconds: next(turns[play]))
    own: Any = {ENGINE: Contender(ENGINE, "x", "engine x"), ENVIRONMENT: Contender(ENVIRONMENT, "x", "environment x")}  # type: ignore[arg-type]
    told: list[int] = []
    (found,), median = compare(own, [Contender("open_spiel", "y", "open_spiel y")], 3, 0.1, told.append)  # type: ignore[arg-type]
    assert found == ("open_spiel y", "engine x", 10, 2, 0.5, 3)
    assert median == {"engine x": 20, "environment x": 1}
    assert told == [1, 2, 3]


@pytest.mark.parametrize(
    ("library", "package", "installed"),
    [("open_spiel", "pyspiel", "open-spiel"), ("rlcard", "rlcard", "rlcard"), ("pettingzoo", "rlcard", "rlcard")],
)
def test_what_is_missing_is_named(library: str, package: str, installed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=rf'{library} needs .*{package}.* not installed: .*install .*"{installed}'):
        contenders([library], random.Random(1))


def test_nothing_else_is_compared_with() -> None:
    with pytest.raises(BadArgument, match="nothing is compared with 'chess': there are open_spiel, rlcard, pettingzoo"):
        contenders(["chess"], random.Random(1))


def test_a_library_named_twice_plays_once(monkeypatch: pytest.MonkeyPatch) -> None:
    module(monkeypatch, "rlcard", make=Cards)
    assert len(contenders(["rlcard", "rlcard"], random.Random(1))) == 3


def test_a_game_is_played_at_least_once_however_short_the_time() -> None:
    assert peers.speed(lambda: 3, 1e-9) > 0


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "1e-9", "1e9"])
def test_a_time_in_which_nothing_is_measured_is_refused(
    seconds: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run_here(monkeypatch, capsys, "bench", "--against", "open_spiel", "--seconds", seconds)
    assert ran.status == 2
    assert f"a round takes from 0.001 to 3600.0 seconds for each game, not {float(seconds)}" in ran.err
    assert not ran.out


def test_somebody_has_to_be_compared_with(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run_here(monkeypatch, capsys, "bench", "--against", ",")
    assert ran.status == 2
    assert "nothing is compared with ''" in ran.err


def test_the_command_prints_ratios(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("bench", "--against", "open_spiel", "--rounds", "2", "--seconds", "0.01", "--edition", "4")
    ran = run_here(monkeypatch, capsys, *words)
    assert (ran.status, ran.err) == (0, "")
    first, second, *others = ran.out.splitlines()
    assert first.startswith("engine edition 4, 2 players: ")
    assert second.startswith("environment edition 4, 2 players: ")
    assert len(others) == 5
    data = json.loads(run_here(monkeypatch, capsys, *words, "--json").out)
    assert list(data) == ["ours", "compared", "rounds", "compiled"]
    for each in data["compared"]:
        assert 0 < each["lowest"] <= each["ratio"] <= each["highest"]
