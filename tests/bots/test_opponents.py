"""The opponents that everybody may choose: levels in characters, plain bots, and nothing that costs a server dearly."""

import json
from pathlib import Path

import pytest

from splay.bots import BOTS, LEVELS, STYLES, make_bot, opponent
from splay.bots.strength import FILE, STYLED, Strength, meetings, read_strengths, strength, styled_bot
from splay.errors import SetupError
from splay.store.rows import LONGEST_BOT

EVERYBODY = [*BOTS, *(styled_bot(level, style) for level in LEVELS for style in STYLES)]


@pytest.mark.parametrize("bot", EVERYBODY)
def test_every_level_in_every_character_and_every_plain_bot_may_be_chosen(bot: str) -> None:
    assert str(opponent(bot)) == bot
    make_bot(bot, 1)


def test_an_opponent_is_written_in_one_way_and_fits_into_its_field() -> None:
    assert str(opponent(" grandmaster : style = even-handed ")) == "grandmaster:style=even-handed"
    longest = max((f"{level}:style={style}" for level in LEVELS for style in STYLES), key=len)
    assert len(longest) <= LONGEST_BOT


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("skynet", "no bot is named 'skynet': there are random, "),
        ("", "no bot is named ''"),
        ("scholar:style=pirate", "no character is named 'pirate': there are even-handed, builder, raider, collector"),
        ("scholar:ms=5", "bot scholar has no option 'ms': it has style"),
        ("scholar:style=raider:style=raider", "option style of bot scholar is given twice"),
        ("search:ms=9999999", "option ms of bot search cannot be chosen at a table"),
        ("search:simulations=9999999", "option simulations of bot search cannot be chosen at a table"),
        ("champion:weights=/etc/passwd", "option weights of bot champion cannot be chosen at a table"),
        ("neural:weights=/etc/passwd", "option weights of bot neural cannot be chosen at a table"),
        ("greedy:style=raider", "option style of bot greedy cannot be chosen at a table"),
        ("greedy:slack=1e300", "option slack of bot greedy cannot be chosen at a table"),
    ],
)
def test_other_options_are_refused(bot: str, fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        opponent(bot)


# -- how strong they are -------------------------------------------------------------


def test_the_shipped_file_tells_of_every_level_and_character() -> None:
    said = json.loads(FILE.read_text(encoding="utf-8"))
    assert said["command"].startswith("python tools/levels.py")
    assert said["version"]
    assert said["players"] == 2
    found = read_strengths(FILE)
    assert {(each.bot, each.against, each.edition) for each in found} >= {
        (bot, against, edition) for bot, against in meetings() for edition in (3, 4)
    }
    for each in found:
        assert 0 <= each.wins <= each.games
        assert 0 <= each.low <= each.wins / each.games <= each.high <= 1
        assert strength(each.bot, each.edition) == each


def test_few_games_promise_less_than_many() -> None:
    few, many = (Strength("master", "scholar", 4, games, games, low, 1.0) for games, low in ((16, 0.8), (400, 0.99)))
    assert (few.of_hundred, many.of_hundred) == (90, 100)


def test_levels_meet_the_one_below_and_characters_the_even_handed_one() -> None:
    met = list(meetings())
    assert [bot for bot, _ in met[: len(LEVELS) - 1]] == list(LEVELS)[1:]
    assert met[len(LEVELS) - 1 :] == [(f"{STYLED}:style={style}", STYLED) for style in list(STYLES)[1:]]
    assert ("master:style=raider", "master") in meetings(["master"])


def test_what_was_not_measured_is_not_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert strength("apprentice", 4) is None
    assert strength("random", 4) is None
    assert strength("scholar", 1) is None
    monkeypatch.setattr("splay.bots.strength.FILE", tmp_path / "levels.json")
    assert strength("scholar", 4) is None
