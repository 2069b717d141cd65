"""Scenarios for Socialism."""

from scenario import deal, expect, play


def test_socialism_with_a_purple_card_takes_the_lowest_of_every_hand() -> None:
    table = deal(
        "Socialism",
        3,
        ann={"purple": "Socialism", "hand": "Oars, Mysticism"},
        bob={"hand": "Tools, Coal, Sailing"},
        cal={"hand": "Canning, Anatomy"},
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"purple": "Socialism, Mysticism", "red": "Oars", "hand": "Tools, Sailing, Anatomy"},
        bob={"hand": "Coal"},
        cal={"hand": "Canning"},
    )


def test_socialism_without_a_purple_card_takes_nothing() -> None:
    table = deal(
        "Socialism", 3, ann={"purple": "Socialism", "red": "Archery", "hand": "Oars, Tools"}, bob={"hand": "Sailing"}
    )
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism", "red": "Archery, Oars", "blue": "Tools"}, bob={"hand": "Sailing"})


def test_socialism_lets_you_order_the_cards_of_one_color() -> None:
    table = deal("Socialism", 1, ann={"purple": "Socialism", "hand": "Oars, Tools, Archery, Coal"}, bob={})
    play(table, "ann: yes", "ann: Coal  (of Oars, Archery, Coal)", "ann: Oars  (of Oars, Archery)")
    expect(table, ann={"purple": "Socialism", "red": "Coal, Oars, Archery", "blue": "Tools"})


def test_socialism_takes_nothing_from_empty_hands() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"score": "Oars"})
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism, Mysticism"}, bob={"score": "Oars"})


def test_socialism_robs_no_hand_once_the_sixth_tuck_has_won() -> None:
    """Oars and Mysticism make six tucked cards: Monument, ann's sixth achievement."""
    table = deal(
        "Socialism",
        3,
        ann={
            "purple": "Socialism",
            "hand": "Mysticism, Oars",
            "tucked": 4,
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
        },
        bob={"hand": "Tools"},
    )
    play(table, "ann: yes")
    expect(
        table,
        ann={
            "purple": "Socialism, Mysticism",
            "red": "Oars",
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
            "specials": "Monument",
        },
        bob={"hand": "Tools"},
        winner="ann",
    )


def test_socialism_declined() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"hand": "Oars"})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"purple": "Socialism", "hand": "Mysticism"}, bob={"hand": "Oars"})


def test_socialism_asks_nothing_of_an_empty_hand() -> None:
    table = deal("Socialism", 3, ann={"purple": "Socialism"}, bob={"hand": "Oars"})
    expect(table, ann={"purple": "Socialism"}, bob={"hand": "Oars"})


def test_socialism_leaves_a_partner_alone() -> None:
    table = deal(
        "Socialism",
        3,
        teams="ABAB",
        ann={"purple": "Socialism", "hand": "Mysticism"},
        bob={"hand": "Oars"},
        cal={"hand": "Tools"},
        dan={"hand": "Sailing"},
    )
    play(table, "ann: yes")
    expect(table, ann={"purple": "Socialism, Mysticism", "hand": "Oars, Sailing"}, cal={"hand": "Tools"})


def test_socialism_is_shared() -> None:
    """Bob takes ann's only card, so ann has nothing to tuck; then she draws the bonus."""
    table = deal(
        "Socialism",
        3,
        ann={"purple": "Socialism", "hand": "Oars"},
        bob={"yellow": "Anatomy", "hand": "Mysticism"},
        supply={8: "Flight"},
    )
    play(table, "bob: yes  (of yes, pass)")
    expect(
        table,
        ann={"purple": "Socialism", "hand": "Flight"},
        bob={"yellow": "Anatomy", "purple": "Mysticism", "hand": "Oars"},
    )
