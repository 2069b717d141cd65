"""Programs as bots: what they are asked, and that they lose if they do not answer as they have to."""

import json
import os
import random
import re
import select
import sys
from pathlib import Path
from signal import SIGTERM
from subprocess import PIPE, Popen
from typing import Any

import pytest

from patience import PATIENCE
from splay import Game, view
from splay.arena.contest import Contest
from splay.arena.errors import BadContest, NoAnswer
from splay.arena.programs import COMMAND, ProgramBot, actions_of, command_line, question
from splay.arena.sets import FORFEIT, Failure, Played, play_set
from splay.views.view import Asked, View
from testing.random_games import Setup, tables

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
ARENA = ROOT / "docs" / "reference" / "arena.md"
LESSON = ROOT / "docs" / "tutorials" / "first_bot.md"
SH = str(EXAMPLES / "arena_bot.sh")
PYTHON = str(EXAMPLES / "arena_bot.py")
OPEN_END = "import sys, time\nfor line in sys.stdin: print(7, flush=True); time.sleep(900)"
"""Answers once, then neither reads nor ends."""


def program(code: str) -> str:
    """A seat with a program in Python."""
    return f"{COMMAND}{sys.executable} -c '{code}'"


def opening() -> tuple[View, Asked]:
    return question_of(Game.start(edition=3, players=["ann", "bob"], seed=7))


def bot_of(code: str, budget: int = 1000) -> ProgramBot:
    return ProgramBot(command_line(program(code)), budget)


