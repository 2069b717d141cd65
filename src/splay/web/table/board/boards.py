"""All that lies before the players, with what can be picked of it: the boards, and the own hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from splay.position.card import Card
from splay.store.rows import FRIENDS
from splay.views.view import View
from splay.web.html.cards import CardFace, IconCount, card_face
from splay.web.table.board.clock import clock_face
from splay.web.table.board.panels import ColorSlot, Panel, panel
from splay.web.table.board.seat_view import PileSpot, SeatView, moved_before
from splay.web.table.context.facts import PageFacts
from splay.web.table.context.mark import Mark
from splay.web.table.context.movement import LastMove
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.controls.bar import WAIT, AskBar, Clickable
from splay.web.table.controls.wiring import Controls
from splay.web.table.preview.badges import PreviewBadges

LONG_HAND: Final = 7
"""A hand of more cards is drawn with small ones, in rows."""
FEW: Final = 3
"""So many cards in the hand can be drawn large where the own board has none."""
CROWD: Final = 3
"""So many others leave no room for large cards in the hand."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The own hand.

    Attributes:
        faces: its cards; none for somebody who looks on.
        opening: `CardFace.id` of the own first card, while others still choose; else empty.
    """

    faces: tuple[CardFace, ...]
    opening: str

    @property
    def style(self) -> str:
        """What boards.css needs to set the hand in columns.

        How many cards it has, the letters of the longest name, how many cards there are in each of two to five rows.
        """
        count = len(self.faces)
        letters = max((len(face.name) for face in self.faces), default=0)
        rows = ";".join(f"--row-{rows}:{-(-count // rows)}" for rows in range(2, 6))
        return f"--cards:{count};--letters:{letters};{rows}"


@dataclass(frozen=True, slots=True)
class Attention:
    """Who is awaited.

    Attributes:
        thinker: the seat of the program that may be thinking now; None: none.
        friend: the seat of the friend who is asked now; None: none.
        has_friends: whether who looks plays with friends, of whom it is shown who is here.
    """

    thinker: int | None
    friend: int | None
    has_friends: bool


@dataclass(frozen=True, slots=True)
class Boards:
    """The players.

    Attributes:
        me: the own board; None for somebody who looks on.
        others: the other players, in turn order.
        hand: the own hand.
        moved: what has moved last.
        attention: who is awaited.
        signs: what top cards would do.
        controls: what can be picked.
        counted: the icon that is compared now; empty if none is.
        is_open: whether the game is over, so that every hand and score pile lies open.
    """

    me: Panel | None
    others: tuple[Panel, ...]
    hand: Hand
    moved: LastMove
    attention: Attention
    signs: PreviewBadges
    controls: Controls
    counted: str
    is_open: bool

    @property
    def all(self) -> tuple[Panel, ...]:
        """Everybody, who looks first."""
        return (self.me, *self.others) if self.me else self.others

    @property
    def by_seat(self) -> tuple[Panel, ...]:
        """Everybody, by seat."""
        return tuple(sorted(self.all, key=lambda who: who.mark.seat))

    @property
    def is_duel(self) -> bool:
        """Whether one other board has all the room."""
        return len(self.others) == 1

    @property
    def is_watched_duel(self) -> bool:
        """Whether somebody looks on at two boards, which have all the room."""
        return self.me is None and len(self.others) == 2

    @property
    def has_long_hand(self) -> bool:
        """Whether the hand is drawn small: it is long, or the boards of three others and more need the room."""
        return len(self.hand.faces) > LONG_HAND or len(self.others) >= CROWD

    @property
    def is_bare(self) -> bool:
        """Whether the own board has no cards yet, so that the few of the hand can have its room."""
        return self.me is not None and not self.me.has_cards and 0 < len(self.hand.faces) <= FEW

    @property
    def lit_cards(self) -> tuple[Clickable | None, ...]:
        """What picking each card of the hand would do."""
        return tuple(self.controls.clickable("card", face.english) for face in self.hand.faces)

    @property
    def moved_to_hand(self) -> LastMove | None:
        """What has moved last, if it has come to the own hand."""
        mine = self.me is not None and self.moved.seat == self.me.mark.seat
        return self.moved if self.moved.zone == "hand" and mine else None

    def mark(self, seat: int) -> Mark:
        """A player's sign."""
        return next(each.mark for each in self.all if each.mark.seat == seat)

    def marks_of(self, players: Sequence[Panel]) -> tuple[Mark, ...]:
        """The signs of players."""
        return tuple(who.mark for who in players)

    def counts_of(self, players: Sequence[Panel]) -> tuple[tuple[IconCount, ...], ...]:
        """Each icon, as the players have it."""
        return tuple(zip(*(who.counts for who in players), strict=True))

    def place(self, who: Panel) -> SeatView:
        """The place of a player at the table."""
        seat, attention = who.mark.seat, self.attention
        return SeatView(
            panel=who,
            spots=tuple(self._spot(who, slot) for slot in who.board) if who.has_cards else (),
            clickable=self.controls.clickable("player", seat),
            moved=moved_before(who, self.moved),
            thinks=attention.thinker == seat,
            is_asked=attention.friend == seat,
            has_friends=attention.has_friends,
            is_open=self.is_open,
            counted=self.counted,
            wiring=self.controls.wiring,
        )

    def _spot(self, who: Panel, slot: ColorSlot) -> PileSpot:
        pile, controls = slot.pile, self.controls
        if pile is None:
            return PileSpot(slot, None, None, None, ())
        clickable = controls.clickable("card", pile.top.english)
        if clickable is None and who.mark.is_me:
            clickable = controls.clickable("color", slot.color)  # one's own may be picked as a color
        moved = self.moved if pile.has(self.moved.card) else None
        fores = self.signs.own.get(pile.top.id, ()) if who.mark.is_me else ()
        return PileSpot(slot, clickable, moved, self.signs.threats.get(pile.top.id), fores)


