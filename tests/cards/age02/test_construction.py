"""Scenarios for Construction."""

from scenario import deal, editions, expect, play

FIVE_TOPS = {"red": "Construction", "yellow": "Masonry", "green": "The Wheel", "blue": "Tools", "purple": "Mysticism"}


FOUR_TOPS = {"red": "Oars", "yellow": "Agriculture", "green": "Sailing", "blue": "Writing"}


@editions(3, 4)
def test_construction_takes_two_cards_and_gives_a_two(edition: int) -> None:
    table = deal(
        "Construction",
        edition,
        ann={"red": "Construction"},
        bob={"hand": "Oars, Sailing, Writing"},
        supply={1: "Pottery", 2: "Calendar, Currency"},
    )
    play(table, "bob: Oars  (of Oars, Sailing)", "bob: Writing  (of Sailing, Writing)")
    expect(
        table,
        ann={"red": "Construction", "hand": "Oars, Writing"},
        bob={"hand": "Sailing, Calendar"},
        supply={1: "Pottery", 2: "Currency"},
    )


@editions(3, 4)
def test_construction_takes_a_single_card_and_still_gives_a_two(edition: int) -> None:
    table = deal("Construction", edition, ann={"red": "Construction"}, bob={"hand": "Oars"}, supply={2: "Calendar"})
    expect(table, ann={"red": "Construction", "hand": "Oars"}, bob={"hand": "Calendar"})


@editions(3, 4)
def test_construction_gives_a_two_to_an_empty_hand(edition: int) -> None:
    table = deal("Construction", edition, ann={"red": "Construction"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"red": "Construction"}, bob={"hand": "Calendar"})


@editions(3, 4)
def test_construction_demands_nothing_of_whoever_has_as_many_castles(edition: int) -> None:
    table = deal(
        "Construction",
        edition,
        ann={"red": "Construction"},
        bob={"green": "The Wheel", "hand": "Oars, Sailing"},
        supply={2: "Calendar"},
    )
    expect(
        table,
        ann={"red": "Construction"},
        bob={"green": "The Wheel", "hand": "Oars, Sailing"},
        supply={2: "Calendar"},
    )


@editions(3, 4)
def test_construction_takes_nothing_from_a_partner_with_fewer_castles(edition: int) -> None:
    """Both opponents have as many castles as ann: there is no victim."""
    table = deal(
        "Construction",
        edition,
        teams="ABAB",
        ann={"red": "Construction"},
        bob={"yellow": "Masonry", "hand": "Oars"},
        cid={"hand": "Sailing, Writing"},
        dan={"green": "The Wheel"},
        supply={2: "Calendar"},
    )
    expect(
        table,
        ann={"red": "Construction"},
        bob={"yellow": "Masonry", "hand": "Oars"},
        cid={"hand": "Sailing, Writing"},
        dan={"green": "The Wheel"},
        supply={2: "Calendar"},
    )


@editions(3, 4)
def test_construction_claims_empire_for_the_only_player_with_five_tops(edition: int) -> None:
    table = deal("Construction", edition, ann=FIVE_TOPS, bob=FOUR_TOPS, supply={2: "Calendar"})
    expect(table, ann={**FIVE_TOPS, "specials": "Empire"}, bob={**FOUR_TOPS, "hand": "Calendar"})


@editions(3, 4)
def test_construction_claims_nothing_if_another_player_has_five_tops(edition: int) -> None:
    bob = {**FOUR_TOPS, "purple": "Code of Laws"}
    table = deal("Construction", edition, ann=FIVE_TOPS, bob={}, cid=bob, supply={2: "Calendar, Currency"})
    expect(table, ann=FIVE_TOPS, bob={"hand": "Calendar"}, cid={**bob, "hand": "Currency"})


@editions(3, 4)
def test_construction_does_not_count_covered_cards_of_others(edition: int) -> None:
    """Bob has five cards, of four colors."""
    bob = {**FOUR_TOPS, "blue": "Writing, Pottery"}
    table = deal("Construction", edition, ann=FIVE_TOPS, bob=bob, supply={2: "Calendar"})
    expect(table, ann={**FIVE_TOPS, "specials": "Empire"}, bob={**bob, "hand": "Calendar"})


@editions(3, 4)
def test_construction_claims_nothing_with_four_tops(edition: int) -> None:
    four = {"red": "Construction, Archery", "yellow": "Masonry", "green": "The Wheel", "blue": "Tools"}
    table = deal("Construction", edition, ann=four, bob={}, supply={2: "Calendar"})
    expect(table, ann=four, bob={"hand": "Calendar"})


@editions(3, 4)
def test_construction_cannot_claim_an_empire_that_is_taken(edition: int) -> None:
    table = deal("Construction", edition, ann=FIVE_TOPS, bob={"specials": "Empire"}, supply={2: "Calendar"})
    expect(table, ann=FIVE_TOPS, bob={"specials": "Empire", "hand": "Calendar"})


def test_construction_overlooks_a_partner_with_five_tops() -> None:
    partner = {**FOUR_TOPS, "purple": "Code of Laws"}
    table = deal(
        "Construction",
        3,
        teams="ABAB",
        ann=FIVE_TOPS,
        bob={},
        cid=partner,
        dan={},
        supply={2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={**FIVE_TOPS, "specials": "Empire"},
        bob={"hand": "Calendar"},
        cid=partner,
        dan={"hand": "Currency"},
    )


@editions(3, 4)
def test_construction_lets_a_sharer_claim_empire(edition: int) -> None:
    bob = {"red": "Metalworking", "yellow": "Masonry", "green": "The Wheel", "blue": "Tools", "purple": "Mysticism"}
    table = deal("Construction", edition, ann={"red": "Construction"}, bob=bob, supply={2: "Calendar"})
    expect(table, ann={"red": "Construction", "hand": "Calendar"}, bob={**bob, "specials": "Empire"})
    assert table.kinds.index("claim") < table.kinds.index("bonus")


def test_construction_in_edition_4_claims_nothing_if_a_partner_has_five_tops() -> None:
    partner = {**FOUR_TOPS, "purple": "Code of Laws"}
    table = deal(
        "Construction",
        4,
        teams="ABAB",
        ann=FIVE_TOPS,
        bob={},
        cid=partner,
        dan={},
        supply={2: "Calendar, Currency"},
    )
    expect(table, ann=FIVE_TOPS, bob={"hand": "Calendar"}, cid=partner, dan={"hand": "Currency"})
