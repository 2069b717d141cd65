"""Nothing a request says ends the engine, and a refused request changes nothing."""

import json
import random
import re
import subprocess
from io import BytesIO
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patience import PATIENCE
from protocol.talk import COMMAND, ENVIRONMENT, NEW, Process, ask, begun, everything, play
from splay.game.game import Game
from splay.protocol import LINE_LIMIT, MESSAGE_LIMIT, NAME_LIMIT, VERBS, Engine, serve
from splay.text.catalogue import LANGUAGES, PSEUDO

BRACKETS = str.maketrans("", "", "⟦⟧")
HEADING = "splay record 1\nedition: 3\nplayers: ann, bob\nseed: 7\n\n"
MALFORMED: list[dict[str, Any]] = [
    {},
    {"do": None},
    {"do": ["pick"]},
    {"do": "dance"},
    {"do": "hello", "id": None},
    {"do": "hello", "id": True},
    {"do": "hello", "id": 1.0},
    {"do": "hello", "id": []},
    {"do": "hello", "game": "main"},
    {"do": "pick"},
    {"do": "pick", "option": 1},
    {"do": "pick", "option": None},
    {"do": "pick", "option": "draw", "seat": True},
    {"do": "pick", "option": "draw", "seat": None},
    {"do": "pick", "option": "draw", "seat": 1.0},
    {"do": "pick", "option": "draw", "number": "2"},
    {"do": "pick", "option": "draw", "numbr": 2},
    {"do": "pick", "option": "draw", "game": "nobody's"},
    {"do": "ask", "game": 1},
    {"do": "ask", "game": ""},
    {"do": "ask", "game": "x" * (NAME_LIMIT + 1)},
    {"do": "ask", "game": "\ud800"},
    {"do": "ask", "seat": "0"},
    {"do": "view"},
    {"do": "view", "seat": False},
    {"do": "events", "seat": 0.0},
    {"do": "clone"},
    {"do": "clone", "to": 2},
    {"do": "clone", "to": "b", "game": "nobody's"},
    {"do": "drop", "game": "nobody's"},
    {"do": "undo", "to": -1},
    {"do": "undo", "to": 10**6},
    {"do": "undo", "to": True},
    {"do": "new"},
    {"do": "new", "edition": 3, "players": ["ann", "bob"]},
    {**NEW, "players": "ann, bob"},
    {**NEW, "players": {"ann": 0, "bob": 1}},
    {**NEW, "edition": "3"},
    {**NEW, "edition": True},
    {**NEW, "seed": 7.0},
    {**NEW, "seed": False},
    {**NEW, "teams": 1},
    {**NEW, "teams": True},
    {**NEW, "teams": None},
    {**NEW, "parley": "yes"},
    {**NEW, "parley": None},
    {**NEW, "starts": "ann"},
    {**NEW, "starts": None},
    {**NEW, "starts": True},
    {**NEW, "covered_hidden": "no"},
    {"do": "cards", "edition": None},
    {"do": "load", "position": []},
    {"do": "load", "position": "main"},
    {"do": "replay", "record": 1},
]
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("SetupError", {**NEW, "edition": 2}),
    ("SetupError", {**NEW, "seed": -1}),
    ("SetupError", {**NEW, "players": []}),
    ("SetupError", {**NEW, "players": ["ann", 1]}),
    ("SetupError", {**NEW, "players": ["ann", "b\ud800b"]}),
    ("SetupError", {**NEW, "players": ["ann", "ann"]}),
    ("SetupError", {**NEW, "players": ["ann", "x" * 100_000]}),
    ("SetupError", {**NEW, "teams": "ABAB"}),
    ("SetupError", {**NEW, "parley": True}),
    ("SetupError", {**NEW, "starts": 2}),
    ("SetupError", {**NEW, "starts": -1}),
    ("SetupError", {**NEW, "edition": 4, "covered_hidden": True}),
    ("NotOffered", {"do": "pick", "option": "give up"}),
    ("SetupError", {"do": "cards", "edition": 99}),
    ("SetupError", {"do": "view", "seat": 2}),
    ("SetupError", {"do": "ask", "seat": -1}),
    ("SetupError", {"do": "events", "seat": 10**30}),
    ("PositionError", {"do": "load", "position": {}}),
    ("PositionError", {"do": "load", "position": {"players": [{}, {}]}}),
    ("PositionError", {"do": "load", "position": {"edition": 3, "players": [{"hand": ["Chess"]}, {}]}}),
    (
        "PositionError",
        {"do": "load", "position": {"edition": 3, "players": [{}, {}], "picks": ["draw", "draw", "fly"]}},
    ),
    ("RecordError", {"do": "replay", "record": ""}),
    ("RecordError", {"do": "replay", "record": HEADING + "ann: Tools\n"}),
    ("NotOffered", {"do": "pick", "option": "meld Chess"}),
    ("NotOffered", {"do": "pick", "option": "\ud800"}),
    ("NotYourDecision", {"do": "pick", "option": "draw", "seat": 7}),
    ("StaleDecision", {"do": "pick", "option": "draw", "number": 0}),
]
LINES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "not JSON"),
    "blank": (b" \t", "not JSON"),
    "words": (b"hello there", "not JSON"),
    "cut off": (b'{"do": "hello"', "not JSON"),
    "two": (b'{"do": "hello"} {"do": "hello"}', "not JSON"),
    "list": (b'[{"do": "hello"}]', "an object"),
    "text": (b'"hello"', "an object"),
    "null": (b"null", "an object"),
    "not a number": (b'{"do": "hello", "id": NaN}', "NaN is not a JSON number"),
    "infinite": (b'{"do": "undo", "to": -Infinity}', "-Infinity is not a JSON number"),
    "more than infinite": (b'{"do": "undo", "to": 1e999}', "whole number"),
    "more digits than Python reads": (
        b'{"do": "undo", "to": ' + b"9" * 5000 + b"}",
        "a number in the request is too long",
    ),
    "deep list": (b'{"do": "hello", "id": ' + b"[" * 200_000 + b"]" * 200_000 + b"}", "nested"),
    "deep object": (b'{"do": "load", "position": ' + b'{"players": ' * 50_000 + b"1" + b"}" * 50_001, "nested"),
    "deep enough to read": (b'{"do": ' + b"[" * 900 + b"]" * 900 + b"}", "do must be"),
    "not UTF-8": (b'{"do": "hell\xff"}', "not UTF-8"),
    "cut UTF-8": (b'{"do": "hell\xc3', "not UTF-8"),
    "coded surrogate": (b'{"do": "\xed\xa0\x80"}', "not UTF-8"),
    "UTF-16": ('{"do": "hello"}'.encode("utf-16-le").replace(b"\n", b""), "not JSON"),
    "byte order mark": (b'\xef\xbb\xbf{"do": "hello"}', "not JSON"),
    "zero bytes": (b"\0\0\0", "not JSON"),
    "control character": (b'{"do": "\x01"}', "not JSON"),
    "a byte too long": (b'"' + b"x" * (LINE_LIMIT - 1) + b'"', "longer"),
    "far too long": (b"x" * (3 * LINE_LIMIT + 5), "longer"),
}


