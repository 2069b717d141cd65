"""Scenarios for Secret History."""

from scenario import deal, expect, play


def test_secret_history_takes_a_secret_whatever_the_limit() -> None:
    table = deal(
        "Secret History",
        4,
        sets="unseen",
        ann={"green": "Secret History", "blue": "aslant: Tools, Writing", "safe": "Oars"},
        bob={"safe": "Optics, Calendar"},
    )
    play(table, "bob: 1  (of 1, 2)")
    expect(
        table,
        ann={"green": "Secret History", "blue": "aslant: Tools, Writing", "safe": "Oars, Optics"},
        bob={"safe": "Calendar"},
    )


def test_secret_history_claims_mystery_with_red_and_purple_splayed_right() -> None:
    table = deal(
        "Secret History",
        4,
        sets="unseen",
        ann={
            "green": "Secret History",
            "red": "right: Oars, Archery",
            "purple": "right: Mysticism, City States",
        },
        bob={},
    )
    expect(
        table,
        ann={
            "green": "Secret History",
            "red": "right: Oars, Archery",
            "purple": "right: Mysticism, City States",
            "specials": "Mystery",
        },
    )


def test_secret_history_must_splay_one_of_the_two() -> None:
    table = deal(
        "Secret History",
        4,
        sets="unseen",
        ann={"green": "Secret History", "red": "Oars, Archery", "purple": "left: Mysticism, City States"},
        bob={},
    )
    play(table, "ann: purple  (of red, purple)")
    expect(
        table,
        ann={
            "green": "Secret History",
            "red": "Oars, Archery",
            "purple": "right: Mysticism, City States",
        },
    )


def test_secret_history_takes_the_only_color_that_can_be_splayed_without_asking() -> None:
    table = deal(
        "Secret History",
        4,
        sets="unseen",
        ann={"green": "Secret History", "red": "Oars", "purple": "Mysticism, City States"},
        bob={},
    )
    expect(
        table,
        ann={"green": "Secret History", "red": "Oars", "purple": "right: Mysticism, City States"},
    )


def test_secret_history_does_nothing_without_piles_to_splay() -> None:
    table = deal("Secret History", 4, sets="unseen", ann={"green": "Secret History"}, bob={})
    expect(table, ann={"green": "Secret History"})
