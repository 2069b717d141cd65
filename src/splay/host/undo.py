"""Taking back a pick: what would be taken back, and whether that is allowed.

It is allowed until something hidden is revealed or another person picks.  After that, against bots and on
one device, the person may still do so knowingly; in games over distance the others must agree.
"""

from dataclasses import dataclass
from typing import Final

from splay.host.live_table import LiveTable
from splay.store.rows import FRIENDS, PICK, TableInfo
from splay.views.view import view, visible_names

NOTHING: Final = "nothing"
OTHERS: Final = "others"
SEEN: Final = "seen"


@dataclass(frozen=True, slots=True)
class Undo:
    """What taking back the last pick of a seat would mean.

    Attributes:
        left: picks that would be left; None if there is nothing to take back.
        option: the pick that would be taken back, or the first of several that were made together.
        reason: why it cannot simply be taken back: ``nothing``: there is no pick; ``others``: another
            person has picked since; ``seen``: something hidden was revealed; None if it can.
        cards: what was revealed, by name, as far as the seat knows it.
        asks: the seats that must agree first.
        anyway: whether it may be taken back despite the reason.
        also: whose later choices would be taken back with it, bots included.
    """

    left: int | None
    option: str
    reason: str | None
    cards: tuple[str, ...]
    asks: tuple[int, ...]
    anyway: bool
    also: tuple[int, ...] = ()


def still_asks(table: TableInfo) -> bool:
    """Whether somebody has asked to take back a pick and waits for an answer."""
    return table.undo is not None and "refused" not in table.undo


def undo_of(table: TableInfo, live: LiveTable, seat: int) -> Undo:
    """What taking back the last pick of this seat would mean now; whoever has lost on time takes nothing back."""
    people = {each.number for each in table.seats if each.computer is None}
    picks = live.picks
    own = (n for n in reversed(range(len(picks))) if picks[n].seat == seat and picks[n].made == PICK)
    left = None if table.seats[seat].lost else next(own, None)
    if left is None:
        return Undo(None, "", NOTHING, (), (), False)
    option = live.picks[left].option
    afar = table.kind == FRIENDS
    asks = tuple(sorted(people - {seat} - set(live.game.out))) if afar else ()
    also = tuple(sorted({pick.seat for pick in live.picks[left:] if pick.seat != seat and not pick.auto}))
    if people.intersection(also):
        return Undo(left, option, OTHERS, (), asks, not afar, also)
    learned = _learned(live, left, seat, people)
    if learned:
        mine = tuple(sorted(learned.get(seat, set())))
        return Undo(left, option, SEEN, mine, asks, not afar, also)
    return Undo(left, option, None, (), asks, False, also)


def _learned(live: LiveTable, left: int, seat: int, people: set[int]) -> dict[int, set[str]]:
    """By person, the cards seen since this many picks that could not be seen before.

    What this seat itself knew and has shown to others does not count, since that harms no one else.
    """
    told = {
        person: {card.name for events in live.told(person)[left:] for event in events for card in event.cards_shown()}
        for person in people
    }
    if not any(told.values()):
        return {}
    before = live.game_at(left)
    known = visible_names(view(before, seat))
    learned = {person: names - visible_names(view(before, person)) - known for person, names in told.items() if names}
    return {person: names for person, names in learned.items() if names}
