"""Scenarios for Democracy."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_democracy_scores_an_8_for_returning_more_than_everybody_else(edition: int) -> None:
    table = deal(
        "Democracy",
        edition,
        ann={"purple": "Democracy", "hand": "Oars, Writing, Coal"},
        bob={},
        supply={7: "Lighting", 8: "Flight, Mobility"},
    )
    play(
        table,
        "ann: Writing  (of Oars, Writing, Coal, pass)",
        "ann: Oars  (of Oars, Coal, pass)",
        "ann: pass  (of Coal, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Coal", "score": "Flight"},
        supply={1: "Writing, Oars", 8: "Mobility"},
    )


@editions(3, 4)
def test_democracy_is_declined(edition: int) -> None:
    table = deal("Democracy", edition, ann={"purple": "Democracy", "hand": "Oars"}, bob={}, supply={8: "Flight"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"purple": "Democracy", "hand": "Oars"}, supply={8: "Flight"})


@editions(3, 4)
def test_democracy_with_an_empty_hand_gives_nothing(edition: int) -> None:
    table = deal("Democracy", edition, ann={"purple": "Democracy"}, bob={}, supply={8: "Flight"})
    expect(table, ann={"purple": "Democracy"}, supply={8: "Flight"})


@editions(3, 4)
def test_democracy_gives_nothing_for_a_tie_with_a_sharing_player(edition: int) -> None:
    table = deal(
        "Democracy",
        edition,
        ann={"purple": "Democracy", "hand": "Writing"},
        bob={"blue": "Tools", "hand": "Oars"},
        supply={6: "Canning", 8: "Flight, Mobility"},
    )
    play(table, "bob: Oars  (of Oars, pass)", "ann: Writing  (of Writing, pass)")
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Canning"},
        bob={"blue": "Tools", "score": "Flight"},
        supply={1: "Oars, Writing", 8: "Mobility"},
    )


@editions(3, 4)
def test_democracy_is_tested_for_each_player_in_turn_so_both_get_an_8(edition: int) -> None:
    table = deal(
        "Democracy",
        edition,
        ann={"purple": "Democracy", "hand": "Writing, Archery"},
        bob={"blue": "Tools", "hand": "Oars"},
        supply={6: "Canning", 8: "Flight, Mobility"},
    )
    play(
        table,
        "bob: Oars  (of Oars, pass)",
        "ann: Writing  (of Writing, Archery, pass)",
        "ann: Archery  (of Archery, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "score": "Mobility", "hand": "Canning"},
        bob={"blue": "Tools", "score": "Flight"},
    )


@editions(3, 4)
def test_democracy_gives_nothing_where_a_sharer_before_you_returned_more(edition: int) -> None:
    """Bob returns two cards; cy returns one, and ann, more than cy, only as many as bob."""
    table = deal(
        "Democracy",
        edition,
        ann={"purple": "Democracy", "hand": "Writing, Archery"},
        bob={"blue": "Tools", "hand": "Oars, Coal"},
        cy={"purple": "Philosophy", "hand": "Sailing, Clothing"},
        supply={6: "Canning", 8: "Flight, Mobility"},
    )
    play(
        table,
        "bob: Oars  (of Oars, Coal, pass)",
        "bob: Coal  (of Coal, pass)",
        "cy: Sailing  (of Sailing, Clothing, pass)",
        "cy: pass  (of Clothing, pass)",
        "ann: Writing  (of Writing, Archery, pass)",
        "ann: Archery  (of Archery, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Canning"},
        bob={"blue": "Tools", "score": "Flight"},
        cy={"purple": "Philosophy", "hand": "Clothing"},
        supply={1: "Oars, Sailing, Writing, Archery", 5: "Coal", 8: "Mobility"},
    )


@editions(3, 4)
def test_democracy_executed_through_self_service_compares_only_what_democracy_returned(edition: int) -> None:
    """Bob returns two cards in the same action, but by Railroad; ann's one by Democracy is the most."""
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "purple": "Democracy", "hand": "Oars, Coal", "specials": "Wonder"},
        bob={
            "red": "Optics",
            "blue": "Encyclopedia",
            "purple": "Railroad",
            "hand": "Sailing, Clothing",
            "specials": "World",
        },
        supply={6: "Canning, Vaccination, Emancipation", 7: "Lighting", 8: "Flight", 10: "Databases"},
    )
    play(
        table,
        "bob: Railroad  (of Optics, Encyclopedia, Railroad)",
        "bob: Sailing  (of Sailing, Clothing)",
        "ann: Oars  (of Oars, Coal, pass)",
        "ann: pass  (of Coal, pass)",
    )
    expect(
        table,
        ann={
            "green": "Self Service",
            "purple": "Democracy",
            "hand": "Coal, Databases",
            "score": "Flight",
            "specials": "Wonder",
        },
        bob={
            "red": "Optics",
            "blue": "Encyclopedia",
            "purple": "Railroad",
            "hand": "Canning, Vaccination, Emancipation",
            "specials": "World",
        },
        supply={1: "Sailing, Clothing, Oars", 7: "Lighting"},
    )


