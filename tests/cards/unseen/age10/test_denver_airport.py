"""Scenarios for Denver Airport."""

from scenario import deal, expect, play


def test_denver_airport_achieves_a_secret_without_points() -> None:
    table = deal(
        "Denver Airport",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Denver Airport", "achievements": "Calendar", "safe": "Mapmaking, Fusion"},
        bob={},
    )
    play(table, "ann: 2  (of 1, 2, pass)")
    expect(
        table,
        ann={"green": "Denver Airport", "achievements": "Calendar, Fusion", "safe": "Mapmaking"},
    )


def test_denver_airport_may_be_declined() -> None:
    table = deal(
        "Denver Airport", 4, sets="unseen", specials=[], ann={"green": "Denver Airport", "safe": "Mapmaking"}, bob={}
    )
    play(table, "ann: pass  (of 1, pass)")
    expect(table, ann={"green": "Denver Airport", "safe": "Mapmaking"})


def test_denver_airport_may_splay_purple_up() -> None:
    table = deal(
        "Denver Airport",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Denver Airport", "purple": "Mysticism, City States"},
        bob={},
    )
    play(table, "ann: purple  (of purple, pass)")
    expect(table, ann={"green": "Denver Airport", "purple": "up: Mysticism, City States"})


def test_denver_airport_wins_with_the_last_achievement_needed_at_the_end_of_the_action() -> None:
    table = deal(
        "Denver Airport",
        4,
        sets="unseen",
        specials=[],
        ann={
            "green": "Denver Airport",
            "achievements": "Oars, Calendar, Optics, Anatomy, Coal, Canning",
            "safe": "Fusion",
        },
        bob={},
    )
    play(table, "ann: 1  (of 1, pass)")
    expect(
        table,
        winner="ann",
        ann={
            "green": "Denver Airport",
            "achievements": "Oars, Calendar, Optics, Anatomy, Coal, Canning, Fusion",
        },
    )


def test_denver_airport_is_shared() -> None:
    table = deal(
        "Denver Airport",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Denver Airport"},
        bob={"green": "Sailing", "safe": "Oars"},
        supply={10: "Robotics"},
    )
    play(table, "bob: 1  (of 1, pass)")
    expect(
        table,
        ann={"green": "Denver Airport", "hand": "Robotics"},
        bob={"green": "Sailing", "achievements": "Oars"},
    )
