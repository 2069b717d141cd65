"""Scenarios for Chemistry."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_chemistry_splays_blue_right_and_returns_a_card_from_the_score_pile(edition: int) -> None:
    table = deal(
        "Chemistry",
        edition,
        ann={"blue": "Chemistry, Tools", "score": "Oars, Archery"},
        bob={},
        supply={1: "Writing", 6: "Canning"},
    )
    play(table, "ann: blue  (of blue, pass)", "ann: Oars  (of Oars, Archery, Canning)")
    expect(
        table,
        ann={"blue": "right: Chemistry, Tools", "score": "Archery, Canning"},
        supply={1: "Writing, Oars", 6: ""},
    )


@editions(3, 4)
def test_chemistry_splay_is_declined(edition: int) -> None:
    table = deal("Chemistry", edition, ann={"blue": "Chemistry, Tools"}, bob={}, supply={6: "Canning"})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "Chemistry, Tools"}, supply={6: "Canning"})


@editions(3, 4)
def test_chemistry_may_return_the_card_just_scored(edition: int) -> None:
    table = deal(
        "Chemistry",
        edition,
        ann={"blue": "Chemistry", "score": "Oars"},
        bob={},
        supply={6: "Canning, Vaccination"},
    )
    play(table, "ann: Canning  (of Oars, Canning)")
    expect(table, ann={"blue": "Chemistry", "score": "Oars"}, supply={6: "Vaccination, Canning"})


@editions(3, 4)
def test_chemistry_must_return_the_card_just_scored_if_it_is_alone(edition: int) -> None:
    table = deal("Chemistry", edition, ann={"blue": "Chemistry"}, bob={}, supply={6: "Canning, Vaccination"})
    assert table.has_event("score", "Canning")
    expect(table, ann={"blue": "Chemistry"}, supply={6: "Vaccination, Canning"})


def test_chemistry_counts_for_monument() -> None:
    """The card scored, even if it is returned at once."""
    table = deal("Chemistry", 3, ann={"blue": "Chemistry", "scored": 5}, bob={}, supply={6: "Canning"})
    expect(table, ann={"blue": "Chemistry", "specials": "Monument"}, supply={6: "Canning"})


@editions(3, 4)
def test_chemistry_counts_from_the_highest_top_card_of_all_colors(edition: int) -> None:
    table = deal(
        "Chemistry",
        edition,
        ann={"blue": "Chemistry", "red": "Explosives", "score": "Oars"},
        bob={},
        supply={6: "Canning", 8: "Flight"},
    )
    play(table, "ann: Oars  (of Oars, Flight)")
    expect(table, ann={"blue": "Chemistry", "red": "Explosives", "score": "Flight"}, supply={6: "Canning"})


@editions(3, 4)
def test_chemistry_overlooks_a_high_card_that_is_covered(edition: int) -> None:
    table = deal(
        "Chemistry",
        edition,
        ann={"blue": "Chemistry", "red": "right: Coal, Explosives", "score": "Oars"},
        bob={},
        supply={6: "Canning", 8: "Flight"},
    )
    play(table, "ann: Oars  (of Oars, Canning)")
    expect(table, ann={"blue": "Chemistry", "red": "right: Coal, Explosives", "score": "Canning"}, supply={8: "Flight"})


def test_chemistry_ends_the_game_with_a_10_on_top() -> None:
    table = deal(
        "Chemistry",
        3,
        ann={"blue": "Chemistry", "red": "Robotics", "score": "Oars"},
        bob={"hand": "Archery"},
        supply={10: "Software"},
    )
    expect(
        table,
        ann={"blue": "Chemistry", "red": "Robotics", "score": "Oars"},
        bob={"hand": "Archery"},
        winner="ann",
    )


@editions(3, 4)
def test_chemistry_is_shared(edition: int) -> None:
    table = deal(
        "Chemistry",
        edition,
        ann={"blue": "Chemistry"},
        bob={"red": "Coal", "blue": "Tools, Writing", "score": "Oars"},
        supply={5: "Physics", 6: "Canning, Vaccination"},
    )
    play(table, "bob: blue  (of blue, pass)", "bob: Oars  (of Oars, Canning)")
    expect(
        table,
        ann={"blue": "Chemistry", "hand": "Physics"},
        bob={"red": "Coal", "blue": "right: Tools, Writing", "score": "Canning"},
        supply={1: "Oars", 6: "Vaccination"},
    )


def test_chemistry_of_edition_4_scores_an_11_with_a_10_on_top() -> None:
    table = deal(
        "Chemistry",
        4,
        ann={"blue": "Chemistry", "red": "Robotics", "score": "Oars"},
        bob={},
        supply={10: "Software", 11: "Fusion, Climatology"},
    )
    play(table, "ann: Oars  (of Oars, Fusion)")
    expect(
        table,
        ann={"blue": "Chemistry", "red": "Robotics", "score": "Fusion"},
        supply={1: "Oars", 10: "Software", 11: "Climatology"},
    )


def test_chemistry_of_edition_4_ends_the_game_with_an_11_on_top() -> None:
    ann = {"blue": "Chemistry", "red": "Astrogeology", "score": "Oars"}
    table = deal("Chemistry", 4, ann=ann, bob={}, supply={11: "Fusion"})
    expect(table, ann=ann, supply={11: "Fusion"}, winner="ann")
