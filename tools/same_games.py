"""Whether two builds of the engine, such as plain Python and compiled, play the same games.

    python tools/same_games.py ONE OTHER [GAMES]

ONE and OTHER are folders that hold the package `splay`: `src`, or the site-packages where a wheel is installed.  Each
plays GAMES random games (5066 by default) at tables of every edition with 2 to 5 players, in a process of its own with
hash seeds of its own, and every question, pick, event and final position is compared.  Status 1 if any game differs.
The last games, from the 5001st on, are played by teams of every shape.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path

TABLES = (
    *((1, players, "") for players in (2, 3, 4)),
    *((3, players, "") for players in (2, 3, 4)),
    *((4, players, "") for players in (2, 3, 4, 5)),
    *((3, 4, "ABAB"), (4, 4, "ABAB"), (4, 3, "ABB")),
)
"""Edition, players and teams; the first games go round."""
ROUND_TABLES = 5000
"""How many games do.  Those after them go round the shapes of teams of edition 4."""
MOST_PLAYERS = 5
NAMES = ("ann", "bob", "cid", "dan", "eve")
LEAVING = 0.01
"""How likely a player is to give up at a pick, where that is possible."""
PLAY = "--play"


def main(arguments: list[str]) -> int:
    """Compare two builds, or play the games of one."""
    if len(arguments) == 2 and arguments[0] == PLAY:
        for line in played(int(arguments[1])):
            print(line, flush=True)
        return 0
    if len(arguments) not in (2, 3) or not all(part.isdecimal() for part in arguments[2:]):
        print(__doc__, file=sys.stderr)
        return 2
    games = int(arguments[2]) if len(arguments) == 3 else ROUND_TABLES + len(team_tables())
    builds = [playing(folder, seed, games) for seed, folder in enumerate(arguments[:2], start=1)]
    same = 0
    try:
        engines = [next(iter(build.stdout or ()), "no engine").strip() for build in builds]
        for one, other in zip_longest(*(build.stdout or () for build in builds)):
            if one != other:
                print(f"{same} games are the same; then one has", one or "nothing", "and the other", other or "nothing")
                return 1
            same += 1
    finally:
        for build in builds:
            build.kill()
            build.wait()
    if same < games:
        print(f"only {same} of {games} games were played")
        return 1
    print(f"{same} games, all the same: {engines[0]} and {engines[1]}")
    return 0


def playing(folder: str, seed: int, games: int) -> "subprocess.Popen[str]":
    """A process in which the build in this folder plays."""
    environment = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(Path(folder).resolve())}
    return subprocess.Popen(
        [sys.executable, __file__, PLAY, str(games)], env=environment, stdout=subprocess.PIPE, text=True
    )


def played(games: int) -> Iterator[str]:
    """The kind of engine; then a line for each game: its table, its length, and a digest of all that happened in it."""
    from splay.game.compiled import ENGINE

    yield ENGINE
    for seed in range(games):
        edition, players, teams = table_of(seed)
        length, digest = random_game(edition, players, teams, seed)
        yield f"game {seed}, edition {edition}, {players} players {teams}: {length} picks, {digest}"


def table_of(seed: int) -> tuple[int, int, str]:
    """The table of a game, by its seed."""
    if seed < ROUND_TABLES:
        return TABLES[seed % len(TABLES)]
    shapes = team_tables()
    return shapes[(seed - ROUND_TABLES) % len(shapes)]


@cache
def team_tables() -> list[tuple[int, int, str]]:
    """Every shape of team of edition 4 once, without anything of a build, which may be older than this."""
    shapes, found = [""], list[tuple[int, int, str]]()
    for players in range(1, MOST_PLAYERS + 1):
        shapes = [shape + letter for shape in shapes for letter in "ABCDE"[: len(set(shape)) + 1]]
        found += [(4, players, shape) for shape in shapes if 1 < len(set(shape)) < players]
    return found


def random_game(edition: int, players: int, teams: str, seed: int) -> tuple[int, str]:
    """The length of a game of random picks, now by one door and now by another, and a digest of it."""
    from splay.game.game import Game
    from splay.game.record import Record
    from splay.game.saved_position import state_to_json
    from splay.testing.invariants import may_give_up

    game = Game.start(edition, NAMES[:players], seed, teams)
    rng = random.Random(seed)
    digest = hashlib.sha256()
    while (ask := game.decision) is not None:
        told = [event.full_json() for event in game.events]
        digest.update(json.dumps([repr(ask), game.legal_actions, game.option_count, told]).encode())
        seats = may_give_up(game)
        place = int(rng.random() * game.option_count)
        door = rng.random()
        if seats and door < LEAVING:
            game.give_up(seats[place % len(seats)])
        elif door < 0.3:
            game.pick(ask.options[place])
        elif door < 0.6:
            game.step(game.legal_actions[place])
        else:
            game.pick_at(place)
        if door > 0.97:
            game = game.clone()
    digest.update(str(Record.of(game)).encode())
    digest.update(json.dumps(state_to_json(game.state), sort_keys=True).encode())
    return len(game.picks), digest.hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
