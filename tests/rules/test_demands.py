"""Demands: who obeys, in which order, who chooses, and how much."""

import pytest

from rules.tables import changed, executions, happened, in_both_editions, resting
from scenario import asked, deal, expect, play


@in_both_editions
@pytest.mark.parametrize(("bob", "obeys"), [("Sailing", True), ("Tools", True), ("Oars", False), ("Mysticism", False)])
def test_only_fewer_icons_obey(edition: int, bob: str, obeys: bool) -> None:
    """Castles against the two of Archery: 0, 1, 2 and 3."""
    color = {"Sailing": "green", "Tools": "blue", "Oars": "red", "Mysticism": "purple"}[bob]
    table = deal("Archery", edition, ann={"red": "Archery"}, bob={color: bob}, supply={1: "Pottery"})
    assert executions(table) == (["bob Archery 1"] if obeys else [])
    assert happened(table, "transfer") == (["bob transfer Pottery"] if obeys else [])


@in_both_editions
def test_victims_obey_clockwise_from_the_left_of_the_demander(edition: int) -> None:
    """The turn is bob's: cid, dan, ann; bob himself does not obey."""
    table = resting(
        edition,
        ann={"hand": "Coal"},
        bob={"red": "Archery"},
        cid={"hand": "Physics"},
        dan={"hand": "Banking"},
        supply={1: "Tools, Writing, Sailing"},
    )
    table = changed(table, active=1)
    play(table, "bob: dogma Archery")
    assert happened(table, "draw", "transfer") == [
        "cid draw Tools",
        "cid transfer Physics",
        "dan draw Writing",
        "dan transfer Banking",
        "ann draw Sailing",
        "ann transfer Coal",
    ]
    assert executions(table) == ["cid Archery 1", "dan Archery 1", "ann Archery 1"]


@in_both_editions
def test_the_victim_chooses_which_of_equal_cards_to_give(edition: int) -> None:
    table = deal("Navigation", edition, ann={"green": "Navigation"}, bob={"score": "Calendar, Paper, Oars, Coal"})
    play(table, "bob: Paper  (of Calendar, Paper)")
    expect(table, ann={"green": "Navigation", "score": "Paper"}, bob={"score": "Calendar, Oars, Coal"})


@in_both_editions
def test_the_demander_chooses_where_the_card_says_so(edition: int) -> None:
    """Collaboration: I choose one of the two cards."""
    table = deal("Collaboration", edition, ann={"green": "Collaboration"}, bob={}, supply={9: "Services, Composites"})
    play(table, "ann: Composites  (of Services, Composites)")
    expect(table, ann={"green": "Collaboration", "red": "Composites"}, bob={"purple": "Services"})


@in_both_editions
def test_a_victim_does_as_much_as_it_can(edition: int) -> None:
    """Construction takes two cards; bob has one, and the 2 is drawn in any case."""
    table = deal("Construction", edition, ann={"red": "Construction"}, bob={"hand": "Oars"}, supply={2: "Calendar"})
    expect(table, ann={"red": "Construction", "hand": "Oars"}, bob={"hand": "Calendar"})


@in_both_editions
def test_a_victim_that_can_do_nothing_does_nothing(edition: int) -> None:
    table = deal("Enterprise", edition, ann={"purple": "Enterprise"}, bob={"blue": "Tools"}, supply={4: "Anatomy"})
    expect(table, ann={"purple": "Enterprise"}, bob={"blue": "Tools"}, supply={4: "Anatomy"})
    assert executions(table) == ["bob Enterprise 1", "ann Enterprise 2"]


@in_both_editions
def test_a_demand_is_not_shared_and_the_demander_does_not_obey(edition: int) -> None:
    """Bob has the icons: he is immune, shares only the second effect, and the demand runs for nobody."""
    table = deal(
        "Navigation",
        edition,
        ann={"green": "Navigation", "score": "Calendar"},
        bob={"purple": "Enterprise", "score": "Paper"},
    )
    assert executions(table) == []
    expect(
        table,
        ann={"green": "Navigation", "score": "Calendar"},
        bob={"purple": "Enterprise", "score": "Paper"},
    )


@in_both_editions
def test_each_victim_finishes_before_the_next_begins(edition: int) -> None:
    """Bob is asked, then cid; cid's turn is played on the board as bob left it."""
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism"},
        bob={"red": "Coal", "blue": "Tools"},
        cid={"green": "Sailing", "blue": "Writing"},
        supply={1: "Oars, Pottery, Archery"},
    )
    assert asked(table) == "bob: Coal, Tools"
    play(table, "bob: Coal")
    assert happened(table, "transfer", "tuck") == ["bob transfer Coal", "bob tuck Oars"]
    play(table, "cid: Writing  (of Sailing, Writing)")
    assert happened(table, "transfer", "tuck") == [
        "bob transfer Coal",
        "bob tuck Oars",
        "cid transfer Writing",
        "cid tuck Pottery",
        "ann tuck Archery",
    ]


def test_a_later_victim_meets_the_position_as_it_is_then() -> None:
    """Compass: after bob has taken ann's only card without a leaf, there is none for cid to take."""
    table = deal(
        "Compass",
        3,
        ann={"green": "Compass", "red": "Oars"},
        bob={"yellow": "Agriculture"},
        cid={"blue": "Pottery"},
    )
    expect(
        table,
        ann={"green": "Compass", "yellow": "Agriculture", "blue": "Pottery"},
        bob={"red": "Oars"},
    )


@in_both_editions
def test_cards_given_count_for_their_new_owner_at_once(edition: int) -> None:
    """Engineering makes points of bob's castle, enough for a first achievement."""
    table = deal(
        "Engineering",
        edition,
        ann={"red": "Engineering", "score": "Paper"},
        bob={"yellow": "Fermenting, Canning"},
        available="Tools",
    )
    expect(table, ann={"red": "Engineering", "score": "Paper, Fermenting"}, bob={"yellow": "Canning"})
    assert table.game.state.players[0].points == 3 + 2
    assert asked(table) == "ann: draw, dogma Engineering, achieve 1"


@in_both_editions
def test_in_a_mixed_card_the_sharers_skip_the_demand_and_the_victims_the_rest(edition: int) -> None:
    """Bob has as many castles as ann, cid has fewer; the free draw is bob's doing."""
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism"},
        bob={"green": "The Wheel"},
        cid={"red": "Archery"},
        supply={1: "Oars, Pottery, Tools", 2: "Calendar"},
    )
    assert executions(table) == ["cid Monotheism 1", "bob Monotheism 2", "ann Monotheism 2"]
    expect(
        table,
        ann={"purple": "Monotheism", "score": "Archery", "blue": "Tools", "hand": "Calendar"},
        bob={"green": "The Wheel", "blue": "Pottery"},
        cid={"red": "Oars"},
    )


def test_a_victim_may_be_asked_whether_only_where_the_card_says_may() -> None:
    """Anatomy: bob must return a card from the score pile, but need not pick one whose value is on his board."""
    table = deal("Anatomy", 3, ann={"yellow": "Anatomy"}, bob={"score": "Oars, Coal", "green": "Sailing"})
    play(table, "bob: Coal  (of Oars, Coal)")
    expect(table, ann={"yellow": "Anatomy"}, bob={"score": "Oars", "green": "Sailing"}, supply={5: "Coal"})
