"""When special achievements are claimed: at once, by whom, and for good."""

import pytest

from rules.tables import changed, happened, icons, in_both_editions, resting, seen
from scenario import asked, deal, expect, play
from splay.position.terms import CLOCK


@in_both_editions
def test_a_passing_state_between_two_steps_is_enough(edition: int) -> None:
    """Software melds Databases, the twelfth clock, and then Miniaturization over the three clocks of Fission."""
    table = deal(
        "Software",
        edition,
        ann={
            "red": "Fission",
            "green": "left: Bicycle, Satellites",
            "blue": "Software",
            "purple": "The Internet",
        },
        bob={},
        supply={10: "Self Service, Databases, Miniaturization"},
    )
    assert happened(table, "meld", "claim") == [
        "ann meld Databases",
        "ann claim World",
        "ann meld Miniaturization",
    ]
    assert icons(table, "ann", CLOCK) == 10
    assert seen(table, None).players[0].specials == ("World",)


@in_both_editions
def test_it_is_claimed_before_the_next_card_moves(edition: int) -> None:
    """The sixth of seven cards scored."""
    hand = "Oars, Tools, Writing, Sailing, Pottery, Archery, Clothing"
    table = deal("Stem Cells", edition, ann={"yellow": "Stem Cells", "hand": hand}, bob={})
    play(table, "ann: yes")
    deeds = happened(table, "score", "claim")
    assert deeds.index("ann claim Monument") == 6
    assert len(deeds) == 8


@in_both_editions
def test_on_anothers_turn_while_sharing(edition: int) -> None:
    table = deal(
        "Machine Tools",
        edition,
        ann={"red": "Machine Tools"},
        bob={"red": "Coal", "scored": 5},
        supply={1: "Oars, Tools", 6: "Canning"},
    )
    assert happened(table, "score", "claim") == ["bob score Oars", "bob claim Monument", "ann score Tools"]


@in_both_editions
def test_on_anothers_turn_by_a_demand(edition: int) -> None:
    """Ann's Compass gives bob the factories he lacked."""
    table = deal(
        "Compass",
        edition,
        ann={"green": "Compass", "red": "up: Coal, Optics"},
        bob={
            "yellow": "Agriculture, Antibiotics",
            "green": "The Wheel",
            "blue": "up: Quantum Theory, Translation",
            "purple": "Philosophy",
        },
    )
    expect(
        table,
        ann={"green": "Compass", "red": "Optics", "yellow": "Agriculture"},
        bob={
            "red": "Coal",
            "yellow": "Antibiotics",
            "green": "The Wheel",
            "blue": "up: Quantum Theory, Translation",
            "purple": "Philosophy",
            "specials": "Empire",
        },
    )


@in_both_editions
def test_one_card_can_earn_two_at_once(edition: int) -> None:
    """Databases makes twelve clocks and a fifth top card of value 8 or more."""
    table = resting(
        edition,
        ann={
            "red": "Fission",
            "yellow": "Antibiotics",
            "green": "left: Bicycle, Satellites",
            "blue": "Software",
            "purple": "The Internet",
            "hand": "Databases",
        },
        bob={},
    )
    play(table, "ann: meld Databases")
    assert set(seen(table, None).players[0].specials) == {"Universe", "World"}


@in_both_editions
@pytest.mark.parametrize("seats", [["ann", "bob"], ["bob", "ann"]])
def test_the_player_whose_turn_it_is_comes_first(edition: int, seats: list[str]) -> None:
    """The Wheel goes from bob to ann: it gives her the castles, and him the crowns beneath it, both lacked."""
    boards = {
        "ann": {
            "red": "Coal",
            "yellow": "Agriculture",
            "blue": "up: Quantum Theory, Translation",
            "purple": "up: City States, Philosophy",
        },
        "bob": {
            "red": "up: Construction, Explosives",
            "yellow": "Antibiotics",
            "green": "The Wheel, Navigation",
            "blue": "Rocketry",
            "purple": "Empiricism",
        },
    }
    table = resting(edition, supply={1: "Tools"}, **{name: boards[name] for name in seats})
    table = changed(table, active=seats.index("ann"))
    play(table, "ann: dogma City States", "bob: The Wheel  (of Construction, The Wheel)")
    assert happened(table, "claim") == ["ann claim Empire"]
    assert [icons(table, "bob", icon) for icon in range(6)] == [3] * 6


