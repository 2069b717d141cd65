"""Everybody reads in a language of their own, chosen on any page and kept there."""

import html
import re
from urllib.parse import quote

import pytest
from httpx2 import Response
from markupsafe import Markup

from splay.position.decision import OPENING
from splay.position.ruleset import ruleset
from splay.store.rows import COMPUTER, DEVICE, FRIENDS
from splay.text.catalogue import LANGUAGES, PSEUDO
from splay.text.reader import reader_of
from splay.web.html.languages import short_of, tag_of
from splay.web.library.routes import LONGEST_SEARCH
from web.visitors import Site, Visitor, said

OTHERS = [language for language in LANGUAGES if language != "en"]
MENU = re.compile(r'<form class="languages"[^>]*>.*?</form>', re.DOTALL)
BUTTON = re.compile(r'<button [^>]*value="([^"]*)" lang="([^"]*)"( aria-current="true")?>([^<]*)</button>')


def menu_of(answer: Response) -> str:
    found = MENU.findall(answer.text)
    assert len(found) == 1, f"{len(found)} menus at {answer.request.url}"
    return str(found[0])


def way_back(answer: Response) -> str:
    found = re.search(r'name="back" value="([^"]*)"', menu_of(answer))
    assert found
    return html.unescape(found[1])


def language_of(answer: Response) -> str:
    found = re.search(r'<html lang="([^"]+)"', answer.text)
    assert found
    assert answer.headers["content-language"] == found[1]
    return found[1]


def choose(visitor: Visitor, answer: Response, language: str) -> Response:
    """Press the button of a language in the menu of a page; the page that comes."""
    address = visitor.post("/preferences", language=language, back=way_back(answer)).headers["location"]
    return visitor.get(address)


# -- choosing ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [("uk-UA,uk;q=0.9,en;q=0.5", "uk"), ("pt-PT", "pt-BR"), ("de;q=0.9, es-MX;q=0.4", "es"), ("tlh", "en"), ("", "en")],
)
def test_who_comes_for_the_first_time_reads_what_the_browser_asks_for(wanted: str, tag: str, ann: Visitor) -> None:
    assert language_of(ann.get("/", **{"accept-language": wanted})) == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_chosen_is_kept_whatever_the_browser_asks_for(language: str, ann: Visitor) -> None:
    page = choose(ann, ann.get("/cards/4"), language)
    assert language_of(page) == tag_of(language)
    assert language_of(ann.get("/rules/4", **{"accept-language": "en"})) == tag_of(language)


def test_the_menu_has_every_language_by_its_own_name(ann: Visitor) -> None:
    ann.client.cookies.set("lang", "pt_BR")
    page = ann.get("/")
    buttons = BUTTON.findall(menu_of(page))
    assert {code: name for code, _, _, name in buttons} == LANGUAGES
    assert [tag for _, tag, _, _ in buttons] == [tag_of(code) for code, *_ in buttons]
    assert [code for code, _, current, _ in buttons if current] == ["pt_BR"]
    assert '<span lang="pt-BR">PT</span></summary>' in page.text


def test_every_language_has_a_short_name_of_its_own() -> None:
    assert [short_of(language) for language in ("en", "es", "pl", "pt_BR")] == ["EN", "ES", "PL", "PT"]
    assert [short_of(language) for language in ("ru", "uk")] == ["\u0420\u0423", "\u0423\u041a"]


@pytest.mark.parametrize(
    "address",
    [
        *("/", "/?way=friends", "/?way=load", "/games", "/rules/4", "/rules/1", "/credits", "/api/docs"),
        *(
            "/cards/4",
            "/cards/4?q=draw&age=3&icon=crown&sort=name",
            "/cards/3/oars?color=red",
            "/nothing",
            "/t/nothing",
        ),
    ],
)
def test_a_page_comes_back_in_the_language_chosen_there(address: str, ann: Visitor) -> None:
    page = ann.get(address)
    assert way_back(page) == address
    again = choose(ann, page, "uk")
    assert (again.status_code, language_of(again), way_back(again)) == (page.status_code, "uk", address)


def test_the_longest_search_comes_back_in_another_alphabet(ann: Visitor) -> None:
    ages, icons = "".join(f"&age={age}" for age in range(1, 12)), "&icon=crown&icon=leaf&icon=castle&icon=person"
    address = f"/cards/4?q={quote(LONGEST_SEARCH * 'щ')}{ages}{icons}&sort=name"
    page = ann.get(address)
    assert way_back(page) == address
    assert language_of(choose(ann, page, "uk")) == "uk"


def test_no_way_back_is_too_long_to_choose_a_language(ann: Visitor) -> None:
    answer = ann.post("/preferences", language="uk", back="/cards/4?q=" + 3000 * "a")
    assert (answer.headers["location"], ann.client.cookies["lang"]) == ("/", "uk")


