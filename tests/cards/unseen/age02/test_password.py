"""Scenarios for Password."""

from scenario import deal, expect, play


def test_password_safeguards_a_card_of_the_color_and_scores_the_revealed_one() -> None:
    """Everyone sees the color of the new secret."""
    table = deal(
        "Password",
        4,
        sets="unseen",
        ann={"red": "Password", "hand": "Oars, Archery, Tools"},
        bob={},
        supply={2: "Construction"},
    )
    assert table.has_event("reveal", "Construction", seat="ann")
    play(table, "ann: Archery  (of Oars, Archery, pass)")
    assert table.has_event("show", "Archery", seat="ann", zone="hand")
    expect(
        table,
        ann={"red": "Password", "hand": "Oars, Tools", "score": "Construction", "safe": "Archery"},
    )


def test_password_returns_the_other_cards_if_declined() -> None:
    table = deal(
        "Password",
        4,
        sets="unseen",
        ann={"red": "Password", "hand": "Oars, Calendar"},
        bob={},
        supply={1: "Sailing", 2: "Construction, Mapmaking"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(
        table,
        ann={"red": "Password", "hand": "Construction"},
        supply={1: "Sailing, Oars", 2: "Mapmaking, Calendar"},
    )


def test_password_returns_the_other_cards_if_none_has_the_color() -> None:
    table = deal(
        "Password",
        4,
        sets="unseen",
        ann={"red": "Password", "hand": "Tools"},
        bob={},
        supply={2: "Construction"},
    )
    expect(table, ann={"red": "Password", "hand": "Construction"}, supply={1: "Tools"})


def test_password_offers_nothing_with_a_full_safe() -> None:
    table = deal(
        "Password",
        4,
        sets="unseen",
        ann={
            "red": "Password",
            "hand": "Oars",
            "safe": "Optics, Paper, Compass, Translation, Alchemy",
        },
        bob={},
        supply={2: "Construction"},
    )
    expect(
        table,
        ann={
            "red": "Password",
            "hand": "Construction",
            "safe": "Optics, Paper, Compass, Translation, Alchemy",
        },
        supply={1: "Oars"},
    )


def test_password_is_shared() -> None:
    """Each player's first draw of the turn would be of The Unseen if there were such a 2."""
    table = deal(
        "Password",
        4,
        sets="unseen",
        ann={"red": "Password"},
        bob={"yellow": "Masonry"},
        supply={2: "Construction, Mapmaking, Calendar"},
        set_supply={"unseen 2": "Padlock"},
    )
    expect(
        table,
        ann={"red": "Password", "hand": "Construction, Mapmaking"},
        bob={"yellow": "Masonry", "hand": "Padlock"},
        supply={2: "Calendar"},
    )
