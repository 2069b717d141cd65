"""The terms of the rules are found in the sentences of cards and of the log, in every language, and nothing else is."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from places import SOURCE
from splay.position.editions import EDITIONS
from splay.position.ruleset import ruleset
from splay.position.terms import SPECIAL_NAMES
from splay.text.catalogue import ENGLISH, LANGUAGES, MESSAGES
from splay.text.marks import NAMED, TEXT, pieces
from splay.text.reader import reader_of
from splay.text.terms import RULES, forms, keyword_of, meaning, term_pieces
from text.test_translations import OTHERS, PLACEHOLDER, both, effects, strings
from text.test_translations import forms as english_forms

TELLING: Final = {"text/messages.py", "text/narration.py", "text/zones.py"}
"""Where the sentences of the log stand."""
PART_OF: Final = {"highest": "value", "score-pile": "pile"}
"""What is said with one term in one language and with the other in another: the highest value, the highest card."""
NOT_SAID: Final = {
    "uk": {"pile": "colors are splayed, not piles"},
    "ru": {"demand": "effects that are no demands have a name of their own"},
    "pl": {"demand": "as in Russian"},
}
"""English terms for which a language has another word that needs no explanation."""
SAID_BESIDES: Final = {"pl": {"score-pile": "one scores by adding to one's score pile"}}
"""Terms of a language where English has none."""
TOLD_BESIDES: Final = {
    "reveal": "showing is the same word",
    "demand": "one obeys a demand",
    "transfer": "cards go",
    "pile": "a board is told as a pile",
    "score-pile": "as on the cards",
}
"""The same in the log, of all languages."""


def terms_in(marked: str, language: str) -> set[str]:
    """The terms of a sentence of a card."""
    named = {piece.what for piece in pieces(marked) if piece.kind == NAMED and piece.what in SPECIAL_NAMES}
    return named | {
        each.term
        for piece in pieces(marked)
        if piece.kind == TEXT
        for each in term_pieces(piece.text, language)
        if each.term
    }


def with_parts(terms: set[str]) -> set[str]:
    return terms | {PART_OF[term] for term in terms & PART_OF.keys()}


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a card, in English and in a language."""
    reader = reader_of(language)
    for english, effect in effects().items():
        yield english, reader.sentence(effect)


def told(language: str) -> Iterator[tuple[set[str], set[str], str]]:
    """The terms of every sentence of the log, in English and in a language, and the sentence."""

    def found(text: str, spoken: str) -> set[str]:
        return {each.term for part in PLACEHOLDER.split(text) for each in term_pieces(part, spoken) if each.term}

    for message, own in both(language, MESSAGES):
        if TELLING & {file for file, _ in message.locations}:
            says = strings(own)[-1]
            yield found(english_forms(message)[-1], ENGLISH), found(says, language), says


@pytest.mark.parametrize("language", OTHERS)
def test_the_terms_of_every_sentence_are_those_of_the_english_one(language: str) -> None:
    not_said, besides = NOT_SAID.get(language, {}), SAID_BESIDES.get(language, {})
    for english, says in sentences(language):
        meant, found = terms_in(english, ENGLISH), terms_in(says, language)
        assert meant - with_parts(found) <= not_said.keys(), (english, says)
        assert found - with_parts(meant) <= besides.keys(), (english, says)


@pytest.mark.parametrize("language", OTHERS)
def test_the_terms_of_the_log_are_those_of_the_english_one(language: str) -> None:
    for meant, found, says in told(language):
        assert meant <= with_parts(found), says
        assert found - with_parts(meant) <= TOLD_BESIDES.keys(), says


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_does_something_has_a_term(language: str) -> None:
    bare = [english for english, says in sentences(language) if not terms_in(says, language)]
    assert [english for english in bare if " win" not in english] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_is_in_use_and_every_term_has_one(language: str) -> None:
    """A form that occurs nowhere may be mistaken for another word one day."""
    assert set(forms(language)) - {"-", *SPECIAL_NAMES} == set(RULES)
    texts = [says for _, says in sentences(language)]
    texts += [says for _, _, says in told(language)] if language != ENGLISH else _english_log()
    corpus = " ".join(texts)
    unused = [form for several in forms(language).values() for form in several if not _pattern(form).search(corpus)]
    assert unused == []


def _pattern(form: str) -> re.Pattern[str]:
    words = [re.escape(word.removesuffix("*")) + r"[^\W\d_]*" * word.endswith("*") for word in form.split(" ")]
    return re.compile(rf"(?<!\w){' '.join(words)}(?!\w)", re.IGNORECASE)


def _english_log() -> list[str]:
    return [
        text
        for message, _ in both(OTHERS[0], MESSAGES)
        if TELLING & {file for file, _ in message.locations}
        for text in english_forms(message)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_explained_in_one_sentence(language: str) -> None:
    reader = reader_of(language)
    for term in RULES:
        said = meaning(term, ruleset(4), reader)
        assert said.endswith("."), said
        assert 12 < len(said) < 150, said
    for edition in EDITIONS:
        assert len({meaning(name, ruleset(edition), reader) for name in SPECIAL_NAMES}) == len(SPECIAL_NAMES)


def test_the_rules_say_more_of_every_term() -> None:
    """Each leads to a keyword that has a place in the rules."""
    page = (SOURCE / "web" / "templates" / "library" / "rules_keywords.html").read_text(encoding="utf-8")
    keywords = set(re.findall(r"call keyword\('([\w-]+)'", page))
    assert {keyword_of(term) for term in (*RULES, *SPECIAL_NAMES)} <= keywords


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_newest_edition_speaks_of_what_it_alone_has(edition: int) -> None:
    used = {
        term for card in ruleset(edition).cards for each in card.effects for term in terms_in(each.sentence, ENGLISH)
    }
    assert {"junk", "aslant"} & used == ({"junk", "aslant"} if edition == 4 else set())


def test_what_only_looks_like_a_term_is_none() -> None:
    for text in ("three cards that share a color", "half of them, rounded up", "the four on top"):
        assert [each.term for each in term_pieces(text, ENGLISH) if each.term in ("share", "up", "top")] == []
    assert [each.term for each in term_pieces("redrawing handle scoreboard", ENGLISH) if each.term] == []
    assert [each.term for each in term_pieces("anything", "no language")] == [""]
