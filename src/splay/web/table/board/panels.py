"""The players as the table draws them: their boards, what lies before them, what is known of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from splay.position.card import Back, Card, Face
from splay.position.terms import ASLANT, COLOR_NAMES, HAND, SCORE, UNSPLAYED, UP
from splay.rules.turn import short_turns
from splay.text.reader import Reader
from splay.views.forecast import distant_from, partners_of
from splay.views.view import PileView, PlayerView, View
from splay.web.html.cards import MOST_SLIVERS, CardFace, IconCount, PileFace, card_face, icon_counts
from splay.web.html.cards import pile_face as face_of_pile
from splay.web.table.board.clock import ClockFace
from splay.web.table.context.facts import Known
from splay.web.table.context.mark import Mark
from splay.web.table.context.movement import LastMove, spot

EDGES_BESIDE: Final = (5, 10, 14, 20)
"""So many edges beside its top cards a whole board has room for, in a narrow window first: see boards.css."""
MOST_UP: Final = (1, 2, 3, 5)
MOST_ASLANT: Final = (1, 2, 3, 3)
"""So many edges below a top card, in a low window first."""
MOST_SMALL: Final = 2
"""So many edges of any pile on a small board; more below a top card would push everything down."""


@dataclass(frozen=True, slots=True)
class BackFace:
    """All cards of one value in a hand or a score pile, seen from behind.

    Attributes:
        value: what the backs show.
        spot: its name for movements; tells nothing but where it lies.
        count: how many cards there are.
        faces: those of them that the viewer knows.
        is_moved: whether it came here in the step that is shown.
    """

    value: int
    spot: str
    count: int
    faces: tuple[CardFace, ...]
    is_moved: bool


@dataclass(frozen=True, slots=True)
class ColorSlot:
    """The place of one color on a board.

    Attributes:
        color: its name in `terms`.
        pile: what lies there; None: nothing.
    """

    color: str
    pile: PileFace | None


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What else is to be said of a player.

    Attributes:
        text: a word or two.
        rule: the keyword of the rules on it, for a word that is not plain; else empty.
    """

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """One player.

    Attributes:
        mark: who it is.
        turn: whether it is this player's turn, and which action, in words; else empty.
        notes: what else is to be said of the player: has to choose, partner, distant, out of the game.
        needed: achievements that win; for a team together.
        achievements, specials: those owned.
        together: how many the team owns; None where nobody has a partner.
        points: of the score pile.
        score, hand: cards seen from behind; of one's own hand nothing, see `Boards.hand`.
        hand_count: cards in the hand.
        counts: visible icons.
        board: a slot for each color.
        is_active: whether it is the player's turn.
        is_out: whether the player has left the game.
        clock: the player's clock; None: none is shown.
    """

    mark: Mark
    turn: str
    notes: tuple[SeatNote, ...]
    needed: int
    achievements: tuple[int, ...]
    specials: tuple[str, ...]
    together: int | None
    points: int
    score: tuple[BackFace, ...]
    hand: tuple[BackFace, ...]
    hand_count: int
    counts: tuple[IconCount, ...]
    board: tuple[ColorSlot, ...]
    is_active: bool
    is_out: bool
    clock: ClockFace | None = None

    @property
    def has_cards(self) -> bool:
        """Whether anything lies on the board."""
        return any(slot.pile for slot in self.board)

    @property
    def owned(self) -> int:
        """Achievements owned; by the team, where there are teams."""
        return len(self.achievements) + len(self.specials) if self.together is None else self.together


def panel(
    mark: Mark,
    seen: View,
    known: Known,
    moved: LastMove,
    reader: Reader,
    after: tuple[int, ...] | None = None,
    clock: ClockFace | None = None,
) -> Panel:
    """A player, as far as who looks may know.

    Args:
        mark: whose.
        seen: what the viewer sees.
        known: which of the hidden cards the viewer can tell.
        moved: what has moved last.
        reader: who reads.
        after: the icon counts that would follow from what is about to be confirmed.
        clock: the player's clock.
    """
    player = seen.players[mark.seat]
    is_small = not mark.is_me and not (seen.seat is None and len(seen.players) == 2)
    mates = partners_of(seen, mark.seat) if seen.teams else ()
    owned = sum(len(seen.players[seat].achievements) + len(seen.players[seat].specials) for seat in (mark.seat, *mates))
    return Panel(
        mark=mark,
        turn=turn_words(seen, mark, reader),
        notes=tuple(_notes(seen, mark, reader)),
        needed=seen.needed,
        achievements=player.achievements,
        specials=player.specials,
        together=owned if mates else None,
        points=player.points,
        score=_backs(player, SCORE, known, moved, reader),
        hand=() if mark.is_me else _backs(player, HAND, known, moved, reader),
        hand_count=len(player.hand),
        counts=icon_counts(player.icons, after),
        board=board(player, reader, is_small),
        is_active=seen.active == mark.seat and seen.outcome is None,
        is_out=player.out,
        clock=clock,
    )


