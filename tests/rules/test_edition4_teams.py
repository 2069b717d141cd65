"""Teams of any size and seating in edition 4."""

from typing import Any

import pytest

from rules.edition4 import counts, resting, winners
from rules.tables import executions, happened
from scenario import asked, deal, play
from splay import Game, SetupError

NAMES = ["ann", "bob", "cid", "dan", "eve"]
SHAPES = ["ABAB", "AABB", "ABBA", "ABB", "AAB", "ABA", "AAAB", "ABCA", "ABABA", "ABCAB", "AABCB"]


def team_of(shape: str, seat: int) -> str:
    """The names of the partners of a seat, itself included, as a record has them."""
    return ", ".join(name for name, letter in zip(NAMES, shape, strict=False) if letter == shape[seat])


def seated(shape: str, **players: Any) -> dict[str, Any]:
    """These players and, up to the number the shape has, others without cards."""
    return {name: players.get(name, {}) for name in NAMES[: len(shape)]}


# -- who can play --------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_six_achievements_win_for_a_team_of_any_size(shape: str) -> None:
    game = Game.start(4, NAMES[: len(shape)], seed=1, teams=shape)
    assert game.state.seating.needed == 6
    table = resting(
        teams=shape,
        **seated(
            shape, ann={"blue": "Writing", "score": "Coal", "achievements": "Tools, Paper, Anatomy, Canning, Flight"}
        ),
        available="Sailing",
    )
    play(table, "ann: achieve 1")
    assert winners(table) == f"{team_of(shape, 0)} by achievements"


@pytest.mark.parametrize(
    ("edition", "shape", "players", "why"),
    [
        (4, "BABA", 4, "teams are named A, B, ... in the order of the seats, not 'BABA'"),
        (4, "ACAC", 4, "in the order of the seats"),
        (4, "abab", 4, "in the order of the seats"),
        (4, "ABCD", 4, "'ABCD' are not teams: some play together, against others"),
        (4, "AAAA", 4, "'AAAA' are not teams"),
        (4, "AB", 2, "'AB' are not teams"),
        (4, "ABAB", 3, "teams 'ABAB' are for 4 players, not 3"),
        (4, "ABAB", 5, "teams 'ABAB' are for 4 players, not 5"),
        (3, "ABB", 3, "teams of edition 3 are ABAB, not 'ABB'"),
        (3, "AABB", 4, "teams of edition 3 are ABAB, not 'AABB'"),
        (1, "ABAB", 4, "edition 1 has no team game"),
    ],
)
def test_other_shapes_are_refused(edition: int, shape: str, players: int, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Game.start(edition, NAMES[:players], seed=1, teams=shape)


def test_there_is_no_parley_in_teams() -> None:
    with pytest.raises(SetupError, match="edition 4 has parley, for 4 or more players without teams"):
        Game.start(4, NAMES[:4], seed=1, teams="ABAB", parley=True)
    table = resting(
        teams="AABB", ann={"red": "Oars", "hand": "Tools"}, bob={}, cid={"red": "Archery"}, dan={"blue": "Writing"}
    )
    assert asked(table) == "ann: draw, meld Tools, dogma Oars"


# -- demands and sharing -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "victims"), [("ABAB", "bob, dan"), ("AABB", "cid, dan"), ("ABBB", "bob, cid, dan"), ("AAAB", "dan")]
)
def test_a_partner_is_no_opponent_and_never_obeys(shape: str, victims: str) -> None:
    table = deal(
        "Navigation",
        4,
        teams=shape,
        ann={"green": "Navigation"},
        bob={"score": "Calendar"},
        cid={"score": "Paper"},
        dan={"score": "Optics"},
    )
    assert executions(table) == [f"{name} Navigation 1" for name in victims.split(", ")]


def test_a_partner_shares_but_alone_earns_no_free_draw() -> None:
    table = deal(
        "Writing",
        4,
        teams="ABA",
        ann={"blue": "Writing"},
        bob={},
        cid={"blue": "Tools"},
        supply={1: "Oars", 2: "Calendar, Currency"},
    )
    assert happened(table, "draw", "bonus") == ["cid draw Calendar", "ann draw Currency"]


def test_an_opponent_who_shares_too_earns_it() -> None:
    table = deal(
        "Writing",
        4,
        teams="ABAB",
        ann={"blue": "Writing"},
        bob={},
        cid={"blue": "Tools"},
        dan={"purple": "Philosophy"},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking"},
    )
    assert happened(table, "draw") == ["cid draw Calendar", "dan draw Currency", "ann draw Mapmaking", "ann draw Oars"]


# -- other players -------------------------------------------------------------------------


def test_a_partner_is_another_player() -> None:
    """Road Building: ann may give her red card to her partner, and meld his green one."""
    table = deal(
        "Road Building",
        4,
        teams="ABAB",
        ann={"red": "Road Building", "hand": "Tools, Mysticism"},
        bob={"green": "Sailing"},
        cid={"green": "Clothing"},
        dan={},
    )
    play(table, "ann: Tools", "ann: Mysticism", "ann: cid  (of bob, cid, dan, pass)")
    assert happened(table, "transfer", "meld")[2:] == ["ann transfer Road Building", "cid meld Clothing"]


