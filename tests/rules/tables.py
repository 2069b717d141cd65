"""What the tests of the rules share, on top of the scenarios."""

from typing import Any

import pytest

from scenario import Scenario, about, deal
from splay.game.game import Game
from splay.position.events import EffectBegins
from splay.views.view import View, view

in_both_editions = pytest.mark.parametrize("edition", [1, 3])


def changed(table: Scenario, **words: Any) -> Scenario:
    """The same position with some of its data changed: whose turn it is, what is hidden, how many actions are left."""
    return Scenario(Game.load(table.game.save() | words), table.names)


def resting(edition: int = 3, **words: Any) -> Scenario:
    """A position in which nothing runs and the first player named is to act."""
    return deal(None, edition, **words)


def executions(table: Scenario) -> list[str]:
    """Who carried out which effect, in order: "bob Pottery 1"."""
    return [
        f"{table.names[event.seat]} {event.effect.card} {event.effect.number}"
        for event in table.events
        if isinstance(event, EffectBegins) and not event.resumed
    ]


def happened(table: Scenario, *kinds: str) -> list[str]:
    """Who did what to which card, in order, for these kinds of events: "bob draw Calendar"."""
    return [
        f"{table.names[event.whose or 0]} {event.kind} {about(event)}" for event in table.events if event.kind in kinds
    ]


def seen(table: Scenario, who: str | None) -> View:
    """What this player (None: a spectator) sees now."""
    return view(table.game, None if who is None else table.names.index(who))


def icons(table: Scenario, who: str, icon: int) -> int:
    """How many of these icons a player's board shows to everybody."""
    return seen(table, None).players[table.names.index(who)].icons[icon]


def reason(table: Scenario) -> str:
    """Why the game ended."""
    outcome = table.game.outcome
    assert outcome is not None, "the game goes on"
    return outcome.reason
