"""Scenarios for Hypersonics."""

from scenario import deal, expect, play


def test_hypersonics_returns_a_pair_and_everything_of_its_value_or_below_in_hand_and_score_pile() -> None:
    table = deal(
        "Hypersonics",
        4,
        ann={"green": "Hypersonics", "hand": "Writing", "score": "Clothing"},
        bob={
            "red": "Construction, Oars",
            "green": "Currency",
            "blue": "Alchemy",
            "hand": "Tools, Paper, Philosophy",
            "score": "Masonry, Engineering",
        },
    )
    play(table, "bob: Currency  (of Construction, Currency)", "bob: Masonry  (of Tools, Masonry)")
    expect(
        table,
        ann={"green": "Hypersonics", "hand": "Writing", "score": "Clothing"},
        bob={"red": "Oars", "blue": "Alchemy", "hand": "Paper", "score": "Engineering"},
        supply={1: "Masonry, Tools", 2: "Currency, Construction, Philosophy"},
    )


def test_hypersonics_lets_the_victim_choose_the_pair() -> None:
    table = deal(
        "Hypersonics",
        4,
        ann={"green": "Hypersonics"},
        bob={
            "red": "Archery",
            "green": "Sailing",
            "blue": "Calendar",
            "purple": "Philosophy",
            "yellow": "Machinery",
            "score": "Currency",
        },
    )
    play(table, "bob: 1  (of 1, 2)", "bob: Archery  (of Archery, Sailing)")
    expect(
        table,
        ann={"green": "Hypersonics"},
        bob={"blue": "Calendar", "purple": "Philosophy", "yellow": "Machinery", "score": "Currency"},
        supply={1: "Archery, Sailing"},
    )


def test_hypersonics_returns_two_of_three_cards_of_a_value_and_none_that_they_uncover() -> None:
    table = deal(
        "Hypersonics",
        4,
        ann={"green": "Hypersonics"},
        bob={"red": "Archery, Oars", "green": "Sailing", "blue": "Tools"},
    )
    play(table, "bob: Archery  (of Archery, Sailing, Tools)", "bob: Tools  (of Sailing, Tools)")
    expect(table, ann={"green": "Hypersonics"}, bob={"red": "Oars", "green": "Sailing"}, supply={1: "Archery, Tools"})


def test_hypersonics_does_nothing_without_a_pair_of_top_cards() -> None:
    """Archery and Oars lie in one pile; what bob has in hand and score pile stays."""
    table = deal(
        "Hypersonics",
        4,
        ann={"green": "Hypersonics"},
        bob={"red": "Archery, Oars", "green": "Currency", "hand": "Tools", "score": "Calendar"},
    )
    expect(
        table,
        ann={"green": "Hypersonics"},
        bob={"red": "Archery, Oars", "green": "Currency", "hand": "Tools", "score": "Calendar"},
    )


def test_hypersonics_spares_whoever_has_as_many_factories() -> None:
    table = deal(
        "Hypersonics", 4, ann={"green": "Hypersonics"}, bob={"red": "Coal", "purple": "Societies", "hand": "Tools"}
    )
    expect(table, ann={"green": "Hypersonics"}, bob={"red": "Coal", "purple": "Societies", "hand": "Tools"})
