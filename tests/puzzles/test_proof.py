"""The proof of a puzzle: what it looks at, what it refuses, and whether it is right."""

import random
from dataclasses import replace

import pytest

from splay.game import inside
from splay.game.game import Game
from splay.position.decision import ACTION
from splay.puzzles.answer import answer, verdict_after
from splay.puzzles.check import faults
from splay.puzzles.goals import CLAIM, NOTHING, SURVIVE, THEMES, WIN
from splay.puzzles.proof import Ambiguous, TooManyLines, prove, solution_of
from splay.puzzles.puzzle import Puzzle, puzzles
from splay.puzzles.unseen import LookedAt, is_hidden, veiled
from splay.views.redeal import redeal
from splay.views.view import view

pytestmark = pytest.mark.interpreted

SAMPLE = puzzles()[3::16]
"""Proved again each time; `splay puzzles prove` does it with all."""
ONE_OF_EACH = [next(each for each in puzzles() if each.theme == theme) for theme in THEMES]


def lines(*each: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    return frozenset(each)


# -- what is one solution ----------------------------------------------------------------


def test_the_same_two_actions_in_the_other_order_are_the_same_solution() -> None:
    assert set(solution_of(lines(("a", "b"), ("b", "a")))) == {"a", "b"}


def test_an_action_too_many_makes_no_other_solution() -> None:
    assert solution_of(lines(("draw", "a"), ("b", "a"), ("a",))) == ("a",)


def test_a_second_action_may_be_needed_with_some_cards_only() -> None:
    assert solution_of(lines(("a",), ("a", "b"))) == ("a", "b")


@pytest.mark.parametrize(
    "found",
    [
        lines(("a",), ("b",)),
        lines(("a", "b"), ("a", "c")),
        lines(("a", "b"), ("c", "b")),
        lines(("a",), ("b", "c")),
        lines(("a", "b"), ("c", "d")),
        lines(("a",), ("b", "a"), ("b", "c")),
    ],
)
def test_actions_that_neither_contains_are_two_solutions(found: frozenset[tuple[str, ...]]) -> None:
    with pytest.raises(Ambiguous):
        solution_of(found)


# -- cards that nobody has looked at -----------------------------------------------------


def test_a_veiled_position_knows_what_its_seat_sees_and_nothing_else() -> None:
    game = puzzles()[0].game()
    seat = game.state.active
    position, unseen = veiled(game, seat)
    state = inside.dealt(position).state
    you, foe = state.players[seat], state.players[1 - seat]
    assert (you.hand, you.score, you.piles) == (
        game.state.players[seat].hand,
        game.state.players[seat].score,
        you.piles,
    )
    assert all(
        map(is_hidden, (*foe.hand, *foe.score, *state.available, *(card for deck in state.decks for card in deck)))
    )
    assert [card.age for card in foe.hand] == [card.age for card in game.state.players[1 - seat].hand]
    hidden = [card for age in unseen for card in unseen[age]]
    assert not set(hidden) & {*you.hand, *you.score, *you.tops, *foe.tops}
    with pytest.raises(LookedAt):
        _ = next(deck for deck in state.decks if deck)[0].color


def test_hidden_cards_are_all_that_a_veiled_position_leaves_out() -> None:
    puzzle = puzzles()[0]
    game = puzzle.game()
    dealt = redeal(view(game, puzzle.seat), random.Random(1))
    assert veiled(dealt, puzzle.seat)[1] == veiled(game, puzzle.seat)[1]


# -- the proof ---------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"game {puzzle.seed} pick {puzzle.picks}")
def test_a_sample_is_proved_again(puzzle: Puzzle) -> None:
    assert faults(puzzle) == ""


def test_a_wrong_solution_is_noticed() -> None:
    puzzle = next(each for each in SAMPLE if len(each.actions) == 1)
    assert "the solution is" in faults(replace(puzzle, actions=("draw",)))


def test_a_goal_that_cannot_be_reached_is_noticed() -> None:
    puzzle = next(each for each in puzzles() if each.theme == CLAIM)
    assert faults(replace(puzzle, theme=WIN)) == "no line is certain"


def test_what_is_too_large_is_refused() -> None:
    puzzle = puzzles()[0]
    game = puzzle.game()
    with pytest.raises(TooManyLines):
        prove(game, puzzle.goal(game), budget=5)


def test_the_proof_does_not_depend_on_how_hidden_cards_lie() -> None:
    """The seat cannot tell these games apart, so what is certain is the same in all of them."""
    for puzzle in ONE_OF_EACH:
        game = puzzle.game()
        dealt = redeal(view(game, puzzle.seat), random.Random(7))
        here, there = prove(game, puzzle.goal(game)), prove(dealt, puzzle.goal(dealt))
        assert here is not None
        assert there is not None
        assert set(here.actions) == set(there.actions)


def solved_by_policy(puzzle: Puzzle, game: Game, rng: random.Random) -> bool:
    """Play the policy of the proof in a game, the opponent answering by chance."""
    goal = puzzle.goal(game)
    proof = prove(puzzle.game(), goal)
    assert proof is not None
    own: tuple[str, ...] = ()
    before = game.state.snapshot()
    while (verdict := goal.verdict(game, before)) is None:
        if game.is_resting:
            before = game.state.snapshot()
        ask = game.decision
        assert ask is not None
        if ask.seat == puzzle.seat:
            option = rng.choice(sorted(proof.policy[own, ask.options]))
            own = (*own, option)
            game.pick(option)
        else:
            reply = goal.reply(game)
            game.pick_at(rng.randrange(game.option_count) if reply is None else reply)
    return verdict


@pytest.mark.parametrize("puzzle", ONE_OF_EACH, ids=lambda puzzle: puzzle.theme)
def test_the_solution_works_with_other_cards_and_answers(puzzle: Puzzle) -> None:
    """Independent of the search: the policy is played in games dealt anew, and only looks at what the seat sees."""
    seen = view(puzzle.game(), puzzle.seat)
    for seed in range(12):
        rng = random.Random(seed)
        assert solved_by_policy(puzzle, redeal(seen, rng), rng)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"game {puzzle.seed} pick {puzzle.picks}")
