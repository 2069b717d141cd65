"""A setup: what it takes, all that is wrong with it at once, and how every option goes through each door."""

import dataclasses
import json
from typing import Any, get_type_hints

import pytest

from splay import Game, Record, Setup, SetupError
from splay.game.setup_lines import read_setup, setup_lines
from splay.position.options import COVERED_HIDDEN, FLAGS, OPTIONS, PARLEY, STARTS, TEAMS, Options, Party
from splay.position.setup import RESERVED_NAMES, setup_faults

NAMES = ["ann", "bob", "cyd", "dan", "eve"]
SETUPS = [
    Setup(1, NAMES[:2], 7),
    Setup(1, NAMES[:3], 7, covered_hidden=False),
    Setup(3, NAMES[:4], 7, "ABAB", covered_hidden=True, starts=2),
    Setup(4, NAMES, 7),
    Setup(4, NAMES, 7, parley=False, starts=0),
    Setup(4, NAMES[:3], 7, "ABB"),
    Setup(4, NAMES[:2], 7, sets=["unseen", "cities"]),
]


def test_a_setup_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        SETUPS[0].edition = 3  # type: ignore[misc]
    assert len({*SETUPS, Setup(1, NAMES[:2], 7)}) == len(SETUPS)


@pytest.mark.parametrize(
    ("setup", "hides", "parleys"),
    [
        (Setup(1, NAMES[:2]), True, False),
        (Setup(3, NAMES[:2]), False, False),
        (Setup(4, NAMES[:3]), False, False),
        (Setup(4, NAMES[:4]), False, True),
        (Setup(4, NAMES[:4], teams="ABAB"), False, False),
        (Setup(4, NAMES[:4], covered_hidden=None, parley=None), False, True),
    ],
)
def test_what_nobody_chooses_is_as_the_edition_has_it(setup: Setup, hides: bool, parleys: bool) -> None:
    assert (setup.covered_hidden, setup.parley, setup.starts) == (hides, parleys, None)


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_a_setup_goes_through_every_door(setup: Setup) -> None:
    game = Game.start(setup)
    assert game.setup == setup
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup
    assert read_setup(setup_lines(setup)) == setup
    assert Record.parse(str(Record.of(game))).replay().setup == setup
    assert Game.load(game.save()).setup == dataclasses.replace(setup, seed=None)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_is_known_wherever_setups_go(option: Any) -> None:
    assert option.name in {field.name for field in dataclasses.fields(Setup)}
    assert option is TEAMS or option.name in get_type_hints(Options)
    assert option.word in RESERVED_NAMES
    assert any(setup.told().get(option) is not None for setup in SETUPS), "one of the setups above chooses it"


def test_keywords_make_a_setup() -> None:
    setup = Setup(edition=3, players=NAMES[:2], seed=7, starts=1)
    assert Game.start(setup) == Game.start(edition=3, players=NAMES[:2], seed=7, starts=1)
    with pytest.raises(SetupError, match="a seed is a whole number"):
        Game.start(dataclasses.replace(setup, seed=None))
    with pytest.raises(TypeError, match="a setup has no color"):
        Game.start(edition=3, players=NAMES[:2], seed=7, color="red")  # type: ignore[call-overload]


@pytest.mark.parametrize("data", [{}, {"edition": 3}, {"players": NAMES}, {**SETUPS[0].to_json(), "color": "red"}])
def test_data_that_describe_no_setup_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="a setup has edition, players and perhaps seed, teams"):
        Setup.from_json(data)


def test_all_that_is_wrong_is_told_at_once() -> None:
    faults = setup_faults(
        1, ["pass", "ann", "a:b", "x" * 25, "dan"], -1, "AB", covered_hidden=True, parley=True, starts=5
    )
    assert {where: str(fault) for where, fault in faults.items()} == {
        "players.0": "a player cannot be named 'pass': the word means something in a record",
        "players.2": "a player cannot be named 'a:b': no comma, colon, # or control character",
        "players.3": f"the name '{'x' * 25}' is longer than 24 letters",
        "players": "edition 1 is for 2 to 4 players, not 5",
        "seed": "a seed is a whole number from 0 up, not -1",
        "teams": "edition 1 has no team game",
        "parley": "edition 4 has parley, for 4 or more players without teams",
        "starts": "starts is a seat from 0 to 4, not 5",
    }


def test_of_an_edition_that_does_not_exist_the_names_are_looked_at_all_the_same() -> None:
    assert list(setup_faults(2, ["ann", "bob", "ann"])) == ["edition", "players.2"]
    assert setup_faults(4, NAMES, 7) == {}


@pytest.mark.parametrize(
    ("party", "hidden", "parley"),
    [((1, 4, ""), True, False), ((3, 4, "ABAB"), True, False), ((4, 3, ""), False, False), ((4, 4, ""), False, True)],
)
def test_where_an_option_may_be_chosen(party: tuple[int, int, str], hidden: bool, parley: bool) -> None:
    setup = Setup(party[0], NAMES[: party[1]], teams=party[2])
    assert setup.party == Party(setup.party.edition, party[1], party[2])
    assert COVERED_HIDDEN.may_be_chosen(setup.party) == hidden
    assert PARLEY.may_be_chosen(setup.party) == parley
    assert STARTS.may_be_chosen(setup.party)
    assert FLAGS == (COVERED_HIDDEN, PARLEY)


def test_positions_of_a_begun_game_are_equal_whoever_was_to_begin() -> None:
    one, other = (Game.start(3, NAMES[:2], 7, starts=starts) for starts in (0, 1))
    assert one != other
    named = Game.start(3, NAMES[:2], 7)
    while named.decision is not None and named.decision.kind == "opening":
        for game in (one, other, named):
            assert game.decision is not None
            game.pick(game.decision.options[0])
    assert (one == named) == (named.state.active == 0)
    assert (other == named) == (named.state.active == 1)
