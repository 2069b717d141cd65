"""Scenarios for Mass Media."""

import pytest

from scenario import deal, editions, expect, play


def test_mass_media_returns_a_value_from_all_score_piles() -> None:
    table = deal(
        "Mass Media",
        3,
        ann={"green": "Mass Media", "hand": "Oars, Tools", "score": "Anatomy, Sailing"},
        bob={"score": "Gunpowder, Machinery, Enterprise"},
        cal={"score": "Perspective, Coal"},
    )
    play(
        table,
        "ann: Oars  (of Oars, Tools, pass)",
        "ann: 4  (of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)",
        "ann: cal  (of ann, bob, cal)",
        "ann: bob  (of ann, bob)",
        "ann: ann  (of ann, bob)",
    )
    expect(
        table,
        ann={"green": "Mass Media", "hand": "Tools", "score": "Sailing"},
        bob={"score": "Machinery"},
        cal={"score": "Coal"},
        supply={1: "Oars", 4: "Perspective, Gunpowder, Anatomy, Enterprise"},
    )


@editions(1, 4)
def test_mass_media_names_your_own_cards_and_takes_anothers_as_they_lie(edition: int) -> None:
    table = deal(
        "Mass Media",
        edition,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy, Navigation"},
        bob={"score": "Gunpowder, Enterprise"},
    )
    play(table, "ann: Oars", "ann: 4", "ann: bob", "ann: ann", "ann: Navigation  (of Anatomy, Navigation)", "ann: ann")
    expect(table, ann={"green": "Mass Media"}, supply={4: "Gunpowder, Navigation, Anatomy, Enterprise"})


@editions(3, 4)
def test_mass_media_may_change_between_three_owners_at_every_card(edition: int) -> None:
    table = deal(
        "Mass Media",
        edition,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"},
        bob={"score": "Gunpowder, Enterprise"},
        cal={"score": "Perspective, Reformation"},
    )
    play(
        table,
        "ann: Oars",
        "ann: 4",
        "ann: bob  (of ann, bob, cal)",
        "ann: cal  (of ann, bob, cal)",
        "ann: ann  (of ann, bob, cal)",
        "ann: bob  (of bob, cal)",
    )
    expect(
        table,
        ann={"green": "Mass Media"},
        supply={1: "Oars", 4: "Gunpowder, Perspective, Anatomy, Enterprise, Reformation"},
    )


@editions(3, 4)
def test_mass_media_may_name_a_value_nobody_has(edition: int) -> None:
    table = deal(
        "Mass Media",
        edition,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"},
        bob={"score": "Gunpowder"},
    )
    play(table, "ann: Oars", "ann: 10")
    expect(table, ann={"green": "Mass Media", "score": "Anatomy"}, bob={"score": "Gunpowder"}, supply={1: "Oars"})


@editions(3, 4)
def test_mass_media_asks_for_no_value_where_nobody_has_a_scored_card(edition: int) -> None:
    """The card is returned all the same."""
    table = deal("Mass Media", edition, ann={"green": "Mass Media", "hand": "Oars"}, bob={"hand": "Tools"})
    play(table, "ann: Oars  (of Oars, pass)")
    expect(table, ann={"green": "Mass Media"}, bob={"hand": "Tools"}, supply={1: "Oars"})


@editions(3, 4)
@pytest.mark.parametrize("owner", ["ann", "cal"])
def test_mass_media_asks_for_a_value_though_only_you_or_your_partner_has_a_scored_card(
    edition: int, owner: str
) -> None:
    scored = {owner: {"score": "Coal"}}
    table = deal(
        "Mass Media",
        edition,
        teams="ABAB",
        ann={"green": "Mass Media", "hand": "Oars", **scored.get("ann", {})},
        bob={},
        cal=scored.get("cal", {}),
        dan={},
    )
    play(table, "ann: Oars  (of Oars, pass)", "ann: 5")
    expect(table, ann={"green": "Mass Media"}, supply={1: "Oars", 5: "Coal"})


@editions(3, 4)
def test_mass_media_declined(edition: int) -> None:
    table = deal(
        "Mass Media",
        edition,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"},
        bob={"score": "Gunpowder"},
    )
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"green": "Mass Media", "hand": "Oars", "score": "Anatomy"}, bob={"score": "Gunpowder"})


