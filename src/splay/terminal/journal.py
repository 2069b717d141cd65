"""What has happened, in the words each reader may know."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from splay import events
from splay.card import CardSet
from splay.game import Game
from splay.view import seen_events
from splay.wording.phrases import BEGINS
from splay.wording.plain import PlainNarration
from splay.wording.telling import Deed, Telling, Turn
from splay.wording.voice import EventData

Reader = int | None
"""A seat, or None for a spectator."""

_ENDS: Final = frozenset((events.TURN, events.BONUS, events.WIN))
"""Events after which no effect goes on."""


class Said(NamedTuple):
    """A line of the log.

    Attributes:
        text: the sentence.
        depth: 0 for a turn, 1 for a deed in it, 2 for what comes of a deed.
        about_me: whether the reader was concerned by what another player did.
    """

    text: str
    depth: int
    about_me: bool = False


class Mark(NamedTuple):
    """How far a journal went at some moment: the picks it knew of, the lines it had shown."""

    picks: int
    told: int


class Journal:
    """The log of one reader.

    Attributes:
        reader: whose eyes it is written for.
        lines: all lines so far.
        told: how many of them the reader has been shown.
        names_seen: per pick noted, the names of cards its events told.
        activator: who activated the effect now carried out; None outside effects.
    """

    def __init__(self, reader: Reader, names: tuple[str, ...], cards: CardSet, language: str) -> None:
        """Begin an empty journal.

        Args:
            reader: as the attribute.
            names: the players' names by seat.
            cards: the cards of the edition.
            language: that it is written in.
        """
        self.reader = reader
        self.lines: list[Said] = []
        self.told = 0
        self.names_seen: list[frozenset[str]] = []
        self.activator: int | None = None
        self._telling = Telling(PlainNarration(reader, names, cards, language))
        self._heard: list[tuple[Sequence[EventData], bool]] = []
        self._turns = 0
        self._begin = 0

    def note(self, game: Game, was_action: bool) -> None:
        """Write down what the last pick caused."""
        self._hear(seen_events(game, self.reader), was_action)

    def _hear(self, happened: Sequence[EventData], was_action: bool) -> None:
        self._heard.append((happened, was_action))
        self._telling.tell(happened, begins_action=was_action)
        self._write()
        self.names_seen.append(frozenset().union(*map(_named, happened)))
        if was_action:
            self.activator = None
        for event in happened:
            self._follow(event)

    def _follow(self, event: EventData) -> None:
        """Know who activated what is carried out."""
        if event["kind"] == events.DOGMA:
            self.activator = event["seat"]
        elif event["kind"] == events.EFFECT:
            self.activator = event["activated_by"]
        elif event["kind"] in _ENDS:
            self.activator = None

    def _write(self) -> None:
        """The last turn anew, as it may have grown, and the turns after it."""
        del self.lines[self._begin :]
        for turn in self._telling.turns[max(0, self._turns - 1) :]:
            self._begin = len(self.lines)
            self.lines += self._turn(turn)
        self._turns = len(self._telling.turns)

    def _turn(self, turn: Turn[str]) -> list[Said]:
        said = []
        if turn.seat is not None:
            said.append(Said(self._telling.narration.say(BEGINS, turn.seat, turn=turn.number), 0))
        for deed in turn.deeds:
            said += _deed(deed)
        return said

    def untold(self) -> list[Said]:
        """The lines not shown yet; from now on they count as shown."""
        lines = self.lines[self.told :]
        self.told = len(self.lines)
        return lines

    def mark(self) -> Mark:
        """Where it is now."""
        return Mark(len(self._heard), self.told)

    def back_to(self, mark: Mark) -> "Journal":
        """As it was at a mark: it tells again what it had heard."""
        tells = self._telling.narration
        before = Journal(self.reader, tells.names, tells.cards, tells.language)
        for happened, was_action in self._heard[: mark.picks]:
            before._hear(happened, was_action)
        before.told = mark.told
        return before


def _deed(deed: Deed[str]) -> list[Said]:
    said = [Said(deed.line.text, 1, deed.line.about_me)]
    return said + [Said(line.text, 2, line.about_me) for line in deed.lines]


def _named(event: EventData) -> set[str]:
    """The names of the cards that an event tells."""
    named = set(event.get("cards", ()))
    return named | {event["card"]} if event.get("card") else named
