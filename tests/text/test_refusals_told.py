"""Whatever Splay refuses is told in every language: no sentence of an error escapes the tool that collects them."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from string import Formatter
from typing import Final

import pytest
from tools import messages

import splay
from places import SOURCE
from splay.errors import NotOffered, Phrase, PositionError, RecordError, SetupError, SplayError
from splay.game.game import Game
from splay.game.record import Record
from splay.text.catalogue import ENGLISH, LANGUAGES, MESSAGES, PSEUDO
from splay.text.reader import reader_of
from splay.text.refusals import fault_words, of_system, phrase_words
from text.sources import english

FILES: Final = sorted(set(SOURCE.rglob("*.py")) - {SOURCE / "text" / "refusals.py"})
"""Where errors are made; `faults` only tells them, and marks what the system says itself."""
CLASSES: Final = messages.told_classes()
OWN_FIELDS: Final = {"line"}
"""What errors take besides the values of their sentences."""


def faults(tree: ast.AST, known: set[str]) -> Iterator[str]:
    """What is wrong with the errors made here: a sentence that nobody collects, values that do not fit it."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in CLASSES:
            continue
        where = f"line {node.lineno}"
        sentence = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
        if not isinstance(sentence, str):
            yield f"{where}: the sentence is not written there"
            continue
        if sentence not in known:
            yield f"{where}: {sentence!r} is not collected"
        if not any(keyword.arg is None for keyword in node.keywords):
            given = {str(keyword.arg) for keyword in node.keywords} - OWN_FIELDS
            # A sentence without values is not filled, so braces in it mean nothing.
            needed = names_in(sentence) if given else set()
            if given != needed or (not given and names_in(sentence)):
                yield f"{where}: {sentence!r} is given {sorted(given)}"


def names_in(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def known() -> set[str]:
    return {message.id for message in english(MESSAGES) if isinstance(message.id, str) and not message.context}


def test_the_sentence_of_every_error_is_collected() -> None:
    collected = known()
    found = {file: list(faults(ast.parse(file.read_text(encoding="utf-8")), collected)) for file in FILES}
    assert {file: wrong for file, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("raise SetupError(f'no {name}')", "not written there"),
        ("raise SetupError(why)", "not written there"),
        ("raise SetupError()", "not written there"),
        ("yield PositionError('deck ' + age)", "not written there"),
        ("raise SetupError('nobody has written this')", "is not collected"),
        ("raise SetupError('a seed is at most {most}', least=1)", "is given ['least']"),
        ("raise SetupError('a seed is at most {most}')", "is given []"),
        ("raise SetupError('the game is not over', when=1)", "is given ['when']"),
    ],
)
def test_an_error_that_nobody_could_translate_is_noticed(code: str, fault: str) -> None:
    (found,) = faults(ast.parse(code), known())
    assert fault in found


def test_every_class_of_errors_is_told_but_those_that_are_named() -> None:
    for module in walk_packages(splay.__path__, "splay."):
        if "migrations" not in module.name:
            import_module(module.name)

    def below(kind: type[SplayError]) -> set[str]:
        return {kind.__name__}.union(*map(below, kind.__subclasses__()))

    assert below(SplayError) == (CLASSES | messages.UNTOLD) - {"Phrase"}
    assert not CLASSES & messages.UNTOLD


def bracketed(text: str) -> bool:
    return re.fullmatch("⟦.*⟧", text) is not None


def test_a_refusal_is_told_in_a_language() -> None:
    game = Game.start(edition=3, players=["ann", "bob"], seed=7)
    with pytest.raises(NotOffered) as refused:
        game.pick("Chess", seat=0)
    assert fault_words(refused.value, reader_of(ENGLISH)) == "ann cannot pick 'Chess' at decision 0: not offered"
    assert fault_words(refused.value, reader_of(PSEUDO)) == "⟦ann cannot pick 'Chess' at decision 0: not offered⟧"


def test_what_stands_within_a_refusal_is_told_as_well() -> None:
    data = {"edition": 3, "names": ["ann", "bob"], "players": [{"hand": "Oars"}, {}]}
    with pytest.raises(PositionError) as refused:
        Game.load(data)
    assert fault_words(refused.value, reader_of(PSEUDO)) == "⟦⟦hand of ann⟧ must be a list, not 'Oars'⟧"


def test_the_line_of_a_record_is_told() -> None:
    text = "splay record 1\nedition: 3\nplayers: ann, bob\nseed: 7\n\nann: Chess\n"
    with pytest.raises(RecordError) as refused:
        Record.parse(text).replay()
    assert (
        fault_words(refused.value, reader_of(ENGLISH)) == "line 6: ann cannot pick 'Chess' at decision 0: not offered"
    )
    assert (
        fault_words(refused.value, reader_of(PSEUDO))
        == "⟦line 6: ⟦ann cannot pick 'Chess' at decision 0: not offered⟧⟧"
    )


def test_a_fault_within_a_fault_is_told() -> None:
    with pytest.raises(RecordError) as refused:
        Record.parse("splay record 1\nedition: 3\nplayers: ann\nseed: 7\n").replay()
    told = fault_words(refused.value, reader_of(PSEUDO))
    assert told == "⟦the setup is impossible: ⟦edition 3 is for 2 to 4 players, not 1⟧⟧"


def test_what_players_write_is_never_filled_in() -> None:
    error = SetupError("the name {name!r} is longer than {most} letters", name="{most}", most=2)
    assert fault_words(error, reader_of(PSEUDO)) == "⟦the name '{most}' is longer than 2 letters⟧"
    assert fault_words(SplayError("{nothing}"), reader_of(PSEUDO)) == "⟦{nothing}⟧"


def test_a_refusal_without_words_stays_without() -> None:
    for language in LANGUAGES:
        assert fault_words(SplayError(""), reader_of(language)) == ""


def test_what_the_system_says_of_files_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        (tmp_path / "game.txt").read_text()
    assert phrase_words(of_system(missing.value), reader_of(ENGLISH)) == "No such file or directory"
    with pytest.raises(IsADirectoryError) as folder:
        tmp_path.read_text()
    for error in (missing.value, folder.value):
        assert of_system(error).message in known()
        assert bracketed(phrase_words(of_system(error), reader_of(PSEUDO)))
    assert str(of_system(OSError("something else"))) == "something else"
    assert isinstance(of_system(ValueError("embedded null byte")), Phrase)
