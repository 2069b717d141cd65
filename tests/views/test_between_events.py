"""The position after each event of a pick: exact, and for each seat never more than it may know."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from scenario import Scenario, deal
from splay import Event, Game
from splay import Setup as GameSetup
from splay.bots import GreedyBot
from splay.game import inside
from splay.position.events import Arrange, Splay, Win
from splay.position.state import State
from splay.position.terms import LEFT, RED, UNSPLAYED
from splay.rules import redo as redoing
from splay.rules.redo import positions
from splay.testing import invariants, secrecy
from splay.testing.broken import LawBroken
from splay.testing.invariants import check_events
from splay.testing.secrecy import check_secrecy
from splay.views.view import View, view, view_of, visible_names
from testing.random_games import SETUPS, Setup, game_inside_effect, play, seeds, tables

LEAVING = 0.01
HIDDEN = [setup for setup in SETUPS if setup.covered_hidden]


def seats(setup: Setup) -> tuple[int | None, ...]:
    return (*range(setup.players), None)


def picks(setup: Setup, seed: int) -> Iterator[tuple[State, Game]]:
    """Every pick of a random game: the position before, the game after."""
    game, rng = setup.start(seed), random.Random(seed)
    while game.decision is not None:
        before = game.state.copy()
        yield before, play(game, rng, 1, LEAVING)


def between(before: State, game: Game, seat: int | None) -> list[View]:
    """What a seat sees after each event of the last pick."""
    return [view_of(each, seat) for each in positions(before, inside.askers(game)[-1], game.picks[-1], game.events)]


def last_pick(table: Scenario, option: str, seat: int | None) -> list[View]:
    """Pick; what a seat sees after each event."""
    before = table.game.state.copy()
    table.pick(option)
    return between(before, table.game, seat)


@pytest.mark.parametrize("setup", tables(1), ids=str)
def test_the_events_of_a_pick_lead_from_position_to_position(setup: Setup) -> None:
    met = set[tuple[str, ...]]()
    for seed in seeds(2):
        for before, game in picks(setup, seed):
            kinds = tuple(event.kind for event in game.events)
            if kinds in met and len(game.picks) % 4:
                continue
            met.add(kinds)
            unchanged = before.copy()
            check_events(before, game)
            assert before == unchanged


def test_a_game_that_ends_while_first_cards_are_chosen_is_followed_to_its_end() -> None:
    game = Game.start(GameSetup(4, ("ann", "bob"), seed=1))
    assert game.decision is not None
    game.pick(game.decision.options[0])
    before = game.state.copy()
    game.give_up(1)
    assert game.outcome is not None
    assert Win in map(type, game.events)
    check_events(before, game)


@pytest.mark.parametrize("answer", ["yes", "pass"])
def test_the_answer_of_a_partner_while_first_cards_are_chosen_is_no_first_card(answer: str) -> None:
    game = Game.start(4, ["ann", "bob", "cyd"], 1, "ABB")
    game.give_up(1)
    before = game.state.copy()
    game.pick(answer)
    check_events(before, game)
    assert [position.openings for position in positions(before, 2, answer, game.events)] in (
        [],
        [()] * len(game.events),
    )


@pytest.mark.parametrize("setup", tables(2), ids=str)
def test_a_view_between_names_only_what_the_event_tells_or_what_came_to_lie_on_top(setup: Setup) -> None:
    named = 0
    for before, game in picks(setup, 8):
        for seat in seats(setup):
            seen = view_of(before, seat)
            for event, after in zip(game.events, between(before, game, seat), strict=True):
                told = {card.name for card in event.seen_by(seat).cards_shown()}
                tops = {pile.cards[0].name for player in after.players for pile in player.piles}
                assert visible_names(after) - visible_names(seen) <= told | tops
                named += len(visible_names(after) - visible_names(seen))
                seen = after
    assert named > 50


@pytest.mark.parametrize("setup", HIDDEN, ids=str)
def test_where_covered_cards_are_hidden_every_movement_shows(setup: Setup) -> None:
    """A spectator sees each card that moves: something becomes another number, or another card lies on top."""
    moves = 0
    for before, game in picks(setup, 5):
        seen = view_of(before, None)
        for event, after in zip(game.events, between(before, game, None), strict=True):
            if event.kind in ("draw", "meld", "score", "return", "achieve", "splay"):
                assert after != seen
                moves += 1
            seen = after
    assert moves > 20


@pytest.mark.parametrize("setup", tables(0), ids=str)
def test_hidden_cards_dealt_anew_leave_the_views_between_alike(setup: Setup) -> None:
    for seed in seeds(3):
        game = game_inside_effect(setup, seed, 30 + 10 * seed)
        for seat in (*range(setup.players), None):
            check_secrecy(game, random.Random(seed), seat)


def test_whole_games_of_a_better_player_are_made_again_too() -> None:
    """Random players rarely get far; these reach the late cards."""
    bot = GreedyBot(1)
    kinds: Counter[str] = Counter()
    for edition in (1, 3, 4):
        game = Game.start(edition, ["ann", "bob"], edition)
        while (ask := game.decision) is not None:
            before = game.state.copy()
            seen = view(game, ask.seat)
            assert seen.asked is not None
            game.pick(bot.choose(seen, seen.asked))
            check_events(before, game)
            kinds.update(event.kind for event in game.events)
    assert len(kinds) > 15


# -- single events ---------------------------------------------------------------------------


def test_a_new_order_is_that_which_was_chosen() -> None:
    table = deal(None, 3, ann={"blue": "Publications, Tools, Writing"}, bob={}, supply={10: "Software"})
    for option in ("dogma Publications", "blue", "Writing"):
        table.pick(option)
    shown = last_pick(table, "Tools", 1)
    at = next(number for number, event in enumerate(table.game.events) if isinstance(event, Arrange))
    orders = [[card.name for card in each.players[0].piles[0].cards] for each in shown]
    assert orders[at] == ["Writing", "Tools", "Publications"]


def test_fission_takes_everything_away_card_by_card() -> None:
    """In editions 1 and 3 into the box, for all to see; in edition 4 face down to the junk."""
    for edition in (1, 3, 4):
        for seat in (0, 1, None):
            table = deal(
                None,
                edition,
                ann={"red": "Fission", "blue": "left: Tools, Writing", "hand": "Oars", "score": "Archery"},
                bob={"hand": "Sailing, Clothing", "green": "The Wheel"},
                supply={10: "Robotics, Software"},
            )
            start = view(table.game, seat)
            shown = last_pick(table, "dogma Fission", seat)
            gone = [len(each.box) + len(each.junk) - len(start.box) for each in shown]
            assert sorted(set(gone)) == list(range(10))


def test_an_ended_splay_shows_at_its_event() -> None:
    table = deal(None, 4, ann={"purple": "Empiricism", "red": "left: Oars, Archery"}, bob={}, supply={9: "Fission"})
    table.pick("dogma Empiricism")
    table.pick("green")
    shown = last_pick(table, "blue", 1)
    at = next(number for number, event in enumerate(table.game.events) if isinstance(event, Splay))
    splays = [next(pile.splay for pile in each.players[0].piles if pile.color == RED) for each in shown]
    assert set(splays[:at]) == {LEFT}
    assert splays[at] == UNSPLAYED


def test_nobody_is_leaving_any_more_when_the_game_is_over() -> None:
    """Bob gives up while ann carries out Canning, which then draws above the last age."""
    table = deal("Canning", 4, ann={"yellow": "Canning"}, bob={"hand": "Tools"}, cid={"hand": "Oars"})
    table.game.give_up(1)
    assert view(table.game, 0).players[1].leaving
    shown = last_pick(table, "yes", 0)
    at = next(number for number, event in enumerate(table.game.events) if isinstance(event, Win))
    assert [each.players[1].leaving for each in shown] == [True] * at + [False] * (len(shown) - at)
    assert shown[-1].outcome == table.game.outcome is not None


def test_the_turn_its_counts_and_whose_it_is_change_with_its_event() -> None:
    table = deal(None, 3, ann={"hand": "Tools"}, bob={"hand": "Oars"}, supply={1: "Archery, Sailing, Pottery"})
    before = view(table.game, 1)
    table.pick("draw")
    shown = last_pick(table, "draw", 1)
    assert [event.kind for event in table.game.events] == ["draw", "turn"]
    assert [(each.active, each.turn) for each in shown] == [(0, before.turn), (1, before.turn + 1)]
    assert [each.asked for each in shown] == [None, None]


def test_first_cards_are_no_longer_secret_when_the_first_is_melded() -> None:
    game = Game.start(3, ["ann", "bob"], 7)
    game.pick("Oars")
    before = game.state.copy()
    game.pick("Archery")
    shown = between(before, game, 0)
    assert view_of(before, 0).chosen == 1
    assert [each.chosen for each in shown] == [0, 0, 0]
    assert [len(each.players[0].piles) + len(each.players[1].piles) for each in shown] == [1, 2, 2]


# -- the laws notice -------------------------------------------------------------------------


@pytest.mark.interpreted
def test_events_that_lead_elsewhere_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Setup(3, 2).start(7)
    play(game, random.Random(1), 10)
    before = game.state.copy()
    play(game, random.Random(1), 1)
    check_events(before, game)
    monkeypatch.setattr(redoing, "redo", lambda state, event: None)
    with pytest.raises(LawBroken, match="do not lead to"):
        check_events(before, game)


def test_a_view_of_the_end_that_differs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Setup(3, 2).start(7)
    play(game, random.Random(1), 10)
    before = game.state.copy()
    play(game, random.Random(1), 1)
    monkeypatch.setattr(invariants, "view", lambda game, seat: replace(view(game, seat), needed=0))
    with pytest.raises(LawBroken, match="sees something else"):
        check_events(before, game)


def test_views_between_that_depend_on_hidden_cards_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_inside_effect(Setup(3, 3), seed=5)

    def telling(state: State, seat: int | None) -> View:
        return replace(view_of(state, seat), turn=state.decks[10][0].color)

    monkeypatch.setattr(secrecy, "view_of", telling)
    with pytest.raises(LawBroken, match="can tell hidden cards apart: table after"):
        check_secrecy(game, random.Random(1), None)


def test_only_events_that_know_every_card_can_be_made_again() -> None:
    table = deal(None, 3, ann={"hand": "Tools"}, bob={}, supply={1: "Archery, Sailing"})
    state = table.game.state.copy()
    table.pick("draw")
    event: Event = table.game.events[0].seen_by(1)
    with pytest.raises(AssertionError, match="know every card"):
        redoing.redo(state, event)
