"""Scenarios for Encyclopedia."""

from scenario import deal, expect, play


def test_encyclopedia_melds_all_highest_scored_cards_in_any_order() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Physics, Oars, Chemistry, Coal"}, bob={})
    play(
        table,
        "ann: yes  (of yes, pass)",
        "ann: Chemistry  (of Physics, Chemistry, Coal)",
        "ann: Coal  (of Physics, Coal)",
    )
    expect(table, ann={"blue": "Physics, Chemistry, Encyclopedia", "red": "Coal", "score": "Oars"})


def test_encyclopedia_melds_a_single_highest_card() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Oars, Coal"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "red": "Coal", "score": "Oars"})


def test_encyclopedia_is_declined() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "score": "Oars, Coal"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "score": "Oars, Coal"})


def test_encyclopedia_asks_nothing_about_an_empty_score_pile() -> None:
    table = deal("Encyclopedia", 3, ann={"blue": "Encyclopedia", "hand": "Oars"}, bob={})
    expect(table, ann={"blue": "Encyclopedia", "hand": "Oars"})


def test_encyclopedia_is_shared() -> None:
    table = deal(
        "Encyclopedia",
        3,
        ann={"blue": "Encyclopedia"},
        bob={"red": "Optics", "score": "Sailing"},
        supply={6: "Canning"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(table, ann={"blue": "Encyclopedia", "hand": "Canning"}, bob={"red": "Optics", "green": "Sailing"})
