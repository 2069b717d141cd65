"""The free draw for the active player when an opponent changed something while sharing."""

import pytest

from rules.tables import executions, happened, in_both_editions
from scenario import deal, expect, play

# -- when, how many, of which value -------------------------------------------------------


@in_both_editions
def test_one_free_draw_after_the_whole_action(edition: int) -> None:
    """Two sharers, two effects, four changes: one draw, and the last of all."""
    table = deal(
        "Pottery",
        edition,
        ann={"blue": "Pottery"},
        bob={"yellow": "Agriculture", "hand": "Coal"},
        cid={"yellow": "Antibiotics", "hand": "Software"},
        supply={1: "Oars, Tools, Writing, Sailing, Archery, Clothing, Masonry"},
    )
    play(table, "bob: Coal", "cid: Software")
    assert happened(table, "draw", "bonus") == [
        "bob draw Oars",
        "cid draw Tools",
        "bob draw Writing",
        "cid draw Sailing",
        "ann draw Archery",
        "ann bonus ",
        "ann draw Clothing",
    ]


@in_both_editions
def test_the_free_draw_is_none_of_the_two_actions(edition: int) -> None:
    table = deal(
        "Writing", edition, ann={"blue": "Writing"}, bob={"blue": "Tools"}, supply={1: "Oars", 2: "Calendar, Currency"}
    )
    assert table.has_event("bonus")
    assert table.game.state.active == 0
    assert table.game.state.actions_left == 1


@in_both_editions
def test_the_free_draw_goes_by_the_board_as_it_is_then(edition: int) -> None:
    """Ann activates a 4, melds a 5 over it, and draws a 5."""
    table = deal(
        "Experimentation",
        edition,
        ann={"blue": "Experimentation"},
        bob={"purple": "Philosophy"},
        supply={4: "Anatomy", 5: "Coal, Physics, Banking"},
    )
    expect(
        table,
        ann={"blue": "Physics, Experimentation", "hand": "Banking"},
        bob={"purple": "Philosophy", "red": "Coal"},
        supply={4: "Anatomy"},
    )


@in_both_editions
def test_with_an_empty_board_the_free_draw_is_a_one(edition: int) -> None:
    """Bob's sharing takes the only card of ann's board."""
    table = deal(
        "Specialization",
        edition,
        ann={"purple": "Specialization"},
        bob={"red": "Coal", "hand": "Mysticism"},
        supply={1: "Oars", 9: "Services"},
    )
    expect(
        table, ann={"hand": "Oars"}, bob={"red": "Coal", "hand": "Mysticism, Specialization"}, supply={9: "Services"}
    )


# -- what counts ----------------------------------------------------------------------------


@in_both_editions
@pytest.mark.parametrize(
    ("kind", "ann", "bob", "picks"),
    [
        ("draw", {"blue": "Writing"}, {"blue": "Tools"}, []),
        ("meld", {"blue": "Encyclopedia"}, {"purple": "Enterprise", "score": "Oars"}, ["bob: yes"]),
        ("tuck", {"purple": "Socialism"}, {"yellow": "Antibiotics", "hand": "Oars"}, ["bob: yes"]),
        ("score", {"yellow": "Stem Cells"}, {"yellow": "Antibiotics", "hand": "Oars"}, ["bob: yes"]),
        ("return", {"blue": "Rocketry", "score": "Oars"}, {"blue": "Software"}, []),
        ("transfer", {"blue": "Bioengineering", "yellow": "Agriculture"}, {"blue": "Software"}, []),
        ("exchange", {"green": "Bicycle"}, {"purple": "Enterprise", "hand": "Oars"}, ["bob: yes"]),
        ("splay", {"green": "Banking"}, {"green": "Navigation, Sailing"}, ["bob: green"]),
        ("reveal", {"purple": "Specialization"}, {"red": "Coal", "hand": "Sailing"}, []),
    ],
)
def test_each_kind_of_change_counts(
    edition: int, kind: str, ann: dict[str, str], bob: dict[str, str], picks: list[str]
) -> None:
    """Bob does one thing of this kind, and ann draws for it."""
    card = next(iter(ann.values()))
    table = deal(card, edition, ann=ann, bob=bob, supply={2: "Calendar, Currency", 10: "Databases"})
    play(table, *picks)
    assert {event.kind for event in table.events} - {"dogma", "effect"} == {kind, "bonus", "draw"}


@in_both_editions
def test_revealing_counts(edition: int) -> None:
    """Bob reveals a green card, and nobody has a green card to give."""
    table = deal(
        "Specialization",
        edition,
        ann={"purple": "Specialization"},
        bob={"red": "Coal", "hand": "Sailing"},
        supply={9: "Services"},
    )
    assert happened(table, "reveal", "transfer") == ["bob reveal Sailing"]
    expect(table, ann={"purple": "Specialization", "hand": "Services"}, bob={"red": "Coal", "hand": "Sailing"})


@in_both_editions
def test_a_change_undone_later_counts(edition: int) -> None:
    """Bob returns three 6s and draws the same three again."""
    table = deal(
        "Railroad",
        edition,
        ann={"purple": "Railroad"},
        bob={"blue": "Quantum Theory", "hand": "Canning, Democracy, Classification"},
        supply={7: "Bicycle, Lighting, Electricity, Evolution"},
    )
    play(table, "bob: Canning", "bob: Democracy")
    expect(
        table,
        ann={"purple": "Railroad", "hand": "Bicycle, Lighting, Electricity, Evolution"},
        bob={"blue": "Quantum Theory", "hand": "Canning, Democracy, Classification"},
        supply={6: "", 7: ""},
    )


