"""Scenarios for Agriculture."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_agriculture_scores_a_card_worth_one_more(edition: int) -> None:
    table = deal(
        "Agriculture",
        edition,
        ann={"yellow": "Agriculture", "hand": "Writing, Calendar"},
        bob={},
        supply={3: "Compass"},
    )
    play(table, "ann: Calendar  (of Writing, Calendar, pass)")
    expect(table, ann={"yellow": "Agriculture", "hand": "Writing", "score": "Compass"}, supply={2: "Calendar", 3: ""})


def test_agriculture_counts_for_monument() -> None:
    table = deal(
        "Agriculture",
        3,
        ann={"yellow": "Agriculture", "hand": "Writing", "scored": 5},
        bob={},
        supply={2: "Calendar"},
    )
    play(table, "ann: Writing")
    expect(table, ann={"yellow": "Agriculture", "score": "Calendar", "specials": "Monument"}, supply={1: "Writing"})


@editions(3, 4)
def test_agriculture_can_be_declined(edition: int) -> None:
    table = deal(
        "Agriculture", edition, ann={"yellow": "Agriculture", "hand": "Writing"}, bob={}, supply={2: "Calendar"}
    )
    play(table, "ann: pass  (of Writing, pass)")
    expect(table, ann={"yellow": "Agriculture", "hand": "Writing"}, supply={2: "Calendar"})


@editions(3, 4)
def test_agriculture_does_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal("Agriculture", edition, ann={"yellow": "Agriculture"}, bob={}, supply={1: "Oars"})
    expect(table, ann={"yellow": "Agriculture"}, supply={1: "Oars"})


@editions(3, 4)
def test_agriculture_is_shared_first_and_earns_the_bonus(edition: int) -> None:
    table = deal(
        "Agriculture",
        edition,
        ann={"yellow": "Agriculture", "hand": "Oars"},
        bob={"blue": "Pottery", "hand": "Tools"},
        supply={1: "Sailing", 2: "Calendar, Currency"},
    )
    play(table, "bob: Tools  (of Tools, pass)", "ann: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"yellow": "Agriculture", "score": "Currency", "hand": "Sailing"},
        bob={"blue": "Pottery", "score": "Calendar"},
        supply={1: "Tools, Oars", 2: ""},
    )


@editions(3, 4)
def test_agriculture_declined_by_the_sharer_earns_no_bonus(edition: int) -> None:
    table = deal(
        "Agriculture",
        edition,
        ann={"yellow": "Agriculture"},
        bob={"blue": "Pottery", "hand": "Tools"},
        supply={1: "Sailing"},
    )
    play(table, "bob: pass")
    expect(table, ann={"yellow": "Agriculture"}, bob={"blue": "Pottery", "hand": "Tools"}, supply={1: "Sailing"})


@editions(
    3,
    4,
    ann_has=({"hand": "Databases"}, {"hand": "Astrogeology"}),
    supply=({1: "Tools"}, {11: "Solar Sailing"}),
    pick=("ann: Databases", "ann: Astrogeology"),
    left=({1: "Tools"}, {11: "Solar Sailing, Astrogeology"}),
)
def test_agriculture_ends_the_game_when_it_would_score_a_card_above_the_last_age(
    edition: int, ann_has: dict[str, str], supply: dict[int, str], pick: str, left: dict[int, str]
) -> None:
    table = deal("Agriculture", edition, ann={"yellow": "Agriculture", **ann_has}, bob={"score": "Oars"}, supply=supply)
    play(table, pick)
    expect(table, winner="bob", ann={"yellow": "Agriculture"}, bob={"score": "Oars"}, supply=left)


def test_agriculture_scores_an_eleven_for_a_ten_in_edition_4() -> None:
    table = deal(
        "Agriculture",
        4,
        ann={"yellow": "Agriculture", "hand": "Databases"},
        bob={},
        supply={11: "Astrogeology, Solar Sailing"},
    )
    play(table, "ann: Databases")
    expect(
        table,
        ann={"yellow": "Agriculture", "score": "Astrogeology"},
        supply={10: "Databases", 11: "Solar Sailing"},
    )
