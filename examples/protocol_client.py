"""Plays a random game by talking to `splay engine` (docs/reference/protocol.md); needs the standard library alone.

Usage: .venv/bin/python examples/protocol_client.py [EDITION [PLAYERS [SEED [COMMAND ...]]]]

COMMAND starts the engine; without it, that is the `splay` beside this Python or else the one on PATH.
"""

import json
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def engine_command() -> list[str]:
    """What starts the engine."""
    splay = shutil.which("splay", path=str(Path(sys.executable).parent)) or shutil.which("splay")
    if splay is None:
        sys.exit("There is no `splay` beside this Python or on PATH: run ./play once, then use .venv/bin/python")
    return [splay, "engine"]


def main(edition: int, players: int, seed: int, command: list[str]) -> int:
    """Play one game, say who won and how fast it went; gives the engine's exit status."""
    try:
        engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be started: {error.strerror}")

    def request(**fields: object) -> Any:
        engine.stdin.write(json.dumps(fields).encode() + b"\n")  # type: ignore[union-attr]
        engine.stdin.flush()  # type: ignore[union-attr]
        reply = json.loads(engine.stdout.readline())  # type: ignore[union-attr]
        if not reply["ok"]:
            sys.exit(f"refused: {reply['error']['type']}: {reply['error']['message']}")
        return reply

    names, rng, picks = ["ann", "bob", "cyd", "dan", "eve"][:players], random.Random(seed), 0
    stand = request(do="new", edition=edition, players=names, seed=seed)
    begun = time.perf_counter()
    while ask := stand["decision"]:
        option = rng.choice(ask["options"])
        stand = request(do="pick", option=option, seat=ask["seat"], number=ask["number"])
        picks += 1
    speed = picks / (time.perf_counter() - begun)
    winners = " and ".join(names[seat] for seat in stand["outcome"]["winners"]) or "nobody"
    print(f"{winners} by {stand['outcome']['reason']} after {picks} picks, {speed:.0f} a second")
    request(do="quit")
    return engine.wait()


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:4]]
    numbers += [3, 2, 7][len(numbers) :]
    sys.exit(main(numbers[0], numbers[1], numbers[2], sys.argv[4:] or engine_command()))
