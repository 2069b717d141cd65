"""Scenarios for Canal Building."""

import pytest

from scenario import deal, expect, play

in_both_editions = pytest.mark.parametrize(
    ("edition", "yes"),
    [(3, "yes  (of yes, pass)"), (4, "exchange highest  (of exchange highest, junk all 3s, pass)")],
)


@in_both_editions
def test_canal_building_exchanges_all_the_highest_cards(edition: int, yes: str) -> None:
    """The two groups differ in size and value."""
    table = deal(
        "Canal Building",
        edition,
        ann={"yellow": "Canal Building", "hand": "Databases, Oars, Stem Cells", "score": "Compass, Writing"},
        bob={},
    )
    play(table, f"ann: {yes}")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars, Compass", "score": "Writing, Databases, Stem Cells"})


@in_both_editions
def test_canal_building_fixes_both_groups_before_it_moves_them(edition: int, yes: str) -> None:
    """Of equal value on both sides: what has just come does not go back."""
    table = deal(
        "Canal Building",
        edition,
        ann={"yellow": "Canal Building", "hand": "Compass, Oars", "score": "Writing, Paper, Optics"},
        bob={},
    )
    play(table, f"ann: {yes}")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars, Paper, Optics", "score": "Writing, Compass"})


@in_both_editions
def test_canal_building_empties_the_hand_into_an_empty_score_pile(edition: int, yes: str) -> None:
    table = deal("Canal Building", edition, ann={"yellow": "Canal Building", "hand": "Compass, Paper, Oars"}, bob={})
    play(table, f"ann: {yes}")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass, Paper"})


def test_canal_building_can_be_declined() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass"}, bob={})
    play(table, "ann: pass")
    expect(table, ann={"yellow": "Canal Building", "hand": "Oars", "score": "Compass"})


@in_both_editions
def test_canal_building_empties_the_score_pile_into_an_empty_hand(edition: int, yes: str) -> None:
    table = deal("Canal Building", edition, ann={"yellow": "Canal Building", "score": "Compass, Writing"}, bob={})
    play(table, f"ann: {yes}")
    expect(table, ann={"yellow": "Canal Building", "hand": "Compass", "score": "Writing"})


def test_canal_building_does_not_score_what_it_exchanges() -> None:
    """Five cards scored this turn and one exchanged earn no Monument."""
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building", "hand": "Oars", "scored": 5}, bob={})
    play(table, "ann: yes")
    expect(table, ann={"yellow": "Canal Building", "score": "Oars"})


def test_canal_building_asks_nothing_with_nothing_to_exchange() -> None:
    table = deal("Canal Building", 3, ann={"yellow": "Canal Building"}, bob={})
    expect(table, ann={"yellow": "Canal Building"})


def test_canal_building_is_shared() -> None:
    table = deal(
        "Canal Building",
        3,
        ann={"yellow": "Canal Building", "hand": "Oars"},
        bob={"purple": "City States", "hand": "Writing, Tools"},
        supply={2: "Currency"},
    )
    play(table, "bob: yes", "ann: pass")
    expect(
        table,
        ann={"yellow": "Canal Building", "hand": "Oars, Currency"},
        bob={"purple": "City States", "score": "Writing, Tools"},
    )


def test_canal_building_in_edition_4_may_junk_the_3s_instead() -> None:
    ann = {"yellow": "Canal Building", "hand": "Oars", "score": "Optics"}
    table = deal("Canal Building", 4, ann=ann, bob={}, supply={2: "Calendar", 3: "Compass, Paper", 4: "Anatomy"})
    play(table, "ann: junk all 3s  (of exchange highest, junk all 3s, pass)")
    expect(table, ann=ann, junk="Compass, Paper", supply={2: "Calendar", 3: "", 4: "Anatomy"})


def test_canal_building_in_edition_4_can_be_declined() -> None:
    ann = {"yellow": "Canal Building", "hand": "Oars", "score": "Optics"}
    table = deal("Canal Building", 4, ann=ann, bob={}, supply={3: "Compass"})
    play(table, "ann: pass  (of exchange highest, junk all 3s, pass)")
    expect(table, ann=ann, supply={3: "Compass"})


def test_canal_building_in_edition_4_may_choose_to_junk_an_empty_deck() -> None:
    """Nothing changes, so a sharer earns its owner no bonus by it."""
    table = deal(
        "Canal Building",
        4,
        ann={"yellow": "Canal Building"},
        bob={"purple": "City States", "hand": "Oars"},
        supply={2: "Calendar"},
    )
    play(table, "bob: junk all 3s  (of exchange highest, junk all 3s, pass)")
    expect(
        table,
        ann={"yellow": "Canal Building"},
        bob={"purple": "City States", "hand": "Oars"},
        supply={2: "Calendar", 3: ""},
    )


def test_canal_building_in_edition_4_offers_no_exchange_of_nothing() -> None:
    table = deal("Canal Building", 4, ann={"yellow": "Canal Building"}, bob={}, supply={3: "Compass"})
    play(table, "ann: junk all 3s  (of junk all 3s, pass)")
    expect(table, ann={"yellow": "Canal Building"}, junk="Compass", supply={3: ""})


def test_canal_building_in_edition_4_asks_nothing_when_nothing_could_change() -> None:
    table = deal("Canal Building", 4, ann={"yellow": "Canal Building"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"yellow": "Canal Building"}, supply={2: "Calendar"})


def test_canal_building_in_edition_4_is_shared() -> None:
    """Junking the 3s earns the bonus; the exchange is left for the owner."""
    table = deal(
        "Canal Building",
        4,
        ann={"yellow": "Canal Building", "hand": "Oars"},
        bob={"purple": "City States", "hand": "Writing, Tools"},
        supply={2: "Currency", 3: "Compass, Paper"},
    )
    play(table, "bob: junk all 3s", "ann: exchange highest  (of exchange highest, junk all 3s, pass)")
    expect(
        table,
        ann={"yellow": "Canal Building", "score": "Oars", "hand": "Currency"},
        bob={"purple": "City States", "hand": "Writing, Tools"},
        junk="Compass, Paper",
        supply={2: "", 3: ""},
    )
