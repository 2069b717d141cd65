"""Scenarios for Anatomy."""

from scenario import deal, expect, play


def test_anatomy_returns_a_scored_card_and_a_top_card_of_its_value() -> None:
    table = deal(
        "Anatomy",
        3,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "green": "Clothing", "purple": "Education", "score": "Tools, Optics"},
    )
    play(table, "bob: Optics  (of Tools, Optics)", "bob: Education  (of Engineering, Education)")
    expect(
        table,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "green": "Clothing", "score": "Tools"},
        supply={3: "Optics, Education"},
    )


def test_anatomy_lets_the_victim_return_a_card_that_matches_no_top_card() -> None:
    table = deal(
        "Anatomy",
        3,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "score": "Tools, Optics"},
    )
    play(table, "bob: Tools  (of Tools, Optics)")
    expect(
        table,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "score": "Optics"},
        supply={1: "Tools", 3: ""},
    )


def test_anatomy_matches_no_covered_card() -> None:
    table = deal("Anatomy", 3, ann={"yellow": "Anatomy"}, bob={"red": "Coal, Optics", "score": "Paper"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Coal, Optics"}, supply={3: "Paper"})


def test_anatomy_does_nothing_to_an_empty_score_pile() -> None:
    table = deal("Anatomy", 3, ann={"yellow": "Anatomy"}, bob={"red": "Engineering", "hand": "Optics"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Engineering", "hand": "Optics"})


def test_anatomy_spares_a_player_with_as_many_leaves() -> None:
    table = deal("Anatomy", 3, ann={"yellow": "Anatomy"}, bob={"yellow": "Agriculture", "score": "Tools"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"yellow": "Agriculture", "score": "Tools"})
