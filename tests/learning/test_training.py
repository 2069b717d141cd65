"""A net learns from games against itself: the same from the same seed, wherever it is interrupted."""

import itertools
import json
import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from splay import SetupError, view
from splay.arena.errors import OtherRun
from splay.arena.folder import in_processes
from splay.bots import make_bot
from splay.bots.inputs import inputs_of
from splay.bots.net import Net, net_of
from splay.learning import judging, training
from splay.learning.curve import drawn
from splay.learning.judging import Judgement
from splay.learning.model import Model
from splay.learning.selfplay import Story, stories, width_of
from splay.learning.training import CURVE, PICTURE, WEIGHTS, Plan, Point, Training, worth
from splay.position.ruleset import ruleset
from splay.position.setup import Setup
from splay.testing.twins import twin_of
from testing.random_games import SETUPS, game_at, question
from testing.random_games import Setup as Table

PLAN = Plan(3, ("2", "3"), 12, hidden=4, seed=1, judge_every=0)
MADE_BY = {"command": "splay train", "splay": "0"}


def model_of(edition: int, seed: int = 0) -> Model:
    return Model(inputs_of(ruleset(edition)), 8, np.random.default_rng(seed))


def net(edition: int, seed: int = 0) -> Net:
    return model_of(edition, seed).net({"games": 0})[0]


# -- what is told of a position ------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_feature_has_one_of_its_rows(setup: Table) -> None:
    for picks in (20, 60, 110):
        game = game_at(setup, 3, picks)
        inputs = inputs_of(game.rules)
        rows = inputs.rows(game.state, 0, 1)
        features = inputs.features[: inputs.counted]
        starts = list(itertools.accumulate((feature.size for feature in features), initial=0))
        for row, start, end in zip(rows, starts, starts[1:], strict=False):
            assert start <= row < end
        names = rows[len(features) :]
        players = game.state.players
        assert len(names) == len(players[0].tops) + len(players[1].tops) + len(players[0].hand)
        assert max(rows) < inputs.size


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_hidden_is_told(setup: Table) -> None:
    """Two games that a seat cannot tell apart are the same to its net."""
    for seed in range(3):
        game = game_at(setup, seed, 80)
        seat = question(game).seat
        other = game.state.seating.opponents[seat][0]
        if game.state.seating.setup.covered_hidden:
            continue  # sizes of covered piles are told, but bots see only what was dealt anew
        inputs = inputs_of(game.rules)
        twin = twin_of(game, seat, random.Random(seed))
        assert inputs.rows(game.state, seat, other) == inputs.rows(twin.state, seat, other)


# -- the net -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_playing_and_learning_judge_alike(edition: int) -> None:
    model = model_of(edition)
    played, data = model.net({})
    again = net_of(json.loads(json.dumps(data)))
    for story in stories(played, Setup(edition, ["ann", "bob"], 5), 5)[:1]:
        told = np.frombuffer(story.rows, np.uint16).reshape(-1, story.width)
        assert story.width == width_of(played)
        found = model.chances(told)
        assert 0 < found.min() < found.max() < 1
    game = game_at(SETUPS[0] if edition == 1 else next(s for s in SETUPS if s.edition == edition), 2, 60)
    rows = played.inputs.rows(game.state, 0, 1)
    told = np.array([rows + [played.inputs.size] * (width_of(played) - len(rows))], np.uint16)
    lead = played.lead(game.state, 0, 1)
    assert 1 / (1 + np.exp(-lead)) == pytest.approx(model.chances(told)[0], abs=0.01)
    assert again.lead(game.state, 0, 1) == lead


def test_the_chances_of_all_sides_add_up() -> None:
    for setup in SETUPS:
        game = game_at(setup, 4, 70)
        found = net(setup.edition).judge(game.state, 1)
        sides = game.state.seating.sides
        assert sum(found[side[0]] for side in sides) == pytest.approx(1)
        assert all(found[mate] == found[side[0]] for side in sides for mate in side)


