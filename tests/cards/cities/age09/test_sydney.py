"""Scenarios for Sydney, for Fame and for Victory."""

from scenario import deal, expect, play


def test_sydney_splays_up_and_its_fountain_counts() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"green": "Sailing", "hand": "Sydney"},
        bob={},
        supply={9: "Computers"},
    )
    play(table, "ann: meld Sydney")
    expect(table, ann={"green": "up: Sydney, Sailing", "hand": "Computers"})
    state = table.game.state
    assert state.achievement_count(state.players[0]) == 1


def test_sydney_beneath_another_card_has_no_fountain() -> None:
    table = deal(None, 4, sets="cities", ann={"green": "up: Sailing, Sydney"}, bob={})
    state = table.game.state
    assert state.achievement_count(state.players[0]) == 0


def test_sydney_claims_fame_on_a_pile_splayed_up() -> None:
    table = deal(None, 4, sets="cities", ann={"green": "up: Sailing, Paper", "hand": "Sydney"}, bob={})
    play(table, "ann: meld Sydney")
    expect(table, ann={"green": "up: Sydney, Sailing, Paper", "specials": "Fame"})


def test_sydney_junked_from_the_own_hand_claims_victory() -> None:
    """Guangzhou, which has crowns, endorses Sailing; Sydney pays."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={"red": "Guangzhou", "green": "Sailing", "hand": "Sydney"},
        bob={"yellow": "Agriculture"},
        supply={1: "Tools, Writing"},
    )
    play(table, "ann: dogma Sailing", "ann: Guangzhou  (of Guangzhou, pass)")
    expect(
        table,
        ann={
            "red": "Guangzhou",
            "green": "Sailing",
            "blue": "Writing, Tools",
            "specials": "Victory",
        },
        bob={"yellow": "Agriculture"},
        junk="Sydney",
    )
