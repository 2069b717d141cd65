"""Scenarios for Clothing."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_clothing_melds_a_new_color_which_then_counts(edition: int) -> None:
    table = deal(
        "Clothing",
        edition,
        ann={"green": "Clothing", "hand": "Sailing, Oars, Tools, Archery"},
        bob={"green": "The Wheel"},
        supply={1: "Writing, Pottery"},
    )
    play(table, "ann: Oars  (of Oars, Tools, Archery)")
    expect(
        table,
        ann={"green": "Clothing", "red": "Oars", "hand": "Sailing, Tools, Archery", "score": "Writing"},
        bob={"green": "The Wheel"},
        supply={1: "Pottery"},
    )
    assert not table.has_event("show")


@editions(3, 4)
def test_clothing_shows_the_hand_when_it_has_no_new_color(edition: int) -> None:
    table = deal(
        "Clothing", edition, ann={"green": "Clothing", "hand": "Sailing, The Wheel"}, bob={"green": "Mapmaking"}
    )
    expect(table, ann={"green": "Clothing", "hand": "Sailing, The Wheel"}, bob={"green": "Mapmaking"})
    assert table.has_event("show", "Sailing, The Wheel", seat="ann", zone="hand")


@editions(3, 4)
def test_clothing_shows_nothing_when_the_board_has_all_five_colors(edition: int) -> None:
    """Everybody sees that no color can be new."""
    board = {"red": "Archery", "yellow": "Masonry", "green": "Clothing", "blue": "Tools", "purple": "Mysticism"}
    bob = {
        "red": "Metalworking",
        "yellow": "Agriculture",
        "green": "The Wheel",
        "blue": "Pottery",
        "purple": "Philosophy",
    }
    table = deal("Clothing", edition, ann=board | {"hand": "Sailing, Oars"}, bob=bob)
    expect(table, ann=board | {"hand": "Sailing, Oars"}, bob=bob)
    assert not table.has_event("show")


@editions(3, 4)
def test_clothing_scores_one_card_for_each_color_of_ones_own(edition: int) -> None:
    """The boards of all opponents are looked at."""
    table = deal(
        "Clothing",
        edition,
        ann={"green": "Clothing", "red": "Archery", "blue": "Tools", "yellow": "Masonry", "purple": "Mysticism"},
        bob={"red": "Oars"},
        cid={"blue": "Writing"},
        supply={1: "Sailing, Agriculture, City States, Pottery"},
    )
    expect(
        table,
        ann={
            "green": "Clothing",
            "red": "Archery",
            "blue": "Tools",
            "yellow": "Masonry",
            "purple": "Mysticism",
            "score": "Sailing, Agriculture, City States",
        },
        bob={"red": "Oars"},
        cid={"blue": "Writing"},
        supply={1: "Pottery"},
    )


def test_clothing_counts_for_monument() -> None:
    table = deal("Clothing", 3, ann={"green": "Clothing", "scored": 5}, bob={}, supply={1: "Sailing, Tools"})
    expect(table, ann={"green": "Clothing", "score": "Sailing", "specials": "Monument"}, supply={1: "Tools"})


@editions(3, 4)
def test_clothing_scores_nothing_without_a_color_of_ones_own(edition: int) -> None:
    table = deal("Clothing", edition, ann={"green": "Clothing"}, bob={"green": "The Wheel"}, supply={1: "Sailing"})
    expect(table, ann={"green": "Clothing"}, bob={"green": "The Wheel"}, supply={1: "Sailing"})


@editions(3, 4)
def test_clothing_overlooks_the_partners_board(edition: int) -> None:
    table = deal(
        "Clothing",
        edition,
        teams="ABAB",
        ann={"green": "Clothing", "red": "Archery"},
        bob={"red": "Oars"},
        cid={"green": "The Wheel"},
        dan={},
        supply={1: "Sailing, Tools"},
    )
    expect(
        table,
        ann={"green": "Clothing", "red": "Archery", "score": "Sailing"},
        bob={"red": "Oars"},
        cid={"green": "The Wheel"},
        supply={1: "Tools"},
    )


@editions(3, 4)
def test_clothing_is_shared_effect_by_effect(edition: int) -> None:
    """Both have melded before anybody scores."""
    table = deal(
        "Clothing",
        edition,
        ann={"green": "Clothing", "hand": "Tools"},
        bob={"yellow": "Agriculture", "hand": "Writing"},
        supply={1: "Pottery, Sailing, Oars"},
    )
    expect(
        table,
        ann={"green": "Clothing", "blue": "Tools", "score": "Sailing", "hand": "Oars"},
        bob={"yellow": "Agriculture", "blue": "Writing", "score": "Pottery"},
        supply={1: ""},
    )