def refused(engine: Engine, line: bytes) -> Any:
    """The error of a request that must be refused and must change nothing."""
    before = everything(engine)
    reply = json.loads(engine.answer(line))
    assert reply["ok"] is False
    assert set(reply["error"]) - {"line"} == {"type", "message"}
    assert len(reply["error"]["message"]) <= MESSAGE_LIMIT + 3
    assert everything(engine) == before
    return reply["error"]


@pytest.mark.parametrize("request_", MALFORMED, ids=json.dumps)
def test_a_malformed_request_is_refused(request_: dict[str, Any]) -> None:
    engine, _ = begun(12)
    assert refused(engine, json.dumps(request_).encode())["type"] == "ProtocolError"


@pytest.mark.parametrize(("error", "request_"), IMPOSSIBLE)
def test_an_impossible_request_is_refused(error: str, request_: dict[str, Any]) -> None:
    engine, _ = begun(12)
    assert refused(engine, json.dumps(request_).encode())["type"] == error


def test_a_refusal_is_told_in_the_language_of_the_engine() -> None:
    for request_ in (*MALFORMED, *(request for _, request in IMPOSSIBLE)):
        engine, _ = begun(12)
        english = refused(engine, json.dumps(request_).encode())
        engine.language = PSEUDO
        told = refused(engine, json.dumps(request_).encode())
        assert told["message"].startswith("⟦"), request_
        assert told["type"] == english["type"], request_
        assert told["message"].translate(BRACKETS)[:100] == english["message"][:100], request_


