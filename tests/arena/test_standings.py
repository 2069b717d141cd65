"""Standings, worked out by hand from a few games, and how they are told and drawn."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from splay.arena.chart import draw
from splay.arena.contest import Contest
from splay.arena.intervals import reach, share_of
from splay.arena.play import Result
from splay.arena.report import report, report_json, title
from splay.arena.sets import FORFEIT, Failure, Played
from splay.arena.standings import Standings, standings_of
from splay.arena.times import Times
from splay.bots import BOTS, RandomBot


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", RandomBot)


def played(places: tuple[int, ...], winners: tuple[int, ...], reason: str | None = "score", why: str = "") -> Played:
    """A game in which every decision took as many milliseconds as the place of the bot, and one more."""
    times = {place: Times() for place in set(places)}
    for place, each in times.items():
        each.add((place + 1) / 1000)
    return Played(Result(places, winners, reason, None, 2, 9), times, Failure(0, False, why) if why else None)


def two() -> tuple[Contest, Standings]:
    """Three sets: won twice, shared and drawn, cut and lost by a failure."""
    contest = Contest.of(3, ["greedy", "random"], 2)
    sets = [
        [played((0, 1), (0,)), played((1, 0), (1,))],
        [played((0, 1), (0, 1)), played((1, 0), ())],
        [played((0, 1), (), None), played((1, 0), (0,), FORFEIT, "KeyError: 'Tools'")],
    ]
    return contest, standings_of(contest, [sets])


def test_victories_draws_and_failures_are_counted() -> None:
    standings = two()[1]
    greedy, chance = standings.bots
    assert (greedy.games, greedy.wins, greedy.draws, greedy.cut, greedy.failed, greedy.illegal) == (6, 3, 2, 1, 1, 0)
    assert (chance.games, chance.wins, chance.draws, chance.cut, chance.failed, chance.illegal) == (6, 2, 2, 1, 0, 0)
    assert greedy.rate == share_of([(2, 2), (1, 2), (0, 2)])
    assert greedy.times.mean == pytest.approx(1)
    assert chance.times.mean == pytest.approx(2)
    assert greedy.reasons == {"KeyError: 'Tools'": 1}
    assert (standings.games, standings.sets, standings.even_share) == (6, 3, 0.5)
    assert standings.endings == {"score": 4, None: 1, FORFEIT: 1}


def test_neither_a_draw_nor_a_shared_victory_makes_one_stronger() -> None:
    standings = two()[1]
    (pair,) = standings.pairings
    assert (pair.one, pair.other, pair.wins, pair.losses, pair.even) == ("greedy", "random", 2, 1, 3)
    assert pair.rate == share_of([(2, 2), (1, 2), (0.5, 2)])
    assert standings.bots[1].rating is not None
    # 3½ points of 6 against 2½: 400 log10(2.5 / 3.5).  The sets have 0.83, -0.17 and -0.67 points more than expected,
    # so the variance is 3 / 2 x 1.17 / 1.458²; that of independent games would be 1 / 1.458.
    assert standings.bots[1].rating.points == pytest.approx(-58.45, abs=0.01)
    assert standings.bots[1].rating.high == pytest.approx(-58.45 + reach(3) * 173.72 * 0.9071, abs=0.1)


def test_at_larger_tables_a_bot_wins_from_any_of_its_seats_and_losers_tell_nothing_of_each_other() -> None:
    contest = Contest.of(3, ["greedy", "random", "slow"], 4)
    standings = standings_of(contest, [[[played((0, 1, 2, 0), (3,)), played((1, 2, 0, 1), (0, 3))]]])
    greedy, chance, slow = standings.bots
    assert (greedy.wins, chance.wins, slow.wins) == (1, 1, 0)
    assert {(pair.one, pair.other): (pair.wins, pair.losses, pair.even) for pair in standings.pairings} == {
        ("greedy", "random"): (1, 2, 0),
        ("greedy", "slow"): (1, 0, 0),
        ("random", "slow"): (2, 0, 0),
    }


def test_partners_win_once() -> None:
    contest = Contest.of(3, ["greedy", "random"], 4, teams="ABAB")
    standings = standings_of(contest, [[[played((0, 1, 0, 1), (0, 2)), played((1, 0, 1, 0), (1, 3))]]])
    assert (standings.bots[0].wins, standings.pairings[0].wins) == (2, 2)


def test_pairs_that_meet_by_themselves_are_put_together() -> None:
    contest = Contest.of(3, ["greedy", "random", "slow"], 2, pairs=True)
    tables = [
        [[played((0, 1), (0,)), played((1, 0), (1,))]],
        [[played((0, 1), (0,)), played((1, 0), (0,))]],
        [[played((0, 1), (1,)), played((1, 0), (1,))]],
    ]
    standings = standings_of(contest, tables)
    assert [(bot.bot, bot.games, bot.wins) for bot in standings.bots] == [
        ("greedy", 4, 3),
        ("random", 4, 1),
        ("slow", 4, 2),
    ]
    assert [(pair.wins, pair.losses) for pair in standings.pairings] == [(2, 0), (1, 1), (1, 1)]
    assert standings.bots[0].rate == share_of([(3, 4)])  # all three sets have the same shuffle
    lines = [line.split()[:6] for line in report(contest, standings) if " : " in line]
    assert lines == [
        ["greedy", ":", "random", "2", "0", "0"],
        ["greedy", ":", "slow", "1", "1", "0"],
        ["random", ":", "slow", "1", "1", "0"],
    ]


def test_what_is_told_as_text() -> None:
    assert list(report(*two())) == [
        "6 games of edition 3, 2 players, in sets of 2 with the same shuffle and every bot in every seat",
        "ended by score 4, turn limit 1, forfeit 1",
        "",
        "        games  wins  draws  cut          victories                 Elo",
        "greedy      6     3      2    1  50.0 % (3.7–96.3)                   0",
        "random      6     2      2    1  33.3 % (3.9–85.9)  −58 (−731 to +615)",
        "Equally strong bots would win 50.0 % each; intervals hold with 95 % certainty.",
        "Intervals are rough with fewer than 20 sets.",
        "",
        "        decisions    ms  95 in 100  illegal  failed",
        "greedy          6  1.00       1.00        0       1",
        "random          6  2.00       2.08        0       0",
        "greedy KeyError: 'Tools': 1 game lost",
    ]


def test_what_is_told_as_json() -> None:
    told = json.loads(json.dumps(report_json(*two())))
    assert list(told) == [
        *("edition", "bots", "players", "tables", "seed", "teams", "parley", "turns", "ms"),
        *("games", "sets", "set_size", "even_share", "endings", "standings", "pairs"),
    ]
    assert told["endings"] == {"score": 4, "turn limit": 1, "forfeit": 1}
    assert list(told["standings"][0]) == [
        *("bot", "games", "wins", "draws", "cut", "rate", "ms", "decisions", "illegal", "failed", "reasons", "rating"),
    ]
    assert told["standings"][0]["rate"] == {"share": 0.5, "low": 0.0367, "high": 0.9633}
    assert told["standings"][1]["rating"] == {"points": -58.5, "low": -731.4, "high": 614.5, "is_bounded": True}
    assert told["pairs"][0]["even"] == 3


def one_sided() -> tuple[Contest, Standings]:
    """Twenty sets of which one bot won everything."""
    contest = Contest.of(3, ["greedy", "random"], 2)
    return contest, standings_of(contest, [[[played((0, 1), (0,)), played((1, 0), (1,))]] * 20])


def test_a_rating_without_a_bound_says_so() -> None:
    lines = list(report(*one_sided()))
    assert lines[5].endswith(" −279 or less")
    assert "whoever has never won may be any distance below" in lines[7]
    rating = json.loads(json.dumps(report_json(*one_sided())))["standings"][1]["rating"]
    assert rating == {"points": -763.4, "low": None, "high": -278.9, "is_bounded": False}


def test_the_drawing_leaves_the_end_open_where_there_is_no_bound(tmp_path: Path) -> None:
    contest, standings = one_sided()
    draw(standings, title(contest), tmp_path / "chart.svg")
    text = (tmp_path / "chart.svg").read_text()
    assert "inf" not in text
    assert text.count("<path") == 4 * 3 + 2 - 1


def test_the_drawing_has_every_bot_with_its_interval(tmp_path: Path) -> None:
    contest, standings = two()
    draw(standings, title(contest), tmp_path / "new" / "chart.svg")
    root = ElementTree.parse(tmp_path / "new" / "chart.svg").getroot()
    kinds = [element.tag.partition("}")[2] for element in root]
    assert kinds.count("circle") == 4
    assert kinds.count("path") == 4 * 3 + 2
    words = [element.text for element in root if element.tag.endswith("text")]
    assert words.count("greedy") == words.count("random") == 2
    assert "prefers-color-scheme:dark" in (root[0].text or "")
    width, height = (float(word) for word in root.attrib["viewBox"].split()[2:])
    for element in root:
        for name, most in (("x", width), ("y", height), ("cx", width), ("cy", height)):
            assert 0 <= float(element.attrib.get(name, 0)) <= most
