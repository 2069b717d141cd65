"""Scenarios for Refrigeration."""

from scenario import deal, editions, expect, play


def test_refrigeration_halves_a_hand_rounded_down() -> None:
    table = deal(
        "Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Tools, Anatomy, Coal, Sailing"}
    )
    play(
        table,
        "bob: Coal  (of Oars, Tools, Anatomy, Coal, Sailing)",
        "bob: Tools  (of Oars, Tools, Anatomy, Sailing)",
    )
    expect(
        table, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Anatomy, Sailing"}, supply={1: "Tools", 5: "Coal"}
    )


def test_refrigeration_takes_two_of_four() -> None:
    table = deal("Refrigeration", 1, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Tools, Anatomy, Coal"})
    play(table, "bob: Oars", "bob: Anatomy")
    expect(table, ann={"yellow": "Refrigeration"}, bob={"hand": "Tools, Coal"}, supply={1: "Oars", 4: "Anatomy"})


@editions(3, 4)
def test_refrigeration_leaves_a_single_card(edition: int) -> None:
    table = deal("Refrigeration", edition, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars"})
    expect(table, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars"})


@editions(3, 4)
def test_refrigeration_finds_an_empty_hand(edition: int) -> None:
    table = deal("Refrigeration", edition, ann={"yellow": "Refrigeration"}, bob={"score": "Oars, Tools"})
    expect(table, ann={"yellow": "Refrigeration"}, bob={"score": "Oars, Tools"})


@editions(3, 4)
def test_refrigeration_spares_the_immune_who_share_the_score(edition: int) -> None:
    table = deal(
        "Refrigeration",
        edition,
        ann={"yellow": "Refrigeration"},
        bob={"yellow": "Anatomy", "hand": "Oars, Tools"},
        supply={7: "Lighting"},
    )
    play(table, "bob: Tools  (of Oars, Tools, pass)")
    expect(
        table,
        ann={"yellow": "Refrigeration", "hand": "Lighting"},
        bob={"yellow": "Anatomy", "hand": "Oars", "score": "Tools"},
    )


@editions(3, 4)
def test_refrigeration_scores_a_card(edition: int) -> None:
    table = deal("Refrigeration", edition, ann={"yellow": "Refrigeration", "hand": "Oars, Coal"}, bob={})
    play(table, "ann: Coal  (of Oars, Coal, pass)")
    expect(table, ann={"yellow": "Refrigeration", "hand": "Oars", "score": "Coal"})


@editions(3, 4)
def test_refrigeration_score_declined(edition: int) -> None:
    table = deal("Refrigeration", edition, ann={"yellow": "Refrigeration", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Refrigeration", "hand": "Oars"})


@editions(3, 4)
def test_refrigeration_scores_nothing_from_an_empty_hand(edition: int) -> None:
    table = deal("Refrigeration", edition, ann={"yellow": "Refrigeration"}, bob={})
    expect(table, ann={"yellow": "Refrigeration"})


def test_refrigeration_of_edition_4_leaves_one_card_of_the_victims_choice() -> None:
    """Among cards that go to one deck bob picks the order."""
    table = deal(
        "Refrigeration",
        4,
        ann={"yellow": "Refrigeration"},
        bob={"hand": "Oars, Tools, Anatomy, Coal"},
        supply={1: "Sailing"},
    )
    play(table, "bob: Coal  (of Oars, Tools, Anatomy, Coal)", "bob: Tools  (of Oars, Tools)")
    expect(
        table,
        ann={"yellow": "Refrigeration"},
        bob={"hand": "Coal"},
        supply={1: "Sailing, Tools, Oars", 4: "Anatomy", 5: ""},
    )


def test_refrigeration_of_edition_4_returns_one_of_two() -> None:
    table = deal("Refrigeration", 4, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars, Coal"})
    play(table, "bob: Oars  (of Oars, Coal)")
    expect(table, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars"}, supply={5: "Coal"})
