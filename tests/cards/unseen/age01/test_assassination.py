"""Scenarios for Assassination."""

from scenario import deal, expect


def test_assassination_takes_a_castle_and_the_top_card_of_its_color() -> None:
    table = deal(
        "Assassination",
        4,
        sets="unseen",
        ann={"red": "Assassination", "green": "Sailing"},
        bob={"red": "Oars"},
        supply={1: "Archery, Pottery"},
    )
    assert table.has_event("reveal", "Archery", seat="bob")
    expect(
        table,
        ann={"red": "Assassination", "green": "Sailing", "score": "Archery, Oars"},
        supply={1: "Pottery"},
    )


def test_assassination_takes_only_the_card_where_its_color_is_missing() -> None:
    table = deal(
        "Assassination",
        4,
        sets="unseen",
        ann={"red": "Assassination", "green": "Sailing"},
        bob={"yellow": "Agriculture"},
        supply={1: "Archery"},
    )
    expect(
        table,
        ann={"red": "Assassination", "green": "Sailing", "score": "Archery"},
        bob={"yellow": "Agriculture"},
    )


def test_assassination_leaves_a_card_without_a_castle_in_the_hand() -> None:
    table = deal(
        "Assassination",
        4,
        sets="unseen",
        ann={"red": "Assassination", "green": "Sailing"},
        bob={"blue": "Pottery"},
        supply={1: "Writing"},
    )
    expect(
        table,
        ann={"red": "Assassination", "green": "Sailing"},
        bob={"blue": "Pottery", "hand": "Writing"},
    )


def test_assassination_claims_confidence_while_no_board_has_green() -> None:
    table = deal("Assassination", 4, sets="unseen", ann={"red": "Assassination"}, bob={}, supply={1: "Pottery"})
    expect(table, ann={"red": "Assassination", "specials": "Confidence"}, bob={"hand": "Pottery"})


def test_assassination_looks_at_the_boards_of_all_players_for_green() -> None:
    table = deal(
        "Assassination",
        4,
        sets="unseen",
        ann={"red": "Assassination"},
        bob={"green": "The Wheel"},
        supply={1: "Pottery"},
    )
    expect(table, ann={"red": "Assassination"}, bob={"green": "The Wheel", "hand": "Pottery"})


def test_assassination_lets_a_player_who_shares_claim_first() -> None:
    table = deal(
        "Assassination",
        4,
        sets="unseen",
        ann={"red": "Assassination"},
        bob={"purple": "City States"},
        supply={1: "Pottery"},
    )
    expect(
        table,
        ann={"red": "Assassination", "hand": "Pottery"},
        bob={"purple": "City States", "specials": "Confidence"},
    )


def test_assassination_cannot_claim_what_somebody_owns() -> None:
    table = deal(
        "Assassination",
        4,
        sets="unseen",
        ann={"red": "Assassination"},
        bob={"specials": "Confidence"},
        supply={1: "Pottery"},
    )
    expect(table, ann={"red": "Assassination"}, bob={"hand": "Pottery", "specials": "Confidence"})
