"""Scenarios for Concealment."""

from scenario import deal, expect, play


def test_concealment_tucks_all_secrets_of_the_victim_one_at_a_time() -> None:
    table = deal(
        "Concealment",
        4,
        sets="unseen",
        specials=[],
        ann={"red": "Concealment"},
        bob={"red": "Oars", "safe": "Archery, Tools, Construction"},
    )
    play(table, "bob: 3  (of 1, 2, 3)", "bob: 1  (of 1, 2)")
    expect(
        table,
        ann={"red": "Concealment"},
        bob={"red": "Oars, Construction, Archery", "blue": "Tools"},
    )


def test_concealment_safeguards_the_bottom_purple_card() -> None:
    table = deal(
        "Concealment",
        4,
        sets="unseen",
        specials=[],
        ann={"red": "Concealment", "purple": "left: Mysticism, City States"},
        bob={},
    )
    expect(table, ann={"red": "Concealment", "purple": "Mysticism", "safe": "City States"})


def test_concealment_safeguards_a_single_purple_card() -> None:
    table = deal(
        "Concealment", 4, sets="unseen", specials=[], ann={"red": "Concealment", "purple": "Mysticism"}, bob={}
    )
    expect(table, ann={"red": "Concealment", "safe": "Mysticism"})


def test_concealment_leaves_the_card_with_a_full_safe() -> None:
    table = deal(
        "Concealment",
        4,
        sets="unseen",
        specials=[],
        ann={
            "red": "Concealment",
            "purple": "left: Mysticism, City States",
            "safe": "Oars, Tools, Writing, Archery",
        },
        bob={},
    )
    expect(
        table,
        ann={
            "red": "Concealment",
            "purple": "left: Mysticism, City States",
            "safe": "Oars, Tools, Writing, Archery",
        },
    )


def test_concealment_is_shared() -> None:
    table = deal(
        "Concealment",
        4,
        sets="unseen",
        specials=[],
        ann={"red": "Concealment"},
        bob={"blue": "Atomic Theory", "yellow": "Canning", "red": "Industrialization", "purple": "Mysticism"},
        supply={8: "Flight"},
    )
    expect(
        table,
        ann={"red": "Concealment", "hand": "Flight"},
        bob={"blue": "Atomic Theory", "yellow": "Canning", "red": "Industrialization", "safe": "Mysticism"},
    )
