"""Scenarios for Fusion."""

from scenario import deal, expect, play


def test_fusion_scores_an_11_and_goes_on_with_values_one_or_two_lower() -> None:
    """After Rocketry nothing of 6 or 7 is left, so no value is asked for."""
    table = deal(
        "Fusion",
        4,
        ann={"red": "Fusion, Oars", "yellow": "Stem Cells", "green": "Satellites, Sailing", "blue": "Rocketry"},
        bob={},
    )
    play(table, "ann: 9  (of 9, 10)", "ann: 8  (of 7, 8)")
    expect(
        table,
        ann={"red": "Oars", "yellow": "Stem Cells", "green": "Sailing", "score": "Fusion, Satellites, Rocketry"},
    )


def test_fusion_may_choose_a_value_that_is_not_there_which_ends_it() -> None:
    table = deal("Fusion", 4, ann={"red": "Fusion", "yellow": "Stem Cells", "blue": "Rocketry"}, bob={})
    play(table, "ann: 9  (of 9, 10)")
    expect(table, ann={"yellow": "Stem Cells", "blue": "Rocketry", "score": "Fusion"})


def test_fusion_ends_unasked_where_no_top_card_has_the_next_values() -> None:
    table = deal("Fusion", 4, ann={"red": "Fusion", "blue": "Rocketry"}, bob={})
    expect(table, ann={"blue": "Rocketry", "score": "Fusion"})


def test_fusion_lets_its_player_choose_among_top_cards_of_one_value() -> None:
    table = deal(
        "Fusion", 4, ann={"red": "Fusion", "blue": "Climatology", "purple": "A.I.", "green": "Databases"}, bob={}
    )
    play(table, "ann: Climatology  (of Fusion, Climatology)", "ann: 10  (of 9, 10)", "ann: A.I.  (of Databases, A.I.)")
    expect(table, ann={"red": "Fusion", "green": "Databases", "score": "Climatology, A.I."})


def test_fusion_may_score_what_it_uncovers_and_scores_down_to_a_1() -> None:
    """After the 2 only a 1 can follow, and after the 1 nothing."""
    table = deal(
        "Fusion",
        4,
        ann={
            "red": "left: Fusion, Composites, Explosives, Coal, Colonialism, Construction, Oars, Archery",
            "green": "Sailing",
        },
        bob={},
    )
    play(
        table,
        "ann: 9  (of 9, 10)",
        "ann: 7  (of 7, 8)",
        "ann: 5  (of 5, 6)",
        "ann: 4  (of 3, 4)",
        "ann: 2  (of 2, 3)",
        "ann: Oars  (of Oars, Sailing)",
    )
    expect(
        table,
        ann={
            "red": "Archery",
            "green": "Sailing",
            "score": "Fusion, Composites, Explosives, Coal, Colonialism, Construction, Oars",
        },
    )


def test_fusion_may_go_from_a_3_to_a_1() -> None:
    table = deal(
        "Fusion",
        4,
        ann={"red": "Fusion, Composites, Explosives, Coal, Engineering, Oars, Archery"},
        bob={},
    )
    play(table, "ann: 9", "ann: 7", "ann: 5", "ann: 3  (of 3, 4)", "ann: 1  (of 1, 2)")
    expect(table, ann={"red": "Archery", "score": "Fusion, Composites, Explosives, Coal, Engineering, Oars"})


def test_fusion_does_nothing_for_a_sharer_without_an_11() -> None:
    table = deal("Fusion", 4, ann={"red": "Fusion, Oars"}, bob={"green": "Databases"}, supply={10: "Robotics"})
    expect(table, ann={"red": "Oars", "score": "Fusion"}, bob={"green": "Databases"}, supply={10: "Robotics"})


def test_fusion_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "Fusion",
        4,
        ann={"red": "Fusion, Robotics"},
        bob={"green": "Databases", "blue": "Climatology"},
        supply={10: "Software"},
    )
    play(table, "bob: 10  (of 9, 10)", "ann: 9  (of 9, 10)")
    expect(
        table,
        ann={"red": "Robotics", "score": "Fusion", "hand": "Software"},
        bob={"score": "Climatology, Databases"},
    )


def test_fusion_asks_for_no_value_that_covered_cards_alone_have() -> None:
    table = deal("Fusion", 4, ann={"red": "Fusion", "yellow": "Stem Cells", "green": "up: Sailing, Satellites"}, bob={})
    play(table, "ann: 10  (of 9, 10)")
    expect(table, ann={"green": "up: Sailing, Satellites", "score": "Fusion, Stem Cells"})
