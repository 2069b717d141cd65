"""What the engine notes as it plays: each change as a bare tuple, because it makes hundreds of thousands per second.

`position.events.event_of` turns one into an event when it is read.
"""

from typing import Any, Final

NOBODY: Final = -1
"""No seat, in what the engine notes."""

TO_ACTIVATE: Final = "activate"
TO_SHARE: Final = "share"
TO_BE_SPARED: Final = "be spared"

RESUMED: Final = "resumed"
"""Target of an effect event when an effect continues after another card was executed."""

# The kinds of events, as they go in JSON.
DRAW: Final = "draw"
MELD: Final = "meld"
TUCK: Final = "tuck"
SCORE_CARD: Final = "score"
RETURN: Final = "return"
TRANSFER: Final = "transfer"
EXCHANGE: Final = "exchange"
REVEAL: Final = "reveal"
SPLAY: Final = "splay"
UNSPLAY: Final = "unsplay"
ARRANGE: Final = "arrange"
ACHIEVE: Final = "achieve"
CLAIM: Final = "claim"
REMOVE: Final = "remove"
JUNK_CARD: Final = "junk"
JUNK_DECK: Final = "junk deck"
RESTORE: Final = "restore"
TURN: Final = "turn"
DOGMA: Final = "dogma"
EFFECT: Final = "effect"
SHOW: Final = "show"
BONUS: Final = "bonus"
PARLEY: Final = "parley"
LOSE: Final = "lose"
WITHDRAW: Final = "withdraw"
WIN: Final = "win"

CARD_MOVES: Final = frozenset(
    (ACHIEVE, DRAW, EXCHANGE, JUNK_CARD, MELD, PARLEY, REMOVE, RETURN, SCORE_CARD, TRANSFER, TUCK)
)
"""The kinds in which one card moves; of junk also other things than cards."""

RawEvent = tuple[str, int, Any, str, int, str]
"""An event as the engine notes it: kind, seat, object, origin, the other seat, target."""
