"""Scenarios for Globalization."""

from scenario import deal, editions, expect, play


@editions(
    3,
    4,
    supply=({5: "Coal", 6: "Democracy"}, {5: "Coal", 10: "Databases", 11: "Fusion, Escapism"}),
    ann_gets=({"score": "Democracy"}, {"red": "Fusion"}),
    left=({1: "Sailing", 5: "Coal"}, {1: "Sailing", 5: "Coal", 10: "Databases", 11: "Escapism"}),
)
def test_globalization_makes_the_victim_return_a_top_card_with_a_leaf(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], left: dict[int, str]
) -> None:
    """Bob is left with three leaves, in edition 4 with four, and no factory, so nobody wins."""
    table = deal(
        "Globalization",
        edition,
        ann={"yellow": "Globalization"},
        bob={"red": "Archery", "green": "Sailing, Clothing", "purple": "Services"},
        supply=supply,
    )
    play(table, "bob: Sailing  (of Sailing, Services)")
    expect(
        table,
        ann={"yellow": "Globalization", **ann_gets},
        bob={"red": "Archery", "green": "Clothing", "purple": "Services"},
        supply=left,
    )


@editions(
    3,
    4,
    supply=({6: "Democracy"}, {11: "Fusion"}),
    ann_gets=({"score": "Democracy"}, {"red": "Fusion"}),
    winner=(None, "bob"),
)
def test_globalization_returns_nothing_without_a_leaf_on_a_top_card(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], winner: str | None
) -> None:
    """In edition 4, bob has the most points and as many leaves as factories: none."""
    table = deal(
        "Globalization",
        edition,
        ann={"yellow": "Globalization"},
        bob={"green": "The Wheel, Sailing", "score": "Encyclopedia"},
        supply=supply,
    )
    expect(
        table,
        ann={"yellow": "Globalization", **ann_gets},
        bob={"green": "The Wheel, Sailing", "score": "Encyclopedia"},
        winner=winner,
    )


def test_globalization_counts_as_scoring_for_monument() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization", "scored": 5},
        bob={"score": "Encyclopedia"},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy", "specials": "Monument"},
        bob={"score": "Encyclopedia"},
    )


def test_globalization_lets_the_richest_win_after_the_6_is_scored() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"score": "Chemistry"},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"score": "Chemistry"},
        winner="ann",
    )


def test_globalization_can_be_won_by_the_victim() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"score": "Flight"},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"score": "Flight"},
        winner="bob",
    )


def test_globalization_does_not_win_where_the_most_points_are_tied() -> None:
    table = deal(
        "Globalization",
        3,
        actions=2,
        ann={"yellow": "Globalization"},
        bob={"score": "Encyclopedia"},
        supply={6: "Democracy"},
    )
    expect(table, ann={"yellow": "Globalization", "score": "Democracy"}, bob={"score": "Encyclopedia"})


@editions(
    3,
    4,
    ann_has=({"blue": "Pottery"}, {"score": "Oars"}),
    supply=({6: "Democracy"}, {11: "Climatology"}),
    ann_gets=({"blue": "Pottery", "score": "Democracy"}, {"blue": "Climatology", "score": "Oars"}),
)
def test_globalization_wins_with_as_many_leaves_as_factories(
    edition: int, ann_has: dict[str, str], supply: dict[int, str], ann_gets: dict[str, str]
) -> None:
    table = deal("Globalization", edition, ann={"yellow": "Globalization", **ann_has}, bob={}, supply=supply)
    expect(table, ann={"yellow": "Globalization", **ann_gets}, bob={}, winner="ann")


def test_globalization_does_not_win_while_its_own_player_shows_more_leaves_than_factories() -> None:
    table = deal(
        "Globalization",
        3,
        actions=2,
        ann={"yellow": "Globalization", "blue": "Pottery", "green": "Sailing"},
        bob={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "blue": "Pottery", "green": "Sailing", "score": "Democracy"},
        bob={},
    )


def test_globalization_compares_each_board_by_itself() -> None:
    """Ann has more factories than bob has leaves; his are still more than his own factories."""
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization"},
        bob={"purple": "Services", "green": "Sailing"},
        supply={6: "Democracy"},
    )
    play(table, "bob: Services  (of Sailing, Services)")
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"green": "Sailing"},
        supply={9: "Services"},
    )


