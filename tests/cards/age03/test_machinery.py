"""Scenarios for Machinery."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_machinery_swaps_a_whole_hand_for_the_highest_cards(edition: int) -> None:
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery", "hand": "Translation, Sailing, Optics"},
        bob={"hand": "Writing, Pottery, Coal"},
    )
    expect(
        table,
        ann={"yellow": "Machinery", "hand": "Sailing, Writing, Pottery, Coal"},
        bob={"hand": "Translation, Optics"},
    )


@editions(3, 4)
def test_machinery_takes_a_hand_also_for_nothing(edition: int) -> None:
    table = deal("Machinery", edition, ann={"yellow": "Machinery"}, bob={"hand": "Writing, Pottery"})
    expect(table, ann={"yellow": "Machinery", "hand": "Writing, Pottery"})


@editions(3, 4)
def test_machinery_gives_the_highest_cards_also_for_nothing(edition: int) -> None:
    table = deal("Machinery", edition, ann={"yellow": "Machinery", "hand": "Writing, Coal"}, bob={})
    expect(table, ann={"yellow": "Machinery", "hand": "Writing"}, bob={"hand": "Coal"})


@editions(3, 4)
def test_machinery_between_empty_hands_does_nothing(edition: int) -> None:
    table = deal("Machinery", edition, ann={"yellow": "Machinery"}, bob={"yellow": "Canal Building"})
    assert not table.has_event("exchange")
    assert not table.has_event("show")
    expect(table, ann={"yellow": "Machinery"}, bob={"yellow": "Canal Building"})


@editions(3, 4)
def test_machinery_looks_at_the_demanding_hand_anew_for_each_victim(edition: int) -> None:
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery", "hand": "Coal"},
        bob={"hand": "Writing"},
        cat={"hand": "Sailing"},
    )
    expect(
        table,
        ann={"yellow": "Machinery", "hand": "Sailing"},
        bob={"hand": "Coal"},
        cat={"hand": "Writing"},
    )


@editions(3, 4)
def test_machinery_scores_a_castle_for_all_to_see_and_splays_red_left(edition: int) -> None:
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery", "red": "Optics, Coal"},
        bob={"hand": "Writing, Tools, Archery"},
    )
    play(table, "ann: Archery  (of Tools, Archery)", "ann: red  (of red, pass)")
    assert table.has_event("show", "Archery", seat="ann", zone="hand")
    assert table.kinds.index("show") < table.kinds.index("score")
    expect(
        table,
        ann={"yellow": "Machinery", "red": "left: Optics, Coal", "hand": "Writing, Tools", "score": "Archery"},
    )


def test_machinery_counts_for_monument() -> None:
    table = deal("Machinery", 3, ann={"yellow": "Machinery", "scored": 5}, bob={"hand": "Tools"})
    expect(table, ann={"yellow": "Machinery", "score": "Tools", "specials": "Monument"})


@editions(3, 4)
def test_machinery_shows_a_hand_without_castle_and_can_still_splay(edition: int) -> None:
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery", "red": "Optics, Coal"},
        bob={"hand": "Writing, Sailing"},
    )
    play(table, "ann: red  (of red, pass)")
    assert table.has_event("show", "Writing, Sailing", seat="ann", zone="hand")
    expect(table, ann={"yellow": "Machinery", "red": "left: Optics, Coal", "hand": "Writing, Sailing"})


@editions(3, 4)
def test_machinery_splay_can_be_declined(edition: int) -> None:
    table = deal("Machinery", edition, ann={"yellow": "Machinery", "red": "Optics, Coal"}, bob={})
    play(table, "ann: pass  (of red, pass)")
    expect(table, ann={"yellow": "Machinery", "red": "Optics, Coal"})


@editions(3, 4)
def test_machinery_spares_and_is_shared_by_a_player_with_as_many_leaves(edition: int) -> None:
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery", "hand": "Writing"},
        bob={"yellow": "Agriculture", "red": "Optics, Coal", "hand": "Tools, Pottery"},
        supply={3: "Compass"},
    )
    assert table.has_event("show", "Tools", seat="bob", zone="hand")
    play(table, "bob: red  (of red, pass)")
    assert table.has_event("show", "Writing", seat="ann", zone="hand")
    expect(
        table,
        ann={"yellow": "Machinery", "hand": "Writing, Compass"},
        bob={"yellow": "Agriculture", "red": "left: Optics, Coal", "hand": "Pottery", "score": "Tools"},
    )


@editions(3, 4)
def test_machinery_showing_a_hand_earns_no_sharing_bonus(edition: int) -> None:
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery"},
        bob={"yellow": "Agriculture", "hand": "Pottery"},
        supply={3: "Compass"},
    )
    assert table.has_event("show", "Pottery", seat="bob", zone="hand")
    expect(
        table,
        ann={"yellow": "Machinery"},
        bob={"yellow": "Agriculture", "hand": "Pottery"},
        supply={3: "Compass"},
    )


@pytest.mark.parametrize(
    ("edition", "order"), [(3, ["score", "splay", "score", "splay"]), (4, ["score", "score", "splay", "splay"])]
)
def test_machinery_lets_everybody_score_before_anybody_splays_in_edition_4(edition: int, order: list[str]) -> None:
    """In edition 3 scoring and splaying are one effect."""
    table = deal(
        "Machinery",
        edition,
        ann={"yellow": "Machinery", "red": "Optics, Coal", "hand": "Tools"},
        bob={"yellow": "Agriculture", "red": "Colonialism, Engineering", "hand": "Archery"},
        supply={3: "Compass"},
    )
    play(table, "bob: red  (of red, pass)", "ann: red  (of red, pass)")
    expect(
        table,
        ann={"yellow": "Machinery", "red": "left: Optics, Coal", "score": "Tools", "hand": "Compass"},
        bob={"yellow": "Agriculture", "red": "left: Colonialism, Engineering", "score": "Archery"},
    )
    assert [kind for kind in table.kinds if kind in ("score", "splay")] == order
