"""Questions whose answer changes nothing, and those that only look so."""

import random

import pytest

from scenario import Scenario, deal
from splay import Game
from splay.game import inside
from splay.views.trivial import idle_option
from testing.random_games import SETUPS, Setup, play, seeds

OFTEN = range(8)


def idle(table: Scenario) -> set[str | None]:
    """What is found idle, with several seeds for the copies."""
    return {idle_option(table.game, random.Random(seed)) for seed in OFTEN}


def encyclopedia(score: str, **board: str) -> Scenario:
    """Ann melds the highest cards of her score pile, and is asked in which order."""
    ann = {"blue": "Encyclopedia", "score": score, **board}
    table = deal("Encyclopedia", 3, ann=ann, bob={}, supply={10: "Software, Robotics"})
    table.pick("yes")
    return table


# -- what is idle ----------------------------------------------------------------------------------


def test_the_order_in_which_cards_of_several_colors_are_melded() -> None:
    table = encyclopedia("Flight, Antibiotics, Empiricism")
    assert table.game.decision is not None
    assert table.game.decision.verb.word == "meld next"
    assert idle(table) == {"Flight"}
    table.pick("Flight")
    assert idle(table) == {"Antibiotics"}


def test_what_is_named_before_the_game_ends_whatever_it_is() -> None:
    """Empiricism draws a 9, and there is neither a 9 nor a 10."""
    table = deal("Empiricism", 3, ann={"purple": "Empiricism"}, bob={}, supply={1: "Tools"})
    table.pick("red")
    assert idle(table) == {"yellow"}


# -- what is not -----------------------------------------------------------------------------------


def test_the_order_in_which_cards_of_one_color_are_melded() -> None:
    assert idle(encyclopedia("Flight, Mobility")) == {None}


def test_an_order_that_may_earn_an_achievement() -> None:
    """Translation melds a score pile.  Universe needs five top cards of 8 or more, before the 3 covers one."""
    board = {"blue": "Translation", "red": "Flight", "green": "Corporations", "purple": "Socialism"}
    last = {10: "Software, Robotics"}
    table = deal(
        "Translation", 3, ann={**board, "score": "Computers, Ecology, Compass"}, bob={"blue": "Tools"}, supply=last
    )
    table.pick("yes")
    assert idle(table) == {None}
    without = deal("Translation", 3, ann={**board, "score": "Computers, Ecology"}, bob={"blue": "Tools"}, supply=last)
    without.pick("yes")
    assert idle(without) == {"Computers"}, "without the 3 both orders earn it"


def test_what_an_effect_remembers_though_nothing_has_changed_yet() -> None:
    """Optics asks to whom a card goes before it asks which: at first all looks the same."""
    table = deal(
        "Optics",
        3,
        ann={"red": "Optics", "score": "Tools, Calendar"},
        bob={},
        cid={},
        supply={3: "Alchemy", 10: "Software"},
    )
    to_bob, to_cid = table.game.clone(), table.game.clone()
    to_bob.pick("bob")
    to_cid.pick("cid")
    assert to_bob.state == to_cid.state
    assert to_bob.decision == to_cid.decision
    assert idle(table) == {None}


@pytest.mark.parametrize("edition", [1, 3, 4])
def test_what_is_named_before_a_card_is_revealed(edition: int) -> None:
    """Fission is red, as was named first: whatever comes second is in vain, but nobody can know that."""
    table = deal(
        "Empiricism",
        edition,
        ann={"purple": "Empiricism"},
        bob={"hand": "Tools"},
        supply={9: "Fission, Composites, Suburbia", 10: "Software"},
    )
    table.pick("red")
    assert table.game.decision is not None
    ends = [table.game.clone() for _ in table.game.decision.options]
    for end, color in zip(ends, table.game.decision.options, strict=True):
        end.pick(color)
    assert all(end.state == ends[0].state for end in ends)
    assert idle(table) == {None}


@pytest.mark.interpreted
def test_what_matters_in_another_game_that_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the seat cannot tell that its answer is idle, it is asked."""
    table = encyclopedia("Flight, Antibiotics")
    assert idle(table) == {"Flight"}
    matters = encyclopedia("Flight, Mobility").game
    copies = iter([*[table.game] * 3, *[matters] * 100])
    monkeypatch.setattr("splay.views.trivial.redeal", lambda *_: next(copies))
    assert idle_option(table.game, random.Random(1)) is None


def test_whether_and_which_card_to_return() -> None:
    """Two cards of one age: what goes to the deck is not the same."""
    table = deal("Agriculture", 3, ann={"yellow": "Agriculture", "hand": "Tools, Oars"}, bob={}, supply={2: "Calendar"})
    assert idle(table) == {None}


def test_actions_and_first_cards() -> None:
    game = Setup(3, 2).start(1)
    assert idle_option(game, random.Random(1)) is None
    game.pick(game.decision.options[0] if game.decision else "")
    game.pick(game.decision.options[0] if game.decision else "")
    assert game.decision is not None
    assert game.decision.kind == "action"
    assert idle_option(game, random.Random(1)) is None


def test_whether_to_give_up_with_a_partner() -> None:
    table = deal(None, 4, teams="ABAB", ann={"hand": "Archery"}, bob={"hand": "Tools"}, cid={}, dan={})
    table.game.give_up(1)
    assert table.game.decision is not None
    assert table.game.decision.verb.word == "give up"
    assert idle(table) == {None}


def test_a_game_that_is_over() -> None:
    game = play(Setup(3, 2).start(2), random.Random(2))
    assert idle_option(game, random.Random(1)) is None


# -- the law ---------------------------------------------------------------------------------------


def finished(game: Game, option: str, rng: random.Random) -> tuple[Game, list[str]]:
    """The game after this pick and random ones until the action is over; and what all happened, in words."""
    told: list[str] = []
    while True:
        game.pick(option)
        told += map(str, game.events)
        ask = game.decision
        if ask is None or not inside.picks_since_checkpoint(game):
            return game, sorted(told)
        option = rng.choice(ask.options)


def test_whatever_else_is_picked_leads_to_the_same() -> None:
    found = 0
    for setup in (each for each in SETUPS if each.edition < 4 and not each.covered_hidden):
        for seed in seeds(4):
            game, rng = setup.start(seed), random.Random(seed)
            while (ask := game.decision) is not None:
                before = game.save()
                taken = idle_option(game, rng)
                assert game.save() == before
                if taken is not None:
                    found += 1
                    assert taken in ask.options
                    for luck in range(5):
                        ends = [finished(game.clone(), option, random.Random(luck)) for option in ask.options]
                        assert all(end == ends[0] for end in ends)
                game.pick(rng.choice(ask.options))
    assert found > 5
