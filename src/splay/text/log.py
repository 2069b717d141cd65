"""The log of a game: what has happened, grouped by turn and by deed, with reasons.

A `Telling` receives the events of each pick and keeps what it has told, so that a long
game costs no more than its last pick.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, Generic

from splay.position.card import Card
from splay.position.card_moves import CardMoves, Draw, Event, Exchange, Junk, PayForParley, Remove, Transfer
from splay.position.events import DogmaBegins, EffectBegins, Lose, Reveal, ShareBonus, TurnBegins, Win
from splay.position.terms import ACHIEVEMENTS, HAND
from splay.text import messages as phrases
from splay.text.narration import Cause, Narration, either
from splay.text.outcomes import Outcomes, Unchanged
from splay.text.voice import Text

DEED: Final = "deed"
WHY: Final = "why"
STEP: Final = "step"
CHOSEN: Final = "chosen"
NOTHING: Final = "nothing"

MANY: Final = 4
"""When a player does the same with at least this many cards in a row, they are told in one line."""
_FRAMES: Final = (TurnBegins, DogmaBegins, EffectBegins)
_RUNS: Final = (*phrases.MANY, Transfer, Exchange)


@dataclass(frozen=True, slots=True)
class LogLine(Generic[Text]):
    """One sentence of the log.

    Attributes:
        first, step: the steps it covers: the table after the first and after the last of them.
        text: the sentence.
        kind: what a player does, its reason or a consequence, that there was none, or a choice made for the reader.
        about_me: whether the reader was concerned by what another player did.
        to_me: whether it was done to the reader.
    """

    first: int
    step: int
    text: Text
    kind: str
    about_me: bool = False
    to_me: bool = False


@dataclass(slots=True)
class LogDeed(Generic[Text]):
    """What a player does, and everything that follows from it."""

    line: LogLine[Text]
    lines: list[LogLine[Text]] = field(default_factory=list)

    @property
    def about_me(self) -> bool:
        """Whether any of it concerned the reader."""
        return self.line.about_me or any(line.about_me for line in self.lines)

    @property
    def is_dogma(self) -> bool:
        """Whether there are reasons for what came of it."""
        return any(line.kind == WHY for line in self.lines)

    @property
    def end(self) -> int:
        """The step of its last line."""
        return max((line.step for line in self.lines), default=self.line.step)

    @property
    def results(self) -> tuple[LogLine[Text], ...]:
        """What came of it: first what was done to the reader, then what else concerned the reader, then the rest."""
        told = [line for line in self.lines if line.kind in (STEP, CHOSEN)]
        told = told or [line for line in self.lines if line.kind == NOTHING]
        return tuple(sorted(told, key=lambda line: (not line.to_me, not line.about_me)))

    def up_to(self, step: int) -> "LogDeed[Text]":
        """As much of it as had happened at a step."""
        return LogDeed(self.line, [line for line in self.lines if line.step <= step])


@dataclass(slots=True)
class LogTurn(Generic[Text]):
    """A turn.

    Attributes:
        seat: whose turn it is; None for the first cards, before the first turn.
        number: the number of the turn.
        start: the step at which it began.
        deeds: what was done in it.
    """

    seat: int | None
    number: int
    start: int
    deeds: list[LogDeed[Text]] = field(default_factory=list)

    @property
    def about_me(self) -> bool:
        """Whether anything in it concerned the reader."""
        return any(deed.about_me for deed in self.deeds)

    @property
    def end(self) -> int:
        """The step of its last line."""
        last = self.deeds[-1] if self.deeds else None
        return self.start if last is None else (last.lines[-1] if last.lines else last.line).step

    def up_to(self, step: int) -> "LogTurn[Text]":
        """As much of it as had happened at a step."""
        deeds = [deed.up_to(step) for deed in self.deeds if deed.line.step <= step]
        return LogTurn(self.seat, self.number, self.start, deeds)


class Telling(Generic[Text]):
    """A game told to one reader.

    Attributes:
        turns: what has been told.
        narration: makes the sentences.
    """

    def __init__(self, narration: Narration[Text]) -> None:
        self.narration = narration
        self.turns: list[LogTurn[Text]] = []
        self._step = 0
        self._cause = Cause()
        self._deed: LogDeed[Text] | None = None
        self._outcomes = Outcomes()

    def tell(
        self,
        happened: Sequence[Event],
        *,
        begins_action: bool,
        chosen: str | None = None,
        answered: str | None = None,
        ends_action: bool = False,
    ) -> None:
        """Tell what one pick caused.

        Args:
            happened: its events, as the reader may know them.
            begins_action: whether the pick answered an action decision.
            chosen: the option, if it was chosen for the reader.
            answered: the option, if the reader has answered a question of an effect.
            ends_action: whether the next question is for an action, or there is none.
        """
        if begins_action:
            self._begin_action()
        elif answered is not None:
            self._outcomes.answered(answered)
        if chosen is not None:
            step = self._step + min(1, len(happened))
            self._add(LogLine(step, step, self.narration.chosen(chosen), CHOSEN))
        at = 0
        while at < len(happened):
            at += self._joined(happened[at:], self._step + at)
        self._step += len(happened)
        if ends_action:
            self._end_action(self._step)

    # -- events ----------------------------------------------------------------------

    def _joined(self, happened: Sequence[Event], before: int) -> int:
        """Tell the next event, or several in one line; returns how many."""
        event = happened[0]
        follower = happened[1] if len(happened) > 1 else None
        if isinstance(event, ShareBonus) and isinstance(follower, Draw):
            self._end_effects()
            self._outcomes.forget()
            self._add(self._line(self.narration.drawn_for_sharing(follower), before, 2, follower))
            return 2
        if follower is not None and _is_drawn_for(event, follower):
            return self._drawn_and_used(happened, before)
        gone = _lost_together(happened)
        if len(gone) >= MANY:
            self._add(self._line(self.narration.lost(gone), before, len(gone), event))
            return len(gone)
        run = _alike(happened)
        if run and len(run) < len(happened) and _is_drawn_for(run[-1], happened[len(run)]):
            run.pop()
        if len(run) >= MANY:
            self._add(self._line(self.narration.many(run, self._cause), before, len(run), event))
            return len(run)
        self._one(event, before)
        return 1

    def _drawn_and_used(self, happened: Sequence[Event], before: int) -> int:
        """Tell of cards that are each drawn and used at once."""
        pairs: list[tuple[Draw, CardMoves | Reveal]] = []
        for draw, use in zip(happened[::2], happened[1::2], strict=False):
            pair = _drawn_for(draw, use)
            if pair is None or (pairs and not _is_alike(pairs[0][1], use)):
                break
            pairs.append(pair)
        draw, use = pairs[0]
        if len(pairs) >= MANY:
            text = self.narration.many_drawn(use, [either(*pair) for pair in pairs])
            self._add(self._line(text, before, 2 * len(pairs), use))
            return 2 * len(pairs)
        self._add(self._line(self.narration.drawn_and_used(draw, use), before, 2, use))
        return 2

    def _one(self, event: Event, before: int) -> None:
        match event:
            case TurnBegins():
                self._end_action(before)
                self.turns.append(LogTurn(event.seat, event.turn, before + 1))
                self._begin_action()
                return
            case EffectBegins():
                self._effect(event, before)
                return
            case DogmaBegins():
                self._cause = Cause(card=event.card.name, counts=event.counts)
                self._outcomes.activated(event)
                self._add(self._line(self.narration.sentence(event), before, 1, event))
                self._add(LogLine(before + 1, before + 1, self.narration.counted(event), WHY))
                return
            case ShareBonus():
                self._end_effects()
                self._outcomes.forget()
            case PayForParley():
                self._nothing(self._outcomes.ended())
            case Win() | Lose(by_card=""):
                self._outcomes.forget()
                self._begin_action()
        self._add(self._line(self.narration.sentence(event, self._cause), before, 1, event))

    def _effect(self, event: EffectBegins, before: int) -> None:
        """Tell who carries out what, unless it is obvious from the deed."""
        effect = event.effect
        self._nothing(self._outcomes.begun(event, before + 1))
        cause = Cause(event.seat, self._cause.card, self._cause.counts, (effect.card, effect.number))
        self._cause = cause
        is_single = len(self.narration.cards.by_name[effect.card].effects) == 1
        is_plain = event.seat == event.activator and effect.card == cause.card and is_single
        if not event.resumed and not is_plain:
            text = self.narration.sentence(event, cause)
            self._add(LogLine(before + 1, before + 1, text, WHY, about_me=self._is_about_me(event)))

    # -- where a line goes ---------------------------------------------------------

    def _begin_action(self) -> None:
        self._deed, self._cause = None, Cause()

    def _end_effects(self) -> None:
        self._nothing(self._outcomes.ended())
        self._cause = Cause()

    def _end_action(self, step: int) -> None:
        """Tell of what came to nothing, once the action is over."""
        self._nothing(self._outcomes.ended())
        shared = self._outcomes.unshared()
        if shared is not None:
            self._add(LogLine(step, step, self.narration.unshared(shared), NOTHING))

    def _nothing(self, what: Unchanged | None) -> None:
        """Tell that an effect has changed nothing."""
        if what is not None:
            text = self.narration.unchanged(what.event.seat, what.reader)
            self._add(LogLine(what.step, what.step, text, NOTHING, about_me=self._is_about_me(what.event)))

    def _add(self, line: LogLine[Text]) -> None:
        if line.kind not in (WHY, NOTHING):
            self._outcomes.changed()
        if not self.turns:
            self.turns.append(LogTurn(None, 0, 0))
        if self._deed is None:
            # A choice made for the reader is a note, never the cause of what follows.
            deed = LogDeed(line)
            self.turns[-1].deeds.append(deed)
            self._deed = deed if self.turns[-1].seat is not None and line.kind != CHOSEN else None
        else:
            self._deed.lines.append(line)

    def _line(self, text: Text, before: int, count: int, event: Event) -> LogLine[Text]:
        """A line for this many events; `event` decides who is concerned."""
        about_me = self._is_about_me(event)
        kind = DEED if self._deed is None else STEP
        return LogLine(before + 1, before + count, text, kind, about_me, about_me and not isinstance(event, _FRAMES))

    def _is_about_me(self, event: Event) -> bool:
        """Whether the reader is concerned by what happens in another player's turn."""
        me = self.narration.seat
        if me is None or not self.turns or self.turns[-1].seat in (me, None):
            return False
        return me in (
            event.whose,
            event.to if isinstance(event, CardMoves) else None,
            event.distant if isinstance(event, PayForParley) else None,
        )


