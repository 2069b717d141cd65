"""The five special achievements: the edge of each condition, and what counts for Monument."""

from typing import Any

import pytest

from rules.tables import happened, icons, in_both_editions, resting, seen
from scenario import Scenario, deal, expect, play
from splay.position.terms import CASTLE, CLOCK, CROWN, FACTORY, ICONS, LEAF, LIGHTBULB, PERSON

SIX = ICONS[:PERSON]
"""The icons of the older editions."""

# Three of each icon but the leaf; Agriculture brings three leaves.
NEARLY_EMPIRE = {
    "red": "Coal",
    "green": "The Wheel",
    "blue": "up: Quantum Theory, Translation",
    "purple": "Philosophy",
    "hand": "Agriculture",
}
# Ten clocks; Databases brings two more, for it covers Bicycle, whose clock is then hidden.
NEARLY_WORLD = {
    "red": "Fission",
    "green": "left: Bicycle, Satellites",
    "blue": "Software",
    "purple": "The Internet",
    "hand": "Databases",
}
# Four top cards of value 8; Antibiotics is the fifth.
NEARLY_UNIVERSE = {
    "red": "Mobility",
    "green": "Corporations",
    "blue": "Quantum Theory",
    "purple": "Empiricism",
    "hand": "Antibiotics",
}
# Four colors splayed right or up; Flight can splay red up.
NEARLY_WONDER = {
    "red": "Flight, Oars",
    "yellow": "right: Canning, Agriculture",
    "green": "up: Paper, Sailing",
    "blue": "right: Chemistry, Tools",
    "purple": "up: Reformation, Philosophy",
}


def specials(table: Scenario, who: str = "ann") -> list[str]:
    """The special achievements this player owns."""
    return list(seen(table, None).players[table.names.index(who)].specials)


# -- Empire ------------------------------------------------------------------------------


@in_both_editions
def test_empire_for_three_of_each_icon(edition: int) -> None:
    table = resting(edition, ann=NEARLY_EMPIRE, bob={})
    assert specials(table) == []
    play(table, "ann: meld Agriculture")
    assert [icons(table, "ann", icon) for icon in SIX] == [3] * 6
    assert specials(table) == ["Empire"]
    assert "Empire" not in seen(table, "bob").specials


@in_both_editions
@pytest.mark.parametrize(
    ("icon", "board"),
    [
        (LEAF, {"hand": "Fermenting"}),
        (CROWN, {"green": "up: The Wheel, Mapmaking", "blue": "Quantum Theory"}),
        (LIGHTBULB, {"purple": "Astronomy"}),
        (CASTLE, {"green": "Mapmaking", "red": "up: Coal, Oars"}),
        (FACTORY, {"red": "Industrialization"}),
        (CLOCK, {"blue": "up: Bioengineering, Translation"}),
    ],
)
def test_no_empire_for_two_of_one_icon(edition: int, icon: int, board: dict[str, str]) -> None:
    table = resting(edition, ann=NEARLY_EMPIRE | board, bob={})
    play(table, f"ann: meld {board.get('hand', 'Agriculture')}")
    assert min(icons(table, "ann", other) for other in SIX if other != icon) == 3
    assert icons(table, "ann", icon) == 2
    assert specials(table) == []


# -- World -------------------------------------------------------------------------------


@in_both_editions
def test_world_for_twelve_clocks(edition: int) -> None:
    table = resting(edition, ann=NEARLY_WORLD, bob={})
    assert icons(table, "ann", CLOCK) == 10
    play(table, "ann: meld Databases")
    assert icons(table, "ann", CLOCK) == 12
    assert specials(table) == ["World"]


@in_both_editions
def test_no_world_for_eleven_clocks(edition: int) -> None:
    table = resting(edition, ann=NEARLY_WORLD | {"purple": "A.I."}, bob={})
    play(table, "ann: meld Databases")
    assert icons(table, "ann", CLOCK) == 11
    assert specials(table) == []


def test_no_world_for_twelve_of_another_icon() -> None:
    table = resting(
        ann={"red": "Optics", "green": "Navigation", "blue": "Translation", "hand": "Enterprise"},
        bob={},
    )
    play(table, "ann: meld Enterprise")
    assert icons(table, "ann", CROWN) == 12
    assert specials(table) == []


# -- Universe ----------------------------------------------------------------------------


@in_both_editions
def test_universe_for_five_top_cards_of_value_8(edition: int) -> None:
    table = resting(edition, ann=NEARLY_UNIVERSE, bob={})
    play(table, "ann: meld Antibiotics")
    assert specials(table) == ["Universe"]


@in_both_editions
@pytest.mark.parametrize(
    "board",
    [
        {"hand": "Sanitation"},  # a 7
        {"red": "Explosives, Fission"},  # a 7 covers the 9
        {"green": ""},  # four colors
    ],
)
def test_no_universe_with_less(edition: int, board: dict[str, str]) -> None:
    table = resting(edition, ann=NEARLY_UNIVERSE | board, bob={})
    play(table, f"ann: meld {board.get('hand', 'Antibiotics')}")
    assert specials(table) == []


@in_both_editions
def test_universe_when_a_low_card_leaves(edition: int) -> None:
    """Robotics scores the 1 that lies on an 8, then melds a 10."""
    table = deal(
        "Robotics",
        edition,
        ann=NEARLY_UNIVERSE
        | {"red": "Robotics", "yellow": "Antibiotics", "green": "Sailing, Corporations", "hand": ""},
        bob={},
        supply={10: "Databases"},
    )
    assert happened(table, "score", "claim", "meld") == [
        "ann score Sailing",
        "ann claim Universe",
        "ann meld Databases",
    ]


