"""Every language has every message, name and sentence, and says what the English says, as far as a program can tell."""

import gettext
import re
import string
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from tools import messages

from splay.position.card import Effect
from splay.position.editions import EDITIONS, edition_of
from splay.position.ruleset import ruleset
from splay.position.set_achievements import CONDITIONS
from splay.position.terms import SPECIAL_NAMES
from splay.text.catalogue import CARDS, DOMAINS, ENGLISH, LANGUAGES, MESSAGES, catalogue, manner
from splay.text.collation import folded
from splay.text.marks import COLOR, ICON, NAMED, VALUE, pieces
from splay.text.reader import NAME, reader_of
from text.sources import LOCALE, english

OTHERS: Final = tuple(language for language in LANGUAGES if language != ENGLISH)
PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}|%\(\w+\)s")
TAG: Final = re.compile(r"</?\w[^>]*>")
VERBS: Final = {
    "draw": r"\bdr(?:aw|awn|aws|awing)\b",
    "meld": r"\bmeld",
    "tuck": r"\btuck",
    "score": r"\bscor\w*\b(?! pile)",
    "return": r"\breturn",
    "splay": r"\bsplay",
    "transfer": r"\btransfer",
    "exchange": r"\bexchang",
    "junk": r"\bjunk(?! pile)",
    "achieve": r"\bclaim|\bachieves?\b",
    "reveal": r"\breveal",
}
"""How English says what the rules have a verb for."""
SPOKEN_OF: Final = (
    *("text/messages.py", "text/narration.py", "text/questions.py"),
    *("position/verbs.py", "position/deeds.py"),
)
"""Where the messages stand that use these verbs as the cards do."""


@cache
def translated(language: str, domain: str) -> Catalog:
    with (LOCALE / language / f"{domain}.po").open("rb") as file:
        return read_po(file, locale=language)


def both(language: str, domain: str) -> Iterator[tuple[Message, Message]]:
    """Every English text with what the language says; texts that it lacks are left to the test of that."""
    has = translated(language, domain)
    for message in english(domain):
        own = has.get(message.id if isinstance(message.id, str) else message.id[0], message.context)
        if message.id and own is not None and all(strings(own)):
            yield message, own


def strings(message: Message) -> tuple[str, ...]:
    """All forms of a text in a language."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def forms(message: Message) -> tuple[str, ...]:
    """All forms of an English text."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def effects() -> dict[str, Effect]:
    """Every sentence of every edition, with an effect that has it."""
    cards = [card for edition in EDITIONS for card in ruleset(edition, edition_of(edition).sets[1:]).cards]
    return {each.sentence: each for card in cards for each in card.all_effects}


def filled(text: str) -> set[str]:
    """What is filled into a text."""
    return set(PLACEHOLDER.findall(text))


@cache
def said_of_one(language: str) -> set[int]:
    """The plural form that is used for a single thing only, if there is one: it need not name the number."""
    plural = gettext.c2py(translated(language, MESSAGES).plural_expr)
    return {plural(1)} - {plural(number) for number in range(2, 200)}


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_templates_hold_every_english_text(domain: str) -> None:
    written = messages.template_of(domain).read_text(encoding="utf-8")
    assert written == messages.as_text(english(domain)), "run tools/messages.py"


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str, domain: str) -> None:
    assert messages.missing(language, domain, english(domain)) == []


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_unused(language: str, domain: str) -> None:
    used = {(forms(message)[0], message.context) for message in english(domain)}
    has = translated(language, domain)
    assert [message.id for message in has if (forms(message)[0], message.context) not in used] == []
    assert not has.obsolete


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_same_is_filled_in(language: str, domain: str) -> None:
    for message, own in both(language, domain):
        one, many = forms(message)[0], forms(message)[-1]
        for number, text in enumerate(strings(own)):
            fits = [filled(many), filled(one)] if number in said_of_one(language) else [filled(many)]
            assert filled(text) in fits, text
            assert Counter(TAG.findall(text)) == Counter(TAG.findall(many)), text


