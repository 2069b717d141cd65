"""Scenarios for Fission."""

from scenario import deal, editions, expect, play


def test_fission_with_a_red_10_removes_everything_but_achievements_and_decks_and_stops() -> None:
    """Bob, whose turn comes next, can only draw: Domestication."""
    table = deal(
        "Fission",
        3,
        actions=1,
        ann={"red": "left: Fission, Oars", "hand": "Writing", "score": "Tools", "specials": "World"},
        bob={"green": "Sailing", "hand": "Pottery", "score": "Clothing", "achievements": "Philosophy"},
        carol={"yellow": "Agriculture", "hand": "Masonry"},
        dave={"blue": "Rocketry", "score": "Archery"},
        available="Mysticism",
        supply={1: "Domestication", 9: "Genetics", 10: "Robotics, A.I., Software"},
    )
    assert table.has_event("reveal", "Robotics")
    expect(
        table,
        ann={"specials": "World"},
        bob={"achievements": "Philosophy", "hand": "Domestication"},
        carol={},
        dave={},
        supply={9: "Genetics", 10: "A.I., Software"},
    )
    assert [card.name for card in table.game.state.available] == ["Mysticism"]
    assert {card.name for card in table.game.state.box} >= {"Robotics", "Fission", "Oars", "Archery", "Masonry"}


def test_fission_stops_at_the_second_victim_whose_10_is_red() -> None:
    """Bob, whose turn comes next, can only draw: Domestication."""
    table = deal(
        "Fission",
        1,
        actions=1,
        ann={"red": "Fission"},
        bob={"hand": "Tools"},
        carol={},
        supply={1: "Domestication", 10: "A.I., Miniaturization, Software"},
    )
    assert table.has_event("reveal", "A.I.")
    assert table.has_event("reveal", "Miniaturization")
    expect(table, bob={"hand": "Domestication"}, supply={10: "Software"})


