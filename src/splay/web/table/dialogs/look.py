"""What dialogs show: a pile, an age, a hand, a score pile; what lies where, and what an unknown card could be.

Everything comes from what the seat sees at a step and what it remembers then.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from splay.position.card import Back, Card
from splay.position.slots import SHOWN_PLACES
from splay.position.terms import ACHIEVEMENTS, COLOR_NAMES, DECK, HAND, HEX, JUNK, SCORE, SPLAY_NAMES
from splay.rules.turn_actions import points_needed
from splay.text.reader import Reader
from splay.text.special_achievements import special_condition
from splay.views.forecast import claimable_ages
from splay.views.memory import Memory
from splay.views.view import View
from splay.views.whereabouts import UNSEEN, Place
from splay.web.html.cards import CardFace, card_face
from splay.web.table.dialogs.places import how_many_there, where_words

TOP_SHOWS: Final = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class PileRow:
    """One card with its sentences.

    Attributes:
        face: the card.
        shows: for each of its four places whether the icon there counts.
    """

    face: CardFace
    shows: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Spotted:
    """One card and where it lies, as far as the viewer can tell."""

    face: CardFace
    where: str
    is_unseen: bool


@dataclass(frozen=True, slots=True)
class Unknown:
    """Backs of one value.

    Attributes:
        value: that value.
        label: how many there are, and where.
        known: those of them that the viewer can tell.
        could_be: what the rest could be.
    """

    value: int
    label: str
    known: tuple[CardFace, ...]
    could_be: tuple[CardFace, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A line: whose or what, and what is to be said of it."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class CloserLook:
    """A dialog.

    Attributes:
        title: its heading.
        sign: name of the sign beside it; may be empty.
        value: the back beside it; 0: none.
        note: a sentence below everything.
        rows: cards to read.
        spotted: cards of an age, and where they are.
        unknown: backs.
        facts: other lines.
    """

    title: str
    sign: str = ""
    value: int = 0
    note: str = ""
    rows: tuple[PileRow, ...] = ()
    spotted: tuple[Spotted, ...] = ()
    unknown: tuple[Unknown, ...] = ()
    facts: tuple[Fact, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to look at."""
        return not (self.rows or self.spotted or self.unknown or self.facts)