@editions(3, 4)
def test_mass_media_asks_nothing_of_an_empty_hand(edition: int) -> None:
    table = deal("Mass Media", edition, ann={"green": "Mass Media", "score": "Anatomy"}, bob={"score": "Gunpowder"})
    expect(table, ann={"green": "Mass Media", "score": "Anatomy"}, bob={"score": "Gunpowder"})


@editions(3, 4)
def test_mass_media_returns_a_partners_cards_too(edition: int) -> None:
    table = deal(
        "Mass Media",
        edition,
        teams="ABAB",
        ann={"green": "Mass Media", "hand": "Oars"},
        bob={"score": "Gunpowder"},
        cal={"score": "Enterprise"},
        dan={"score": "Anatomy, Tools"},
    )
    play(table, "ann: Oars", "ann: 4", "ann: dan  (of bob, cal, dan)", "ann: cal  (of bob, cal)")
    expect(table, ann={"green": "Mass Media"}, dan={"score": "Tools"}, supply={4: "Anatomy, Enterprise, Gunpowder"})


@editions(3, 4)
def test_mass_media_is_shared(edition: int) -> None:
    table = deal(
        "Mass Media",
        edition,
        ann={"green": "Mass Media", "score": "Gunpowder"},
        bob={"blue": "Experimentation", "hand": "Oars", "score": "Anatomy"},
        cal={"score": "Enterprise"},
        supply={8: "Flight"},
    )
    play(table, "bob: Oars", "bob: 4", "bob: cal  (of ann, bob, cal)", "bob: bob  (of ann, bob)")
    expect(
        table,
        ann={"green": "Mass Media", "hand": "Flight"},
        bob={"blue": "Experimentation"},
        supply={1: "Oars", 4: "Enterprise, Anatomy, Gunpowder"},
    )


@editions(3, 4)
def test_mass_media_splays_purple_up(edition: int) -> None:
    table = deal(
        "Mass Media", edition, ann={"green": "Mass Media, Sailing", "purple": "left: Lighting, Mysticism"}, bob={}
    )
    play(table, "ann: purple  (of purple, pass)")
    expect(table, ann={"green": "Mass Media, Sailing", "purple": "up: Lighting, Mysticism"})


@editions(3, 4)
def test_mass_media_splay_declined(edition: int) -> None:
    table = deal("Mass Media", edition, ann={"green": "Mass Media", "purple": "Lighting, Mysticism"}, bob={})
    play(table, "ann: pass  (of purple, pass)")
    expect(table, ann={"green": "Mass Media", "purple": "Lighting, Mysticism"})


@editions(3, 4)
def test_mass_media_cannot_splay_a_single_purple_card(edition: int) -> None:
    table = deal("Mass Media", edition, ann={"green": "Mass Media, Sailing", "purple": "Lighting"}, bob={})
    expect(table, ann={"green": "Mass Media, Sailing", "purple": "Lighting"})


@editions(3, 4)
def test_mass_media_splay_is_shared(edition: int) -> None:
    table = deal(
        "Mass Media",
        edition,
        ann={"green": "Mass Media"},
        bob={"purple": "Philosophy, Mysticism"},
        supply={8: "Flight"},
    )
    play(table, "bob: purple  (of purple, pass)")
    expect(table, ann={"green": "Mass Media", "hand": "Flight"}, bob={"purple": "up: Philosophy, Mysticism"})


def test_mass_media_in_edition_4_names_any_value_to_11() -> None:
    table = deal(
        "Mass Media",
        4,
        ann={"green": "Mass Media", "hand": "Oars", "score": "Fusion, Sailing"},
        bob={"score": "Machinery, Hypersonics, Databases"},
    )
    play(
        table,
        "ann: Oars  (of Oars, pass)",
        "ann: 11  (of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)",
        "ann: bob  (of ann, bob)",
    )
    expect(
        table,
        ann={"green": "Mass Media", "score": "Sailing"},
        bob={"score": "Machinery, Databases"},
        supply={1: "Oars", 11: "Hypersonics, Fusion"},
    )
