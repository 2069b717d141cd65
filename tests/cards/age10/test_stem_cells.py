"""Scenarios for Stem Cells."""

from scenario import deal, editions, expect, play


@editions(
    3,
    4,
    supply=({}, {10: "Databases", 11: "Fusion, Escapism"}),
    ann_gets=({}, {"hand": "Fusion"}),
    left=({}, {10: "Databases", 11: "Escapism"}),
)
def test_stem_cells_scores_the_whole_hand(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], left: dict[int, str]
) -> None:
    table = deal(
        "Stem Cells", edition, actions=2, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={}, supply=supply
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"yellow": "Stem Cells", "score": "Oars, Currency", **ann_gets}, bob={}, supply=left)


def test_stem_cells_can_be_declined() -> None:
    table = deal("Stem Cells", 3, actions=2, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Stem Cells", "hand": "Oars, Currency"}, bob={})


@editions(3, 4, supply=({}, {11: "Fusion"}), ann_gets=({}, {"hand": "Fusion"}))
def test_stem_cells_asks_nothing_with_an_empty_hand(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str]
) -> None:
    table = deal("Stem Cells", edition, actions=2, ann={"yellow": "Stem Cells"}, bob={}, supply=supply)
    expect(table, ann={"yellow": "Stem Cells", **ann_gets}, bob={})


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


def test_stem_cells_draws_an_11_though_nothing_is_scored() -> None:
    table = deal("Stem Cells", 4, ann={"yellow": "Stem Cells", "hand": "Oars"}, bob={}, supply={11: "Fusion"})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"yellow": "Stem Cells", "hand": "Oars, Fusion"})


def test_stem_cells_ends_the_game_after_the_scoring_where_no_11_is_left() -> None:
    table = deal(
        "Stem Cells",
        4,
        ann={"yellow": "Stem Cells", "hand": "Currency"},
        bob={"score": "Oars"},
        supply={10: "Databases"},
    )
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Stem Cells", "score": "Currency"}, bob={"score": "Oars"}, winner="ann")


def test_stem_cells_of_edition_4_is_shared_by_as_many_leaves() -> None:
    """Everybody is asked before anybody draws."""
    table = deal(
        "Stem Cells",
        4,
        ann={"yellow": "Stem Cells", "hand": "Tools"},
        bob={"blue": "Pottery", "hand": "Oars, Currency"},
        supply={10: "Databases", 11: "Fusion, Escapism"},
    )
    play(table, "bob: yes  (of yes, pass)", "ann: pass  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Stem Cells", "hand": "Tools, Escapism, Databases"},
        bob={"blue": "Pottery", "score": "Oars, Currency", "hand": "Fusion"},
    )
