"""Splay: Innovation, the card game of civilizations, exact and fast.

>>> from splay import Game, view
>>> game = Game.start(edition=3, players=["ann", "bob"], seed=7)
>>> game.decision.options
('Oars', 'Pottery')
>>> game.pick("Oars")
>>> view(game, 1).players[0].hand
(Back(value=1), Back(value=1))
"""

from splay.errors import (
    CannotRedeal,
    GameOver,
    NotOffered,
    NotYourDecision,
    PickError,
    PositionError,
    ProtocolError,
    RecordError,
    RecordInUse,
    SetupError,
    SplayError,
    StaleDecision,
)
from splay.game.batch import EndedGame, GameBatch
from splay.game.game import Game
from splay.game.record import Record
from splay.position.actions import Action, action_of
from splay.position.card import Back, Card
from splay.position.card_moves import Event
from splay.position.decision import Decision
from splay.position.deeds import DEEDS, Deed
from splay.position.ruleset import Ruleset, ruleset
from splay.position.setup import Setup
from splay.position.state import Outcome
from splay.position.verbs import VERBS, Verb
from splay.views.memory import Memory
from splay.views.redeal import redeal
from splay.views.view import Asked, PileView, PlayerView, View, asked, seen_action, seen_events, view

__all__ = [
    # playing
    "Game",
    "Decision",
    "Event",
    "Outcome",
    "Record",
    "Setup",
    "GameBatch",
    "EndedGame",
    # what is asked
    "Verb",
    "VERBS",
    "Deed",
    "DEEDS",
    "Action",
    "action_of",
    # rules and cards
    "Ruleset",
    "ruleset",
    "Card",
    "Back",
    # seeing
    "View",
    "PlayerView",
    "PileView",
    "Asked",
    "view",
    "asked",
    "seen_events",
    "seen_action",
    "Memory",
    "redeal",
    # errors
    "SplayError",
    "SetupError",
    "PositionError",
    "CannotRedeal",
    "PickError",
    "GameOver",
    "NotYourDecision",
    "StaleDecision",
    "NotOffered",
    "RecordError",
    "RecordInUse",
    "ProtocolError",
]