def test_lines_without_the_solution_fail_at_the_table(puzzle: Puzzle) -> None:
    """Whatever else is done with these very cards, the opponent has an answer."""
    for seed in range(4):
        rng = random.Random(seed)
        game = puzzle.game()
        goal = puzzle.goal(game)
        done: set[str] = set()
        while verdict_after(puzzle, ("you", "foe"), game.picks) is None:
            ask = game.decision
            assert ask is not None
            if ask.seat != puzzle.seat:
                game.pick(answer(game, goal))
                continue
            options = ask.options
            if ask.kind == ACTION:
                options = tuple(each for each in ask.options if not {*puzzle.actions} <= {*done, each})
            option = rng.choice(options)
            done.add(option)
            game.pick(option)
        assert not verdict_after(puzzle, ("you", "foe"), game.picks), game.picks


# -- goals -------------------------------------------------------------------------------


def test_surviving_is_decided_once_the_opponent_has_acted() -> None:
    puzzle = next(
        each for each in puzzles() if each.theme == SURVIVE and each.actions_left == 1 and len(each.actions) == 1
    )
    game = puzzle.game()
    goal = puzzle.goal(game)
    before = game.state.snapshot()
    game.pick("draw")
    assert goal.verdict(game, before) is None
    place = goal.reply(game)
    assert place is not None
    assert game.decision is not None
    assert game.decision.options[place] == f"dogma {puzzle.card}"


def test_a_demand_that_concerns_somebody_is_one_with_fewer_icons() -> None:
    puzzle = next(each for each in puzzles() if each.theme == NOTHING)
    game = puzzle.game()
    goal = puzzle.goal(game)
    card = goal.threat(game.state)
    assert card is not None
    you, foe = game.state.players[puzzle.seat], game.state.players[1 - puzzle.seat]
    assert goal.hits(game.state)
    assert you.count(card.featured) < foe.count(card.featured)
