"""How a game of edition 4 is won: by achievements at the end of an action, by points, by a card."""

from typing import Any

import pytest

from rules.edition4 import counts, resting, specials, winners
from rules.tables import happened, reason, seen
from scenario import Scenario, deal, expect, play
from splay import Game, Record
from splay.arena import series
from splay.arena.play import play_many

FIVE = "Tools, Currency, Paper, Anatomy, Physics"
# Bob melds Mapmaking, his fourth demand: Monument.  Cid melds Databases: Universe and World.
MONUMENT = {"blue": "Writing", "red": "Oars", "yellow": "Medicine", "purple": "City States", "hand": "Sailing"}
TWO_SPECIALS = {
    "red": "Fission",
    "yellow": "Antibiotics",
    "green": "up: Bicycle, Satellites",
    "blue": "Quantum Theory",
    "purple": "A.I.",
    "hand": "Services",
}


def mathematics(ann: dict[str, Any], bob: dict[str, Any], cid: dict[str, Any], *lines: str) -> Scenario:
    """Ann activates Mathematics, which bob and cid share; five achievements win."""
    table = deal(
        "Mathematics",
        4,
        ann={"blue": "Mathematics"} | ann,
        bob=bob,
        cid=cid,
        supply={2: "Mapmaking, Road Building", 3: "Education", 10: "Databases"},
    )
    play(table, *lines)
    return table


# -- by achievements, at the end of the action --------------------------------------------------


def test_an_action_is_finished_before_achievements_win() -> None:
    """Masonry gives ann her sixth; her free draw still comes, and then she has won."""
    table = deal(
        "Masonry",
        4,
        ann={"yellow": "Masonry", "red": "Coal, Oars, Archery", "achievements": FIVE},
        bob={"green": "The Wheel", "hand": "Construction"},
        supply={5: "Banking"},
    )
    play(table, "bob: Construction")
    assert happened(table, "claim", "bonus", "draw", "win") == [
        "ann claim Monument",
        "ann bonus ",
        "ann draw Banking",
        "ann win achievements",
    ]


def test_the_second_action_of_the_turn_is_not_needed() -> None:
    table = resting(ann={"blue": "Writing", "score": "Coal", "achievements": FIVE}, bob={}, available="Sailing")
    play(table, "ann: achieve 1")
    assert (winners(table), table.game.decision) == ("ann by achievements", None)


def test_a_player_can_win_at_the_end_of_anothers_action() -> None:
    table = mathematics({}, {**MONUMENT, "achievements": "Paper, Anatomy, Physics, Banking"}, {}, "bob: Sailing")
    assert winners(table) == "bob by achievements"


def test_special_achievements_are_tested_before_victory() -> None:
    """Cid comes from three to five by two special achievements, and has won."""
    table = mathematics(
        {},
        {},
        {**TWO_SPECIALS, "achievements": "Paper, Anatomy, Physics"},
        "cid: Services  (of Services, pass)",
    )
    assert happened(table, "claim", "win") == ["cid claim Universe", "cid claim World", "cid win achievements"]


def test_the_most_achievements_win() -> None:
    """Bob has five, cid six; that bob comes first does not help him."""
    table = mathematics(
        {},
        {**MONUMENT, "achievements": "Paper, Anatomy, Banking, Optics"},
        {**TWO_SPECIALS, "achievements": "Physics, Invention, Pottery, Calendar"},
        "bob: Sailing",
        "cid: Services",
    )
    assert counts(table) == [0, 5, 6]
    assert winners(table) == "cid by achievements"


def test_equal_numbers_and_the_first_from_the_left_of_the_active_player_wins() -> None:
    table = mathematics(
        {},
        {**MONUMENT, "achievements": "Paper, Anatomy, Banking, Optics"},
        {**TWO_SPECIALS, "achievements": "Physics, Invention, Pottery"},
        "bob: Sailing",
        "cid: Services",
    )
    assert counts(table) == [0, 5, 5]
    assert winners(table) == "bob by achievements"


def test_equal_numbers_and_the_active_player_comes_last() -> None:
    """Ann has her fifth by Monument, cid by Universe and World."""
    table = mathematics(
        {
            "red": "Oars",
            "yellow": "Machinery",
            "purple": "Monotheism",
            "hand": "Writing",
            "achievements": "Paper, Anatomy, Banking, Optics",
        },
        {},
        {**TWO_SPECIALS, "achievements": "Physics, Invention, Pottery"},
        "cid: Services",
        "ann: Writing",
    )
    assert counts(table) == [5, 0, 5]
    assert winners(table) == "cid by achievements"


def test_points_do_not_matter_for_a_victory_by_achievements() -> None:
    table = resting(
        ann={"blue": "Writing", "score": "Coal", "achievements": FIVE},
        bob={"score": "Software, Databases, Fusion"},
        available="Sailing",
    )
    play(table, "ann: achieve 1")
    assert winners(table) == "ann by achievements"


