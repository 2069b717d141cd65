"""Scenarios for Climatology."""

from scenario import asked, deal, expect, play

SIX = "(of crown, lightbulb, castle, factory, clock, person)"


def test_climatology_makes_the_victim_return_two_top_cards_with_the_icon_chosen() -> None:
    table = deal(
        "Climatology",
        4,
        ann={"blue": "Climatology", "red": "Oars"},
        bob={"red": "Archery", "green": "Sailing", "blue": "Translation", "purple": "Enterprise"},
    )
    play(
        table,
        f"ann: crown  {SIX}",
        "bob: Sailing  (of Sailing, Translation, Enterprise)",
        "bob: Enterprise  (of Translation, Enterprise)",
        "ann: Oars  (of Oars, Climatology)",
    )
    expect(
        table,
        ann={"blue": "Climatology"},
        bob={"red": "Archery", "blue": "Translation"},
        supply={1: "Sailing, Oars", 4: "Enterprise"},
    )


def test_climatology_returns_nothing_for_an_icon_that_the_victim_does_not_show() -> None:
    table = deal("Climatology", 4, ann={"blue": "Climatology, Tools"}, bob={"red": "Archery", "green": "Sailing"})
    play(table, f"ann: person  {SIX}")
    expect(table, ann={"blue": "Tools"}, bob={"red": "Archery", "green": "Sailing"}, supply={11: "Climatology"})


def test_climatology_returns_the_only_card_with_the_icon_and_none_that_it_uncovers() -> None:
    table = deal(
        "Climatology",
        4,
        ann={"blue": "Climatology, Tools"},
        bob={"red": "Archery", "green": "left: Sailing, Navigation, Currency"},
    )
    play(table, "ann: crown")
    expect(
        table,
        ann={"blue": "Tools"},
        bob={"red": "Archery", "green": "left: Navigation, Currency"},
        supply={1: "Sailing", 4: ""},
    )


def test_climatology_returns_both_of_two_cards_in_the_order_the_victim_picks() -> None:
    table = deal("Climatology", 4, ann={"blue": "Climatology, Tools"}, bob={"red": "Oars", "green": "Sailing"})
    play(table, "ann: crown", "bob: Sailing  (of Oars, Sailing)")
    expect(table, ann={"blue": "Tools"}, bob={}, supply={1: "Sailing, Oars"})


def test_climatology_chooses_an_icon_anew_for_each_victim() -> None:
    table = deal(
        "Climatology",
        4,
        ann={"blue": "Climatology, Tools"},
        bob={"red": "Archery", "green": "Sailing"},
        carol={"red": "Coal", "green": "Paper"},
    )
    play(table, f"ann: castle  {SIX}", f"ann: factory  {SIX}")
    expect(
        table,
        ann={"blue": "Tools"},
        bob={"green": "Sailing"},
        carol={"green": "Paper"},
        supply={1: "Archery", 5: "Coal"},
    )


def test_climatology_asks_for_no_icon_where_no_top_card_has_any_other_than_a_leaf() -> None:
    table = deal(
        "Climatology",
        4,
        ann={"blue": "Climatology", "yellow": "Agriculture"},
        bob={"yellow": "Stem Cells, Masonry"},
        carol={},
    )
    assert asked(table) == "ann: Agriculture, Climatology"


def test_climatology_returns_every_scored_card_of_the_value_of_the_top_card_or_a_higher_one() -> None:
    table = deal(
        "Climatology",
        4,
        ann={"blue": "Climatology", "green": "Paper, Sailing", "score": "Oars, Currency, Education, Coal, Fusion"},
        bob={},
    )
    play(table, "ann: Paper  (of Paper, Climatology)")
    expect(
        table,
        ann={"blue": "Climatology", "green": "Sailing", "score": "Oars, Currency"},
        supply={3: "Paper, Education", 5: "Coal", 11: "Fusion"},
    )


def test_climatology_must_return_the_only_top_card() -> None:
    table = deal("Climatology", 4, ann={"blue": "Climatology, Tools", "score": "Fusion, Coal"}, bob={})
    expect(table, ann={"blue": "Tools", "score": "Coal"}, supply={11: "Climatology, Fusion"})


def test_climatology_spares_whoever_has_as_many_leaves_and_is_shared() -> None:
    table = deal(
        "Climatology",
        4,
        ann={"blue": "Climatology", "score": "Oars"},
        bob={"yellow": "Agriculture, Masonry", "green": "Currency", "score": "Tools, Calendar"},
        supply={1: "Archery"},
    )
    play(table, "bob: Currency  (of Agriculture, Currency)")
    expect(
        table,
        ann={"score": "Oars", "hand": "Archery"},
        bob={"yellow": "Agriculture, Masonry", "score": "Tools"},
        supply={2: "Currency, Calendar", 11: "Climatology"},
    )


def test_climatology_returns_the_whole_score_pile_of_a_player_without_a_top_card() -> None:
    """Ann activates the card of carol, who sits opposite; bob has a 3 on top, dave nothing anywhere.

    Archery is the free draw.
    """
    table = deal(
        None,
        4,
        ann={"hand": "Oars, Writing", "score": "Tools, Coal"},
        bob={"green": "Compass", "score": "Calendar, Physics"},
        carol={"blue": "Climatology"},
        dave={},
        supply={1: "Archery"},
    )
    play(table, "ann: parley Climatology", "ann: Oars  (of Oars, Writing)")
    expect(
        table,
        ann={"hand": "Writing, Archery"},
        bob={"score": "Calendar"},
        carol={"blue": "Climatology"},
        supply={1: "Oars, Tools", 3: "Compass", 5: "Physics, Coal"},
    )
