"""The names of computer players, and what is said of them, in every language."""

import pytest

from splay.bots import BOTS, LEVELS, STYLES
from splay.bots.strength import styled_bot
from splay.text.catalogue import ENGLISH, LANGUAGES
from splay.text.opponents import OpponentWords, character_words, level_words
from splay.text.reader import reader_of

RAIDERS = {
    "en": "Scholar, raider",
    "uk": "Учений, загарбник",
    "ru": "Учёный, захватчик",
    "pl": "Uczony, najeźdźca",
    "pt_BR": "Erudito, saqueador",
    "es": "Erudito, saqueador",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_in_a_character_has_a_name(language: str) -> None:
    reader = reader_of(language)
    assert reader.bot("scholar:style=raider") == RAIDERS[language]
    assert reader.bot("scholar") == RAIDERS[language].partition(",")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_computer_players_have_the_same_name(language: str) -> None:
    reader = reader_of(language)
    kinds = [styled_bot(level, style) for level in LEVELS for style in STYLES]
    assert len({reader.bot(kind) for kind in kinds}) == len(kinds)
    assert not {reader.bot(kind) for kind in kinds} & {reader.bot(kind) for kind in ("random", "greedy", "search")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_character_is_described(language: str) -> None:
    reader, english = reader_of(language), reader_of(ENGLISH)

    def described(words: OpponentWords, others: OpponentWords) -> None:
        assert words.title[0].isupper()
        assert words.text.endswith(".")
        assert "{" not in words.text
        assert language == ENGLISH or words.text != others.text

    for level in LEVELS:
        described(level_words(level, reader), level_words(level, english))
        assert level_words(level, reader).title == reader.level(level)
    for style in STYLES:
        described(character_words(style, reader), character_words(style, english))


def test_the_time_to_think_is_written_as_the_language_writes_numbers() -> None:
    assert "0.7 s" in level_words("grandmaster", reader_of("en")).text
    assert "0,7" in level_words("grandmaster", reader_of("uk")).text


def test_other_bots_keep_their_names_with_their_options() -> None:
    reader = reader_of(ENGLISH)
    assert [reader.bot(name) for name in BOTS] == ["Easy", "first", "Good", "Clever", "Strong", "Champion"]
    assert reader.bot("search:ms=50") == "Strong, ms=50"
    assert reader.bot("greedy:slack=0.5:style=builder") == "Good, slack=0.5, builder"
