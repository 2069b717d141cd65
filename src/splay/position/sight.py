"""Who may know what of an event: one table, closed by default.

`zones` says who sees the faces in each zone; `EVENTS` says for every kind of event how what it names is shown.  What a
seat is shown of events, in views, on pages, over the API and in memories, all comes from `visible`.  A kind without an
entry is refused when the classes of events are read, and shows nothing before.
"""

from operator import attrgetter
from typing import Final, cast

from splay.position.card import BACKS, Face
from splay.position.event_log import (
    ACHIEVE,
    ARRANGE,
    BONUS,
    CHAIN,
    CLAIM,
    DOGMA,
    DRAW,
    EFFECT,
    ENDORSE,
    EXCHANGE,
    FORESHADOW,
    JUNK_CARD,
    JUNK_DECK,
    JUNK_SPECIAL,
    LOOK,
    LOSE,
    MELD,
    PARLEY,
    REMOVE,
    RESTORE,
    RETURN,
    REVEAL,
    SAFEGUARD,
    SCORE_CARD,
    SHOW,
    SHOW_COLOR,
    SPLAY,
    TRANSFER,
    TUCK,
    TURN,
    UNSPLAY,
    WIN,
    WITHDRAW,
    ArrangeNote,
    ColorNote,
    DeckNote,
    LookNote,
    LoseNote,
    MoveNote,
    Note,
    PriceNote,
    ShowNote,
)
from splay.position.zones import shows

OPEN: Final = "open"
"""It names no card, or only cards that everyone sees or that it shows to everyone."""
SORTED: Final = "sorted"
"""The cards are shown to everyone, by age and name: the order in which a player holds them is nobody's business."""
BY_ZONE: Final = "by zone"
"""The card is named to those who see faces in the zone that it leaves or in the one that it comes to."""
OWN: Final = "own"
"""Only its own player knows the cards."""
SHARED: Final = "shared"
"""Only the owner and who looks at them know the cards; the others see their backs."""
BACKS_ONLY: Final = "backs"
"""Of the cards, everyone sees only the backs."""

EVENTS: Final = {
    **dict.fromkeys((DRAW, MELD, TUCK, SCORE_CARD, RETURN, TRANSFER, EXCHANGE, REMOVE, JUNK_CARD), BY_ZONE),
    **dict.fromkeys((ACHIEVE, CHAIN, FORESHADOW, PARLEY, SAFEGUARD), BY_ZONE),
    SHOW: SORTED,
    LOOK: SHARED,
    **dict.fromkeys((ARRANGE, SHOW_COLOR), OWN),
    **dict.fromkeys((JUNK_DECK, LOSE), BACKS_ONLY),
    **dict.fromkeys((REVEAL, SPLAY, UNSPLAY, CLAIM, JUNK_SPECIAL, RESTORE, TURN, DOGMA, EFFECT, BONUS), OPEN),
    **dict.fromkeys((ENDORSE, WITHDRAW, WIN), OPEN),
}
"""How each kind of event is shown."""

_BY_NAME: Final = attrgetter("deck", "name")


def visible(note: Note, seat: int | None) -> Note:
    """What was noted, as this seat (None: a spectator) may know it.

    Raises:
        KeyError: the table does not say who may know events of this kind.
    """
    way = EVENTS[note[0]]
    if way == OPEN:
        return note
    if way == BY_ZONE:
        if note[0] == PARLEY:
            price = cast(PriceNote, note)
            if shows(price[3], price[1], seat) or shows(price[5], price[4], seat):
                return note
            return (price[0], price[1], price[2].back, price[3], price[4], price[5], price[6], price[7])
        move = cast(MoveNote, note)
        if shows(move[3], move[1], seat) or shows(move[5], move[4], seat):
            return note
        return (move[0], move[1], move[2].back, move[3], move[4], move[5])
    return _partly(note, seat, way)


def _partly(note: Note, seat: int | None, way: str) -> Note:
    """The same for events that are not of a single card on its way."""
    if way == SORTED:
        show = cast(ShowNote, note)
        return (show[0], show[1], tuple(sorted(show[2], key=_BY_NAME)), show[3])
    if way == OWN:
        return note if seat == note[1] else _without_cards(note)
    if way == SHARED:
        look = cast(LookNote, note)
        cards = tuple(sorted(look[2], key=_BY_NAME)) if seat in (look[1], look[4]) else _backs(look[2])
        return (look[0], look[1], cards, look[3], look[4])
    assert way == BACKS_ONLY, f"{way} is no way of showing an event"
    if note[0] == JUNK_DECK:
        deck = cast(DeckNote, note)
        return (deck[0], deck[1], deck[2], _backs(deck[3]))
    lost = cast(LoseNote, note)
    return (lost[0], lost[1], lost[2], _backs(lost[3]))


def _without_cards(note: Note) -> Note:
    """An event of which only its own player knows the cards, as others may know it."""
    if note[0] == ARRANGE:
        pile = cast(ArrangeNote, note)
        return (pile[0], pile[1], pile[2], ())
    color = cast(ColorNote, note)
    return (color[0], color[1], color[2], None)


def _backs(cards: tuple[Face, ...]) -> tuple[Face, ...]:
    """Cards seen from behind, in an order that gives nothing away."""
    return tuple([BACKS[deck] for deck in sorted([card.deck for card in cards])])
