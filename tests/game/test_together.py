"""Several cards taken at once: in any order where that makes no difference, and all of them or none."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations, permutations

import pytest

from splay import Game
from splay.errors import GameOver, NotOffered, NotYourDecision, StaleDecision
from splay.game.together import pick_together
from splay.position.decision import COLOR, Decision, words_of
from splay.position.several import Several
from splay.position.terms import COLOR_NAMES, PASS
from splay.position.verbs import MELD, RETURN, TUCK
from testing.random_games import Setup, play, question

SETUPS = [Setup(1, 2), Setup(1, 4), Setup(3, 2), Setup(3, 4, "ABAB"), Setup(4, 2), Setup(4, 5)]
SAMPLES = 6
"""So many choices of cards are tried at each question."""


def several_of(game: Game) -> tuple[Decision, Several] | None:
    """The question and its cards, if the first of several is asked for."""
    ask = game.decision
    if ask is None or ask.several is None or ask.several.first != ask.number:
        return None
    return ask, ask.several


def questions(setup: Setup, seeds: int) -> Iterator[tuple[Game, Decision, Several]]:
    """Every such question of some random games."""
    for seed in range(seeds):
        rng, game = random.Random(seed), setup.start(seed)
        while game.decision is not None:
            found = several_of(game)
            if found is not None:
                yield game, *found
            play(game, rng, 1)


def choices(ask: Decision, several: Several, rng: random.Random) -> Iterator[list[str]]:
    """Some of the sets of cards that can be taken, in orders of marking."""
    names = words_of(ask.kind, several.things)
    for _ in range(SAMPLES):
        yield rng.sample(names, rng.randint(several.least, several.most))


def in_turn(game: Game, marked: list[str], several: Several, ask: Decision) -> Game:
    """The game once these cards have been picked one by one, as programs do, in the order of the engine."""
    game, left = game.clone(), marked[:]
    if not several.is_ordered:
        left.sort(key=words_of(ask.kind, several.things).index)
    while left:
        now = game.decision
        offered = now.options if now and now.seat == ask.seat and now.effect is ask.effect else ()
        first = next((card for card in left if card in offered), None)
        if first is None:
            return game  # the others have gone unasked
        game.pick(first)
        left.remove(first)
    now = game.decision
    if now and now.several and now.several.first == several.first:
        game.pick(PASS)
    return game


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_cards_marked_in_any_order_are_taken_as_if_picked_one_by_one(setup: Setup) -> None:
    rng, tried = random.Random(3), 0
    for game, ask, several in questions(setup, 3):
        for marked in choices(ask, several, rng):
            together = game.clone()
            picks = pick_together(together, marked, ask.seat, ask.number)
            alone = in_turn(game, marked, several, ask)
            assert together == alone
            assert together.state == alone.state
            assert together.picks == game.picks + picks
            tried += 1
    assert tried


def one(setup: Setup, *, ordered: bool, least: int = 2) -> tuple[Game, Decision, Several]:
    """A question of this kind about more cards than are needed."""
    for game, ask, several in questions(setup, 40):
        if several.is_ordered == ordered and several.least >= least and several.most < len(several.things):
            return game, ask, several
    raise AssertionError("this is never asked")


def refused(game: Game, cards: list[str], **by: int) -> str:
    """Why these cards are refused."""
    with pytest.raises(NotOffered) as error:
        pick_together(game.clone(), cards, **by)
    return str(error.value)


def test_cards_that_cannot_be_taken_together_are_refused() -> None:
    game, ask, several = one(Setup(4, 2), ordered=False)
    names = words_of(ask.kind, several.things)
    at = f"at decision {ask.number}"
    who = game.names[ask.seat]
    assert f"{who} cannot pick 1 options {at}: at least {several.least}" in refused(game, names[:1])
    assert "at most" in refused(game, names)
    assert f"{who} cannot pick 'nonsense' {at}: not offered" == refused(game, [names[0], "nonsense"])
    assert f"{who} cannot pick '{names[0]}' twice {at}" == refused(game, [names[0], names[0]])
    assert "cannot pick 0 options" in refused(game, [])
    with pytest.raises(StaleDecision):
        pick_together(game.clone(), names[: several.least], ask.seat, ask.number - 1)
    with pytest.raises(NotYourDecision):
        pick_together(game.clone(), names[: several.least], 1 - ask.seat, ask.number)


def test_a_question_that_takes_one_answer_takes_no_several() -> None:
    game = Setup(3, 2).start(1)
    assert "it takes one answer" in refused(game, list(question(game).options))
    over = play(game, random.Random(1))
    with pytest.raises(GameOver):
        pick_together(over, ["Oars"])


def test_no_card_declines_where_that_can_be_done() -> None:
    game, ask = next((game, ask) for game, ask, several in questions(Setup(4, 2), 40) if ask.can_pass)
    declined = game.clone()
    declined.pick(PASS)
    together = game.clone()
    assert pick_together(together, [], ask.seat, ask.number) == [PASS]
    assert together == declined


def test_fewer_cards_than_could_follow_end_with_a_pass() -> None:
    found = ((game, each) for game, ask, each in questions(Setup(4, 2), 40) if ask.can_pass and each.most > each.least)
    game, several = next(found)
    assert pick_together(game.clone(), [several.things[-1].name]) == [several.things[-1].name, PASS]


def reachable(game: Game, ask: Decision, several: Several, taken: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All choices that can be made one pick after the other."""
    now = game.decision
    same = now and now.several and now.effect is ask.effect and several.first == now.several.first
    if now is None or not same or set(taken) & set(now.options):
        yield taken
        return
    for option in now.options:
        after = game.clone()
        after.pick(option)
        if option == PASS:
            yield taken
        else:
            yield from reachable(after, ask, several, (*taken, option))