def test_globalization_lets_a_team_win_though_partners_tie_for_the_most_points() -> None:
    table = deal(
        "Globalization",
        3,
        teams="ABAB",
        ann={"yellow": "Globalization"},
        bob={"score": "Oars"},
        carol={"score": "Encyclopedia"},
        dave={},
        supply={6: "Democracy"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Democracy"},
        bob={"score": "Oars"},
        carol={"score": "Encyclopedia"},
        winner="ann, carol",
    )


@editions(
    3,
    4,
    supply=({6: "Democracy, Encyclopedia", 10: "Databases"}, {11: "Solar Sailing, Fusion, Escapism"}),
    ann_gets=({"score": "Encyclopedia", "hand": "Databases"}, {"red": "Fusion", "hand": "Escapism"}),
    bob_gets=({"score": "Democracy"}, {"blue": "Solar Sailing"}),
)
def test_globalization_spares_whoever_has_as_many_factories_and_is_shared(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], bob_gets: dict[str, str]
) -> None:
    table = deal(
        "Globalization",
        edition,
        ann={"yellow": "Globalization"},
        bob={"red": "Coal", "yellow": "Anatomy", "green": "Sailing"},
        supply=supply,
    )
    expect(
        table,
        ann={"yellow": "Globalization", **ann_gets},
        bob={"red": "Coal", "yellow": "Anatomy", "green": "Sailing", **bob_gets},
    )


def test_globalization_can_end_in_the_run_of_a_sharer() -> None:
    table = deal(
        "Globalization",
        3,
        ann={"yellow": "Globalization", "score": "Chemistry"},
        bob={"red": "Coal"},
        supply={6: "Democracy, Encyclopedia"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Chemistry"},
        bob={"red": "Coal", "score": "Democracy"},
        winner="bob",
        supply={6: "Encyclopedia"},
    )


def test_globalization_counts_the_icons_after_the_11_is_melded() -> None:
    """Reclamation covers the factories of ann and shows two leaves."""
    table = deal(
        "Globalization", 4, ann={"yellow": "Globalization", "score": "Oars"}, bob={}, supply={11: "Reclamation"}
    )
    expect(table, ann={"yellow": "Reclamation, Globalization", "score": "Oars"}, bob={})


def test_globalization_does_not_win_where_the_most_points_are_tied_in_edition_4() -> None:
    table = deal(
        "Globalization",
        4,
        ann={"yellow": "Globalization", "score": "Oars"},
        bob={"score": "Tools"},
        supply={11: "Fusion"},
    )
    expect(table, ann={"yellow": "Globalization", "red": "Fusion", "score": "Oars"}, bob={"score": "Tools"})


def test_globalization_does_not_win_in_edition_4_where_partners_tie_for_the_most_points() -> None:
    table = deal(
        "Globalization",
        4,
        teams="ABAB",
        ann={"yellow": "Globalization", "score": "Encyclopedia"},
        bob={"score": "Oars"},
        carol={"score": "Democracy"},
        dave={},
        supply={11: "Fusion"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "red": "Fusion", "score": "Encyclopedia"},
        bob={"score": "Oars"},
        carol={"score": "Democracy"},
    )


def test_globalization_of_edition_4_can_end_in_the_run_of_a_sharer() -> None:
    table = deal(
        "Globalization",
        4,
        ann={"yellow": "Globalization", "score": "Oars"},
        bob={"red": "Coal"},
        supply={11: "Solar Sailing, Fusion"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "score": "Oars"},
        bob={"red": "Coal", "blue": "Solar Sailing"},
        winner="ann",
        supply={11: "Fusion"},
    )


def test_globalization_ends_the_game_by_score_where_no_11_is_left() -> None:
    """Ann shows more leaves than factories, so the card itself lets nobody win."""
    table = deal(
        "Globalization",
        4,
        ann={"yellow": "Globalization", "blue": "Pottery", "green": "Sailing"},
        bob={"score": "Tools"},
    )
    expect(
        table,
        ann={"yellow": "Globalization", "blue": "Pottery", "green": "Sailing"},
        bob={"score": "Tools"},
        winner="bob",
    )
