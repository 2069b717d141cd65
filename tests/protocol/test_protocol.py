"""The engine protocol over real pipes: whole games, every refusal, and the examples of its page."""

import json
import random
import re
import runpy
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patience import PATIENCE
from places import ROOT
from protocol.talk import COMMAND, ENVIRONMENT, NAMES, NEW, Process, ask, begun, everything, play
from splay import errors
from splay.game import inside
from splay.game.game import Game
from splay.game.record import Record
from splay.position.card_moves import CLASSES
from splay.position.decision import KINDS
from splay.position.editions import EDITIONS
from splay.position.event_log import TO_ACTIVATE, TO_BE_SPARED, TO_SHARE
from splay.protocol import GAME_LIMIT, LINE_LIMIT, MESSAGE_LIMIT, VERBS, Engine
from splay.protocol import engine as engine_module
from splay.text.reader import reader_of
from splay.views.view import view
from told_events import told

PAGE = ROOT / "docs" / "reference" / "protocol.md"


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    process = Process()
    yield process
    assert process.end() == 0


# -- whole games -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players"), [(edition.number, players) for edition in EDITIONS.values() for players in edition.players]
)
def test_a_random_game_over_pipes_is_the_game_played_directly(process: Process, edition: int, players: int) -> None:
    rng = random.Random(players)
    names = NAMES[:players]
    stand = process.ask(do="new", edition=edition, players=names, seed=11, game="whole", id="begin")
    assert stand["id"] == "begin"
    direct = Game.start(edition, names, 11)
    while decision := stand["decision"]:
        assert direct.decision is not None
        assert decision["options"] == list(direct.decision.options)
        seat, number, option = decision["seat"], decision["number"], rng.choice(decision["options"])
        stand = process.ask(do="pick", game="whole", option=option, seat=seat, number=number, id=number)
        assert (stand["ok"], stand["id"]) == (True, number)
        direct.pick(option)
    assert direct.outcome is not None
    assert stand["outcome"]["winners"] == list(direct.outcome.winners)
    assert process.ask(do="record", game="whole")["record"] == str(Record.of(direct))
    assert process.ask(do="pick", game="whole", option="draw")["error"]["type"] == "GameOver"


@pytest.mark.parametrize("teams", ["", "ABABA", "AABBA"])
def test_players_give_up_over_pipes_and_it_is_taken_back(process: Process, teams: str) -> None:
    rng = random.Random(2)
    stand = process.ask(do="new", edition=4, players=NAMES, seed=3, teams=teams)
    gone: set[int] = set()
    while decision := stand["decision"]:
        number, option, seat = decision["number"], rng.choice(decision["options"]), decision["seat"]
        before = process.ask(do="save")
        if number > 5 and rng.random() < 0.05:
            option, seat = "give up", rng.choice([seat for seat in range(5) if seat not in gone])
            gone.add(seat)
        stand = process.ask(do="pick", option=option, seat=seat, number=number)
        assert stand["ok"], stand
        if option == "give up":
            assert process.ask(do="pick", option="give up", seat=seat)["error"]["type"] in ("NotOffered", "GameOver")
            assert process.ask(do="undo")["decision"]["number"] == number
            assert process.ask(do="save") == before
            stand = process.ask(do="pick", option=option, seat=seat, number=number)
        players = process.ask(do="view", seat=None)["view"]["players"]
        gone |= {player["seat"] for player in players if player["out"]}
    record = Record.parse(process.ask(do="record")["record"])
    assert "give up" in [option for _, option in record.picks]
    assert record.replay().outcome is not None


def test_a_seat_gets_what_the_view_gives_and_no_more() -> None:
    engine, rng = begun(0, players=NAMES[:3], covered_hidden=True)
    game = engine.games["main"]
    while game.decision is not None:
        for seat in (0, 1, 2, None):
            assert ask(engine, do="view", seat=seat)["view"] == json.loads(json.dumps(view(game, seat).to_json()))
            assert ask(engine, do="events", seat=seat)["events"] == told(game, seat)
            asked = ask(engine, do="ask", seat=seat)["decision"]
            assert (asked["options"] is None) == (seat != game.decision.seat)
        play(engine, 1, rng)


def test_events_in_full_name_every_card() -> None:
    engine, rng = begun(0)
    hidden = 0
    while (game := engine.games["main"]).decision is not None:
        full = ask(engine, do="events")["events"]
        moved = [event for event in full if "value" in event]
        assert all("card" in event for event in moved)
        hidden += sum("card" not in event for event in told(game, None))
        play(engine, 1, rng)
    assert hidden > 20


