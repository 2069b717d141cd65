"""How a game is won: by achievements, by points, by a card."""

import pytest

from rules.tables import executions, in_both_editions, reason, resting, seen
from scenario import asked, deal, expect, play
from splay.errors import GameOver

FIVE = "Oars, Calendar, Paper, Anatomy, Physics"

# -- by achievements ----------------------------------------------------------------------


@in_both_editions
@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_achievements_needed(edition: int, players: int, needed: int) -> None:
    """One fewer than needed is no victory yet."""
    owned = ["Calendar", "Paper", "Anatomy", "Physics"][: needed - 2]
    ann = {"blue": "Mathematics", "score": "Software", "achievements": ", ".join(owned)}
    others: dict[str, dict[str, str]] = {name: {} for name in ["bob", "cid", "dan"][: players - 1]}
    table = resting(edition, ann=ann, available="Writing, Currency", **others)
    play(table, "ann: achieve 2")
    assert table.game.outcome is None
    play(table, "ann: achieve 1")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)
    assert reason(table) == "achievements"


@in_both_editions
def test_special_achievements_count_like_the_others(edition: int) -> None:
    table = resting(
        edition,
        ann={"blue": "Tools", "score": "Coal", "achievements": "Calendar, Paper", "specials": "Empire, World, Wonder"},
        bob={},
        available="Writing",
    )
    play(table, "ann: achieve 1")
    assert reason(table) == "achievements"
    assert asked(table) == ""


@in_both_editions
def test_victory_by_achievements_is_immediate(edition: int) -> None:
    """The first tuck is the sixth of the turn: Monument, the sixth achievement; no second tuck, nothing scored."""
    table = deal(
        "Suburbia",
        edition,
        ann={"yellow": "Suburbia", "hand": "Masonry, Tools", "achievements": FIVE, "tucked": 5},
        bob={"score": "Software"},
        supply={1: "Sailing, Archery"},
    )
    play(table, "ann: Masonry  (of Masonry, Tools, pass)")
    expect(
        table,
        winner="ann",
        ann={"yellow": "Suburbia, Masonry", "hand": "Tools", "achievements": FIVE, "specials": "Monument"},
        bob={"score": "Software"},
        supply={1: "Sailing, Archery"},
    )


@in_both_editions
def test_a_player_can_win_on_anothers_turn(edition: int) -> None:
    """Bob scores his sixth card while sharing; ann does not carry the effect out any more."""
    table = deal(
        "Machine Tools",
        edition,
        ann={"red": "Machine Tools"},
        bob={"red": "Coal", "achievements": FIVE, "scored": 5},
        supply={1: "Sailing, Archery"},
    )
    expect(
        table,
        winner="bob",
        ann={"red": "Machine Tools"},
        bob={"red": "Coal", "achievements": FIVE, "score": "Sailing", "specials": "Monument"},
        supply={1: "Archery"},
    )


@in_both_editions
def test_points_do_not_matter_for_a_victory_by_achievements(edition: int) -> None:
    table = resting(
        edition,
        ann={"blue": "Tools", "score": "Coal", "achievements": FIVE},
        bob={"score": "Software, Databases"},
        available="Writing",
    )
    play(table, "ann: achieve 1")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)


@in_both_editions
def test_two_who_reach_the_number_with_one_card_and_the_one_whose_turn_it_is_wins(edition: int) -> None:
    """Databases makes Universe and World for ann and uncovers Empire for bob; both have five."""
    table = deal(
        "Skyscrapers",
        edition,
        ann={
            "red": "Fission",
            "yellow": "Skyscrapers",
            "green": "left: Bicycle, Satellites",
            "blue": "Software",
            "purple": "The Internet",
            "achievements": FIVE,
        },
        bob={
            "red": "up: Construction, Explosives",
            "yellow": "Antibiotics",
            "green": "Databases, Navigation",
            "blue": "Rocketry",
            "purple": "Empiricism",
            "achievements": "Tools, Currency, Translation, Invention, Banking",
        },
    )
    play(table, "bob: Databases  (of Databases, Rocketry)")
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)
    assert seen(table, None).players[1].specials == ()


def test_nothing_can_be_picked_after_the_end() -> None:
    table = resting(ann={"blue": "Tools", "score": "Coal", "achievements": FIVE}, bob={}, available="Writing")
    play(table, "ann: achieve 1")
    with pytest.raises(GameOver, match="the game is over"):
        table.pick("draw")


# -- by points ------------------------------------------------------------------------------