# -- Wonder ------------------------------------------------------------------------------


@in_both_editions
def test_wonder_for_five_colors_splayed_right_or_up(edition: int) -> None:
    table = deal("Flight", edition, ann=NEARLY_WONDER, bob={})
    assert specials(table) == []
    play(table, "ann: red  (of red, pass)")
    assert specials(table) == ["Wonder"]


@in_both_editions
@pytest.mark.parametrize("yellow", ["left: Canning, Agriculture", "Canning, Agriculture", "Canning", ""])
def test_no_wonder_with_a_color_splayed_left_or_not_at_all(edition: int, yellow: str) -> None:
    table = deal("Flight", edition, ann=NEARLY_WONDER | {"yellow": yellow}, bob={})
    play(table, "ann: red")
    assert specials(table) == []


# -- Monument ----------------------------------------------------------------------------


def stem_cells(edition: int, hand: str, **counts: int) -> Scenario:
    """Ann scores her whole hand with Stem Cells."""
    ann: dict[str, Any] = {"yellow": "Stem Cells", "hand": hand, **counts}
    table = deal("Stem Cells", edition, ann=ann, bob={})
    play(table, "ann: yes")
    return table


@in_both_editions
def test_monument_for_six_cards_scored(edition: int) -> None:
    assert specials(stem_cells(edition, "Oars, Tools, Writing, Sailing, Pottery, Archery")) == ["Monument"]
    assert specials(stem_cells(edition, "Oars, Tools, Writing, Sailing, Pottery")) == []


@in_both_editions
def test_monument_for_six_cards_tucked(edition: int) -> None:
    """Drawn and tucked ones count: Coal is the fifth or the sixth."""
    for tucked, owned in ((4, []), (5, ["Monument"])):
        table = deal("Coal", edition, ann={"red": "Coal", "tucked": tucked}, bob={}, supply={5: "Banking"})
        play(table, "ann: pass")
        assert specials(table) == owned


@in_both_editions
def test_drawn_and_scored_cards_count_for_monument(edition: int) -> None:
    table = deal("Machine Tools", edition, ann={"red": "Machine Tools", "scored": 5}, bob={}, supply={1: "Oars"})
    assert specials(table) == ["Monument"]


@in_both_editions
def test_tucked_and_scored_cards_are_not_added_up(edition: int) -> None:
    """Three tucked and three scored; and even five and five."""
    table = deal(
        "Suburbia",
        edition,
        ann={"yellow": "Suburbia", "hand": "Oars, Tools, Sailing"},
        bob={},
        supply={1: "Writing, Pottery, Archery"},
    )
    play(table, "ann: Oars", "ann: Tools", "ann: Sailing")
    assert (table.game.state.players[0].tucked, table.game.state.players[0].scored) == (3, 3)
    assert specials(table) == []
    assert specials(stem_cells(edition, "Oars", tucked=5, scored=4)) == []
    table = resting(edition, ann=NEARLY_UNIVERSE | {"tucked": 5, "scored": 5}, bob={})
    play(table, "ann: meld Antibiotics")
    assert specials(table) == ["Universe"]


@in_both_editions
def test_cards_of_several_actions_of_one_turn_count_together(edition: int) -> None:
    table = deal(
        "Machine Tools",
        edition,
        ann={"red": "Machine Tools", "scored": 4},
        bob={"blue": "Tools"},
        supply={1: "Oars, Sailing"},
    )
    assert specials(table) == []
    play(table, "ann: dogma Machine Tools")
    assert specials(table) == ["Monument"]


@in_both_editions
def test_transferred_cards_do_not_count_for_monument(edition: int) -> None:
    """Ann has scored five cards this turn; what bob gives to her score pile is no sixth."""
    table = deal("Navigation", edition, ann={"green": "Navigation", "scored": 5}, bob={"score": "Calendar"})
    expect(table, ann={"green": "Navigation", "score": "Calendar"})
    assert seen(table, None).players[0].scored == 5


@in_both_editions
def test_exchanged_cards_do_not_count_for_monument(edition: int) -> None:
    table = deal("Bicycle", edition, ann={"green": "Bicycle", "hand": "Oars", "scored": 5}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Oars"})
    assert seen(table, None).players[0].scored == 5


@in_both_editions
def test_melded_and_returned_cards_do_not_count_for_monument(edition: int) -> None:
    table = resting(edition, ann={"blue": "Tools", "hand": "Oars", "scored": 5, "tucked": 5}, bob={})
    play(table, "ann: meld Oars")
    expect(table, ann={"blue": "Tools", "red": "Oars"})
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity", "blue": "Tools", "scored": 5, "tucked": 5},
        bob={},
        supply={8: "Mobility"},
    )
    expect(table, ann={"green": "Electricity", "hand": "Mobility"}, supply={1: "Tools"})


@in_both_editions
def test_the_counts_of_all_begin_anew_with_each_turn(edition: int) -> None:
    """Ann has scored five and bob has tucked five on ann's turn; on bob's turn both score a first card."""
    table = resting(
        edition,
        actions=1,
        ann={"red": "Coal", "scored": 5},
        bob={"red": "Machine Tools", "tucked": 5, "scored": 5},
        supply={1: "Oars, Tools, Sailing", 5: "Banking", 6: "Canning"},
    )
    play(table, "ann: draw", "bob: dogma Machine Tools")
    assert happened(table, "score") == ["ann score Oars", "bob score Tools"]
    assert [player.scored for player in table.game.state.players] == [1, 1]
    assert [player.tucked for player in table.game.state.players] == [0, 0]
    assert seen(table, None).specials == ("Empire", "Monument", "Universe", "Wonder", "World")
