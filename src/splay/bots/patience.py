"""Patience: late in a game that drags on, bots only consider what brings its end nearer."""

from typing import Final

from splay.position import actions
from splay.position.decision import ACTION
from splay.views.view import Asked, View

PATIENCE: Final = 50
"""Turns of each player after which only what uses up cards is considered, so that every game ends."""
ACTIVATING: Final = (actions.DOGMA, actions.PARLEY)
"""Actions that need not use up any cards."""


def useful(view: View, ask: Asked) -> tuple[str, ...]:
    """The options worth considering: late in a game that drags on, only actions that use up cards."""
    options = ask.options or ()
    if ask.kind == ACTION and view.turn > PATIENCE * len(view.players):
        return tuple([option for option in options if actions.action_of(option).kind not in ACTIVATING])
    return options
