"""`splay selfplay`: games between bots, summed up."""

import json
from typing import Any

import pytest

from cli.running import Ran, run, run_here
from splay.position.editions import EDITIONS


class Here:
    """Runs `splay selfplay` in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *words: str) -> Ran:
        return run_here(self.monkeypatch, self.capsys, "selfplay", *words)

    def data(self, *words: str) -> dict[str, Any]:
        """What it prints as JSON, without the time it took."""
        ran = self(*words, "--json")
        assert ran.status == 0, ran.err
        data: dict[str, Any] = json.loads(ran.out)
        assert data.pop("seconds") > 0
        return data


@pytest.fixture
def selfplay(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(monkeypatch, capsys)


def test_what_is_told_as_json() -> None:
    ran = run("selfplay", "--games", "4", "--seats", "greedy,random", "--seed", "3", "--json")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    data = json.loads(ran.out)
    assert list(data) == [
        *("edition", "players", "seats", "seed", "teams", "parley", "ceiling", "games", "unfinished", "decisions"),
        *("decisions_per_game", "seconds", "winners", "reasons"),
    ]
    assert (data["edition"], data["players"], data["seed"], data["teams"], data["games"]) == (3, 2, 3, "", 4)
    assert data["parley"] is False
    assert data["seats"] == ["greedy", "random"]
    assert [entry["seat"] for entry in data["winners"]] == ["greedy", "random"]
    assert sum(data["reasons"].values()) == 4 - data["unfinished"]
    assert data["decisions_per_game"] == round(data["decisions"] / 4, 1)


def test_the_seed_decides_everything(selfplay: Here) -> None:
    words = ("--games", "4", "--seats", "greedy,random", "--seed")
    assert selfplay.data(*words, "5") == selfplay.data(*words, "5")
    assert selfplay.data(*words, "5") != selfplay.data(*words, "6")


def test_a_process_of_its_own_plays_the_same_games(selfplay: Here) -> None:
    words = ("--games", "6", "--edition", "1", "--players", "3", "--seats", "random", "--seed", "9")
    apart = json.loads(run("selfplay", *words, "--json").out)
    del apart["seconds"]
    assert apart == selfplay.data(*words)


@pytest.mark.parametrize(
    ("edition", "players"), [(edition, count) for edition, rules in EDITIONS.items() for count in rules.players]
)
def test_every_edition_and_number_of_players(selfplay: Here, edition: int, players: int) -> None:
    data = selfplay.data("--games", "3", "--edition", str(edition), "--players", str(players))
    assert data["seats"] == ["random"] * players
    assert data["unfinished"] == 0
    assert data["parley"] is (edition == 4 and players > 3)
    assert sum(entry["wins"] for entry in data["winners"]) >= 3


def test_parley_can_be_left_out(selfplay: Here) -> None:
    words = ("--games", "3", "--edition", "4", "--players", "4")
    without = selfplay.data(*words, "--no-parley")
    assert without["parley"] is False
    assert without["decisions"] != selfplay.data(*words)["decisions"]


@pytest.mark.parametrize("edition", ["3", "4"])
def test_teams_win_together(selfplay: Here, edition: str) -> None:
    data = selfplay.data("--games", "4", "--edition", edition, "--teams", "ABAB")
    assert (data["players"], data["teams"], data["parley"]) == (4, "ABAB", False)
    # Seats move on by one a game, so partners stay partners.
    assert data["winners"][0]["wins"] == data["winners"][2]["wins"]
    assert data["winners"][1]["wins"] == data["winners"][3]["wins"]


def test_the_ceiling_leaves_games_unfinished(selfplay: Here) -> None:
    data = selfplay.data("--games", "3", "--ceiling", "10")
    assert (data["ceiling"], data["unfinished"], data["decisions"], data["reasons"]) == (10, 3, 30, {})


def test_what_is_told_as_text(selfplay: Here) -> None:
    ran = selfplay("--games", "3", "--seats", "greedy,random")
    assert (ran.status, ran.err) == (0, "")
    first, greedy, chance, ended = ran.out.splitlines()
    assert first.startswith("3 games of edition 3 in ")
    assert greedy.startswith("  greedy (seat 1): ")
    assert chance.startswith("  random (seat 2): ")
    assert ended.startswith("ended by ")


def test_a_single_game_is_told_as_one(selfplay: Here) -> None:
    first, *wins, _ = selfplay("--games", "1", "--seats", "random,random").out.splitlines()
    assert first.startswith("1 game of edition 3 in ")
    assert sorted(line.partition("): ")[2] for line in wins) == ["0 wins", "1 win"]


def test_progress_goes_to_standard_error_alone(selfplay: Here) -> None:
    ran = selfplay("--games", "100", "--json")
    assert ran.err.splitlines() == [f"games: {done} of 100" for done in range(10, 101, 10)]
    assert ran.out.count("\n") == 1
    assert json.loads(ran.out)["games"] == 100
