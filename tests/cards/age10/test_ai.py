"""Scenarios for A.I.."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_ai_draws_and_scores_a_10(edition: int) -> None:
    table = deal("A.I.", edition, actions=2, ann={"purple": "A.I."}, bob={}, supply={9: "Fission", 10: "Databases"})
    expect(table, ann={"purple": "A.I.", "score": "Databases"}, supply={9: "Fission"})


def test_ai_counts_as_scoring_for_monument() -> None:
    table = deal("A.I.", 3, ann={"purple": "A.I.", "scored": 5}, bob={}, supply={10: "Databases"})
    expect(table, ann={"purple": "A.I.", "score": "Databases", "specials": "Monument"})


@editions(3, 4)
def test_ai_ends_the_game_when_no_10_is_left(edition: int) -> None:
    table = deal("A.I.", edition, ann={"purple": "A.I."}, bob={"score": "Oars"})
    expect(table, ann={"purple": "A.I."}, bob={"score": "Oars"}, winner="bob")


@editions(3, 4)
def test_ai_lets_the_poorest_win_with_robotics_and_software_on_different_boards(edition: int) -> None:
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I."},
        bob={"red": "Robotics, Oars", "score": "Archery"},
        carol={"blue": "Software", "score": "Sailing, Tools"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Databases"},
        bob={"red": "Robotics, Oars", "score": "Archery"},
        carol={"blue": "Software", "score": "Sailing, Tools"},
        winner="bob",
    )


@editions(3, 4)
def test_ai_lets_the_poorest_win_with_robotics_and_software_on_one_board(edition: int) -> None:
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software"},
        bob={"score": "Mobility, Flight"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Databases"},
        bob={"score": "Mobility, Flight"},
        winner="ann",
    )


@editions(3, 4)
def test_ai_does_nothing_where_the_lowest_score_is_tied_at_zero(edition: int) -> None:
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I."},
        bob={"red": "Robotics"},
        carol={"blue": "Software"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Databases"},
        bob={"red": "Robotics"},
        carol={"blue": "Software"},
    )


@editions(3, 4)
def test_ai_does_nothing_while_software_is_covered(edition: int) -> None:
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I."},
        bob={"red": "Robotics", "blue": "up: Quantum Theory, Software"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Databases"},
        bob={"red": "Robotics", "blue": "up: Quantum Theory, Software"},
    )


@editions(3, 4)
def test_ai_does_nothing_without_robotics(edition: int) -> None:
    table = deal("A.I.", edition, ann={"purple": "A.I."}, bob={"blue": "Software"}, supply={10: "Databases"})
    expect(table, ann={"purple": "A.I.", "score": "Databases"}, bob={"blue": "Software"})


@editions(3, 4, winner=("bob, dave", None))
def test_ai_lets_a_team_win_though_partners_tie_for_the_lowest_score_but_not_in_edition_4(
    edition: int, winner: str | None
) -> None:
    table = deal(
        "A.I.",
        edition,
        teams="ABAB",
        ann={"purple": "A.I.", "red": "Robotics"},
        bob={"blue": "Software"},
        carol={"score": "Oars"},
        dave={},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "score": "Databases"},
        bob={"blue": "Software"},
        carol={"score": "Oars"},
        winner=winner,
    )


@editions(3, 4)
def test_ai_is_shared_by_as_many_lightbulbs(edition: int) -> None:
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I."},
        bob={"purple": "Education"},
        supply={10: "Databases, Robotics, Software"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "score": "Robotics", "hand": "Software"},
        bob={"purple": "Education", "score": "Databases"},
    )


@editions(3, 4)
def test_ai_can_be_won_by_a_sharer_in_the_sharers_own_run(edition: int) -> None:
    table = deal(
        "A.I.",
        edition,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Oars"},
        bob={"purple": "Education"},
        supply={10: "Databases, Stem Cells"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Oars, Stem Cells"},
        bob={"purple": "Education", "score": "Databases"},
        winner="bob",
    )


def test_ai_draws_an_11_where_no_10_is_left_in_edition_4() -> None:
    table = deal("A.I.", 4, ann={"purple": "A.I."}, bob={}, supply={11: "Fusion, Escapism"})
    expect(table, ann={"purple": "A.I.", "score": "Fusion"}, supply={11: "Escapism"})


def test_ai_compares_only_players_who_are_still_in_the_game() -> None:
    """Bob, who is out, has no points at all."""
    table = deal(
        "A.I.",
        4,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software"},
        bob={"out": True},
        carol={"score": "Mobility, Flight"},
        supply={10: "Databases"},
    )
    expect(
        table,
        ann={"purple": "A.I.", "red": "Robotics", "blue": "Software", "score": "Databases"},
        bob={"out": True},
        carol={"score": "Mobility, Flight"},
        winner="ann",
    )
