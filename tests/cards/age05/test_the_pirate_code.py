"""Scenarios for The Pirate Code."""

from rules.tables import executions
from scenario import deal, editions, expect, play


@editions(3, 4)
def test_the_pirate_code_takes_two_scored_cards_up_to_4_and_scores_the_lowest_crown(edition: int) -> None:
    table = deal(
        "The Pirate Code",
        edition,
        ann={"red": "The Pirate Code", "yellow": "Agriculture", "green": "Sailing, Clothing"},
        bob={"score": "Oars, Compass, Physics, Anatomy"},
    )
    play(table, "bob: Compass  (of Oars, Compass)")
    expect(
        table,
        ann={
            "red": "The Pirate Code",
            "yellow": "Agriculture",
            "green": "Clothing",
            "score": "Compass, Anatomy, Sailing",
        },
        bob={"score": "Oars, Physics"},
    )


@editions(3, 4)
def test_the_pirate_code_lets_me_choose_among_equally_low_crowns(edition: int) -> None:
    table = deal(
        "The Pirate Code",
        edition,
        ann={"red": "The Pirate Code", "green": "Sailing", "purple": "City States"},
        bob={"score": "Oars, Compass"},
    )
    play(table, "ann: City States  (of Sailing, City States)")
    expect(
        table,
        ann={"red": "The Pirate Code", "green": "Sailing", "score": "Oars, Compass, City States"},
    )


def test_the_pirate_code_counts_its_spoils_for_monument_but_not_the_cards_taken() -> None:
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "The Pirate Code",
            3,
            ann={"red": "The Pirate Code", "green": "Sailing", "scored": scored},
            bob={"score": "Oars, Compass"},
        )
        expect(
            table,
            ann={"red": "The Pirate Code", "score": "Oars, Compass, Sailing", "specials": specials},
        )


@editions(3, 4)
def test_the_pirate_code_takes_a_single_card_if_there_is_only_one(edition: int) -> None:
    table = deal(
        "The Pirate Code",
        edition,
        ann={"red": "The Pirate Code", "green": "Sailing"},
        bob={"score": "Oars, Physics"},
    )
    expect(
        table,
        ann={"red": "The Pirate Code", "score": "Oars, Sailing"},
        bob={"score": "Physics"},
    )


@editions(3, 4)
def test_the_pirate_code_scores_nothing_if_no_card_was_transferred(edition: int) -> None:
    table = deal(
        "The Pirate Code",
        edition,
        ann={"red": "The Pirate Code", "green": "Sailing"},
        bob={"score": "Physics"},
    )
    expect(table, ann={"red": "The Pirate Code", "green": "Sailing"}, bob={"score": "Physics"})


@editions(3, 4)
def test_the_pirate_code_spares_a_player_with_as_many_crowns(edition: int) -> None:
    table = deal(
        "The Pirate Code",
        edition,
        ann={"red": "The Pirate Code"},
        bob={"green": "Currency", "score": "Oars, Compass"},
    )
    expect(
        table,
        ann={"red": "The Pirate Code"},
        bob={"green": "Currency", "score": "Oars, Compass"},
    )


@editions(3, 4)
def test_the_pirate_code_spoils_are_shared_whoever_obeyed(edition: int) -> None:
    """Each player scores from the own board; ann's is empty then, so her bonus is a 1."""
    table = deal(
        "The Pirate Code",
        edition,
        ann={"red": "The Pirate Code"},
        bob={"score": "Oars, Compass"},
        cy={"green": "Currency", "yellow": "Agriculture", "score": "Writing, Tools"},
        supply={1: "Archery"},
    )
    expect(
        table,
        ann={"score": "Oars, Compass, The Pirate Code", "hand": "Archery"},
        cy={"yellow": "Agriculture", "score": "Writing, Tools, Currency"},
    )


@editions(3, 4)
def test_the_pirate_code_scores_nothing_for_a_player_without_a_crown_on_top(edition: int) -> None:
    """Cy has two crowns, but on covered cards."""
    table = deal(
        "The Pirate Code",
        edition,
        ann={"red": "The Pirate Code", "hand": "Fission"},
        bob={"score": "Oars"},
        cy={"green": "left: Measurement, Currency", "yellow": "left: Agriculture, Canal Building", "score": "Tools"},
    )
    expect(
        table,
        ann={"score": "Oars, The Pirate Code", "hand": "Fission"},
        cy={"green": "left: Measurement, Currency", "yellow": "left: Agriculture, Canal Building", "score": "Tools"},
    )


def test_the_pirate_code_through_self_service_scores_nothing_because_nothing_was_moved() -> None:
    for edition in (1, 3):
        table = deal(
            "Self Service",
            edition,
            ann={"green": "Self Service", "red": "The Pirate Code"},
            bob={"score": "Oars, Compass"},
        )
        assert "ann The Pirate Code 2" in executions(table)
        expect(
            table,
            ann={"green": "Self Service", "red": "The Pirate Code"},
            bob={"score": "Oars, Compass"},
        )


def test_the_pirate_code_of_edition_4_carried_out_alone_scores_nothing_because_nothing_was_moved() -> None:
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "red": "The Pirate Code"},
        bob={"score": "Oars, Compass", "achievements": "Writing"},
    )
    assert "ann The Pirate Code 2" in executions(table)
    expect(
        table,
        ann={"green": "Self Service", "red": "The Pirate Code"},
        bob={"score": "Oars, Compass", "achievements": "Writing"},
    )