def test_what_is_no_request_is_told_in_the_language_of_the_engine() -> None:
    for line, _ in LINES.values():
        replies = BytesIO()
        serve(BytesIO(line + b"\n"), replies, PSEUDO)
        assert json.loads(replies.getvalue())["error"]["message"].startswith("⟦"), line


PYTHON: Final = re.compile(r"\b(?:None|True|False|sys|Python)\b")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"edition": None}, "no edition null"),
        ({"edition": True}, "no edition true"),
        ({"names": ["ann", True]}, "a player cannot be named true"),
        ({"names": {"ann": None}}, 'names must be a list, not {"ann": null}'),
        ({"active": True}, "not true"),
        ({"active": [None, "a"]}, 'not [null, "a"]'),
        ({"outcome": {"winners": [True, "a"], "reason": "score"}}, 'winners must be seats, not [true, "a"]'),
        ({"outcome": {"winners": [0], "reason": None}}, "no game ends by null"),
        ({"picks": None}, "picks must be a list of options, not null"),
    ],
    ids=json.dumps,
)
def test_a_refusal_speaks_the_words_of_json(changes: dict[str, Any], said: str) -> None:
    position = {"edition": 3, "players": [{"hand": ["Oars"]}, {"hand": ["Pottery"]}]} | changes
    told = refused(Engine(), json.dumps({"do": "load", "position": position}).encode())["message"]
    assert said in told
    assert not PYTHON.search(told)


def test_no_refusal_speaks_python() -> None:
    engine, _ = begun(12)
    for engine.language in LANGUAGES:
        for request in [*MALFORMED, *(request for _, request in IMPOSSIBLE)]:
            assert not PYTHON.search(refused(engine, json.dumps(request).encode())["message"])


def test_a_finished_game_takes_no_picks() -> None:
    engine, _ = begun(1000)
    assert refused(engine, b'{"do": "pick", "option": "draw", "seat": 0}')["type"] == "GameOver"


def test_the_line_of_a_record_at_fault_is_told() -> None:
    record = HEADING + "ann: Oars\nbob: Oars\n"
    error = refused(Engine(), json.dumps({"do": "replay", "record": record}).encode())
    assert (error["type"], error["line"]) == ("RecordError", 7)


def test_a_refusal_says_which_request_it_answers() -> None:
    assert ask(Engine(), do="dance", id="x")["id"] == "x"
    assert ask(Engine(), do="pick", id=-3)["id"] == -3
    assert ask(Engine(), do="hello", id="\ud800 \n")["id"] == "\ud800 \n"


def test_lines_that_are_no_requests_are_refused_one_by_one() -> None:
    process = Process()
    process.ask(**NEW)
    before = process.ask(do="save")
    for name, (line, fault) in LINES.items():
        reply = process.send(line)
        assert (name, reply["ok"], reply["error"]["type"]) == (name, False, "ProtocolError")
        assert fault in reply["error"]["message"]
    longest = b'{"do": "hello"}'.ljust(LINE_LIMIT)
    assert process.send(longest)["ok"]
    assert "longer" in process.send(longest + b" ")["error"]["message"]
    assert process.send(b'\t{"do": "hello"} \r')["ok"]
    assert process.send(b'{"do": "dance", "do": "hello"}')["ok"], "the last of two fields counts"
    assert process.ask(do="save") == before
    assert process.end() == 0


def test_a_fault_of_an_effect_is_told_and_the_pick_taken_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    engine, rng = begun(25)
    pick = Game.pick

    def spoiled(game: Game, *answer: Any) -> None:
        pick(game, *answer)
        game.state.players[0].hand = ()
        raise KeyError("spoiled")

    option = ask(engine, do="ask")["decision"]["options"][0]
    before = everything(engine)
    games = iter([spoiled])
    monkeypatch.setattr(Game, "pick", lambda game, *answer, **named: next(games, pick)(game, *answer, **named))
    reply = ask(engine, do="pick", option=option, id=1)
    assert (reply["id"], reply["error"]["type"]) == (1, "InternalError")
    assert "spoiled" in caplog.text
    assert everything(engine) == before
    play(engine, 5, rng)


