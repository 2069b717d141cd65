"""Scenarios for Compass."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_compass_swaps_a_leaf_for_a_card_without_leaf_and_the_victim_picks_both(edition: int) -> None:
    table = deal(
        "Compass",
        edition,
        ann={"green": "Compass", "red": "Metalworking", "purple": "Mysticism"},
        bob={"red": "Archery", "yellow": "Agriculture", "green": "Clothing", "blue": "Pottery"},
    )
    play(table, "bob: Agriculture  (of Agriculture, Pottery)", "bob: Metalworking  (of Metalworking, Mysticism)")
    expect(
        table,
        ann={"green": "Compass", "yellow": "Agriculture", "purple": "Mysticism"},
        bob={"red": "Metalworking, Archery", "green": "Clothing", "blue": "Pottery"},
    )
    assert table.has_event("transfer", "Agriculture", seat="bob")
    assert table.has_event("transfer" if edition == 3 else "meld", "Metalworking", seat="ann")


@editions(3, 4)
def test_compass_gives_a_card_even_if_none_was_taken(edition: int) -> None:
    """A green card is never taken, and Archery has no leaf."""
    table = deal(
        "Compass",
        edition,
        ann={"green": "Compass", "purple": "Mysticism"},
        bob={"red": "Archery", "green": "Clothing"},
    )
    expect(
        table,
        ann={"green": "Compass"},
        bob={"red": "Archery", "green": "Clothing", "purple": "Mysticism"},
    )


@editions(3, 4)
def test_compass_cannot_give_a_card_that_the_first_move_covered(edition: int) -> None:
    table = deal(
        "Compass",
        edition,
        ann={"green": "Compass", "yellow": "Masonry"},
        bob={"yellow": "Agriculture"},
    )
    expect(table, ann={"green": "Compass", "yellow": "Agriculture, Masonry"})


@editions(3, 4)
def test_compass_takes_top_cards_only(edition: int) -> None:
    table = deal(
        "Compass",
        edition,
        ann={"green": "Compass"},
        bob={"yellow": "Masonry, Agriculture"},
    )
    expect(table, ann={"green": "Compass"}, bob={"yellow": "Masonry, Agriculture"})


@editions(3, 4)
def test_compass_does_nothing_between_boards_without_such_cards(edition: int) -> None:
    table = deal("Compass", edition, ann={"green": "Compass"}, bob={})
    expect(table, ann={"green": "Compass"})


@editions(3, 4)
def test_compass_spares_a_player_with_as_many_crowns(edition: int) -> None:
    table = deal(
        "Compass",
        edition,
        ann={"green": "Compass", "purple": "Mysticism"},
        bob={"green": "Currency", "yellow": "Agriculture"},
    )
    expect(
        table,
        ann={"green": "Compass", "purple": "Mysticism"},
        bob={"green": "Currency", "yellow": "Agriculture"},
    )


def test_compass_in_edition_4_may_give_a_green_card_without_a_leaf() -> None:
    """Ann returns a card for the Compass of cid, who sits opposite; it is she who demands."""
    table = deal(
        None,
        4,
        actions=1,
        ann={"green": "Mapmaking", "hand": "Tools"},
        bob={"red": "Archery"},
        cid={"green": "Compass"},
        dan={},
    )
    play(table, "ann: parley Compass")
    assert table.has_event("meld", "Mapmaking", seat="ann")
    expect(
        table,
        bob={"red": "Archery", "green": "Mapmaking"},
        cid={"green": "Compass"},
        supply={1: "Tools"},
    )
