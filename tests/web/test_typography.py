"""What stays together on a line of a page."""

import re

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from markupsafe import Markup

from splay.position.ruleset import ruleset
from splay.text.catalogue import LANGUAGES
from splay.text.reader import reader_of, tied_reader
from splay.text.ties import TIED
from splay.web.html import pages
from splay.web.html.badges import icon_badge, value_badge
from splay.web.html.cards import drawn_sentence
from splay.web.html.sentences import PageNarration
from splay.web.library.routes import router

LOOSE = re.compile(r"[>\s][^\W\d_] (?=[^\s<])")
"""A word of one letter that a line may end in."""
ALONE = re.compile(r'[^\s>] (?=<span class="val">|<svg class="ico")')
"""A space before a value or an icon where a line may break."""


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.setattr(pages, "tied_reader", tied_reader)
    app = FastAPI()
    app.include_router(router)
    return TestClient(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_values_and_icons_stay_with_their_neighbors(client: TestClient, language: str) -> None:
    client.cookies.set("lang", language)
    for card in ("empiricism", "rocketry"):
        text = client.get(f"/cards/4/{card}", headers={"HX-Target": "aside#detail"}).text
        assert TIED in text
        assert not LOOSE.search(re.sub(r"<[^>]*>", "", text))
        assert not ALONE.search(text)


def test_a_value_stays_with_the_word_before_it() -> None:
    assert drawn_sentence("Draw two 3s.", reader_of("en")) == Markup(
        f'Draw two{TIED}<span class="nb"><span class="val">3s</span>.</span>'
    )


def test_an_icon_stays_with_the_word_before_it() -> None:
    icon = icon_badge("leaf", reader_of("en"))
    assert drawn_sentence("with a [leaf] on it", reader_of("en")) == Markup("with a{}{} on it").format(TIED, icon)


def test_the_parts_of_a_message_stay_with_the_word_before_them() -> None:
    narration = PageNarration(None, ("Ann",), ruleset(4), reader_of("en"))
    assert narration.fill("worth {value} of {who}", value=value_badge(3), who="Ann & Bob") == Markup(
        f'worth{TIED}<span class="val">3</span> of Ann &amp; Bob'
    )


def signs(narration: PageNarration) -> dict[str, Markup]:
    return {
        "card": narration.chip("Oars"),
        "value": narration.value(3),
        "icon": narration.icon("leaf"),
        "a word and a value": Markup("age{}{}").format(TIED, narration.value(3)),
    }


@pytest.mark.parametrize("kind", ["card", "value", "icon", "a word and a value"])
def test_a_sign_stays_with_the_punctuation_after_it(kind: str) -> None:
    narration = PageNarration(None, ("Ann",), ruleset(4), reader_of("en"))
    sign = signs(narration)[kind]
    said = narration.fill("Is it {what}? Yes", what=sign)
    assert said.endswith(Markup('<span class="nb">{}?</span> Yes').format(sign))


@pytest.mark.parametrize("kind", ["card", "value", "icon"])
def test_lines_may_break_within_a_list(kind: str) -> None:
    narration = PageNarration(None, ("Ann",), ruleset(4), reader_of("en"))
    sign = signs(narration)[kind]
    listed = Markup("{}, {} and {}").format(sign, sign, sign)
    assert 'class="nb"' not in narration.fill("You have {what}.", what=listed)