def test_the_number_is_not_final_if_the_action_goes_on_to_a_draw_above_11() -> None:
    """Ann has her sixth by Masonry, but her free draw ends the game, and bob has more points."""
    table = deal(
        "Masonry",
        4,
        ann={"yellow": "Masonry", "red": "Fusion, Oars, Coal", "achievements": FIVE},
        bob={"green": "The Wheel", "hand": "Construction", "score": "Sailing"},
    )
    play(table, "bob: Construction")
    assert specials(table, "ann") == "Monument"
    assert winners(table) == "bob by score"


# -- by points -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ann", "bob", "cid", "who"),
    [
        ({"score": "Oars"}, {"score": "Calendar"}, {}, "bob"),
        ({"score": "Oars", "achievements": "Paper, Anatomy, Physics"}, {"score": "Calendar"}, {}, "bob"),
        (
            {"score": "Oars, Tools"},
            {"score": "Calendar", "achievements": "Paper"},
            {"specials": "Empire, World"},
            "bob",
        ),
        ({"score": "Oars, Tools", "specials": "World"}, {"score": "Calendar", "achievements": "Paper"}, {}, "nobody"),
        ({"score": "Oars, Tools"}, {"score": "Calendar"}, {"achievements": "Paper"}, "nobody"),
        ({}, {}, {}, "nobody"),
    ],
)
def test_most_points_then_most_achievements_then_the_game_is_drawn(
    ann: dict[str, str], bob: dict[str, str], cid: dict[str, str], who: str
) -> None:
    table = resting(ann={"red": "Robotics"} | ann, bob=bob, cid=cid)
    play(table, "ann: draw")
    expect(table, winner=who, ann={"red": "Robotics"} | ann, bob=bob, cid=cid)
    assert reason(table) == "score"


def drawn() -> Scenario:
    """A game that has just been drawn."""
    table = resting(ann={"red": "Robotics", "hand": "Oars"}, bob={})
    play(table, "ann: draw")
    return table


def test_a_drawn_game_has_no_winner_for_anybody_who_looks() -> None:
    table = drawn()
    for who in ("ann", "bob", None):
        outcome = seen(table, who).outcome
        assert outcome is not None
        assert outcome.to_json() == {"winners": [], "reason": "score", "card": None}
    assert happened(table, "win")
    assert table.events[-1].whose is None


def test_the_record_of_a_drawn_game_says_nobody() -> None:
    table = drawn()
    text = str(Record.of(table.game))
    assert text.endswith("ann: draw\nresult: nobody by score\n")
    assert Record.parse(text).replay().outcome == table.game.outcome
    with pytest.raises(ValueError, match="the result is 'nobody by score', not 'ann by score'"):
        Record.parse(text.replace("nobody by", "ann by")).replay()


def test_a_drawn_game_can_be_saved() -> None:
    table = drawn()
    assert Game.load(table.game.save()).outcome == table.game.outcome


def test_a_drawn_game_between_bots_is_nobodys_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    position = resting(ann={"red": "Robotics"}, bob={"red": "Astrogeology"}).game.save()
    monkeypatch.setattr(Game, "start", lambda *_, **__: Game.load(position))
    monkeypatch.setattr(series, "make_bot", lambda *_: Drawer())
    summary = play_many(series.Series.rotating(4, ["random"], 2, seed=1), 3)
    assert (summary.games, summary.unfinished, dict(summary.wins)) == (3, 0, {})
    assert summary.reasons == {"score": 3}


class Drawer:
    """A bot that draws."""

    def choose(self, *_: object) -> str:
        return "draw"


# -- by a card ------------------------------------------------------------------------------------


def test_a_card_that_says_who_wins_ends_the_game_at_once() -> None:
    """All draw before anybody wins: eight cards each, and bob, who shares, is tested before ann."""
    table = deal(
        "Astrogeology",
        4,
        ann={"red": "Astrogeology", "hand": "Oars, Archery, Construction, Calendar, Optics, Coal, Canning"},
        bob={"red": "Explosives", "hand": "Tools, Writing, Sailing, Mysticism, Pottery, Masonry, Clothing"},
        supply={11: "Fusion, Escapism"},
    )
    assert winners(table) == "bob by Astrogeology"
    assert happened(table, "draw", "win") == ["bob draw Fusion", "ann draw Escapism", "bob win card"]


def test_a_card_carried_out_within_another_can_win() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={
            "yellow": "Near-Field Comm",
            "red": "aslant: Coal, Oars, Archery, Optics, Construction",
            "score": "Solar Sailing",
        },
        bob={"red": "Gunpowder"},
        supply={11: "Fusion"},
    )
    assert winners(table) == "ann by Solar Sailing"


@pytest.mark.parametrize(
    ("bob", "who"), [("Fusion", ""), ("Software", "ann by Globalization"), ("", "ann by Globalization")]
)
def test_the_single_player_with_the_most_must_not_be_tied(bob: str, who: str) -> None:
    """Ann has eleven points; a tie makes that part do nothing, and the game goes on."""
    table = deal(
        "Globalization",
        4,
        ann={"yellow": "Globalization", "score": "Escapism"},
        bob={"score": bob},
        supply={11: "Hypersonics"},
    )
    assert winners(table) == who


def test_none_is_twice_as_many_as_none() -> None:
    """Self Service with no achievement on either side."""
    table = deal("Self Service", 4, ann={"green": "Self Service"}, bob={})
    assert winners(table) == "ann by Self Service"
