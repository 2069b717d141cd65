"""Scenarios for Medicine."""

from scenario import deal, editions, expect, play
from splay import view
from told_events import told_action


@editions(3, 4)
def test_medicine_swaps_the_highest_for_the_lowest(edition: int) -> None:
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Optics, Writing"},
        bob={"score": "Tools, Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Coal"}, bob={"score": "Tools, Writing"})


@editions(3, 4)
def test_medicine_lets_the_victim_pick_among_their_highest(edition: int) -> None:
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"score": "Coal, Tools, Physics"},
    )
    play(table, "bob: Physics  (of Coal, Physics)")
    expect(table, ann={"yellow": "Medicine", "score": "Physics"}, bob={"score": "Coal, Tools, Writing"})


@editions(1, 4)
def test_medicine_lets_nobody_look_at_the_lowest_cards_of_the_demander(edition: int) -> None:
    """The victim sees equal backs, so there is nothing to ask: the card that has lain there longest goes."""
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Optics, Writing, Pottery"},
        bob={"score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Optics, Pottery, Coal"}, bob={"score": "Writing"})


def test_medicine_in_edition_3_lets_the_demander_pick_among_their_lowest() -> None:
    """Ann sees the cards; bob, who is asked about his own highest first, learns of no option."""
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Optics, Writing, Pottery"},
        bob={"score": "Coal, Tools, Physics"},
    )
    play(table, "bob: Physics  (of Coal, Physics)")
    asked = view(table.game, 1).asked
    assert asked is not None
    assert (asked.seat, asked.options) == (0, None)
    play(table, "ann: Pottery  (of Writing, Pottery)")
    expect(
        table,
        ann={"yellow": "Medicine", "score": "Optics, Writing, Physics"},
        bob={"score": "Coal, Tools, Pottery"},
    )


def test_medicine_in_edition_3_asks_the_demander_for_each_victim() -> None:
    table = deal(
        "Medicine",
        3,
        ann={"yellow": "Medicine", "score": "Writing, Pottery, Clothing"},
        bob={},
        cid={"score": "Coal"},
    )
    play(table, "ann: Clothing  (of Writing, Pottery, Clothing)", "ann: Writing  (of Writing, Pottery)")
    expect(
        table,
        ann={"yellow": "Medicine", "score": "Pottery, Coal"},
        bob={"score": "Clothing"},
        cid={"score": "Writing"},
    )


@editions(3, 4)
def test_medicine_takes_a_card_also_for_nothing(edition: int) -> None:
    table = deal("Medicine", edition, ann={"yellow": "Medicine"}, bob={"score": "Tools, Coal"})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


@editions(3, 4)
def test_medicine_gives_a_card_also_for_nothing(edition: int) -> None:
    table = deal("Medicine", edition, ann={"yellow": "Medicine", "score": "Tools, Coal"}, bob={})
    expect(table, ann={"yellow": "Medicine", "score": "Coal"}, bob={"score": "Tools"})


@editions(3, 4)
def test_medicine_between_empty_score_piles_does_nothing(edition: int) -> None:
    table = deal("Medicine", edition, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})
    assert not table.has_event("exchange")
    expect(table, ann={"yellow": "Medicine", "hand": "Tools"}, bob={"hand": "Coal"})


@editions(3, 4)
def test_medicine_spares_a_player_with_as_many_leaves(edition: int) -> None:
    table = deal(
        "Medicine",
        edition,
        ann={"yellow": "Medicine", "score": "Writing"},
        bob={"yellow": "Agriculture", "score": "Coal"},
    )
    expect(table, ann={"yellow": "Medicine", "score": "Writing"}, bob={"yellow": "Agriculture", "score": "Coal"})


def test_medicine_in_edition_4_junks_an_achievement_of_value_3_or_4() -> None:
    """After the demand.  It is chosen by its back, and cannot be declined."""
    table = deal(
        "Medicine",
        4,
        ann={"yellow": "Medicine", "score": "Optics, Writing"},
        bob={"score": "Tools, Coal"},
        available="Mapmaking, Compass, Anatomy, Physics",
    )
    play(table, "ann: 4  (of 3, 4)")
    expect(
        table,
        ann={"yellow": "Medicine", "score": "Optics, Coal"},
        bob={"score": "Tools, Writing"},
        junk="Anatomy",
        available="Mapmaking, Compass, Physics, Empire, Monument, Universe, Wonder, World",
    )


def test_medicine_in_edition_4_junks_the_only_achievement_of_such_a_value_unasked_and_unseen() -> None:
    table = deal("Medicine", 4, ann={"yellow": "Medicine"}, bob={}, available="Mapmaking, Compass")
    expect(
        table,
        ann={"yellow": "Medicine"},
        junk="Compass",
        available="Mapmaking, Empire, Monument, Universe, Wonder, World",
    )
    junked = [event for event in told_action(table.game, 0) if event["kind"] == "junk"]
    assert [(event["value"], event.get("card")) for event in junked] == [(3, None)]


def test_medicine_in_edition_4_junks_no_achievement_that_is_special_or_owned() -> None:
    table = deal(
        "Medicine",
        4,
        ann={"yellow": "Medicine", "achievements": "Compass"},
        bob={"achievements": "Anatomy"},
        available="Mapmaking, Physics",
    )
    expect(
        table,
        ann={"yellow": "Medicine", "achievements": "Compass"},
        bob={"achievements": "Anatomy"},
        available="Mapmaking, Physics, Empire, Monument, Universe, Wonder, World",
    )


def test_medicine_in_edition_4_lets_a_sharer_junk_before_its_owner() -> None:
    table = deal(
        "Medicine",
        4,
        ann={"yellow": "Medicine"},
        bob={"yellow": "Agriculture"},
        supply={3: "Paper"},
        available="Compass, Anatomy",
    )
    play(table, "bob: 3  (of 3, 4)")
    expect(
        table,
        ann={"yellow": "Medicine", "hand": "Paper"},
        bob={"yellow": "Agriculture"},
        junk="Compass, Anatomy",
        available="Empire, Monument, Universe, Wonder, World",
    )
    assert table.has_event("junk", "Compass", seat="bob")
    assert table.has_event("junk", "Anatomy", seat="ann")
