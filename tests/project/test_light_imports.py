"""Programs that only play load no pages, no terminal and no translations; what they import is what they pay for."""

import subprocess
import sys

import pytest

from patience import PATIENCE

INTERFACES = (
    "rich",
    "typer",
    "click",
    "babel",
    "fastapi",
    "starlette",
    "jinja2",
    "markupsafe",
    "uvicorn",
    "sqlalchemy",
)
"""Packages that only people's ways to play need."""
ROOMS = tuple(f"splay.{room}" for room in ("text", "terminal", "protocol", "store", "host", "notices", "web", "cli"))
RESEARCH = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL")


def loaded(code: str) -> set[str]:
    """The modules that a fresh process has loaded after running this."""
    code += "\nimport sys\nprint(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE, capture_output=True, text=True)
    return set(run.stdout.split())


def heavy(modules: set[str], packages: tuple[str, ...]) -> set[str]:
    """Those of the packages that are among the modules, or any of whose modules are."""
    return {package for package in packages if any(f"{module}.".startswith(f"{package}.") for module in modules)}


@pytest.mark.parametrize("module", ["splay", "splay.bots", "splay.env", "splay.arena.play", "splay.puzzles.proof"])
def test_what_plays_loads_nothing_that_people_see_or_learners_need(module: str) -> None:
    assert heavy(loaded(f"import {module}"), (*INTERFACES, *ROOMS, *RESEARCH)) == set()


GAME = """
from splay import Game, Record, view
from splay.bots import make_bot
game = Game.start(edition=4, players=["ann", "bob"], seed=1)
bots = [make_bot("greedy", 1), make_bot("first", 2)]
while game.decision is not None:
    seen = view(game, game.decision.seat)
    game.pick(bots[seen.asked.seat].choose(seen, seen.asked))
assert game.outcome is not None
assert str(Record.of(game)).startswith("splay")
"""


def test_a_game_of_bots_loads_no_more() -> None:
    assert heavy(loaded(GAME), (*INTERFACES, *ROOMS, *RESEARCH)) == set()


@pytest.mark.parametrize("module", ["arrays", "gymnasium", "pettingzoo", "open_spiel", "workers", "dataset"])
def test_environments_load_nothing_that_people_see(module: str) -> None:
    modules = loaded(f"import splay.env.{module}")
    assert "numpy" in modules
    assert heavy(modules, (*INTERFACES, *ROOMS)) == set()


def test_what_is_loaded_is_noticed() -> None:
    modules = loaded("import splay.text.reader, splay.env.table_text")
    assert heavy(modules, (*INTERFACES, *ROOMS)) == {"babel", "rich", "splay.text", "splay.terminal"}
    assert heavy({"richer", "splay.textual"}, ("rich", "splay.text")) == set()
