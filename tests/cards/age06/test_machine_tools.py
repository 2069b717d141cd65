"""Scenarios for Machine Tools."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_machine_tools_scores_a_card_of_the_highest_value_in_the_score_pile(edition: int) -> None:
    table = deal(
        "Machine Tools",
        edition,
        ann={"red": "Machine Tools", "score": "Compass, Oars"},
        bob={"score": "Coal"},
        supply={1: "Writing", 2: "Calendar", 3: "Paper", 5: "Physics"},
    )
    expect(
        table,
        ann={"red": "Machine Tools", "score": "Compass, Oars, Paper"},
        bob={"score": "Coal"},
        supply={1: "Writing", 2: "Calendar", 5: "Physics"},
    )


@editions(3, 4)
def test_machine_tools_scores_a_1_if_the_score_pile_is_empty(edition: int) -> None:
    table = deal("Machine Tools", edition, ann={"red": "Machine Tools"}, bob={}, supply={1: "Writing", 6: "Canning"})
    expect(table, ann={"red": "Machine Tools", "score": "Writing"}, supply={6: "Canning"})


def test_machine_tools_counts_as_scoring_for_monument() -> None:
    table = deal("Machine Tools", 3, ann={"red": "Machine Tools", "scored": 5}, bob={}, supply={1: "Writing"})
    expect(table, ann={"red": "Machine Tools", "score": "Writing", "specials": "Monument"})


@editions(3, 4)
def test_machine_tools_ends_the_game_when_no_card_is_left(edition: int) -> None:
    table = deal(
        "Machine Tools", edition, ann={"red": "Machine Tools", "score": "Robotics"}, bob={}, supply={9: "Fission"}
    )
    expect(table, ann={"red": "Machine Tools", "score": "Robotics"}, winner="ann")


@editions(3, 4)
def test_machine_tools_is_shared(edition: int) -> None:
    table = deal(
        "Machine Tools",
        edition,
        ann={"red": "Machine Tools"},
        bob={"red": "Explosives", "score": "Coal"},
        supply={1: "Writing", 5: "Physics", 6: "Canning"},
    )
    expect(
        table,
        ann={"red": "Machine Tools", "score": "Writing", "hand": "Canning"},
        bob={"red": "Explosives", "score": "Coal, Physics"},
    )


def test_machine_tools_of_edition_4_scores_an_11() -> None:
    table = deal(
        "Machine Tools",
        4,
        ann={"red": "Machine Tools", "score": "Fusion, Oars"},
        bob={},
        supply={10: "Robotics", 11: "Climatology"},
    )
    expect(table, ann={"red": "Machine Tools", "score": "Fusion, Oars, Climatology"}, supply={10: "Robotics"})
