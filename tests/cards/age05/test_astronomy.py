"""Scenarios for Astronomy."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_astronomy_melds_green_and_blue_cards_and_keeps_the_first_other(edition: int) -> None:
    table = deal(
        "Astronomy",
        edition,
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


@editions(3, 4)
def test_astronomy_keeps_a_first_card_of_another_color(edition: int) -> None:
    table = deal(
        "Astronomy",
        edition,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={},
        supply={6: "Democracy, Encyclopedia"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "hand": "Democracy"},
        supply={6: "Encyclopedia"},
    )


@editions(3, 4)
def test_astronomy_ends_the_game_when_blue_and_green_cards_use_up_the_decks(edition: int) -> None:
    table = deal(
        "Astronomy",
        edition,
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


@editions(3, 4)
def test_astronomy_is_shared(edition: int) -> None:
    table = deal(
        "Astronomy",
        edition,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={"purple": "Philosophy", "red": "Archery"},
        supply={5: "Coal", 6: "Atomic Theory, Canning, Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "hand": "Democracy, Coal"},
        bob={"purple": "Philosophy", "red": "Archery", "blue": "Atomic Theory", "hand": "Canning"},
    )


@editions(3, 4)
def test_astronomy_claims_universe_when_all_tops_but_purple_are_6_or_higher(edition: int) -> None:
    table = deal(
        "Astronomy",
        edition,
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


@editions(3, 4)
def test_astronomy_overlooks_a_low_card_that_is_covered(edition: int) -> None:
    ann = {"purple": "Astronomy", "red": "up: Machine Tools, Oars"}
    table = deal("Astronomy", edition, ann=ann, bob={}, supply={6: "Democracy"})
    expect(table, ann=ann | {"hand": "Democracy", "specials": "Universe"})


@editions(3, 4)
def test_astronomy_does_not_claim_universe_with_a_5_on_top(edition: int) -> None:
    table = deal(
        "Astronomy",
        edition,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Physics"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Machine Tools", "blue": "Physics", "hand": "Democracy"},
    )


@editions(3, 4)
def test_astronomy_claims_universe_with_purple_cards_alone(edition: int) -> None:
    table = deal("Astronomy", edition, ann={"purple": "Astronomy"}, bob={}, supply={6: "Democracy"})
    expect(table, ann={"purple": "Astronomy", "hand": "Democracy", "specials": "Universe"})


@editions(3, 4)
def test_astronomy_cannot_claim_universe_from_another_player(edition: int) -> None:
    table = deal(
        "Astronomy", edition, ann={"purple": "Astronomy"}, bob={"specials": "Universe"}, supply={6: "Democracy"}
    )
    expect(table, ann={"purple": "Astronomy", "hand": "Democracy"}, bob={"specials": "Universe"})


@editions(3, 4)
def test_astronomy_lets_a_sharing_player_claim_universe_first(edition: int) -> None:
    table = deal(
        "Astronomy",
        edition,
        ann={"purple": "Astronomy"},
        bob={"purple": "Philosophy"},
        supply={5: "Coal", 6: "Canning, Democracy"},
    )
    expect(
        table,
        ann={"purple": "Astronomy", "hand": "Democracy, Coal"},
        bob={"purple": "Philosophy", "hand": "Canning", "specials": "Universe"},
    )


def test_astronomy_of_edition_4_claims_universe_while_it_is_carried_out() -> None:
    """Before the bonus draw; the tests at the end of the action would ask for five top cards of value 8."""
    table = deal(
        "Astronomy",
        4,
        ann={"purple": "Astronomy", "red": "Oars"},
        bob={"purple": "Philosophy", "green": "Classification"},
        supply={5: "Coal", 6: "Canning, Democracy"},
    )
    assert table.kinds.index("claim") < table.kinds.index("bonus")
    expect(
        table,
        ann={"purple": "Astronomy", "red": "Oars", "hand": "Democracy, Coal"},
        bob={"purple": "Philosophy", "green": "Classification", "hand": "Canning", "specials": "Universe"},
        available="Empire, Monument, Wonder, World",
    )
