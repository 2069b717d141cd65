"""Scenarios for Currency."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_currency_scores_a_two_for_each_value_returned(edition: int) -> None:
    table = deal(
        "Currency",
        edition,
        ann={"green": "Currency", "hand": "Oars, Compass, Sailing, Tools"},
        bob={},
        supply={2: "Calendar, Mapmaking, Monotheism"},
    )
    play(
        table,
        "ann: Sailing  (of Oars, Compass, Sailing, Tools, pass)",
        "ann: Compass  (of Oars, Compass, Tools, pass)",
        "ann: Oars  (of Oars, Tools, pass)",
        "ann: pass  (of Tools, pass)",
    )
    expect(
        table,
        ann={"green": "Currency", "hand": "Tools", "score": "Calendar, Mapmaking"},
        supply={1: "Sailing, Oars", 2: "Monotheism", 3: "Compass"},
    )


@editions(3, 4)
def test_currency_returns_everything_before_it_draws(edition: int) -> None:
    """So a 2 just returned may come back, and another one too."""
    table = deal("Currency", edition, ann={"green": "Currency", "hand": "Calendar, Oars, Mapmaking"}, bob={})
    play(table, "ann: Calendar", "ann: Oars", "ann: Mapmaking  (of Mapmaking, pass)")
    expect(table, ann={"green": "Currency", "score": "Calendar, Mapmaking"}, supply={1: "Oars", 2: ""})


def test_currency_counts_for_monument() -> None:
    """Two values, two cards scored; after four they are six."""
    table = deal(
        "Currency",
        3,
        ann={"green": "Currency", "hand": "Oars, Compass", "scored": 4},
        bob={},
        supply={2: "Calendar, Mapmaking, Monotheism"},
    )
    play(table, "ann: Oars", "ann: Compass")
    expect(
        table,
        ann={"green": "Currency", "score": "Calendar, Mapmaking", "specials": "Monument"},
        supply={2: "Monotheism"},
    )


@editions(3, 4)
def test_currency_can_be_declined(edition: int) -> None:
    table = deal("Currency", edition, ann={"green": "Currency", "hand": "Oars"}, bob={}, supply={2: "Calendar"})
    play(table, "ann: pass  (of Oars, pass)")
    expect(table, ann={"green": "Currency", "hand": "Oars"}, supply={2: "Calendar"})


@editions(3, 4)
def test_currency_does_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal("Currency", edition, ann={"green": "Currency"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"green": "Currency"}, supply={2: "Calendar"})


@editions(3, 4)
def test_currency_is_shared(edition: int) -> None:
    table = deal(
        "Currency",
        edition,
        ann={"green": "Currency", "hand": "Sailing"},
        bob={"purple": "City States", "hand": "Oars, Compass"},
        supply={2: "Calendar, Mapmaking, Monotheism, Philosophy"},
    )
    play(table, "bob: Oars", "bob: Compass", "ann: Sailing")
    expect(
        table,
        ann={"green": "Currency", "score": "Monotheism", "hand": "Philosophy"},
        bob={"purple": "City States", "score": "Calendar, Mapmaking"},
    )