@pytest.mark.parametrize("language", OTHERS)
def test_texts_end_and_begin_like_the_english_ones(language: str) -> None:
    for message, own in both(language, MESSAGES):
        for text in strings(own):
            assert text == text.strip(), text
            assert "  " not in text, text
            assert (text[-1] in ".!") == (forms(message)[0][-1] in ".!"), (forms(message)[0], text)
            assert (text[-1] == "?") == (forms(message)[0][-1] == "?"), (forms(message)[0], text)


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_of_cards_speak_of_the_same_icons_colors_and_values(language: str) -> None:
    def marked(text: str, kind: str) -> Counter[str]:
        return Counter(piece.what or piece.text.rstrip("s") for piece in pieces(text) if piece.kind == kind)

    for message, own in both(language, CARDS):
        (text,), (says,) = forms(message), strings(own)
        for kind in (ICON, VALUE):
            assert marked(says, kind) == marked(text, kind), says
        assert set(marked(says, COLOR)) == set(marked(text, COLOR)), says
        assert says == " ".join(says.split()), says


@pytest.mark.parametrize("language", OTHERS)
def test_cards_named_in_sentences_are_named_as_they_are_called(language: str) -> None:
    """Bent, perhaps, so the beginnings of the words are compared."""
    words = catalogue(language)
    names = {name: reader_of(language).card_name(name) for name in all_names()}
    specials = {*SPECIAL_NAMES, *(name for of_set in CONDITIONS.values() for name in of_set)}
    names |= {name: words.pgettext("special achievement", name) for name in specials}
    told = 0
    for _, own in both(language, CARDS):
        (says,) = strings(own)
        for piece in pieces(says):
            if piece.kind == NAMED:
                assert folded(piece.text)[:3] == folded(names[piece.what])[:3], says
                told += 1
    assert told > 10


@pytest.mark.parametrize("language", OTHERS)
def test_demands_and_only_demands_say_so(language: str) -> None:
    lead = catalogue(language).pgettext("how a demand begins on the cards", "I demand")
    for effect in effects().values():
        assert reader_of(language).sentence(effect).startswith(lead) == effect.is_demand, reader_of(language).sentence(
            effect
        )


@pytest.mark.parametrize("language", OTHERS)
def test_a_verb_of_the_rules_is_said_by_the_verb_of_the_glossary(language: str) -> None:
    spoken = [(text, reader_of(language).sentence(effect)) for text, effect in effects().items()]
    for message, own in both(language, MESSAGES):
        if any(place.endswith(SPOKEN_OF) for place, _ in message.locations):
            spoken += [(forms(message)[0], text) for text in strings(own)]
    for verb, meant in VERBS.items():
        said = re.compile("|".join(re.escape(stem) for stem in manner(language).verbs[verb]))
        about = [(text, own_text) for text, own_text in spoken if re.search(meant, text, re.IGNORECASE)]
        assert about, verb
        for text, own_text in about:
            assert said.search(own_text.casefold()), (verb, text, own_text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_words(language: str) -> None:
    assert language == ENGLISH or set(manner(language).verbs) >= set(VERBS)
    assert all(stem == stem.casefold().strip() and stem for stems in manner(language).verbs.values() for stem in stems)


def all_names() -> list[str]:
    return [forms(message)[0] for message in english(CARDS) if message.context == NAME]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = [reader_of(language).card_name(name) for name in all_names()]
    assert len({folded(name) for name in names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alphabet_has_every_letter_of_the_names(language: str) -> None:
    alphabet = manner(language).alphabet
    assert len(set(alphabet)) == len(alphabet)
    for name in all_names():
        for letter in reader_of(language).card_name(name).casefold():
            assert letter in alphabet or folded(letter) in alphabet or not letter.isalpha(), (name, letter)


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_written_in_the_letters_of_their_language(language: str, domain: str) -> None:
    """Names of commands, files and cards may be English."""
    letters = set(manner(language).alphabet) | set(string.ascii_lowercase)
    for _, own in both(language, domain):
        for text in strings(own):
            foreign = {letter for letter in text.casefold() if letter.isalpha() and folded(letter) not in letters}
            assert foreign <= letters, text
