"""Scenarios for Services."""

from scenario import deal, editions, expect, play


def test_services_takes_all_the_highest_of_the_score_pile_for_a_top_card_without_a_leaf() -> None:
    table = deal(
        "Services",
        3,
        ann={"purple": "Services", "red": "Archery", "green": "Sailing", "blue": "Tools"},
        bob={"score": "Mobility, Skyscrapers, Oars"},
    )
    play(table, "bob: Tools  (of Archery, Tools)")
    expect(
        table,
        ann={"purple": "Services", "red": "Archery", "green": "Sailing", "hand": "Mobility, Skyscrapers"},
        bob={"score": "Oars", "hand": "Tools"},
    )


def test_services_makes_the_victim_take_the_only_card_without_a_leaf() -> None:
    table = deal("Services", 3, ann={"purple": "Services", "red": "Archery"}, bob={"score": "Oars"})
    expect(table, ann={"purple": "Services", "hand": "Oars"}, bob={"hand": "Archery"})


def test_services_offers_the_next_victim_the_top_card_uncovered_by_the_first() -> None:
    table = deal(
        "Services",
        3,
        ann={"purple": "Services", "red": "Archery", "blue": "Tools, Writing"},
        bob={"score": "Mobility, Oars"},
        carol={"score": "Coal, Flight"},
    )
    play(table, "bob: Tools  (of Archery, Tools)", "carol: Writing  (of Archery, Writing)")
    expect(
        table,
        ann={"purple": "Services", "red": "Archery", "hand": "Mobility, Flight"},
        bob={"score": "Oars", "hand": "Tools"},
        carol={"score": "Coal", "hand": "Writing"},
    )


def test_services_gives_nothing_back_where_all_top_cards_have_a_leaf() -> None:
    table = deal(
        "Services", 3, actions=2, ann={"purple": "Services, Mysticism", "green": "Sailing"}, bob={"score": "Oars"}
    )
    expect(table, ann={"purple": "Services, Mysticism", "green": "Sailing", "hand": "Oars"}, bob={})


@editions(3, 4)
def test_services_gives_nothing_for_an_empty_score_pile(edition: int) -> None:
    table = deal("Services", edition, ann={"purple": "Services", "red": "Archery"}, bob={"hand": "Tools"})
    expect(table, ann={"purple": "Services", "red": "Archery"}, bob={"hand": "Tools"})


@editions(3, 4)
def test_services_spares_whoever_has_as_many_leaves(edition: int) -> None:
    table = deal(
        "Services",
        edition,
        ann={"purple": "Services", "red": "Archery"},
        bob={"purple": "Reformation", "score": "Oars"},
    )
    expect(table, ann={"purple": "Services", "red": "Archery"}, bob={"purple": "Reformation", "score": "Oars"})


def test_services_in_edition_4_takes_all_cards_of_the_value_that_the_demander_chooses() -> None:
    """Not the highest: Flight stays."""
    table = deal(
        "Services",
        4,
        ann={"purple": "Services", "red": "Archery", "green": "Sailing", "blue": "Tools"},
        bob={"score": "Oars, Flight, Writing", "hand": "Clothing"},
    )
    play(table, "ann: 1  (of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)", "bob: Tools  (of Archery, Tools)")
    expect(
        table,
        ann={"purple": "Services", "red": "Archery", "green": "Sailing", "hand": "Oars, Writing"},
        bob={"score": "Flight", "hand": "Clothing, Tools"},
    )


def test_services_in_edition_4_gives_nothing_back_for_a_value_that_is_not_there() -> None:
    table = deal("Services", 4, ann={"purple": "Services", "red": "Archery"}, bob={"score": "Oars, Flight"})
    play(table, "ann: 11")
    expect(table, ann={"purple": "Services", "red": "Archery"}, bob={"score": "Oars, Flight"})


def test_services_in_edition_4_makes_the_victim_take_the_only_card_without_a_leaf() -> None:
    table = deal("Services", 4, ann={"purple": "Services", "red": "Archery"}, bob={"score": "Oars"})
    play(table, "ann: 1")
    expect(table, ann={"purple": "Services", "hand": "Oars"}, bob={"hand": "Archery"})


def test_services_in_edition_4_gives_nothing_back_where_all_top_cards_have_a_leaf() -> None:
    table = deal("Services", 4, ann={"purple": "Services, Mysticism", "green": "Sailing"}, bob={"score": "Oars"})
    play(table, "ann: 1")
    expect(table, ann={"purple": "Services, Mysticism", "green": "Sailing", "hand": "Oars"})


def test_services_in_edition_4_lets_the_demander_choose_anew_for_every_victim() -> None:
    """Nothing is asked for carol, whose score pile is empty; dave finds the card that bob uncovered."""
    table = deal(
        "Services",
        4,
        parley=False,
        ann={"purple": "Services", "red": "Archery", "blue": "Tools, Writing"},
        bob={"score": "Mobility, Oars"},
        carol={},
        dave={"score": "Coal, Flight"},
    )
    play(table, "ann: 8", "bob: Tools  (of Archery, Tools)", "ann: 5", "dave: Writing  (of Archery, Writing)")
    expect(
        table,
        ann={"purple": "Services", "red": "Archery", "hand": "Mobility, Coal"},
        bob={"score": "Oars", "hand": "Tools"},
        dave={"score": "Flight", "hand": "Writing"},
    )
