"""Scenarios for Coal."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_coal_tucks_a_5_and_splays_red_right(edition: int) -> None:
    table = deal("Coal", edition, ann={"red": "Coal"}, bob={}, supply={4: "Gunpowder", 5: "The Pirate Code"})
    play(table, "ann: red  (of red, pass)", "ann: pass  (of Coal, pass)")
    expect(table, ann={"red": "right: Coal, The Pirate Code"})


@editions(3, 4)
def test_coal_splay_is_declined(edition: int) -> None:
    table = deal("Coal", edition, ann={"red": "Coal"}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: pass  (of red, pass)", "ann: pass  (of Coal, pass)")
    expect(table, ann={"red": "Coal, The Pirate Code"})


@editions(3, 4)
def test_coal_does_not_ask_to_splay_a_single_red_card(edition: int) -> None:
    table = deal("Coal", edition, ann={"red": "Coal"}, bob={}, supply={5: "Physics"})
    play(table, "ann: pass  (of Coal, Physics, pass)")
    expect(table, ann={"red": "Coal", "blue": "Physics"})


@editions(3, 4)
def test_coal_ends_the_game_when_no_card_is_left_to_tuck(edition: int) -> None:
    table = deal("Coal", edition, ann={"red": "Coal"}, bob={"score": "Oars"})
    expect(table, ann={"red": "Coal"}, bob={"score": "Oars"}, winner="bob")


@editions(3, 4)
def test_coal_scores_a_top_card_and_the_card_beneath_it(edition: int) -> None:
    table = deal("Coal", edition, ann={"red": "Coal, Oars", "green": "Sailing"}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: red  (of red, pass)", "ann: Coal  (of Coal, Sailing, pass)")
    expect(table, ann={"red": "The Pirate Code", "green": "Sailing", "score": "Coal, Oars"})


def test_coal_counts_both_cards_for_monument() -> None:
    """Two cards after four are six."""
    table = deal("Coal", 3, ann={"red": "Coal, Oars", "scored": 4}, bob={}, supply={5: "The Pirate Code"})
    play(table, "ann: pass", "ann: Coal")
    expect(table, ann={"red": "The Pirate Code", "score": "Coal, Oars", "specials": "Monument"})


@editions(3, 4)
def test_coal_scores_one_card_where_nothing_lies_beneath(edition: int) -> None:
    table = deal("Coal", edition, ann={"red": "Coal", "green": "Sailing"}, bob={}, supply={5: "Physics"})
    play(table, "ann: Sailing  (of Coal, Sailing, Physics, pass)")
    expect(table, ann={"red": "Coal", "blue": "Physics", "score": "Sailing"})


@editions(3, 4)
def test_coal_is_shared(edition: int) -> None:
    table = deal(
        "Coal",
        edition,
        ann={"red": "Coal"},
        bob={"red": "Explosives, Oars"},
        supply={5: "Physics, Chemistry, Astronomy"},
    )
    play(
        table,
        "bob: red  (of red, pass)",
        "bob: Explosives  (of Explosives, Physics, pass)",
        "ann: pass  (of Coal, Chemistry, pass)",
    )
    expect(
        table,
        ann={"red": "Coal", "blue": "Chemistry", "hand": "Astronomy"},
        bob={"blue": "Physics", "score": "Explosives, Oars"},
    )
