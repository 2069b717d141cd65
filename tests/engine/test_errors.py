"""The errors: one tree, drawn in its docstring, all of them refusals of wrong use."""

import inspect
import pickle

import pytest

import splay
from splay import RecordError, SplayError, errors


def classes() -> dict[str, type]:
    return {name: each for name, each in vars(errors).items() if inspect.isclass(each)}


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
