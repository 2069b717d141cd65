"""Two against two (edition 3): ann and cid play against bob and dan."""

from rules.tables import executions, happened, reason, resting, seen
from scenario import asked, deal, expect, play

# -- demands and sharing ------------------------------------------------------------------


def test_a_partner_never_obeys() -> None:
    table = deal(
        "Archery",
        3,
        teams="ABAB",
        ann={"red": "Archery"},
        bob={"hand": "Coal"},
        cid={"hand": "Physics"},
        dan={"hand": "Banking"},
        supply={1: "Oars, Tools, Writing"},
    )
    assert executions(table) == ["bob Archery 1", "dan Archery 1"]
    expect(
        table,
        ann={"red": "Archery", "hand": "Coal, Banking"},
        bob={"hand": "Oars"},
        cid={"hand": "Physics"},
        dan={"hand": "Tools"},
    )


def test_a_partner_shares_but_alone_earns_no_free_draw() -> None:
    table = deal(
        "Writing",
        3,
        teams="ABAB",
        ann={"blue": "Writing"},
        bob={},
        cid={"blue": "Tools"},
        dan={},
        supply={1: "Oars", 2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"blue": "Writing", "hand": "Currency"},
        cid={"blue": "Tools", "hand": "Calendar"},
        supply={1: "Oars"},
    )


def test_an_opponent_who_shares_too_earns_the_free_draw() -> None:
    """Cid before dan: clockwise, partner or not."""
    table = deal(
        "Writing",
        3,
        teams="ABAB",
        ann={"blue": "Writing"},
        bob={},
        cid={"blue": "Tools"},
        dan={"purple": "Philosophy"},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking"},
    )
    assert happened(table, "draw") == ["cid draw Calendar", "dan draw Currency", "ann draw Mapmaking", "ann draw Oars"]


def test_a_partner_who_changes_something_does_not_do_it_for_an_opponent_who_does_not() -> None:
    """Bob declines, cid accepts: no free draw."""
    table = deal(
        "Philosophy",
        3,
        teams="ABAB",
        ann={"purple": "Philosophy"},
        bob={"blue": "Experimentation", "hand": "Coal"},
        cid={"purple": "Education", "hand": "Oars"},
        dan={},
        supply={2: "Calendar"},
    )
    play(table, "bob: pass", "cid: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"purple": "Philosophy"},
        bob={"blue": "Experimentation", "hand": "Coal"},
        cid={"purple": "Education", "score": "Oars"},
        supply={2: "Calendar"},
    )


def test_icons_of_partners_are_not_added_up() -> None:
    """Ann has two castles and cid three, bob has three: he is immune to ann and shares with her."""
    table = deal(
        "Archery",
        3,
        teams="ABAB",
        ann={"red": "Archery"},
        bob={"green": "The Wheel"},
        cid={"purple": "Mysticism"},
        dan={"red": "Oars"},
        supply={1: "Tools"},
    )
    assert executions(table) == []


# -- opponents and other players ---------------------------------------------------------------


def test_an_opponent_is_never_the_partner() -> None:
    """Rocketry: ann may choose between bob and dan, though cid has a score pile as well."""
    table = deal(
        "Rocketry",
        3,
        teams="ABAB",
        ann={"blue": "Rocketry"},
        bob={"score": "Oars"},
        cid={"score": "Tools"},
        dan={"score": "Sailing"},
    )
    assert asked(table) == "ann: bob, dan"


def test_the_partners_board_is_not_an_opponents() -> None:
    """Clothing scores a 1 for each color that no opponent has: cid's red does not matter, dan's blue does."""
    table = deal(
        "Clothing",
        3,
        teams="ABAB",
        ann={"green": "Clothing", "red": "Oars", "blue": "Tools"},
        bob={},
        cid={"red": "Archery"},
        dan={"blue": "Writing"},
        supply={1: "Sailing, Masonry, Pottery"},
    )
    assert happened(table, "score") == ["ann score Sailing", "ann score Masonry"]


def test_other_players_leave_the_partner_out() -> None:
    """Socialism takes the lowest cards of bob's and dan's hands alone."""
    table = deal(
        "Socialism",
        3,
        teams="ABAB",
        ann={"purple": "Socialism", "hand": "Mysticism"},
        bob={"hand": "Oars, Coal"},
        cid={"hand": "Tools"},
        dan={"hand": "Writing"},
    )
    play(table, "ann: yes")
    expect(
        table,
        ann={"purple": "Socialism, Mysticism", "hand": "Oars, Writing"},
        bob={"hand": "Coal"},
        cid={"hand": "Tools"},
    )


# -- achievements and victory --------------------------------------------------------------------


