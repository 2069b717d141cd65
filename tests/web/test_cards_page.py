"""The card browser: every card has its page, the search finds, filters combine."""

import html
import re
from dataclasses import replace
from random import Random

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from markupsafe import Markup

from splay.cards.library import notes
from splay.position.editions import EDITIONS
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES, ICON_NAMES
from splay.text import marks
from splay.text.catalogue import LANGUAGES, PSEUDO
from splay.text.collation import folded
from splay.text.reader import reader_of
from splay.web.html import pages
from splay.web.html.cards import (
    CardFace,
    card_face,
    slug,
)
from splay.web.library.card_browser import Filters, find
from splay.web.library.routes import router
from web.untranslated import outside_catalogue


@pytest.fixture
def client() -> TestClient:
    app = FastAPI()
    app.include_router(router)
    return TestClient(app)


def names(page: str) -> set[str]:
    """The cards in the list of a page."""
    listed = page.partition('id="results"')[2].partition("</main>")[0]
    titles = re.findall(r'card-name">(.*?)</span><span class="card-age', listed)
    return {Markup(title).striptags().replace("\N{SOFT HYPHEN}", "") for title in titles}


def text_of(part: str) -> str:
    """A part of a page without its tags; drawn icons as on the cards: ``[crown]``."""
    drawn = re.sub(r'<svg class="ico" role="img" aria-label="(\w+)">.*?</svg>', r"[\1]", part, flags=re.DOTALL)
    return html.unescape(re.sub(r"<[^>]+>", "", drawn)).replace("\N{NO-BREAK SPACE}", " ")


def read(marked: str) -> str:
    """A sentence as it is read, its icons as in `text_of`."""
    return marks.plain(marked, {name: name for name in ICON_NAMES})


def faces_of(filters: Filters) -> list[CardFace]:
    return [face for group in find(filters, reader_of("en")) for face in group.cards]


# -- pages -------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_a_page_with_all_its_words(edition: int, client: TestClient) -> None:
    headers = {"HX-Target": "aside#detail"}
    for card in ruleset(edition).cards:
        answer = client.get(f"/cards/{edition}/{slug(card.name)}", headers=headers)
        assert answer.status_code == 200
        words = text_of(answer.text).replace("\N{SOFT HYPHEN}", "")
        assert card.name in words
        for effect in card.effects:
            assert read(effect.sentence) in words
        for note in notes(card):
            assert read(note) in words


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_list_has_every_card_of_the_edition(edition: int, client: TestClient) -> None:
    assert names(client.get(f"/cards/{edition}").text) == set(ruleset(edition).by_name)


def test_names_in_addresses_are_different_for_different_cards() -> None:
    cards = ruleset(4).cards
    assert len({slug(card.name) for card in cards}) == len(cards)


@pytest.mark.parametrize(
    "address", ["/cards/4/monopoly", "/cards/1/fusion", "/cards/2", "/cards/x/oars", "/cards?edition=9", "/cards/04"]
)
def test_what_does_not_exist_is_not_found(address: str, client: TestClient) -> None:
    assert client.get(address).status_code == 404


def test_the_browser_starts_with_the_latest_edition(client: TestClient) -> None:
    assert names(client.get("/cards").text) == set(ruleset(4).by_name)


def test_the_form_names_the_edition(client: TestClient) -> None:
    assert names(client.get("/cards?edition=1&q=&age=10").text) == {card.name for card in ruleset(1).by_deck[10]}


def test_a_card_tells_what_is_different_elsewhere(client: TestClient) -> None:
    oars = client.get("/cards/4/oars").text.partition('id="detail"')[2]
    assert read(ruleset(1).by_name["Oars"].effects[1].sentence) in text_of(oars)
    assert "Third: the same" in oars
    assert "First and third: not there" in client.get("/cards/4/fusion").text
    assert "First and third: the same" in client.get("/cards/4/sailing").text


def test_other_icons_elsewhere_are_drawn(client: TestClient) -> None:
    variant = client.get("/cards/4/software").text.partition('class="variant-icons"')[2].partition("</h4>")[0]
    assert re.findall(r'aria-label="(\w+)"', variant) == [
        name for name in card_face(ruleset(1).by_name["Software"], reader_of("en")).icons if name != "hex"
    ]


def test_an_open_card_is_marked_in_the_list(client: TestClient) -> None:
    marked = re.findall(
        r'aria-label="([^",]+)[^"]*" href="[^"]*" aria-current="true"', client.get("/cards/4/oars").text
    )
    assert marked == ["Oars"]


# -- search and filters ------------------------------------------------------------