@in_both_editions
@pytest.mark.parametrize(
    ("ann", "bob", "cid", "winners"),
    [
        ({"score": "Oars"}, {"score": "Calendar"}, {}, "bob"),
        ({"score": "Oars", "achievements": "Paper, Anatomy, Physics"}, {"score": "Calendar"}, {}, "bob"),
        ({"score": "Oars, Tools"}, {"score": "Calendar"}, {"achievements": "Paper"}, "ann, bob"),
        (
            {"score": "Oars, Tools"},
            {"score": "Calendar", "achievements": "Paper"},
            {"achievements": "Coal, Physics"},
            "bob",
        ),
        ({"score": "Oars, Tools", "specials": "World"}, {"score": "Calendar", "achievements": "Paper"}, {}, "ann, bob"),
        (
            {"score": "Oars, Tools", "specials": "World, Wonder"},
            {"score": "Calendar", "achievements": "Paper"},
            {},
            "ann",
        ),
        ({}, {}, {}, "ann, bob, cid"),
        ({"score": "Oars"}, {"score": "Tools"}, {"score": "Sailing"}, "ann, bob, cid"),
    ],
)
def test_most_points_then_most_achievements_then_shared(
    edition: int, ann: dict[str, str], bob: dict[str, str], cid: dict[str, str], winners: str
) -> None:
    """A card above 10 has to be drawn."""
    table = resting(edition, ann={"red": "Robotics"} | ann, bob=bob, cid=cid)
    play(table, "ann: draw")
    expect(table, winner=winners, ann={"red": "Robotics"} | ann, bob=bob, cid=cid)
    assert reason(table) == "score"


@in_both_editions
def test_cards_in_hand_and_on_boards_are_no_points(edition: int) -> None:
    table = resting(edition, ann={"red": "Robotics", "hand": "Software, Databases"}, bob={"score": "Oars"})
    play(table, "ann: draw")
    expect(table, winner="bob", ann={"red": "Robotics", "hand": "Software, Databases"}, bob={"score": "Oars"})


# -- by a card --------------------------------------------------------------------------------


@in_both_editions
def test_a_card_can_say_who_wins(edition: int) -> None:
    """Self Service: more achievements than anybody else; neither points nor the number needed matter."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "achievements": "Oars"},
        bob={"score": "Software"},
        cid={"score": "Databases"},
    )
    expect(
        table,
        winner="ann",
        ann={"green": "Self Service", "achievements": "Oars"},
        bob={"score": "Software"},
        cid={"score": "Databases"},
    )
    assert table.game.outcome is not None
    assert (reason(table), table.game.outcome.card) == ("card", "Self Service")


@in_both_editions
def test_a_sharer_wins_before_the_owner_acts(edition: int) -> None:
    """Ann would have the most points after her own 6, but bob's run of the effect comes first."""
    table = deal(
        "Globalization",
        edition,
        ann={"yellow": "Globalization", "score": "Coal"},
        bob={"red": "Explosives", "score": "Tools, Sailing"},
        supply={6: "Canning, Democracy"},
    )
    expect(
        table,
        winner="bob",
        ann={"yellow": "Globalization", "score": "Coal"},
        bob={"red": "Explosives", "score": "Tools, Sailing, Canning"},
        supply={6: "Democracy"},
    )


@in_both_editions
def test_a_card_can_make_another_player_win(edition: int) -> None:
    """A.I.: the fewest points win, and those are bob's."""
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software"},
        bob={"score": "Oars"},
        cid={"score": "Coal"},
        supply={10: "Databases, Globalization"},
    )
    expect(
        table,
        winner="bob",
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Databases"},
        bob={"score": "Oars"},
        cid={"score": "Coal"},
        supply={10: "Globalization"},
    )


@in_both_editions
def test_a_tie_for_the_most_makes_nobody_win(edition: int) -> None:
    """Ann and bob have seven points each after her 6: the game goes on."""
    table = deal(
        "Globalization",
        edition,
        ann={"yellow": "Globalization", "score": "Oars"},
        bob={"score": "Bicycle"},
        supply={6: "Canning"},
    )
    expect(table, ann={"yellow": "Globalization", "score": "Oars, Canning"}, bob={"score": "Bicycle"}, supply={6: ""})


@in_both_editions
def test_a_tie_for_the_fewest_makes_nobody_win(edition: int) -> None:
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software"},
        bob={},
        cid={},
        supply={10: "Databases, Globalization"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Databases"},
        supply={10: "Globalization"},
    )


@in_both_editions
def test_a_tie_for_achievements_makes_nobody_win(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "achievements": "Oars"},
        bob={"specials": "World"},
    )
    expect(table, ann={"green": "Self Service", "achievements": "Oars"}, bob={"specials": "World"})


@in_both_editions
def test_a_card_carried_out_inside_another_can_win(edition: int) -> None:
    """Self Service runs Globalization; the second effect of Self Service is not reached."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "yellow": "Globalization"},
        bob={"achievements": "Oars"},
        supply={6: "Canning"},
    )
    expect(
        table,
        winner="ann",
        ann={"green": "Self Service", "yellow": "Globalization", "score": "Canning"},
        bob={"achievements": "Oars"},
    )
    assert table.game.outcome is not None
    assert table.game.outcome.card == "Globalization"
    assert executions(table) == ["ann Self Service 1", "ann Globalization 2"]
