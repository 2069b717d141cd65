"""Scenarios for Specialization."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_specialization_takes_the_top_card_of_the_revealed_color_from_every_opponent(edition: int) -> None:
    table = deal(
        "Specialization",
        edition,
        ann={"purple": "Specialization", "red": "Engineering", "hand": "Oars, Sailing"},
        bob={"red": "Archery, Metalworking", "green": "The Wheel"},
        carol={"red": "left: Construction, Road Building"},
    )
    play(table, "ann: Oars  (of Oars, Sailing)")
    assert table.has_event("reveal", "Oars")
    assert table.kinds.index("reveal") < table.kinds.index("transfer")
    expect(
        table,
        ann={
            "purple": "Specialization",
            "red": "Engineering",
            "hand": "Oars, Sailing, Archery, Construction",
        },
        bob={"red": "Metalworking", "green": "The Wheel"},
        carol={"red": "Road Building"},
    )


@editions(3, 4)
def test_specialization_must_reveal_the_only_card_though_no_opponent_has_its_color(edition: int) -> None:
    table = deal(
        "Specialization", edition, ann={"purple": "Specialization", "hand": "Oars"}, bob={"green": "The Wheel"}
    )
    assert table.has_event("reveal", "Oars")
    expect(table, ann={"purple": "Specialization", "hand": "Oars"}, bob={"green": "The Wheel"})


@editions(3, 4)
def test_specialization_takes_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal("Specialization", edition, ann={"purple": "Specialization"}, bob={"red": "Archery"})
    expect(table, ann={"purple": "Specialization"}, bob={"red": "Archery"})


@editions(3, 4)
def test_specialization_lets_a_sharer_take_from_the_activating_player(edition: int) -> None:
    table = deal(
        "Specialization",
        edition,
        ann={"purple": "Specialization", "red": "Archery"},
        bob={"red": "Coal", "hand": "Oars, Sailing"},
        supply={9: "Genetics"},
    )
    play(table, "bob: Oars  (of Oars, Sailing)")
    assert table.has_event("reveal", "Oars", seat="bob")
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Genetics"},
        bob={"red": "Coal", "hand": "Oars, Sailing, Archery"},
    )


@editions(3, 4)
def test_specialization_takes_nothing_from_a_partner(edition: int) -> None:
    table = deal(
        "Specialization",
        edition,
        actions=2,
        teams="ABAB",
        ann={"purple": "Specialization", "hand": "Oars"},
        bob={"red": "Archery"},
        carol={"red": "Metalworking"},
        dave={"red": "Construction"},
    )
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Oars, Archery, Construction"},
        carol={"red": "Metalworking"},
    )


@editions(3, 4)
def test_specialization_splays_yellow_or_blue_up(edition: int) -> None:
    table = deal(
        "Specialization",
        edition,
        actions=2,
        ann={
            "purple": "Specialization, Mysticism",
            "yellow": "Agriculture, Masonry",
            "blue": "right: Tools, Writing",
        },
        bob={},
    )
    play(table, "ann: blue  (of yellow, blue, pass)")
    expect(
        table,
        ann={
            "purple": "Specialization, Mysticism",
            "yellow": "Agriculture, Masonry",
            "blue": "up: Tools, Writing",
        },
        bob={},
    )


@editions(3, 4)
def test_specialization_splay_can_be_declined(edition: int) -> None:
    table = deal(
        "Specialization", edition, actions=2, ann={"purple": "Specialization", "yellow": "Agriculture, Masonry"}, bob={}
    )
    play(table, "ann: pass  (of yellow, pass)")
    expect(table, ann={"purple": "Specialization", "yellow": "Agriculture, Masonry"}, bob={})


@editions(3, 4)
def test_specialization_asks_nothing_without_a_pile_to_splay(edition: int) -> None:
    table = deal(
        "Specialization",
        edition,
        actions=2,
        ann={"purple": "Specialization, Mysticism", "yellow": "Agriculture", "blue": "up: Tools, Writing"},
        bob={},
    )
    expect(
        table,
        ann={"purple": "Specialization, Mysticism", "yellow": "Agriculture", "blue": "up: Tools, Writing"},
        bob={},
    )


@editions(3, 4)
def test_specialization_splay_is_shared_by_as_many_factories(edition: int) -> None:
    table = deal(
        "Specialization",
        edition,
        ann={"purple": "Specialization"},
        bob={"red": "Coal", "blue": "Tools, Writing"},
        supply={9: "Genetics"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"purple": "Specialization", "hand": "Genetics"},
        bob={"red": "Coal", "blue": "up: Tools, Writing"},
    )


@pytest.mark.parametrize(("edition", "bonus"), [(3, "Genetics"), (4, "")])
def test_specialization_that_only_reveals_earns_the_bonus_up_to_edition_3(edition: int, bonus: str) -> None:
    """Bob reveals Oars, but nobody has a red card for him."""
    table = deal(
        "Specialization",
        edition,
        ann={"purple": "Specialization"},
        bob={"yellow": "Canning", "hand": "Oars"},
        supply={9: "Genetics"},
    )
    assert table.has_event("reveal", "Oars")
    expect(table, ann={"purple": "Specialization", "hand": bonus}, bob={"yellow": "Canning", "hand": "Oars"})
