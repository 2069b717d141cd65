"""Twins: pairs of games that differ only in what a seat does not see, which it must not be able to tell apart.

    python tools/twins.py                    a thousand pairs
    python tools/twins.py --pairs 100000     as many as it takes to be sure
    python tools/twins.py --bots             with the answers of all bots, each pair seen by whoever is asked

Plays random games at tables of every kind.  A third of the pairs are from inside effects.  Compared are the view with
all that has been seen of the action, what programs get of it as JSON, the observation for learning programs, and a
redeal with the same seed; with --bots, also what every bot answers, those that search with a small budget.  Reports the
first difference (status 1), and how often a redeal found no game.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from splay.bots import BOTS, make_bot
from splay.bots.seats import options_of
from splay.env.observation import Encoder
from splay.errors import CannotRedeal
from splay.game.game import Game
from splay.position.setup import Setup
from splay.testing.invariants import may_give_up
from splay.testing.twins import twin_of
from splay.views.redeal import redeal
from splay.views.view import seen_action, view

NAMES = ("ann", "bob", "cyd", "dan", "eve")
LOOKS = {True: 0.1, False: 0.2}
"""How likely a seat is to look at a question between actions, and inside an effect."""
TURN_LIMIT = 300
BRIEFLY = [f"{name}:simulations=20" if "simulations" in options_of(BOTS[name]) else name for name in BOTS]
"""Every bot, those that search with a small budget."""


class Seed(NamedTuple):
    """What a game of some kind of table begins with."""

    number: int
    setup: Setup


def seeds(first: int) -> Iterator[Seed]:
    """Games at every kind of table, one after the other."""
    number = first
    while True:
        for edition, players in ((1, 2), (1, 3), (1, 4), (3, 2), (3, 3), (3, 4)):
            for covered in (False, True):
                yield Seed(number, Setup(edition, NAMES[:players], number, covered_hidden=covered))
        for teams in ("ABAB", "ABB", "AABB", "ABABA"):
            yield Seed(number, Setup(4, NAMES[: len(teams)], number, teams))
        yield Seed(number, Setup(3, NAMES[:4], number, "ABAB"))
        for players in (2, 3, 4, 5):
            yield Seed(number, Setup(4, NAMES[:players], number))
        number += 1


def pairs(seed: Seed, by_asked: bool = False) -> Iterator[tuple[Game, Game, int | None]]:
    """Positions of a random game with their twins for some seat, where these really differ.

    Args:
        seed: of the game.
        by_asked: whether the seat is always the one that has to answer and has a choice.
    """
    game, rng = Game.start(seed.setup), random.Random(seed.number)
    while game.decision is not None:
        if rng.random() < LOOKS[game.is_resting]:
            asked = game.decision.seat
            seat = asked if by_asked else rng.choice([*range(len(seed.setup.players)), asked, None])
            twin = twin_of(game, seat, rng)
            if twin != game and (not by_asked or len(game.decision.options) > 1):
                yield game, twin, seat
        if (leavers := may_give_up(game)) and rng.random() < 0.002:
            game.give_up(rng.choice(leavers))
        else:
            game.pick(rng.choice(game.decision.options))


def dealt(game: Game, seat: int | None) -> object:
    """What is redealt for a seat; None if nothing is found."""
    try:
        found = redeal(view(game, seat), random.Random(game.state.number))
    except CannotRedeal:
        return None
    return found.save(), found.decision


def answers(game: Game, seat: int) -> list[str]:
    """What the bots pick for the seat that is asked."""
    seen = view(game, seat)
    assert seen.asked is not None
    return [make_bot(bot, game.state.number).choose(seen, seen.asked) for bot in BRIEFLY]


def differences(game: Game, twin: Game, seat: int | None, with_bots: bool = False) -> list[str]:
    """What a seat could tell two games apart by."""
    seen, other = view(game, seat), view(twin, seat)
    found = []
    if seen != other or seen.seating.setup != other.seating.setup:
        found.append("view")
    if seen.to_json() != other.to_json():
        found.append("JSON")
    if not game.is_resting and seen_action(game, seat) != seen_action(twin, seat):
        found.append("events")
    if seat is not None:
        encoder = Encoder(seen.rules, len(seen.players), TURN_LIMIT)
        if encoder.encode(seen) != encoder.encode(other):
            found.append("observation")
    if dealt(game, seat) != dealt(twin, seat):
        found.append("redeal")
    if with_bots and seat is not None and answers(game, seat) != answers(twin, seat):
        found.append("answers")
    return found


def main() -> int:
    """Compare as many pairs as asked for; returns the status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first games (default: 0)")
    parser.add_argument("--bots", action="store_true", help="compare what bots answer as well")
    args = parser.parse_args()
    done: Counter[str] = Counter()
    least = {"inside": args.pairs // 3, "between": args.pairs - args.pairs // 3}
    for seed in seeds(args.seed):
        for game, twin, seat in pairs(seed, args.bots):
            where = "between" if game.is_resting else "inside"
            if done[where] >= least[where]:
                continue
            if found := differences(game, twin, seat, args.bots):
                print(f"{seed}: seat {seat} can tell twins apart by {', '.join(found)} at {game.decision}")
                return 1
            done[where] += 1
            done["refused"] += dealt(game, seat) is None
        if all(done[where] >= count for where, count in least.items()):
            break
    print(f"{done['between']} pairs between actions and {done['inside']} inside effects look alike", end="; ")
    print(f"{done['refused']} redeals found no game", end="")
    print(f"; to {args.pairs} questions each bot gave the same answer: {', '.join(BRIEFLY)}" if args.bots else "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
