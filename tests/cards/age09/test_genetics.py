"""Scenarios for Genetics."""

from scenario import deal, editions, expect


def test_genetics_scores_the_whole_pile_beneath_the_10() -> None:
    table = deal(
        "Genetics",
        3,
        actions=2,
        ann={"blue": "Genetics", "yellow": "up: Agriculture, Masonry", "red": "Oars, Archery"},
        bob={},
        supply={9: "Services", 10: "Stem Cells"},
    )
    assert table.has_event("meld", "Stem Cells")
    expect(
        table,
        ann={
            "blue": "Genetics",
            "yellow": "Stem Cells",
            "red": "Oars, Archery",
            "score": "Agriculture, Masonry",
        },
        bob={},
    )


def test_genetics_can_score_itself() -> None:
    table = deal("Genetics", 3, actions=2, ann={"blue": "Genetics, Tools"}, bob={}, supply={10: "Software"})
    expect(table, ann={"blue": "Software", "score": "Genetics, Tools"}, bob={})


def test_genetics_scores_nothing_beneath_a_new_color() -> None:
    table = deal("Genetics", 3, actions=2, ann={"blue": "Genetics", "red": "Oars"}, bob={}, supply={10: "Stem Cells"})
    assert not table.has_event("score")
    expect(table, ann={"blue": "Genetics", "red": "Oars", "yellow": "Stem Cells"}, bob={})


def test_genetics_scoring_six_cards_claims_monument() -> None:
    table = deal(
        "Genetics",
        3,
        actions=2,
        ann={"blue": "Genetics, Tools, Writing, Pottery, Calendar, Mathematics"},
        bob={},
        supply={10: "Software"},
    )
    expect(
        table,
        ann={
            "blue": "Software",
            "score": "Genetics, Tools, Writing, Pottery, Calendar, Mathematics",
            "specials": "Monument",
        },
        bob={},
    )


@editions(
    3,
    4,
    supply=({10: "A.I., Robotics, Databases"}, {11: "Escapism, Fusion, Hypersonics"}),
    ann_gets=({"red": "Robotics", "hand": "Databases"}, {"red": "Fusion", "hand": "Hypersonics"}),
    bob_gets=({"purple": "A.I."}, {"purple": "Escapism"}),
)
def test_genetics_is_shared_by_as_many_lightbulbs(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], bob_gets: dict[str, str]
) -> None:
    table = deal("Genetics", edition, ann={"blue": "Genetics"}, bob={"purple": "Education"}, supply=supply)
    expect(table, ann={"blue": "Genetics", **ann_gets}, bob={"score": "Education", **bob_gets})


def test_genetics_in_edition_4_scores_the_whole_pile_beneath_the_11() -> None:
    table = deal(
        "Genetics",
        4,
        ann={"blue": "Genetics", "yellow": "up: Agriculture, Masonry", "red": "Oars, Archery"},
        bob={},
        supply={10: "Stem Cells", 11: "Reclamation, Fusion"},
    )
    assert table.has_event("meld", "Reclamation")
    expect(
        table,
        ann={
            "blue": "Genetics",
            "yellow": "Reclamation",
            "red": "Oars, Archery",
            "score": "Agriculture, Masonry",
        },
        supply={10: "Stem Cells", 11: "Fusion"},
    )


def test_genetics_in_edition_4_can_score_itself_and_earns_no_monument_with_six_cards() -> None:
    six = "Genetics, Tools, Writing, Pottery, Calendar, Mathematics"
    table = deal("Genetics", 4, ann={"blue": six}, bob={}, supply={11: "Climatology"})
    expect(table, ann={"blue": "Climatology", "score": six})


def test_genetics_in_edition_4_scores_nothing_beneath_a_new_color() -> None:
    table = deal("Genetics", 4, ann={"blue": "Genetics", "red": "Oars"}, bob={}, supply={11: "Reclamation"})
    assert not table.has_event("score")
    expect(table, ann={"blue": "Genetics", "red": "Oars", "yellow": "Reclamation"})


def test_genetics_in_edition_4_ends_the_game_when_no_11_is_left() -> None:
    table = deal("Genetics", 4, ann={"blue": "Genetics"}, bob={"score": "Oars"}, supply={10: "Software"})
    expect(table, ann={"blue": "Genetics"}, bob={"score": "Oars"}, supply={10: "Software"}, winner="bob")