@pytest.mark.parametrize(
    "change", [{"format": 9}, {"inputs": 0}, {"hidden": 5}, {"rows": "AAAA"}, {"start": []}, {"edition": 4}]
)
def test_weights_of_another_kind_are_refused(change: dict[str, object]) -> None:
    data = model_of(3).net({})[1] | change
    with pytest.raises(SetupError, match="weights"):
        net_of(data)


@pytest.mark.parametrize("text", ["", "[]", "{}", "no"])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(SetupError, match="this is not a file of weights"):
        make_bot(f"neural:weights={file}", 1)
    with pytest.raises(SetupError, match="cannot be read"):
        make_bot(f"champion:weights={tmp_path / 'none.json'}", 1)


# -- learning ------------------------------------------------------------------------------


def test_what_is_shown_is_learned() -> None:
    model = model_of(3)
    played = model.net({})[0]
    told = [np.frombuffer(story.rows, np.uint16) for story in stories(played, Setup(3, ["ann", "bob"], 5), 5)]
    rows = np.concatenate([each.reshape(-1, width_of(played)) for each in told])
    targets = (rows[:, 0] % 2).astype(np.float32)
    first = model.learn(rows, targets, 0.01)
    for _ in range(150):
        last = model.learn(rows, targets, 0.01)
    assert last < first / 3


def test_what_a_position_was_worth_comes_from_those_after_it() -> None:
    targets = worth(np.array([0.1, 0.5, 0.9], np.float32), 1.0)
    second = (1 - training.LAMBDA) * 0.9 + training.LAMBDA
    assert targets == pytest.approx([(1 - training.LAMBDA) * 0.5 + training.LAMBDA * second, second, 1.0])


def run(folder: Path, plan: Plan, processes: int = 1) -> Training:
    made = Training(folder, plan, MADE_BY)
    made.run(processes, lambda: 0.0, lambda _: None)
    return made


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("ROUND", 4), ("STEPS", 3), ("BATCH", 32), ("KEPT", 500)):
        monkeypatch.setattr(training, name, value)
    monkeypatch.setattr(judging, "FEWEST", 2)


@pytest.mark.long
def test_an_interrupted_run_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", PLAN)

    class Stop(Exception):
        pass

    def stop(games: int) -> None:
        if games == 8:
            raise Stop

    with pytest.raises(Stop):
        Training(tmp_path / "parts", PLAN, MADE_BY).run(1, lambda: 0.0, stop)
    assert Training(tmp_path / "parts", PLAN, MADE_BY).games == 8
    parts = run(tmp_path / "parts", PLAN)
    assert whole.points == parts.points
    assert [point.games for point in parts.points] == [4, 8, 12]
    for name in (WEIGHTS, CURVE):
        assert (tmp_path / "whole" / name).read_text() == (tmp_path / "parts" / name).read_text()


