"""Scenarios for Pottery."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_pottery_scores_one_three_for_three_cards(edition: int) -> None:
    """After the third card of four nobody is asked any more."""
    table = deal(
        "Pottery",
        edition,
        ann={"blue": "Pottery", "hand": "Oars, Calendar, Sailing, Writing"},
        bob={},
        supply={1: "Tools", 3: "Compass, Paper"},
    )
    play(
        table,
        "ann: Sailing  (of Oars, Calendar, Sailing, Writing, pass)",
        "ann: Calendar  (of Oars, Calendar, Writing, pass)",
        "ann: Oars  (of Oars, Writing, pass)",
    )
    expect(
        table,
        ann={"blue": "Pottery", "hand": "Writing, Tools", "score": "Compass"},
        supply={1: "Sailing, Oars", 2: "Calendar", 3: "Paper"},
    )


@editions(3, 4)
def test_pottery_scores_a_two_for_two_cards(edition: int) -> None:
    table = deal(
        "Pottery",
        edition,
        ann={"blue": "Pottery", "hand": "Oars, Sailing, Writing"},
        bob={},
        supply={1: "Tools", 2: "Calendar"},
    )
    play(table, "ann: Oars", "ann: Sailing", "ann: pass")
    expect(
        table,
        ann={"blue": "Pottery", "hand": "Writing, Tools", "score": "Calendar"},
        supply={1: "Oars, Sailing", 2: ""},
    )


@editions(3, 4)
def test_pottery_scores_a_one_for_a_single_card(edition: int) -> None:
    table = deal("Pottery", edition, ann={"blue": "Pottery", "hand": "Oars"}, bob={}, supply={1: "Tools, Archery"})
    play(table, "ann: Oars")
    expect(table, ann={"blue": "Pottery", "hand": "Archery", "score": "Tools"}, supply={1: "Oars"})


def test_pottery_counts_for_monument_once() -> None:
    """One card is scored for the two returned; the card of the second effect is drawn only."""
    for scored, specials in ((4, ""), (5, "Monument")):
        table = deal(
            "Pottery",
            3,
            ann={"blue": "Pottery", "hand": "Oars, Sailing", "scored": scored},
            bob={},
            supply={1: "Tools", 2: "Calendar"},
        )
        play(table, "ann: Oars", "ann: Sailing")
        expect(table, ann={"blue": "Pottery", "hand": "Tools", "score": "Calendar", "specials": specials})


@editions(3, 4)
def test_pottery_declined_still_draws(edition: int) -> None:
    table = deal("Pottery", edition, ann={"blue": "Pottery", "hand": "Oars"}, bob={}, supply={1: "Tools, Archery"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"blue": "Pottery", "hand": "Oars, Tools"}, supply={1: "Archery"})


@editions(3, 4)
def test_pottery_with_an_empty_hand_only_draws(edition: int) -> None:
    table = deal("Pottery", edition, ann={"blue": "Pottery"}, bob={}, supply={1: "Tools, Archery"})
    expect(table, ann={"blue": "Pottery", "hand": "Tools"}, supply={1: "Archery"})


@editions(3, 4)
def test_pottery_is_shared_effect_by_effect(edition: int) -> None:
    table = deal(
        "Pottery",
        edition,
        ann={"blue": "Pottery", "hand": "Calendar"},
        bob={"yellow": "Agriculture", "hand": "Oars"},
        supply={1: "Tools, Sailing, Writing, Archery, Masonry"},
    )
    play(table, "bob: Oars", "ann: Calendar")
    expect(
        table,
        ann={"blue": "Pottery", "score": "Sailing", "hand": "Archery, Masonry"},
        bob={"yellow": "Agriculture", "score": "Tools", "hand": "Writing"},
        supply={1: "Oars", 2: "Calendar"},
    )
