"""A program is asked in lines and answers each with one line, within a time and a length."""

import os
import signal
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from threading import current_thread, main_thread
from time import monotonic
from typing import Final

from splay.arena.errors import NoAnswer

FAREWELL: Final = 2.0
"""Seconds that a program may take to end once nobody asks it any more."""
ANSWER_LIMIT: Final = 1 << 16
"""Bytes in an answer."""
SHOWN: Final = 80
"""Letters of an answer that are repeated when it is refused."""


class Dialogue:
    """A program that runs, and its two pipes; neither of them is ever waited for without a limit."""

    def __init__(self, words: list[str]) -> None:
        """Start a program.

        Args:
            words: its command line.

        Raises:
            NoAnswer: it cannot be started.
        """
        try:
            # A session of its own, so that Ctrl-C ends the run, and the programs end with it.
            self._process = Popen(words, bufsize=0, stdin=PIPE, stdout=PIPE, start_new_session=True)
        except OSError as error:
            raise NoAnswer("cannot be started: {fault}", fault=str(error)) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions, self._answers = self._process.stdin, self._process.stdout
        self._printed = b""
        self._is_ended = False
        for pipe in (self._questions, self._answers):
            os.set_blocking(pipe.fileno(), False)
        _running.add(self)
        _take_along_when_told_to_end()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that answers a question.

        Args:
            question: a line, without its end.
            seconds: time to read it and answer.

        Raises:
            NoAnswer: it is late, has ended, or has printed something else besides an answer, before or after it.
        """
        self._listen()
        self._refuse_surplus()
        self._exchange(question + b"\n", seconds)
        answer, _, self._printed = self._printed.partition(b"\n")
        self._refuse_surplus()
        return answer

    def end(self, seconds: float) -> None:
        """Ask no more; what then still runs of the program and of all it has started is killed.

        Args:
            seconds: time to end by itself.
        """
        self._questions.close()
        with suppress(TimeoutExpired):
            self._process.wait(seconds)
        self.kill()
        _running.discard(self)
        self._process.wait()
        self._answers.close()

    def kill(self) -> None:
        """Kill the program and all that it has started."""
        with suppress(ProcessLookupError, PermissionError):  # nobody is left; macOS says it in the second way
            os.killpg(self._process.pid, signal.SIGKILL)

    def _exchange(self, question: bytes, seconds: float) -> None:
        """Write a question and read to the end of a line, each as soon as the program lets us."""
        latest = monotonic() + seconds
        with DefaultSelector() as pipes:
            pipes.register(self._answers, EVENT_READ)
            pipes.register(self._questions, EVENT_WRITE)
            while b"\n" not in self._printed:
                ready = [key.fileobj for key, _ in pipes.select(latest - monotonic())]
                if not ready:
                    raise NoAnswer("has not answered for {seconds:g} seconds", seconds=seconds)
                if self._questions in ready:
                    question = self._tell(question)
                    if not question:
                        pipes.unregister(self._questions)
                if self._answers in ready:
                    self._listen()
                    self._refuse_end()
        if question:  # it answers without reading what it is asked
            self._refuse_surplus()

    def _tell(self, words: bytes) -> bytes:
        """Write as much as there is room for; returns the rest."""
        try:
            return words[os.write(self._questions.fileno(), words) :]
        except BlockingIOError:
            return words
        except BrokenPipeError:  # it does not listen any more, but may still answer
            return b""

    def _listen(self) -> None:
        """Read what has been printed."""
        with suppress(BlockingIOError):
            heard = os.read(self._answers.fileno(), ANSWER_LIMIT - len(self._printed))
            self._printed += heard
            self._is_ended = not heard

    def _refuse_end(self) -> None:
        if b"\n" in self._printed:
            return
        if len(self._printed) >= ANSWER_LIMIT:
            raise NoAnswer("has printed {limit} bytes without the end of a line", limit=ANSWER_LIMIT)
        if not self._is_ended:
            return
        with suppress(TimeoutExpired):
            self._process.wait(FAREWELL)
        raise NoAnswer("has ended with status {status}", status=self._process.poll())

    def _refuse_surplus(self) -> None:
        if self._printed:
            line = self._printed.partition(b"\n")[0]
            raise NoAnswer(
                "has printed {line} without being asked: a question is answered with one line", line=shown(line)
            )


_running: Final[set[Dialogue]] = set()


def _take_along_when_told_to_end() -> None:
    """See to it that programs end with this process; in a session of their own, nothing else would end them."""
    if current_thread() is main_thread():
        for number in (signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _take_along)


def _take_along(number: int, _: object) -> None:
    for dialogue in tuple(_running):
        dialogue.kill()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def shown(line: bytes) -> str:
    """A line as it is repeated when it is refused.

    >>> shown(b"draw")
    "'draw'"
    """
    return repr(in_short(line.decode(errors="replace").rstrip("\r")))


def in_short(words: str) -> str:
    """What a program has said, cut if it is long."""
    return words if len(words) <= SHOWN else f"{words[: SHOWN - 1]}…"
