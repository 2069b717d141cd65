"""Golden games: whole games with every question, its options, the pick and the events.

    python tools/golden.py               rewrite tests/golden/*.txt; review the diff
    python tools/golden.py --check       replay them; status 1 if any line would differ
    python tools/golden.py --installed   the same with the Splay that this Python has installed

Each file is a record (`splay.game.record` ignores the comments), so it can be
replayed, resumed and edited like any other.  Needs only Python.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if sys.argv[1:] != ["--installed"]:
    sys.path.insert(0, str(ROOT / "src"))

from splay.game.compiled import ENGINE  # noqa: E402
from splay.game.game import Game  # noqa: E402
from splay.game.record import Record  # noqa: E402
from splay.game.saved_position import state_to_json  # noqa: E402
from splay.testing.invariants import may_give_up  # noqa: E402

FOLDER = ROOT / "tests" / "golden"


class Setup(NamedTuple):
    """One golden game: the table, the seed, and how likely a player is to give up at each pick."""

    edition: int
    players: int
    seed: int
    teams: str = ""
    parley: bool | None = None
    leaving: float = 0.0


GAMES = {
    "edition1-2players": Setup(1, 2, 11),
    "edition1-3players": Setup(1, 3, 12),
    "edition1-4players": Setup(1, 4, 13),
    "edition3-2players": Setup(3, 2, 31),
    "edition3-3players": Setup(3, 3, 32),
    "edition3-4players": Setup(3, 4, 33),
    "edition3-teams": Setup(3, 4, 34, "ABAB"),
    "edition4-2players": Setup(4, 2, 41),
    "edition4-3players": Setup(4, 3, 42),
    "edition4-4players": Setup(4, 4, 43),
    "edition4-5players": Setup(4, 5, 44),
    "edition4-no-parley": Setup(4, 4, 45, parley=False),
    "edition4-teams": Setup(4, 4, 46, "ABAB"),
    "edition4-pair-against-one": Setup(4, 3, 47, "ABB"),
    "edition4-departures": Setup(4, 5, 53, leaving=0.02),
    "edition4-chains": Setup(4, 2, 195),
    "edition4-lost-by-a-card": Setup(4, 3, 129),
}
NAMES = ("ann", "bob", "cid", "dan", "eve")


def transcript(record: Record) -> str:
    """The record with what was asked and what happened as comments."""
    body = iter(str(record).splitlines())
    lines = []
    for line in body:
        lines.append(line)
        if not line:
            break
    for game in record.steps():
        if game.picks:
            lines.append(next(body))
        lines += [f"#   {line}" for line in _happened(game)]
        if game.decision is not None:
            ask = game.decision
            who = game.names[ask.seat]
            asks = f"{ask.effect.card} {ask.effect.number}: " if ask.effect else ""
            lines.append(f"# {ask.number} {who}, {asks}{ask.verb.word} {ask.kind}, of {', '.join(ask.options)}")
    lines += body
    lines.append(f"# position {_digest(game)}")
    return "\n".join(lines) + "\n"


def _happened(game: Game) -> Iterator[str]:
    for event in game.events:
        yield " ".join(f"{key}={value}" for key, value in event.full_json().items() if value is not None)


def _digest(game: Game) -> str:
    data = json.dumps(state_to_json(game.state), sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:16]


def random_record(setup: Setup) -> Record:
    """A whole game of random picks."""
    game = Game.start(setup.edition, NAMES[: setup.players], setup.seed, setup.teams, parley=setup.parley)
    rng = random.Random(setup.seed)
    while game.decision is not None:
        seats = may_give_up(game) if setup.leaving and rng.random() < setup.leaving else ()
        options = game.decision.options
        if seats:
            game.give_up(seats[int(rng.random() * len(seats))])
        else:
            game.pick(options[int(rng.random() * len(options))])
    return Record.of(game)


def write() -> None:
    """Rewrite all golden games."""
    FOLDER.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(transcript(random_record(setup)), encoding="utf-8")


def check() -> list[str]:
    """The first difference in each golden game that has one."""
    faults = []
    files = sorted(FOLDER.glob("*.txt"))
    if {file.stem for file in files} != set(GAMES):
        faults.append(f"expected the games {', '.join(GAMES)}")
    for file in files:
        golden = file.read_text(encoding="utf-8")
        try:
            now = transcript(Record.parse(golden))
        except ValueError as error:
            faults.append(f"{file.name}: {error}")
            continue
        pairs = zip(golden.splitlines(), now.splitlines(), strict=False)
        for number, (old, new) in enumerate(pairs, start=1):
            if old != new:
                faults.append(f"{file.name}, line {number}:\n  was {old}\n  now {new}")
                break
        else:
            if len(golden) != len(now):
                faults.append(f"{file.name}: {len(golden)} characters became {len(now)}")
    return faults


def main() -> int:
    """Rewrite, or check and report."""
    if sys.argv[1:] in (["--check"], ["--installed"]):
        faults = check()
        version = ".".join(map(str, sys.version_info[:3]))
        print("\n".join(faults) or f"golden games: {len(GAMES)} replayed alike on Python {version}, {ENGINE}")
        return 1 if faults else 0
    if len(sys.argv) > 1:
        print(
            f"golden games: no {' '.join(sys.argv[1:])}: nothing writes them anew, --check and --installed compare",
            file=sys.stderr,
        )
        return 2
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