# -- anything at all -------------------------------------------------------------------

FIELDS = sorted({field for verb in VERBS.values() for field in verb.known} - {"do"})
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ODD = st.sampled_from([0, 1, 2, 3, 7, -1, True, "main", "b", "draw", "Oars", ["ann", "bob"], {}, HEADING])


def _objects(values: st.SearchStrategy[Any], most: int = 4) -> st.SearchStrategy[dict[str, Any]]:
    return st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), values, max_size=most)


ANYTHING = st.recursive(SCALARS | ODD, lambda inner: st.lists(inner, max_size=4) | _objects(inner), max_leaves=8)
POSITIONS = [begun(picks)[0].games["main"].save() for picks in (1, 30, 1000)]
GOOD: list[dict[str, Any]] = [
    NEW,
    {**NEW, "players": ["ann", "bob", "cyd", "dan"], "teams": "ABAB", "covered_hidden": False, "game": "b"},
    {"do": "load", "position": POSITIONS[1]},
    {"do": "replay", "record": HEADING, "game": "b"},
    {"do": "pick", "option": "Oars", "seat": 0, "number": 0},
    {"do": "pick", "option": "draw", "seat": 1, "game": "b"},
    {"do": "undo", "to": 1},
    {"do": "clone", "to": "b"},
    {"do": "ask", "seat": 1},
    {"do": "events", "seat": None, "game": "b"},
    {"do": "view", "seat": 0, "id": 5},
    {"do": "cards", "edition": 1},
    *({"do": verb} for verb in VERBS),
]
REQUESTS = st.builds(
    lambda good, spoiled, left_out: {k: v for k, v in {**good, **spoiled}.items() if k not in left_out},
    st.sampled_from(GOOD),
    _objects(ANYTHING, most=1),
    st.lists(st.sampled_from(FIELDS), max_size=1),
)


def _answered(engine: Engine, line: bytes) -> None:
    """One reply, in one line; no fault of ours; nothing changed if it was refused."""
    before = everything(engine)
    reply = engine.answer(line)
    assert b"\n" not in reply
    data = json.loads(reply)
    if not data["ok"]:
        assert data["error"]["type"] != "InternalError", data
        assert everything(engine) == before


@given(st.binary(max_size=60) | ANYTHING.map(json.dumps).map(str.encode))
def test_no_bytes_and_no_json_can_harm_it(line: bytes) -> None:
    _answered(begun(4)[0], line)


@given(st.lists(REQUESTS, max_size=6))
def test_no_request_can_harm_it(requests: list[dict[str, Any]]) -> None:
    engine, _ = begun(4)
    for each in requests:
        _answered(engine, json.dumps(each).encode())


@given(st.data())
def test_no_spoiled_position_can_harm_it(data: st.DataObject) -> None:
    """A saved position with one value, somewhere in it, replaced by anything or left out."""
    position = json.loads(json.dumps(data.draw(st.sampled_from(POSITIONS))))
    place: Any = position
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        inner = place[key]
        if not inner or not isinstance(inner, dict | list) or data.draw(st.booleans()):
            break
        place = inner
    if data.draw(st.booleans()):
        del place[key]
    else:
        place[key] = data.draw(ANYTHING)
    _answered(begun(1)[0], json.dumps({"do": "load", "position": position}).encode())


@given(st.text(max_size=40), st.integers(0, len(HEADING)), st.integers(0, 5))
def test_no_spoiled_record_can_harm_it(text: str, at: int, cut: int) -> None:
    record = HEADING[:at] + text + HEADING[at + cut :]
    _answered(begun(1)[0], json.dumps({"do": "replay", "record": record}).encode())


def test_a_thousand_lines_of_rubbish_get_a_thousand_replies() -> None:
    rng = random.Random(1)
    lines = [rng.randbytes(rng.randrange(200)).replace(b"\n", b"") for _ in range(1000)]
    given = b"\n".join(lines) + b"\n"
    done = subprocess.run(COMMAND, input=given, capture_output=True, check=True, timeout=PATIENCE, env=ENVIRONMENT)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert [reply["error"]["type"] for reply in replies] == ["ProtocolError"] * 1000
    assert done.stderr == b""
