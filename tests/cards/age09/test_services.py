"""Scenarios for Services."""

from scenario import deal, expect, play


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


def test_services_gives_nothing_for_an_empty_score_pile() -> None:
    table = deal("Services", 3, ann={"purple": "Services", "red": "Archery"}, bob={"hand": "Tools"})
    expect(table, ann={"purple": "Services", "red": "Archery"}, bob={"hand": "Tools"})


def test_services_spares_whoever_has_as_many_leaves() -> None:
    table = deal(
        "Services", 3, ann={"purple": "Services", "red": "Archery"}, bob={"purple": "Reformation", "score": "Oars"}
    )
    expect(table, ann={"purple": "Services", "red": "Archery"}, bob={"purple": "Reformation", "score": "Oars"})
