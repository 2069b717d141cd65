"""Several cards for one question: marked in any order by mouse, keys or touch, and confirmed once."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Visitor
from browser.seats import Seat
from browser.serving import Server
from splay import Game, Record
from splay.game.together import pick_together
from splay.host import Host
from splay.position.decision import CARD, COLOR, words_of
from splay.position.ruleset import ruleset
from splay.position.several import Several
from splay.position.verbs import MELD
from splay.store import Store, open_database
from splay.store.rows import DEVICE

pytestmark = pytest.mark.long

SECRET = "the-secret-of-ann-in-thirty-letters"
Wanted = Callable[[Game, Several], bool]


def asking(wanted: Wanted) -> tuple[Game, list[str]]:
    """A game of two in which such cards are asked for, and their names."""
    for seed in range(200):
        chance = random.Random(seed)
        game = Game.start(edition=4, players=["ann", "bob"], seed=seed)
        while game.decision is not None:
            several = game.decision.several
            if several and wanted(game, several):
                return game, words_of(game.decision.kind, several.things)
            game.pick(chance.choice(game.decision.options))
    raise AssertionError("it is never asked")


def scores_two(game: Game, several: Several) -> bool:
    """Two of more than three cards of the hand, in any order."""
    asks = game.decision
    return bool(asks and asks.verb.word == "score" and several.least == 2 < len(several.things) - 1)


def returns_some(game: Game, several: Several) -> bool:
    """Up to three of more cards, in an order that counts."""
    asks = game.decision
    return bool(asks and asks.can_pass and several.is_ordered and several.least == 1 and 3 == several.most < 9)


def sit(page_of: Visitor, server: Server, game: Game, **how: object) -> tuple[Seat, Host, str]:
    """Somebody who is asked, at a table with this game."""
    host = Host(Store(open_database(server.database)))
    table = host.desk.make_from_record(Record.of(game), SECRET, [None, None], DEVICE)
    assert game.decision is not None
    page = page_of(**how)
    cookies = {"splay": SECRET, f"seat-{table}": str(game.decision.seat), "played": "yes"}
    page.context.add_cookies([{"name": name, "value": said, "url": server.url} for name, said in cookies.items()])
    page.goto(f"{server.url}/t/{table}?skip=true")
    seat = Seat(page)
    assert seat.asked() == "question"
    return seat, host, table


def is_as_picked(host: Host, table: str, game: Game, cards: list[str]) -> None:
    """The game at the table is where these cards lead."""
    pick_together(game, cards)
    played = host.live(host.table(table)).picks
    assert [each.option for each in played[: len(game.picks)]] == game.picks


@pytest.fixture(scope="module")
def scored() -> tuple[Game, list[str]]:
    return asking(scores_two)


def test_cards_are_marked_in_any_order_with_the_mouse_and_confirmed_once(
    visitor: Visitor, server: Server, scored: tuple[Game, list[str]]
) -> None:
    game, cards = scored[0].clone(), scored[1]
    seat, host, table = sit(visitor, server, game)
    page, confirm = seat.page, seat.page.locator("#marks-do")
    assert page.locator("#hand .is-lit").count() == len(cards), "nothing legal is dark"
    seat.mark(cards[-1])
    expect(page.locator("[data-said]")).to_have_text("1 of 2 marked")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    confirm.click(force=True)
    expect(page.locator("#hand .is-marked")).to_have_count(1)
    seat.mark(cards[1])
    expect(confirm).to_contain_text("Score 2 cards")
    seat.mark(cards[0])  # instead of the last one
    expect(page.locator(f'#hand [data-mark="{cards[1]}"]')).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".ask-says")).to_be_visible()
    expect(page.locator("#marking .marks-cards")).to_be_hidden()
    seat.mark(cards[-1])  # taken back
    expect(page.locator("#hand .is-marked")).to_have_count(1)
    seat.mark(cards[-1])
    seat.do(confirm)
    is_as_picked(host, table, game, [cards[-1], cards[0]])


def test_cards_are_marked_with_keys_and_the_last_mark_is_taken_back(
    visitor: Visitor, server: Server, scored: tuple[Game, list[str]]
) -> None:
    game, cards = scored[0].clone(), scored[1]
    seat, host, table = sit(visitor, server, game)
    keys, marked = seat.page.keyboard, seat.page.locator("#hand .is-marked")
    for key, count in (("3", 1), ("Enter", 1), ("1", 2), ("Escape", 1), ("Backspace", 0), ("2", 1), ("2", 0)):
        keys.press(key)
        expect(marked).to_have_count(count)
    keys.press("4")
    keys.press("2")
    expect(marked).to_have_count(2)
    seat.after(lambda: keys.press("Enter"))
    is_as_picked(host, table, game, [cards[3], cards[1]])


def test_marks_outlast_an_exchange_of_the_table(
    visitor: Visitor, server: Server, scored: tuple[Game, list[str]]
) -> None:
    game, cards = scored[0].clone(), scored[1]
    seat, host, table = sit(visitor, server, game)
    seat.mark(cards[2])
    host.say(host.table(table), 1 - question_seat(game), "", "Take your time")
    expect(seat.page.locator("#table")).to_contain_text("Take your time")
    expect(seat.page.locator(f'#hand [data-mark="{cards[2]}"].is-marked')).to_have_attribute("aria-pressed", "true")
    expect(seat.page.locator("[data-said]")).to_have_text("1 of 2 marked")


def question_seat(game: Game) -> int:
    """Who is asked."""
    assert game.decision is not None
    return game.decision.seat


def names_colors(game: Game, several: Several) -> bool:
    """Two colors, in any order."""
    return game.decision is not None and game.decision.kind == COLOR


def melds_one_or_two(game: Game, several: Several) -> bool:
    """One or two of more cards of the hand, of which two have the same color."""
    ask = game.decision
    takes = (several.least, several.most) == (1, 2)
    return bool(ask and ask.verb is MELD and not ask.can_pass and takes and several.is_ordered)


def test_colors_are_marked_like_cards_and_none_is_hidden(visitor: Visitor, server: Server) -> None:
    game, _ = asking(names_colors)
    seat, host, table = sit(visitor, server, game)
    keys, confirm = seat.page.keyboard, seat.page.locator("#marks-do")
    expect(seat.page.locator("#ask-q")).to_contain_text("Name 2 different colors")
    expect(seat.page.locator("#marking label:visible")).to_have_count(5)
    keys.press("5")
    expect(confirm).to_contain_text("Mark 1 more color")
    seat.page.locator('#marking label[data-of="green"]').click()
    expect(confirm).to_contain_text("Name 2 colors")
    seat.do(confirm)
    is_as_picked(host, table, game, ["purple", "green"])


def test_one_or_two_cards_are_melded_in_one_question(visitor: Visitor, server: Server) -> None:
    game, cards = asking(melds_one_or_two)
    seat, host, table = sit(visitor, server, game)
    expect(seat.page.locator("#ask-q")).to_contain_text("Meld 1 or 2 cards")
    for card in (cards[-1], cards[0]):
        seat.mark(card)
    expect(seat.page.locator(f'#hand [data-mark="{cards[0]}"]')).to_have_attribute("data-nth", "2")
    seat.do(seat.page.locator("#marks-do"))
    is_as_picked(host, table, game, [cards[-1], cards[0]])


def melds_any() -> Game:
    """Any cards of the hand may be melded; of the two red ones the last lies on top."""
    board = {"yellow": {"cards": ["Masonry"]}, "red": {"cards": ["Archery", "Oars"], "splay": "right"}}
    mine = {"board": board, "hand": ["Metalworking", "Construction", "Tools"]}
    game = Game.load({"edition": 3, "names": ["ann", "bob"], "players": [mine, {}]})
    game.pick("dogma Masonry")
    return game


def test_what_marked_melds_would_change_follows_their_order(visitor: Visitor, server: Server) -> None:
    game = melds_any()
    seat, host, table = sit(visitor, server, game)
    told = seat.page.locator("#ask .marks-foreseen")
    expect(told).to_be_hidden()
    seat.mark("Construction", "Metalworking")
    expect(told).to_have_text("+3")
    host.say(host.table(table), 1, "", "Take your time")
    expect(seat.page.locator("#table")).to_contain_text("Take your time")
    expect(told).to_have_text("+3")
    seat.mark("Construction", "Construction")  # taken back, and marked again: now the last
    expect(told).to_have_text("+4")
    seat.mark("Construction", "Metalworking")
    expect(told).to_be_hidden()


def test_what_marked_melds_would_change_is_not_said_of_other_marks(visitor: Visitor, server: Server) -> None:
    seat = sit(visitor, server, melds_any())[0]
    told = seat.page.locator("#ask .marks-foreseen")
    seat.mark("Metalworking")
    expect(told).to_have_text("+2")
    seat.page.route("**/picks/together?*", lambda route: route.abort())
    seat.mark("Construction")
    expect(told).to_be_hidden()
    seat.page.unroute("**/picks/together?*")
    seat.mark("Tools")
    expect(told).to_contain_text("+5")


def test_on_a_phone_a_touch_marks_and_numbers_tell_the_order_that_counts(visitor: Visitor, server: Server) -> None:
    game, cards = asking(returns_some)
    seat, host, table = sit(visitor, server, game, size=PHONE, has_touch=True)
    page = seat.page
    hand = page.locator("#hand")
    for card in (cards[-1], cards[0], cards[1]):
        hand.locator(f'[data-mark="{card}"]').tap()
    hand.locator(f'[data-mark="{cards[0]}"]').tap()  # taken back: those after it move up
    numbers = {cards[-1]: "1", cards[1]: "2"}
    for card, number in numbers.items():
        expect(hand.locator(f'[data-mark="{card}"]')).to_have_attribute("data-nth", number)
    expect(hand.locator(".is-marked")).to_have_count(2)
    expect(page.locator(".ask-says")).to_be_visible()
    box = page.locator("#marking label:visible").first.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    seat.do(page.locator("#marks-do"))
    is_as_picked(host, table, game, [cards[-1], cards[1]])


def lies_in_the_score_pile(game: Game, several: Several) -> bool:
    """Some of more cards than two rows of a phone have room for, none of which lies on the table."""
    ask = game.decision
    if ask is None or several.is_ordered or len(several.things) < 6:
        return False
    return set(several.things) <= set(game.state.players[ask.seat].score)


@pytest.mark.parametrize("wanted", [returns_some, lies_in_the_score_pile])
def test_on_a_phone_what_is_marked_leaves_most_of_the_window_to_the_cards(
    visitor: Visitor, server: Server, wanted: Wanted
) -> None:
    game, cards = asking(wanted)
    seat = sit(visitor, server, game, size=PHONE, has_touch=True)[0]
    for card in cards[:2]:
        seat.page.locator(f'#hand [data-mark="{card}"], #marking label[data-of="{card}"]').last.tap()
    expect(seat.page.locator("#marking :checked")).to_have_count(2)
    box = seat.page.locator("#ask").bounding_box()
    assert box is not None
    assert box["height"] <= PHONE["height"] / 3


LONG = [card.name for card in ruleset(3).cards if 2 < card.age < 9][:18]
WINDOWS = [(390, 844), (360, 640), (844, 390)]
IS_WHOLE = """element => {
  const box = element.getBoundingClientRect(), row = element.closest(".marks-picked")?.getBoundingClientRect();
  const [left, right] = row ? [row.left, row.right] : [0, innerWidth];
  return box.left >= left && box.right <= right && box.top >= 0 && box.bottom <= innerHeight;
}"""
"""Whether something is in the window as a whole, and in its row."""


def of_a_long_score_pile(card: str, color: str, asked: int) -> Game:
    """Some of 18 cards of a score pile are asked for, by this card of the first player."""
    score = [name for name in LONG if name != card][:17]
    mine: dict[str, object] = {"board": {color: {"cards": [card]}}}
    players: list[dict[str, object]] = [mine, {}]
    players[asked]["score"] = score
    game = Game.load({"edition": 3, "names": ["ann", "bob"], "players": players})
    game.pick(f"dogma {card}")
    while game.decision is not None and game.decision.kind != CARD:
        game.pick(game.decision.options[0])
    return game


@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize(
    "chosen", [("Databases", "green", 1), ("Translation", "blue", 0)], ids=lambda chosen: chosen[0]
)
def test_on_a_phone_what_is_marked_stays_in_sight_while_a_long_list_scrolls(
    visitor: Visitor, server: Server, chosen: tuple[str, str, int], width: int, height: int
) -> None:
    game = of_a_long_score_pile(*chosen)
    seat, host, table = sit(visitor, server, game, size={"width": width, "height": height}, has_touch=True)
    page = seat.page
    picked, left = page.locator(".marks-picked label"), page.locator(".marks-open label")
    names = left.evaluate_all("all => all.map(label => label.dataset.of)")
    marked = [names[at] for at in (1, 16, 8, 12)]
    for name in marked:
        page.locator(f'.marks-open label[data-of="{name}"]').tap()
        expect(picked.last).to_have_attribute("data-of", name)
        assert picked.last.evaluate(IS_WHOLE), "what was marked last is in sight"
    page.locator(".marks-open").evaluate("list => { list.scrollLeft = list.scrollWidth; }")
    for each in ("[data-said]", "#marks-do", ".marks-back"):
        assert page.locator(each).first.evaluate(IS_WHOLE), each
    assert left.last.evaluate(IS_WHOLE), "the list has an end"
    host.say(host.table(table), 1 - question_seat(game), "", "Take your time")
    expect(page.locator("#table")).to_contain_text("Take your time")
    expect(picked).to_have_count(4)
    assert picked.evaluate_all("all => all.map(label => label.dataset.of)") == marked
    heights = page.locator("#marking label, #marks-do, .marks-back").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    while picked.count():
        picked.last.tap()
    assert left.evaluate_all("all => all.map(label => label.dataset.of)") == names


FADES = """list => {
  const style = getComputedStyle(list);
  return ['--fade-start', '--fade-end'].map(name => parseFloat(style.getPropertyValue(name)) > 0);
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def test_on_a_phone_a_shade_says_where_a_list_goes_on(visitor: Visitor, server: Server) -> None:
    seat = sit(visitor, server, of_a_long_score_pile("Databases", "green", 1), size=PHONE, has_touch=True)[0]
    rows = seat.page.locator(".marks-open")
    for part, fades in ((0, [False, True]), (0.5, [True, True]), (1, [True, False])):
        rows.evaluate("(list, part) => { list.scrollLeft = part * (list.scrollWidth - list.clientWidth); }", part)
        seat.page.evaluate(DRAWN)
        assert rows.evaluate(FADES) == fades
    seat.mark(LONG[0])
    assert seat.page.locator(".marks-picked").evaluate(FADES) == [False, False], "one mark has room"
