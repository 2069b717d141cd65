"""What has happened in a game, as the lines of its log: grouped by turn and by deed, with reasons.

A `Telling` is told the events of one pick after the other and keeps what it has told, so that a long
game costs no more than its last pick.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, Generic

from splay import events
from splay.terms import ACHIEVEMENTS, HAND
from splay.wording import phrases
from splay.wording.narration import Cause, Narration
from splay.wording.voice import EventData, Text

DEED: Final = "deed"
WHY: Final = "why"
STEP: Final = "step"
CHOSEN: Final = "chosen"

MANY: Final = 4
"""From so many cards in a row on with which a player does the same, they are told in one line."""
_FRAMES: Final = frozenset((events.TURN, events.DOGMA, events.EFFECT))
_RUNS: Final = phrases.MANY | {events.TRANSFER, events.EXCHANGE}
_LOST: Final = frozenset((events.REMOVE, events.JUNK_CARD))


@dataclass(frozen=True, slots=True)
class Line(Generic[Text]):
    """One sentence of the log.

    Attributes:
        first, step: the steps it tells of: the table after the first of them and after the last.
        text: the sentence.
        kind: what a player does, the reason or a consequence of it, or a choice made for the reader.
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
class Deed(Generic[Text]):
    """What a player does, and all that comes of it."""

    line: Line[Text]
    lines: list[Line[Text]] = field(default_factory=list)

    @property
    def about_me(self) -> bool:
        """Whether any of it concerned the reader."""
        return self.line.about_me or any(line.about_me for line in self.lines)

    def up_to(self, step: int) -> "Deed[Text]":
        """As much of it as had happened at a step."""
        return Deed(self.line, [line for line in self.lines if line.step <= step])


@dataclass(slots=True)
class Turn(Generic[Text]):
    """A turn.

    Attributes:
        seat: whose; None: the first cards, before the first turn.
        number: of the turn.
        start: the step at which it began.
        deeds: what was done in it.
    """

    seat: int | None
    number: int
    start: int
    deeds: list[Deed[Text]] = field(default_factory=list)

    @property
    def about_me(self) -> bool:
        """Whether anything in it concerned the reader."""
        return any(deed.about_me for deed in self.deeds)

    @property
    def end(self) -> int:
        """The step of its last line."""
        last = self.deeds[-1] if self.deeds else None
        return self.start if last is None else (last.lines[-1] if last.lines else last.line).step

    def up_to(self, step: int) -> "Turn[Text]":
        """As much of it as had happened at a step."""
        deeds = [deed.up_to(step) for deed in self.deeds if deed.line.step <= step]
        return Turn(self.seat, self.number, self.start, deeds)


