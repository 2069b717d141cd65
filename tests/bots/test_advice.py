"""Advice: the best options, how good they are, what may follow, and why."""

import random

import pytest

from bots.positions import victory_within_reach
from scenario import deal
from splay.bots.advice import Advice, advise
from splay.bots.hints import Hint, compared_with, hint
from splay.bots.reasons import ALONE, HAND, HIGHEST, HITS, ICONS, LOSES, SAFE, WINS, reasons
from splay.errors import NotOffered, NotYourDecision, SetupError
from splay.game.game import Game
from splay.position.card import Card
from splay.views.redeal import redeal
from splay.views.view import View, view, visible_names
from testing.random_games import Setup, game_at, game_inside_effect

TWO = Setup(4, 2)


def seen_by_who_is_asked(game: Game) -> View:
    assert game.decision is not None
    return view(game, game.decision.seat)


def test_the_victory_within_reach_comes_first_and_is_the_reason() -> None:
    seen = view(victory_within_reach(), 0)
    advice = advise(seen, simulations=60)
    assert advice.suggestions[0].option == "achieve 1"
    assert advice.suggestions[0].chance > 0.9
    assert [reason.kind for reason in reasons(seen, "achieve 1", "draw")] == [WINS]
    assert [reason.kind for reason in reasons(seen, "achieve 1", "")] == [WINS]


def test_who_does_not_take_a_victory_is_not_told_to_avoid_a_loss() -> None:
    seen = view(victory_within_reach(), 0)
    assert LOSES not in {reason.kind for reason in reasons(seen, "draw", "achieve 1")}


@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("inside", [False, True])
def test_games_that_differ_in_what_is_hidden_get_the_same_advice(seed: int, inside: bool) -> None:
    game = game_inside_effect(TWO, seed) if inside else game_at(TWO, seed, 40)
    seen = seen_by_who_is_asked(game)
    twin = redeal(seen, random.Random(9))
    assert seen.seat is not None
    assert view(twin, seen.seat) == seen
    assert hint(view(twin, seen.seat), 0.0, 40) == hint(seen, 0.0, 40)


def test_the_best_comes_first_and_margins_are_margins() -> None:
    advice = advise(seen_by_who_is_asked(game_at(TWO, 5, 60)), simulations=80)
    chances = [each.chance for each in advice.suggestions]
    assert chances == sorted(chances, reverse=True)
    assert 1 <= len(advice.suggestions) <= 3
    assert advice.simulations >= 70, "shares of the budget are whole numbers"
    assert all(0 <= each.chance <= 1 and each.margin >= 0 for each in advice.suggestions)
    first = advice.suggestions[0]
    assert not first.beats(first)


def test_one_more_option_can_be_asked_about() -> None:
    seen = seen_by_who_is_asked(game_at(TWO, 5, 60))
    assert seen.asked is not None
    options = seen.asked.options or ()
    best = advise(seen, simulations=60, most=1)
    other = next(option for option in options if best.of(option) is None)
    both = advise(seen, simulations=60, most=1, also=other)
    assert {each.option for each in both.suggestions} == {best.suggestions[0].option, other}


def test_what_cannot_be_advised_is_refused() -> None:
    game = game_at(TWO, 5, 60)
    seen = seen_by_who_is_asked(game)
    assert seen.seat is not None
    with pytest.raises(SetupError, match="limit"):
        advise(seen)
    with pytest.raises(NotOffered):
        advise(seen, simulations=5, also="meld nothing")
    with pytest.raises(NotYourDecision):
        advise(view(game, 1 - seen.seat), simulations=5)


@pytest.mark.parametrize("seed", range(4))
def test_what_may_follow_names_no_card_that_the_seat_cannot_see(seed: int) -> None:
    game = game_at(TWO, seed, 30 + 10 * seed)
    seen = seen_by_who_is_asked(game)
    known = set(visible_names(seen)) | {card.name for card in own_hand(seen)}
    for each in advise(seen, simulations=80).suggestions:
        assert {step.action.card for step in each.line} <= known | {""}


