"""Scenarios for Toothbrush."""

from scenario import deal, expect, play


def test_toothbrush_tucks_all_cards_of_a_value_by_its_echo() -> None:
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "hand": "Oars, Tools, Calendar"},
        bob={},
    )
    play(table, "ann: 1  (of 1, 2)")
    expect(
        table,
        ann={"yellow": "Toothbrush", "red": "Oars", "blue": "Tools", "hand": "Calendar"},
    )


def test_toothbrush_lets_its_owner_order_tucked_cards_of_one_color() -> None:
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "hand": "Oars, Archery"},
        bob={},
    )
    play(table, "ann: Archery  (of Oars, Archery)", "ann: red  (of red, pass)")
    expect(table, ann={"yellow": "Toothbrush", "red": "left: Archery, Oars"})


def test_toothbrush_may_splay_any_pile_left() -> None:
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "red": "left: Oars, Archery", "blue": "Tools, Writing"},
        bob={},
    )
    play(table, "ann: pass  (of blue, pass)")
    expect(
        table,
        ann={"yellow": "Toothbrush", "red": "left: Oars, Archery", "blue": "Tools, Writing"},
    )


def test_toothbrush_junks_the_deck_of_2s_and_achieves_the_highest_card_of_the_junk() -> None:
    """Ten points and a top card of value 2; the bonus of Toothbrush counts."""
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"},
        bob={},
        supply={2: "Calendar"},
        junk="Oars",
    )
    play(table, "ann: yes  (of yes, pass)")
    expect(
        table,
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder", "achievements": "Calendar"},
        junk="Oars",
        supply={2: ""},
    )


def test_toothbrush_takes_no_lower_card_if_the_highest_is_out_of_reach() -> None:
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"},
        bob={},
        supply={2: "Calendar"},
        junk="Optics",
    )
    play(table, "ann: yes")
    expect(
        table,
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"},
        junk="Optics, Calendar",
    )


def test_toothbrush_needs_twice_the_points_for_a_second_achievement_of_a_value() -> None:
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder", "achievements": "Mapmaking"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: yes")
    expect(
        table,
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder", "achievements": "Mapmaking"},
        junk="Calendar",
    )


def test_toothbrush_achieves_nothing_if_the_deck_was_empty_or_stays() -> None:
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"},
        bob={},
        junk="Oars",
    )
    expect(table, ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"}, junk="Oars")
    table = deal(
        "Toothbrush",
        4,
        sets="echoes",
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"},
        bob={},
        supply={2: "Calendar"},
        junk="Oars",
    )
    play(table, "ann: pass")
    expect(
        table,
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"},
        junk="Oars",
        supply={2: "Calendar"},
    )


def test_toothbrush_lets_its_owner_choose_among_equally_high_junk_of_two_sets() -> None:
    table = deal(
        "Toothbrush",
        4,
        sets="echoes, unseen",
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder"},
        bob={},
        supply={2: "Calendar"},
        junk="Password",
    )
    play(table, "ann: yes", "ann: unseen 2  (of 2, unseen 2)")
    expect(
        table,
        ann={"yellow": "Toothbrush", "score": "Anatomy, Gunpowder", "achievements": "Password"},
        junk="Calendar",
    )
