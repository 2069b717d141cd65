"""Scenarios for Astronomy."""

from scenario import deal, expect


def test_astronomy_melds_green_and_blue_cards_and_keeps_the_first_other() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars", "blue": "Tools", "green": "Sailing"},
        bob={},
        supply={5: "Coal", 6: "Encyclopedia, Classification, Canning, Democracy"},
    )
    assert table.has_event("reveal", "Encyclopedia")
    assert table.has_event("reveal", "Canning")
    expect(
        table,
        ann={
            "purple": "Astronomy",
            "red": "Oars",
            "blue": "Encyclopedia, Tools",
            "green": "Classification, Sailing",
            "hand": "Canning",
        },
        supply={5: "Coal", 6: "Democracy"},
    )


def test_astronomy_keeps_a_first_card_of_another_color() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={},
        supply={6: "Democracy, Encyclopedia"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "hand": "Democracy"},
        supply={6: "Encyclopedia"},
    )


def test_astronomy_ends_the_game_when_blue_and_green_cards_use_up_the_decks() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={"score": "Writing"},
        supply={6: "Encyclopedia"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "blue": "Encyclopedia"},
        bob={"score": "Writing"},
        winner="bob",
    )


def test_astronomy_is_shared() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={"purple": "Philosophy", "red": "Archery"},
        supply={5: "Coal", 6: "Atomic Theory, Canning, Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "hand": "Democracy, Coal"},
        bob={"purple": "Philosophy", "red": "Archery", "blue": "Atomic Theory", "hand": "Canning"},
    )


def test_astronomy_claims_universe_when_all_tops_but_purple_are_6_or_higher() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Evolution"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={
            "purple": "Astronomy",
            "red": "Machine Tools",
            "blue": "Evolution",
            "hand": "Democracy",
            "specials": "Universe",
        },
    )


def test_astronomy_overlooks_a_low_card_that_is_covered() -> None:
    ann = {"purple": "Astronomy", "red": "up: Machine Tools, Oars"}
    table = deal("Astronomy", 3, ann=ann, bob={}, supply={6: "Democracy"})
    expect(table, ann=ann | {"hand": "Democracy", "specials": "Universe"})


def test_astronomy_does_not_claim_universe_with_a_5_on_top() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Physics"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Physics", "hand": "Democracy"},
    )


def test_astronomy_claims_universe_with_purple_cards_alone() -> None:
    table = deal("Astronomy", 3, ann={"purple": "Astronomy"}, bob={}, supply={6: "Democracy"})
    expect(table, ann={"purple": "Astronomy", "hand": "Democracy", "specials": "Universe"})


def test_astronomy_cannot_claim_universe_from_another_player() -> None:
    table = deal("Astronomy", 3, ann={"purple": "Astronomy"}, bob={"specials": "Universe"}, supply={6: "Democracy"})
    expect(table, ann={"purple": "Astronomy", "hand": "Democracy"}, bob={"specials": "Universe"})


def test_astronomy_lets_a_sharing_player_claim_universe_first() -> None:
    table = deal(
        "Astronomy",
        3,
        ann={"purple": "Astronomy"},
        bob={"purple": "Philosophy"},
        supply={5: "Coal", 6: "Canning, Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "hand": "Democracy, Coal"},
        bob={"purple": "Philosophy", "hand": "Canning", "specials": "Universe"},
    )
