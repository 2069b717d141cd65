"""Following events one by one leads from the view before a pick to the view after it."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from laws.random_games import SETUPS, Setup, game_at
from scenario import deal
from splay import Game
from splay.bots import GreedyBot
from splay.events import event_to_json
from splay.following import CannotFollow, follow, frames, is_alike
from splay.laws import may_give_up
from splay.terms import LEFT, RED, UNSPLAYED
from splay.view import Back, View, seen_events, view

OPEN = [setup for setup in SETUPS if not setup.covered_hidden]
HIDDEN = [setup for setup in SETUPS if setup.covered_hidden]
LEAVING = 0.01

Step = tuple[View, list[dict[str, Any]], View]


def seats(setup: Setup) -> tuple[int | None, ...]:
    return (*range(setup.players), None)


def steps(setup: Setup, seed: int) -> Iterator[Step]:
    """Every pick of a random game, for every seat: the view before, what was told, the view after."""
    game, rng = setup.start(seed), random.Random(seed)
    before = {seat: view(game, seat) for seat in seats(setup)}
    while (ask := game.decision) is not None:
        if (leavers := may_give_up(game)) and rng.random() < LEAVING:
            game.give_up(rng.choice(leavers))
        else:
            game.pick(rng.choice(ask.options))
        for seat in seats(setup):
            after = view(game, seat)
            yield before[seat], seen_events(game, seat), after
            before[seat] = after


@pytest.mark.parametrize("setup", OPEN, ids=str)
def test_the_events_of_a_pick_lead_from_view_to_view(setup: Setup) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(4):
        for before, events, after in steps(setup, seed):
            shown = before
            for event in events:
                kinds[event["kind"]] += 1
                shown = follow(shown, event, after)
            assert is_alike(shown, after)
    assert {"draw", "meld", "tuck", "score", "return", "transfer", "splay", "achieve"} <= set(kinds)


@pytest.mark.parametrize("setup", OPEN, ids=str)
def test_what_is_followed_is_all_but_what_the_page_on_it_names(setup: Setup) -> None:
    """Only whose turn it is, what is asked, what was counted this turn and the outcome come from the view after."""
    for before, events, after in steps(setup, 11):
        shown = before
        for event in events:
            shown = follow(shown, event, after)
        players = tuple(
            replace(mine, tucked=theirs.tucked, scored=theirs.scored)
            for mine, theirs in zip(shown.players, after.players, strict=True)
        )
        taken = ("active", "actions_left", "turn", "chosen", "opening", "asked", "outcome")
        assert replace(shown, players=players, **{name: getattr(after, name) for name in taken}) == after


@pytest.mark.parametrize("setup", OPEN, ids=str)
def test_there_is_one_frame_for_each_event_and_the_last_is_the_view_after(setup: Setup) -> None:
    moved = 0
    for before, events, after in steps(setup, 3):
        shown = frames(before, events, after)
        assert len(shown) == len(events)
        assert not shown or shown[-1] is after
        moved += sum(not is_alike(one, other) for one, other in pairwise(shown))
    assert moved > 20


@pytest.mark.parametrize("setup", HIDDEN, ids=str)
def test_where_covered_cards_are_hidden_frames_are_followed_rightly_or_not_at_all(setup: Setup) -> None:
    followed = 0
    for before, events, after in steps(setup, 5):
        shown = frames(before, events, after)
        assert len(shown) == len(events)
        assert not shown or shown[-1] is after
        if any(frame is not before for frame in shown[:-1]):
            followed += 1
            assert is_alike(follow(shown[-2], events[-1], after), after)
    assert followed


def test_no_frame_names_a_card_that_the_seat_was_not_told() -> None:
    """Each name in a frame stands in the view before or after, or in an event."""
    for before, events, after in steps(Setup(4, 3), 8):
        told = str(before.to_json()) + str(after.to_json()) + str(events)
        for frame in frames(before, events, after):
            for player in frame.players:
                for card in (*player.hand, *player.score, *(card for pile in player.piles for card in pile.cards)):
                    assert isinstance(card, Back) or card.name in told


def test_events_that_change_nothing_give_the_same_view() -> None:
    game = game_at(Setup(3, 2), 4, 40)
    seen = view(game, 0)
    told = [
        {"kind": "turn", "seat": 0, "turn": 9},
        {"kind": "dogma", "seat": 0, "card": "Oars", "icon": "castle", "counts": [3, 1]},
        {"kind": "effect", "seat": 0, "card": "Oars", "effect": 1, "demand": True, "activated_by": 0},
        {"kind": "show", "seat": 1, "cards": ["Oars"], "zone": "hand"},
        {"kind": "reveal", "seat": 1, "value": 1, "card": "Oars", "origin": "hand", "to": 1, "target": "hand"},
        {"kind": "bonus", "seat": 0},
        {"kind": "win", "seat": 0, "reason": "score", "card": None},
    ]
    assert all(follow(seen, event) is seen for event in told)


def test_what_an_event_does_not_touch_is_shared() -> None:
    game = game_at(Setup(3, 2), 4, 40)
    seen = view(game, 0)
    (event, *_) = [event for event in _draw(game) if event["kind"] == "draw"]
    shown = follow(seen, event)
    assert shown.players[1 - event["seat"]] is seen.players[1 - event["seat"]]
    assert shown.players[event["seat"]].piles is seen.players[event["seat"]].piles
    assert shown.available is seen.available


def _draw(game: Game) -> list[dict[str, Any]]:
    while game.decision is not None and game.decision.kind != "action":
        game.pick(game.decision.options[0])
    before = game.clone()
    before.pick("draw")
    return seen_events(before, 0)


def test_an_order_is_taken_from_the_view_after_and_without_it_left_alone() -> None:
    table = deal(None, 3, ann={"blue": "Publications, Tools, Writing"}, bob={}, supply={10: "Software"})
    before = view(table.game, 0)
    table.pick("dogma Publications")
    for option in ("blue", "Writing", "Tools"):
        started = view(table.game, 0)
        table.pick(option)
    after = view(table.game, 0)
    arrange = next(event for event in seen_events(table.game, 0) if event["kind"] == "arrange")
    assert started.players[0].piles == before.players[0].piles
    assert follow(started, arrange) is started
    pile = follow(started, arrange, after).players[0].piles[0]
    assert [card.name for card in pile.cards] == ["Writing", "Tools", "Publications"]


def test_what_does_not_fit_the_view_is_refused_and_frames_stand_still() -> None:
    table = deal(None, 3, ann={"hand": "Tools"}, bob={"hand": "Oars"}, supply={1: "Archery, Sailing"})
    seen = view(table.game, 0)
    for told in (
        {"kind": "return", "seat": 1, "value": 7, "origin": "hand", "to": None, "target": "deck"},
        {"kind": "meld", "seat": 0, "value": 1, "card": "Archery", "origin": "hand", "to": 0, "target": "board"},
        {"kind": "claim", "seat": 0, "achievement": "nothing"},
    ):
        with pytest.raises(CannotFollow, match="is not where"):
            follow(seen, told)
        assert frames(seen, [told, told], seen) == [seen, seen]
        assert frames(seen, [told], seen)[0] is seen


def test_frames_that_would_end_elsewhere_stand_still() -> None:
    table = deal(None, 3, ann={"hand": "Tools"}, bob={}, supply={1: "Archery, Sailing"})
    before = view(table.game, 1)
    table.pick("draw")
    after = view(table.game, 1)
    events = seen_events(table.game, 1)
    assert len(events) == 1
    draw = events[0]
    assert frames(before, [draw, draw], after) == [before, after]


def test_fission_takes_everything_away_card_by_card() -> None:
    """In editions 1 and 3 into the box, for all to see; in edition 4 face down to the junk."""
    for edition in (1, 3, 4):
        table = deal(
            None,
            edition,
            ann={"red": "Fission", "blue": "left: Tools, Writing", "hand": "Oars", "score": "Archery"},
            bob={"hand": "Sailing, Clothing", "green": "The Wheel"},
            supply={10: "Robotics, Software"},
        )
        for seat in (0, 1, None):
            game = table.game.clone()
            before = view(game, seat)
            game.pick("dogma Fission")
            shown = frames(before, seen_events(game, seat), view(game, seat))
            gone = [len(frame.box) + len(frame.junk) - len(before.box) for frame in shown]
            assert sorted(set(gone)) == list(range(10))


def test_an_ended_splay_is_followed() -> None:
    table = deal(
        None,
        4,
        ann={"purple": "Empiricism", "red": "left: Oars, Archery"},
        bob={},
        supply={9: "Fission"},
    )
    table.pick("dogma Empiricism")
    table.pick("green")
    before = view(table.game, 1)
    table.pick("blue")
    shown = frames(before, seen_events(table.game, 1), view(table.game, 1))
    splays = [next(pile.splay for pile in frame.players[0].piles if pile.color == RED) for frame in shown]
    assert {LEFT, UNSPLAYED} == set(splays)


def test_nobody_is_leaving_any_more_when_the_game_is_over() -> None:
    """Bob gives up while ann carries out Canning, which then draws above the last age."""
    table = deal("Canning", 4, ann={"yellow": "Canning"}, bob={"hand": "Tools"}, cid={"hand": "Oars"})
    table.game.give_up(1)
    before = view(table.game, 0)
    assert before.players[1].leaving
    table.pick("yes")
    after = view(table.game, 0)
    assert after.outcome is not None
    shown = before
    for event in seen_events(table.game, 0):
        shown = follow(shown, event)
    assert is_alike(shown, after)


def test_a_board_that_is_not_wholly_seen_is_not_followed() -> None:
    table = deal(None, 3, ann={"red": "Oars, Archery"}, bob={"hand": "Tools"}, supply={1: "Sailing"})
    hidden = view(Game.load(table.game.save() | {"covered_hidden": True}), 1)
    for card in ("Metalworking", "Tools"):
        told = {"kind": "meld", "seat": 0, "value": 1, "card": card, "origin": "deck", "to": 0, "target": "board"}
        with pytest.raises(CannotFollow, match="covered cards of ann are hidden"):
            follow(hidden, told)


def test_no_events_make_no_frames() -> None:
    seen = view(game_at(Setup(3, 2), 4, 40), 0)
    assert frames(seen, [], seen) == []


def test_whole_games_of_a_better_player_are_followed_too() -> None:
    """Random players rarely get far; these reach the late cards."""
    bot = GreedyBot(1)
    for edition in (1, 3, 4):
        game = Game.start(edition, ["ann", "bob"], edition)
        before = view(game, None)
        while (ask := game.decision) is not None:
            seen = view(game, ask.seat)
            assert seen.asked is not None
            game.pick(bot.choose(seen, seen.asked))
            after = view(game, None)
            shown = before
            for event in game.events:
                shown = follow(shown, event_to_json(event, None), after)
            assert is_alike(shown, after)
            before = after
