"""Long piles, narrow windows, long words: what a player reads and presses stays whole."""

import json
from contextlib import closing
from typing import Final

import pytest
from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.seats import Seat, speak
from browser.serving import Server
from splay import Game, Record, view
from splay.bots import RandomBot
from splay.game.saved_position import state_to_json
from splay.host import Host
from splay.host.secrets import new_secret
from splay.position.ruleset import ruleset
from splay.position.terms import COLOR_NAMES
from splay.store import Store, open_database
from splay.store.rows import COMPUTER
from splay.text.catalogue import LANGUAGES
from splay.text.reader import reader_of
from splay.web.requests.identity import COOKIE
from splay.web.table.preview.badges import threats

pytestmark = pytest.mark.long

USUAL: Final = {"width": 1440, "height": 900}
LOW: Final = {"width": 1280, "height": 720}
PILE: Final = 9
NARROW: Final = ((5, 165), (11, 143), (12, 107), (9, 290), (41, 134), (304, 230))
"""Seeds and decisions at which the other player has narrow top cards, down to 105 px, that can be shared or hit."""
HAND: Final = 5
VALUES: Final = 11

FITTED: Final = "() => document.readyState === 'complete' && document.fonts.status === 'loaded'"

CUT_NAMES: Final = """() => [...document.querySelectorAll("#me .pile--up .sliver-name")]
  .filter(each => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
  .map(each => `${each.textContent}: ${each.scrollWidth} of ${each.clientWidth}`)"""

CUT: Final = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.innerText)"

OVERLAPS: Final = """([ones, others, light]) => [...document.querySelectorAll(ones)].flatMap(one => {
  const a = one.getBoundingClientRect();
  return [...(one.closest(".pile, .ask") ?? document).querySelectorAll(others)]
    .filter(other => other !== one && other.checkVisibility())
    .map(other => ({other, b: other.getBoundingClientRect()}))
    .filter(({b}) => a.left - light < b.right - 1 && b.left < a.right + light - 1)
    .filter(({b}) => a.top < b.bottom && b.top < a.bottom)
    .map(({other}) => `${one.className} ${one.textContent} and ${other.className}`);
})"""
"""Which of the ones lie over which of the others in the same pile or bar, with so much light around them."""

HIDDEN_ANSWERS: Final = """() => [...document.querySelectorAll("#ask .opt")].filter(each => {
  const a = each.getBoundingClientRect(), b = each.closest(".opts")?.getBoundingClientRect();
  return b && (a.top < b.top - 1 || a.bottom > b.bottom + 1);
}).map(each => each.textContent.trim())"""


def a_late_game() -> Record:
    """Two players with nine cards of every color, splayed in all directions there are in the third edition."""
    state = state_to_json(Game.start(3, ["Iryna", "Tomás"], 32).state)
    by_color: dict[str, list[str]] = {name: [] for name in COLOR_NAMES}
    for card in sorted(ruleset(3).cards, key=lambda card: (card.age, card.name)):
        if card.name not in state["available"]:
            by_color[COLOR_NAMES[card.color]].append(card.name)
    directions = dict(zip(COLOR_NAMES, ("left", "right", "up", "up", "right"), strict=True))
    me, other = state["players"]
    for color, names in by_color.items():
        me["board"][color] = {"cards": names[:-4][-PILE:][::-1], "splay": directions[color]}
        other["board"][color] = {"cards": names[:-4][:-PILE][::-1], "splay": "none"}
    rest = [name for names in by_color.values() for name in names[-4:]]
    me["hand"], other["hand"] = rest[:HAND], []
    state["decks"] = _decks(rest[HAND:])
    me["specials"], state["specials"] = state["specials"], []
    state.update(turn=61, active=0, actions_left=2)
    return Record({"position": json.dumps(state)}, [])


def _decks(names: list[str]) -> dict[str, list[str]]:
    decks: dict[str, list[str]] = {}
    for name in names:
        decks.setdefault(str(ruleset(3).by_name[name].age), []).append(name)
    return decks


