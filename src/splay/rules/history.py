"""What has happened so far in a dogma action, for effects that look back."""

from collections.abc import Sequence

from splay.position.card import Effect
from splay.position.event_log import EFFECT, RETURN, Note
from splay.position.state import Player


def demand_did(kind: str, notes: Sequence[Note]) -> bool:
    """Whether a demand has done something of this kind."""
    demanding = False
    for note in notes:
        if note[0] == EFFECT:
            demanding = effect_of(note).is_demand
        elif demanding and note[0] == kind:
            return True
    return False


def returned_due_to(card: str, player: Player, notes: Sequence[Note]) -> int:
    """How many cards this player has returned while carrying out a card."""
    count = 0
    counting = False
    for note in notes:
        if note[0] == EFFECT:
            counting = effect_of(note).card == card and note[1] == player.seat
        elif counting and note[0] == RETURN:
            count += 1
    return count


def effect_of(note: Note) -> Effect:
    """The effect that an effect note is about."""
    effect = note[2] if len(note) > 2 else None
    assert isinstance(effect, Effect), "a note of another kind"
    return effect