@in_both_editions
def test_then_the_nearest_clockwise_even_if_another_acts(edition: int) -> None:
    """Ann's turn; sharing Road Building, dan gives Construction to cid: both then have three of each icon.

    Cid sits nearer to ann's left than dan, who carries out the effect.
    """
    table = deal(
        "Road Building",
        edition,
        ann={"red": "Road Building"},
        bob={},
        cid={
            "red": "up: Optics, Explosives",
            "yellow": "Antibiotics",
            "blue": "up: Rocketry, Encyclopedia",
            "purple": "Empiricism",
        },
        dan={
            "red": "Construction, Coal",
            "green": "The Wheel",
            "blue": "up: Quantum Theory, Translation",
            "hand": "Agriculture, Philosophy",
        },
        supply={2: "Calendar"},
    )
    play(table, "dan: Agriculture", "dan: Philosophy", "dan: cid  (of ann, bob, cid, pass)")
    assert happened(table, "transfer", "claim") == ["dan transfer Construction", "cid claim Empire"]
    assert [icons(table, "dan", icon) for icon in range(6)] == [3] * 6


@in_both_editions
def test_the_order_in_which_cards_leave_is_picked_where_it_can_earn_one(edition: int) -> None:
    """Once The Wheel has gone, Navigation shows crowns; with Construction still there bob has three of each icon."""
    bob = {
        "red": "up: Construction, Explosives",
        "yellow": "Antibiotics",
        "green": "The Wheel, Navigation",
        "blue": "Rocketry",
        "purple": "Empiricism",
    }
    ann = {"red": "Engineering", "yellow": "Masonry", "purple": "Mysticism"}
    for first, claims in (("The Wheel", ["bob claim Empire"]), ("Construction", [])):
        table = deal("Engineering", edition, ann=ann, bob=bob)
        play(table, f"bob: {first}  (of Construction, The Wheel)")
        assert happened(table, "claim") == claims
    table = deal("Engineering", edition, ann=ann | {"specials": "Empire"}, bob=bob)
    assert asked(table).startswith("ann: ")  # nothing to earn, nothing to pick


@in_both_editions
def test_what_is_owned_is_not_lost_when_the_condition_fails(edition: int) -> None:
    """Ann owns World and shows no clock; melding changes nothing about that."""
    table = resting(edition, ann={"hand": "Oars", "specials": "World"}, bob={"specials": "Empire"})
    play(table, "ann: meld Oars")
    expect(table, ann={"red": "Oars", "specials": "World"}, bob={"specials": "Empire"})


@in_both_editions
def test_what_is_owned_cannot_be_claimed_by_another(edition: int) -> None:
    """Ann shows twelve clocks, but World is bob's."""
    table = resting(
        edition,
        ann={
            "red": "Fission",
            "green": "left: Bicycle, Satellites",
            "blue": "Software",
            "purple": "The Internet",
            "hand": "Databases",
        },
        bob={"specials": "World"},
    )
    play(table, "ann: meld Databases")
    assert icons(table, "ann", CLOCK) == 12
    assert seen(table, None).players[0].specials == ()
    assert seen(table, None).players[1].specials == ("World",)


@in_both_editions
def test_a_card_can_claim_it_without_the_condition(edition: int) -> None:
    """Translation claims World for crowns on all top cards."""
    table = deal("Translation", edition, ann={"blue": "Translation"}, bob={})
    expect(table, ann={"blue": "Translation", "specials": "World"})


@in_both_editions
def test_a_sharer_can_claim_it_before_the_owner(edition: int) -> None:
    """The warning of edition 1; the claim is a change, so ann draws."""
    table = deal("Translation", edition, ann={"blue": "Translation"}, bob={"purple": "Enterprise"}, supply={3: "Paper"})
    expect(table, ann={"blue": "Translation", "hand": "Paper"}, bob={"purple": "Enterprise", "specials": "World"})


@in_both_editions
def test_a_card_cannot_claim_what_is_owned(edition: int) -> None:
    table = deal("Translation", edition, ann={"blue": "Translation"}, bob={"specials": "World"})
    expect(table, ann={"blue": "Translation"}, bob={"specials": "World"})


@in_both_editions
def test_a_claim_costs_no_action(edition: int) -> None:
    table = resting(edition, ann={"yellow": "Stem Cells", "hand": "Oars", "scored": 5}, bob={})
    play(table, "ann: dogma Stem Cells", "ann: yes")
    assert seen(table, None).players[0].specials == ("Monument",)
    assert seen(table, None).actions_left == 1
