"""Talking to the engine in tests: in process with `ask`, over pipes with `Process`."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from patience import PATIENCE
from splay.game.record import Record
from splay.protocol import Engine

COMMAND = [str(Path(sys.executable).with_name("splay")), "engine"]
ENVIRONMENT = {word: value for word, value in os.environ.items() if word != "PYTHONUNBUFFERED"}
"""Without what would hide a reply that is not sent at once."""
NAMES = ["ann", "bob", "cyd", "dan", "eve"]
NEW = {"do": "new", "edition": 3, "players": ["ann", "bob"], "seed": 7}


class Process:
    """A running `splay engine`."""

    def __init__(self, *words: str) -> None:
        self.popen = subprocess.Popen(
            [*COMMAND, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT
        )
        assert self.popen.stdin
        assert self.popen.stdout
        self.requests, self.replies = self.popen.stdin, self.popen.stdout

    def send(self, line: bytes) -> Any:
        self.requests.write(line + b"\n")
        self.requests.flush()
        return json.loads(self.replies.readline())

    def ask(self, **fields: Any) -> Any:
        return self.send(json.dumps(fields).encode())

    def end(self) -> int:
        """The exit status after the end of input; nothing may be left to read."""
        self.requests.close()
        assert self.replies.read() == b""
        self.replies.close()
        return self.popen.wait(PATIENCE)


def ask(engine: Engine, **fields: Any) -> Any:
    return json.loads(engine.answer(json.dumps(fields).encode()))


def begun(picks: int, seed: int = 7, **setup: Any) -> tuple[Engine, random.Random]:
    """An engine whose game `main` is so many random picks old."""
    engine, rng = Engine(), random.Random(seed)
    ask(engine, **{**NEW, "seed": seed, **setup})
    play(engine, picks, rng)
    return engine, rng


def play(engine: Engine, picks: int, rng: random.Random, game: str = "main") -> None:
    for _ in range(picks):
        decision = ask(engine, do="ask", game=game)["decision"]
        if decision is not None:
            assert ask(engine, do="pick", game=game, option=rng.choice(decision["options"]))["ok"]


def everything(engine: Engine) -> dict[str, tuple[str, str, Any]]:
    """All that can change in an engine."""
    return {name: (json.dumps(game.save()), str(Record.of(game)), game.events) for name, game in engine.games.items()}
