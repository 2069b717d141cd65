"""Scenarios for Mathematics."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_mathematics_melds_a_card_worth_one_more(edition: int) -> None:
    table = deal(
        "Mathematics",
        edition,
        ann={"blue": "Mathematics", "hand": "Writing, Calendar"},
        bob={},
        supply={3: "Alchemy, Paper"},
    )
    play(table, "ann: Calendar  (of Writing, Calendar, pass)")
    expect(table, ann={"blue": "Alchemy, Mathematics", "hand": "Writing"}, supply={2: "Calendar", 3: "Paper"})


@editions(3, 4)
def test_mathematics_can_be_declined(edition: int) -> None:
    table = deal("Mathematics", edition, ann={"blue": "Mathematics", "hand": "Writing"}, bob={}, supply={2: "Currency"})
    play(table, "ann: pass")
    expect(table, ann={"blue": "Mathematics", "hand": "Writing"}, supply={2: "Currency"})


@editions(3, 4)
def test_mathematics_does_nothing_with_an_empty_hand(edition: int) -> None:
    table = deal("Mathematics", edition, ann={"blue": "Mathematics"}, bob={}, supply={1: "Oars"})
    expect(table, ann={"blue": "Mathematics"}, supply={1: "Oars"})


@editions(3, 4)
def test_mathematics_is_shared(edition: int) -> None:
    table = deal(
        "Mathematics",
        edition,
        ann={"blue": "Mathematics"},
        bob={"blue": "Tools", "hand": "Oars"},
        supply={2: "Calendar, Currency"},
    )
    play(table, "bob: Oars  (of Oars, pass)")
    expect(
        table,
        ann={"blue": "Mathematics", "hand": "Currency"},
        bob={"blue": "Calendar, Tools"},
        supply={1: "Oars"},
    )


@editions(
    3,
    4,
    ann_has=({"hand": "Databases"}, {"hand": "Astrogeology"}),
    supply=({1: "Tools"}, {11: "Solar Sailing"}),
    pick=("ann: Databases", "ann: Astrogeology"),
    left=({1: "Tools"}, {11: "Solar Sailing, Astrogeology"}),
)
def test_mathematics_ends_the_game_when_it_would_meld_a_card_above_the_last_age(
    edition: int, ann_has: dict[str, str], supply: dict[int, str], pick: str, left: dict[int, str]
) -> None:
    table = deal("Mathematics", edition, ann={"blue": "Mathematics", **ann_has}, bob={"score": "Oars"}, supply=supply)
    play(table, pick)
    expect(table, winner="bob", ann={"blue": "Mathematics"}, bob={"score": "Oars"}, supply=left)


def test_mathematics_melds_an_eleven_for_a_ten_in_edition_4() -> None:
    table = deal(
        "Mathematics",
        4,
        ann={"blue": "Mathematics", "hand": "Databases"},
        bob={},
        supply={11: "Astrogeology, Solar Sailing"},
    )
    play(table, "ann: Databases")
    expect(
        table,
        ann={"blue": "Mathematics", "red": "Astrogeology"},
        supply={10: "Databases", 11: "Solar Sailing"},
    )
