"""What others have done, in a few words: an action or a turn on the way to now, and the last one once it is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from markupsafe import Markup

from splay.host.following import STEP, TURN
from splay.position.card import Card
from splay.position.card_moves import Event
from splay.position.events import DogmaBegins, EffectBegins
from splay.text.log import NOTHING, LogDeed, LogLine, LogTurn, importance
from splay.views.view import View
from splay.web.html.cards import CardFace
from splay.web.table.context.facts import PageFacts
from splay.web.table.context.mark import Mark
from splay.web.table.log.shared import TableTelling

MOST_RESULTS: Final = 4
"""So much of what came of it is told at once."""
MOST_IN_A_LINE: Final = 4


@dataclass(frozen=True, slots=True)
class ActionSummary:
    """An action or a turn.

    Attributes:
        mark: whose; None: the first cards of all.
        deeds: what was done.
        results: what came of it, that for the reader first.
        more: how much of it is left out.
        before: the step before it.
        nth, turns: which turn it is of those before the reader's, counted from 1, and how many there are; 0: not told.
        card: the card that was carried out; None: none.
        effect: number of the effect that counts most for the reader; 0: none.
    """

    mark: Mark | None
    deeds: tuple[Markup, ...]
    results: tuple[LogLine[Markup], ...]
    more: int
    before: int
    nth: int = 0
    turns: int = 0
    card: CardFace | None = None
    effect: int = 0


@dataclass(frozen=True, slots=True)
class Latest:
    """What others did since the reader's last action, in one line.

    Attributes:
        mark: who did it.
        texts: what.
        to_me: whether it was done to the reader.
        card: the card that was carried out; None: none.
        effect: number of the effect that counts most for the reader; 0: none.
    """

    mark: Mark
    texts: tuple[Markup, ...]
    to_me: bool
    card: CardFace | None = None
    effect: int = 0


def summary(told: TableTelling, facts: PageFacts) -> ActionSummary | None:
    """What is followed at the step that is shown; None where nothing is.

    Args:
        told: the game as it is told to the viewer.
        facts: what is known of the table.
    """
    about = facts.question
    showing, seat, step, vocabulary = about.showing, about.seat, about.at.step, about.vocabulary
    if not showing.moving:
        return None
    turn = _turn_at(told.turns, step)
    if turn is None or not turn.deeds:
        return None
    by_turn = showing.by == TURN or (showing.wait is None and showing.by != STEP)
    deeds = turn.deeds if by_turn else turn.deeds[-1:]
    results = results_of(deeds)
    first = deeds[0].line.first
    card, effect = _carried_out(facts.happened(first - 1, step), seat)
    nth, turns = place_before(about.view, turn.seat)
    return ActionSummary(
        mark=None if turn.seat is None else vocabulary.marks[turn.seat],
        deeds=tuple(deed.line.text for deed in deeds),
        results=results[:MOST_RESULTS],
        more=len(results) - len(results[:MOST_RESULTS]),
        before=first - 1,
        nth=nth,
        turns=turns,
        card=vocabulary.face(card.name) if card else None,
        effect=effect,
    )


def latest(told: TableTelling, facts: PageFacts) -> Latest | None:
    """The last that others have done since the reader's last action, or what they did to the reader.

    Args:
        told: the game as it is told to the viewer.
        facts: what is known of the table.
    """
    about = facts.question
    seat, vocabulary = about.seat, about.vocabulary
    if seat is None or not about.showing.is_rest or about.view.outcome is not None:
        return None
    turns = list(since_own(told.turns, seat))
    if not turns:
        return None
    hits = [(turn, line) for turn in turns for line in results_of(turn.deeds) if line.to_me]
    if hits:
        turn, last = hits[-1]
        deeds = [deed for deed in turn.deeds if last in deed.results]
        lines = [line for hit, line in hits if hit is turn]
    else:
        turn = turns[-1]
        deeds = turn.deeds
        lines = list(chain.from_iterable(in_short(deed) for deed in turn.deeds))
    assert turn.seat is not None
    card, effect = _carried_out(facts.happened(deeds[0].line.first - 1, deeds[-1].end), seat)
    face = vocabulary.face(card.name) if card else None
    return Latest(vocabulary.marks[turn.seat], in_a_line(lines), bool(hits), face, effect)


def results_of(deeds: Sequence[LogDeed[Markup]]) -> tuple[LogLine[Markup], ...]:
    """What came of some deeds: first what was done to the reader, last what came to nothing, which is said once."""
    found = list(chain.from_iterable(deed.results for deed in deeds))
    said = {line.text: line for line in found if line.kind == NOTHING}.values()
    return tuple(sorted((*(line for line in found if line.kind != NOTHING), *said), key=importance))


def in_short(deed: LogDeed[Markup]) -> tuple[LogLine[Markup], ...]:
    """A deed and the most important of what came of it."""
    return (deed.line, *deed.results[:1])


def in_a_line(lines: Sequence[LogLine[Markup]]) -> tuple[Markup, ...]:
    """What is told in one line: cards are listed only where nothing else needs the room."""
    if len(lines) == 1:
        return (lines[0].text,)
    return tuple(line.counted or line.text for line in lines[:MOST_IN_A_LINE])


def since_own(turns: Sequence[LogTurn[Markup]], seat: int) -> Sequence[LogTurn[Markup]]:
    """The turns of others since a seat last acted, the latest last."""
    found: list[LogTurn[Markup]] = []
    for turn in reversed(turns):
        if turn.seat is None or (turn.seat == seat and turn.deeds):
            break
        if turn.deeds:
            found.append(turn)
    return found[::-1]


def place_before(seen: View, acting: int | None) -> tuple[int, int]:
    """Which of the turns before the viewer's a player's turn is, counted from 1, and how many there are.

    Both are 0 where that says nothing: for somebody who looks on or is out, in the own turn, before the first turn.
    """
    seats = [player.seat for player in seen.players if not player.out]
    if seen.seat not in seats or acting not in seats or acting == seen.seat:
        return 0, 0
    return (seats.index(acting) - seats.index(seen.seat)) % len(seats), len(seats) - 1


def _turn_at(turns: Sequence[LogTurn[Markup]], step: int) -> LogTurn[Markup] | None:
    """As much of the turn at a step as had happened then."""
    begun = next((turn for turn in reversed(turns) if turn.start <= step), None)
    return None if begun is None else begun.up_to(step)


def _carried_out(happened: Sequence[Event], seat: int | None) -> tuple[Card | None, int]:
    """The card that was activated, and the effect of it that counts most: the last one of the viewer, else the last."""
    begins = [at for at, event in enumerate(happened) if isinstance(event, DogmaBegins)]
    if not begins:
        return None, 0
    activated = happened[begins[-1]]
    assert isinstance(activated, DogmaBegins)
    effects = [
        event
        for event in happened[begins[-1] :]
        if isinstance(event, EffectBegins) and event.effect.card == activated.card.name
    ]
    counts = [event for event in effects if event.seat == seat] or effects
    return activated.card, counts[-1].effect.number if counts else 0