def a_choice_of_values() -> Record:
    """A game in which the first player is to choose any of the eleven values."""
    game = Game.start(4, ["Iryna", "Tomás"], 53)
    bots = [RandomBot(1), RandomBot(2)]
    while ask := game.decision:
        if ask.seat == 0 and ask.kind == "value" and len(ask.options) == VALUES:
            return Record.of(game)
        seen = view(game, ask.seat)
        assert seen.asked is not None
        game.pick(bots[ask.seat].choose(seen, seen.asked))
    raise AssertionError("the game never comes to that")


def against_splayed_piles(seed: int, number: int) -> Record:
    """A game up to this decision, an action of the first player; the other one has piles splayed left and right."""
    game = Game.start(4, ["Iryna", "Tomás"], seed)
    bots = [RandomBot(1), RandomBot(2)]
    while (ask := game.decision) and ask.number < number:
        seen = view(game, ask.seat)
        assert seen.asked is not None
        game.pick(bots[ask.seat].choose(seen, seen.asked))
    return Record.of(game)


def most_letters(record: Record) -> list[str]:
    """The two languages in which what cards of others do to the first player takes most letters."""
    seen = view(record.replay(), 0)
    letters = {each: sum(len(sign.text) for sign in threats(seen, reader_of(each)).values()) for each in LANGUAGES}
    return sorted(LANGUAGES, key=letters.__getitem__)[-2:]


def go_on(page: Page, server: Server, record: Record, language: str = "en") -> Seat:
    """Sit down at the first seat of a game that goes on against the computer, as if it had been loaded."""
    secret = new_secret()
    with closing(Store(open_database(server.database))) as store:
        bots = [None, *["greedy"] * (len(record.replay().setup.players) - 1)]
        table = Host(store).desk.make_from_record(record, secret, bots, COMPUTER)
    speak(page, language)
    page.context.add_cookies([{"name": COOKIE, "value": secret, "url": server.url}])
    page.goto(f"{server.url}/t/{table}?skip=true")
    seat = Seat(page)
    seat.asked()
    page.wait_for_function(FITTED)
    return seat


def test_edges_of_piles_that_are_splayed_up_show_whole_names(visitor: Visitor, server: Server) -> None:
    page = visitor(USUAL)
    go_on(page, server, a_late_game())
    assert page.locator("#me .pile--up .sliver-name").count() >= 8
    assert page.evaluate(CUT_NAMES) == []


@pytest.mark.parametrize("size", [USUAL, LOW], ids=["usual", "low"])
def test_the_light_around_a_card_and_its_key_hide_no_icon(
    visitor: Visitor, server: Server, size: dict[str, int]
) -> None:
    page = visitor(size)
    go_on(page, server, a_late_game())
    assert page.locator("#me .is-lit .key").count() == 5
    assert page.evaluate(OVERLAPS, ["#me .key", ".pile-top .tile", 0]) == []
    assert page.evaluate(OVERLAPS, ["#me .pile-top .is-lit", ".sliver .tile", 4]) == []


def test_all_answers_are_in_sight_where_words_are_long(visitor: Visitor, server: Server) -> None:
    page = visitor(LOW)
    go_on(page, server, a_choice_of_values(), "uk")
    assert page.locator("#ask .opt").count() == VALUES
    assert page.evaluate(HIDDEN_ANSWERS) == []


def test_the_way_back_lies_beside_the_actions_where_words_are_long(visitor: Visitor, server: Server) -> None:
    page = visitor(LOW)
    seat = go_on(page, server, a_late_game(), "uk")
    seat.draw()
    seat.asked()
    assert page.locator("#ask .act").count() == 4
    assert page.locator("#ask .ask-way[data-key=U]").is_visible()
    assert page.evaluate(OVERLAPS, ["#ask .act", ".ask-way", 0]) == []


def test_what_cards_of_others_do_to_one_is_told_in_whole_words(visitor: Visitor, server: Server) -> None:
    page = visitor(USUAL)
    for seed, number in NARROW:
        record = against_splayed_piles(seed, number)
        for language in most_letters(record):
            go_on(page, server, record, language)
            words = page.locator("#table .opp .threat")
            assert words.count() >= 2, (seed, language)
            assert words.evaluate_all(CUT) == [], (seed, language)
