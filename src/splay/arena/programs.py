"""Any program as a bot: it reads questions from standard input and writes answers to standard output, as JSON.

`docs/reference/arena.md` describes the lines.
"""

import json
import shlex
import shutil
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Any, Final

from splay.arena.errors import BadContest, NoAnswer
from splay.cards.library import card_set
from splay.position.decision import PLAYER
from splay.position.editions import edition_of
from splay.position.numbering import action_numbers
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
FAREWELL: Final = 2.0
"""Seconds that a process may take to end once nobody asks it any more."""
ANSWER_LIMIT: Final = 1 << 16
"""Bytes in an answer."""

Lines = SimpleQueue[bytes]
"""What a process has written, line by line; empty at its end."""
Wait = Callable[[Lines, float], bytes]
"""The next line, waited for this many seconds at most; raises `queue.Empty` after that."""


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

    def __init__(self, words: list[str], budget: int = BUDGET, wait: Wait | None = None) -> None:
        """Name the program.

        Args:
            words: its command line.
            budget: milliseconds that it is told to have for each answer.
            wait: how to wait for a line.
        """
        self._words = words
        self._budget = budget
        self._wait: Wait = wait or _get
        self._process: Popen[bytes] | None = None
        self._lines: Lines = SimpleQueue()
        self._seconds = 0.0

    def choose(self, view: View, ask: Asked) -> str:
        """What the program picks; it may be something that is not offered.

        Raises:
            NoAnswer: it cannot be started, has ended, is late, or has said nothing that makes sense.
        """
        actions = actions_of(view, ask)
        try:
            answer = self._asked(json.dumps(question(view, actions, self._budget), separators=(",", ":")).encode())
        except BaseException:
            self._end(0)
            raise
        if isinstance(answer, int) and answer in actions:
            assert ask.options is not None
            return ask.options[actions.index(answer)]
        return answer if isinstance(answer, str) else f"action {answer}"

    def close(self) -> None:
        """Let the program end: nobody will ask it any more."""
        self._end(FAREWELL)

    def _asked(self, line: bytes) -> str | int:
        process = self._started()
        assert process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended, which the next line tells
            process.stdin.write(line + b"\n")
            process.stdin.flush()
        try:
            told = self._wait(self._lines, self._seconds)
        except Empty:
            raise NoAnswer("has not answered for {seconds:g} seconds", seconds=self._seconds) from None
        self._seconds = _patience(self._budget)
        if not told:
            with suppress(TimeoutExpired):
                process.wait(FAREWELL)
            raise NoAnswer("has ended with status {status}", status=process.poll())
        return _read(told)

    def _started(self) -> Popen[bytes]:
        if self._process is None:
            try:
                # A session of its own, so that Ctrl-C ends the run, and the programs end with it.
                self._process = Popen(self._words, stdin=PIPE, stdout=PIPE, start_new_session=True)
            except OSError as error:
                raise NoAnswer("cannot be started: {fault}", fault=str(error)) from error
            self._lines = SimpleQueue()
            self._seconds = START + _patience(self._budget)
            assert self._process.stdout is not None
            Thread(target=_pass_on, args=(self._process.stdout, self._lines), daemon=True).start()
        return self._process

    def _end(self, seconds: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(seconds)
        except TimeoutExpired:
            process.kill()
            process.wait()


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
    by_option = action_numbers(card_set(view.edition), edition_of(view.edition)).by_kind[ask.kind]
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
        raise NoAnswer("has answered with {line}, which is no JSON", line=_shown(line)) from None
    if type(answer) is not str and type(answer) is not int:
        raise NoAnswer("has answered with {line}, which is neither an option nor a number", line=_shown(line))
    return answer


def _shown(line: bytes) -> str:
    return repr(line[:60].decode(errors="replace").rstrip("\r\n"))


def _get(lines: Lines, seconds: float) -> bytes:
    return lines.get(timeout=seconds)


def _pass_on(stream: IO[bytes], lines: Lines) -> None:
    """Pass on what a process writes, to the end."""
    with stream, suppress(OSError, ValueError):
        while line := stream.readline(ANSWER_LIMIT):
            lines.put(line)
    lines.put(b"")
