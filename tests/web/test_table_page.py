"""The table: everything in sight that its seat may see, and nothing else."""

import json
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser

import pytest

from splay import view
from splay.host.live_table import LiveTable
from splay.host.steps import memory_at, sight, stops
from splay.position.card import Card
from splay.position.events import Reveal, Splay
from splay.position.ruleset import ruleset
from splay.position.terms import ACHIEVEMENTS, ASLANT, BOARD, DECK, HAND, LEFT, RED, SCORE, UNSPLAYED
from splay.store.rows import COMPUTER, Talk
from splay.text.catalogue import PSEUDO
from splay.views.hidden import unseen_cards
from splay.web.html.cards import slug
from splay.web.table.board.supply import supply
from splay.web.table.context.movement import moved, spot
from splay.web.table.context.view_context import Showing
from testing.random_games import Setup, tables
from told_events import event_like
from web.dealt import context_at, table_of
from web.tables import long_piles, page, position, seats, shown
from web.untranslated import outside_catalogue

LENGTHS = (0, 3, 40, 110)
_SIDE = re.compile(r'<aside id="side".*?</aside>|<p role="note" class="latest.*?</p>', re.DOTALL)
_ARRIVES = re.compile(r'data-from="([^"]*)"')


@cache
def pages_of_all() -> tuple[tuple[LiveTable, int | None, str], ...]:
    """One position of several kinds of tables, and its page for every seat and for who looks on."""
    positions = [position(setup, number, 60 + number) for number, setup in enumerate(tables(0))]
    return tuple((live, seat, page(shown(live, seat))) for live in positions for seat in seats(live))


def test_no_page_names_a_card_that_its_seat_was_never_told_of() -> None:
    searched = 0
    for number, setup in enumerate(tables(1)):
        live = position(setup, number, LENGTHS[number % len(LENGTHS)])
        for seat in seats(live):
            hidden = unseen_cards(live.game.state, seat)
            text = page(shown(live, seat))
            told = ever_told(live, seat)
            secret = [card for card in hidden if card.name not in told]
            assert not named(text, secret), (setup, seat)
            searched += len(secret)
    assert searched > 400


def test_the_boards_name_no_hidden_card_but_those_that_can_be_told() -> None:
    known_ones = 0
    for live, seat, text in pages_of_all():
        known = {card for cards in memory_at(live, sight(live, seat)).known.values() for card in cards}
        secret = unseen_cards(live.game.state, seat) - known
        boards = _SIDE.sub("", text)
        ask = live.game.decision
        asked = {slug(option) for option in ask.options} if ask and ask.seat == seat else set()
        found = [card for card in secret if f'data-card="{slug(card.name)}"' in boards and slug(card.name) not in asked]
        assert not found, (live.game.setup, seat)
        known_ones += len(known)
    assert known_ones > 8


def test_steps_on_the_way_name_nothing_that_was_not_told_by_then() -> None:
    live = position(Setup(4, 3), 5, 50)
    for seat in seats(live):
        for step in stops(live, seat, 0)[::9]:
            told = ever_told(live, seat, step)
            text = page(shown(live, seat, step, Showing(moving=True, wait=680)))
            faces = set(re.findall(r'data-card="([^"]+)"', text))
            assert faces <= {slug(name) for name in told}, (seat, step)


def test_steps_that_have_passed_can_be_looked_at() -> None:
    for number, setup in enumerate(tables(2)):
        live = position(setup, number, 45)
        seat = number % len(live.names)
        for step in range(0, live.steps, 7):
            text = page(shown(live, seat, step, Showing(looks_back=True)))
            assert "Back to now" in text
            assert "hx-post" not in _SIDE.sub("", text)


def ever_told(live: LiveTable, seat: int | None, step: int | None = None) -> set[str]:
    """The names of all cards that a seat has seen: in its first hand, its events, or as it was asked."""
    left = live.steps if step is None else step
    names = (
        {card.name for card in view(live.game_at(0), seat).players[seat].hand if isinstance(card, Card)}
        if seat is not None
        else set()
    )
    events = [event.to_json() for told in live.told(seat) for event in told][:left]
    text = json.dumps(events, ensure_ascii=False)
    every = live.game.rules.by_name
    names |= {name for name in every if f'"{name}"' in text}
    now = view(live.game, seat)
    for player in now.players:
        names |= {card.name for pile in player.piles for card in pile.cards}
    return names


