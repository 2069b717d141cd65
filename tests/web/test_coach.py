"""The coach of ordinary games: what happens for the first time is said once, with the figures of the table."""

import random
from dataclasses import replace
from typing import Any

import pytest

from splay.game.game import Game
from splay.lessons.firsts import KINDS, STORED, First
from splay.position.terms import ICON_NAMES
from splay.store.rows import DEVICE
from splay.text.coach import coached, keyword
from splay.views.view import visible_names
from splay.web.html.cards import slug
from splay.web.html.coach_memory import NEWCOMER_GAMES, TOLD_COOKIE, CoachMemory
from splay.web.table.context.facts import happened_first, page_facts
from splay.web.table.context.view_context import Hinting, Showing, ViewContext
from splay.web.table.learning.coach import Coached, coach
from testing.random_games import Setup, play, tables
from web.dealt import context_at
from web.stories import cards_in, live_of, plain, table_of
from web.visitors import Site, Visitor

Board = dict[str, Any]


def board(**piles: str) -> Board:
    """Piles by color, each with its cards from the top: ``red="Oars, Archery"``."""
    return {"board": {color: {"cards": cards.split(", ")} for color, cards in piles.items()}}


def position(*players: Board, **more: Any) -> Game:
    """A game of the newest edition, in the middle of the turn of its first player, ann."""
    decks = {"1": ["Mysticism", "Code of Laws"], "2": ["Calendar", "Fermenting"], "3": ["Paper", "Education"]}
    names = ["ann", "bob", "cyd"][: len(players)]
    about = {"edition": 4, "active": 0, "actions_left": 2, "turn": 5, "decks": decks, "available": ["Agriculture"]}
    return Game.load({**about, "players": list(players), "names": names, **more})


def view_context(game: Game, seat: int, told: CoachMemory | None = None, **showing: Any) -> ViewContext:
    """What a seat sees at a table where this is played."""
    return replace(context_at(table_of(game), live_of(game), seat, showing=Showing(**showing)), told=told)


def words(context: ViewContext, first: First) -> Any:
    return coached(first, context.vocabulary.narration)


def said_to(seat: int, game: Game, *picks: str) -> dict[str, str]:
    """All that can be said after these picks, by kind."""
    for pick in picks:
        game.pick(pick)
    context = view_context(game, seat)
    return {kind: plain(words(context, first)) for kind, first in happened_first(context.live, context.seen).items()}


# -- each kind -----------------------------------------------------------------------


def test_a_share_and_the_extra_card() -> None:
    game = position(board(green="Sailing"), board(green="Mapmaking", purple="City States"))
    said = said_to(0, game, "dogma Sailing")
    assert said["shared"] == (
        "bob shares your 1 Sailing: [crown] 4, you 2. Whoever has at least as many shares, and goes first."
    )
    assert said["bonus"] == "Somebody else shared your 1 Sailing and something came of it, so you drew an extra card."
    game.pick("draw")
    assert said_to(1, game)["you share"] == (
        "ann activated 1 Sailing: [crown] 2, you 4. With at least as many, you share its effect, and go first."
    )


def test_a_share_that_comes_to_nothing_brings_no_extra_card() -> None:
    game = position(board(green="Currency", red="Oars"), board(green="Mapmaking", purple="City States"))
    said = said_to(0, game, "dogma Currency")
    assert said["no bonus"] == "bob shared your 2 Currency, but nothing came of it: no extra card for you."
    assert "bonus" not in said


def test_a_demand_hits_whoever_has_fewer_and_spares_the_others() -> None:
    game = position(
        board(red="Oars", blue="Tools"),
        {"hand": ["Sailing", "Currency"], **board(blue="Writing")},
        board(green="The Wheel"),
    )
    said = said_to(1, game, "dogma Oars")
    assert said["hit"] == (
        "Why you? 1 Oars counts [castle]: ann 3, you 0. Whoever has fewer must obey. With as many, you would be safe."
    )
    game.pick("Sailing")
    said = said_to(0, game)
    assert said["obeyed"] == "bob must obey 1 Oars: [castle] 0, you 3. A demand hits all who have fewer."


def test_what_others_took_and_claimed_is_said_with_its_figures() -> None:
    game = position(
        {"score": ["Machinery", "Feudalism"], **board(red="Oars", blue="Tools")},
        {"hand": ["Sailing"], **board(blue="Writing")},
    )
    said = said_to(0, game)
    assert said["can achieve"] == (
        "You can achieve: 6 points and a top card of value 1 are enough for age 1. It costs an action, but no points."
    )
    said = said_to(0, game, "achieve 1")
    assert said["not spent"] == "The achievement of age 1 is yours, and you still have 6 points: none are spent."
    said = said_to(1, game, "dogma Oars")
    assert said["taken"] == "ann has claimed the achievement of age 1: it is no longer there for the others."
    assert said["lost"].startswith("ann took 1 Sailing from you.")


def test_covered_and_uncovered_icons_are_counted() -> None:
    game = position(
        {"hand": ["Oars"], **board(red="Metalworking, Archery", purple="Philosophy")}, board(blue="Writing")
    )
    said = said_to(0, game, "meld Oars")
    assert said["covered"] == "1 Oars covers 1 Metalworking, and covered icons do not count: −1 [castle]."
    said = said_to(0, game, "dogma Philosophy", "red")
    assert said["splayed"].startswith("You splay your red cards left. Covered cards now show icons as well: +")


def test_a_draw_from_an_empty_deck_is_explained() -> None:
    game = position(board(red="Oars"), board(blue="Writing"), decks={"2": ["Calendar", "Fermenting"]})
    said = said_to(0, game, "draw")
    assert said["higher"] == "The deck of age 1 is empty, so you drew from the next one that has cards: a 2."


