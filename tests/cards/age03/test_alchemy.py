"""Scenarios for Alchemy."""

from scenario import deal, editions, expect, play
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


@editions(3, 4, ann_has=({"yellow": "Machinery"}, {}))
def test_alchemy_draws_every_card_before_a_red_one_sends_the_whole_hand_back(
    edition: int, ann_has: dict[str, str]
) -> None:
    """Nothing is left to meld or to score."""
    table = deal(
        "Alchemy",
        edition,
        ann={"blue": "Alchemy", "red": "Metalworking", "hand": "Writing", **ann_has},
        bob={},
        supply={4: "Colonialism, Anatomy"},
    )
    play(table, "ann: Anatomy  (of Colonialism, Anatomy)")
    expect(
        table,
        ann={"blue": "Alchemy", "red": "Metalworking", **ann_has},
        supply={1: "Writing", 4: "Anatomy, Colonialism"},
    )


@editions(3, 4, ann_has=({"green": "The Wheel"}, {}))
def test_alchemy_keeps_a_red_card_that_was_in_hand_before(edition: int, ann_has: dict[str, str]) -> None:
    table = deal(
        "Alchemy", edition, ann={"blue": "Alchemy", "hand": "Archery", **ann_has}, bob={}, supply={4: "Anatomy"}
    )
    play(table, "ann: Anatomy  (of Archery, Anatomy)")
    expect(table, ann={"blue": "Alchemy", "yellow": "Anatomy", "score": "Archery", **ann_has})


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


@editions(
    3,
    4,
    supply=({3: "Compass", 4: "Anatomy"}, {4: "Anatomy, Gunpowder, Navigation"}),
    ann_gets=({"hand": "Compass"}, {"hand": "Navigation"}),
    left=({}, {4: "Gunpowder"}),
)
def test_alchemy_is_shared(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], left: dict[int, str]
) -> None:
    table = deal(
        "Alchemy", edition, ann={"blue": "Alchemy"}, bob={"red": "Metalworking", "hand": "Writing"}, supply=supply
    )
    play(table, "bob: Writing  (of Writing, Anatomy)")
    expect(
        table,
        ann={"blue": "Alchemy", **ann_gets},
        bob={"red": "Metalworking", "blue": "Writing", "score": "Anatomy"},
        supply=left,
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


def test_alchemy_in_edition_4_melds_a_single_card_and_scores_nothing() -> None:
    table = deal("Alchemy", 4, ann={"blue": "Alchemy"}, bob={}, supply={4: "Anatomy, Navigation"})
    expect(table, ann={"blue": "Alchemy", "yellow": "Anatomy"}, supply={4: "Navigation"})