def about(wanted: Callable[[Decision, Several], bool], setup: Setup) -> tuple[Game, Decision, Several]:
    """The first such question of random games."""
    return next(each for each in questions(setup, 100) if wanted(each[1], each[2]))


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_two_colors_are_named_in_any_order(edition: int) -> None:
    game, ask, several = about(lambda ask, _: ask.kind == COLOR, Setup(edition, 2))
    assert words_of(ask.kind, several.things) == list(COLOR_NAMES), "none is hidden"
    positions = []
    for named in (["purple", "red"], ["red", "purple"]):
        together = game.clone()
        assert pick_together(together, named) == ["red", "purple"]
        positions.append(together.state)
    assert positions[0] == positions[1]


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_one_or_two_cards_are_melded_in_the_order_named(edition: int) -> None:
    def is_meld(ask: Decision, several: Several) -> bool:
        return ask.verb is MELD and not ask.can_pass and (several.least, several.most) == (1, 2)

    game, _, several = about(is_meld, Setup(edition, 2))
    first, second = several.things[-1].name, several.things[0].name
    assert pick_together(game.clone(), [first, second])[:2] == (
        [first, second] if several.is_ordered else [second, first]
    )
    assert pick_together(game.clone(), [first]) == [first, PASS]


def test_the_second_of_two_cards_that_follow_from_a_question_is_taken_too() -> None:
    def tucks_two(ask: Decision, several: Several) -> bool:
        return ask.verb is TUCK and ask.can_pass and several.least == 2 < len(several.things)

    game, _, several = about(tucks_two, Setup(1, 2))
    wanted = [card.name for card in several.things[:2]]
    assert pick_together(game.clone(), wanted) == wanted


def test_the_order_of_returning_counts_only_within_an_age() -> None:
    seen = set()
    for _, ask, several in questions(Setup(4, 2), 20):
        if ask.verb is RETURN and ask.can_pass:
            ages = [card.age for card in several.things]
            assert several.is_ordered == (len(set(ages)) < len(ages))
            seen.add(several.is_ordered)
    assert seen == {True, False}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_answer_is_hidden_by_an_order_of_the_engine(setup: Setup) -> None:
    """If nothing has happened, a question that goes on offers nothing that was not to be had at first."""
    for seed in range(6):
        rng, game, before = random.Random(seed), setup.start(seed), None
        while (ask := game.decision) is not None:
            now = (ask.seat, ask.kind, ask.effect, ask.verb)
            offered = set(ask.options) - {PASS}
            if ask.effect is not None and before is not None and before[0] == now and not game.events:
                assert offered <= before[1], ask
            open_to = words_of(ask.kind, ask.several.things) if ask.several else ask.options
            before = now, set(open_to)
            play(game, rng, 1)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_card_that_can_be_among_them_is_offered_at_first(setup: Setup) -> None:
    seen = 0
    for game, ask, several in questions(setup, 2):
        if len(several.things) > 5:
            continue
        found = list(reachable(game, ask, several))
        names = set(words_of(ask.kind, several.things))
        assert set().union(*found) <= names
        ends = several.most if several.is_ordered else several.least
        wanted = permutations if several.is_ordered else combinations
        sets = {frozenset(each) for size in range(several.least, several.most + 1) for each in wanted(names, size)}
        for each in sets:  # the last of them may go unasked
            assert any(set(one) <= each and len(each) - len(one) <= ends for one in found)
        seen += 1
    assert seen