@in_both_editions
def test_reordering_a_pile_counts_if_the_order_is_another_one(edition: int) -> None:
    for first, bonus in (("Education", True), ("Philosophy", False)):
        table = deal(
            "Publications",
            edition,
            ann={"blue": "Publications"},
            bob={"purple": "Philosophy, Education"},
            supply={7: "Lighting"},
        )
        play(table, "bob: purple", f"bob: {first}")
        assert table.has_event("bonus") is bonus


@in_both_editions
def test_what_a_sharer_does_inside_another_card_counts(edition: int) -> None:
    """Bob shares Self Service and with it carries out Writing for himself alone."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "achievements": "Oars"},
        bob={"purple": "Enterprise", "blue": "Writing", "achievements": "Tools"},
        supply={2: "Calendar", 10: "Software"},
    )
    play(table, "bob: Writing  (of Writing, Enterprise)")
    expect(
        table,
        ann={"green": "Self Service", "achievements": "Oars", "hand": "Software"},
        bob={"purple": "Enterprise", "blue": "Writing", "achievements": "Tools", "hand": "Calendar"},
    )


# -- what does not count ----------------------------------------------------------------------


@in_both_editions
def test_an_effect_without_a_legal_card_does_not_count(edition: int) -> None:
    """The rulebook's example: the sharer would have to meld, but has no card in hand."""
    table = deal(
        "Alchemy",
        edition,
        ann={"blue": "Alchemy", "hand": "Oars, Tools"},
        bob={"red": "Archery"},
        supply={3: "Paper"},
    )
    play(table, "ann: Oars  (of Oars, Tools)")
    expect(table, ann={"blue": "Alchemy", "red": "Oars", "score": "Tools"}, bob={"red": "Archery"}, supply={3: "Paper"})
    assert executions(table) == ["bob Alchemy 1", "ann Alchemy 1", "bob Alchemy 2", "ann Alchemy 2"]
    assert not table.has_event("bonus")


@in_both_editions
def test_declining_does_not_count(edition: int) -> None:
    table = deal(
        "Philosophy",
        edition,
        ann={"purple": "Philosophy", "hand": "Oars"},
        bob={"blue": "Experimentation, Tools", "hand": "Coal"},
        supply={2: "Calendar"},
    )
    play(table, "bob: pass  (of blue, pass)", "bob: pass  (of Coal, pass)", "ann: Oars")
    expect(
        table,
        ann={"purple": "Philosophy", "score": "Oars"},
        bob={"blue": "Experimentation, Tools", "hand": "Coal"},
        supply={2: "Calendar"},
    )


@in_both_editions
@pytest.mark.parametrize("green", ["right: Navigation, Sailing", "Navigation"])
def test_a_pile_that_cannot_be_splayed_does_not_count(edition: int, green: str) -> None:
    """Splayed right already, or a single card: bob is not even asked."""
    table = deal("Banking", edition, ann={"green": "Banking"}, bob={"green": green}, supply={5: "Physics"})
    assert executions(table) == ["bob Banking 2", "ann Banking 2"]
    expect(table, ann={"green": "Banking"}, bob={"green": green}, supply={5: "Physics"})


@in_both_editions
def test_a_hand_shown_as_proof_does_not_count(edition: int) -> None:
    """Bob has no castle to score with Machinery and shows it."""
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery"},
        bob={"yellow": "Antibiotics", "hand": "Coal"},
        supply={3: "Paper"},
    )
    assert table.has_event("show", "Coal")
    expect(table, ann={"yellow": "Machinery"}, bob={"yellow": "Antibiotics", "hand": "Coal"}, supply={3: "Paper"})


@in_both_editions
def test_two_empty_zones_exchanged_do_not_count(edition: int) -> None:
    table = deal("Bicycle", edition, ann={"green": "Bicycle"}, bob={"purple": "Enterprise"}, supply={7: "Lighting"})
    expect(table, ann={"green": "Bicycle"}, bob={"purple": "Enterprise"}, supply={7: "Lighting"})


@in_both_editions
def test_a_demand_obeyed_does_not_count(edition: int) -> None:
    """Bob gives a card, but shares nothing."""
    table = deal("Archery", edition, ann={"red": "Archery"}, bob={}, supply={1: "Oars, Tools"})
    expect(table, ann={"red": "Archery", "hand": "Oars"}, bob={}, supply={1: "Tools"})


@in_both_editions
def test_what_the_active_player_does_does_not_count(edition: int) -> None:
    """Bob shares without an effect; ann alone changes something."""
    table = deal(
        "Agriculture",
        edition,
        ann={"yellow": "Agriculture", "hand": "Tools"},
        bob={"blue": "Pottery"},
        supply={1: "Oars", 2: "Calendar"},
    )
    play(table, "ann: Tools")
    expect(
        table,
        ann={"yellow": "Agriculture", "score": "Calendar"},
        bob={"blue": "Pottery"},
        supply={1: "Oars, Tools", 2: ""},
    )


@in_both_editions
def test_no_free_draw_after_an_effect_that_ended_the_action(edition: int) -> None:
    """Fission: cid shares nothing any more, although he would have."""
    table = deal(
        "Fission",
        edition,
        ann={"red": "Fission"},
        bob={"blue": "Tools"},
        cid={"blue": "Quantum Theory"},
        supply={1: "Oars, Archery, Sailing, Writing, Clothing, Pottery", 10: "Robotics"},
        actions=1,
    )
    assert executions(table) == ["bob Fission 1"]
    assert not table.has_event("bonus")
