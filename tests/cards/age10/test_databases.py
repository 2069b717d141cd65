"""Scenarios for Databases."""

from scenario import deal, expect, play


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


def test_databases_finds_nothing_in_an_empty_score_pile() -> None:
    table = deal("Databases", 3, ann={"green": "Databases", "score": "Tools"}, bob={"hand": "Oars"})
    expect(table, ann={"green": "Databases", "score": "Tools"}, bob={"hand": "Oars"})


def test_databases_spares_whoever_has_as_many_clocks() -> None:
    table = deal("Databases", 3, ann={"green": "Databases"}, bob={"blue": "Rocketry", "score": "Oars, Tools"})
    expect(table, ann={"green": "Databases"}, bob={"blue": "Rocketry", "score": "Oars, Tools"})