def _drawn_for(draw: Event, use: Event) -> tuple[Draw, CardMoves | Reveal] | None:
    """Both events, if a card is drawn and used at once, as far as the reader can tell; otherwise None."""
    if not isinstance(draw, Draw) or not isinstance(use, (CardMoves, Reveal)) or type(use) not in phrases.DRAWN_AND:
        return None
    origin = use.zone if isinstance(use, Reveal) else use.origin
    if (use.seat, use.card.value, origin) != (draw.seat, draw.card.value, HAND):
        return None
    is_other = isinstance(draw.card, Card) and isinstance(use.card, Card) and draw.card is not use.card
    return None if is_other else (draw, use)


def _is_drawn_for(event: Event, follower: Event) -> bool:
    return _drawn_for(event, follower) is not None


def _is_alike(event: Event, other: Event) -> bool:
    """Whether both do the same with a card."""
    if type(event) is not type(other):
        return False
    if isinstance(event, Reveal) and isinstance(other, Reveal):
        return (event.seat, event.zone) == (other.seat, other.zone)
    return isinstance(event, CardMoves) and isinstance(other, CardMoves) and _way(event) == _way(other)


def _way(event: CardMoves) -> tuple[int, int | None, str, str]:
    """Whose card it is, and where it goes from and to."""
    return event.seat, event.to, event.origin, event.target


def _alike(happened: Sequence[Event]) -> list[CardMoves]:
    """The leading events that do the same with a card and can be told together."""
    first = happened[0]
    if not isinstance(first, _RUNS):
        return []
    alike = takewhile(lambda each: _is_alike(first, each), happened)
    return [event for event in alike if isinstance(event, CardMoves)]


def _lost_together(happened: Sequence[Event]) -> list[CardMoves]:
    """The leading events in which the same player loses cards from hand, score pile and board."""
    first = happened[0]
    gone: list[CardMoves] = []
    for event in happened:
        if not isinstance(event, (Remove, Junk)) or type(event) is not type(first) or event.origin == ACHIEVEMENTS:
            break
        if event.seat != first.seat:
            break
        gone.append(event)
    return gone
