"""The net adds up rows, most of which it has added up before."""

import random

import pytest

from splay.bots import net as nets
from splay.bots.inputs import inputs_of
from splay.bots.net import Net, net_for
from testing.random_games import SETUPS, Setup, play


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_rows_of_each_player_and_of_both_are_all_rows(setup: Setup) -> None:
    inputs = inputs_of(setup.edition)
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
    net = net_for.__wrapped__(3)
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
