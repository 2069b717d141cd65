"""Scenarios for Area 51."""

from scenario import deal, expect, play


def test_area_51_draws_an_11_reveals_a_secret_and_carries_out_its_demand() -> None:
    """Bob, who shares, only reveals; in ann's turn he must obey the demand of her secret."""
    table = deal(
        "Area 51",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Area 51", "safe": "Archery", "has_drawn": True},
        bob={"purple": "Philosophy", "blue": "Mathematics", "hand": "Anatomy", "safe": "Oars", "has_drawn": True},
        supply={1: "Pottery, Tools", 9: "Computers", 11: "Astrogeology, Fusion"},
    )
    play(table, "bob: draw  (of draw, safeguard an achievement)", "ann: draw")
    assert table.has_event("reveal", "Oars", seat="bob", zone="safe")
    assert table.has_event("reveal", "Archery", seat="ann", zone="safe")
    expect(
        table,
        ann={"green": "Area 51", "safe": "Archery", "hand": "Fusion, Astrogeology, Computers"},
        bob={
            "purple": "Philosophy",
            "blue": "Mathematics",
            "hand": "Anatomy, Pottery",
            "safe": "Oars",
        },
    )


def test_area_51_safeguards_an_achievement_which_it_may_reveal_at_once() -> None:
    table = deal(
        "Area 51",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "up: Area 51, Sailing", "has_drawn": True},
        bob={},
        supply={1: "Pottery, Tools"},
        available="The Wheel, Optics",
    )
    play(table, "ann: safeguard an achievement  (of draw, safeguard an achievement)", "ann: 1  (of 1, 3)")
    assert table.has_event("reveal", "The Wheel", seat="ann", zone="safe")
    expect(
        table,
        ann={"green": "up: Area 51, Sailing", "hand": "Pottery, Tools", "safe": "The Wheel"},
    )


def test_area_51_may_splay_green_up() -> None:
    table = deal(
        "Area 51",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Area 51, Sailing"},
        bob={},
        supply={11: "Fusion"},
    )
    play(table, "ann: green  (of green, pass)", "ann: draw")
    expect(table, ann={"green": "up: Area 51, Sailing", "hand": "Fusion"})


def test_area_51_may_safeguard_with_a_full_safe_and_then_does_nothing() -> None:
    table = deal(
        "Area 51",
        4,
        sets="unseen",
        specials=[],
        ann={"green": "Area 51", "blue": "aslant: Tools, Pottery", "safe": "Sailing"},
        bob={},
        supply={1: "Oars", 11: "Fusion"},
        available="Optics",
    )
    play(table, "ann: safeguard an achievement")
    expect(
        table,
        ann={
            "green": "Area 51",
            "blue": "aslant: Tools, Pottery",
            "red": "Oars",
            "safe": "Sailing",
        },
    )


def test_area_51_ends_the_game_without_an_11() -> None:
    table = deal("Area 51", 4, sets="unseen", specials=[], ann={"green": "Area 51", "score": "Oars"}, bob={})
    play(table, "ann: draw")
    expect(table, winner="ann", ann={"green": "Area 51", "score": "Oars"})