@editions(3, 4)
def test_democracy_executed_through_self_service_gives_nothing_for_no_card(edition: int) -> None:
    table = deal(
        "Self Service",
        edition,
        ann={"green": "Self Service", "purple": "Democracy", "hand": "Oars"},
        bob={"hand": "Sailing", "specials": "World"},
        supply={8: "Flight"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(
        table,
        ann={"green": "Self Service", "purple": "Democracy", "hand": "Oars"},
        bob={"hand": "Sailing", "specials": "World"},
        supply={8: "Flight"},
    )


def test_democracy_counts_as_scoring_for_monument() -> None:
    table = deal("Democracy", 3, ann={"purple": "Democracy", "hand": "Oars", "scored": 5}, bob={}, supply={8: "Flight"})
    play(table, "ann: Oars")
    expect(table, ann={"purple": "Democracy", "score": "Flight", "specials": "Monument"})


@editions(3, 4)
def test_democracy_counts_anew_in_the_next_action(edition: int) -> None:
    table = deal(
        "Democracy",
        edition,
        ann={"purple": "Democracy", "hand": "Writing"},
        bob={"blue": "Tools", "hand": "Oars, Archery, Coal"},
        supply={6: "Canning", 8: "Flight, Mobility"},
        actions=2,
    )
    play(
        table,
        "bob: Oars  (of Oars, Archery, Coal, pass)",
        "bob: Archery  (of Archery, Coal, pass)",
        "bob: pass  (of Coal, pass)",
        "ann: pass  (of Writing, pass)",
        "ann: dogma Democracy",
        "bob: pass  (of Coal, pass)",
        "ann: Writing  (of Writing, Canning, pass)",
        "ann: pass  (of Canning, pass)",
    )
    expect(
        table,
        ann={"purple": "Democracy", "hand": "Canning", "score": "Mobility"},
        bob={"blue": "Tools", "hand": "Coal", "score": "Flight"},
    )


@editions(3, 4)
def test_democracy_does_not_compare_with_a_partner(edition: int) -> None:
    table = deal(
        "Democracy",
        edition,
        teams="ABAB",
        ann={"purple": "Democracy", "hand": "Writing"},
        bob={"hand": "Sailing"},
        cy={"blue": "Tools", "hand": "Oars"},
        dee={},
        supply={8: "Flight, Mobility"},
    )
    play(table, "cy: Oars  (of Oars, pass)", "ann: Writing  (of Writing, pass)")
    expect(
        table,
        ann={"purple": "Democracy", "score": "Mobility"},
        bob={"hand": "Sailing"},
        cy={"blue": "Tools", "score": "Flight"},
    )
