"""Positions spoilt at random: each loads and can be played, or is refused as impossible."""

import copy
import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from splay import Game, PositionError
from splay.testing.invariants import check_position
from testing.random_games import GAMES, SETUPS, game_at, play

ODD: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 3, 4, 7, 11, 10**10, 2.0, float("nan"), float("inf")),
    *(
        "",
        "x",
        "ann",
        "Oars",
        "Fission",
        "Empire",
        "World",
        "red",
        "left",
        "none",
        "up",
        "aslant",
        "Fusion",
        "ABAB",
        "ABB",
        "card",
        "pass",
        "draw",
        "\ud800",
    ),
    *([], {}, [[]], ["Oars"], ["Oars", "Oars"], [None], {"cards": ["Oars"]}, {"red": {"cards": []}}, {"winners": [0]}),
]


def containers(data: Any) -> list[Any]:
    """Every object and list inside the data."""
    inner = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
    here = [data] if isinstance(data, (dict, list)) else []
    return here + [found for part in inner for found in containers(part)]


def spoil(data: Any, rng: random.Random) -> None:
    """Change one thing: replace, remove, add or swap."""
    place = rng.choice([found for found in containers(data) if found] or [data])
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    odd = copy.deepcopy(rng.choice(ODD))
    deed = rng.choice(("replace", "remove", "add", "swap", "nudge"))
    if not keys or deed == "add":
        if isinstance(place, dict):
            place[
                rng.choice(
                    ("outcome", "picks", "openings", "blue", "up", "11", "5", "junk", "out", "parley", "starts", "")
                )
            ] = odd
        else:
            place.insert(rng.randrange(len(place) + 1), odd)
        return
    key, other = rng.choice(keys), rng.choice(keys)
    if deed == "replace":
        place[key] = odd
    elif deed == "remove":
        del place[key]
    elif deed == "swap":
        place[key], place[other] = place[other], place[key]
    elif type(place[key]) is int:
        place[key] += rng.choice((-2, -1, 1, 2))


def loaded(data: Any) -> Game | None:
    """The game of these data, or None where they are refused with a reason; nothing else may be raised."""
    reason = ""
    try:
        return Game.load(data)
    except PositionError as error:
        reason = str(error)
    assert reason
    return None


def load_and_play(data: Any, rng: random.Random) -> bool:
    """Whether the data are a position; if so, play on and save and load it again."""
    game = loaded(data)
    if game is None:
        return False
    check_position(game)
    assert Game.load(json.loads(json.dumps(game.save()))) == game
    play(game, rng, 8)
    check_position(game)
    return True


@given(
    setup=st.sampled_from(SETUPS),
    seed=st.integers(0, 50),
    picks=st.integers(0, 300),
    changes=st.integers(1, 3),
    luck=st.integers(0, 2**32),
)
@settings(max_examples=150 * GAMES)
def test_spoilt_positions_load_or_are_refused(setup: Any, seed: int, picks: int, changes: int, luck: int) -> None:
    data = game_at(setup, seed, picks, leaving=0.005).save()
    rng = random.Random(luck)
    for _ in range(changes):
        spoil(data, rng)
    load_and_play(data, rng)


def test_spoiling_makes_both_sorts() -> None:
    """The test above would say nothing if everything, or nothing, were refused."""
    rng = random.Random(1)
    results: dict[int, list[bool]] = {1: [], 3: [], 4: []}
    for seed in range(100):
        setup = SETUPS[seed % len(SETUPS)]
        data = game_at(setup, seed, 60).save()
        spoil(data, rng)
        results[setup.edition].append(load_and_play(data, rng))
    for loads in results.values():
        assert 0.1 < sum(loads) / len(loads) < 0.9


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["Oars", "red"]),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    ["edition", "names", "players", "decks", "board", "hand", "outcome", "picks", "1", "red"]
                ),
                inner,
                max_size=4,
            )
        ),
        max_leaves=20,
    )
)
@settings(max_examples=200)
def test_whatever_the_data_nothing_else_is_raised(data: Any) -> None:
    loaded(data)