# -- copies and the past ---------------------------------------------------------------


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"edition": 1, "players": NAMES[:4]},
        {"players": NAMES[:4], "teams": "ABAB"},
        {"edition": 4, "players": NAMES, "parley": False},
        {"players": NAMES[:3], "starts": 2},
    ],
)
def test_undo_equals_replay(setup: dict[str, Any]) -> None:
    engine, _ = begun(60, **setup)
    record = Record.of(engine.games["main"])
    now = engine.games["main"].state.number
    for number in (now, now - 1, 37, 20, 1, 0):
        assert ask(engine, do="undo", to=number)["decision"]["number"] == number
        assert everything(engine)["main"][:2] == everything_of(record.replay(number))
    assert ask(engine, do="undo")["error"]["type"] == "ProtocolError"
    assert ask(engine, do="replay", record=str(record))["decision"]["number"] == now
    assert ask(engine, do="undo")["decision"]["number"] == now - 1


def everything_of(game: Game) -> tuple[str, str]:
    return json.dumps(game.save()), str(Record.of(game))


def test_a_finished_game_can_be_taken_back() -> None:
    engine, _ = begun(1000)
    last = engine.games["main"].state.number - 1
    assert ask(engine, do="ask", seat=None)["outcome"] is not None
    stand = ask(engine, do="undo")
    assert (stand["decision"]["number"], stand["outcome"]) == (last, None)


def test_a_loaded_game_goes_on_alike_and_back_to_where_it_was_loaded() -> None:
    for picks in range(20, 60):
        engine, rng = begun(picks)
        ask(engine, do="load", game="loaded", position=ask(engine, do="save")["position"])
        first = inside.origin(engine.games["loaded"])
        assert first is not None
        state = rng.getstate()
        play(engine, 5, rng)
        rng.setstate(state)
        play(engine, 5, rng, "loaded")
        assert ask(engine, do="save", game="loaded") == ask(engine, do="save")
        assert ask(engine, do="undo", game="loaded", to=first.number - 1)["ok"] is False
        assert ask(engine, do="undo", game="loaded", to=first.number)["decision"]["number"] == first.number


def test_a_clone_and_its_original_never_change_each_other() -> None:
    for picks in range(20, 60):
        engine, rng = begun(picks)
        before = everything(engine)["main"]
        assert ask(engine, do="clone", to="twin")["ok"]
        assert everything(engine)["twin"] == before
        play(engine, 7, rng, "twin")
        assert everything(engine)["main"] == before
        after = everything(engine)["twin"]
        play(engine, 3, rng)
        assert everything(engine)["twin"] == after


def test_games_stand_side_by_side_and_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME_LIMIT >= 1000
    monkeypatch.setattr(engine_module, "GAME_LIMIT", 2)
    engine, _ = begun(3)
    assert ask(engine, **NEW, game="b")["ok"]
    assert "drop one" in ask(engine, **NEW, game="c")["error"]["message"]
    assert ask(engine, **NEW, game="b")["ok"], "a game may take the place of another"
    assert ask(engine, do="drop")["ok"]
    assert ask(engine, do="games")["games"] == ["b"]
    assert ask(engine, do="ask")["error"]["type"] == "ProtocolError"


# -- the process -----------------------------------------------------------------------


def test_the_process_ends_with_its_input_or_when_told() -> None:
    for requests, replies in ((b"", 0), (b'{"do":"hello"}', 1), (b'{"do":"quit"}\n{"do":"hello"}\n', 1)):
        done = subprocess.run(
            COMMAND, input=requests, capture_output=True, check=True, timeout=PATIENCE, env=ENVIRONMENT
        )
        assert done.stdout.count(b"\n") == replies
        assert done.stderr == b""


def test_a_process_nobody_listens_to_ends_quietly() -> None:
    pipe = subprocess.PIPE
    popen = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, env=ENVIRONMENT)
    assert popen.stdout
    popen.stdout.close()
    popen.stdout = None
    assert popen.communicate(b'{"do":"hello"}\n' * 10, timeout=PATIENCE)[1] == b""
    assert popen.returncode == 1


def test_the_example_client_plays_a_game() -> None:
    client = [sys.executable, str(ROOT / "examples" / "protocol_client.py"), "1", "3", "5", *COMMAND]
    done = subprocess.run(client, capture_output=True, check=True, text=True, timeout=PATIENCE, env=ENVIRONMENT)
    assert re.fullmatch(r"\w+( and \w+)* by \w+ after \d+ picks, \d+ a second\n", done.stdout)