def test_the_search_finds_names_and_sentences_in_any_case(client: TestClient) -> None:
    assert names(client.get("/cards/4?q=gUNp").text) == {"Gunpowder"}
    assert "Metalworking" in names(client.get("/cards/4", params={"q": "reveal castle"}).text)
    assert names(client.get("/cards/4", params={"q": "xyzzy"}).text) == set()


@pytest.mark.parametrize(
    ("language", "typed", "english"),
    [
        ("es", "codigo de leyes", "Code of Laws"),
        ("es", "CÓDIGO", "Code of Laws"),
        ("pl", "lucznictwo", "Archery"),
        ("pl", "Archery", "Archery"),
        ("pt_BR", "optica", "Optics"),
        ("ru", "небоскребы", "Skyscrapers"),
        ("ru", "небоскрёбы", "Skyscrapers"),
        ("uk", "ВЕЛОСИПЕД", "Bicycle"),
    ],
)
def test_the_search_knows_names_in_the_language_and_in_english_and_forgives_accents(
    language: str, typed: str, english: str
) -> None:
    found = [face.english for group in find(Filters(ruleset(4), typed), reader_of(language)) for face in group.cards]
    assert english in found
    assert len(found) < 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_reads_sentences_without_their_marks(language: str) -> None:
    for mark in ("[", "]", "[red", "[="):
        assert find(Filters(ruleset(4), mark), reader_of(language)) == ()
    crown = reader_of(language).icon("crown")
    found = {face.english for group in find(Filters(ruleset(4), crown), reader_of(language)) for face in group.cards}
    assert found >= {
        card.name
        for card in ruleset(4).cards
        if any("[crown]" in reader_of(language).sentence(effect) for effect in card.effects)
    }
    assert found < set(ruleset(4).by_name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_forgives_a_letter_too_few_or_two_swapped_if_else_nothing_is_found(language: str) -> None:
    reader = reader_of(language)
    for card in ruleset(4).cards:
        name = folded(reader.card_name(card.name)).split()[-1]
        if len(name) < 8:
            continue
        for typed in (name[:4] + name[5:], name[:3] + name[4] + name[3] + name[5:]):
            found = {face.english for group in find(Filters(ruleset(4), words=typed), reader) for face in group.cards}
            exact = [each for each in ruleset(4).cards if Filters(ruleset(4), words=typed).match(each, reader)]
            assert card.name in found or exact, (typed, found)
    assert not find(Filters(ruleset(4), words="zzzz"), reader)


def test_the_search_forgives_nothing_as_long_as_it_finds_something() -> None:
    reader = reader_of("en")
    assert [face.english for group in find(Filters(ruleset(4), words="Gunpowdr"), reader) for face in group.cards] == [
        "Gunpowder"
    ]
    matching = {card.name for card in ruleset(4).cards if Filters(ruleset(4), words="canal").match(card, reader)}
    assert {face.english for face in faces_of(Filters(ruleset(4), words="canal"))} == matching


def test_a_search_that_finds_nothing_says_so(client: TestClient) -> None:
    assert "No cards match." in client.get("/cards/4?q=xyzzy").text


def test_what_is_typed_comes_back_escaped(client: TestClient) -> None:
    page = client.get("/cards/4", params={"q": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_filters_combine() -> None:
    alike = Filters(ruleset(4), "draw", frozenset({1, 2}), frozenset({"red", "blue"}))
    found = faces_of(replace(alike, kinds=frozenset({"demand"})))
    assert found
    for face in found:
        assert face.age in (1, 2)
        assert face.color in ("red", "blue")
        assert "demand" in face.kinds
        assert any("draw" in text_of(effect.sentence).lower() for effect in face.effects)
    assert len(found) < len(faces_of(alike))


def test_all_icons_asked_for_must_show() -> None:
    found = faces_of(Filters(ruleset(4), icons=frozenset({"crown", "factory"})))
    expected = {card.name for card in ruleset(4).cards if {0, 4} <= set(card.icons)}
    assert {face.name for face in found} == expected != set()


def test_a_filter_more_never_finds_more() -> None:
    for seed in range(20):
        random = Random(seed)
        few = frozenset(random.sample(range(1, 12), 3))
        edition = random.choice(tuple(EDITIONS))
        wide = {face.name for face in faces_of(Filters(ruleset(edition), ages=few))}
        narrow = {face.name for face in faces_of(Filters(ruleset(edition), "score", few, frozenset({"green"})))}
        assert narrow <= wide, seed


@pytest.mark.parametrize("query", ["age=99&color=pink&icon=hat&kind=none", "age=-1&age=x", "age=²", "q=" + "a" * 5000])
def test_filters_that_do_not_exist_do_no_harm(query: str, client: TestClient) -> None:
    answer = client.get(f"/cards/4?{query}")
    assert answer.status_code == 200
    assert 'id="results"' in answer.text


def test_links_to_cards_keep_the_filters(client: TestClient) -> None:
    page = client.get("/cards/4?q=gunp&age=4&icon=crown").text
    assert 'href="/cards/4/gunpowder?q=gunp&amp;age=4&amp;icon=crown"' in page
    assert 'value="gunp"' in page
    assert 'name="age" value="4" aria-label="Age 4" checked' in page


def test_htmx_gets_the_part_it_asks_for_and_a_clean_address(client: TestClient) -> None:
    results = client.get("/cards?edition=4&q=&age=4", headers={"HX-Request": "true", "HX-Target": "main#results"})
    assert results.text.startswith('<main class="results"')
    assert results.headers["HX-Replace-Url"] == "/cards/4?age=4"
    detail = client.get("/cards/4/oars", headers={"HX-Request": "true", "HX-Target": "aside#detail"})
    assert detail.text.startswith("<aside")
    assert "HX-Replace-Url" not in detail.headers


# -- order -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_within_an_age_cards_stand_by_color_then_in_the_alphabet_of_the_reader(language: str) -> None:
    place = reader_of(language).alphabetical
    groups = find(Filters(ruleset(4)), reader_of(language))
    assert [group.age for group in groups] == list(range(1, 12))
    for group in groups:
        keys = [(COLOR_NAMES.index(face.color), place(face.name)) for face in group.cards]
        assert keys == sorted(keys)
        assert {face.age for face in group.cards} == {group.age}


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_name_all_cards_stand_in_one_list(language: str) -> None:
    (group,) = find(Filters(ruleset(4), by_name=True), reader_of(language))
    assert [face.name for face in group.cards] == sorted(
        (face.name for face in group.cards), key=reader_of(language).alphabetical
    )
    assert len(group.cards) == len(ruleset(4).cards)
    assert group.age is None


def test_ukrainian_names_stand_as_in_the_ukrainian_alphabet() -> None:
    (group,) = find(Filters(ruleset(4), by_name=True), reader_of("uk"))
    letters = list(dict.fromkeys(face.name[0] for face in group.cards))
    alphabet = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"
    assert letters == sorted(letters, key=alphabet.index)
    assert letters.index("І") < letters.index("К")  # noqa: RUF001 - by code it comes before all others


def test_the_order_is_chosen_beside_the_filters_and_stays_in_addresses(client: TestClient) -> None:
    page = client.get("/cards/4?age=4&sort=name").text
    assert 'name="sort" value="name" aria-label="By name" checked' in page
    assert 'href="/cards/4/gunpowder?age=4&amp;sort=name"' in page
    assert 'id="by-name"' in page
    assert 'id="age-4"' not in page
    assert 'aria-label="By name">' in client.get("/cards/4?sort=nonsense").text


def test_nothing_stands_in_the_list_by_name_if_nothing_is_found() -> None:
    assert find(Filters(ruleset(4), "xyzzy", by_name=True), reader_of("en")) == ()


# -- words -------------------------------------------------------------------------


def test_all_words_are_from_the_catalogue(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "negotiate", lambda *asked: PSEUDO)
    monkeypatch.setattr("splay.web.library.routes.reader_for", lambda request: reader_of(PSEUDO))
    for address in ("/cards/4/oars?age=1", "/cards/4/fusion?q=xyzzy", "/cards/1"):
        answer = client.get(address)
        assert "⟦" in answer.text
        assert not outside_catalogue(answer.text, {"Splay"})


def test_words_outside_the_catalogue_are_noticed() -> None:
    assert outside_catalogue("<p>⟦Age⟧ 4</p><p>Plain</p>") == ["Plain"]
    assert outside_catalogue('<a class="chip">⟦Oars⟧</a><input title="Say"><br>⟦a ⟦b⟧⟧') == ["Say"]
    assert outside_catalogue('<p><span class="chip">Oars</span><b lang="en">Writing</b></p>') == ["Oars"]


def test_no_page_has_a_script_or_a_style_in_it(client: TestClient) -> None:
    for address in ("/cards/4/oars", "/rules/4", "/credits"):
        page = client.get(address).text
        assert "<style" not in page
        assert re.findall(r"<script(?![^>]* src=)", page) == []
        assert re.findall(r"\son\w+=", page) == []