@editions(3, 4)
def test_fission_with_another_10_leaves_it_in_hand_and_goes_on_to_return_and_draw_from_edition_3_on(
    edition: int,
) -> None:
    table = deal(
        "Fission",
        edition,
        ann={"red": "Fission, Oars", "green": "Sailing"},
        bob={"blue": "Writing, Tools"},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: Writing  (of Sailing, Writing)")
    assert table.has_event("reveal", "A.I.")
    expect(
        table,
        ann={"red": "Fission, Oars", "green": "Sailing", "hand": "Software"},
        bob={"blue": "Tools", "hand": "A.I."},
        supply={1: "Writing", 10: ""},
    )


def test_fission_returns_without_a_draw_in_edition_1() -> None:
    table = deal(
        "Fission",
        1,
        ann={"red": "Fission, Oars", "green": "Sailing"},
        bob={"blue": "Writing, Tools"},
        supply={10: "A.I., Software"},
    )
    play(table, "ann: Sailing  (of Sailing, Writing)")
    expect(
        table,
        ann={"red": "Fission, Oars"},
        bob={"blue": "Writing, Tools", "hand": "A.I."},
        supply={1: "Sailing", 10: "Software"},
    )


@editions(3, 4)
def test_fission_must_return_the_players_own_top_card_if_there_is_no_other(edition: int) -> None:
    table = deal("Fission", edition, ann={"red": "Fission", "green": "Sailing"}, bob={}, supply={10: "A.I., Software"})
    expect(table, ann={"red": "Fission", "hand": "Software"}, bob={"hand": "A.I."}, supply={1: "Sailing"})


@editions(3, 4)
def test_fission_never_returns_fission_but_draws_all_the_same_from_edition_3_on(edition: int) -> None:
    table = deal("Fission", edition, ann={"red": "Fission, Oars"}, bob={}, supply={10: "A.I., Software"})
    assert not table.has_event("return")
    expect(table, ann={"red": "Fission, Oars", "hand": "Software"}, bob={"hand": "A.I."})


def test_fission_never_returns_fission_in_edition_1() -> None:
    table = deal("Fission", 1, ann={"red": "Fission, Oars"}, bob={}, supply={10: "A.I., Software"})
    assert not table.has_event("return")
    expect(table, ann={"red": "Fission, Oars"}, bob={"hand": "A.I."}, supply={10: "Software"})


@editions(3, 4)
def test_fission_spares_and_is_shared_by_as_many_clocks_from_edition_3_on(edition: int) -> None:
    table = deal(
        "Fission",
        edition,
        ann={"red": "Fission", "green": "Sailing"},
        bob={"blue": "Rocketry"},
        supply={9: "Genetics", 10: "A.I., Software"},
    )
    play(table, "bob: Sailing  (of Sailing, Rocketry)")
    assert not table.has_event("reveal")
    expect(
        table,
        ann={"red": "Fission", "hand": "Software, Genetics"},
        bob={"hand": "A.I."},
        supply={1: "Sailing", 8: "Rocketry"},
    )


def test_fission_spares_and_is_shared_by_as_many_clocks_in_edition_1() -> None:
    table = deal(
        "Fission",
        1,
        actions=2,
        ann={"red": "Fission", "green": "Sailing"},
        bob={"blue": "Rocketry"},
        supply={9: "Genetics", 10: "A.I., Software"},
    )
    play(table, "bob: Rocketry  (of Sailing, Rocketry)")
    expect(
        table,
        ann={"red": "Fission", "hand": "Genetics"},
        bob={},
        supply={1: "Sailing", 8: "Rocketry", 10: "A.I., Software"},
    )


def test_fission_with_a_red_10_in_edition_4_junks_everything_but_achievements_and_decks_and_stops() -> None:
    """Ecology waited in the junk pile already.  Bob, whose turn comes next, can only draw: Domestication."""
    table = deal(
        "Fission",
        4,
        actions=1,
        ann={"red": "left: Fission, Oars", "hand": "Writing", "score": "Tools", "specials": "World"},
        bob={"green": "Sailing", "hand": "Pottery", "score": "Clothing", "achievements": "Philosophy"},
        carol={"yellow": "Agriculture", "hand": "Masonry", "score": "The Wheel"},
        dave={"blue": "Rocketry", "score": "Archery"},
        parley=False,
        available="Mysticism",
        junk="Ecology",
        supply={1: "Domestication", 9: "Genetics", 10: "Robotics, A.I., Software", 11: "Fusion"},
    )
    assert table.has_event("reveal", "Robotics")
    expect(
        table,
        ann={"specials": "World"},
        bob={"achievements": "Philosophy", "hand": "Domestication"},
        supply={9: "Genetics", 10: "A.I., Software", 11: "Fusion"},
        available="Mysticism, Empire, Monument, Universe, Wonder",
        junk="Ecology, Fission, Oars, Writing, Tools, Sailing, Pottery, Clothing, Agriculture, Masonry, The Wheel,"
        "Rocketry, Archery, Robotics",
    )


def test_fission_in_edition_4_stops_at_the_second_victim_whose_10_is_red() -> None:
    """Carol draws red; dave draws nothing.  Bob, whose turn comes next, can only draw: Domestication."""
    table = deal(
        "Fission",
        4,
        actions=1,
        ann={"red": "Fission"},
        bob={"hand": "Tools"},
        carol={},
        dave={},
        parley=False,
        supply={1: "Domestication", 10: "A.I., Robotics, Software"},
    )
    assert table.has_event("reveal", "A.I.")
    assert table.has_event("reveal", "Robotics")
    expect(table, bob={"hand": "Domestication"}, supply={10: "Software"}, junk="Fission, Tools, A.I., Robotics")


def test_fission_in_edition_4_is_junked_with_a_red_11_when_no_10_is_left() -> None:
    table = deal(
        "Fission", 4, actions=1, ann={"red": "Fission"}, bob={}, supply={1: "Tools", 11: "Fusion, Hypersonics"}
    )
    expect(table, bob={"hand": "Tools"}, supply={11: "Hypersonics"}, junk="Fission, Fusion")


def test_fission_in_edition_4_with_a_red_10_is_shared_by_nobody() -> None:
    """Dave has as many clocks as ann, but the action ends before he could return a card and draw."""
    table = deal(
        "Fission",
        4,
        actions=1,
        ann={"red": "Fission"},
        bob={},
        dave={"blue": "Rocketry"},
        supply={1: "Tools", 10: "Robotics, Software"},
    )
    assert not table.has_event("return")
    expect(table, bob={"hand": "Tools"}, supply={10: "Software"}, junk="Fission, Rocketry, Robotics")


@editions(3, 4)
def test_fission_returns_before_it_draws(edition: int) -> None:
    """No 10 was left: ann draws the very one she has returned."""
    table = deal(
        "Fission",
        edition,
        ann={"red": "Fission", "score": "Oars"},
        bob={"yellow": "Stem Cells"},
        supply={10: "A.I."},
    )
    expect(table, ann={"red": "Fission", "hand": "Stem Cells", "score": "Oars"}, bob={"hand": "A.I."}, supply={10: ""})