def own_hand(seen: View) -> list[Card]:
    assert seen.seat is not None
    return [card for card in seen.players[seen.seat].hand if isinstance(card, Card)]


def test_a_reason_says_what_an_option_changes() -> None:
    table = deal(
        None,
        3,
        supply={1: "Clothing, Pottery, The Wheel, Tools", 2: "Mapmaking"},
        ann={"red": "Archery", "hand": "Fermenting"},
        bob={"green": "Sailing"},
    )
    found = {
        (reason.kind, reason.seat): reason.amount for reason in reasons(view(table.game, 0), "meld Fermenting", "")
    }
    assert found[HIGHEST, 0] == 1
    assert found[ICONS, 0] == 3
    assert found[ALONE, 0] == 1


def test_a_demand_that_hits_and_one_that_no_longer_does_are_reasons() -> None:
    table = deal(
        None,
        3,
        supply={1: "Clothing, Pottery, The Wheel, Tools", 2: "Mapmaking"},
        ann={"hand": "Archery"},  # two castles, and a demand on who has fewer
        bob={"yellow": "Agriculture"},
    )
    against_now = reasons(view(table.game, 0), "meld Archery", "")
    assert (HITS, "Archery") in {(reason.kind, reason.card) for reason in against_now}
    demanded = deal(
        None,
        3,
        supply={1: "Clothing, Pottery, The Wheel, Tools", 2: "Mapmaking"},
        ann={"hand": "Archery"},
        bob={"yellow": "Agriculture", "red": "Oars"},  # a demand on who has fewer castles
    )
    spared = reasons(view(demanded.game, 0), "meld Archery", "")
    assert (SAFE, "Oars") in {(reason.kind, reason.card) for reason in spared}


def said_of(found: Hint, option: str) -> set[tuple[str, int]]:
    """What is said of an option in a hint: kinds of reasons, and whose they are."""
    options = [each.option for each in found.advice.suggestions]
    return {(reason.kind, reason.seat) for reason in found.reasons[options.index(option)]}


@pytest.mark.parametrize(("seed", "picks"), [(1, 0), (3, 0), (5, 60), (7, 90)])
def test_the_reasons_of_a_hint_tell_its_options_apart(seed: int, picks: int) -> None:
    found = hint(seen_by_who_is_asked(game_at(TWO, seed, picks)), 0.0, 60)
    best, second = (said_of(found, each.option) for each in found.advice.suggestions[:2])
    assert not best & second, "what both give is not said of either"


def test_that_drawing_gives_a_card_is_no_reason() -> None:
    table = deal(
        None,
        3,
        supply={1: "Clothing, Pottery, The Wheel, Tools", 2: "Mapmaking"},
        ann={"red": "Archery", "hand": "Fermenting"},
        bob={"green": "Sailing"},
    )
    found = hint(view(table.game, 0), 0.0, 60)
    assert {each.option for each in found.advice.suggestions} >= {"draw", "meld Fermenting"}
    assert (HAND, 0) not in said_of(found, "draw")
    assert (ICONS, 0) in said_of(found, "meld Fermenting")


def test_the_best_option_is_compared_with_the_second_and_all_others_with_the_best() -> None:
    assert [compared_with(place, 3) for place in range(3)] == [1, 0, 0]
    assert compared_with(0, 1) is None, "there is nothing to compare it with"


@pytest.mark.parametrize(("setup", "seed", "picks"), [(Setup(1, 3), 262152, 60), (Setup(3, 3), 978873, 60)])
def test_reasons_name_no_card_that_the_seat_cannot_see(setup: Setup, seed: int, picks: int) -> None:
    seen = seen_by_who_is_asked(game_at(setup, seed, picks))  # a card that may be drawn would hit
    assert seen.asked is not None
    assert seen.asked.options is not None
    named = {reason.card for option in seen.asked.options for reason in reasons(seen, option, "")}
    assert named <= visible_names(seen) | {""}


def test_advice_says_what_is_said_of_an_option() -> None:
    advice = advise(view(victory_within_reach(), 0), simulations=20)
    assert isinstance(advice, Advice)
    assert advice.of("achieve 1") == advice.suggestions[0]
    assert advice.of("nothing") is None
