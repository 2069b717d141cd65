"""How strong the levels and characters are: every level against the one below, characters against the even-handed one.

    python tools/levels.py                            play what is missing into build/levels, then write the file
    python tools/levels.py --games 1000 --slow 100    more games, but fewer where a thinking level plays
    python tools/levels.py --styled scholar,master    compare characters at these levels

Two play, in editions 3 and 4; each shuffle is played in both seatings.  Writes src/splay/bots/levels.json, from which
the pages take what they say about strength, once all games are played.  Interrupted, it goes on where it stopped.  The
games in build/levels are those of the bots as they were then: after a change to the bots, name another folder.
"""

import argparse
import json
import re
import shlex
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

from splay.arena.contest import Contest
from splay.arena.folder import write_whole
from splay.arena.run import run_contest
from splay.arena.standings import standings_of
from splay.bots import LEVELS
from splay.bots.strength import STYLED, Strength, meetings

ROOT: Final = Path(__file__).resolve().parent.parent
DATA: Final = ROOT / "build" / "levels"
FILE: Final = ROOT / "src" / "splay" / "bots" / "levels.json"
GAMES: Final = 400
SLOW: Final = 40
EDITIONS: Final = (3, 4)
PLAYERS: Final = 2
THINKING: Final = ("grandmaster",)
"""The levels that think for a time: a game with one of them takes a minute."""


def is_slow(bot: str, against: str) -> bool:
    """Whether a level that thinks for a time takes part."""
    return any(each.partition(":")[0] in THINKING for each in (bot, against))


def measured(bot: str, against: str, edition: int, games: int, processes: int, data: Path) -> Strength:
    """Two meet in mirrored games."""
    contest = Contest.of(edition, [bot, against], PLAYERS)
    name = re.sub(r"[^\w=.-]+", "_", f"{edition}-{bot}-{against}")
    standings = standings_of(contest, run_contest(contest, games, data / name, processes))
    one, _ = standings.bots
    return Strength(bot, against, edition, one.games, one.wins, round(one.rate.low, 4), round(one.rate.high, 4))


def written(found: Sequence[Strength], command: str) -> str:
    """The file: a meeting on each line, so that changes can be read."""
    lines = ",\n".join(f"  {json.dumps(each.to_json())}" for each in found)
    said = {"command": command, "version": version("splay"), "players": PLAYERS}
    head = "".join(f" {json.dumps(name)}: {json.dumps(value)},\n" for name, value in said.items())
    return f'{{\n{head} "meetings": [\n{lines}\n ]\n}}\n'


def main(words: Sequence[str]) -> int:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help="of two that do not think for a time")
    parser.add_argument("--slow", type=int, default=SLOW, help="games where one of them does")
    parser.add_argument("--styled", default=STYLED, help="levels at which characters are compared, with commas between")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--data", type=Path, default=DATA, help="where the games are or will be")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args(words)
    styled = chosen.styled.split(",")
    if chosen.games < 1 or chosen.slow < 1:
        parser.error("one game at least tells how strong somebody is")
    if unknown := [level for level in styled if level not in LEVELS]:
        parser.error(f"no level is named {', '.join(unknown)}: there are {', '.join(LEVELS)}")
    found = []
    for bot, against in sorted(meetings(styled), key=lambda both: is_slow(*both)):
        games = chosen.slow if is_slow(bot, against) else chosen.games
        for edition in EDITIONS:
            each = measured(bot, against, edition, games, chosen.processes, chosen.data)
            found.append(each)
            print(
                f"{bot} against {against}, edition {edition}: {each.wins} of {each.games}"
                f" ({100 * each.low:.0f} to {100 * each.high:.0f} %)",
                flush=True,
            )
    write_whole(chosen.file, written(found, shlex.join(["python", "tools/levels.py", *words])).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
