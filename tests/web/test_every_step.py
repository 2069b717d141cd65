"""Every step of whole games as the pages show it, at every kind of table, while players leave in every phase."""

import random

import pytest

from splay.game.game import Game
from splay.host.live_table import LiveTable
from splay.host.steps import sight
from splay.position.editions import EDITIONS, edition_of
from splay.testing.coverage import PHASES, phase_of
from splay.testing.fuzzer import departure
from splay.testing.invariants import may_give_up
from splay.testing.tables import Table, tables_of
from testing.random_games import NAMES
from web.dealt import live_of, table_of

ROUNDS = 2
"""Games at each table: one to its end, and one in which players leave at many questions."""
OFTEN = 2
"""How much likelier players are to leave in the second than where the fuzzer plays."""


def played(edition: int, table: Table, seed: int, leaving: float, met: set[str]) -> Game:
    """A whole random game; what is met are the phases in which players left."""
    players, teams = table
    game, rng = Game.start(edition, NAMES[:players], seed, teams), random.Random(seed)
    while (ask := game.decision) is not None:
        seats = may_give_up(game) if rng.random() < leaving * departure(ask) else ()
        if seats:
            seat = rng.choice(seats)
            met.add(phase_of(ask, seat))
            game.give_up(seat)
        else:
            game.pick(rng.choice(ask.options))
    return game


def look_at_every_step(live: LiveTable) -> int:
    """How often a seat or an onlooker was shown a step: each step to one of them, in turn."""
    seats = [*range(len(live.names)), None]
    for step in range(live.steps + 1):
        seat = seats[step % len(seats)]
        seen = sight(live, seat, step)
        assert (seen.seat, seen.step, seen.event is None) == (seat, step, step == 0)
    for seat in seats:
        assert sight(live, seat, live.steps, opens=True).is_now
    return live.steps


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_step_of_every_table_can_be_shown(edition: int) -> None:
    met, steps = set[str](), 0
    for number, table in enumerate(tables_of(EDITIONS[edition])):
        for leaving in range(ROUNDS):
            game = played(edition, table, ROUNDS * number + leaving, OFTEN * leaving, met)
            steps += look_at_every_step(live_of(table_of(game), game))
    assert steps > 100 * ROUNDS * len(tables_of(EDITIONS[edition]))
    assert met == (set(PHASES) if edition_of(edition).players_leave else set())
