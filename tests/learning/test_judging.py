"""A net is judged by mirrored games: each shuffle in every seating, and partners are the same bot."""

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from splay import Game, view
from splay.arena.intervals import share_of
from splay.bots import Bot, FirstBot, make_bot
from splay.bots.inputs import inputs_of
from splay.bots.neural import NeuralBot
from splay.learning import judging
from splay.learning.judging import Judgement, judgement
from splay.learning.model import Model
from splay.position.ruleset import ruleset
from splay.position.setup import Setup
from testing.random_games import SETUPS, game_at, question


def model(edition: int) -> Model:
    return Model(inputs_of(ruleset(edition)), 2, np.random.default_rng(0))


def table(edition: int, players: int, teams: str = "") -> Setup:
    return Setup(edition, [f"p{seat}" for seat in range(players)], 1, teams)


TABLES = [table(3, 2), table(3, 3), table(3, 4, "ABAB"), table(4, 3, "ABB"), table(4, 4, "AABB"), table(4, 5, "ABCBA")]


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_every_shuffle_is_played_from_all_sides(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[tuple[int | None, int]] = Counter()

    def play(game: Game, bots: Sequence[Bot], *limits: int) -> int:
        nets = [seat for seat, bot in enumerate(bots) if isinstance(bot, NeuralBot)]
        others = [seat for seat, bot in enumerate(bots) if isinstance(bot, FirstBot)]
        assert sorted(nets + others) == [*range(len(bots))]
        assert all(set(side) <= set(nets) or set(side) <= set(others) for side in game.state.seating.sides)
        seen.update((game.state.seating.setup.seed, seat) for seat in nets)
        return 0

    monkeypatch.setattr(judging, "play", play)
    found = judgement(model(setup.edition).net({})[0], setup)
    assert found.games >= judging.FEWEST
    assert found.wins == 0
    assert sum(seen.values()) * 2 == found.games * len(setup.players)
    assert len(set(seen.values())) == 1, "it sits everywhere equally often, with every shuffle"


def test_the_interval_is_the_one_of_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "has_won", lambda net, series, number: number % 4 < 3)
    found = judgement(model(4).net({})[0], TABLES[0])
    assert (found.wins, found.games) == (30, 40)
    assert found.rate == pytest.approx(share_of([(2, 2), (1, 2)] * 10), abs=1e-4)


def test_games_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "FEWEST", 2)
    net = model(3).net({})[0]
    for setup in (table(3, 2), table(3, 4, "ABAB")):
        found = judgement(net, setup)
        assert 0 <= found.wins <= found.games == 2
        assert found == judgement(net, setup), "the same games each time"
        assert found == Judgement(**json.loads(json.dumps(found.to_json())))


def test_a_net_plays_as_it_will_from_its_file(tmp_path: Path) -> None:
    net, data = model(3).net({})
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(data))
    game = game_at(next(setup for setup in SETUPS if setup.edition == 3), 5, 60)
    seen = view(game, question(game).seat)
    assert seen.asked is not None
    assert NeuralBot.of(net, 7).choose(seen, seen.asked) == make_bot(f"neural:weights={file}", 7).choose(
        seen, seen.asked
    )