def boards_of(facts: PageFacts, ask: AskBar, controls: Controls, signs: PreviewBadges) -> Boards:
    """The players, as far as the viewer may know.

    Args:
        facts: what is known of the table.
        ask: the question bar.
        controls: what can be picked.
        signs: what top cards would do.
    """
    about = facts.question
    now, seat = about.view, about.seat
    panels = _panels(facts, ask.after)
    has_friends = seat is not None and about.table.kind == FRIENDS
    is_friend = has_friends and ask.mode == WAIT and not ask.thinks
    return Boards(
        me=None if seat is None else panels[seat],
        others=tuple(panels[other] for other in _around(len(panels), seat)),
        hand=_hand(now, about.vocabulary),
        moved=facts.moved,
        attention=Attention(
            thinker=ask.mark.seat if ask.mark and ask.thinks else None,
            friend=ask.mark.seat if ask.mark and is_friend else None,
            has_friends=has_friends,
        ),
        signs=signs,
        controls=controls,
        counted=ask.counted,
        is_open=facts.is_over and not about.showing.as_then,
    )


def _panels(facts: PageFacts, after: tuple[int, ...] | None) -> list[Panel]:
    """The players, by seat.

    Args:
        facts: what is known of the table.
        after: the own icon counts that would follow from what is about to be confirmed.
    """
    about, known, moved = facts.question, facts.known, facts.moved
    now, reader, is_now = about.view, about.vocabulary.reader, facts.sight.is_now
    panels = []
    for mark in about.vocabulary.marks:
        runs = is_now and not now.players[mark.seat].out
        clock = clock_face(about.table, mark.seat, reader) if runs else None
        panels.append(panel(mark, now, known, moved, reader, after if mark.is_me else None, clock))
    return panels


def _around(count: int, seat: int | None) -> list[int]:
    """The other seats, from the left."""
    return list(range(count)) if seat is None else [(seat + step) % count for step in range(1, count)]


def _hand(now: View, vocabulary: Vocabulary) -> Hand:
    reader = vocabulary.reader
    cards = () if now.seat is None else now.players[now.seat].hand
    faces = tuple(card_face(card, reader) for card in cards if isinstance(card, Card))
    return Hand(faces, card_face(now.opening, reader).id if now.opening else "")
