"""What has happened so far in a dogma action, for effects that look back."""

from collections.abc import Sequence

from splay.position.event_log import EFFECT, RETURN, RawEvent
from splay.position.state import Player


def demand_did(kind: str, events: Sequence[RawEvent]) -> bool:
    """Whether a demand among these events has done something of this kind."""
    demanding = False
    for event in events:
        if event[0] == EFFECT:
            demanding = event[3] == "demand"
        elif demanding and event[0] == kind:
            return True
    return False


def returned_due_to(card: str, player: Player, events: Sequence[RawEvent]) -> int:
    """How many cards this player has returned while carrying out a card."""
    count = 0
    counting = False
    for event in events:
        if event[0] == EFFECT:
            counting = event[2].card == card and event[1] == player.seat
        elif counting and event[0] == RETURN:
            count += 1
    return count