class Looking:
    """Makes dialogs for one viewer at one step."""

    def __init__(self, seen: View, memory: Memory, reader: Reader) -> None:
        self.seen = seen
        self.seat = seen.seat
        self.memory = memory
        self.reader = reader
        self._alphabet = reader.alphabetical

    def _order(self, card: Card) -> object:
        """Where a card stands in the alphabet of the reader."""
        return self._alphabet(self.reader.card_name(card.name))

    def _faces(self, cards: Iterable[Card]) -> tuple[CardFace, ...]:
        return tuple(card_face(card, self.reader) for card in cards)

    def _rows(self, cards: Iterable[Card], shows: Sequence[int] = TOP_SHOWS) -> tuple[PileRow, ...]:
        return tuple(self._row(card, shows) for card in cards)

    def _row(self, card: Card, shows: Sequence[int]) -> PileRow:
        return PileRow(
            card_face(card, self.reader), tuple(at in shows and icon != HEX for at, icon in enumerate(card.icons))
        )

    # -- piles ---------------------------------------------------------------------

    def pile(self, seat: int, color: int) -> CloserLook:
        """A pile, from the top."""
        name = COLOR_NAMES[color]
        label = self.reader.color(name).capitalize()
        pile = next((pile for pile in self.seen.players[seat].piles if pile.color == color), None)
        if pile is None:
            title = self.reader.gettext("{color}: no card").format(color=label)
            return CloserLook(title, f"mark-{name}")
        count = pile.count or len(pile.cards)
        title = self.reader.ngettext("{color}: {count} card, {splay}", "{color}: {count} cards, {splay}", count)
        hidden = (pile.count or 0) - len(pile.cards)
        note = ""
        if pile.count is None or hidden > 0:
            note = self.reader.gettext("At this table, other players’ covered cards are secret.")
        rows = (self._row(pile.cards[0], TOP_SHOWS), *self._rows(pile.cards[1:], SHOWN_PLACES[pile.splay]))
        splay = self.reader.splay(SPLAY_NAMES[pile.splay])
        return CloserLook(title.format(color=label, count=count, splay=splay), f"mark-{name}", note=note, rows=rows)

    # -- ages ----------------------------------------------------------------------

    def age(self, age: int) -> CloserLook:
        """All cards of an age and where each is, as far as the viewer can tell."""
        cards = self.memory.whereabouts(age)
        title = self.reader.ngettext(
            "Age {age}: {cards} cards, {count} in the deck", "Age {age}: {cards} cards, {count} in the deck", len(cards)
        ).format(age=age, cards=len(cards), count=self.seen.decks[age])
        spotted = tuple(
            Spotted(
                card_face(card, self.reader), where_words(self.seen, card, place, self.reader), place.kind == UNSEEN
            )
            for card, place in sorted(cards, key=lambda each: (each[1].kind == UNSEEN, self._order(each[0])))
        )
        return CloserLook(title, value=age, spotted=spotted, note=self._not_seen(age))

    def _not_seen(self, age: int) -> str:
        """Where the cards of an age lie that the viewer cannot tell."""
        known = self.memory.known
        parts = []
        for (seat, kind), count in self._backs(age).items():
            left = count - sum(card.age == age for card in known.get((seat, kind), ()))
            if left > 0:
                parts.append(how_many_there(self.seen, left, Place(kind, seat), self.reader))
        if not parts:
            return ""
        return self.reader.gettext("Unknown: {places}.").format(places=self.reader.listed(parts))

    def _backs(self, age: int) -> Counter[tuple[int | None, str]]:
        """How many cards of an age lie face down, by whose and where."""
        seen = self.seen
        found: Counter[tuple[int | None, str]] = Counter()
        found[None, DECK] = seen.decks[age]
        found[None, ACHIEVEMENTS] = seen.available.count(age)
        found[None, JUNK] = seen.junk.count(age)
        for player in seen.players:
            for kind, zone in ((HAND, player.hand), (SCORE, player.score)):
                found[player.seat, kind] = sum(isinstance(face, Back) and face.value == age for face in zone)
            found[player.seat, ACHIEVEMENTS] = player.achievements.count(age)
        return found

    # -- zones ---------------------------------------------------------------------

    def hand(self, seat: int) -> CloserLook:
        """A hand: one's own to read, another's as far as it is known."""
        reader = self.reader
        faces = self.seen.players[seat].hand
        if seat == self.seat:
            title = reader.ngettext("Your hand: {count} card", "Your hand: {count} cards", len(faces))
        else:
            title = reader.ngettext("{who}’s hand: {count} card", "{who}’s hand: {count} cards", len(faces))
        title = title.format(count=len(faces), who=self.seen.players[seat].name)
        return self._zone(title, "hand", faces, Place(HAND, seat))

    def score(self, seat: int) -> CloserLook:
        """A score pile."""
        reader, player = self.reader, self.seen.players[seat]
        if seat == self.seat:
            title = reader.ngettext("Your score pile: {count} point", "Your score pile: {count} points", player.points)
        else:
            title = reader.ngettext(
                "{who}’s score pile: {count} point", "{who}’s score pile: {count} points", player.points
            )
        title = title.format(count=player.points, who=player.name)
        return self._zone(title, "score", player.score, Place(SCORE, seat))

    def _zone(self, title: str, sign: str, faces: Sequence[Card | Back], place: Place) -> CloserLook:
        seen = (face for face in faces if isinstance(face, Card))
        open_cards = sorted(seen, key=lambda card: (card.value, self._order(card)))
        backs = Counter(face.value for face in faces if isinstance(face, Back))
        return CloserLook(title, sign, rows=self._rows(open_cards), unknown=self._unknown(backs, place))

    def _unknown(self, backs: Counter[int], place: Place) -> tuple[Unknown, ...]:
        known = self.memory.known.get((place.seat, place.kind), ())
        found = []
        for value, count in sorted(backs.items()):
            told = [card for card in known if card.value == value]
            left = count - len(told)
            rest = [card for card in self.memory.could_be(value, place) if card not in told] if left > 0 else []
            label = self.reader.ngettext("{count} card of value {value}", "{count} cards of value {value}", count)
            found.append(Unknown(value, label.format(count=count, value=value), self._faces(told), self._faces(rest)))
        return tuple(found)

    def junk(self) -> CloserLook:
        """The junk pile, which nobody may look into."""
        reader, seen = self.reader, self.seen
        title = reader.ngettext("Junk pile: {count} card", "Junk pile: {count} cards", len(seen.junk))
        facts = tuple(
            Fact(reader.special(name), reader.gettext("special achievement, out of play")) for name in seen.junked
        )
        note = reader.gettext("Cards here are out of play, and nobody may look at them.")
        unknown = self._unknown(Counter(seen.junk), Place(JUNK))
        return CloserLook(title.format(count=len(seen.junk)), "junk", note=note, unknown=unknown, facts=facts)

    def box(self) -> CloserLook:
        """Cards that were taken out of the game."""
        title = self.reader.ngettext(
            "Out of the game: {count} card", "Out of the game: {count} cards", len(self.seen.box)
        )
        return CloserLook(title.format(count=len(self.seen.box)), "junk", rows=self._rows(self.seen.box))

    # -- achievements --------------------------------------------------------------

    def achievements(self) -> CloserLook:
        """Which achievements are to be had, what each takes, and who has which."""
        reader, seen = self.reader, self.seen
        near = claimable_ages(seen, self.seat) if self.seat is not None else []
        facts = []
        for age in sorted(set(seen.available)):
            said = reader.gettext("{points} points and a top card of value {age} or more")
            if age in near:
                said = reader.gettext("{points} points and a top card of value {age} or more: within your reach")
            label = reader.gettext("Age {age}").format(age=age)
            facts.append(Fact(label, said.format(points=points_needed(age), age=age)))
        facts += [Fact(reader.special(name), special_condition(name, seen.rules, reader)) for name in seen.specials]
        for player in seen.players:
            owned = [reader.gettext("age {age}").format(age=age) for age in player.achievements]
            owned += [reader.special(name) for name in player.specials]
            facts.append(Fact(player.name, reader.listed(owned) or reader.gettext("none yet")))
        title = reader.gettext("Achievements: {needed} win").format(needed=seen.needed)
        return CloserLook(
            title,
            "achievement",
            unknown=self._unknown(Counter(seen.available), Place(ACHIEVEMENTS)),
            facts=tuple(facts),
        )

    def special(self, name: str) -> CloserLook:
        """A special achievement: what it takes, and how far everybody is."""
        reader, seen = self.reader, self.seen
        facts = []
        for player in seen.players:
            done, needed = seen.rules.progress(name, player)
            said = reader.gettext("has it") if name in player.specials else reader.gettext("{done} of {needed}")
            facts.append(Fact(player.name, said.format(done=min(done, needed), needed=needed)))
        note = special_condition(name, seen.rules, reader)
        if name in seen.junked:
            note = reader.gettext("It is in the junk pile, out of play.")
        return CloserLook(reader.special(name), "achievement", note=note, facts=tuple(facts))