def test_processor_time_is_that_of_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game takes a second here, wherever it is played; each process counts only its own time."""
    now = 0.0

    def play(*_: object) -> list[Story]:
        nonlocal now
        now += 1
        return []

    def elsewhere(work: Callable[[Any], Any], tasks: Sequence[Any], processes: int) -> Iterator[Any]:
        nonlocal now
        for task in tasks:
            before = now
            done = work(task)
            now = before
            yield done

    monkeypatch.setattr(training, "stories", play)
    for name, processes, spread in (("here", 1, in_processes), ("there", 3, elsewhere)):
        made = Training(tmp_path / name, PLAN, MADE_BY)
        made.run(processes, lambda: now, lambda _: None, spread)
        assert [point.seconds for point in made.points] == [4, 8, 12]


def test_another_plan_needs_another_folder(tmp_path: Path) -> None:
    Training(tmp_path, PLAN, MADE_BY)
    with pytest.raises(OtherRun, match="seed is 1 there, not 2"):
        Training(tmp_path, Plan(3, ("2", "3"), 12, hidden=4, seed=2, judge_every=0), MADE_BY)
    for tables in (("9",), ("AB",), ("ABBA",), ("x",)):
        with pytest.raises(SetupError):
            Training(tmp_path / "other", Plan(3, tables), MADE_BY)


def test_it_is_judged_by_games_and_drawn(tmp_path: Path) -> None:
    made = run(tmp_path, Plan(4, ("2",), 4, hidden=4, seed=1, judge_every=1))
    judged = made.points[-1].judged
    assert judged is not None
    about = json.loads((tmp_path / WEIGHTS).read_text())["about"]
    stages = [{**MADE_BY, "games": 4}]
    assert about == {"stages": stages, "games": 4, "seconds": 0, "judged": {"against": "first", **judged.to_json()}}
    picture = ET.fromstring((tmp_path / PICTURE).read_text())
    assert picture.tag.endswith("svg")


def test_weights_tell_of_every_stage(tmp_path: Path) -> None:
    """How fast it learns hangs on how many games there are to be: 4, then 12, then 16 learn something else than 16."""

    def stop(games: int) -> None:
        if games == 8:
            raise KeyboardInterrupt

    for games, tell in ((4, print), (12, stop), (12, print), (4, print)):
        made = Training(tmp_path, Plan(3, ("2",), games, hidden=2, judge_every=0), {"command": f"to {games}"})
        with suppress(KeyboardInterrupt):
            made.run(1, lambda: 0.0, tell)
    run(tmp_path, Plan(3, ("2",), 16, hidden=2, judge_every=0))
    about = json.loads((tmp_path / WEIGHTS).read_text())["about"]
    assert about["stages"] == [
        {"command": "to 4", "games": 4},
        {"command": "to 12", "games": 12},
        {**MADE_BY, "games": 16},
    ]


@pytest.mark.long
def test_weights_tell_only_how_they_were_judged_themselves(tmp_path: Path) -> None:
    """Of three rounds the second is judged; the last one always is, but not as long as the run goes on."""

    def stop(games: int) -> None:
        abouts.append(json.loads((tmp_path / WEIGHTS).read_text())["about"])

    abouts: list[dict[str, Any]] = []
    made = Training(tmp_path, Plan(3, ("2",), 16, hidden=2, judge_every=2), MADE_BY)
    made.run(1, lambda: 0.0, stop)
    assert [(about["games"], "judged" in about) for about in abouts] == [(4, False), (8, True), (12, False), (16, True)]


def test_the_curve_has_every_judgement(tmp_path: Path) -> None:
    points = [Point(100, 1.0, 0.6, Judgement.of([(1, 2)] * 20)), Point(200, 2.0, 0.5)]
    points.append(Point(300, 3.0, 0.4, Judgement.of([(2, 2)] * 20)))
    picture = ET.fromstring(drawn(points, "first"))
    lines = [line.get("d", "") for line in picture.findall(".//*[@class='thin']")]
    assert len([line for line in lines if re.fullmatch(r"M(\S+) \S+L\1 \S+", line)]) == 2, "an upright line for each"
    ys = [float(dot.get("cy", "")) for dot in picture.iter("{http://www.w3.org/2000/svg}circle")]
    assert ys == [190, 30], "half of the games, then all of them"


def test_a_bot_plays_with_what_was_learned(tmp_path: Path) -> None:
    run(tmp_path, PLAN)
    game = game_at(next(setup for setup in SETUPS if setup.edition == 3), 5, 60)
    seen = view(game, question(game).seat)
    assert seen.asked is not None
    for bot in ("neural", "champion:simulations=5"):
        made = make_bot(f"{bot}:weights={tmp_path / WEIGHTS}", 3)
        assert made.choose(seen, seen.asked) in (seen.asked.options or ())
