"""Lists, numbers and times, as each language writes them."""

import pytest

from splay.text.catalogue import PSEUDO
from splay.text.reader import reader_of


@pytest.mark.parametrize(
    ("language", "all_of", "one_of"),
    [
        ("en", "Ann, Bob and Cyd", "Ann, Bob or Cyd"),
        ("es", "Ann, Bob y Cyd", "Ann, Bob o Cyd"),
        ("pl", "Ann, Bob i Cyd", "Ann, Bob lub Cyd"),
        ("pt_BR", "Ann, Bob e Cyd", "Ann, Bob ou Cyd"),
        (PSEUDO, "⟦Ann, Bob and Cyd⟧", "⟦Ann, Bob or Cyd⟧"),
    ],
)
def test_lists_are_written_as_the_language_has_them(language: str, all_of: str, one_of: str) -> None:
    words = reader_of(language)
    assert words.listed(["Ann", "Bob", "Cyd"]) == all_of
    assert words.either(["Ann", "Bob", "Cyd"]) == one_of
    assert [words.listed(names) for names in ([], ["Ann"])] == ["", "Ann"]


@pytest.mark.parametrize(
    ("names", "all_of", "one_of"),
    [
        (("Ann", "Iryna"), "Ann e Iryna", "Ann o Iryna"),
        (("Ann", "Hielo"), "Ann y Hielo", "Ann o Hielo"),
        (("Ann", "Hilda"), "Ann e Hilda", "Ann o Hilda"),
        (("Ann", "Óscar"), "Ann y Óscar", "Ann u Óscar"),
        (("Ann", "Horacio"), "Ann y Horacio", "Ann u Horacio"),
    ],
)
def test_spanish_keeps_equal_sounds_apart(names: tuple[str, str], all_of: str, one_of: str) -> None:
    words = reader_of("es")
    assert (words.listed(names), words.either(names)) == (all_of, one_of)


@pytest.mark.parametrize(
    ("language", "large", "then"),
    [("en", "12,345", "3 hours ago"), ("es", "12.345", "hace 3 horas"), ("pt_BR", "12.345", "há 3 horas")],
)
def test_numbers_and_times_are_written_as_the_language_has_them(language: str, large: str, then: str) -> None:
    words = reader_of(language)
    assert words.number(12345) == large
    assert words.ago(3 * 3600 + 100) == then
    assert words.ago(5) == words.gettext("just now")


@pytest.mark.parametrize(
    ("seconds", "then"),
    [(59, "just now"), (60, "1 minute ago"), (3540, "59 minutes ago"), (3600, "1 hour ago"), (86400, "1 day ago")],
)
def test_times_are_told_by_the_largest_unit_that_fits(seconds: float, then: str) -> None:
    assert reader_of("en").ago(seconds) == then
