"""Scenarios for Gunpowder."""

from rules.tables import executions
from scenario import deal, editions, expect, play


@editions(3, 4)
def test_gunpowder_takes_a_top_castle_and_scores_a_2(edition: int) -> None:
    table = deal(
        "Gunpowder",
        edition,
        ann={"red": "Gunpowder"},
        bob={"red": "Archery", "green": "Clothing", "blue": "Tools", "purple": "Code of Laws, Mysticism"},
        supply={1: "Writing", 2: "Calendar"},
    )
    play(table, "bob: Tools  (of Archery, Tools)")
    expect(
        table,
        ann={"red": "Gunpowder", "score": "Tools, Calendar"},
        bob={"red": "Archery", "green": "Clothing", "purple": "Code of Laws, Mysticism"},
        supply={2: ""},
    )


@editions(3, 4)
def test_gunpowder_scores_no_2_if_the_demand_took_nothing(edition: int) -> None:
    table = deal(
        "Gunpowder",
        edition,
        ann={"red": "Gunpowder"},
        bob={"green": "Clothing"},
        supply={2: "Calendar"},
    )
    expect(table, ann={"red": "Gunpowder"}, bob={"green": "Clothing"}, supply={2: "Calendar"})


@editions(3, 4)
def test_gunpowder_scores_one_2_however_many_cards_were_taken(edition: int) -> None:
    table = deal(
        "Gunpowder",
        edition,
        ann={"red": "Gunpowder"},
        bob={"blue": "Tools"},
        cat={"yellow": "Masonry"},
        supply={2: "Calendar, Mapmaking"},
    )
    expect(table, ann={"red": "Gunpowder", "score": "Tools, Masonry, Calendar"}, supply={2: "Mapmaking"})


@editions(3, 4)
def test_gunpowder_spares_a_player_with_as_many_factories_who_shares_the_spoils(edition: int) -> None:
    table = deal(
        "Gunpowder",
        edition,
        ann={"red": "Gunpowder"},
        bob={"red": "Coal", "yellow": "Masonry"},
        cat={"blue": "Tools"},
        supply={2: "Calendar, Mapmaking", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Gunpowder", "score": "Tools, Mapmaking", "hand": "Anatomy"},
        bob={"red": "Coal", "yellow": "Masonry", "score": "Calendar"},
    )


@editions(3, 4)
def test_gunpowder_with_nobody_to_obey_does_nothing(edition: int) -> None:
    table = deal(
        "Gunpowder",
        edition,
        ann={"red": "Gunpowder"},
        bob={"red": "Coal", "yellow": "Masonry"},
        supply={2: "Calendar", 4: "Anatomy"},
    )
    expect(
        table,
        ann={"red": "Gunpowder"},
        bob={"red": "Coal", "yellow": "Masonry"},
        supply={2: "Calendar", 4: "Anatomy"},
    )


def test_gunpowder_counts_the_spoils_for_monument_but_not_the_card_taken() -> None:
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "Gunpowder",
            3,
            ann={"red": "Gunpowder", "scored": scored},
            bob={"blue": "Tools"},
            supply={1: "Writing", 2: "Calendar"},
        )
        expect(
            table,
            ann={"red": "Gunpowder", "score": "Tools, Calendar", "specials": specials},
            supply={1: "Writing", 2: ""},
        )


def test_gunpowder_through_self_service_scores_no_2_because_nothing_was_moved() -> None:
    for edition in (1, 3):
        table = deal(
            "Self Service",
            edition,
            ann={"green": "Self Service", "red": "Gunpowder"},
            bob={"blue": "Tools"},
            supply={2: "Calendar"},
        )
        assert "ann Gunpowder 2" in executions(table)
        expect(
            table,
            ann={"green": "Self Service", "red": "Gunpowder"},
            bob={"blue": "Tools"},
            supply={2: "Calendar"},
        )


def test_gunpowder_of_edition_4_scores_no_2_if_the_victim_pays_to_be_spared() -> None:
    table = deal(
        "Gunpowder",
        4,
        ann={"red": "Gunpowder"},
        bob={"green": "Clothing"},
        cid={"yellow": "Masonry", "hand": "Tools"},
        dan={"green": "Sailing"},
        supply={2: "Calendar"},
    )
    play(table, "cid: Tools  (of Tools, pass)")
    expect(
        table,
        ann={"red": "Gunpowder"},
        bob={"green": "Clothing"},
        cid={"yellow": "Masonry"},
        dan={"green": "Sailing"},
        supply={1: "Tools", 2: "Calendar"},
    )


def test_gunpowder_of_edition_4_carried_out_alone_scores_no_2_because_nothing_was_moved() -> None:
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "red": "Gunpowder"},
        bob={"blue": "Tools", "achievements": "Writing"},
        supply={2: "Calendar"},
    )
    assert "ann Gunpowder 2" in executions(table)
    expect(
        table,
        ann={"green": "Self Service", "red": "Gunpowder"},
        bob={"blue": "Tools", "achievements": "Writing"},
        supply={2: "Calendar"},
    )
