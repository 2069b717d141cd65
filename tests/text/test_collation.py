"""Names in the order of each alphabet, and searches that forgive how a keyboard writes."""

import pytest

from splay.position.decision import CARD
from splay.position.ruleset import ruleset
from splay.position.verbs import MELD
from splay.terminal.answers import matches
from splay.text.collation import folded
from splay.text.reader import reader_of
from splay.views.view import Asked
from splay.web.library.card_browser import Filters, find

APOSTROPHES = ("'", "’", "\N{MODIFIER LETTER APOSTROPHE}")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("uk", ("Гора", "Ґанок", "Дім", "Еко", "Єнот", "Зуб", "Ива", "Індик", "Їжак", "Йод")),  # noqa: RUF001
        ("ru", ("Ёлка", "Ель", "Жук", "Эра", "Я")),
        ("pl", ("Azot", "Ąbc", "Cel", "Ćma", "Luz", "Łódź", "Osa", "Ósemka", "Zebra", "Źdźbło", "Żaba")),
        ("es", ("Agua", "Árbol", "Azul", "Éxito", "Nube", "Ñandú", "Oro")),
        ("pt_BR", ("Abacaxi", "Ábaco", "Água", "Casa", "Êxito", "Ótica", "Ouro")),
    ],
)
def test_names_stand_in_the_order_of_the_alphabet(language: str, names: tuple[str, ...]) -> None:
    assert sorted(sorted(names), key=reader_of(language).alphabetical) == list(names)


@pytest.mark.parametrize("apostrophe", APOSTROPHES)
def test_an_apostrophe_is_no_letter_of_the_order(apostrophe: str) -> None:
    computers = f"Комп{apostrophe}ютери"
    assert sorted([computers, "Компас"], key=reader_of("uk").alphabetical) == ["Компас", computers]


@pytest.mark.parametrize("apostrophe", APOSTROPHES)
def test_any_apostrophe_finds_a_card(apostrophe: str) -> None:
    typed = f"комп{apostrophe}ютери"
    found = [face.english for group in find(Filters(ruleset(4), typed), reader_of("uk")) for face in group.cards]
    assert found == ["Computers"]
    ask = Asked(1, 0, CARD, MELD, "Oars", 1, ("Computers", "Oars"), 1)
    assert matches(ask, typed, reader_of("uk")) == ["Computers"]


def test_accents_strokes_and_capitals_are_forgiven() -> None:
    assert folded("ŹDŹBŁO") == "zdzblo"
    assert folded("AÇÃO") == "acao"