class Telling(Generic[Text]):
    """A game told to one reader.

    Attributes:
        turns: what has been told.
        narration: makes the sentences.
    """

    def __init__(self, narration: Narration[Text]) -> None:
        self.narration = narration
        self.turns: list[Turn[Text]] = []
        self._step = 0
        self._cause = Cause()
        self._deed: Deed[Text] | None = None

    def tell(self, happened: Sequence[EventData], *, begins_action: bool, chosen: str | None = None) -> None:
        """Tell what one pick caused.

        Args:
            happened: its events, as the reader may know them.
            begins_action: whether the pick answered an action decision.
            chosen: the option, if it was chosen for the reader.
        """
        if begins_action:
            self._begin_action()
        if chosen is not None:
            step = self._step + min(1, len(happened))
            self._add(Line(step, step, self.narration.chosen(chosen), CHOSEN))
        at = 0
        while at < len(happened):
            at += self._joined(happened[at:], self._step + at)
        self._step += len(happened)

    # -- events ----------------------------------------------------------------------

    def _joined(self, happened: Sequence[EventData], before: int) -> int:
        """Tell the next event, or several in one line; says how many."""
        event = happened[0]
        follower = happened[1] if len(happened) > 1 else None
        if follower is not None and event["kind"] == events.BONUS and follower["kind"] == events.DRAW:
            self._end_effects()
            self._add(self._line(self.narration.drawn_for_sharing(follower), before, 2, follower))
            return 2
        if follower is not None and _is_drawn_for(event, follower):
            return self._drawn_and_used(happened, before)
        if event["kind"] in _LOST:
            gone = list(takewhile(lambda each: _is_lost_with(event, each), happened))
            if len(gone) >= MANY:
                self._add(self._line(self.narration.lost(gone), before, len(gone), event))
                return len(gone)
        if event["kind"] in _RUNS:
            run = list(takewhile(lambda each: _is_alike(event, each), happened))
            if len(run) < len(happened) and _is_drawn_for(run[-1], happened[len(run)]):
                run.pop()
            if len(run) >= MANY:
                self._add(self._line(self.narration.many(run, self._cause), before, len(run), event))
                return len(run)
        self._one(event, before)
        return 1

    def _drawn_and_used(self, happened: Sequence[EventData], before: int) -> int:
        """Tell of cards that are drawn and at once used, each."""
        pairs = list(zip(happened[::2], happened[1::2], strict=False))
        use = happened[1]
        run = list(takewhile(lambda pair: _is_drawn_for(*pair) and _is_alike(use, pair[1]), pairs))
        if len(run) >= MANY:
            used = [{**draw, **use} for draw, use in run]
            text = self.narration.many(used, self._cause, drawn=True)
            self._add(self._line(text, before, 2 * len(run), use))
            return 2 * len(run)
        self._add(self._line(self.narration.drawn_and_used(happened[0], use), before, 2, use))
        return 2

    def _one(self, event: EventData, before: int) -> None:
        kind = event["kind"]
        if kind == events.TURN:
            self.turns.append(Turn(event["seat"], event["turn"], before + 1))
            self._begin_action()
        elif kind == events.EFFECT:
            self._effect(event, before)
        elif kind == events.DOGMA:
            self._cause = Cause(card=event["card"], counts=tuple(event["counts"]))
            self._add(self._line(self.narration.sentence(event), before, 1, event))
            self._add(Line(before + 1, before + 1, self.narration.counted(event), WHY))
        else:
            if kind == events.BONUS:
                self._end_effects()
            if kind == events.WIN or (kind == events.LOSE and not event["by_card"]):
                self._begin_action()
            self._add(self._line(self.narration.sentence(event, self._cause), before, 1, event))

    def _effect(self, event: EventData, before: int) -> None:
        """Who carries out what; said where it is not plain from the deed."""
        cause = Cause(event["seat"], self._cause.card, self._cause.counts, (event["card"], event["effect"]))
        self._cause = cause
        is_single = len(self.narration.cards.by_name[event["card"]].effects) == 1
        is_plain = event["seat"] == event["activated_by"] and event["card"] == cause.card and is_single
        if not event.get("resumed") and not is_plain:
            text = self.narration.sentence(event, cause)
            self._add(Line(before + 1, before + 1, text, WHY, about_me=self._is_about_me(event)))

    # -- where a line goes ---------------------------------------------------------

    def _begin_action(self) -> None:
        self._deed, self._cause = None, Cause()

    def _end_effects(self) -> None:
        self._cause = Cause()

    def _add(self, line: Line[Text]) -> None:
        if not self.turns:
            self.turns.append(Turn(None, 0, 0))
        if self._deed is None:
            # A choice made for the reader is a note, never what the rest comes of.
            deed = Deed(line)
            self.turns[-1].deeds.append(deed)
            self._deed = deed if self.turns[-1].seat is not None and line.kind != CHOSEN else None
        else:
            self._deed.lines.append(line)

    def _line(self, text: Text, before: int, count: int, event: EventData) -> Line[Text]:
        """A line for so many events; one of them says whom it concerns."""
        about_me = self._is_about_me(event)
        kind = DEED if self._deed is None else STEP
        return Line(before + 1, before + count, text, kind, about_me, about_me and event["kind"] not in _FRAMES)

    def _is_about_me(self, event: EventData) -> bool:
        """Whether the reader is concerned by what happens in another player's turn."""
        me = self.narration.seat
        if me is None or not self.turns or self.turns[-1].seat in (me, None):
            return False
        return me in (event["seat"], event.get("to"), event.get("price", {}).get("with"))


def _is_drawn_for(event: EventData, follower: EventData) -> bool:
    """Whether a card is drawn and at once used, as far as the reader can tell."""
    return (
        event["kind"] == events.DRAW
        and follower["kind"] in phrases.DRAWN_AND
        and follower["origin"] == HAND
        and all(event[key] == follower[key] for key in ("seat", "value"))
        and event.get("card", follower.get("card")) == follower.get("card", event.get("card"))
    )


def _is_alike(event: EventData, other: EventData) -> bool:
    """Whether both do the same with a card."""
    return all(event[key] == other.get(key) for key in ("kind", "seat", "to", "origin", "target"))


def _is_lost_with(event: EventData, other: EventData) -> bool:
    """Whether both tell of a card of the hand, the score pile or the board that the same player loses."""
    of_one = all(event[key] == other[key] for key in ("kind", "seat"))
    return of_one and other.get("origin", ACHIEVEMENTS) != ACHIEVEMENTS
