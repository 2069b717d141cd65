"""The rules page: it says of each edition what the engine does, and prompts can link to its keywords."""

import re

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from scenario import deal, expect, play
from splay.host.secrets import new_table_id
from splay.position.card import unpacked
from splay.position.card_moves import Draw
from splay.position.editions import EDITIONS, edition_of
from splay.position.ruleset import ruleset
from splay.position.terms import FACTORY, ICON_NAMES, SPLAY_NAMES
from splay.text.catalogue import PSEUDO
from splay.text.reader import reader_of
from splay.web.html import pages
from splay.web.library.routes import router
from splay.web.library.rules import DRAWN_PILE, EXAMPLE, ON_SPECIALS, rules_page
from web.untranslated import outside_catalogue

VERBS = {
    "draw",
    "meld",
    "tuck",
    "score",
    "return",
    "transfer",
    "exchange",
    "splay",
    "reveal",
    "demand",
    "share",
    "achieve",
}
ONLY_FOURTH = {"junk", "chain", "parley", "lose"}


@pytest.fixture
def client() -> TestClient:
    app = FastAPI()
    app.include_router(router)
    return TestClient(app, follow_redirects=False)


def ids(page: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', page)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_keyword_has_its_anchor(edition: int, client: TestClient) -> None:
    anchors = set(ids(client.get(f"/rules/{edition}").text))
    assert anchors >= VERBS
    assert anchors & ONLY_FOURTH == (ONLY_FOURTH if edition == 4 else set())
    assert ("remove" in anchors) == (edition != 4)
    assert ("teams" in anchors) == bool(edition_of(edition).team_needed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_icon_of_the_edition_is_named(edition: int, client: TestClient) -> None:
    page = client.get(f"/rules/{edition}").text
    listed = re.findall(r"#i-(\w+)\"></use></svg>\w+</li>", page)
    assert listed == list(ICON_NAMES[: edition_of(edition).icons])


def test_who_comes_from_a_table_finds_the_way_back(client: TestClient) -> None:
    table = new_table_id()
    assert f'href="/t/{table}"' in client.get(f"/rules/4?table={table}").text
    for other in ("", "//evil.example", "a/b", "a b"):
        assert 'href="/t/' not in client.get("/rules/4", params={"table": other}).text


@pytest.mark.parametrize("edition", EDITIONS)
def test_links_within_the_page_lead_somewhere(edition: int, client: TestClient) -> None:
    page = client.get(f"/rules/{edition}").text
    anchors = ids(page)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(anchors)


@pytest.mark.parametrize("edition", EDITIONS)
def test_drawn_piles_count_what_the_engine_counts(edition: int) -> None:
    cards = [ruleset(edition).by_name[name] for name in DRAWN_PILE]
    drawn = rules_page(ruleset(edition), reader_of("en")).splays
    assert [each.name for each in drawn] == [SPLAY_NAMES[splay] for splay in edition_of(edition).splays]
    for splay, each in zip(edition_of(edition).splays, drawn, strict=True):
        packed = cards[0].full + sum(card.shown[splay] for card in cards[1:])
        counts = {ICON_NAMES[icon]: count for icon, count in enumerate(unpacked(packed)) if count}
        assert dict(each.counted) == counts


@pytest.mark.parametrize("edition", EDITIONS)
def test_drawn_piles_are_all_different(edition: int) -> None:
    counted = [each.counted for each in rules_page(ruleset(edition), reader_of("en")).splays]
    assert len(set(counted)) == len(counted)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_example_does_what_the_page_says(edition: int) -> None:
    demand, share = ruleset(edition).by_name[EXAMPLE].effects
    assert demand.is_demand
    assert not share.is_demand
    assert "transfer one of your top cards with a [castle] to my score pile" in demand.sentence
    assert "draw a 2 and score it" in share.sentence
    assert rules_page(ruleset(edition), reader_of("en")).example.featured == "factory"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_example_goes_as_the_page_tells(edition: int) -> None:
    table = deal(
        EXAMPLE,
        edition,
        ann={"red": EXAMPLE, "green": "Banking"},
        ben={"green": "Invention", "red": "Archery", "blue": "Tools"},
        cleo={"red": "Coal"},
        supply={2: "Calendar, Currency", 5: "Physics"},
    )
    assert [player.count(FACTORY) for player in table.game.state.players] == [3, 1, 3]
    play(table, "ben: Archery  (of Archery, Tools)")
    expect(
        table,
        ann={"red": EXAMPLE, "green": "Banking", "score": "Archery, Currency", "hand": "Physics"},
        ben={"green": "Invention", "blue": "Tools"},
        cleo={"red": "Coal", "score": "Calendar"},
    )
    drawn = [table.names[event.seat] for event in table.events if isinstance(event, Draw)]
    assert drawn == ["cleo", "ann", "ann"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_beside_special_achievements_can_claim_them(edition: int) -> None:
    for special, name in ON_SPECIALS.items():
        sentences = " ".join(effect.sentence for effect in ruleset(edition).by_name[name].effects).lower()
        assert f"claim {special.lower()}" in sentences


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_numbers_are_those_of_the_engine(edition: int, client: TestClient) -> None:
    page = client.get(f"/rules/{edition}").text
    rules = edition_of(edition)
    assert f"1 to {rules.last_age}, into a deck" in page
    assert f"from 1 to {rules.standard_achievements[-1]}, unseen" in page
    table = page.partition('class="table needed"')[2].partition("</table>")[0]
    cells = [int(cell) for cell in re.findall(r"<td>(\d+)</td>", table)]
    assert dict(zip(cells[: len(cells) // 2], cells[len(cells) // 2 :], strict=True)) == rules.needed


def test_each_row_of_the_table_of_differences_tells_of_every_edition_once() -> None:
    for row in rules_page(ruleset(4), reader_of("en")).differences:
        assert tuple(number for _, numbers in row.cells for number in numbers) == tuple(EDITIONS)
        words = [cell for cell, _ in row.cells]
        assert len(set(words)) == len(words) > 1, row.topic


@pytest.mark.parametrize(
    ("edition", "says"),
    [
        (1, "covered cards are secret, unless the table plays them open"),
        (3, "The table decides whether other players’ covered cards may be looked at"),
        (4, "Everybody may look through all boards"),
    ],
)
def test_each_edition_has_its_own_rule_on_covered_cards(edition: int, says: str, client: TestClient) -> None:
    page = client.get(f"/rules/{edition}").text
    assert says in page
    differences = rules_page(ruleset(edition), reader_of("en")).differences
    row = next(row for row in differences if row.topic == "Covered cards of others")
    assert row.cells == (("secret", (1,)), ("secret or open, as the table likes", (3,)), ("open", (4,)))


def test_without_an_edition_the_latest_is_shown(client: TestClient) -> None:
    answer = client.get("/rules")
    assert (answer.status_code, answer.headers["location"]) == (307, "/rules/4")


@pytest.mark.parametrize("address", ["/rules/2", "/rules/x", "/rules/44"])
def test_rules_of_no_edition_are_not_found(address: str, client: TestClient) -> None:
    assert client.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/rules/1", "/rules/3", "/rules/4", "/credits"])
def test_all_words_are_from_the_catalogue(address: str, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "negotiate", lambda *asked: PSEUDO)
    monkeypatch.setattr("splay.web.library.routes.reader_for", lambda request: reader_of(PSEUDO))
    page = client.get(address).text
    assert not outside_catalogue(page, {"Splay"})


def test_credits_name_all_whose_work_is_used(client: TestClient) -> None:
    page = client.get("/credits").text
    for name in (
        "Carl Chudyk",
        "Lorc",
        "Delapouite",
        "game-icons.net",
        "CC BY 3.0",
        "Sofia Sans",
        "Open Font License",
        "htmx",
    ):
        assert name in page
    assert "not connected with" in page


@pytest.mark.parametrize(("cookie", "attribute"), [("dark", ' data-theme="dark"'), ("auto", ""), ("x onload=", "")])
def test_the_theme_is_what_the_cookie_says(cookie: str, attribute: str, client: TestClient) -> None:
    page = client.get("/rules/4", headers={"Cookie": f"theme={cookie}"}).text
    assert f'<html lang="en"{attribute}>' in page