def test_the_example_client_needs_no_path_where_splay_stands_beside_its_python() -> None:
    client = [sys.executable, str(ROOT / "examples" / "protocol_client.py"), "3", "2", "1"]
    env = ENVIRONMENT | {"PATH": "/nowhere"}
    done = subprocess.run(client, capture_output=True, check=True, text=True, timeout=PATIENCE, env=env)
    assert " after " in done.stdout


def test_the_example_client_says_plainly_that_there_is_no_splay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = runpy.run_path(str(ROOT / "examples" / "protocol_client.py"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "bin" / "python"))
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    with pytest.raises(SystemExit, match=r"^There is no `splay` beside this Python or on PATH"):
        client["engine_command"]()
    with pytest.raises(SystemExit, match=r"^/nowhere/splay cannot be started: No such file or directory$"):
        client["main"](3, 2, 1, ["/nowhere/splay"])
    for folder in (tmp_path / "path", tmp_path / "bin"):
        folder.mkdir()
        (folder / "splay").touch(0o755)
        assert client["engine_command"]() == [str(folder / "splay"), "engine"]


# -- the page --------------------------------------------------------------------------


def blocks() -> list[list[tuple[str, str]]]:
    """The examples of the page: requests with their replies, by block."""
    found = []
    for block in re.findall(r"^```text\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
        lines = re.sub(r"\n +", " ", block).splitlines()
        assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
        found.append([(lines[i][2:], lines[i + 1][2:]) for i in range(0, len(lines), 2)])
    return found


def matches(expected: Any, real: Any) -> bool:
    """Whether they are the same but for what `...` stands for."""
    if isinstance(expected, dict) and isinstance(real, dict):
        named = expected.keys() - {"..."}
        whole = "..." in expected or named == real.keys()
        return whole and named <= real.keys() and all(matches(expected[key], real[key]) for key in named)
    if isinstance(expected, list) and isinstance(real, list):
        if "..." in expected[-1:]:
            expected, real = expected[:-1], real[: len(expected) - 1]
        return len(expected) == len(real) and all(map(matches, expected, real))
    return expected == "..." or (type(expected) is type(real) and bool(expected == real))


@pytest.mark.parametrize("block", blocks(), ids=lambda block: json.dumps(block[0][0]))
def test_the_examples_of_the_page_are_true(block: list[tuple[str, str]]) -> None:
    engine = Engine()
    for request, reply in block:
        real = json.loads(engine.answer(request.encode()))
        assert matches(json.loads(reply), real), f"{request}\ngives {json.dumps(real)}"


def test_the_page_tells_of_every_verb_refusal_and_kind() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = {word for heading in re.findall(r"^### (.+)$", page, re.MULTILINE) for word in heading.split(", ")}
    assert told == set(VERBS)
    named = {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, Exception)}
    # Two stand for others; files and dealing anew are no matter of the protocol.
    tree = named - {"SplayError", "PickError", "RecordInUse", "CannotRedeal"}
    assert set(re.findall(r"^\| `(\w+Error|\w+Over|Not\w+|Stale\w+)` \|", page, re.MULTILINE)) == {
        *tree,
        "InternalError",
    }
    kinds = {made.kind for made in CLASSES.values()} | {TO_ACTIVATE, TO_SHARE, TO_BE_SPARED}
    assert kinds | set(KINDS) <= set(re.findall(r"`([\w ]+)`", page))
    assert str(LINE_LIMIT) in page
    assert MESSAGE_LIMIT >= 200


def is_cyrillic(text: str) -> bool:
    return any(unicodedata.name(letter, "").startswith("CYRILLIC") for letter in text)


def test_the_cards_are_told_in_the_language_of_the_engine() -> None:
    english, ukrainian = (ask(Engine(language), do="cards", edition=4)["cards"] for language in ("en", "uk"))
    for card, own in zip(english, ukrainian, strict=True):
        assert own["name"] == card["name"] == card["title"]
        assert own["title"] == reader_of("uk").card_name(card["name"])
        assert own["icons"] == card["icons"]
        for effect, said in zip(card["effects"], own["effects"], strict=True):
            assert said["does"] == effect["does"]
            assert Counter(re.findall(r"\[\w+\]", said["text"])) == Counter(re.findall(r"\[\w+\]", effect["text"]))
            assert "[=" not in said["text"]
            assert is_cyrillic(said["text"])
        assert all(map(is_cyrillic, own["rulings"]))


def test_the_command_takes_the_language() -> None:
    process = Process("--lang", "uk")
    agriculture = process.ask(do="cards", edition=3)["cards"][0]
    assert (agriculture["name"], agriculture["title"]) == ("Agriculture", reader_of("uk").card_name("Agriculture"))
    assert process.end() == 0