def test_six_achievements_together_win_for_both() -> None:
    """Ann's first is the sixth of the team; four of one player are not enough."""
    table = resting(
        teams="ABAB",
        ann={"blue": "Tools", "score": "Coal"},
        bob={"achievements": "Oars, Archery, Sailing", "specials": "Wonder"},
        cid={"achievements": "Calendar, Paper, Anatomy, Physics", "specials": "World"},
        dan={"achievements": "Clothing"},
        available="Writing",
    )
    play(table, "ann: achieve 1")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0, 2)
    assert reason(table) == "achievements"


def test_five_achievements_together_do_not_win() -> None:
    table = resting(
        teams="ABAB",
        ann={"blue": "Tools", "score": "Coal"},
        bob={},
        cid={"achievements": "Calendar, Paper, Anatomy", "specials": "World"},
        dan={},
        available="Writing",
    )
    play(table, "ann: achieve 1")
    assert table.game.outcome is None
    assert seen(table, "ann").needed == 6


def test_only_the_own_points_and_top_cards_count_for_an_achievement() -> None:
    table = resting(
        teams="ABAB",
        ann={"blue": "Tools", "score": "Gunpowder"},
        bob={},
        cid={"red": "Robotics", "score": "Software, Databases"},
        dan={},
        available="Writing, Calendar",
    )
    assert asked(table) == "ann: draw, dogma Tools"


def test_special_achievements_are_for_one_board_alone() -> None:
    """Ann and cid together show far more than twelve clocks."""
    table = resting(
        teams="ABAB",
        ann={"blue": "Software", "hand": "Fission"},
        bob={},
        cid={"green": "Databases", "purple": "The Internet"},
        dan={},
    )
    play(table, "ann: meld Fission")
    assert seen(table, None).specials == ("Empire", "Monument", "Universe", "Wonder", "World")


def end_by_score(*scores: str, **achievements: str) -> str:
    """Who wins when ann must draw beyond 10 and the four have these score piles."""
    names = ["ann", "bob", "cid", "dan"]
    players = {
        name: {"score": score, "achievements": achievements.get(name, "")}
        for name, score in zip(names, scores, strict=True)
    }
    players["ann"]["red"] = "Robotics"
    table = resting(3, teams="ABAB", **players)
    play(table, "ann: draw")
    assert table.game.outcome is not None
    assert reason(table) == "score"
    return ", ".join(names[seat] for seat in table.game.outcome.winners)


def test_at_the_end_the_points_of_partners_are_added_up() -> None:
    """Ann has the most points of all, yet bob and dan have more together."""
    assert end_by_score("Coal", "Gunpowder", "", "Calendar") == "bob, dan"
    assert end_by_score("Coal", "Calendar", "Tools", "Paper") == "ann, cid"


def test_equal_sums_are_decided_by_the_sum_of_achievements() -> None:
    assert end_by_score("Coal", "Calendar", "", "Paper", bob="Tools") == "bob, dan"
    assert end_by_score("Coal", "Calendar", "", "Paper", bob="Tools", ann="Writing", cid="Oars") == "ann, cid"
    assert end_by_score("Coal", "Calendar", "", "Paper", bob="Tools", cid="Oars") == "ann, bob, cid, dan"


def test_a_card_that_makes_a_player_win_makes_the_team_win() -> None:
    table = deal(
        "Self Service",
        3,
        teams="ABAB",
        ann={"green": "Self Service", "achievements": "Oars"},
        bob={},
        cid={},
        dan={},
    )
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0, 2)


def test_a_tie_with_the_partner_does_not_block_a_win() -> None:
    """A.I.: ann after her 10 and cid have ten points each, bob and dan more; a tie with dan would block."""
    cards = {"purple": "A.I.", "red": "Robotics", "blue": "Software"}
    for dan, winners in (("Coal, Canning", (0, 2)), ("Gunpowder, Canning", None)):
        table = deal(
            "A.I.",
            3,
            teams="ABAB",
            ann=cards,
            bob={"score": "Services, Fission"},
            cid={"score": "Globalization"},
            dan={"score": dan},
            supply={10: "Databases, Stem Cells"},
        )
        outcome = table.game.outcome
        assert (outcome and outcome.winners) == winners


# -- seats and secrets ------------------------------------------------------------------------------


def test_turns_alternate_between_the_teams() -> None:
    table = resting(
        teams="ABAB",
        actions=1,
        ann={"red": "Oars"},
        bob={"blue": "Tools"},
        cid={"green": "Sailing"},
        dan={"blue": "Writing"},
        supply={1: "Pottery, Clothing, Masonry, Mysticism"},
    )
    play(table, "ann: draw", "bob: draw", "bob: dogma Tools", "bob: pass", "cid: draw")
    assert asked(table).startswith("cid: ")


def test_partners_do_not_see_each_others_cards() -> None:
    table = resting(teams="ABAB", ann={"red": "Oars"}, bob={}, cid={"hand": "Coal", "score": "Paper"}, dan={})
    partner = seen(table, "ann").to_json()["players"][2]
    assert (partner["hand"], partner["score"]) == ([{"value": 5}], [{"value": 3}])
