"""Saving: a game at any decision as plain JSON data.

It is the checkpoint, as `saved_position` has it, and the picks since.
"""

from typing import Any

from splay.errors import PositionError
from splay.game.checkpoints import checkpoint, picks_since, read
from splay.game.core import GameCore
from splay.game.playing import begin, give_up, pick
from splay.game.saved_position import state_from_json, state_to_json
from splay.position.terms import Given


def game_to_json(core: GameCore) -> dict[str, Any]:
    """The position at this decision, as `Game.save` gives it."""
    data = state_to_json(checkpoint(core))
    data["picks"] = picks_since(core)
    return data


def game_from_json(data: Given[dict[str, Any]]) -> GameCore:
    """The game that was saved, at the same decision; raises as `Game.load`."""
    state = state_from_json(data)
    core = begin(state, None, state.snapshot())
    picks = data.get("picks", [])
    if not isinstance(picks, list):
        raise PositionError("picks must be a list of options, not {picks!r}", picks=picks)
    for noted in picks:
        try:
            leaver, option = read(core.state.seating.names, noted)
            if leaver is None:
                pick(core, option)
            else:
                give_up(core, leaver)
        except ValueError as error:
            raise PositionError("the picks do not fit the position: {fault}", fault=error) from None
    return core
