"""Any program as a bot: it reads questions from standard input and writes answers to standard output, as JSON.

`docs/reference/arena.md` describes the lines.
"""

import json
import shlex
import shutil
from typing import Any, Final

from splay.arena.dialogue import FAREWELL, Dialogue, in_short, shown
from splay.arena.errors import BadContest, NoAnswer
from splay.position.decision import PLAYER
from splay.position.terms import PASS
from splay.views.view import Asked, View

COMMAND: Final = "command:"
"""What a seat begins with that a program has; the rest is its command line."""
BUDGET: Final = 1000
"""Milliseconds that a program is told to have for each answer."""
GRACE: Final = 1.0
"""Seconds that an answer may be late, besides taking twice the budget."""
START: Final = 30.0
"""Seconds more for the first answer of a process, which may have to load much."""


def command_line(kind: str) -> list[str]:
    """The words of a program's command line.

    Args:
        kind: as it is named for a seat, with `COMMAND` before it.

    Raises:
        BadContest: it has none, its quotation marks do not match, or there is no such program.
    """
    line = kind.removeprefix(COMMAND)
    try:
        words = shlex.split(line)
    except ValueError:
        raise BadContest("a quotation mark is missing in {line!r}", line=line) from None
    if not words or shutil.which(words[0]) is None:
        raise BadContest("there is no program {program!r} that could be started", program=words[0] if words else "")
    return words


class ProgramBot:
    """A program that answers for every seat it has at a table.

    It is started when it is first asked, and again after it has failed.
    """

    def __init__(self, words: list[str], budget: int = BUDGET) -> None:
        """Name the program.

        Args:
            words: its command line.
            budget: milliseconds that it is told to have for each answer.
        """
        self._words = words
        self._budget = budget
        self._dialogue: Dialogue | None = None

    def choose(self, view: View, ask: Asked) -> str:
        """What the program picks; it may be something that is not offered.

        Raises:
            NoAnswer: it cannot be started, has ended, is late, has printed more than its answer, or an answer that
                makes no sense.
        """
        actions = actions_of(view, ask)
        try:
            answer = self._asked(json.dumps(question(view, actions, self._budget), separators=(",", ":")).encode())
        except BaseException:
            self._end(0)
            raise
        assert ask.options is not None
        if isinstance(answer, int):
            return ask.options[actions.index(answer)] if answer in actions else in_short(f"action {answer}")
        return answer if answer in ask.options else in_short(answer)

    def close(self) -> None:
        """Let the program end: nobody will ask it any more."""
        self._end(FAREWELL)

    def _asked(self, line: bytes) -> str | int:
        seconds = _patience(self._budget)
        if self._dialogue is None:
            self._dialogue = Dialogue(self._words)
            seconds += START
        return _read(self._dialogue.ask(line, seconds))

    def _end(self, seconds: float) -> None:
        dialogue, self._dialogue = self._dialogue, None
        if dialogue is not None:
            dialogue.end(seconds)


def question(view: View, actions: list[int], budget: int) -> dict[str, Any]:
    """A question as a program gets it."""
    assert view.asked is not None
    assert view.asked.options is not None
    return {
        "edition": view.edition,
        "ms": budget,
        "view": view.to_json(),
        "options": list(view.asked.options),
        "actions": actions,
    }


def actions_of(view: View, ask: Asked) -> list[int]:
    """The numbers of the options, in their order."""
    assert ask.options is not None
    by_option = view.rules.numbers.by_kind[ask.kind]
    if ask.kind != PLAYER:
        return [by_option[option] for option in ask.options]
    names = [player.name for player in view.players]
    # Players are numbered from who is asked to the left.
    return [
        by_option[option if option == PASS else str((names.index(option) - ask.seat) % len(names))]
        for option in ask.options
    ]


def _patience(budget: int) -> float:
    """How many seconds an answer may take."""
    return 2 * budget / 1000 + GRACE


def _read(line: bytes) -> str | int:
    """What a line answers."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise NoAnswer("has answered with {line}, which is no JSON", line=shown(line)) from None
    if type(answer) is not str and type(answer) is not int:
        raise NoAnswer("has answered with {line}, which is neither an option nor a number", line=shown(line))
    return answer
