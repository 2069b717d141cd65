"""What belongs to nobody yet: decks, achievements, the junk pile; the head of the table."""

from collections import defaultdict
from dataclasses import dataclass

from splay.position.terms import BOX, DECK, JUNK
from splay.rules.turn_actions import points_needed
from splay.text.special_achievements import special_condition
from splay.views.forecast import claimable_ages, drawn_value
from splay.views.view import View
from splay.web.table.context.mark import Mark
from splay.web.table.context.movement import LastMove
from splay.web.table.context.vocabulary import Vocabulary
from splay.web.table.controls.bar import Clickable
from splay.web.table.controls.wiring import Controls


@dataclass(frozen=True, slots=True)
class Deck:
    """An age: its deck and its achievement.

    Attributes:
        age: the age.
        count: cards left.
        points: what its achievement needs; 0 if there is none to be had.
        available: how many achievements of that age nobody owns.
        within_reach: whether who looks could claim it, were it the time.
        owners: who has one.
        is_junked: whether its achievement was junked.
        drawers: who would draw here now.
        is_mine: whether who looks would.
    """

    age: int
    count: int
    points: int
    available: int
    within_reach: bool
    owners: tuple[Mark, ...]
    is_junked: bool
    drawers: tuple[Mark, ...]
    is_mine: bool


@dataclass(frozen=True, slots=True)
class SpecialAchievement:
    """A special achievement.

    Attributes:
        name: its name in `terms`.
        label: its name for readers.
        owner: who has it.
        done, needed: how far who looks has come; both 0 for somebody who only looks on.
        is_junked: whether it was junked.
        condition: what it takes.
    """

    name: str
    label: str
    owner: Mark | None
    done: int
    needed: int
    is_junked: bool
    condition: str


@dataclass(frozen=True, slots=True)
class Supply:
    """The head of the table.

    Attributes:
        decks: by age.
        specials: the five special achievements.
        junk: cards in the junk pile; None in an edition without one.
        removed: cards taken out of the game.
    """

    decks: tuple[Deck, ...]
    specials: tuple[SpecialAchievement, ...]
    junk: int | None
    removed: int


@dataclass(frozen=True, slots=True)
class Header:
    """The head of the table, with what can be picked of it.

    Attributes:
        supply: what lies there.
        controls: what can be picked.
        moved: what has moved last.
    """

    supply: Supply
    controls: Controls
    moved: LastMove

    @property
    def moved_here(self) -> LastMove | None:
        """What has moved last, if it has come here."""
        return self.moved if self.moved.zone in (DECK, JUNK, BOX) else None

    @property
    def lit_decks(self) -> tuple[tuple[Clickable | None, Clickable | None], ...]:
        """What picking each deck would do, and its achievement."""
        clickable = self.controls.clickable
        return tuple((clickable("deck", each.age), clickable("achievement", each.age)) for each in self.supply.decks)

    @property
    def lit_specials(self) -> tuple[Clickable | None, ...]:
        """What picking each special achievement would do."""
        return tuple(self.controls.clickable("achievement", each.name) for each in self.supply.specials)


def supply(seen: View, vocabulary: Vocabulary) -> Supply:
    """The head of the table.

    Args:
        seen: what the viewer sees.
        vocabulary: how things are named.
    """
    marks = vocabulary.marks
    edition = seen.rules.edition
    within_reach = claimable_ages(seen, seen.seat) if seen.seat is not None else ()
    draws = {mark.seat: drawn_value(seen, mark.seat) for mark in marks if not seen.players[mark.seat].out}
    drawers, owned = defaultdict[int | None, list[Mark]](list), defaultdict[int, list[Mark]](list)
    for mark in marks:
        if mark.seat in draws:
            drawers[draws[mark.seat]].append(mark)
        for age in dict.fromkeys(seen.players[mark.seat].achievements):
            owned[age].append(mark)
    decks = []
    for age in range(1, edition.last_age + 1):
        owners = tuple(owned.get(age, ()))
        available = seen.available.count(age)
        decks.append(
            Deck(
                age=age,
                count=seen.decks[age],
                points=points_needed(age) if available else 0,
                available=available,
                within_reach=age in within_reach,
                owners=owners,
                is_junked=not available and not owners and age in edition.standard_achievements,
                drawers=tuple(drawers.get(age, ())),
                is_mine=seen.seat is not None and draws.get(seen.seat) == age,
            )
        )
    specials = tuple(_special(name, seen, vocabulary) for name in seen.rules.special_achievements)
    junk = len(seen.junk) + len(seen.junked) if edition.has_junk else None
    return Supply(tuple(decks), specials, junk, len(seen.box))


def _special(name: str, seen: View, vocabulary: Vocabulary) -> SpecialAchievement:
    reader = vocabulary.reader
    owner = next((mark for mark in vocabulary.marks if name in seen.players[mark.seat].specials), None)
    done, needed = (0, 0) if seen.seat is None else seen.rules.progress(name, seen.players[seen.seat])
    return SpecialAchievement(
        name=name,
        label=reader.special(name),
        owner=owner,
        done=min(done, needed),
        needed=needed,
        is_junked=name in seen.junked,
        condition=special_condition(name, seen.rules, reader),
    )
