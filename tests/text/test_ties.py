"""Short words stay with the next one on pages, and nowhere else."""

import pickle
import re

import pytest

from splay.position.ruleset import ruleset
from splay.text.catalogue import LANGUAGES, manner
from splay.text.reader import reader_of, tied_reader
from splay.text.ties import TIED, tie_of

ENDS_IN_A_LETTER = re.compile(r"(?:^|[\s(])[^\W\d_] (?=\S)")


def test_words_of_one_letter_are_tied() -> None:
    assert tie_of(())("Draw a card (a 7), i w domu") == f"Draw a{TIED}card (a{TIED}7), i{TIED}w{TIED}domu"


def test_only_whole_words_are_tied() -> None:
    plain = 'Ida <a href="/cards">see</a> %(num)s cards; A–Z, plan B, x'
    assert tie_of(["id", "da"])(plain) == plain


def test_short_words_of_a_language_are_tied() -> None:
    assert tie_of(["na"])("Na stole na karcie") == f"Na{TIED}stole na{TIED}karcie"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_page_may_break_after_one_letter(language: str) -> None:
    reader = tied_reader(language)
    for card in ruleset(4).cards:
        for text in (*map(reader.sentence, card.effects), *reader.rulings(card)):
            assert not ENDS_IN_A_LETTER.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminals_and_programs_read_plain_spaces(language: str) -> None:
    reader, drawn = reader_of(language), tied_reader(language)
    for card in ruleset(4).cards:
        for effect in card.effects:
            assert TIED not in reader.sentence(effect)
            assert drawn.sentence(effect).replace(TIED, " ") == reader.sentence(effect)


def test_lists_are_tied_after_they_are_spoken() -> None:
    assert tied_reader("es").listed(["Ana", "Inés"]) == f"Ana e{TIED}Inés"
    assert reader_of("es").listed(["Ana", "Inés"]) == "Ana e Inés"


def test_a_tied_reader_is_pickled_as_such() -> None:
    assert pickle.loads(pickle.dumps(tied_reader("uk"))) is tied_reader("uk")


def test_short_words_are_written_in_lowercase() -> None:
    for language in LANGUAGES:
        assert all(len(word) > 1 and word == word.lower() for word in manner(language).short)
