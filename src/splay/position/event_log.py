"""What the engine notes as it plays: each change as a bare tuple, because it makes hundreds of thousands per second.

A note is the kind of an event, and then the fields of its class in `position.events`, in their order.  Only the code
that appends notes writes them out; `card_moves.event_of` turns one into an event, and `sight.visible` into what a seat
may know of it.
"""

from typing import Final

from splay.position.card import Card, Effect, Face

NOBODY: Final = -1
"""No seat, where a number is needed."""

TO_ACTIVATE: Final = "activate"
TO_SHARE: Final = "share"
TO_BE_SPARED: Final = "be spared"

# The kinds of events, as they go in JSON but for the two that share a word with another kind there.
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

SHOW_COLOR: Final = "show color"
JUNK_SPECIAL: Final = "junk special"
CHAIN: Final = "chain"
SAFEGUARD: Final = "safeguard"
FORESHADOW: Final = "foreshadow"
ENDORSE: Final = "endorse"
LOOK: Final = "look"

CARD_MOVES: Final = frozenset(
    (
        ACHIEVE,
        CHAIN,
        DRAW,
        EXCHANGE,
        FORESHADOW,
        JUNK_CARD,
        MELD,
        PARLEY,
        REMOVE,
        RETURN,
        SAFEGUARD,
        SCORE_CARD,
        TRANSFER,
        TUCK,
    )
)
"""The kinds in which one card moves."""

MoveNote = tuple[str, int, Face, str, int | None, str]
"""Kind, whose card, the card, the zone it leaves, who has it then, the zone it comes to."""
PriceNote = tuple[str, int, Face, str, int | None, str, str, int]
"""The same with what the card pays for, and the distant seat."""
RevealNote = tuple[str, int, Card, str]
"""Kind, whose card, the card, its zone."""
ShowNote = tuple[str, int, tuple[Card, ...], str]
"""Kind, whose cards, the cards, their zone."""
LookNote = tuple[str, int, tuple[Face, ...], str, int]
"""Kind, whose cards, the cards, their zone, who looks at them."""
ColorNote = tuple[str, int, int, Card | None]
"""Kind, whose card, its color, the card."""
SplayNote = tuple[str, int, int, int, int]
"""Kind, whose pile, its color, how it was splayed, how it is splayed."""
ArrangeNote = tuple[str, int, int, tuple[Card, ...]]
"""Kind, whose pile, its color, its cards in the new order."""
SpecialNote = tuple[str, int, str]
"""Kind, whose doing, the special achievement."""
DeckNote = tuple[str, int, int, tuple[Face, ...]]
"""Kind, whose doing, the number of the deck, its cards."""
TurnNote = tuple[str, int, int]
"""Kind, whose turn, its number."""
DogmaNote = tuple[str, int, Card, tuple[int, ...]]
"""Kind, who activates, the card, the counts of its featured icon by seat."""
EffectNote = tuple[str, int, Effect, int, bool]
"""Kind, who carries it out, the effect, who activated the card, whether it goes on after another card."""
CityNote = tuple[str, int, Card]
"""Kind, who endorses, the city."""
SeatNote = tuple[str, int]
"""Kind, whose."""
LoseNote = tuple[str, int, str, tuple[Face, ...]]
"""Kind, who leaves, the card that caused it or nothing, the cards junked."""
WinNote = tuple[str, int | None, tuple[int, ...], str, str | None]
"""Kind, who has won, all who have, the reason, the card that ended the game."""

Note = (
    MoveNote
    | PriceNote
    | RevealNote
    | ShowNote
    | LookNote
    | ColorNote
    | SplayNote
    | ArrangeNote
    | SpecialNote
    | DeckNote
    | TurnNote
    | DogmaNote
    | EffectNote
    | CityNote
    | SeatNote
    | LoseNote
    | WinNote
)
"""What the engine notes of one event."""
Log = list[Note]
"""What has happened since an action began, oldest first."""
