"""What has happened, as far as each viewer may know it."""

from collections.abc import Sequence
from typing import NamedTuple

from splay.game import inside
from splay.game.game import Game
from splay.position.card_moves import Event
from splay.position.decision import ACTION
from splay.position.events import DogmaBegins, EffectBegins, ShareBonus, TurnBegins, Win
from splay.position.ruleset import Ruleset
from splay.text.log import LogDeed, LogTurn, Telling
from splay.text.outcomes import Answered
from splay.text.plain import PlainNarration
from splay.text.reader import Reader
from splay.views.view import seen_events

Viewer = int | None
"""A seat, or None for a spectator."""


class Said(NamedTuple):
    """A line of the log.

    Attributes:
        text: the sentence.
        depth: 0 for a turn, 1 for a deed in it, 2 for the consequences of a deed.
        about_me: whether the viewer was concerned by what another player did.
    """

    text: str
    depth: int
    about_me: bool = False


class Bookmark(NamedTuple):
    """How far a journal had come at some moment: the picks it knew, the lines it had shown."""

    picks: int
    told: int


class _Heard(NamedTuple):
    """What a pick caused, as the viewer may know it; how many lines had been shown before."""

    happened: Sequence[Event]
    was_action: bool
    is_over: bool
    answer: Answered | None
    told: int


class Journal:
    """The log of one viewer.

    Attributes:
        viewer: whom it is written for.
        lines: all lines so far.
        told: how many of them the viewer has been shown.
        names_seen: per noted pick, the names of cards in its events.
        activator: who activated the effect in progress; None outside effects.
    """

    def __init__(self, viewer: Viewer, names: tuple[str, ...], cards: Ruleset, reader: Reader) -> None:
        """Begin an empty journal.

        Args:
            viewer: as the attribute.
            names: the players' names by seat.
            cards: the cards of the edition.
            reader: who reads.
        """
        self.viewer = viewer
        self.lines: list[Said] = []
        self.told = 0
        self.names_seen: list[frozenset[str]] = []
        self.activator: int | None = None
        self._telling = Telling(PlainNarration(viewer, names, cards, reader))
        self._heard: list[_Heard] = []
        self._turns = 0
        self._begin = 0

    def note(self, game: Game, kind: str | None) -> None:
        """Write down what the last pick caused, which answered a decision of this kind; None: nothing was asked."""
        ask, answer = game.decision, None
        if kind not in (None, ACTION):
            seat = inside.askers(game)[-1]
            answer = Answered(seat, kind, game.picks[-1] if seat == self.viewer else None)
        is_over = ask is None or ask.kind == ACTION
        self._hear(_Heard(seen_events(game, self.viewer), kind == ACTION, is_over, answer, self.told))

    def _hear(self, heard: _Heard) -> None:
        self._heard.append(heard)
        happened, was_action = heard.happened, heard.was_action
        self._telling.tell(
            happened,
            begins_action=was_action,
            answer=heard.answer,
            ends_action=heard.is_over,
            was_read=heard.told == len(self.lines),
        )
        self._write()
        self.names_seen.append(frozenset(card.name for event in happened for card in event.cards_shown()))
        if was_action:
            self.activator = None
        for event in happened:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        """Note who activated the effect in progress."""
        match event:
            case DogmaBegins():
                self.activator = event.seat
            case EffectBegins():
                self.activator = event.activator
            case TurnBegins() | ShareBonus() | Win():
                self.activator = None

    def _write(self) -> None:
        """Write the last turn again, since it may have grown, and the turns after it."""
        del self.lines[self._begin :]
        for turn in self._telling.turns[max(0, self._turns - 1) :]:
            self._begin = len(self.lines)
            self.lines += self._turn(turn)
        self._turns = len(self._telling.turns)

    def _turn(self, turn: LogTurn[str]) -> list[Said]:
        said = []
        if turn.seat is not None:
            said.append(Said(self._telling.narration.begins(turn.seat, turn.number), 0))
        for deed in turn.deeds:
            said += _deed(deed)
        return said

    def untold(self) -> list[Said]:
        """The lines not shown yet, which from now on count as shown."""
        lines = self.lines[self.told :]
        self.told = len(self.lines)
        return lines

    def mark(self) -> Bookmark:
        """Where it is now."""
        return Bookmark(len(self._heard), self.told)

    def back_to(self, mark: Bookmark) -> "Journal":
        """Go back to a mark and tell again what had been heard by then."""
        tells = self._telling.narration
        before = Journal(self.viewer, tells.names, tells.cards, tells.reader)
        for heard in self._heard[: mark.picks]:
            before._hear(heard)
        before.told = mark.told
        return before


def _deed(deed: LogDeed[str]) -> list[Said]:
    said = [Said(deed.line.text, 1, deed.line.about_me)]
    return said + [Said(line.text, 2, line.about_me) for line in deed.lines]
