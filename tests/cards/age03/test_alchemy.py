"""Scenarios for Alchemy."""

from scenario import deal, expect, play
from splay.position.events import Reveal


def test_alchemy_reveals_a_4_for_every_three_castles() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Machinery"},
        supply={4: "Anatomy, Navigation, Reformation"},
        bob={},
    )
    assert table.has_event("reveal", "Anatomy")
    assert table.has_event("reveal", "Navigation")
    play(table, "ann: Anatomy  (of Anatomy, Navigation)")
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Anatomy, Machinery", "score": "Navigation"},
        supply={4: "Reformation"},
    )


def test_alchemy_rounds_the_number_of_cards_down() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "red": "Metalworking"},
        bob={},
        supply={4: "Anatomy, Navigation"},
    )
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Anatomy"},
        supply={4: "Navigation"},
    )


def test_alchemy_draws_every_card_before_a_red_one_sends_the_whole_hand_back() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Machinery", "hand": "Writing"},
        bob={},
        supply={4: "Colonialism, Anatomy"},
    )
    play(table, "ann: Anatomy  (of Colonialism, Anatomy)")  # the order in which they go under the 4s
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking", "yellow": "Machinery"},
        supply={1: "Writing", 4: "Anatomy, Colonialism"},
    )


def test_alchemy_keeps_a_red_card_that_was_in_hand_before() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy", "green": "The Wheel", "hand": "Archery"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: Anatomy  (of Archery, Anatomy)")
    expect(table, ann={"blue": "Alchemy", "green": "The Wheel", "yellow": "Anatomy", "score": "Archery"})


def test_alchemy_with_two_castles_only_melds_and_scores() -> None:
    table = deal(
        "Alchemy", 3, ann={"blue": "Alchemy", "hand": "Writing, Sailing, Archery"}, bob={}, supply={4: "Anatomy"}
    )
    play(table, "ann: Sailing  (of Writing, Sailing, Archery)", "ann: Archery  (of Writing, Archery)")
    expect(
        table,
        ann={"blue": "Alchemy", "green": "Sailing", "hand": "Writing", "score": "Archery"},
        supply={4: "Anatomy"},
    )


def test_alchemy_counts_for_monument() -> None:
    table = deal("Alchemy", 3, ann={"blue": "Alchemy", "hand": "Sailing, Archery", "scored": 5}, bob={})
    play(table, "ann: Sailing  (of Sailing, Archery)")
    expect(table, ann={"blue": "Alchemy", "green": "Sailing", "score": "Archery", "specials": "Monument"})


def test_alchemy_with_one_card_in_hand_melds_it_and_scores_nothing() -> None:
    table = deal("Alchemy", 3, ann={"blue": "Alchemy", "hand": "Writing"}, bob={})
    expect(table, ann={"blue": "Writing, Alchemy"})


def test_alchemy_with_few_castles_and_no_hand_does_nothing() -> None:
    table = deal("Alchemy", 3, ann={"blue": "Alchemy"}, bob={}, supply={4: "Anatomy"})
    expect(table, ann={"blue": "Alchemy"}, supply={4: "Anatomy"})


def test_alchemy_is_shared() -> None:
    table = deal(
        "Alchemy",
        3,
        ann={"blue": "Alchemy"},
        bob={"red": "Metalworking", "hand": "Writing"},
        supply={3: "Compass", 4: "Anatomy"},
    )
    play(table, "bob: Writing  (of Writing, Anatomy)")
    expect(
        table,
        ann={"blue": "Alchemy", "hand": "Compass"},
        bob={"red": "Metalworking", "blue": "Writing", "score": "Anatomy"},
    )


def test_alchemy_in_edition_4_reveals_a_4_for_every_color_with_a_castle() -> None:
    """Metalworking's three castles count once, a castle of a covered card of a splayed pile counts, green has none."""
    ann = {"red": "Metalworking", "green": "Clothing", "purple": "left: Code of Laws, Mysticism"}
    table = deal(
        "Alchemy",
        4,
        ann=ann | {"blue": "Alchemy"},
        bob={},
        supply={3: "Compass", 4: "Anatomy, Navigation, Enterprise, Reformation"},
    )
    assert [event.card.name for event in table.events if isinstance(event, Reveal)] == [
        "Anatomy",
        "Navigation",
        "Enterprise",
    ]
    play(table, "ann: Anatomy  (of Anatomy, Navigation, Enterprise)", "ann: Enterprise  (of Navigation, Enterprise)")
    expect(
        table,
        ann=ann | {"blue": "Alchemy", "yellow": "Anatomy", "hand": "Navigation", "score": "Enterprise"},
        supply={3: "Compass", 4: "Reformation"},
    )


def test_alchemy_in_edition_4_draws_every_card_before_a_red_one_sends_the_whole_hand_back() -> None:
    """Nothing is left to meld or to score."""
    table = deal(
        "Alchemy",
        4,
        ann={"blue": "Alchemy", "red": "Metalworking", "hand": "Writing"},
        bob={},
        supply={4: "Colonialism, Anatomy"},
    )
    play(table, "ann: Anatomy  (of Colonialism, Anatomy)")  # the order in which they go under the 4s
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking"},
        supply={1: "Writing", 4: "Anatomy, Colonialism"},
    )


def test_alchemy_in_edition_4_keeps_a_red_card_that_was_in_hand_before() -> None:
    table = deal("Alchemy", 4, ann={"blue": "Alchemy", "hand": "Archery"}, bob={}, supply={4: "Anatomy"})
    play(table, "ann: Anatomy  (of Archery, Anatomy)")
    expect(table, ann={"blue": "Alchemy", "yellow": "Anatomy", "score": "Archery"})


def test_alchemy_in_edition_4_melds_a_single_card_and_scores_nothing() -> None:
    table = deal("Alchemy", 4, ann={"blue": "Alchemy"}, bob={}, supply={4: "Anatomy, Navigation"})
    expect(table, ann={"blue": "Alchemy", "yellow": "Anatomy"}, supply={4: "Navigation"})


def test_alchemy_in_edition_4_is_shared() -> None:
    table = deal(
        "Alchemy",
        4,
        ann={"blue": "Alchemy"},
        bob={"red": "Metalworking", "hand": "Writing"},
        supply={4: "Anatomy, Gunpowder, Navigation"},
    )
    play(table, "bob: Writing  (of Writing, Anatomy)")
    expect(
        table,
        ann={"blue": "Alchemy", "hand": "Navigation"},
        bob={"red": "Metalworking", "blue": "Writing", "score": "Anatomy"},
        supply={4: "Gunpowder"},
    )
