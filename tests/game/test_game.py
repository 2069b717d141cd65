"""The interface of `Game`: starting, picking, refusals, what is asked and what is not."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from splay import Game, GameOver, NotOffered, NotYourDecision, PickError, SetupError, StaleDecision
from splay.game import inside
from splay.position.decision import ACTION, KINDS, OPENING, Decision
from splay.position.events import Win
from splay.position.terms import GIVE_UP, PASS
from testing.random_games import NAMES, SETUPS, Setup, game_at, game_inside_effect, play, question

TWO = Setup(3, 2)


# -- starting --------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_new_game_deals_two_cards_each_and_asks_the_first_seat(setup: Setup) -> None:
    game = setup.start(7)
    ask = question(game)
    assert (ask.number, ask.seat, ask.kind) == (0, 0, OPENING)
    assert [len(player.hand) for player in game.state.players] == [2] * setup.players
    assert list(ask.options) == [card.name for card in game.state.players[0].hand]
    last = 10 if setup.edition == 4 else 9
    assert [card.age for card in game.state.available] == list(range(1, last + 1))
    assert [len(deck) for deck in game.state.decks[1:]] == [14 - 2 * setup.players, *[9] * (last - 1), 10]
    assert (game.seed, game.picks, game.outcome, game.events) == (7, [], None, [])


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_says_who_plays_by_which_rules(setup: Setup) -> None:
    game = setup.start(7)
    assert (game.names, game.rules) == (game.setup.players, game.setup.rules)
    assert (len(game.names), game.turn, game.out) == (setup.players, 0, ())


def test_a_position_cannot_be_put_in_the_place_of_another() -> None:
    game = TWO.start(7)
    with pytest.raises(AttributeError):
        game.state = TWO.start(8).state  # type: ignore[misc]


def test_the_seed_decides_the_deal() -> None:
    assert TWO.start(7) == TWO.start(7)
    assert len({str(TWO.start(seed).state.decks) for seed in range(20)}) == 20


@pytest.mark.parametrize("setup", [s for s in SETUPS if not s.covered_hidden], ids=str)
def test_first_cards_turns_and_actions(setup: Setup) -> None:
    """All meld at once; the alphabetically first card begins; short turns are 1, or 2 with four or more players."""
    game = setup.start(5)
    for seat in range(setup.players):
        assert question(game).seat == seat
        assert not any(player.tops for player in game.state.players)
        game.pick(question(game).options[1])
    tops = [player.tops[0].name for player in game.state.players]
    first = tops.index(min(tops))
    short = 2 if setup.players >= 4 else 1
    for turn in range(1, 2 * setup.players):
        for _ in range(1 if turn <= short else 2):
            assert (question(game).seat, game.turn) == ((first + turn - 1) % setup.players, turn)
            game.pick("draw")


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"edition": 2}, "no edition 2: Splay plays editions 1, 3, 4"),
        ({"edition": "third"}, "no edition 'third'"),
        ({"edition": None}, "no edition None"),
        ({"edition": [3]}, r"no edition \[3\]"),
        ({"players": []}, "edition 3 is for 2 to 4 players, not 0"),
        ({"players": ["ann"]}, "not 1"),
        ({"players": list("abcde")}, "edition 3 is for 2 to 4 players, not 5"),
        ({"players": "ann"}, "players is a list of names, not 'ann'"),
        ({"players": None}, "players is a list of names, not None"),
        ({"players": {"ann", "bob"}}, "players is a list of names, not {"),
        ({"players": iter("ab")}, "players is a list of names, not <"),
        ({"players": ["ann", "ann"]}, "two players have the same name: ann, ann"),
        ({"players": ["ann", ""]}, "cannot be named ''"),
        ({"players": ["ann", " "]}, "cannot be named ' '"),
        ({"players": ["ann", "bob "]}, "cannot be named 'bob '"),
        ({"players": ["ann", 3]}, "cannot be named 3"),
        ({"players": ["ann", None]}, "cannot be named None"),
        ({"players": ["ann", "x" * 25]}, "longer than 24 letters"),
        ({"players": ["ann", "a,b"]}, "no comma, colon"),
        ({"players": ["ann", "a:b"]}, "no comma, colon"),
        ({"players": ["ann", "a#b"]}, "no comma, colon"),
        ({"players": ["ann", "a\nb"]}, "control character"),
        ({"players": ["ann", "a\u2028b"]}, "control character"),
        ({"players": ["ann", "result"]}, "means something in a record"),
        ({"players": ["ann", "starts"]}, "means something in a record"),
        ({"players": ["ann", "pass"]}, "means something in a record"),
        ({"players": ["ann", "give up"]}, "means something in a record"),
        ({"seed": -1}, "a seed is a whole number from 0 up, not -1"),
        ({"seed": True}, "not True"),
        ({"seed": 1.0}, "not 1.0"),
        ({"seed": "7"}, "not '7'"),
        ({"seed": None}, "not None"),
        ({"teams": True, "players": NAMES[:4]}, "teams are letters like 'ABAB', one for each seat, not True"),
        ({"teams": "no", "players": NAMES[:4]}, "teams of edition 3 are ABAB, not 'no'"),
        ({"parley": 1}, "parley is True or False, not 1"),
        ({"parley": True}, "edition 4 has parley, for 4 or more players without teams"),
        ({"covered_hidden": 1}, "covered_hidden is True or False, not 1"),
        ({"starts": 2}, "starts is a seat from 0 to 1, not 2"),
        ({"starts": -1}, "starts is a seat from 0 to 1, not -1"),
        ({"starts": True}, "starts is a seat from 0 to 1, not True"),
        ({"starts": "ann"}, "starts is a seat from 0 to 1, not 'ann'"),
        ({"edition": True}, "no edition True"),
        ({"edition": 3.0}, "no edition 3.0"),
        ({"teams": "ABAB"}, "teams 'ABAB' are for 4 players, not 2"),
        ({"teams": "ABAB", "edition": 1, "players": NAMES[:4]}, "edition 1 has no team game"),
    ],
)
def test_a_table_that_cannot_be_is_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(SetupError, match=fault):
        Game.start(**{"edition": 3, "players": ["ann", "bob"], "seed": 7, **changes})


@pytest.mark.parametrize(
    "names", [["Анна", "Борис"], ["李", "王"], ["Ann Lee", "O'Neil"], ["ann", "Ann"], ["x" * 24, "y"]]
)
def test_any_word_names_a_player(names: list[str]) -> None:
    assert Game.start(3, names, 1).state.seating.names == tuple(names)


# -- picking ---------------------------------------------------------------------------


def everything(game: Game) -> list[Any]:
    """All that a refused pick must leave alone."""
    return [game.save(), game.decision, game.picks[:], inside.askers(game)[:], game.events, game.action_events]


@pytest.mark.parametrize("make", [game_at, game_inside_effect])
@pytest.mark.parametrize(
    ("option", "seat", "number", "error", "says"),
    [
        ("nonsense", None, None, NotOffered, "{asked} cannot pick 'nonsense' at decision {now}: not offered"),
        ("", None, None, NotOffered, "{asked} cannot pick '' at decision {now}: not offered"),
        (None, None, None, NotOffered, "{asked} cannot pick None at decision {now}: not offered"),
        (0, None, None, NotOffered, "{asked} cannot pick 0 at decision {now}: not offered"),
        ([], None, None, NotOffered, "{asked} cannot pick [] at decision {now}: not offered"),
        ("first", "other", None, NotYourDecision, "{other} cannot pick {first!r} at decision {now}: {asked} is asked"),
        ("first", 9, None, NotYourDecision, "seat 9 cannot pick {first!r} at decision {now}: {asked} is asked"),
        ("first", "x", None, NotYourDecision, "seat 'x' cannot pick {first!r} at decision {now}: {asked} is asked"),
        ("first", "asked", -1, StaleDecision, "{asked} cannot pick {first!r} at decision {before}: decision {now} is"),
        ("first", None, 1, StaleDecision, "{asked} cannot pick {first!r} at decision {after}: decision {now} is asked"),
        ("nonsense", "other", -1, NotYourDecision, "{other} cannot pick 'nonsense' at decision {now}"),
        ("nonsense", "asked", -1, StaleDecision, "{asked} cannot pick 'nonsense' at decision {before}"),
    ],
)
def test_a_refusal_says_who_what_and_when_and_changes_nothing(
    make: Callable[..., Game], option: Any, seat: Any, number: int | None, error: type[PickError], says: str
) -> None:
    game = make(TWO, 4, 30)
    ask = question(game)
    before = everything(game)
    words = {
        "asked": NAMES[ask.seat],
        "other": NAMES[1 - ask.seat],
        "first": ask.options[0],
        **{"before": ask.number - 1, "now": ask.number, "after": ask.number + 1},
    }
    option = ask.options[0] if option == "first" else option
    seat = {"asked": ask.seat, "other": 1 - ask.seat}.get(seat, seat)
    number = None if number is None else ask.number + number
    with pytest.raises(error, match=re.escape(says.format(**words))):
        game.pick(option, seat, number)
    assert everything(game) == before
    assert game.decision is ask


def test_a_game_that_is_over_takes_no_pick() -> None:
    game = game_at(TWO, 4, 10_000)
    before = everything(game)
    with pytest.raises(GameOver, match="nobody can pick 'draw': the game is over"):
        game.pick("draw", 0, 3)
    assert everything(game) == before


def test_a_pick_with_the_right_seat_and_number_is_taken() -> None:
    game = TWO.start(1)
    ask = question(game)
    game.pick(ask.options[1], seat=ask.seat, number=ask.number)
    assert (game.picks, inside.askers(game)) == ([ask.options[1]], [0])


# -- what is asked ---------------------------------------------------------------------


@pytest.mark.parametrize("setup", [s for s in SETUPS if not s.covered_hidden], ids=str)
def test_every_decision_is_a_real_choice_of_known_words(setup: Setup) -> None:
    """Two options at least, each once, ``pass`` last; who acts is asked about own and distant cards."""
    kinds = set()
    for seed in range(6):
        game, rng = setup.start(seed), random.Random(seed)
        while (ask := game.decision) is not None:
            kinds.add(ask.kind)
            assert ask.kind in KINDS
            assert len(set(ask.options)) == len(ask.options) >= 2
            assert PASS not in ask.options[:-1]
            assert ask.more >= 1
            rests = ask.kind in (ACTION, OPENING)
            assert rests == (not inside.picks_since_checkpoint(game))
            assert (ask.effect is None) == (rests or ask.verb.word == GIVE_UP)
            if ask.kind == ACTION:
                expect_actions(game, ask)
            play(game, rng, 1)
    assert {ACTION, OPENING, "card", "whether"} <= kinds


def expect_actions(game: Game, ask: Decision) -> None:
    """Work out anew what the rules allow, and compare."""
    you = game.state.players[ask.seat]
    tops = [pile[0] for pile in you.piles if pile]
    points = sum(card.age for card in you.score)
    highest = max((card.age for card in tops), default=0)
    ages = sorted({card.age for card in game.state.available if points >= 5 * card.age and highest >= card.age})
    expected = ["draw", *(f"meld {card.name}" for card in you.hand), *(f"dogma {card.name}" for card in tops)]
    if game.setup.parley and you.hand:
        seats = len(game.names)
        for step in range(2, seats - 1):  # all but the neighbors
            expected += [f"parley {card.name}" for card in game.state.players[(ask.seat + step) % seats].tops]
    assert list(ask.options) == [*expected, *(f"achieve {age}" for age in ages)]


def test_who_can_only_draw_draws_without_being_asked() -> None:
    position = {
        "edition": 3,
        "names": ["ann", "bob"],
        "actions_left": 1,
        "decks": {"1": ["Oars", "Archery", "Tools"]},
        "players": [{"hand": ["Sailing"]}, {}],
    }
    game = Game.load(position)
    game.pick("meld Sailing")
    # bob has nothing, so his first action draws Oars; now he can meld it.
    assert [card.name for card in game.state.players[1].hand] == ["Oars"]
    assert question(game).options == ("draw", "meld Oars")
    assert (game.state.active, game.state.actions_left) == (1, 1)
    assert game.picks == ["meld Sailing"]
    assert [event.kind for event in game.events] == ["meld", "turn", "draw"]


def test_a_draw_nobody_chose_can_end_the_game() -> None:
    position: dict[str, Any] = {"edition": 3, "players": [{"score": ["Oars"]}, {}]}
    game = Game.load(position)
    assert game.decision is None
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0,), "score")


# -- events ----------------------------------------------------------------------------


def test_events_are_those_of_the_last_pick_and_of_the_action() -> None:
    game = game_inside_effect(TWO, 2, since=2)
    assert len(game.action_events) > len(game.events)
    assert game.action_events[-len(game.events) :] == game.events or not game.events
    assert game.action_events[0].kind == "dogma"


def test_a_decided_game_tells_who_won() -> None:
    game = game_at(TWO, 4, 10_000)
    assert game.outcome is not None
    wins = [event for event in game.events if isinstance(event, Win)]
    assert tuple(event.seat for event in wins) == game.outcome.winners
    assert {event.reason for event in wins} == {game.outcome.reason}
    assert {event.winners for event in wins} == {game.outcome.winners}


def test_true_is_no_seat() -> None:
    game = Game.start(3, NAMES[:2], 7)
    game.pick(question(game).options[0])
    before = game.save()
    with pytest.raises(NotYourDecision, match="cannot pick"):
        game.pick(question(game).options[0], seat=True)
    assert game.save() == before


def test_what_only_claims_to_be_an_option_is_none() -> None:
    class Anything(str):
        __slots__ = ()

        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = str.__hash__

    game = Game.start(3, NAMES[:2], 7)
    with pytest.raises(NotOffered):
        game.pick(Anything("draw"))
    assert not game.picks


def test_a_name_has_up_to_twenty_four_letters() -> None:
    assert Game.start(3, ["ann", "x" * 24], 1).setup.players == ("ann", "x" * 24)


def test_a_seed_fits_in_sixty_four_bits() -> None:
    assert Game.start(3, NAMES[:2], 2**63 - 1).seed == 2**63 - 1
    for seed in (2**63, 10**5000):
        with pytest.raises(SetupError, match="a seed is at most 9223372036854775807"):
            Game.start(3, NAMES[:2], seed)


@pytest.mark.parametrize(("seat", "number"), [(1.0, None), (None, 1.0), (None, True)])
def test_a_seat_and_a_number_are_whole_numbers(seat: Any, number: Any) -> None:
    """They would equal the seat that is asked and the number of the decision."""
    game = Game.start(3, NAMES[:2], seed=1)
    game.pick(question(game).options[0])
    assert (question(game).seat, question(game).number) == (1, 1)
    with pytest.raises((NotYourDecision, StaleDecision)):
        game.pick(question(game).options[0], seat, number)
    assert question(game).number == 1
