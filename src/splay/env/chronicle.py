"""What has happened in a game, pick by pick, for players who forget nothing."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from splay.position.card_moves import Event
from splay.position.decision import Decision


class PastPick(NamedTuple):
    """One pick, and what it caused.

    Attributes:
        seat: who was asked.
        question: what was asked, as everyone may know it.
        options: what could be picked; empty once only another seat remembers the moment.
        picked: the option picked; empty as `options`.
        events: what happened then, as whoever remembers may know it.
    """

    seat: int
    question: str
    options: tuple[str, ...]
    picked: str
    events: tuple[Event, ...]

    @classmethod
    def of(cls, ask: Decision, picked: str, events: Sequence[Event]) -> "PastPick":
        """A pick as it was made."""
        question = f"{ask.kind}, {ask.verb.word}"
        if ask.effect is not None:
            question += f", {ask.effect.card} {ask.effect.number}"
        return cls(ask.seat, question, ask.options, picked, tuple(events))

    def seen_by(self, seat: int | None) -> "PastPick":
        """What a seat (None: a spectator) may know of it."""
        events = tuple(event.seen_by(seat) for event in self.events)
        if self.seat == seat:
            return self._replace(events=events)
        return self._replace(options=(), picked="", events=events)

    def told(self) -> str:
        """One line with everything in it."""
        words = [f"seat {self.seat}: {self.question}"]
        if self.picked:
            words.append(f"{self.picked} of {', '.join(self.options)}")
        words += [json.dumps(event.to_json()) for event in self.events]
        return "; ".join(words)
