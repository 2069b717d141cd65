"""Scenarios for Near-Field Comm."""

from scenario import deal, expect, play

ELEVEN = "(of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)"


def test_near_field_comm_takes_every_card_of_the_value_chosen() -> None:
    """Compass, the highest card of ann, has nothing that she could carry out."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Compass"},
        bob={"score": "Oars, Tools, Calendar"},
    )
    play(table, f"ann: 1  {ELEVEN}")
    assert not table.has_event("score")
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "score": "Compass, Oars, Tools"},
        bob={"score": "Calendar"},
    )


def test_near_field_comm_takes_nothing_for_a_value_that_is_not_there() -> None:
    table = deal("Near-Field Comm", 4, ann={"yellow": "Near-Field Comm"}, bob={"score": "Oars, Calendar"})
    play(table, f"ann: 11  {ELEVEN}")
    expect(table, ann={"yellow": "Near-Field Comm"}, bob={"score": "Oars, Calendar"})


def test_near_field_comm_chooses_anew_for_each_victim_who_has_scored_anything() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Mobility"},
        bob={"score": "Oars, Calendar"},
        carol={},
        dave={"score": "Tools, Currency"},
        parley=False,
    )
    play(table, f"ann: 1  {ELEVEN}", f"ann: 2  {ELEVEN}")
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "score": "Mobility, Oars, Currency"},
        bob={"score": "Calendar"},
        dave={"score": "Tools"},
    )


def test_near_field_comm_reveals_and_executes_the_highest_scored_card_which_stays_there() -> None:
    """Bob has more lightbulbs, but what ann carries out is not shared."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Mathematics, Experimentation, Oars"},
        bob={"purple": "Philosophy"},
        supply={5: "Coal, Physics"},
    )
    assert table.has_event("reveal", "Experimentation", seat="ann", zone="score")
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "red": "Coal", "score": "Mathematics, Experimentation, Oars"},
        bob={"purple": "Philosophy"},
        supply={5: "Physics"},
    )


def test_near_field_comm_lets_its_player_choose_among_the_highest_cards() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Writing, Sailing"},
        bob={},
        supply={1: "Oars", 2: "Calendar"},
    )
    play(table, "ann: Writing  (of Writing, Sailing)")
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "score": "Writing, Sailing", "hand": "Calendar"},
        supply={1: "Oars"},
    )


def test_near_field_comm_does_nothing_with_empty_score_piles() -> None:
    table = deal("Near-Field Comm", 4, ann={"yellow": "Near-Field Comm", "hand": "Sailing"}, bob={}, supply={1: "Oars"})
    assert not table.has_event("reveal")
    expect(table, ann={"yellow": "Near-Field Comm", "hand": "Sailing"}, supply={1: "Oars"})


def test_near_field_comm_spares_whoever_has_as_many_persons_and_is_shared() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm"},
        bob={"purple": "Escapism", "score": "Sailing"},
        supply={1: "Oars", 11: "Fusion"},
    )
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "hand": "Fusion"},
        bob={"purple": "Escapism", "red": "Oars", "score": "Sailing"},
    )


def test_revealing_alone_earns_no_free_draw_for_near_field_comm() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm"},
        bob={"purple": "Escapism", "score": "Compass"},
        supply={11: "Fusion"},
    )
    assert table.has_event("reveal", "Compass", seat="bob")
    expect(
        table,
        ann={"yellow": "Near-Field Comm"},
        bob={"purple": "Escapism", "score": "Compass"},
        supply={11: "Fusion"},
    )


def test_near_field_comm_and_self_service_execute_each_other_until_no_11_is_left() -> None:
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Self Service"},
        bob={"achievements": "Philosophy, Pottery, Sailing"},
        supply={10: "Databases", 11: "Fusion, Escapism"},
    )
    expect(
        table,
        ann={"yellow": "Near-Field Comm", "score": "Self Service", "achievements": "Fusion, Escapism"},
        bob={"achievements": "Philosophy, Pottery, Sailing"},
        winner="ann",
        supply={10: "Databases"},
    )
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "score"


def test_near_field_comm_reveals_a_card_before_it_is_carried_out_and_moved_by_its_own_effect() -> None:
    """Climatology returns the only top card and then itself."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm, Masonry", "score": "Climatology, Oars"},
        bob={},
    )
    assert [kind for kind in table.kinds if kind in ("reveal", "return")] == ["reveal", "return", "return"]
    expect(table, ann={"yellow": "Masonry", "score": "Oars"}, supply={11: "Near-Field Comm, Climatology"})


def test_what_near_field_comm_transfers_is_no_transfer_by_the_card_that_it_executes() -> None:
    """The Pirate Code rewards its own demand alone, and nobody carries that out: Sailing, with crowns, stays."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "green": "Sailing", "score": "The Pirate Code"},
        bob={"score": "Oars"},
    )
    play(table, f"ann: 1  {ELEVEN}")
    assert table.has_event("transfer", "Oars", seat="bob")
    assert table.has_event("reveal", "The Pirate Code")
    expect(table, ann={"yellow": "Near-Field Comm", "green": "Sailing", "score": "The Pirate Code, Oars"})
