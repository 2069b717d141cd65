"""The question bar of a game, for tests."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from splay import Game, view
from splay.position.verbs import Verb
from splay.store.rows import COMPUTER
from splay.text.reader import reader_of
from splay.views.view import Asked
from splay.web.html.environment import environment
from splay.web.table.context.facts import question_facts
from splay.web.table.context.view_context import Showing
from splay.web.table.controls.bar import AskBar
from splay.web.table.question.question import ask_bar
from testing.random_games import Setup, play
from web.dealt import context_at, live_of, looker, table_of


def asked(game: Game) -> Asked:
    assert game.decision is not None
    found = view(game, game.decision.seat).asked
    assert found is not None
    return found


def bar_of(game: Game, seat: int | None, language: str = "en", **how: Any) -> AskBar:
    """The bar for a seat."""
    table = table_of(
        game,
        how.pop("kind", COMPUTER),
        how.pop("bots", ()),
        undo=how.pop("undo", None),
        successor=how.pop("successor", None),
    )
    confirms, me = how.pop("confirms", True), looker(seat, *how.pop("others", ()))
    context = context_at(table, live_of(table, game), seat, showing=Showing(**how), language=language)
    return ask_bar(question_facts(replace(context, looker=me, confirms=confirms)))


def drawn(bar: AskBar, language: str = "en") -> str:
    module: Any = environment(reader_of(language)).get_template("table/asking.html").module
    return str(module.ask_bar(bar))


def positions(setup: Setup, seed: int, every: int) -> Iterator[Game]:
    """A random game, looked at now and then."""
    rng = random.Random(seed)
    game = setup.start(seed)
    while game.decision is not None:
        if rng.randrange(every) == 0:
            yield game
        play(game, rng, 1)


def position(setup: Setup, kind: str, verb: Verb | None = None, seed: int = 0) -> Game:
    """The first position of some random game in which such a question is asked."""
    for number in range(seed, seed + 60):
        for game in positions(setup, number, 1):
            if game.decision and game.decision.kind == kind and verb in (None, game.decision.verb):
                return game
    raise AssertionError(f"{kind} {verb} is never asked")