def test_whoever_is_about_to_win_is_pointed_out() -> None:
    five = ["Tools", "Canal Building", "Machinery", "Colonialism", "Coal"]
    game = position(board(red="Oars"), {"achievements": five})
    assert said_to(0, game)["near win"] == "bob has 5 of 6 achievements: one more, and the game is over."


# -- laws ----------------------------------------------------------------------------


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_the_coach_names_no_card_that_its_reader_has_not_seen(setup: Setup) -> None:
    rng = random.Random(str(setup))
    game = setup.start(7)
    for _ in range(40):
        play(game, rng, 6)
        ask = game.decision
        if ask is None:
            break
        context = view_context(game, ask.seat)
        known = {card.name for told in context.live.told(ask.seat) for event in told for card in event.cards_shown()}
        known |= visible_names(context.seen)
        for kind, first in happened_first(context.live, context.seen).items():
            assert kind in KINDS
            assert keyword(kind)
            assert cards_in(words(context, first)) <= {slug(name) for name in known}
            if first.icon is not None and first.who is not None:
                assert plain(words(context, first)).count(f"[{ICON_NAMES[first.icon]}]") == 1


def test_all_kinds_have_a_place_of_their_own_in_what_is_remembered() -> None:
    assert sorted(STORED) == sorted(KINDS)
    assert len(set(STORED)) == len(STORED)


# -- once ----------------------------------------------------------------------------


def coach_at(context: ViewContext) -> Coached | None:
    return coach(page_facts(context).firsts, context.told, context.at, context.vocabulary)


def shared(told: CoachMemory | None, **showing: Any) -> Coached | None:
    """What is said at the end of an action that was shared."""
    game = position(board(green="Sailing"), board(green="Mapmaking", purple="City States"))
    game.pick("dogma Sailing")
    return coach_at(view_context(game, 0, told, **showing))


def test_the_most_instructive_thing_is_said_first_and_nothing_twice() -> None:
    told, said = CoachMemory(), list[str]()
    while (found := shared(told)) is not None:
        said.append(found.kind)
        told = told.say(found.kind, "oak", 10**6)
    assert said == ["shared", "bonus"]


def test_what_is_said_stays_until_the_next_step_or_until_it_is_put_away() -> None:
    found = shared(CoachMemory())
    assert found is not None
    game = position(board(green="Sailing"), board(green="Mapmaking", purple="City States"))
    game.pick("dogma Sailing")
    told = CoachMemory().say(found.kind, "oak", live_of(game).steps)
    assert shared(told) == found
    assert shared(told.put_away()) is None, "one thing at a time"


def test_nothing_is_said_without_a_coach_to_onlookers_or_while_something_is_confirmed() -> None:
    assert shared(None) is None
    assert shared(CoachMemory(), picked="draw") is None
    assert shared(CoachMemory(), looks_back=True) is None
    assert shared(CoachMemory(), hinting=Hinting(1)) is None, "it would cover the hint"
    game = position(board(green="Sailing"), board(green="Mapmaking", purple="City States"))
    game.pick("dogma Sailing")
    assert coach_at(view_context(game, 1, CoachMemory())) is None, "bob is not asked"
    assert coach_at(replace(context_at(table_of(game), live_of(game), None), told=CoachMemory())) is None


# -- on its page ---------------------------------------------------------------------


def begun(ann: Visitor) -> str:
    return ann.make(kind=DEVICE, players="2", name0="Ann", name1="Bob", edition="4")


def test_after_three_games_nobody_is_a_newcomer() -> None:
    told = CoachMemory()
    for number in range(NEWCOMER_GAMES):
        assert told.is_newcomer()
        told = told.over(f"table{number}")
        assert told.over(f"table{number}") == told, "each game counts once"
    assert not told.is_newcomer()


def test_the_first_game_is_none_of_them(site: Site, ann: Visitor) -> None:
    table = ann.post("/learn", chapter="8").headers["location"]
    for option in ("meld Railroad", "achieve 6"):
        while (ask := site.host.live(site.table(table)).game.decision) is not None and ask.seat:
            site.host.pick(site.table(table), ask.seat, "draw", ask.number)
        assert ask is not None
        site.host.pick(site.table(table), 0, option, ask.number)
    assert "You win" in ann.get(f"{table}?skip=true").text
    assert TOLD_COOKIE not in ann.client.cookies
    assert "js/coach.js" in ann.get(ann.post(f"{table}/rematch").headers["location"]).text


@pytest.mark.parametrize("cookie", ["", "x", "1.2", "zz.0.a.1.0", "1.0.a.1.99", "9" * 500, "1.0.a.1.0.0"])
def test_a_cookie_that_cannot_be_read_is_none(ann: Visitor, cookie: str) -> None:
    ann.client.cookies.set(TOLD_COOKIE, cookie)
    assert ann.get(begun(ann)).status_code in (200, 303)


def test_the_coach_can_be_turned_off_and_on(site: Site, ann: Visitor) -> None:
    table = ann.make(kind="computer", players="2", name0="Ann", edition="4")
    assert "js/coach.js" in ann.get(table).text
    assert ann.post(f"{table}/coach", off="true").status_code == 303
    assert "js/coach.js" not in ann.get(table).text
    ann.post("/preferences", coach="on")
    assert "js/coach.js" in ann.get(table).text


def test_only_who_sits_at_a_table_puts_anything_away(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(kind="computer", players="2", name0="Ann", edition="4", watched="")
    assert bob.post(f"{table}/coach").status_code in (200, 303, 403)
