"""Scenarios for Databases."""

from scenario import deal, editions, expect, play


def test_databases_returns_half_of_the_score_pile_rounded_up() -> None:
    table = deal("Databases", 3, actions=2, ann={"green": "Databases"}, bob={"score": "Oars, Currency, Tools"})
    play(table, "bob: Tools  (of Oars, Currency, Tools)", "bob: Oars  (of Oars, Currency)")
    expect(table, ann={"green": "Databases"}, bob={"score": "Currency"}, supply={1: "Tools, Oars"})


def test_databases_returns_one_of_two_cards() -> None:
    table = deal("Databases", 3, actions=2, ann={"green": "Databases"}, bob={"score": "Oars, Currency"})
    play(table, "bob: Currency  (of Oars, Currency)")
    expect(table, ann={"green": "Databases"}, bob={"score": "Oars"}, supply={2: "Currency"})


def test_databases_returns_the_only_card() -> None:
    table = deal("Databases", 3, actions=2, ann={"green": "Databases"}, bob={"score": "Oars"})
    expect(table, ann={"green": "Databases"}, bob={}, supply={1: "Oars"})


@editions(3, 4)
def test_databases_finds_nothing_in_an_empty_score_pile(edition: int) -> None:
    table = deal(
        "Databases",
        edition,
        ann={"green": "Databases", "score": "Tools"},
        bob={"hand": "Oars", "achievements": "Paper"},
    )
    expect(
        table,
        ann={"green": "Databases", "score": "Tools"},
        bob={"hand": "Oars", "achievements": "Paper"},
    )


@editions(3, 4)
def test_databases_spares_whoever_has_as_many_clocks(edition: int) -> None:
    table = deal(
        "Databases",
        edition,
        ann={"green": "Databases"},
        bob={"blue": "Rocketry", "score": "Oars, Tools", "achievements": "Pottery"},
    )
    expect(
        table, ann={"green": "Databases"}, bob={"blue": "Rocketry", "score": "Oars, Tools", "achievements": "Pottery"}
    )


def test_databases_returns_as_many_cards_as_the_highest_achievement_is_worth() -> None:
    """In edition 4; the achievements of ann count for nothing."""
    table = deal(
        "Databases",
        4,
        ann={"green": "Databases", "achievements": "Paper"},
        bob={"score": "Oars, Currency, Tools", "achievements": "Calendar, Sailing"},
    )
    play(table, "bob: Tools  (of Oars, Currency, Tools)", "bob: Oars  (of Oars, Currency)")
    expect(
        table,
        ann={"green": "Databases", "achievements": "Paper"},
        bob={"score": "Currency", "achievements": "Calendar, Sailing"},
        supply={1: "Tools, Oars"},
    )


def test_databases_returns_the_whole_score_pile_if_it_has_fewer_cards() -> None:
    table = deal("Databases", 4, ann={"green": "Databases"}, bob={"score": "Oars, Currency", "achievements": "Paper"})
    expect(table, ann={"green": "Databases"}, bob={"achievements": "Paper"}, supply={1: "Oars", 2: "Currency"})


def test_databases_returns_nothing_for_special_achievements() -> None:
    table = deal("Databases", 4, ann={"green": "Databases"}, bob={"score": "Oars, Currency", "specials": "Empire"})
    expect(table, ann={"green": "Databases"}, bob={"score": "Oars, Currency", "specials": "Empire"})


def test_databases_counts_a_chain_achievement_as_an_11() -> None:
    table = deal(
        "Databases",
        4,
        ann={"green": "Databases"},
        bob={"score": "Oars, Currency, Paper", "achievements": "Sailing, Fusion"},
    )
    expect(
        table,
        ann={"green": "Databases"},
        bob={"achievements": "Sailing, Fusion"},
        supply={1: "Oars", 2: "Currency", 3: "Paper"},
    )


def test_databases_counts_no_achievement_of_a_partner() -> None:
    table = deal(
        "Databases",
        4,
        teams="ABAB",
        ann={"green": "Databases"},
        bob={"score": "Oars, Currency", "achievements": "Sailing"},
        carol={},
        dave={"achievements": "Paper"},
    )
    play(table, "bob: Currency  (of Oars, Currency)")
    expect(
        table,
        ann={"green": "Databases"},
        bob={"score": "Oars", "achievements": "Sailing"},
        dave={"achievements": "Paper"},
        supply={2: "Currency"},
    )
