"""Scenarios for Vaccination."""

from scenario import deal, editions, expect, play


def test_vaccination_demands_all_lowest_scored_cards_back_and_both_meld() -> None:
    table = deal(
        "Vaccination",
        3,
        ann={"yellow": "Vaccination", "purple": "Mysticism"},
        bob={"blue": "Tools", "score": "Oars, Coal, Writing"},
        supply={1: "Sailing", 5: "Statistics", 6: "Atomic Theory, Canning", 7: "Lighting"},
    )
    play(table, "bob: Writing  (of Oars, Writing)")
    expect(
        table,
        ann={"yellow": "Vaccination", "purple": "Lighting, Mysticism"},
        bob={"blue": "Atomic Theory, Tools", "score": "Coal"},
        supply={1: "Sailing, Writing, Oars"},
    )


@editions(3, 4)
def test_vaccination_of_an_empty_score_pile_melds_nothing(edition: int) -> None:
    table = deal(
        "Vaccination",
        edition,
        ann={"yellow": "Vaccination"},
        bob={"hand": "Oars"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
    expect(table, ann={"yellow": "Vaccination"}, bob={"hand": "Oars"}, supply={6: "Atomic Theory", 7: "Lighting"})


@editions(3, 4)
def test_vaccination_spares_a_player_with_as_many_leaves_and_then_melds_nothing(edition: int) -> None:
    table = deal(
        "Vaccination",
        edition,
        ann={"yellow": "Vaccination"},
        bob={"blue": "Pottery", "score": "Oars"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
    expect(
        table,
        ann={"yellow": "Vaccination"},
        bob={"blue": "Pottery", "score": "Oars"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )


@editions(3, 4)
def test_vaccination_melds_a_7_for_everybody_who_shares_if_one_victim_returned(edition: int) -> None:
    """Bob returns a card, dee has none; cy shares the second effect."""
    table = deal(
        "Vaccination",
        edition,
        parley=False,
        ann={"yellow": "Vaccination"},
        bob={"score": "Oars"},
        cy={"blue": "Pottery", "score": "Writing"},
        dee={"hand": "Sailing"},
        supply={6: "Atomic Theory", 7: "Lighting, Railroad, Sanitation"},
    )
    expect(
        table,
        ann={"yellow": "Vaccination", "purple": "Railroad", "hand": "Sanitation"},
        bob={"blue": "Atomic Theory"},
        cy={"blue": "Pottery", "purple": "Lighting", "score": "Writing"},
        dee={"hand": "Sailing"},
    )


@editions(3, 4)
def test_vaccination_executed_through_self_service_demands_and_melds_nothing(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "yellow": "Vaccination"},
        bob={"score": "Oars", "hand": "Sailing", "specials": "World"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
    expect(
        table,
        ann={"green": "Self Service", "yellow": "Vaccination"},
        bob={"score": "Oars", "hand": "Sailing", "specials": "World"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )


def test_vaccination_of_edition_4_lets_the_victim_choose_the_value_that_goes_back() -> None:
    """It need not be the lowest; all cards of the value go, in the order bob picks."""
    table = deal(
        "Vaccination",
        4,
        ann={"yellow": "Vaccination", "purple": "Mysticism"},
        bob={"blue": "Tools", "score": "Oars, Coal, Physics, Machinery"},
        supply={5: "Statistics", 6: "Atomic Theory, Canning", 7: "Lighting"},
    )
    play(table, "bob: 5  (of 1, 3, 5)", "bob: Physics  (of Coal, Physics)")
    expect(
        table,
        ann={"yellow": "Vaccination", "purple": "Lighting, Mysticism"},
        bob={"blue": "Atomic Theory, Tools", "score": "Oars, Machinery"},
        supply={5: "Statistics, Physics, Coal", 6: "Canning", 7: ""},
    )


def test_vaccination_of_edition_4_may_return_the_lowest() -> None:
    table = deal(
        "Vaccination",
        4,
        ann={"yellow": "Vaccination"},
        bob={"score": "Oars, Coal"},
        supply={6: "Atomic Theory", 7: "Lighting"},
    )
    play(table, "bob: 1  (of 1, 5)")
    expect(
        table,
        ann={"yellow": "Vaccination", "purple": "Lighting"},
        bob={"blue": "Atomic Theory", "score": "Coal"},
        supply={1: "Oars"},
    )


@editions(3, 4)
def test_vaccination_returns_before_the_6_is_drawn(edition: int) -> None:
    """The deck of 6s was empty: bob draws and melds the very card he returned."""
    table = deal(
        "Vaccination",
        edition,
        ann={"yellow": "Vaccination"},
        bob={"score": "Canning"},
        supply={7: "Lighting, Railroad"},
    )
    expect(
        table,
        ann={"yellow": "Vaccination", "purple": "Lighting"},
        bob={"yellow": "Canning"},
        supply={6: "", 7: "Railroad"},
    )