class Life:
    """Whether a process is alive that opens a file for writing and never closes it."""

    def __init__(self, file: Path) -> None:
        os.mkfifo(file)
        self._file = os.open(file, os.O_RDONLY | os.O_NONBLOCK)

    def has_ended(self) -> bool:
        """Wait for its end; False if that does not come."""
        ended = bool(select.select([self._file], [], [], PATIENCE)[0])
        os.close(self._file)
        return ended


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first answer of a program may take long."""
    monkeypatch.setattr("splay.arena.programs.START", PATIENCE)
    monkeypatch.setattr("splay.arena.programs.GRACE", 0)
    monkeypatch.setattr("splay.arena.programs.FAREWELL", 0)


def first_set(kind: str, players: int = 2, edition: int = 3) -> list[Played]:
    return play_set(Contest.of(edition, ["random", kind], players), (0, 0))[1]


def question_of(game: Game) -> tuple[View, Asked]:
    assert game.decision is not None
    seen = view(game, game.decision.seat)
    assert seen.asked is not None
    return seen, seen.asked


# -- what is asked ---------------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_options_have_the_numbers_that_the_game_steps_with(setup: Setup) -> None:
    game, rng = setup.start(3), random.Random(3)
    while game.decision is not None:
        seen, ask = question_of(game)
        assert tuple(actions_of(seen, ask)) == game.legal_actions
        game.pick(rng.choice(game.decision.options))


def test_a_question_is_the_view_of_the_seat_with_its_options() -> None:
    seen, ask = question_of(Game.start(edition=3, players=["ann", "bob"], seed=7))
    told: dict[str, Any] = json.loads(json.dumps(question(seen, actions_of(seen, ask), 250)))
    assert list(told) == ["edition", "ms", "view", "options", "actions"]
    assert (told["edition"], told["ms"], told["options"]) == (3, 250, ["Oars", "Pottery"])
    assert told["view"] == json.loads(json.dumps(seen.to_json()))
    assert told["view"]["decision"]["options"] == told["options"]


def test_the_page_shows_a_question_as_it_is() -> None:
    (shown,) = re.findall(r"^```json\n(.*?)^```", ARENA.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    told = json.loads(shown)
    game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    for option in ("Pottery", "Archery"):
        game.pick(option)
    seen, ask = question_of(game)
    asked = question(seen, actions_of(seen, ask), 1000)
    assert list(told) == list(asked)
    view_told, view_asked = told.pop("view"), asked.pop("view")
    assert told == asked
    assert view_told["seat"] == view_asked["seat"]
    del view_told["decision"]["..."]
    assert view_told["decision"].items() <= view_asked["decision"].items()


# -- who answers -----------------------------------------------------------------------


@pytest.mark.parametrize("line", [f"sh {SH}", f"{sys.executable} {PYTHON}"], ids=["sh", "python"])
@pytest.mark.parametrize("edition", [3, 4])
def test_the_examples_play_whole_games(line: str, edition: int) -> None:
    for game in first_set(COMMAND + line, 2, edition):
        assert game.failure is None
        assert game.result.reason not in (None, FORFEIT)


def test_the_bot_of_the_lesson_plays_whole_games(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```py\n(.*?)^```", LESSON.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(code.splitlines()) <= 10
    (tmp_path / "doer.py").write_text(code)
    assert [game.failure for game in first_set(f"{COMMAND}{sys.executable} {tmp_path / 'doer.py'}")] == [None, None]


def test_an_answer_may_be_a_number() -> None:
    code = 'import json, sys\nfor line in sys.stdin: print(json.loads(line)["actions"][-1], flush=True)'
    assert [game.failure for game in first_set(program(code))] == [None, None]


def test_one_process_answers_for_all_its_seats_in_a_set() -> None:
    code = (
        "import json, os, sys\n"
        "for line in sys.stdin:\n"
        '    seat = json.loads(line)["view"]["seat"]\n'
        '    print(json.dumps(f"{os.getpid()} {seat}"), flush=True)'
    )
    bot = ProgramBot(command_line(program(code)))
    seats = [view(Game.start(edition=3, players=["ann", "bob"], seed=seed), 0) for seed in (7, 8)]
    told = [bot.choose(seen, seen.asked) for seen in seats if seen.asked is not None]
    bot.close()
    assert len(set(told)) == 1
    assert told[0].endswith(" 0")


@pytest.mark.parametrize(
    ("code", "is_illegal", "why"),
    [
        ("", False, "has ended with status 0"),
        ("import sys; input(); sys.exit(3)", False, "has ended with status 3"),
        ('input(); print("draw")', False, "has answered with 'draw', which is no JSON"),
        ('input(); print("[1]")', False, "has answered with '[1]', which is neither an option nor a number"),
        ('input(); print("true")', False, "has answered with 'true', which is neither an option nor a number"),
        (
            'import sys\nfor line in sys.stdin: print("\\"dance\\"", flush=True)',
            True,
            "has picked 'dance', which is not offered",
        ),
        (
            "import sys\nfor line in sys.stdin: print(9999, flush=True)",
            True,
            "has picked 'action 9999', which is not offered",
        ),
    ],
)
def test_a_program_that_does_not_answer_as_it_has_to_loses(code: str, is_illegal: bool, why: str) -> None:
    one, other = first_set(program(code))
    assert (one.failure, other.failure) == (Failure(1, is_illegal, why), Failure(1, is_illegal, why))
    assert (one.result.reason, one.result.winners, other.result.winners) == (FORFEIT, (0,), (1,))


def test_all_seats_of_a_program_that_fails_lose() -> None:
    games = first_set(program(""), 3)
    assert all(
        {game.result.places[seat] for seat in game.result.winners} == {0}
        and len(game.result.winners) == game.result.places.count(0)
        for game in games
    )


# -- patience --------------------------------------------------------------------------


@pytest.mark.usefixtures("impatient")
def test_a_program_that_is_silent_for_too_long_is_killed_and_started_again() -> None:
    bot = bot_of(OPEN_END, budget=50)
    assert bot.choose(*opening()) == "action 7"
    with pytest.raises(NoAnswer, match=r"has not answered for 0\.1 seconds"):
        bot.choose(*opening())
    assert bot.choose(*opening()) == "action 7"
    bot.close()


@pytest.mark.usefixtures("impatient")
def test_a_program_that_does_not_read_is_as_late_as_one_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = bot_of(OPEN_END, budget=50)
    bot.choose(*opening())
    monkeypatch.setattr("splay.arena.programs.question", lambda *_: "x" * 1_000_000)  # more than a pipe holds
    with pytest.raises(NoAnswer, match=r"has not answered for 0\.1 seconds"):
        bot.choose(*opening())


@pytest.mark.parametrize(
    "wrapper",
    ['"$@"\nexit', 'exec 3<&0\n"$@" <&3 &'],
    ids=["waits for its child", "leaves its child behind"],
)
@pytest.mark.usefixtures("impatient")
def test_with_a_program_ends_what_it_has_started(tmp_path: Path, wrapper: str) -> None:
    (tmp_path / "wrapper.sh").write_text(wrapper)
    (tmp_path / "child.py").write_text(f"import sys\nheld = open(sys.argv[1], 'w')\n{OPEN_END}")
    life = Life(tmp_path / "life")
    bot = ProgramBot(
        ["sh", str(tmp_path / "wrapper.sh"), sys.executable, str(tmp_path / "child.py"), str(tmp_path / "life")]
    )
    assert bot.choose(*opening()) == "action 7"
    bot.close()
    assert life.has_ended()


def test_programs_end_with_the_process_that_asks_them(tmp_path: Path) -> None:
    life = Life(tmp_path / "life")
    stubborn = f"held = open('{tmp_path / 'life'}', 'w')\n{OPEN_END}"
    asking = (
        "import sys, time\nfrom splay.arena.dialogue import Dialogue\n"
        f"dialogue = Dialogue([sys.executable, '-c', {stubborn!r}])\n"
        f"print(dialogue.ask(b'?', {PATIENCE}), flush=True)\ntime.sleep(900)"
    )
    with Popen([sys.executable, "-c", asking], stdout=PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"b'7'\n"
        process.terminate()
        assert process.wait(PATIENCE) == -SIGTERM
    assert life.has_ended()


# -- one line for each question --------------------------------------------------------


def test_a_line_too_many_is_no_answer_to_the_next_question() -> None:
    with pytest.raises(NoAnswer, match="has printed '8' without being asked: a question is answered with one line"):
        bot_of('import sys\nfor line in sys.stdin: print("7\\n8", flush=True)').choose(*opening())


def test_nor_is_one_that_comes_between_two_questions(tmp_path: Path) -> None:
    life, gate = Life(tmp_path / "life"), tmp_path / "gate"
    code = (
        f'import os, time; held = open("{tmp_path / "life"}", "w"); input(); print(7, flush=True)\n'
        f'while not os.path.exists("{gate}"): time.sleep(0.01)\n'
        "print(8)"
    )
    bot = bot_of(code)
    assert bot.choose(*opening()) == "action 7"
    gate.touch()
    assert life.has_ended()
    with pytest.raises(NoAnswer, match="has printed '8' without being asked"):
        bot.choose(*opening())


def test_a_program_that_never_stops_printing_is_ended() -> None:
    # How much of it has come before the question is a matter of luck.
    with pytest.raises(NoAnswer, match=r"has printed (65536 bytes without the end|'7+…' without being asked)"):
        bot_of("while True: print(7, end=str())").choose(*opening())


@pytest.mark.parametrize("answer", ['"\\"" + 60000 * "x" + "\\""', "4000 * str(9)"], ids=["option", "number"])
def test_a_long_answer_is_told_in_short(answer: str) -> None:
    failure = first_set(program(f"import sys\nfor line in sys.stdin: print({answer}, flush=True)"))[0].failure
    assert failure is not None
    assert failure.is_illegal
    assert re.fullmatch(r"has picked '(x|action 9)\w{,80}…', which is not offered", failure.why)


# -- programs that are not there -------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "there is no program '' that could be started"),
        ("./no-such-bot --fast", "there is no program './no-such-bot' that could be started"),
        ("sh -c 'x", "a quotation mark is missing"),
    ],
)
def test_a_program_that_is_not_there_is_refused_by_name(line: str, why: str) -> None:
    with pytest.raises(BadContest, match=why):
        Contest.of(3, ["random", COMMAND + line], 2)
