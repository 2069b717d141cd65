"""A position or record belongs to one edition and its options; one of another edition is refused, not guessed at."""

import re
from typing import Any

import pytest

from splay import Game, PositionError, Record, RecordError
from splay.game.record import HEADING
from testing.random_games import FOURTH, OLDER, SETUPS, Setup, game_at

Data = dict[str, Any]


def refused(data: Data, fault: str) -> None:
    with pytest.raises(PositionError, match=re.escape(fault)):
        Game.load(data)


# -- positions ---------------------------------------------------------------------------


MOMENTS = [0, 50, 10_000]
"""Picks: at the beginning, amidst and after the end."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_position_names_its_edition(setup: Setup) -> None:
    data = game_at(setup, 1, 50).save()
    assert Game.load(data).state.seating.edition.number == setup.edition
    del data["edition"]
    refused(data, "a position says which edition it is from")


@pytest.mark.parametrize("setup", OLDER, ids=str)
def test_a_saved_position_of_an_older_edition_is_none_of_edition_4(setup: Setup) -> None:
    fault = "all boards are open" if setup.covered_hidden else "of edition 4 is nowhere, not even in the box"
    for picks in MOMENTS:
        refused(game_at(setup, 1, picks).save() | {"edition": 4}, fault)


@pytest.mark.parametrize("setup", FOURTH, ids=str)
def test_a_saved_position_of_edition_4_is_none_of_the_older(setup: Setup) -> None:
    for picks in MOMENTS:
        data = game_at(setup, 1, picks).save()
        for edition in (1, 3):
            # Five players, teams and parley give themselves away first; the deck of age 11 always does.
            with pytest.raises(PositionError, match=r"for 2 to 4 players|team|has parley|there is no deck '11'"):
                Game.load(data | {"edition": edition})


PILE = {"red": {"cards": ["Oars", "Archery"], "splay": "aslant"}}
TOOLS = [{"hand": ["Tools"]}, {}]
ONLY_IN_4: list[tuple[str, Data]] = [
    ("the red pile of player 1 cannot be splayed 'aslant'", {"players": [{"board": PILE}, {}]}),
    ("there is no deck '11'", {"decks": {"11": []}, "players": TOOLS}),
    ("no card of edition {} is named 'Fusion' (hand of player 2)", {"players": [{}, {"hand": ["Fusion"]}]}),
    ("no card of edition {} is named 'Fusion' (junk)", {"junk": ["Fusion"], "players": TOOLS}),
    ("Software is of age 10, no achievement", {"available": ["Software"], "players": TOOLS}),
    ("edition {} has no junk", {"junk": ["Oars"], "players": TOOLS}),
    ("edition {} has no junk", {"junked": ["Empire"], "players": TOOLS}),
    ("nobody can be out of a game of edition {}", {"players": [*TOOLS, {"out": True}]}),
    ("edition {} is for 2 to 4 players, not 5", {"players": [*TOOLS, {}, {}, {}]}),
    ("edition 4 has parley", {"players": [*TOOLS, {}, {}], "parley": True}),
    (
        "player 2 cannot give up at decision 0: edition {} has no such rule",
        {"players": TOOLS, "picks": ["player 2: give up"]},
    ),
    ("winners must be seats, not []", {"players": TOOLS, "outcome": {"winners": [], "reason": "score"}}),
]


@pytest.mark.parametrize("edition", [1, 3])
@pytest.mark.parametrize(("fault", "data"), ONLY_IN_4)
def test_what_edition_4_alone_has_is_refused_elsewhere(fault: str, data: Data, edition: int) -> None:
    refused({**data, "edition": edition}, fault.format(edition))
    assert Game.load({**data, "edition": 4}).state.seating.edition.number == 4


@pytest.mark.parametrize(
    ("fault", "data"),
    [
        ("in edition 4 all boards are open", {"covered_hidden": True}),
        ("edition 4 has parley, for 4 or more players without teams", {"parley": True}),
        ("edition 4 has parley, for", {"players": [{}] * 4, "teams": "ABAB", "parley": True}),
        ("teams 'ABAB' are for 4 players, not 2", {"teams": "ABAB"}),
        ("teams are named A, B, ... in the order of the seats", {"players": [{}] * 3, "teams": "BAB"}),
        ("teams 'AAA' are not teams", {"players": [{}] * 3, "teams": "AAA"}),
        ("teams 'ABC' are not teams", {"players": [{}] * 3, "teams": "ABC"}),
        ("Fusion is of age 11, no achievement", {"available": ["Fusion"]}),
        ("out must be true or false, not 1", {"players": [{"out": 1}, {}]}),
        ("ann is out of the game and has cards", {"players": [{"out": True, "hand": ["Oars"]}, {}, {}]}),
        ("ann is out of the game and cannot take a turn", {"players": [{"out": True}, {}, {}]}),
        ("fewer than two sides are left", {"players": [{}, {"out": True}]}),
        ("the special achievement Empire appears 2 times", {"specials": ["Empire"], "junked": ["Empire"]}),
        ("no special achievement is named 'Glory' (junked", {"junked": ["Glory"]}),
        (
            "Tools appears twice in the position: junk and hand of ann",
            {"junk": ["Tools"], "players": [{"hand": ["Tools"]}, {}]},
        ),
    ],
)
def test_an_impossible_position_of_edition_4_is_refused(fault: str, data: Data) -> None:
    players = data.get("players", [{}, {}])
    refused({"names": ["ann", "bob", "cyd", "dan"][: len(players)], "players": players, **data, "edition": 4}, fault)


def test_a_hand_written_position_may_leave_cards_out() -> None:
    game = Game.load({"edition": 4, "players": [{"hand": ["Oars"]}, {}]})
    assert len(game.state.box) == 114
    assert Game.load(game.save()) == game
    refused({"edition": 4, "players": [{"hand": ["Oars"]}, {}], "box": ["Tools"]}, "not even in the box")


# -- records -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ("edition: 1\nplayers: a, b, c, d\nseed: 3\nteams: ABAB", "edition 1 has no team game"),
        ("edition: 3\nplayers: a, b, c, d\nseed: 3\nteams: AABB", "teams of edition 3 are ABAB, not 'AABB'"),
        ("edition: 3\nplayers: a, b, c\nseed: 3\nteams: ABB", "teams of edition 3 are ABAB, not 'ABB'"),
        ("edition: 3\nplayers: a, b, c, d, e\nseed: 3", "edition 3 is for 2 to 4 players, not 5"),
        ("edition: 3\nplayers: a, b, c, d\nseed: 3\nparley: no", "line 5: there is no parley at this table"),
        ("edition: 3\nplayers: a, b, c, d\nseed: 3\nparley: yes", "edition 4 has parley"),
        ("edition: 4\nplayers: a, b, c\nseed: 3\nparley: no", "line 5: there is no parley at this table"),
        (
            "edition: 4\nplayers: a, b, c, d\nseed: 3\nteams: ABAB\nparley: no",
            "line 6: there is no parley",
        ),
        ("edition: 4\nplayers: a, b\nseed: 3\ncovered: hidden", "in edition 4 all boards are open"),
        ("players: a, b\nseed: 3", "the setup names no edition"),
    ],
)
def test_a_record_with_options_of_another_edition_is_refused(setup: str, fault: str) -> None:
    with pytest.raises(RecordError, match=re.escape(fault)):
        Record.parse(f"{HEADING}\n{setup}\n").replay()


@pytest.mark.parametrize(("edition", "other"), [(1, 4), (3, 4), (4, 1), (4, 3)])
def test_a_record_relabelled_does_not_replay(edition: int, other: int) -> None:
    for seed in range(5):
        text = str(Record.of(game_at(Setup(edition, 2), seed, 10_000)))
        with pytest.raises(RecordError, match=r"not offered|is asked|the result is|is over"):
            Record.parse(text.replace(f"edition: {edition}", f"edition: {other}")).replay()


def test_parley_may_be_told_where_it_is_the_rule() -> None:
    text = f"{HEADING}\nedition: 4\nplayers: a, b, c, d\nseed: 3\n"
    assert Record.parse(f"{text}parley: yes\n").replay() == Record.parse(text).replay()
    without = Record.parse(f"{text}parley: no\n").replay()
    assert not without.setup.parley
    assert "parley: no" in str(Record.of(without)).splitlines()
