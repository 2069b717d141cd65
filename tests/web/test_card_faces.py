"""How cards and piles are drawn: sentences with their icons, covered cards, whole piles."""

import html
import re

import pytest
from markupsafe import Markup
from pyphen import language_fallback  # type: ignore[import-untyped]

from splay.position.ruleset import Ruleset, ruleset
from splay.position.slots import SHOWN_PLACES
from splay.position.terms import ASLANT, BLUE, LEFT, RED, RIGHT, UNSPLAYED, UP
from splay.text.catalogue import LANGUAGES
from splay.text.reader import reader_of
from splay.views.view import PileView
from splay.web.html.cards import (
    card_face,
    drawn_sentence,
    icon_counts,
    pile_face,
)
from splay.web.html.environment import environment
from splay.web.html.hyphens import with_soft_hyphens

LONG_WORDS = {
    "en": "Industrialization",
    "es": "Industrialización",
    "pl": "Industrializacja",
    "pt_BR": "Industrialização",
    "ru": "Индустриализация",
    "uk": "Індустріалізація",
}


def text_of(part: str) -> str:
    """A part of a page without its tags; drawn icons as on the cards: ``[crown]``."""
    drawn = re.sub(r'<svg class="ico" role="img" aria-label="(\w+)">.*?</svg>', r"[\1]", part, flags=re.DOTALL)
    return html.unescape(re.sub(r"<[^>]+>", "", drawn)).replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture
def cards() -> Ruleset:
    return ruleset(4)


def test_icons_and_values_are_drawn_into_sentences() -> None:
    drawn = drawn_sentence("Draw a 10 for each [leaf], or two 1s.", reader_of("en"))
    assert '<span class="val">10</span>' in drawn
    assert '<span class="nb"><span class="val">1s</span>.</span>' in drawn
    assert 'aria-label="leaf"' in drawn
    assert text_of(drawn) == "Draw a 10 for each [leaf], or two 1s."


def test_a_demand_begins_in_bold() -> None:
    assert drawn_sentence("I demand you draw!", reader_of("en")) == Markup('<b class="lead">I demand</b> you draw!')


def test_sentences_are_escaped() -> None:
    assert drawn_sentence("<b> & [leaf]", reader_of("en")).startswith("&lt;b&gt; &amp;\N{NO-BREAK SPACE}<svg")


@pytest.mark.parametrize(("language", "long"), LONG_WORDS.items())
def test_long_words_may_break_and_are_spelled_the_same(language: str, long: str) -> None:
    for card in ruleset(4).cards:
        face = card_face(card, reader_of(language))
        assert face.label.striptags().replace("\N{SOFT HYPHEN}", "") == face.name
    pieces = with_soft_hyphens(long, language).split("\N{SOFT HYPHEN}")
    assert len(pieces) > 1
    assert min(map(len, (pieces[0], pieces[-1]))) >= 3


def test_every_language_knows_where_its_words_break() -> None:
    assert set(LONG_WORDS) == set(LANGUAGES)
    assert all(language_fallback(language) for language in LANGUAGES)


def test_a_face_says_what_who_sees_it_sees(cards: Ruleset) -> None:
    face = card_face(cards.by_name["Gunpowder"], reader_of("en"))
    assert (face.id, face.color, face.age, face.featured) == ("gunpowder", "red", 4, "factory")
    assert face.icons == ("hex", "factory", "crown", "factory")
    assert face.kinds == ("demand", "share")
    assert face.spoken == "red, age 4. factory, crown, factory"


@pytest.mark.parametrize(
    ("splay", "places"),
    [(LEFT, {"br"}), (RIGHT, {"tl", "bl"}), (UP, {"bl", "bm", "br"}), (ASLANT, {"tl", "bl", "bm", "br"})],
)
def test_slivers_show_just_what_counts(splay: int, places: set[str], cards: Ruleset) -> None:
    pile = [card for card in cards.cards if card.color == RED][:3]
    covered = tuple(card.icons_shown(splay) for card in pile[1:])
    face = pile_face(PileView(RED, splay, tuple(pile), 3, covered), reader_of("en"))
    assert [{place for place, _ in sliver.tiles} for sliver in face.slivers] == [places, places]
    assert sum(count for _, count in face.icons) == sum(map(len, covered))
    assert face.covered == 2
    assert len(SHOWN_PLACES[splay]) == len(places)


def test_a_pile_that_is_not_splayed_has_no_slivers(cards: Ruleset) -> None:
    pile = tuple(card for card in cards.cards if card.color == BLUE)[:4]
    face = pile_face(PileView(BLUE, UNSPLAYED, pile, 4, ()), reader_of("en"))
    assert (face.slivers, face.icons, face.covered) == ((), (), 3)


@pytest.mark.parametrize(("count", "slivers", "joined"), [(9, 8, 0), (10, 8, 2), (15, 8, 7)])
def test_the_lowest_of_many_cards_are_joined(count: int, slivers: int, joined: int, cards: Ruleset) -> None:
    pile = tuple(card for card in cards.cards if card.color == BLUE)[:count]
    covered = tuple(card.icons_shown(UP) for card in pile[1:])
    face = pile_face(PileView(BLUE, UP, pile, count, covered), reader_of("en"))
    assert (len(face.slivers), face.slivers[-1].joined) == (slivers, joined)
    shown = sum(number for sliver in face.slivers for _, number in sliver.icons)
    assert shown == sum(map(len, covered))
    assert len(face.cards) == count


def test_a_secret_covered_card_shows_its_icons_and_no_name(cards: Ruleset) -> None:
    pile = tuple(card for card in ruleset(3).cards if card.color == RED)[:2]
    face = pile_face(PileView(RED, RIGHT, pile[:1], 2, (pile[1].icons_shown(RIGHT),)), reader_of("en"))
    (sliver,) = face.slivers
    assert sliver.face is None
    assert len(sliver.tiles) == len(pile[1].icons_shown(RIGHT))
    drawn = _drawn_pile(face)
    assert pile[1].name not in drawn
    assert "A covered card" in drawn


def _drawn_pile(face: object, language: str = "en", size: str = "normal") -> str:
    template = "{% from 'html/pile.html' import pile %}{{ pile(face, size) }}"
    return environment(reader_of(language)).from_string(template).render(face=face, size=size)


def test_counters_show_what_would_change() -> None:
    counters = icon_counts((1, 2, 3, 4, 5, 6), (1, 3, 1, 4, 5, 6))
    assert [(each.icon, each.count, each.delta) for each in counters[:3]] == [
        ("crown", 1, 0),
        ("leaf", 3, 1),
        ("lightbulb", 1, -2),
    ]
    assert len(counters) == 6
