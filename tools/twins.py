"""Twins: pairs of games that differ only in what a viewer does not see, who must not be able to tell them apart.

    python tools/twins.py                    a thousand pairs
    python tools/twins.py --pairs 100000     as many as it takes to be sure
    python tools/twins.py --bots             with the answers and hints of all bots; each pair is seen by the seat asked

Plays random games at tables of every kind.  Both games of a pair get the same picks until an action has ended, and
everything that a viewer without a browser is shown is compared after each (`splay.testing.eyes`): views, events,
memories, observations, the protocol, screens, logs in every language, statistics and redeals.  Reports the first
difference (status 1), and how the pairs ended.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from splay.game.game import Game
from splay.position.setup import Setup
from splay.testing.broken import LawBroken
from splay.testing.eyes import ALL, BRIEFLY, answers
from splay.testing.invariants import may_give_up
from splay.testing.secrecy import ENDS, check_secrecy

NAMES = ("ann", "bob", "cyd", "dan", "eve")
LOOKS = {True: 0.1, False: 0.2}
"""How likely a seat is to look at a question between actions, and inside an effect."""


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


def positions(seed: Seed, by_asked: bool = False) -> Iterator[tuple[Game, int | None, random.Random]]:
    """Positions of a random game, between actions and inside effects, with a viewer.

    Args:
        seed: of the game.
        by_asked: whether the viewer is always the seat that has to answer and has a choice.
    """
    game, rng = Game.start(seed.setup), random.Random(seed.number)
    while (ask := game.decision) is not None:
        if rng.random() < LOOKS[game.is_resting]:
            yield game, ask.seat if by_asked else rng.choice([*range(len(seed.setup.players)), ask.seat, None]), rng
        if (leavers := may_give_up(game)) and rng.random() < 0.002:
            game.give_up(rng.choice(leavers))
        else:
            game.pick(rng.choice(ask.options))


def main() -> int:
    """Compare as many pairs as asked for; returns the status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first games (default: 0)")
    parser.add_argument("--bots", action="store_true", help="compare what bots answer as well")
    args = parser.parse_args()
    eyes = ALL if args.bots else tuple(eye for eye in ALL if eye is not answers)
    done: Counter[str] = Counter()
    for seed in seeds(args.seed):
        for game, seat, rng in positions(seed, args.bots):
            try:
                done += check_secrecy(game, rng, seat, eyes)
            except LawBroken as broken:
                print(f"{seed} at {game.decision}: {broken}")
                return 1
            if sum(done[end] for end in ENDS) >= args.pairs:
                break
        if sum(done[end] for end in ENDS) >= args.pairs:
            break
    ended = ", ".join(f"{end} {done[end]}" for end in ENDS)
    print(f"{sum(done[end] for end in ENDS)} pairs look alike: {ended}", end="; ")
    print(f"{done['picks']} picks and {done['events']} events compared", end="")
    print(f"; answers of {', '.join(BRIEFLY)}" if args.bots else "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
