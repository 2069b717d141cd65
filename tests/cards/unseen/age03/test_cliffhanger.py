"""Scenarios for Cliffhanger."""

import pytest

from scenario import deal, expect, play

FIVES = {5: "Coal"}


@pytest.mark.parametrize(
    ("secret", "after"),
    [
        ("Invention", {"green": "Cliffhanger, Invention"}),
        ("Reformation", {"green": "Cliffhanger", "purple": "Reformation"}),
        ("Gunpowder", {"green": "Cliffhanger", "achievements": "Gunpowder"}),
        ("Anatomy", {"green": "Cliffhanger", "score": "Anatomy"}),
        ("Experimentation", {"green": "Cliffhanger", "hand": "Coal", "safe": "Experimentation"}),
    ],
)
def test_cliffhanger_does_what_the_color_of_the_secret_says(secret: str, after: dict[str, str]) -> None:
    """A red one is achieved although ann has neither the points nor a top card of value 4."""
    table = deal("Cliffhanger", 4, sets="unseen", ann={"green": "Cliffhanger", "safe": secret}, bob={}, supply=FIVES)
    assert table.has_event("reveal", secret, seat="ann", zone="safe")
    expect(table, ann=after)


def test_cliffhanger_lets_its_owner_choose_among_secrets_of_value_4_by_their_places() -> None:
    table = deal(
        "Cliffhanger",
        4,
        sets="unseen",
        ann={"green": "Cliffhanger", "safe": "Anatomy, Tools, Gunpowder"},
        bob={},
    )
    play(table, "ann: 3  (of 1, 3)")
    expect(
        table,
        ann={"green": "Cliffhanger", "safe": "Anatomy, Tools", "achievements": "Gunpowder"},
    )


def test_cliffhanger_safeguards_the_top_card_of_the_deck_without_a_secret_of_value_4() -> None:
    """That is no draw: nobody sees it, and it is of the base set."""
    table = deal(
        "Cliffhanger",
        4,
        sets="unseen",
        ann={"green": "Cliffhanger", "safe": "Tools"},
        bob={},
        supply={4: "Anatomy, Gunpowder"},
    )
    assert not table.has_event("draw")
    expect(table, ann={"green": "Cliffhanger", "safe": "Tools, Anatomy"}, supply={4: "Gunpowder"})


def test_cliffhanger_does_nothing_with_an_empty_deck() -> None:
    table = deal("Cliffhanger", 4, sets="unseen", ann={"green": "Cliffhanger"}, bob={}, supply={5: "Coal"})
    expect(table, ann={"green": "Cliffhanger"}, supply={5: "Coal"})


def test_cliffhanger_does_nothing_with_a_full_safe() -> None:
    table = deal(
        "Cliffhanger",
        4,
        sets="unseen",
        ann={"green": "Cliffhanger", "blue": "aslant: Tools, Writing", "safe": "Oars"},
        bob={},
        supply={4: "Anatomy"},
    )
    expect(
        table,
        ann={"green": "Cliffhanger", "blue": "aslant: Tools, Writing", "safe": "Oars"},
        supply={4: "Anatomy"},
    )


def test_cliffhanger_is_shared() -> None:
    table = deal(
        "Cliffhanger",
        4,
        sets="unseen",
        ann={"green": "Cliffhanger"},
        bob={"yellow": "Agriculture"},
        supply={3: "Paper", 4: "Anatomy, Gunpowder, Navigation"},
    )
    expect(
        table,
        ann={"green": "Cliffhanger", "safe": "Gunpowder", "hand": "Paper"},
        bob={"yellow": "Agriculture", "safe": "Anatomy"},
        supply={4: "Navigation"},
    )
