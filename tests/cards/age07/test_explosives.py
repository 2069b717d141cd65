"""Scenarios for Explosives."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_explosives_takes_the_three_highest(edition: int) -> None:
    table = deal(
        "Explosives",
        edition,
        ann={"red": "Explosives"},
        bob={"hand": "Machinery, Oars, Anatomy, Currency"},
        supply={7: "Lighting"},
    )
    expect(table, ann={"red": "Explosives", "hand": "Anatomy, Machinery, Currency"}, bob={"hand": "Oars"})


@editions(3, 4)
def test_explosives_lets_the_victim_pick_among_ties(edition: int) -> None:
    table = deal(
        "Explosives", edition, ann={"red": "Explosives"}, bob={"hand": "Anatomy, Machinery, Medicine, Feudalism, Oars"}
    )
    play(table, "bob: Medicine  (of Machinery, Medicine)")
    expect(table, ann={"red": "Explosives", "hand": "Anatomy, Medicine, Feudalism"}, bob={"hand": "Machinery, Oars"})


@editions(3, 4)
def test_explosives_lets_the_victim_draw_when_the_third_was_the_last(edition: int) -> None:
    table = deal(
        "Explosives",
        edition,
        ann={"red": "Explosives"},
        bob={"hand": "Oars, Tools, Anatomy"},
        supply={6: "Canning", 7: "Lighting"},
    )
    assert not table.has_event("reveal")
    expect(table, ann={"red": "Explosives", "hand": "Oars, Tools, Anatomy"}, bob={"hand": "Lighting"})


@editions(3, 4)
def test_explosives_takes_all_of_a_small_hand(edition: int) -> None:
    table = deal("Explosives", edition, ann={"red": "Explosives"}, bob={"hand": "Oars, Tools"}, supply={7: "Lighting"})
    expect(table, ann={"red": "Explosives", "hand": "Oars, Tools"}, bob={"hand": "Lighting"})


@editions(3, 4)
def test_explosives_gives_no_draw_to_a_hand_that_was_empty(edition: int) -> None:
    table = deal("Explosives", edition, ann={"red": "Explosives"}, bob={}, supply={7: "Lighting"})
    expect(table, ann={"red": "Explosives"}, supply={7: "Lighting"})


@editions(3, 4)
def test_explosives_spares_the_immune(edition: int) -> None:
    table = deal("Explosives", edition, ann={"red": "Explosives"}, bob={"red": "Coal", "hand": "Oars"})
    expect(table, ann={"red": "Explosives"}, bob={"red": "Coal", "hand": "Oars"})