def test_so_does_every_page_of_a_game(site: Site, ann: Visitor) -> None:
    lobby = ann.make(kind=FRIENDS, name0="Ann", listed="yes")
    curtain = ann.make(kind=DEVICE, name0="Ann", name1="Bob")
    table = ann.make(kind=COMPUTER, name0="Ann", edition="4")
    host = site.host
    while (ask := host.live(site.table(table)).game.decision) and ask.kind == OPENING:
        host.pick(site.table(table), ask.seat, ask.options[0], ask.number)
    join = site.visitor().get(f"{lobby}/join")
    pages = [ann.get(address) for address in (lobby, curtain, table, f"{table}/steps/2", f"{table}/give-up")]
    pages += [ann.get(f"{table}/carry"), join]
    for page in pages:
        address = page.request.url.path
        assert (page.status_code, way_back(page)) == (200, address)
        assert language_of(choose(ann, page, "pl")) == "pl"


def test_a_part_of_a_page_comes_back_to_the_whole(ann: Visitor) -> None:
    table = ann.make(kind=COMPUTER, name0="Ann")
    around = f"http://testserver{table}"
    part = ann.get(f"{table}/table", **{"hx-request": "true", "hx-current-url": around})
    assert way_back(part) == table


@pytest.mark.parametrize(
    ("came_from", "back"),
    [
        ("http://testserver/?way=device", "/?way=device"),
        ("http://testserver/tables", "/"),  # where forms are sent there is nothing to look at
        ("https://elsewhere.example/cards/4", "/cards/4"),
        ("https://elsewhere.example//evil.example", "/"),
        ("https://elsewhere.example/nothing", "/"),
        ("http://[", "/"),
        ("", "/"),
    ],
)
def test_a_form_that_was_refused_leads_back_to_where_it_stands(came_from: str, back: str, ann: Visitor) -> None:
    ann.get("/")
    refused = ann.client.post("/tables", data={"kind": DEVICE, "players": "9"}, headers={"referer": came_from})
    assert refused.status_code == 422
    assert way_back(refused) == back


@pytest.mark.parametrize(
    "around", ["https://elsewhere.example//evil.example/", "javascript:alert(1)", "//evil.example"]
)
def test_no_header_makes_the_way_back_lead_elsewhere(around: str, ann: Visitor) -> None:
    assert way_back(ann.get("/", **{"hx-current-url": around})) == "/"


# -- two at one table ----------------------------------------------------------------


def test_two_people_at_one_table_read_two_languages(site: Site) -> None:
    ann, bob = site.visitor(), site.visitor()
    table = ann.make(kind=FRIENDS, players="2", name0="Ann", edition="4", seed="5")
    ann.client.cookies.set("lang", "uk")
    bob.client.cookies.set("lang", "es")
    bob.post(ann.links(table)["any"], name="Bob")
    live = site.host.live(site.table(table))
    for picks in range(8):
        ask = live.game.decision
        assert ask is not None
        mover = (ann, bob)[ask.seat]
        sent = {"option": ask.options[0], "number": ask.number}
        answer = mover.client.post(f"{table}/picks", data=sent, headers={"hx-request": "true"})
        assert answer.status_code == 200, said(answer)
        for seat, visitor in enumerate((ann, bob)):
            language = ("uk", "es")[seat]
            shown = said(visitor.get(f"{table}/table?skip=true", **{"hx-request": "true"}))
            hand = live.view(seat).players[seat].hand
            for card in hand:
                assert reader_of(language).card_name(card.name) in shown.replace("\N{SOFT HYPHEN}", ""), picks  # type: ignore[union-attr]


@pytest.mark.parametrize("language", [*OTHERS, PSEUDO])
def test_what_can_be_picked_is_lit_in_every_language(
    language: str, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LANGUAGES, PSEUDO, "Nobody")
    ann.client.cookies.set("lang", language)
    page = ann.get(ann.make(kind=COMPUTER, name0="Ann")).text
    hand = page.partition('id="hand"')[2].partition("</section>")[0]
    assert len(re.findall(r'<button class="card [^"]*\bis-lit\b', hand)) == 2


# -- cards -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_the_card_browser_has_every_card_by_its_name(language: str, ann: Visitor) -> None:
    ann.client.cookies.set("lang", language)
    page = ann.get("/cards/4").text
    titles = re.findall(r'card-name">(.*?)</span><span class="card-age', page)
    shown = {Markup(title).striptags().replace("\N{SOFT HYPHEN}", "") for title in titles}
    assert {reader_of(language).card_name(card.name) for card in ruleset(4).cards} <= shown


@pytest.mark.parametrize("language", OTHERS)
def test_a_card_can_be_looked_up_by_its_english_name(language: str, ann: Visitor) -> None:
    ann.client.cookies.set("lang", language)
    detail = ann.get("/cards/4/the-wheel").text.partition('id="detail"')[2]
    assert '<span lang="en">The Wheel</span>' in detail
    assert reader_of(language).card_name("The Wheel") in ann.get("/cards/4?q=the+wheel").text


def test_the_english_name_is_not_said_twice(ann: Visitor) -> None:
    assert "detail-english" not in ann.get("/cards/4/the-wheel").text
