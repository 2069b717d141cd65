"""Scenarios for Education."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_education_draws_two_above_the_highest_card_left(edition: int) -> None:
    table = deal(
        "Education",
        edition,
        ann={"purple": "Education", "score": "Tools, Alchemy, Mapmaking"},
        bob={},
        supply={4: "Anatomy"},
    )
    play(table, "ann: Alchemy  (of Alchemy, pass)")
    expect(
        table,
        ann={"purple": "Education", "score": "Tools, Mapmaking", "hand": "Anatomy"},
        supply={3: "Alchemy", 4: ""},
    )


@editions(3, 4)
def test_education_lets_the_player_pick_among_the_highest(edition: int) -> None:
    table = deal(
        "Education",
        edition,
        ann={"purple": "Education", "score": "Alchemy, Tools, Optics"},
        bob={},
        supply={4: "Anatomy", 5: "Coal"},
    )
    play(table, "ann: Optics  (of Alchemy, Optics, pass)")
    expect(
        table,
        ann={"purple": "Education", "score": "Alchemy, Tools", "hand": "Coal"},
        supply={3: "Optics", 4: "Anatomy"},
    )


@editions(3, 4)
def test_education_draws_a_2_once_the_score_pile_is_empty(edition: int) -> None:
    table = deal(
        "Education",
        edition,
        ann={"purple": "Education", "score": "Coal"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Coal  (of Coal, pass)")
    expect(table, ann={"purple": "Education", "hand": "Calendar"}, supply={5: "Coal"})


@editions(3, 4)
def test_education_can_be_declined(edition: int) -> None:
    table = deal(
        "Education",
        edition,
        ann={"purple": "Education", "score": "Coal"},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: pass  (of Coal, pass)")
    expect(table, ann={"purple": "Education", "score": "Coal"}, supply={2: "Calendar"})


@editions(3, 4)
def test_education_needs_a_score_pile(edition: int) -> None:
    table = deal("Education", edition, ann={"purple": "Education"}, bob={}, supply={2: "Calendar"})
    expect(table, ann={"purple": "Education"}, supply={2: "Calendar"})


@editions(3, 4)
def test_education_is_shared(edition: int) -> None:
    table = deal(
        "Education",
        edition,
        ann={"purple": "Education"},
        bob={"purple": "Philosophy", "score": "Tools"},
        supply={2: "Calendar", 3: "Compass"},
    )
    play(table, "bob: Tools  (of Tools, pass)")
    expect(
        table,
        ann={"purple": "Education", "hand": "Compass"},
        bob={"purple": "Philosophy", "hand": "Calendar"},
        supply={1: "Tools"},
    )


@editions(3, 4)
def test_education_declined_by_a_sharer_gives_no_bonus(edition: int) -> None:
    table = deal(
        "Education",
        edition,
        ann={"purple": "Education"},
        bob={"purple": "Philosophy", "score": "Tools"},
        supply={3: "Compass"},
    )
    play(table, "bob: pass  (of Tools, pass)")
    expect(table, ann={"purple": "Education"}, bob={"purple": "Philosophy", "score": "Tools"}, supply={3: "Compass"})