def named(text: str, cards: list[Card]) -> list[str]:
    """The cards whose names or addresses stand in a page."""
    words = Words()
    words.feed(text)
    return [card.name for card in cards if card.name in words.texts or slug(card.name) in words.ids]


class Words(HTMLParser):
    """All texts of a page, and all that could be the id of a card."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()
        self.ids: set[str] = set()

    def handle_data(self, data: str) -> None:
        self.texts.add(data.strip().replace("\N{SOFT HYPHEN}", ""))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if not value:
                continue
            if name in ("title", "aria-label", "aria-description", "data-explain"):
                self.texts.update(re.split(r"[,:]\s*", value))
            self.ids.update(re.findall(r"(?:card-|/)([a-z0-9-]+)", value))
            if name == "data-card":
                self.ids.add(value)


# -- what moves ------------------------------------------------------------------------


def test_no_two_things_of_a_page_have_the_same_id() -> None:
    for live, seat, text in pages_of_all():
        twice = [name for name, count in Counter(re.findall(r'\sid="([^"]+)"', text)).items() if count > 1]
        assert not twice, (live.game.setup, seat, twice)


def test_every_card_that_arrives_in_sight_says_where_it_came_from() -> None:
    live = position(Setup(4, 2), 8, 80)
    arrived = 0
    for step in stops(live, 0, 0):
        shows = shown(live, 0, step, Showing(moving=True, wait=680))
        came = [source.replace("&#34;", '"') for source in _ARRIVES.findall(page(shows))]
        assert set(came) <= {shows.boards.moved.source}
        arrived += bool(came)
    assert arrived > 50


def test_a_back_is_called_by_where_it_lies() -> None:
    event = {"kind": "transfer", "seat": 1, "value": 4, "origin": HAND, "to": 0, "target": SCORE}
    last = moved(event_like(event))
    assert (last.seat, last.zone, last.value, last.card) == (0, SCORE, 4, "")
    assert spot(1, HAND, 4, 2) == "back-1-hand-4-2"
    assert last.source == '[data-spot^="back-1-hand-4-"]'


def test_the_back_of_a_card_opens_the_list_of_what_it_could_be() -> None:
    live = position(Setup(4, 3), 3, 60)
    text = page(shown(live, 0))
    backs = re.findall(r'<span class="back back--s[^>]* data-spot="back-(\d)-(hand|score)-[^>]*>', text)
    assert {zone for _, zone in backs} == {"hand", "score"}
    opened = re.findall(r'data-spot="back-(\d)-(hand|score)-[^>]* hx-get="/t/\w+/look/(\w+)/(\d)"', text)
    assert [(seat, zone) for seat, zone, _, _ in opened] == backs
    assert all((seat, zone) == (of, where) for seat, zone, where, of in opened)


@pytest.mark.parametrize(
    ("origin", "source"),
    [(DECK, "#deck-3 .back"), (ACHIEVEMENTS, "#deck-3 .token"), (BOARD, '[data-card="paper"]')],
)
def test_a_card_leaves_from_where_it_lay(origin: str, source: str) -> None:
    event = {"kind": "transfer", "seat": 1, "value": 3, "origin": origin, "to": 0, "target": HAND, "card": "Paper"}
    assert moved(event_like(event)).source == source


def test_a_revealed_card_turns_over_where_it_lies() -> None:
    paper = ruleset(4).by_name["Paper"]
    last = moved(Reveal(1, paper, HAND))
    assert (last.seat, last.zone, last.value, last.card) == (1, HAND, paper.value, "paper")
    assert last.source == f'[data-card="paper"],[data-spot^="back-1-hand-{paper.value}-"]'
    assert last.is_card("paper")
    assert last.is_at(1, HAND, paper.value)


def test_what_moves_nothing_marks_nothing() -> None:
    assert moved(None) == moved(Splay(0, RED, UNSPLAYED, LEFT))


# -- the bar between the boards -------------------------------------------------------------


def test_while_steps_move_nothing_is_asked_and_the_next_one_is_fetched() -> None:
    live = position(Setup(4, 2), 3, 30)
    text = page(shown(live, 0, live.steps - 4, Showing(moving=True, wait=320, own=True)))
    assert 'hx-trigger="load delay:320ms"' in text
    assert f"/t/t/table?at={live.steps - 4}" in text
    assert "replay--own" in text
    assert "/picks" not in text


def test_at_the_pace_of_the_reader_a_button_shows_the_next_step() -> None:
    live = position(Setup(4, 2), 3, 30)
    text = page(shown(live, 0, live.steps - 4, Showing(moving=True, wait=None)))
    assert "data-next" not in text
    assert 'data-key="Space Enter"' in text
    assert 'data-key="End"' in text


def test_steps_that_go_by_themselves_are_skipped_with_the_same_keys() -> None:
    live = position(Setup(4, 2), 3, 30)
    text = page(shown(live, 0, live.steps - 4, Showing(moving=True, wait=680)))
    assert 'data-key="End Space Enter"' in text


def test_who_comes_back_may_follow_what_happened() -> None:
    live = position(Setup(4, 2), 3, 30)
    text = page(shown(live, 0, 4, Showing(since=12)))
    assert "While you were away: 12 turns." in text
    assert f'hx-get="/t/t/table?at={4}&amp;by=turn"' in text
    assert 'hx-get="/t/t/since?at=4"' in text
    assert 'hx-get="/t/t/table?skip=true"' in text


def test_only_the_present_follows_whatever_happens() -> None:
    live = position(Setup(4, 2), 3, 30)
    follows = 'hx-trigger="refresh"'
    assert follows in page(shown(live, 0))
    assert follows not in page(shown(live, 0, 4, Showing(since=12)))
    assert follows not in page(shown(live, 0, 4, Showing(looks_back=True)))
    assert follows not in page(shown(live, 0, 4, Showing(moving=True, wait=680)))


# -- the head ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "ages", "has_junk"), [(1, 10, False), (3, 10, False), (4, 11, True)])
def test_the_head_shows_what_the_edition_has(edition: int, ages: int, has_junk: bool) -> None:
    live = position(Setup(edition, 2), 3, 30)
    shows = shown(live, 0)
    assert [deck.age for deck in shows.header.supply.decks] == list(range(1, ages + 1))
    assert (shows.header.supply.junk is not None) is has_junk
    assert len(shows.boards.others[0].counts) == (7 if edition == 4 else 6)
    assert not shows.header.supply.decks[-1].points


def test_the_head_tells_which_achievements_are_within_reach() -> None:
    live = position(Setup(3, 2), 3, 40)
    state = live.game.state
    highest = max(card.value for card in state.players[0].tops)
    seen = view(live.game, 0)
    context = context_at(table_of(live.game), live, 0)
    for deck in supply(context.seen, context.vocabulary).decks:
        can = deck.age in seen.available and deck.age <= highest and deck.age * 5 <= seen.players[0].points
        assert deck.within_reach is can


def test_progress_towards_special_achievements_is_counted() -> None:
    player = long_piles(ASLANT)
    assert ruleset(4).progress("Wonder", player) == (5, 5)
    assert ruleset(3).progress("Monument", player)[1] == 6
    assert ruleset(4).progress("Monument", player)[1] == 4
    assert ruleset(4).progress("Wonder", long_piles(LEFT)) == (0, 5)


# -- talk and words ------------------------------------------------------------------------------


def test_talk_is_escaped_and_only_where_there_is_somebody() -> None:
    live = position(Setup(4, 2), 3, 30)
    line = Talk(1, 1, "bob", "<b>well</b> played", 0.0)
    assert "&lt;b&gt;well&lt;/b&gt; played" in page(shown(live, 0, talk=(line,)))
    assert 'id="talk"' not in page(shown(live, 0, kind=COMPUTER))


def test_all_words_of_the_table_are_in_the_catalogue() -> None:
    live = position(Setup(4, 4), 3, 60)
    for seat in (0, None):
        text = page(shown(live, seat, language=PSEUDO), PSEUDO)
        assert not outside_catalogue(text, (*live.names, "Splay"))


def test_an_empty_board_is_one_line_until_a_card_lies_there() -> None:
    live = position(Setup(4, 2), 1, 0)
    empty = page(shown(live, 0))
    assert empty.count('class="bare"') == 2
    assert "Your board: meld a card to begin" in empty
    assert "pile-empty" not in empty
    begun = page(shown(position(Setup(4, 2), 1, 2), 0))
    assert 'class="bare"' not in begun
    assert "pile-empty" in begun
