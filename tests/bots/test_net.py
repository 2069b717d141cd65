"""The nets: which games they judge, what those that are shipped know, and the sums of rows that they keep."""

import json
import random
from importlib.resources import files
from pathlib import Path

import pytest

from splay import SetupError
from splay.arena.contest import Contest
from splay.arena.play import play_many
from splay.arena.series import Series
from splay.bots import evaluation, make_bot
from splay.bots import net as nets
from splay.bots.inputs import inputs_of
from splay.bots.net import Net, net_for
from splay.bots.tree import Judge
from splay.position.ruleset import ruleset
from splay.views.view import view
from testing.random_games import Setup, play, tables

SHIPPED = files("splay.bots") / "weights"


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_rows_of_each_player_and_of_both_are_all_rows(setup: Setup) -> None:
    inputs = inputs_of(ruleset(setup.edition))
    game, rng = setup.start(4), random.Random(4)
    while game.outcome is None:
        play(game, rng, 9)
        state = game.state
        for me in range(setup.players):
            other = (me + 1) % setup.players
            mine, theirs = state.players[me], state.players[other]
            parts = inputs.rows_of_player(state, mine, True) + inputs.rows_of_player(state, theirs, False)
            assert sorted(parts + inputs.rows_of_both(state, mine, theirs)) == sorted(inputs.rows(state, me, other))


def fresh() -> Net:
    """The net of edition 3, which has added up nothing so far."""
    net = net_for.__wrapped__(ruleset(3))
    assert isinstance(net, Net)
    return net


@pytest.mark.interpreted
def test_what_is_kept_changes_nothing_and_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "MOST_SUMS", 20)
    net, others = fresh(), []
    game, rng = Setup(3, 3).start(4), random.Random(4)
    while game.outcome is None:
        play(game, rng, 3)
        judged = net.judge(game.state, 0)
        assert judged == net.judge(game.state, 0) == fresh().judge(game.state, 0)
        others.append(judged)
        assert len(net._sums) <= 20
    assert len({tuple(judged) for judged in others}) > len(others) / 2


@pytest.mark.parametrize("judge", [net_for(ruleset(4)).judge, evaluation.judge], ids=["net", "evaluation"])
@pytest.mark.parametrize("seat", range(4))
def test_who_has_left_has_no_chance_whoever_looks(judge: Judge, seat: int) -> None:
    game = Setup(4, 4).start(3)
    play(game, random.Random(3), 40)
    game.give_up(2)
    chances = judge(game.state, seat)
    assert chances[2] == 0
    assert all(chance > 0 for chance in [*chances[:2], chances[3]])
    assert sum(chances) == pytest.approx(1)


# -- weights from a file -------------------------------------------------------------------


def weights_of(edition: int, folder: Path) -> Path:
    """The shipped net of an edition, as a file of one's own."""
    file = folder / "weights.json"
    file.write_text((SHIPPED / f"edition{edition}.json").read_text(encoding="utf-8"), encoding="utf-8")
    return file


@pytest.mark.parametrize("bot", ["neural", "champion:simulations=9"])
@pytest.mark.parametrize(("trained", "played"), [(3, 4), (4, 3), (4, 1)])
def test_weights_for_another_edition_are_refused(bot: str, trained: int, played: int, tmp_path: Path) -> None:
    kind = f"{bot}:weights={weights_of(trained, tmp_path)}"
    seen = view(Setup(played, 2).start(1), 0)
    assert seen.asked is not None
    with pytest.raises(SetupError, match=f"these weights are for edition {trained}"):
        make_bot(kind, 1).choose(seen, seen.asked)
    with pytest.raises(SetupError, match=f"these weights are for edition {trained}"):
        Contest.of(played, [kind, "random"], 2)


@pytest.mark.parametrize(("trained", "played"), [(3, 1), (3, 3), (4, 4)])
def test_the_net_that_was_given_judges(trained: int, played: int, tmp_path: Path) -> None:
    file = weights_of(trained, tmp_path)
    data = json.loads(file.read_text())
    file.write_text(json.dumps({**data, "output": [-weight for weight in data["output"]], "bias": -data["bias"]}))
    summary = play_many(Series.rotating(played, [f"neural:weights={file}", "first"], 2, seed=3), games=2)
    assert summary.wins[1] == 2  # whoever wants to lose does


# -- what comes with Splay -------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("edition", [1, 3, 4])
@pytest.mark.parametrize(("bot", "games", "least"), [("neural", 6, 4), ("champion:simulations=40", 4, 3)])
def test_the_shipped_nets_know_how_to_win(edition: int, bot: str, games: int, least: int) -> None:
    summary = play_many(Series.rotating(edition, [bot, "first"], 2, seed=11), games=games)
    assert summary.wins[0] >= least  # a net that knows nothing wins one game of ten


@pytest.mark.parametrize("edition", [3, 4])
def test_the_shipped_nets_say_how_they_were_made(edition: int) -> None:
    about = net_for(ruleset(edition)).about
    stages = about.get("stages", [about])  # in weights made by the first version, there is only one
    assert all(stage["command"].startswith(f"splay train --edition {edition}") for stage in stages)
    assert about["games"] == stages[-1]["games"] >= 40000
