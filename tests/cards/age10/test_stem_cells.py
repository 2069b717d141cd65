"""Scenarios for Stem Cells."""

from scenario import deal, expect, play


def test_stem_cells_scores_the_whole_hand() -> None:
    table = deal("Stem Cells", 3, actions=2, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Stem Cells", "score": "Oars, Currency"}, bob={})


def test_stem_cells_can_be_declined() -> None:
    table = deal("Stem Cells", 3, actions=2, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})


def test_stem_cells_asks_nothing_with_an_empty_hand() -> None:
    table = deal("Stem Cells", 3, actions=2, ann={"yellow": "Stem Cells"}, bob={})
    expect(table, ann={"yellow": "Stem Cells"}, bob={})


def test_stem_cells_is_shared_by_as_many_leaves() -> None:
    table = deal(
        "Stem Cells",
        3,
        ann={"yellow": "Stem Cells"},
        bob={"blue": "Pottery", "hand": "Oars, Currency"},
        supply={10: "Databases"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Stem Cells", "hand": "Databases"},
        bob={"blue": "Pottery", "score": "Oars, Currency"},
    )
