"""Scenarios for Bicycle."""

import pytest

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_bicycle_swaps_hand_and_score_pile(edition: int) -> None:
    table = deal("Bicycle", edition, ann={"green": "Bicycle", "hand": "Oars, Archery", "score": "Railroad"}, bob={})
    play(table, "ann: yes  (of yes, pass)")
    expect(table, ann={"green": "Bicycle", "hand": "Railroad", "score": "Oars, Archery"})


@editions(3, 4)
def test_bicycle_declined(edition: int) -> None:
    table = deal("Bicycle", edition, ann={"green": "Bicycle", "hand": "Oars", "score": "Railroad"}, bob={})
    play(table, "ann: pass  (of yes, pass)")
    expect(table, ann={"green": "Bicycle", "hand": "Oars", "score": "Railroad"})


@editions(3, 4)
def test_bicycle_moves_the_hand_to_an_empty_score_pile(edition: int) -> None:
    table = deal("Bicycle", edition, ann={"green": "Bicycle", "hand": "Oars, Tools"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Oars, Tools"})


@editions(3, 4)
def test_bicycle_moves_the_score_pile_to_an_empty_hand(edition: int) -> None:
    table = deal("Bicycle", edition, ann={"green": "Bicycle", "score": "Oars, Tools"}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"green": "Bicycle", "hand": "Oars, Tools"})


@editions(3, 4)
def test_bicycle_asks_nothing_without_any_card(edition: int) -> None:
    table = deal("Bicycle", edition, ann={"green": "Bicycle"}, bob={})
    expect(table, ann={"green": "Bicycle"})


@editions(3, 4)
def test_bicycle_is_shared(edition: int) -> None:
    table = deal(
        "Bicycle",
        edition,
        ann={"green": "Bicycle", "hand": "Tools"},
        bob={"purple": "Enterprise", "hand": "Oars", "score": "Coal"},
        supply={7: "Lighting"},
    )
    play(table, "bob: yes  (of yes, pass)", "ann: pass  (of yes, pass)")
    expect(
        table,
        ann={"green": "Bicycle", "hand": "Tools, Lighting"},
        bob={"purple": "Enterprise", "hand": "Coal", "score": "Oars"},
    )


@editions(3, 4)
@pytest.mark.parametrize("zone", ["hand", "score"])
def test_bicycle_asks_each_player_who_has_a_card_and_no_other(edition: int, zone: str) -> None:
    """Bob, who shares, has one card in one zone; ann, who activates, has none."""
    table = deal("Bicycle", edition, ann={"green": "Bicycle"}, bob={"purple": "Enterprise", zone: "Oars"})
    play(table, "bob: pass  (of yes, pass)")
    expect(table, ann={"green": "Bicycle"}, bob={"purple": "Enterprise", zone: "Oars"})


@editions(3, 4)
def test_bicycle_gives_no_bonus_if_the_sharer_declines(edition: int) -> None:
    table = deal(
        "Bicycle",
        edition,
        ann={"green": "Bicycle", "hand": "Tools"},
        bob={"purple": "Enterprise", "hand": "Oars"},
        supply={7: "Lighting"},
    )
    play(table, "bob: pass", "ann: yes")
    expect(table, ann={"green": "Bicycle", "score": "Tools"}, bob={"purple": "Enterprise", "hand": "Oars"})
