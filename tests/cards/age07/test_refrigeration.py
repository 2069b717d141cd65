"""Scenarios for Refrigeration."""

from scenario import deal, expect, play


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


def test_refrigeration_leaves_a_single_card() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars"})
    expect(table, ann={"yellow": "Refrigeration"}, bob={"hand": "Oars"})


def test_refrigeration_finds_an_empty_hand() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={"score": "Oars, Tools"})
    expect(table, ann={"yellow": "Refrigeration"}, bob={"score": "Oars, Tools"})


def test_refrigeration_spares_the_immune_who_share_the_score() -> None:
    table = deal(
        "Refrigeration",
        3,
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


def test_refrigeration_scores_a_card() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration", "hand": "Oars, Coal"}, bob={})
    play(table, "ann: Coal  (of Oars, Coal, pass)")
    expect(table, ann={"yellow": "Refrigeration", "hand": "Oars", "score": "Coal"})


def test_refrigeration_score_declined() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration", "hand": "Oars"}, bob={})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"yellow": "Refrigeration", "hand": "Oars"})


def test_refrigeration_scores_nothing_from_an_empty_hand() -> None:
    table = deal("Refrigeration", 3, ann={"yellow": "Refrigeration"}, bob={})
    expect(table, ann={"yellow": "Refrigeration"})
