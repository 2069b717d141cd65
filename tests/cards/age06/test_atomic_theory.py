"""Scenarios for Atomic Theory."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_atomic_theory_splays_blue_right_and_melds_a_7(edition: int) -> None:
    table = deal(
        "Atomic Theory",
        edition,
        ann={"blue": "Atomic Theory, Tools"},
        bob={},
        supply={6: "Canning", 7: "Lighting, Railroad"},
    )
    play(table, "ann: blue  (of blue, pass)")
    expect(
        table, ann={"blue": "right: Atomic Theory, Tools", "purple": "Lighting"}, supply={6: "Canning", 7: "Railroad"}
    )


@editions(3, 4)
def test_atomic_theory_splay_is_declined(edition: int) -> None:
    table = deal("Atomic Theory", edition, ann={"blue": "Atomic Theory, Tools"}, bob={}, supply={7: "Evolution"})
    play(table, "ann: pass  (of blue, pass)")
    expect(table, ann={"blue": "Evolution, Atomic Theory, Tools"})


@editions(3, 4)
def test_atomic_theory_does_not_ask_to_splay_a_single_blue_card(edition: int) -> None:
    table = deal("Atomic Theory", edition, ann={"blue": "Atomic Theory"}, bob={}, supply={7: "Evolution"})
    expect(table, ann={"blue": "Evolution, Atomic Theory"})


@editions(3, 4)
def test_atomic_theory_ends_the_game_when_no_card_is_left(edition: int) -> None:
    table = deal("Atomic Theory", edition, ann={"blue": "Atomic Theory"}, bob={"score": "Oars"}, supply={6: "Canning"})
    expect(table, ann={"blue": "Atomic Theory"}, bob={"score": "Oars"}, winner="bob")


@editions(3, 4)
def test_atomic_theory_is_shared(edition: int) -> None:
    table = deal(
        "Atomic Theory",
        edition,
        ann={"blue": "Atomic Theory"},
        bob={"purple": "Philosophy", "blue": "Tools, Pottery"},
        supply={7: "Lighting, Railroad, Sanitation"},
    )
    play(table, "bob: blue  (of blue, pass)")
    expect(
        table,
        ann={"blue": "Atomic Theory", "purple": "Railroad", "hand": "Sanitation"},
        bob={"purple": "Lighting, Philosophy", "blue": "right: Tools, Pottery"},
    )
