"""Everything that viewers without a browser are shown, for `secrecy.check_secrecy` to compare.

Each is an `Eye`: it follows a game for one viewer.  The pages of the server are compared in the tests of `web`.
"""

import json
import random
from collections.abc import Callable
from typing import Final

from splay.bots import BOTS, make_bot
from splay.bots.hints import hint
from splay.bots.seats import options_of
from splay.env.core import Episodes
from splay.env.table_text import as_text
from splay.errors import CannotRedeal
from splay.game.game import Game
from splay.position.ruleset import ruleset
from splay.protocol.engine import Engine
from splay.terminal.log import Journal
from splay.testing.secrecy import EYES, Eye
from splay.text.catalogue import LANGUAGES
from splay.text.reader import reader_of
from splay.views.memory import Memory
from splay.views.redeal import redeal
from splay.views.statistics import Chronicle
from splay.views.view import seen_events, view

TURN_LIMIT: Final = 300
SIMULATIONS: Final = 20
"""A small budget, which is enough: what a search may not know, it must not know at its first step."""
BRIEFLY: Final = [
    f"{name}:simulations={SIMULATIONS}" if "simulations" in options_of(BOTS[name]) else name for name in BOTS
]
"""Every bot, those that search with a small budget."""
Look = Callable[[], object]


def observations(game: Game, seat: int | None) -> Look:
    """What learning programs get, by way of a view and straight from the position."""
    setup = game.setup
    episodes = Episodes(setup.edition, setup.players, setup.teams, TURN_LIMIT)
    episodes.game = game

    def look() -> object:
        if seat is None:
            return None
        return episodes.observe(seat), episodes.mask(seat), episodes.encoder.encode(view(game, seat))

    return look


def protocol(game: Game, seat: int | None) -> Look:
    """What the engine answers over JSON lines."""
    engine = Engine()
    engine.games["twin"] = game
    requests = [json.dumps({"do": verb, "game": "twin", "seat": seat}).encode() for verb in ("view", "events", "ask")]
    return lambda: [engine.answer(request) for request in requests]


def screens(game: Game, seat: int | None) -> Look:
    """The table as text, as the terminal and environments draw it."""
    return lambda: None if seat is None else as_text(game, seat)


def logs(game: Game, seat: int | None) -> Look:
    """The log in every language."""
    names = game.names
    journals = [Journal(seat, names, ruleset(game.setup.edition), reader_of(language)) for language in LANGUAGES]
    asked: list[str | None] = [None]

    def look() -> object:
        if game.picks:
            for journal in journals:
                journal.note(game, asked[0])
        asked[0] = game.decision.kind if game.decision else None
        return [journal.lines for journal in journals]

    return look


def chronicles(game: Game, seat: int | None) -> Look:
    """The statistics of the game so far."""
    steps: list[Game] = []

    def look() -> object:
        steps.append(game.clone())
        return Chronicle.over(steps)

    return look


def redeals(game: Game, seat: int | None) -> Look:
    """A game dealt anew from the view, and from what the seat remembers."""
    memory = Memory(view(game, seat))

    def look() -> object:
        memory.see(seen_events(game, seat))
        seen = view(game, seat)
        found: list[object] = []
        for known in (None, memory):
            try:
                found.append(redeal(seen, random.Random(game.state.number), known).save())
            except CannotRedeal:
                found.append(None)
        return found

    return look


def answers(game: Game, seat: int | None) -> Look:
    """What every bot answers for the seat, and what a hint says."""

    def look() -> object:
        seen = view(game, seat)
        if seen.asked is None or seen.asked.seat != seat:
            return None
        number = game.state.number
        picks = [make_bot(bot, number).choose(seen, seen.asked) for bot in BRIEFLY]
        return picks, hint(seen, seconds=0, simulations=SIMULATIONS, seed=number)

    return look


WITHOUT_THINKING: Final[tuple[Eye, ...]] = (*EYES, observations, protocol, screens, logs, chronicles)
"""All that is quickly made."""
ALL: Final[tuple[Eye, ...]] = (*WITHOUT_THINKING, redeals, answers)
