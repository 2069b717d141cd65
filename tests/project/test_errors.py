"""The errors: one tree, drawn in its docstring, all of them refusals of wrong use."""

import copy
import inspect
import pickle

import pytest

import splay
from splay import NotOffered, RecordError, SetupError, SplayError, errors
from splay.errors import Phrase, RecordInUse
from splay.host.errors import SeatTaken


def classes() -> dict[str, type]:
    return {name: each for name, each in vars(errors).items() if inspect.isclass(each) and issubclass(each, Exception)}


def drawn_tree() -> dict[str, str]:
    """Every error of the drawing with its parent."""
    drawing = inspect.getdoc(errors)
    assert drawing is not None
    parents: dict[str, str] = {"SplayError": "ValueError"}
    above = ["SplayError"]
    for line in drawing.splitlines():
        branch = max(line.find("├── "), line.find("└── "))
        if branch >= 0:
            depth = branch // 4 + 1
            name = line[branch + 4 :].split()[0]
            parents[name] = above[depth - 1]
            above[depth:] = [name]
    return parents


def test_the_drawing_is_the_tree() -> None:
    assert {name: each.__bases__[0].__name__ for name, each in classes().items()} == drawn_tree()


def test_every_error_says_what_it_means() -> None:
    for name, each in classes().items():
        assert inspect.getdoc(each), name
        assert each.__doc__ != (each.__bases__[0].__doc__ or ""), name


def test_every_error_is_public() -> None:
    assert set(classes()) <= set(splay.__all__)


@pytest.mark.parametrize("error", classes().values())
def test_every_error_is_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, SplayError)
    assert issubclass(error, ValueError)
    assert str(error("because")) == "because"


def test_a_record_error_carries_its_line() -> None:
    assert (str(RecordError("bad", 3)), RecordError("bad", 3).line) == ("line 3: bad", 3)
    assert (str(RecordError("bad")), RecordError("bad").line) == ("bad", 0)


def test_a_record_error_keeps_its_line_when_sent_elsewhere() -> None:
    error = pickle.loads(pickle.dumps(RecordError("no such pick", 12)))
    assert (str(error), error.line) == ("line 12: no such pick", 12)


@pytest.mark.parametrize(
    "error",
    [
        SetupError("a seed is at most {most}", most=9),
        RecordInUse("cannot open {path}", path="game.txt"),
        RecordError("{word} stands twice", 4, word="seed"),
        SeatTaken("you already sit at this table"),
        NotOffered("{where} is empty", where=Phrase("hand of {name}", name="ann")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_stays_what_it_is_when_copied_or_sent_elsewhere(error: SplayError) -> None:
    for again in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
        assert type(again) is type(error)
        assert (str(again), again.message) == (str(error), error.message)
        assert list(map(str, again.values.values())) == list(map(str, error.values.values()))
        assert getattr(again, "line", None) == getattr(error, "line", None)


def test_a_sentence_is_filled_with_its_values() -> None:
    error = SetupError("a player cannot be named {name!r}: at most {most}", name="{most}", most=9)
    assert str(error) == "a player cannot be named '{most}': at most 9"
    assert error.values == {"name": "{most}", "most": 9}


def test_a_sentence_without_values_may_have_braces() -> None:
    assert str(SplayError("{not a value} is {} {{}}")) == "{not a value} is {} {{}}"


def test_an_error_can_stand_within_another() -> None:
    inner = RecordError("no such seed: {seed}", 3, seed=-1)
    assert str(SetupError("impossible: {fault}", fault=inner)) == "impossible: line 3: no such seed: -1"


def test_an_error_that_says_the_same_belongs_elsewhere() -> None:
    error = RecordError.like(SetupError("a seed is at most {most}", most=9), line=2)
    assert (type(error), str(error), error.values, error.line) == (
        RecordError,
        "line 2: a seed is at most 9",
        {"most": 9},
        2,
    )
    assert str(SetupError.like(error)) == "a seed is at most 9"
