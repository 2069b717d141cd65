"""The game of OpenSpiel: its own tests, and what it promises besides."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from env.episodes import some
from env.spiel_checks import enforce_api, sample_game, simulate, some_states
from splay import Game, SetupError
from splay.env import SPACES_VERSION, BadArgument, EpisodeOver, IllegalAction, NoSuchAgent, spiel_game
from splay.env.deal import Deal
from splay.env.dealt_table import MOST_PICKS
from splay.position.editions import EDITIONS
from splay.position.ruleset import ruleset
from splay.views.memory import Memory
from testing.random_games import Setup

MIDDLE = 20
"""A turn limit that lets games come to their middle, for tests that look at every step."""
WHOLE = 200
STATES = 12
PLAYED_TO_THE_END = [Setup(number, count) for number in EDITIONS for count in (2, max(EDITIONS[number].players))]
"""The tables where these tests look at every step of whole games; two of each edition."""

NO_TURNS: list[Any] = [1.5, None, True, "200", float("inf"), np.int64(5), 10**30, 2**31]


def game_of(setup: Setup, turn_limit: int = 200) -> Any:
    options: Any = {"covered_hidden": True} if setup.covered_hidden else {}
    return spiel_game(setup.edition, setup.players, teams=setup.teams, turn_limit=turn_limit, **options)


def dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
    return state


def played(game: Any, seed: int, picks: int = 10**9) -> Any:
    rng = random.Random(seed)
    state = dealt(game, rng)
    while not state.is_terminal() and picks:
        state.apply_action(rng.choice(state.legal_actions()))
        picks -= 1
    return state


# -- OpenSpiel's own tests ------------------------------------------------------------------


@pytest.mark.parametrize("setup", some(0), ids=str)
def test_open_spiel_finds_nothing_wrong_in_random_games(setup: Setup) -> None:
    simulate(game_of(setup, WHOLE if setup in PLAYED_TO_THE_END else MIDDLE))


@pytest.mark.parametrize("setup", [Setup(1, 2), Setup(3, 4, "ABAB", True), Setup(4, 3)], ids=str)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_open_spiel_finds_its_interface(setup: Setup) -> None:
    game = game_of(setup, MIDDLE)
    kinds = {(each.is_chance_node(), each.is_terminal()) for each in some_states(game, STATES)}
    assert len(kinds) == 3, "deal, decisions and end"
    result = enforce_api(game, STATES)
    assert not result.failures
    assert not result.errors


@pytest.mark.parametrize("setup", PLAYED_TO_THE_END, ids=str)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_open_spiel_plays_a_game_from_python(setup: Setup) -> None:
    sample_game(game_of(setup, WHOLE))


# -- the game ----------------------------------------------------------------------------------


def test_the_name_carries_the_version_of_the_spaces() -> None:
    assert spiel_game().get_type().short_name == f"python_splay_v{SPACES_VERSION}"
    assert f"python_splay_v{SPACES_VERSION}" in pyspiel.registered_names()


def test_a_game_is_loaded_by_name_with_parameters() -> None:
    game = pyspiel.load_game("python_splay_v1(edition=3,players=4,teams=ABAB,covered=hidden)")
    setup = game.new_initial_state().table.episodes.setup
    assert (setup.edition, len(setup.players), setup.teams, setup.covered_hidden) == (3, 4, "ABAB", True)
    assert str(game) == str(spiel_game(3, 4, teams="ABAB", covered_hidden=True))


@pytest.mark.parametrize(
    ("options", "error", "why"),
    [
        ({"edition": 2}, SetupError, "no edition 2"),
        ({"edition": 3, "players": 5}, SetupError, "edition 3 is for 2 to 4 players, not 5"),
        ({"players": "2"}, BadArgument, "players is a whole number from 1 up, not '2'"),
        ({"turn_limit": 0}, BadArgument, "turn_limit is a whole number from 1 up, not 0"),
        ({"teams": "ABC"}, SetupError, "teams 'ABC' are for 3 players, not 2"),
        *(({"turn_limit": each}, BadArgument, "turn_limit is a whole number from 1") for each in NO_TURNS),
        ({"seed": 1}, BadArgument, "there is no option 'seed': there are covered_hidden, parley, starts"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        spiel_game(**options)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_deal_can_be_dealt_and_the_cards_lie_as_they_were_dealt(edition: int) -> None:
    cards = ruleset(edition)
    order = [random.Random(7).sample(of_age, len(of_age)) for of_age in cards.by_deck]
    places = {card: place for place, card in enumerate(cards.cards)}
    state = spiel_game(edition, 2).new_initial_state()
    for of_age in order[1:]:
        for card in of_age[:-1]:
            assert (places[card], 1 / len(state.chance_outcomes())) in state.chance_outcomes()
            assert state.action_to_string(places[card]) == f"deal {card.name}"
            state.apply_action(places[card])
    position = state.table.episodes.playing.state
    assert position.players[0].hand + position.players[1].hand == tuple(order[1][:4])
    for age, of_age in enumerate(order[1:], start=1):
        taken = 4 if age == 1 else 0
        achievement = [card for card in position.available if card.age == age]
        assert [*position.decks[age], *achievement] == of_age[taken:]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deal_is_as_long_as_it_says(edition: int) -> None:
    game = spiel_game(edition, 2)
    state = dealt(game, random.Random(1))
    assert len(state.history()) == game.max_chance_nodes_in_history() == Deal(ruleset(edition)).left
    assert not state.is_chance_node()


@pytest.mark.parametrize("setup", some(1), ids=str)
def test_returns_are_zero_together_and_winners_share(setup: Setup) -> None:
    state = played(game_of(setup), 3)
    outcome = state.table.episodes.playing.outcome
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    for seat, value in enumerate(returns):
        assert (value > 0) == (seat in outcome.winners)
        assert value > 0 or value == (-1 if outcome.winners else 0)


def test_a_shared_victory_of_two_brings_nobody_anything() -> None:
    state = played(game_of(Setup(3, 2)), 1)
    outcome = state.table.episodes.playing.outcome
    outcome.winners = (0, 1)
    assert state.returns() == [0, 0]


def test_a_game_beyond_the_turn_limit_is_a_draw_and_truncated() -> None:
    state = played(game_of(Setup(4, 3), turn_limit=4), 1)
    assert state.is_terminal()
    assert state.is_truncated()
    assert state.returns() == [0, 0, 0]
    assert state.legal_actions() == []
    with pytest.raises(EpisodeOver):
        state.table.take(0)


def test_a_game_of_too_many_picks_is_truncated() -> None:
    state = played(game_of(Setup(4, 2)), 1, picks=5)
    state.table.past *= MOST_PICKS
    assert state.is_terminal()
    assert state.is_truncated()


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = game_of(Setup(4, 2))
    state = game.new_initial_state()
    with pytest.raises(IllegalAction):
        state.apply_action(100)
    for at in (dealt(game, random.Random(1)), played(game, 1, picks=30)):
        before, legal = str(at), at.legal_actions()
        for action in (*[a for a in range(game.num_distinct_actions()) if a not in legal][:5], -3, 10**6):
            with pytest.raises(IllegalAction):
                at.apply_action(action)
        assert (str(at), at.legal_actions()) == (before, legal)
    for at in (game.new_initial_state(), dealt(game, random.Random(1))):
        before, past = str(at), at.history()
        for wrong in (-1, True, False, 0.0, 1.0, "1", None, 10**30, np.array([1, 2])):
            with pytest.raises(IllegalAction, match=r"cannot be dealt now|an action is a whole number from 0 to 540"):
                at.apply_action(wrong)
        assert (str(at), at.history()) == (before, past)
        at.apply_action(np.int64(at.legal_actions()[0]))
        assert len(at.history()) == len(past) + 1
    with pytest.raises(NoSuchAgent):
        state.resample_from_infostate(2, random.random)


@pytest.mark.parametrize(
    "chance", [lambda: float("nan"), lambda: 1.5, lambda: -0.1, lambda: "0.5", lambda: None, 0.5, None]
)
def test_what_gives_no_random_numbers_is_refused(chance: Any) -> None:
    state = played(game_of(Setup(4, 2)), 1, picks=30)
    with pytest.raises(BadArgument, match="gives numbers from 0 to 1, not "):
        state.resample_from_infostate(0, chance)
    for one in (lambda: 0, lambda: 1.0, lambda: np.float32(0.5)):
        assert state.resample_from_infostate(0, one).legal_actions() == state.legal_actions()


def test_the_same_actions_lead_to_the_same_position() -> None:
    state = played(game_of(Setup(4, 3)), 5, picks=60)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)


# -- what is known ---------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [Setup(1, 2), Setup(3, 4, "ABAB", True), Setup(4, 5)], ids=str)
def test_observations_are_those_of_the_other_environments(setup: Setup) -> None:
    state = played(game_of(setup), 2, picks=40)
    table = state.table
    for seat in range(setup.players):
        assert state.observation_tensor(seat) == list(table.episodes.observe(seat))
        head = np.array(state.information_state_tensor(seat), np.float32)[: table.episodes.encoder.layout.size]
        assert head.tobytes() == table.episodes.observe(seat).tobytes()


def test_first_cards_are_chosen_one_by_one_and_in_secret() -> None:
    game = game_of(Setup(4, 2))
    first = dealt(game, random.Random(4))
    one, other = first.child(first.legal_actions()[0]), first.child(first.legal_actions()[1])
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("setup", some(2), ids=str)
def test_a_state_dealt_anew_looks_the_same_to_the_seat_that_looks(setup: Setup) -> None:
    game, rng, differing = game_of(setup), random.Random(f"{setup}"), 0
    for picks in (0, 3, 25, 60):
        state = played(game, picks, picks)
        if state.is_terminal():
            continue
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.history() == state.history()
        differing += str(twin) != str(state)
        for other in range(setup.players):
            twin.information_state_tensor(other)
    assert differing


def test_a_state_dealt_anew_does_not_tell_what_others_had() -> None:
    state = played(game_of(Setup(4, 2)), 8, picks=50)
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, random.Random(1).random)
    told = "\n".join(line for line in twin.information_state_string(1 - seat).split("\n")[:-1])
    seen = state.information_state_string(seat)
    for line in told.split("\n"):
        assert all(name in seen for name in (card.name for card in ruleset(4).cards if f'"{card.name}"' in line))
    now = Memory(twin.table.seen(1 - seat)).known
    assert twin.table.memory(1 - seat).known == now


def test_what_was_shown_is_remembered() -> None:
    for seed in range(20):
        state = played(game_of(Setup(3, 2)), seed, picks=80)
        if state.is_terminal():
            continue
        for seat in (0, 1):
            known = state.table.memory(seat).known
            rows = np.array(state.information_state_tensor(seat))[state.table.episodes.encoder.layout.size :]
            assert rows.sum() == sum(len(cards) for cards in known.values())
            if known:
                return
    pytest.fail("nobody remembered anything")


def test_public_and_private_observations_are_apart() -> None:
    game = game_of(Setup(4, 2))
    state = played(game, 3, picks=20)

    def observer(**what: Any) -> Any:
        return game.make_py_observer(pyspiel.IIGObservationType(**what))

    public = observer(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    own = observer(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    hand = state.table.episodes.playing.state.players[0].hand
    assert hand
    assert all(card.name not in public.string_from(state, 0) for card in hand)
    assert all(card.name in own.string_from(state, 0) for card in hand)
    public.set_from(state, 0)
    spots = state.table.episodes.encoder.layout
    assert not public.tensor[spots.slices["own hand"]].any()
    assert public.tensor[spots.slices["player 0: hand size"]][0] > 0
    own.set_from(state, 0)
    assert own.tensor[: len(ruleset(4).cards)].sum() == len(hand)
    nothing = observer(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    nothing.set_from(state, 0)
    assert (nothing.string_from(state, 0), nothing.tensor.size) == ("", 0)


def test_nobody_can_ask_for_the_cards_of_all() -> None:
    game = game_of(Setup(4, 2))
    with pytest.raises(BadArgument, match="nobody sees the cards of all players"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(BadArgument, match="observations have no parameters"):
        game.make_py_observer(None, {"colors": 2})


# -- copies ------------------------------------------------------------------------------------------


def test_a_pickled_state_goes_on_in_the_same_way() -> None:
    state = played(game_of(Setup(4, 3)), 6, picks=45)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.information_state_tensor(seat) == state.information_state_tensor(seat)
    for each in (state, again):
        each.apply_action(each.legal_actions()[-1])
    assert str(again) == str(state)


def test_playing_a_copy_leaves_the_original_alone() -> None:
    state = played(game_of(Setup(4, 2)), 6, picks=45)
    before = str(state), state.information_state_string(0)
    copy = state.clone()
    while not copy.is_terminal():
        copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before


def test_a_game_dealt_card_by_card_is_a_game_like_any_other() -> None:
    state = played(game_of(Setup(4, 2)), 6, picks=45)
    assert isinstance(state.table.episodes.playing, Game)
