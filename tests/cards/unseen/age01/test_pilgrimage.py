"""Scenarios for Pilgrimage."""

from scenario import asked, deal, expect, play


def test_pilgrimage_returns_ever_higher_cards_and_safeguards_achievements() -> None:
    table = deal(
        "Pilgrimage",
        4,
        sets="unseen",
        ann={"red": "Pilgrimage", "hand": "Oars, Calendar, Optics"},
        bob={},
        available="Tools, Mapmaking, Paper",
        supply={1: "Sailing"},
    )
    play(table, "ann: Oars  (of Oars, pass)", "ann: Calendar  (of Calendar, pass)", "ann: pass  (of Optics, pass)")
    play(table, "ann: pass  (of yes, pass)")
    expect(
        table,
        ann={"red": "Pilgrimage", "hand": "Optics", "safe": "Tools, Mapmaking"},
        available="Paper, Confidence, Zen, Anonymity, Folklore, Mystery, Empire, Monument, Universe, Wonder, World",
        supply={1: "Sailing, Oars", 2: "Calendar"},
    )


def test_pilgrimage_goes_on_although_nothing_could_be_safeguarded() -> None:
    table = deal(
        "Pilgrimage",
        4,
        sets="unseen",
        ann={"red": "Pilgrimage", "hand": "Oars, Calendar"},
        bob={},
        available="Mapmaking",
    )
    play(table, "ann: Oars", "ann: Calendar", "ann: pass")
    expect(table, ann={"red": "Pilgrimage", "safe": "Mapmaking"})


def test_pilgrimage_safeguards_nothing_beyond_the_limit() -> None:
    """A pile splayed aslant leaves room for one secret."""
    table = deal(
        "Pilgrimage",
        4,
        sets="unseen",
        ann={"red": "Pilgrimage", "blue": "aslant: Tools, Writing", "hand": "Oars", "safe": "Optics"},
        bob={},
        available="Sailing",
    )
    play(table, "ann: Oars", "ann: pass")
    expect(
        table,
        ann={"red": "Pilgrimage", "blue": "aslant: Tools, Writing", "safe": "Optics"},
        supply={1: "Oars"},
    )


def test_pilgrimage_junks_the_deck_of_1s() -> None:
    table = deal(
        "Pilgrimage",
        4,
        sets="unseen",
        ann={"red": "Pilgrimage"},
        bob={},
        supply={1: "Sailing, Tools"},
        set_supply={"unseen 1": "Myth"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"red": "Pilgrimage"}, junk="Sailing, Tools", supply={1: ""}, set_supply={"unseen 1": "Myth"})


def test_pilgrimage_asks_nothing_without_a_1_and_without_a_deck() -> None:
    table = deal("Pilgrimage", 4, sets="unseen", ann={"red": "Pilgrimage", "hand": "Calendar"}, bob={})
    expect(table, ann={"red": "Pilgrimage", "hand": "Calendar"})
    assert "ann: draw" in asked(table)