def test_a_partner_is_no_opponent_to_choose_or_to_take_from() -> None:
    """Rocketry: ann may choose between bob and dan, though cid has a score pile as well."""
    table = deal(
        "Rocketry",
        4,
        teams="ABAB",
        ann={"blue": "Rocketry"},
        bob={"score": "Oars"},
        cid={"score": "Tools"},
        dan={"score": "Sailing"},
    )
    assert asked(table) == "ann: bob, dan"


@pytest.mark.parametrize(("partner", "who"), [("Fusion", ""), ("Software", "ann, cid by Globalization")])
def test_a_tie_with_the_partner_blocks_the_win_of_a_single_player(partner: str, who: str) -> None:
    table = deal(
        "Globalization",
        4,
        teams="ABAB",
        ann={"yellow": "Globalization", "score": "Escapism"},
        bob={},
        cid={"score": partner},
        dan={},
        supply={11: "Hypersonics"},
    )
    assert winners(table) == who


def test_a_card_that_makes_a_player_win_makes_the_team_win() -> None:
    table = deal(
        "Self Service",
        4,
        teams="ABABA",
        ann={"green": "Self Service", "achievements": "Oars"},
        bob={},
        cid={"achievements": "Tools"},
        dan={},
        eve={},
    )
    assert winners(table) == "ann, cid, eve by Self Service"


# -- achievements and points -----------------------------------------------------------------


def test_achievements_of_a_team_are_added_up() -> None:
    """Three and two and a new one are six; bob and dan have five."""
    table = resting(
        teams="ABABA",
        ann={"blue": "Writing", "score": "Coal", "achievements": "Calendar, Paper, Anatomy"},
        bob={"achievements": "Oars, Optics, Banking", "specials": "Empire, World"},
        cid={"achievements": "Canning"},
        dan={},
        eve={"specials": "Wonder"},
        available="Sailing",
    )
    play(table, "ann: achieve 1")
    assert counts(table) == [4, 5, 1, 0, 1]
    assert winners(table) == "ann, cid, eve by achievements"


def test_four_achievements_of_one_player_do_not_win_in_teams() -> None:
    """Alone at a table of four, four are enough."""
    four = {"blue": "Writing", "score": "Coal", "achievements": "Calendar, Paper, Anatomy"}
    for teams, who in (("ABAB", ""), ("", "ann by achievements")):
        table = resting(teams=teams, ann=four, bob={}, cid={}, dan={}, available="Sailing")
        play(table, "ann: achieve 1")
        assert winners(table) == who


def test_a_team_of_one_needs_six_too() -> None:
    table = resting(
        teams="ABB",
        ann={"blue": "Writing", "score": "Coal", "achievements": "Calendar, Paper, Anatomy, Optics"},
        bob={},
        cid={},
        available="Sailing",
    )
    play(table, "ann: achieve 1")
    assert winners(table) == ""


def test_a_team_wins_where_everybody_has_an_achievement() -> None:
    table = resting(
        teams="ABAB",
        ann={"blue": "Writing", "score": "Coal", "achievements": "Calendar, Paper, Anatomy, Optics"},
        bob={"achievements": "Tools"},
        cid={"achievements": "Oars"},
        dan={"achievements": "Banking"},
        available="Sailing",
    )
    play(table, "ann: achieve 1")
    assert winners(table) == "ann, cid by achievements"


def test_special_achievements_of_partners_are_added_up_too() -> None:
    """Masonry gives ann Monument; with cid's World it is the sixth of the team."""
    table = deal(
        "Masonry",
        4,
        teams="ABAB",
        ann={"yellow": "Masonry", "red": "Coal, Oars, Archery", "achievements": "Tools, Paper, Anatomy, Physics"},
        bob={"achievements": "Sailing, Optics, Banking, Canning"},
        cid={"specials": "World"},
        dan={},
    )
    assert winners(table) == "ann, cid by achievements"


def test_only_the_own_points_and_top_cards_count_for_an_achievement() -> None:
    table = resting(
        teams="AAB",
        ann={"blue": "Writing", "score": "Gunpowder"},
        bob={"red": "Robotics", "score": "Software, Databases"},
        cid={},
        available="Sailing, Calendar",
    )
    assert asked(table) == "ann: draw, dogma Writing"


def end_by_score(shape: str, *scores: str, **achievements: str) -> str:
    """Who wins when ann must draw above 11 and the players have these score piles."""
    players: dict[str, dict[str, str]] = {
        name: {"score": score, "achievements": achievements.get(name, "")}
        for name, score in zip(NAMES, scores, strict=False)
    }
    players["ann"]["red"] = "Robotics"
    table = resting(teams=shape, **players)
    play(table, "ann: draw")
    return winners(table)


def test_at_the_end_the_points_of_a_team_are_added_up() -> None:
    assert end_by_score("ABAB", "Coal", "Gunpowder", "", "Calendar") == "bob, dan by score"
    assert end_by_score("ABB", "Coal", "Calendar", "Paper", cid="Tools") == "bob, cid by score"
    assert end_by_score("ABABA", "Tools", "Coal", "Calendar", "", "Paper") == "ann, cid, eve by score"


def test_equal_sums_are_decided_by_the_sum_of_achievements_or_the_game_is_drawn() -> None:
    assert (
        end_by_score("ABAB", "Coal", "Calendar", "", "Paper", bob="Tools", ann="Writing", cid="Oars")
        == "ann, cid by score"
    )
    assert end_by_score("ABAB", "Coal", "Calendar", "", "Paper", bob="Tools", cid="Oars") == "nobody by score"
