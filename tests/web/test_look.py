"""Dialogs: what lies where, never more than the seat may know."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from databases import prepared_file
from splay import Game, view
from splay.host import Host, SeatOptions, TableOptions
from splay.host.live_table import Told
from splay.host.steps import memory_at, sight
from splay.position.editions import edition_of
from splay.position.slots import SHOWN_PLACES
from splay.position.terms import COLORS, SPECIAL_NAMES
from splay.store import Store, open_database
from splay.testing.twins import twin_of
from splay.text.catalogue import PSEUDO
from splay.text.reader import reader_of
from splay.views.hidden import unseen_cards
from splay.views.memory import Memory
from splay.views.view import View, seen_events
from splay.views.whereabouts import UNSEEN
from splay.web.html.cards import slug
from splay.web.html.pages import render
from splay.web.requests.identity import COOKIE
from splay.web.table.controls.keys import key_lines
from splay.web.table.dialogs.look import CloserLook, Looking
from splay.web.table.routes import look as look_pages
from testing.random_games import Setup, play
from web.dealt import live_of, some_setups, table_of
from web.thinking import thinking_here
from web.untranslated import outside_catalogue

SECRET = "s" * 32


class Stand:
    """A game in place of a `LiveTable`: what a seat was told, and a position."""

    def __init__(self, start: Game, now: Game, told: list[Told]) -> None:
        self.start, self.now, self.told = start, now, told

    def memory(self, seat: int | None) -> Memory:
        memory = Memory(view(self.start, seat))
        for events in self.told:
            memory.see(events)
        return memory

    def looking(self, seat: int | None, language: str = "en") -> Looking:
        return Looking(view(self.now, seat), self.memory(seat), reader_of(language))


def all_looks(looking: Looking) -> Iterator[CloserLook]:
    """Every dialog of a table."""
    seen: View = looking.seen
    for player in seen.players:
        yield looking.hand(player.seat)
        yield looking.score(player.seat)
        for color in COLORS:
            yield looking.pile(player.seat, color)
    for age in range(1, edition_of(seen.edition).last_age + 1):
        yield looking.age(age)
    for name in SPECIAL_NAMES:
        yield looking.special(name)
    yield from (looking.junk(), looking.box(), looking.achievements())


def drawn(look: CloserLook, language: str = "en") -> str:
    return render("table/look.html", reader_of(language), look=look)


def stands(setup: Setup, seed: int, every: int) -> Iterator[tuple[Stand, Game, int | None]]:
    """Positions of a random game, each as one of its seats or a spectator sees it."""
    rng = random.Random(seed)
    start, game = setup.start(seed), setup.start(seed)
    told: dict[int | None, list[Told]] = {seat: [] for seat in (*range(setup.players), None)}
    while game.decision is not None:
        if rng.randrange(every) == 0:
            seat = rng.choice(list(told))
            yield Stand(start, game, list(told[seat])), game, seat
        play(game, rng, 1)
        for seat, events in told.items():
            events.append(seen_events(game, seat))


# -- nothing hidden ----------------------------------------------------------------


@pytest.mark.parametrize("setup", some_setups(0), ids=str)
def test_a_hidden_card_is_told_only_if_it_is_known_or_as_one_that_could_be(setup: Setup) -> None:
    for stand, game, seat in stands(setup, 1, 12):
        looking = stand.looking(seat)
        known = {card.name for cards in looking.memory.known.values() for card in cards}
        hidden = {card.name for card in unseen_cards(game.state, seat)} - known
        for look in all_looks(looking):
            told = {row.face.name for row in look.rows}
            told.update(face.name for each in look.unknown for face in each.known)
            told.update(each.face.name for each in look.spotted if not each.is_unseen)
            # In one's own view a card of an age that is all seen is no secret any more.
            assert not told & hidden, (look.title, told & hidden)


@pytest.mark.parametrize("setup", some_setups(1), ids=str)
def test_games_that_a_seat_cannot_tell_apart_show_the_same(setup: Setup) -> None:
    for stand, game, seat in stands(setup, 2, 25):
        other = twin_of(game, seat, random.Random(5))
        twin = Stand(stand.start, other, stand.told)
        pages = [drawn(look) for look in all_looks(stand.looking(seat))]
        assert pages == [drawn(look) for look in all_looks(twin.looking(seat))]


@pytest.mark.parametrize("setup", some_setups(2), ids=str)
def test_what_is_claimed_is_true_and_the_real_card_could_be_there(setup: Setup) -> None:
    for stand, game, seat in stands(setup, 3, 12):
        looking = stand.looking(seat)
        for player in game.state.players:
            for zone, look in ((player.hand, looking.hand(player.seat)), (player.score, looking.score(player.seat))):
                if player.seat == seat:
                    continue
                for each in look.unknown:
                    real = {card.name for card in zone if card.value == each.value}
                    known = {face.name for face in each.known}
                    assert known <= real
                    assert real - known <= {face.name for face in each.could_be}


# -- what is shown -----------------------------------------------------------------


def looking_at(game: Game, seat: int = 0, step: int | None = None, language: str = "en") -> Looking:
    live = live_of(table_of(game), game)
    seen = sight(live, seat, step)
    return Looking(seen.view, memory_at(live, seen), reader_of(language))


def mid_game(setup: Setup, seed: int = 4, picks: int = 90) -> Game:
    return play(setup.start(seed), random.Random(seed), picks)


def test_a_pile_shows_every_card_with_the_places_that_count() -> None:
    for seed in range(20):
        game = mid_game(Setup(3, 2), seed)
        looking = looking_at(game)
        for player in looking.seen.players:
            for pile in player.piles:
                look = looking.pile(player.seat, pile.color)
                assert [row.face.name for row in look.rows] == [card.name for card in pile.cards]
                for row in look.rows[1:]:
                    shown = [at for at, shows in enumerate(row.shows) if shows]
                    assert set(shown) <= set(SHOWN_PLACES[pile.splay])
                counted = sum(sum(row.shows) for row in look.rows)
                covered = sum(len(icons) for icons in pile.covered_icons)
                assert counted == covered + sum(icon >= 0 for icon in pile.cards[0].icons)
                assert drawn(look).count('class="shows"') == counted


def test_an_age_lists_all_its_cards_once_and_says_where_the_rest_lies() -> None:
    game = mid_game(Setup(4, 3))
    looking = looking_at(game)
    look = looking.age(2)
    names = [each.face.name for each in look.spotted]
    assert sorted(names) == sorted(card.name for card in game.rules.by_deck[2])
    not_told = sum(map(int, re.findall(r"\b(\d+) ", look.note)))
    assert not_told == sum(each.is_unseen for each in look.spotted)


def test_one_s_own_hand_and_score_pile_can_be_read() -> None:
    game = mid_game(Setup(4, 2))
    for seat in (0, 1):
        looking = looking_at(game, seat)
        assert {row.face.name for row in looking.hand(seat).rows} == {
            card.name for card in game.state.players[seat].hand
        }
        assert not looking.hand(1 - seat).rows


def test_an_old_step_shows_what_lay_there_then() -> None:
    game = mid_game(Setup(4, 2))
    then = looking_at(game, 0, 0)
    assert then.hand(0).title == "Your hand: 2 cards"
    assert all(place.is_unseen for place in then.age(9).spotted)
    assert not any(then.pile(0, color).rows for color in COLORS)


def test_unseen_is_what_the_memory_calls_so() -> None:
    game = mid_game(Setup(4, 2))
    looking = looking_at(game, 1)
    unseen = {card.name for card, place in looking.memory.whereabouts(1) if place.kind == UNSEEN}
    assert {each.face.name for each in looking.age(1).spotted if each.is_unseen} == unseen


def test_all_words_come_from_the_catalogue() -> None:
    game = mid_game(Setup(4, 3))
    looking = looking_at(game, language=PSEUDO)
    names = set(game.names)
    for look in all_looks(looking):
        assert outside_catalogue(drawn(look, PSEUDO), names) == [], look.title
    help_page = re.sub(
        r"<kbd>.*?</kbd>", "", render("table/keys_help.html", reader_of(PSEUDO), lines=key_lines(reader_of(PSEUDO)))
    )
    assert outside_catalogue(help_page) == []


# -- addresses ---------------------------------------------------------------------


@pytest.fixture(name="host")
def _host(tmp_path: Path) -> Iterator[Host]:
    database = open_database(prepared_file(tmp_path))
    yield Host(Store(database))
    database.dispose()


@pytest.fixture(name="table")
def _table(host: Host) -> str:
    seats = (SeatOptions("Iryna"), SeatOptions("", "greedy"))
    return host.desk.make(TableOptions(kind="computer", edition=4, seats=seats, seed=5), SECRET)


@pytest.fixture(name="client")
def _client(host: Host) -> TestClient:
    app = FastAPI()
    app.state.host = host
    app.state.thinking = thinking_here()
    app.include_router(look_pages.router)
    return TestClient(app, cookies={COOKIE: SECRET}, follow_redirects=False)


ADDRESSES = [
    "pile/0/red",
    "age/1",
    "hand/0",
    "hand/1",
    "score/1",
    "junk",
    "box",
    "achievements",
    "special/Empire",
    "options",
    "keys",
    "help",
]


@pytest.mark.parametrize("what", ADDRESSES)
def test_every_dialog_has_an_address(client: TestClient, table: str, what: str) -> None:
    answer = client.get(f"/t/{table}/look/{what}")
    assert answer.status_code == 200
    assert 'class="look"' in answer.text
    assert "data-close" in answer.text
    assert client.get(f"/t/{table}/look/{what}?at=0").status_code == 200


@pytest.mark.parametrize("what", ["pile/7/red", "pile/0/pink", "age/12", "age/0", "hand/2", "score/-1", "special/Rome"])
def test_what_does_not_exist_is_not_found(client: TestClient, table: str, what: str) -> None:
    assert client.get(f"/t/{table}/look/{what}").status_code == 404


def test_who_looks_on_sees_no_hand(host: Host, client: TestClient, table: str) -> None:
    own = client.get(f"/t/{table}/look/hand/0").text
    client.cookies = {COOKIE: "x" * 32}
    other = client.get(f"/t/{table}/look/hand/0").text
    live = host.live(host.table(table))
    hand = {slug(card.name) for card in live.game.state.players[0].hand}
    assert set(re.findall(r'<li class="look-item [^>]*data-card="([^"]+)"', own)) == hand
    assert "look-item" not in other


def test_the_options_give_a_reason(host: Host, client: TestClient, table: str) -> None:
    live = host.live(host.table(table))
    rng = random.Random(3)
    while (ask := live.game.decision) is not None and not (ask.seat == 0 and ask.kind == "card"):
        host.pick(host.table(table), ask.seat, rng.choice(ask.options), ask.number)
        live = host.live(host.table(table))
    assert ask is not None
    text = client.get(f"/t/{table}/look/options").text
    assert "is-asking" in text
    assert all(option == "pass" or option in text for option in ask.options)
    assert "look-note" in text
