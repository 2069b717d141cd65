"""Scenarios for Bioengineering."""

from scenario import deal, editions, expect, play


def test_bioengineering_transfers_a_top_card_with_a_leaf_to_the_score_pile() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Agriculture"},
        bob={"yellow": "left: Anatomy, Masonry", "red": "Archery", "purple": "Mysticism, Lighting"},
        carol={"purple": "Reformation", "green": "Sailing"},
    )
    play(table, "ann: Anatomy  (of Anatomy, Sailing, Reformation)")
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Anatomy"},
        bob={"yellow": "Masonry", "red": "Archery", "purple": "Mysticism, Lighting"},
        carol={"purple": "Reformation", "green": "Sailing"},
        winner="carol",
    )


@editions(3, 4)
def test_bioengineering_does_not_win_while_everybody_shows_three_leaves(edition: int) -> None:
    table = deal(
        "Bioengineering",
        edition,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "green": "Sailing"},
        bob={"yellow": "Anatomy", "purple": "Reformation"},
    )
    play(table, "ann: Anatomy  (of Anatomy, Reformation)")
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "green": "Sailing", "score": "Anatomy"},
        bob={"purple": "Reformation"},
    )


@editions(3, 4)
def test_bioengineering_must_take_the_only_card_and_counts_leaves_afterwards(edition: int) -> None:
    """Before the transfer bob shows three leaves and ann two."""
    table = deal(
        "Bioengineering",
        edition,
        ann={"blue": "Bioengineering", "yellow": "Suburbia"},
        bob={"yellow": "Anatomy"},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Suburbia", "score": "Anatomy"},
        bob={},
        winner="ann",
    )


@editions(3, 4)
def test_bioengineering_wins_though_there_was_nothing_to_transfer(edition: int) -> None:
    table = deal(
        "Bioengineering",
        edition,
        ann={"blue": "Bioengineering", "green": "Sailing"},
        bob={"red": "Archery"},
    )
    expect(table, ann={"blue": "Bioengineering", "green": "Sailing"}, bob={"red": "Archery"}, winner="ann")


@editions(3, 4, winner=("bob", None))
def test_bioengineering_wins_where_a_player_shows_two_leaves_but_not_in_edition_4(
    edition: int, winner: str | None
) -> None:
    """Ann, who takes Lighting and uncovers Reformation, makes bob win."""
    table = deal(
        "Bioengineering",
        edition,
        ann={"blue": "Bioengineering", "green": "Clothing"},
        bob={"yellow": "Agriculture", "purple": "Lighting, Reformation"},
    )
    play(table, "ann: Lighting  (of Agriculture, Lighting)")
    expect(
        table,
        ann={"blue": "Bioengineering", "green": "Clothing", "score": "Lighting"},
        bob={"yellow": "Agriculture", "purple": "Reformation"},
        winner=winner,
    )


@editions(3, 4)
def test_bioengineering_does_nothing_where_no_board_shows_a_leaf(edition: int) -> None:
    table = deal("Bioengineering", edition, ann={"blue": "Bioengineering"}, bob={"red": "Archery, Oars"})
    expect(table, ann={"blue": "Bioengineering"}, bob={"red": "Archery, Oars"})


@editions(3, 4)
def test_bioengineering_does_not_win_where_the_most_leaves_are_tied(edition: int) -> None:
    table = deal(
        "Bioengineering",
        edition,
        ann={"blue": "Bioengineering", "yellow": "Agriculture"},
        bob={"yellow": "Anatomy, Antibiotics"},
        carol={},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Anatomy"},
        bob={"yellow": "Antibiotics"},
        carol={},
    )


def test_bioengineering_does_not_count_as_scoring() -> None:
    table = deal(
        "Bioengineering",
        3,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "scored": 5},
        bob={"yellow": "Anatomy, Antibiotics"},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Anatomy"},
        bob={"yellow": "Antibiotics"},
    )


@editions(3, 4, winner=("ann, carol", None))
def test_bioengineering_lets_a_team_win_though_partners_tie_for_the_most_leaves_but_not_in_edition_4(
    edition: int, winner: str | None
) -> None:
    table = deal(
        "Bioengineering",
        edition,
        teams="ABAB",
        ann={"blue": "Bioengineering", "yellow": "Agriculture"},
        bob={"green": "Sailing"},
        carol={"yellow": "Antibiotics"},
        dave={},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Sailing"},
        carol={"yellow": "Antibiotics"},
        winner=winner,
    )


@editions(3, 4)
def test_bioengineering_is_shared_by_as_many_clocks(edition: int) -> None:
    table = deal(
        "Bioengineering",
        edition,
        ann={"blue": "Bioengineering", "yellow": "Stem Cells, Agriculture"},
        bob={"purple": "Railroad", "yellow": "Antibiotics, Anatomy"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Antibiotics", "hand": "Databases"},
        bob={"purple": "Railroad", "yellow": "Anatomy", "score": "Stem Cells"},
    )


def test_bioengineering_scores_a_top_card_with_a_leaf_in_edition_4() -> None:
    """Everybody is left with two leaves or more, so nobody wins."""
    table = deal(
        "Bioengineering",
        4,
        ann={"blue": "Bioengineering", "yellow": "Agriculture"},
        bob={"yellow": "left: Anatomy, Stem Cells", "red": "Archery", "purple": "Mysticism, Lighting"},
        carol={"purple": "Reformation", "green": "Sailing"},
    )
    play(table, "ann: Anatomy  (of Anatomy, Sailing, Reformation)")
    assert table.has_event("score", "Anatomy", seat="bob", zone="board")
    assert not table.has_event("transfer")
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "score": "Anatomy"},
        bob={"yellow": "Stem Cells", "red": "Archery", "purple": "Mysticism, Lighting"},
        carol={"purple": "Reformation", "green": "Sailing"},
    )


def test_bioengineering_wins_in_edition_4_where_somebody_shows_a_single_leaf() -> None:
    table = deal(
        "Bioengineering",
        4,
        ann={"blue": "Bioengineering", "green": "Sailing"},
        bob={"yellow": "Agriculture", "purple": "Lighting, Reformation"},
    )
    play(table, "ann: Lighting  (of Agriculture, Lighting)")
    expect(
        table,
        ann={"blue": "Bioengineering", "green": "Sailing", "score": "Lighting"},
        bob={"yellow": "Agriculture", "purple": "Reformation"},
        winner="bob",
    )


def test_bioengineering_does_not_win_for_the_missing_leaves_of_a_player_who_is_out() -> None:
    """Ann shows the most leaves, and carol, the only other player left, three."""
    table = deal(
        "Bioengineering",
        4,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "green": "Sailing"},
        bob={"out": True},
        carol={"yellow": "Anatomy, Stem Cells"},
    )
    expect(
        table,
        ann={"blue": "Bioengineering", "yellow": "Agriculture", "green": "Sailing", "score": "Anatomy"},
        bob={"out": True},
        carol={"yellow": "Stem Cells"},
    )
