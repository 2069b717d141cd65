"""Two players meet conditions of special achievements by one and the same change: whose turn it is, then clockwise."""

import pytest

from rules.tables import changed, happened, in_both_editions, reason, resting, seen
from scenario import Scenario, deal, expect, play

# Mobility goes from one board to the other.  The giver loses one clock and uncovers three of Fission,
# the receiver gains one: both have twelve then.
GIVER = {
    "red": "Mobility, Fission",
    "yellow": "Masonry",
    "blue": "up: Computers, Bioengineering, Publications",
    "purple": "up: Railroad, Lighting, A.I.",
}
RECEIVER = {"blue": "up: Quantum Theory, Rocketry", "green": "up: Satellites, Databases"}

# Mass Media goes from one board to the other.  It is the fifth top card of value 8 of whoever takes it;
# beneath it lies Navigation, which completes three of each icon for whoever gives it.
TAKER = {
    "red": "up: Fission, Gunpowder, Oars, Industrialization",
    "yellow": "Skyscrapers",
    "blue": "up: Software, Translation, Printing Press, Mathematics",
    "purple": "up: Empiricism, Societies, Democracy, Enterprise",
}
LOSER = {
    "red": "up: Construction, Metalworking, Coal",
    "yellow": "right: Ecology, Vaccination",
    "green": "Mass Media, Navigation, Clothing",
    "blue": "right: Physics, Bioengineering",
    "purple": "up: Mysticism, The Internet, Monotheism, Specialization",
}
FIVE = "Agriculture, Calendar, Alchemy, Anatomy, Banking"
FOUR = "Canning, Bicycle, Antibiotics, Composites"


def mobility_moves(table: Scenario) -> list[str]:
    """Who claimed what at the moment Mobility moved."""
    events = happened(table, "transfer", "claim")
    moved = next(place for place, event in enumerate(events) if event.endswith("Mobility"))
    assert not any("claim" in event for event in events[:moved])
    return [event for event in events[moved:] if "claim" in event]


# -- one condition, two players ----------------------------------------------------------


@in_both_editions
def test_the_active_player_comes_first_when_the_card_arrives(edition: int) -> None:
    table = deal("Skyscrapers", edition, ann=RECEIVER | {"yellow": "Skyscrapers"}, bob=GIVER)
    play(table, "bob: Mobility  (of Mobility, Computers, Railroad)")
    assert mobility_moves(table) == ["ann claim World"]


@in_both_editions
def test_the_active_player_comes_first_when_the_card_leaves(edition: int) -> None:
    table = deal("Compass", edition, ann=GIVER | {"green": "Compass"}, bob=RECEIVER)
    play(table, "bob: Mobility  (of Mobility, Masonry, Computers, Railroad)")
    assert mobility_moves(table) == ["ann claim World"]


@in_both_editions
@pytest.mark.parametrize(("giver", "receiver"), [("ann", "cid"), ("cid", "ann")])
def test_then_whoever_sits_next_clockwise(edition: int, giver: str, receiver: str) -> None:
    """It is bob's turn; cid is on his left, ann after cid.  The one who shares Road Building gives Mobility away."""
    hand = {"hand": "Domestication, Agriculture"}
    players = {giver: GIVER | hand, receiver: RECEIVER, "bob": {"red": "Road Building"}}
    table = changed(resting(edition, **{name: players[name] for name in ("ann", "bob", "cid")}), active=1)
    play(
        table,
        "bob: dogma Road Building",
        f"{giver}: Domestication",
        f"{giver}: Agriculture",
        f"{giver}: {receiver}",
    )
    assert mobility_moves(table) == ["cid claim World"]


@in_both_editions
def test_nobody_comes_first_who_does_not_meet_the_condition(edition: int) -> None:
    """With less on the board, ann has eleven clocks after the move, or bob has nine."""
    ann = GIVER | {"green": "Compass"}
    poorer_ann = ann | {"blue": "up: Computers, Bioengineering"}
    poorer_bob = RECEIVER | {"green": "Satellites"}
    for one, other, owner in ((poorer_ann, RECEIVER, "bob"), (ann, poorer_bob, "ann")):
        table = deal("Compass", edition, ann=one, bob=other)
        play(table, "bob: Mobility")
        assert mobility_moves(table) == [f"{owner} claim World"]


# -- two conditions, two players ---------------------------------------------------------


@in_both_editions
@pytest.mark.parametrize("order", [("ann", "bob"), ("bob", "ann")])
def test_each_player_earns_the_own_achievement_the_active_player_first(edition: int, order: tuple[str, str]) -> None:
    players = {"ann": TAKER, "bob": LOSER}
    table = changed(resting(edition, **{name: players[name] for name in order}), active=order.index("ann"))
    play(table, "ann: dogma Skyscrapers")
    assert happened(table, "transfer", "claim", "score") == [
        "bob transfer Mass Media",
        "ann claim Universe",
        "bob claim Empire",
        "bob score Navigation",
    ]


@in_both_editions
@pytest.mark.parametrize("order", [("ann", "bob"), ("bob", "ann")])
def test_the_active_player_wins_though_the_other_has_earned_a_sixth_achievement_too(
    edition: int, order: tuple[str, str]
) -> None:
    players = {"ann": TAKER | {"achievements": FIVE}, "bob": LOSER | {"achievements": FOUR, "specials": "Monument"}}
    table = changed(resting(edition, **{name: players[name] for name in order}), active=order.index("ann"))
    play(table, "ann: dogma Skyscrapers")
    assert reason(table) == "achievements"
    assert seen(table, None).specials == ("Empire", "Wonder", "World")
    expect(
        table,
        winner="ann",
        ann=TAKER | {"green": "Mass Media", "achievements": FIVE, "specials": "Universe"},
        bob=LOSER | {"green": "Navigation, Clothing", "achievements": FOUR, "specials": "Monument"},
    )


@in_both_editions
def test_the_other_player_wins_if_the_active_one_still_needs_an_achievement(edition: int) -> None:
    """Ann's Universe is her fifth; bob's Empire is his sixth."""
    table = deal(
        "Skyscrapers",
        edition,
        ann=TAKER | {"achievements": FOUR},
        bob=LOSER | {"achievements": FIVE},
    )
    expect(
        table,
        winner="bob",
        ann=TAKER | {"green": "Mass Media", "achievements": FOUR, "specials": "Universe"},
        bob=LOSER | {"green": "Navigation, Clothing", "achievements": FIVE, "specials": "Empire"},
    )
