"""A whole game as text that a person can read and edit.

    splay record 1
    edition: 3
    players: ann, bob
    seed: 7

    ann: Archery
    bob: Masonry
    ann: dogma Archery
    result: ann by achievements

The setup comes first, one ``word: value`` per line, then a blank line, then one pick per line with
the name of the player who made it.  ``teams: ABAB`` (the same letter for partners), ``covered: hidden``,
``parley: no`` and ``starts: ann`` (who takes the first turn) appear where they apply.  Without
``covered:``, covered cards are open in every edition; where the edition hides them by default,
``covered: open`` says that they are open.  A game that began from a position has ``position:`` and JSON data
instead of edition, players and seed.  Empty lines and anything after a ``#`` are ignored.  The last
line, ``result:``, is checked if present.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from splay.errors import RecordError, SplayError
from splay.game import inside
from splay.game.game import Game
from splay.game.saved_position import state_to_json
from splay.game.setup_lines import read_setup, setup_lines
from splay.position.setup import SETUP_WORDS
from splay.position.state import Outcome
from splay.position.terms import NOBODY_WINS

HEADING: Final = "splay record 1"
_SETUP_KEYS: Final = (*SETUP_WORDS, "position")


class Record:
    """Setup and picks.

    Attributes:
        setup: the words of the setup with their values, as text.
        picks: who picked what: (name, option).
        result: the last line, without the word; None for an unfinished game.
        lines, setup_lines, result_line: line numbers of the picks, of the words of the setup and of
            the result in the text the record was read from; otherwise empty or 0.
    """

    __slots__ = ("lines", "picks", "result", "result_line", "setup", "setup_lines")

    def __init__(self, setup: dict[str, str], picks: list[tuple[str, str]], result: str | None = None) -> None:
        self.setup = setup
        self.picks = picks
        self.result = result
        self.lines: list[int] = []
        self.setup_lines: dict[str, int] = {}
        self.result_line = 0

    @classmethod
    def of(cls, game: Game) -> "Record":
        """The record of a game so far."""
        origin = inside.origin(game)
        if origin is not None:
            setup = {"position": json.dumps(state_to_json(origin), ensure_ascii=False)}
        else:
            setup = setup_lines(game.setup)
        names = game.names
        picks = [(names[seat], option) for seat, option in zip(inside.askers(game), game.picks, strict=True)]
        result = None if game.outcome is None else format_result(game.outcome, names)
        return cls(setup, picks, result)

    # -- text ----------------------------------------------------------------------

    def __str__(self) -> str:
        lines = [HEADING, *(f"{key}: {value}" for key, value in self.setup.items()), ""]
        lines += [f"{name}: {option}" for name, option in self.picks]
        if self.result is not None:
            lines.append(f"result: {self.result}")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record.

        Raises:
            RecordError: it is not a record; the message says at which line and why.
        """
        lines = _content(text.removeprefix("\ufeff"))  # some editors put this first
        number, line = next(lines, (1, ""))
        if line != HEADING:
            raise RecordError("a record begins with {heading!r}, not {text!r}", number, heading=HEADING, text=line)
        record = cls({}, [])
        for number, line in lines:
            word, colon, value = line.partition(":")
            word, value = word.strip(), value.strip()
            if not colon or not word or not value:
                raise RecordError("expected 'word: value' or 'name: pick', not {text!r}", number, text=line)
            if record.result is not None:
                raise RecordError("nothing may follow the result", number)
            if word in record.setup:
                raise RecordError("{word} appears twice in the setup", number, word=word)
            if word in _SETUP_KEYS and not record.picks:
                record.setup[word], record.setup_lines[word] = value, number
            elif word == "result":
                record.result, record.result_line = value, number
            else:
                record.picks.append((word, value))
                record.lines.append(number)
        return record

    # -- replay --------------------------------------------------------------------

    def replay(self, picks: int | None = None) -> Game:
        """The game after this many picks (None: after all of them, with the result checked).

        Raises:
            RecordError: it cannot be replayed; the message says at which line and why.
        """
        *_, game = self.steps(picks)
        return game

    def picks_up_to(self, line: int) -> int:
        """The number of picks on this line of the text or above it, for `replay` to resume from there.

        Raises:
            RecordError: the text has no pick on this line, or it was not read from a text.
        """
        if line not in self.lines:
            raise RecordError("there is no pick on this line", line)
        return self.lines.index(line) + 1

    def steps(self, picks: int | None = None) -> Iterator[Game]:
        """One and the same game at its start and after each pick, to show what happened.

        Raises:
            RecordError: as `replay`.
        """
        if picks is not None and not 0 <= picks <= len(self.picks):
            raise RecordError("there are {count} picks, not {picks}", count=len(self.picks), picks=picks)
        game = self._begin()
        yield game
        for index, (name, option) in enumerate(self.picks[:picks]):
            line = self.lines[index] if self.lines else 0
            seat = _seat_of(name, game.setup.players, line)
            try:
                game.pick(option, seat)
            except SplayError as error:
                raise RecordError.like(error, line=line) from None
            yield game
        if picks is None and self.result is not None:
            self._check_result(game)

    def _check_result(self, game: Game) -> None:
        if game.outcome is None:
            raise RecordError("the result is {told!r}, but the game is not over", self.result_line, told=self.result)
        result = format_result(game.outcome, game.setup.players)
        if result != self.result:
            raise RecordError(
                "the result is {result!r}, not {told!r}", self.result_line, result=result, told=self.result
            )

    def _begin(self) -> Game:
        setup, line = self.setup, self.setup_lines.get("position", 0)
        try:
            if "position" in setup:
                others = [word for word in setup if word != "position"]
                if others:
                    raise RecordError("a record with a position has no {words}", line, words=", ".join(others))
                return Game.load(_json(setup["position"], line))
            return Game.start(read_setup(setup, self.setup_lines))
        except RecordError:
            raise
        except SplayError as error:
            raise RecordError("the setup is impossible: {fault}", line, fault=error) from None


def format_result(outcome: Outcome, names: tuple[str, ...]) -> str:
    """Who won and how, as written in a record: ``ann, bob by score``."""
    winners = ", ".join(names[seat] for seat in outcome.winners) or NOBODY_WINS
    return f"{winners} by {outcome.card or outcome.reason}"


def _seat_of(name: str, names: Sequence[str], line: int) -> int:
    if name not in names:
        raise RecordError("no player is named {name!r}: there are {names}", line, name=name, names=", ".join(names))
    return names.index(name)


def _content(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.strip() if line.lstrip().startswith("position:") else line.split("#")[0].strip()
        if content:
            yield number, content


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise RecordError("the position is nested too deeply", line) from None
    except json.JSONDecodeError as error:
        raise RecordError("the position is not JSON: look at letter {place} of it", line, place=error.pos + 1) from None
    except ValueError:  # a number too long for Python
        raise RecordError("the position is not JSON: a number in it is too long", line) from None
