"""Scenarios for Alexandria."""

from scenario import deal, expect, play


def test_alexandria_draws_a_card_one_higher() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "Tools", "hand": "Alexandria"},
        bob={},
        supply={2: "Calendar", 3: "Optics"},
    )
    play(table, "ann: meld Alexandria")
    expect(table, ann={"blue": "Alexandria, Tools", "hand": "Optics"}, supply={2: "Calendar"})


def test_alexandria_adds_its_bonus_to_the_points_while_it_is_visible() -> None:
    top = deal(None, 4, sets="cities", ann={"blue": "Alexandria", "score": "Oars"}, bob={})
    assert top.game.state.players[0].points == 3
    covered = deal(None, 4, sets="cities", ann={"blue": "Tools, Alexandria", "score": "Oars"}, bob={})
    assert covered.game.state.players[0].points == 1
    shown = deal(None, 4, sets="cities", ann={"blue": "right: Tools, Alexandria", "score": "Oars"}, bob={})
    assert shown.game.state.players[0].points == 3


def test_alexandria_endorses_a_dogma_action_of_its_icons_once_a_turn() -> None:
    """Sailing melds two cards instead of one; a second endorsement in the same turn is not offered."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "Alexandria", "green": "Sailing", "hand": "Oars, Optics"},
        bob={"yellow": "Agriculture"},
        supply={1: "Tools, Archery, Writing, Pottery"},
    )
    play(
        table,
        "ann: dogma Sailing",
        "ann: Alexandria  (of Alexandria, pass)",
        "ann: dogma Sailing",
    )
    assert table.has_event("endorse", "Alexandria", seat="ann")
    expect(
        table,
        ann={
            "blue": "Writing, Tools, Alexandria",
            "green": "Sailing",
            "red": "Archery",
            "hand": "Optics",
        },
        bob={"yellow": "Agriculture"},
        junk="Oars",
        supply={1: "Pottery"},
    )


def test_alexandria_may_be_left_alone() -> None:
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "Alexandria", "green": "Sailing", "hand": "Oars"},
        bob={},
        supply={1: "Archery, Writing"},
    )
    play(table, "ann: dogma Sailing", "ann: pass")
    expect(
        table,
        ann={"blue": "Alexandria", "green": "Sailing", "red": "Archery", "hand": "Oars"},
        supply={1: "Writing"},
    )


def test_alexandria_is_not_offered_without_its_icon_or_a_card_to_pay_with() -> None:
    """Agriculture needs leaves, and Optics is too high a price."""
    table = deal(
        None,
        4,
        sets="cities",
        ann={"blue": "Alexandria", "yellow": "Agriculture", "green": "Sailing", "hand": "Optics"},
        bob={"red": "Oars"},
        supply={1: "Archery"},
    )
    play(table, "ann: dogma Agriculture", "ann: pass  (of Optics, pass)", "ann: dogma Sailing")
    expect(
        table,
        ann={
            "blue": "Alexandria",
            "yellow": "Agriculture",
            "green": "Sailing",
            "red": "Archery",
            "hand": "Optics",
        },
        bob={"red": "Oars"},
    )