def turn_words(seen: View, mark: Mark, reader: Reader) -> str:
    """Whose turn it is and which action, for the player whose it is."""
    if seen.active != mark.seat or seen.outcome is not None:
        return ""
    actions = 1 if seen.turn <= short_turns(len(seen.players)) else 2
    said = (
        reader.gettext("Your turn · action {n} of {all}")
        if mark.is_me
        else reader.gettext("Turn · action {n} of {all}")
    )
    return said.format(n=max(1, actions - seen.actions_left + 1), all=actions)


def _notes(seen: View, mark: Mark, reader: Reader) -> Iterator[SeatNote]:
    if seen.players[mark.seat].out:
        yield SeatNote(reader.pgettext("a player", "out of the game"))
        return
    if seen.active < 0 and seen.outcome is None:
        yield SeatNote(reader.gettext("has chosen") if seen.has_chosen(mark.seat) else reader.gettext("has to choose"))
    elif seen.asked is not None and seen.asked.seat == mark.seat not in (seen.active, seen.seat):
        yield SeatNote(reader.gettext("has to choose"))
    if seen.seat is None or mark.is_me:
        return
    if seen.teams and mark.seat in partners_of(seen, seen.seat):
        yield SeatNote(reader.gettext("partner"))
    elif mark.seat in distant_from(seen, seen.seat):
        yield SeatNote(reader.gettext("distant"), "parley")


# -- boards ------------------------------------------------------------------------


def board(player: PlayerView, reader: Reader, is_small: bool) -> tuple[ColorSlot, ...]:
    """The five colors, so that all their top cards have room."""
    by_color = {pile.color: pile for pile in player.piles}
    beside = _most_beside([pile for pile in player.piles if pile.splay not in (UNSPLAYED, UP, ASLANT)])
    below = {UP: MOST_UP, ASLANT: MOST_ASLANT}
    slots = []
    for color, name in enumerate(COLOR_NAMES):
        pile = by_color.get(color)
        rooms = (MOST_SMALL,) if is_small or pile is None else below.get(pile.splay, beside)
        slots.append(ColorSlot(name, None if pile is None else face_of_pile(pile, reader, rooms)))
    return tuple(slots)


def _most_beside(piles: Sequence[PileView]) -> tuple[int, ...]:
    """How many edges each pile may show at its side, so that together they fit, in each width."""
    return tuple(
        next(
            (
                most
                for most in range(MOST_SLIVERS, 1, -1)
                if sum(min(len(p.covered_icons), most) for p in piles) <= room
            ),
            1,
        )
        for room in EDGES_BESIDE
    )


# -- hands and score piles ----------------------------------------------------------


def _backs(player: PlayerView, zone: str, known: Known, moved: LastMove, reader: Reader) -> tuple[BackFace, ...]:
    """The cards of a zone from behind, one for each value, the highest first."""
    faces = player.hand if zone == HAND else player.score
    told = [card_face(card, reader) for card in _told(faces, known.get((player.seat, zone), ()), reader)]
    return tuple(
        BackFace(
            value=value,
            spot=spot(player.seat, zone, value, 0),
            count=count,
            faces=tuple(card for card in told if card.age == value),
            is_moved=moved.is_at(player.seat, zone, value),
        )
        for value, count in sorted(Counter(face.value for face in faces).items(), reverse=True)
    )


def _told(faces: Sequence[Face], known: Sequence[Card], reader: Reader) -> Sequence[Card]:
    """What the viewer can tell of these cards: all of one's own."""
    own = [face for face in faces if not isinstance(face, Back)]
    place = reader.alphabetical
    return sorted(own, key=lambda card: (card.value, place(reader.card_name(card.name)))) if own else known
