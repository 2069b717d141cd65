"""Scenarios for Oars."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_rulebook_example_of_a_demand_oars_finds_no_crown(edition: int) -> None:
    """Three castles against one: the demand moves nothing, and its owner alone draws a 1 instead."""
    table = deal(
        "Oars",
        edition,
        ann={"red": "Oars", "purple": "left: Philosophy, Monotheism"},
        bob={"blue": "Tools", "hand": "Agriculture, Metalworking"},
        supply={1: "Sailing, Pottery"},
    )
    expect(
        table,
        ann={"red": "Oars", "purple": "left: Philosophy, Monotheism", "hand": "Sailing"},
        bob={"blue": "Tools", "hand": "Agriculture, Metalworking"},
        supply={1: "Pottery"},
    )
    assert not table.has_event("bonus")


@editions(3, 4)
def test_oars_repeats_while_a_crown_is_left(edition: int) -> None:
    """A card just drawn may be the next; at the end the hand is shown.  Cards given are not scored: no Monument."""
    table = deal(
        "Oars",
        edition,
        ann={"red": "Oars", "scored": 5},
        bob={"hand": "Sailing, Writing, Metalworking"},
        supply={1: "Clothing, Pottery, The Wheel"},
    )
    play(table, "bob: Sailing  (of Sailing, Writing)", "bob: Writing  (of Writing, Clothing)")
    expect(
        table,
        ann={"red": "Oars", "score": "Sailing, Writing, Clothing"},
        bob={"hand": "Metalworking, Pottery, The Wheel"},
    )
    assert table.has_event("show", "Metalworking, Pottery, The Wheel", seat="bob", zone="hand")


def test_oars_takes_one_card_only_in_edition_1() -> None:
    """It is not scored: no Monument."""
    table = deal(
        "Oars",
        1,
        ann={"red": "Oars", "scored": 5},
        bob={"hand": "Sailing, Writing, Metalworking"},
        supply={1: "Clothing, Pottery"},
    )
    play(table, "bob: Writing  (of Sailing, Writing)")
    expect(
        table,
        ann={"red": "Oars", "score": "Writing"},
        bob={"hand": "Sailing, Metalworking, Clothing"},
        supply={1: "Pottery"},
    )
    assert not table.has_event("show")


@editions(3, 4)
def test_oars_finishes_with_one_victim_before_the_next(edition: int) -> None:
    table = deal(
        "Oars",
        edition,
        ann={"red": "Oars"},
        bob={"hand": "Sailing"},
        cid={"hand": "Writing"},
        supply={1: "Clothing, Tools, Pottery, The Wheel"},
    )
    expect(
        table,
        ann={"red": "Oars", "score": "Sailing, Clothing, Writing"},
        bob={"hand": "Tools"},
        cid={"hand": "Pottery"},
        supply={1: "The Wheel"},
    )


def test_oars_takes_one_card_of_each_victim_in_edition_1() -> None:
    table = deal(
        "Oars",
        1,
        ann={"red": "Oars"},
        bob={"hand": "Sailing"},
        cid={"hand": "Writing"},
        supply={1: "Clothing, Tools, Pottery"},
    )
    expect(
        table,
        ann={"red": "Oars", "score": "Sailing, Writing"},
        bob={"hand": "Clothing"},
        cid={"hand": "Tools"},
        supply={1: "Pottery"},
    )


@editions(3, 4)
def test_oars_consoles_when_the_victim_shows_a_hand_without_crowns(edition: int) -> None:
    table = deal("Oars", edition, ann={"red": "Oars"}, bob={"hand": "Tools, Archery"}, supply={1: "Sailing, Pottery"})
    expect(table, ann={"red": "Oars", "hand": "Sailing"}, bob={"hand": "Tools, Archery"}, supply={1: "Pottery"})
    assert table.has_event("show", "Tools, Archery", seat="bob", zone="hand")


def test_oars_shows_a_hand_without_crowns_in_edition_1_too() -> None:
    table = deal("Oars", 1, ann={"red": "Oars"}, bob={"hand": "Tools, Archery"}, supply={1: "Sailing, Pottery"})
    expect(table, ann={"red": "Oars", "hand": "Sailing"}, bob={"hand": "Tools, Archery"}, supply={1: "Pottery"})
    assert table.has_event("show", "Tools, Archery", seat="bob", zone="hand")


@editions(3, 4)
def test_oars_finds_nothing_to_show_in_an_empty_hand(edition: int) -> None:
    table = deal("Oars", edition, ann={"red": "Oars"}, bob={}, supply={1: "Sailing"})
    expect(table, ann={"red": "Oars", "hand": "Sailing"})
    assert not table.has_event("show")


@editions(3, 4)
def test_oars_does_not_console_when_only_one_of_the_victims_paid(edition: int) -> None:
    table = deal(
        "Oars",
        edition,
        ann={"red": "Oars"},
        bob={"hand": "Writing"},
        cid={"hand": "Archery"},
        supply={1: "Tools, Pottery"},
    )
    expect(
        table,
        ann={"red": "Oars", "score": "Writing"},
        bob={"hand": "Tools"},
        cid={"hand": "Archery"},
        supply={1: "Pottery"},
    )


@editions(3, 4)
def test_oars_without_a_victim_consoles_sharer_and_owner(edition: int) -> None:
    table = deal(
        "Oars",
        edition,
        ann={"red": "Oars"},
        bob={"yellow": "Domestication", "hand": "Writing"},
        supply={1: "Sailing, Tools, Pottery, Clothing"},
    )
    expect(
        table,
        ann={"red": "Oars", "hand": "Tools, Pottery"},
        bob={"yellow": "Domestication", "hand": "Writing, Sailing"},
        supply={1: "Clothing"},
    )


@editions(3, 4)
def test_oars_consoles_a_sharer_but_not_the_victim(edition: int) -> None:
    table = deal(
        "Oars",
        edition,
        ann={"red": "Oars"},
        bob={"hand": "Archery"},
        cid={"yellow": "Domestication"},
        supply={1: "Sailing, Tools, Pottery, Clothing"},
    )
    expect(
        table,
        ann={"red": "Oars", "hand": "Tools, Pottery"},
        bob={"hand": "Archery"},
        cid={"yellow": "Domestication", "hand": "Sailing"},
        supply={1: "Clothing"},
    )


@editions(3, 4)
def test_oars_passes_over_a_partner_with_fewer_castles(edition: int) -> None:
    """Both opponents have as many castles as ann: there is no victim, and the partner keeps the crown."""
    table = deal(
        "Oars",
        edition,
        teams="ABAB",
        ann={"red": "Oars"},
        bob={"yellow": "Masonry", "hand": "Writing"},
        cid={"hand": "Clothing"},
        dan={"yellow": "Domestication"},
        supply={1: "Sailing, Tools, Pottery, The Wheel, Archery"},
    )
    expect(
        table,
        ann={"red": "Oars", "hand": "Pottery, The Wheel"},
        bob={"yellow": "Masonry", "hand": "Writing, Sailing"},
        cid={"hand": "Clothing"},
        dan={"yellow": "Domestication", "hand": "Tools"},
        supply={1: "Archery"},
    )


def test_oars_shows_each_card_before_it_moves_in_edition_4() -> None:
    """So that third players see its crown, too."""
    table = deal(
        "Oars",
        4,
        ann={"red": "Oars"},
        bob={"hand": "Sailing, Writing, Metalworking"},
        cid={"yellow": "Masonry"},
        supply={1: "Tools, Pottery"},
    )
    play(table, "bob: Writing  (of Sailing, Writing)")
    expect(
        table,
        ann={"red": "Oars", "score": "Writing, Sailing"},
        bob={"hand": "Metalworking, Tools, Pottery"},
        cid={"yellow": "Masonry"},
    )
    happened = [
        (event.kind, [card.name for card in event.cards_shown()])
        for event in table.events
        if event.kind in ("show", "transfer")
    ]
    assert happened == [
        ("show", ["Writing"]),
        ("transfer", ["Writing"]),
        ("show", ["Sailing"]),
        ("transfer", ["Sailing"]),
        ("show", ["Metalworking", "Tools", "Pottery"]),
    ]
    for shown in ("Writing", "Sailing"):
        assert table.has_event("show", shown, seat="bob", zone="hand")


@editions(3, 4)
def test_oars_transfers_before_it_draws(edition: int) -> None:
    """The card given counts for ann when the draw that is due then ends the game."""
    table = deal("Oars", edition, ann={"red": "Oars"}, bob={"hand": "Sailing"})
    expect(table, winner="ann", ann={"red": "Oars", "score": "Sailing"})


def test_oars_of_edition_4_carried_out_alone_draws_because_nothing_was_moved() -> None:
    table = deal(
        "Self Service",
        4,
        ann={"green": "Self Service", "red": "Oars"},
        bob={"hand": "Sailing", "achievements": "Writing"},
        supply={1: "Tools, Pottery"},
    )
    expect(
        table,
        ann={"green": "Self Service", "red": "Oars", "hand": "Tools"},
        bob={"hand": "Sailing", "achievements": "Writing"},
        supply={1: "Pottery"},
    )
