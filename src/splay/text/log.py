"""The log of a game: what has happened, grouped by turn and by deed, with reasons.

A `Telling` receives the events of each pick and keeps what it has told, so that a long
game costs no more than its last pick.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Generic

from splay.position.card_moves import CardMoves, Draw, Event, PayForParley
from splay.position.events import DogmaBegins, EffectBegins, Lose, ShareBonus, TurnBegins, Win
from splay.text.narration import Cause, Narration
from splay.text.outcomes import Answered, Outcomes, Unchanged
from splay.text.runs import MANY_LOST, Move, deed_of, lost_together, told_of
from splay.text.voice import Text

DEED: Final = "deed"
WHY: Final = "why"
STEP: Final = "step"
CHOSEN: Final = "chosen"
NOTHING: Final = "nothing"

_FRAMES: Final = (TurnBegins, DogmaBegins, EffectBegins)


@dataclass(frozen=True, slots=True)
class LogLine(Generic[Text]):
    """One sentence of the log.

    Attributes:
        first, step: the steps it covers: the table after the first and after the last of them.
        text: the sentence.
        kind: what a player does, its reason or a consequence, that there was none, or a choice made for the reader.
        about_me: whether the reader was concerned by what another player did.
        to_me: whether it was done to the reader.
        of_active: whether the player whose turn it is did it or gained by it.
        shorter: if it tells of equal deeds, the line as it was before the last of them.
        counted: if it tells of equal deeds, the sentence with the number of cards alone; else None.
    """

    first: int
    step: int
    text: Text
    kind: str
    about_me: bool = False
    to_me: bool = False
    of_active: bool = False
    shorter: "LogLine[Text] | None" = field(default=None, compare=False, repr=False)
    counted: Text | None = field(default=None, compare=False, repr=False)

    def up_to(self, step: int) -> "LogLine[Text] | None":
        """As much of it as had happened at a step; None if nothing had."""
        line: LogLine[Text] | None = self
        while line is not None and line.step > step:
            line = line.shorter
        return line


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
        """What came of it.

        First what was done to the reader, then what the player whose turn it is did, then what else concerned the
        reader, then the rest; that nothing came of it is said once.
        """
        told = [line for line in self.lines if line.kind in (STEP, CHOSEN)]
        told = told or list({line.text: line for line in self.lines if line.kind == NOTHING}.values())
        return tuple(sorted(told, key=importance))

    def up_to(self, step: int) -> "LogDeed[Text]":
        """As much of it as had happened at a step."""
        lines = [line.up_to(step) for line in self.lines]
        return LogDeed(self.line.up_to(step) or self.line, [line for line in lines if line is not None])


def importance(line: LogLine[Text]) -> tuple[bool, ...]:
    """What results are sorted by, the most important first."""
    return line.kind == NOTHING, not line.to_me, not line.of_active, not line.about_me


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
        deeds = [deed.up_to(step) for deed in self.deeds if deed.line.up_to(step) is not None]
        return LogTurn(self.seat, self.number, self.start, deeds)


class Telling(Generic[Text]):
    """A game told to one reader.

    Attributes:
        turns: what has been told.
        narration: makes the sentences.
    """

    def __init__(self, narration: Narration[Text], first: LogTurn[Text] | None = None) -> None:
        """Tell nothing yet.

        Args:
            narration: as above.
            first: the turn in which the game begins if it does so from a position; else the first cards come first.
        """
        self.narration = narration
        self._first = first
        self.turns: list[LogTurn[Text]] = []
        self._step = 0
        self._cause = Cause()
        self._deed: LogDeed[Text] | None = None
        self._outcomes = Outcomes()
        self._run: _Run[Text] | None = None

    def tell(
        self,
        happened: Sequence[Event],
        *,
        begins_action: bool,
        chosen: str | None = None,
        answer: Answered | None = None,
        ends_action: bool = False,
        was_read: bool = False,
    ) -> None:
        """Tell what one pick caused.

        Args:
            happened: its events, as the reader may know them.
            begins_action: whether the pick answered an action decision.
            chosen: the option, if it was chosen for the reader.
            answer: the pick, if it answered a question of an effect and was not made for the reader.
            ends_action: whether the next question is for an action, or there is none.
            was_read: whether what has been told was read, so that it must not change any more.
        """
        if was_read:
            self._run = None
        if begins_action:
            self._begin_action()
        elif answer is not None:
            self._outcomes.answered(answer)
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
        gone = lost_together(happened)
        if len(gone) >= MANY_LOST:
            self._add(self._line(self.narration.lost(gone), before, len(gone), event))
            return len(gone)
        deed = deed_of(happened)
        if deed is None:
            self._one(event, before)
            return 1
        self._deed_told(deed, before)
        return deed.count

    def _deed_told(self, deed: Move, before: int) -> None:
        """Tell of a deed, together with equal ones right before it."""
        run, likeness = self._run, deed.likeness(self._cause)
        if run is None or run.line is not self._newest() or run.likeness != likeness:
            line = self._line(told_of([deed], self.narration, self._cause), before, deed.count, deed.event)
            self._add(line)
            self._run = _Run(likeness, [deed], line)
            return
        run.deeds.append(deed)
        text = told_of(run.deeds, self.narration, self._cause)
        counted = told_of(run.deeds, self.narration, self._cause, lists=False)
        run.line = replace(run.line, step=before + deed.count, text=text, shorter=run.line, counted=counted)
        self._outcomes.changed()
        assert self._deed is not None
        if self._deed.lines:
            self._deed.lines[-1] = run.line
        else:
            self._deed.line = run.line

    def _newest(self) -> LogLine[Text] | None:
        """The last line of the deed in progress."""
        deed = self._deed
        return None if deed is None else deed.lines[-1] if deed.lines else deed.line

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
            text = self.narration.unchanged(what.event.seat, what.because)
            self._add(LogLine(what.step, what.step, text, NOTHING, about_me=self._is_about_me(what.event)))

    def _add(self, line: LogLine[Text]) -> None:
        if line.kind not in (WHY, NOTHING):
            self._outcomes.changed()
        if not self.turns:
            self.turns.append(self._first or LogTurn(None, 0, 0))
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
        to_me = about_me and not isinstance(event, _FRAMES)
        return LogLine(before + 1, before + count, text, kind, about_me, to_me, self._is_of_active(event))

    def _is_of_active(self, event: Event) -> bool:
        """Whether the player whose turn it is does this or gains by it."""
        if not self.turns:
            return False
        active, moves = self.turns[-1].seat, isinstance(event, CardMoves) and not isinstance(event, PayForParley)
        doing = event.whose if not moves or self._cause.seat is None else self._cause.seat
        return active is not None and active in (doing, event.to if isinstance(event, CardMoves) else None)

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


@dataclass(slots=True)
class _Run(Generic[Text]):
    """Equal deeds in a row: what they have in common, all of them, and the line that tells them."""

    likeness: object
    deeds: list[Move]
    line: LogLine[Text]
