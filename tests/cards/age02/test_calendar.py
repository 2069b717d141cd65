"""Scenarios for Calendar."""

from scenario import deal, editions, expect


@editions(3, 4)
def test_calendar_draws_two_threes_with_more_cards_scored_than_held(edition: int) -> None:
    """Cards are counted, not points."""
    table = deal(
        "Calendar",
        edition,
        ann={"blue": "Calendar", "score": "Oars, Sailing", "hand": "Databases"},
        bob={},
        supply={3: "Compass, Paper, Optics"},
    )
    expect(
        table,
        ann={"blue": "Calendar", "score": "Oars, Sailing", "hand": "Databases, Compass, Paper"},
        supply={3: "Optics"},
    )


@editions(3, 4)
def test_calendar_compares_once_before_both_draws(edition: int) -> None:
    table = deal("Calendar", edition, ann={"blue": "Calendar", "score": "Oars"}, bob={}, supply={3: "Compass, Paper"})
    expect(table, ann={"blue": "Calendar", "score": "Oars", "hand": "Compass, Paper"})


@editions(3, 4)
def test_calendar_does_nothing_with_fewer_cards_scored_than_held(edition: int) -> None:
    """However many points they are."""
    table = deal(
        "Calendar",
        edition,
        ann={"blue": "Calendar", "score": "Databases", "hand": "Oars, Sailing"},
        bob={},
        supply={3: "Compass"},
    )
    expect(table, ann={"blue": "Calendar", "score": "Databases", "hand": "Oars, Sailing"}, supply={3: "Compass"})


@editions(3, 4)
def test_calendar_does_nothing_with_as_many_cards_held(edition: int) -> None:
    table = deal(
        "Calendar",
        edition,
        ann={"blue": "Calendar", "score": "Databases", "hand": "Oars"},
        bob={},
        supply={3: "Compass"},
    )
    expect(table, ann={"blue": "Calendar", "score": "Databases", "hand": "Oars"}, supply={3: "Compass"})


@editions(3, 4)
def test_calendar_is_shared(edition: int) -> None:
    table = deal(
        "Calendar",
        edition,
        ann={"blue": "Calendar"},
        bob={"yellow": "Agriculture", "score": "Oars"},
        supply={2: "Currency", 3: "Compass, Paper"},
    )
    expect(
        table,
        ann={"blue": "Calendar", "hand": "Currency"},
        bob={"yellow": "Agriculture", "score": "Oars", "hand": "Compass, Paper"},
    )
