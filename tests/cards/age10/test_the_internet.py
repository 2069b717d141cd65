"""Scenarios for The Internet."""

from scenario import deal, editions, expect, play


@editions(
    3,
    4,
    supply=(
        {9: "Fission, Services", 10: "A.I., Stem Cells, Software"},
        {9: "Fission, Services", 10: "A.I., Stem Cells, Software, Robotics"},
    ),
    ann_gets=({}, {"blue": "Software"}),
    left=({9: "Fission, Services", 10: "Software"}, {9: "Fission, Services", 10: "Robotics"}),
)
def test_the_internet_splays_green_up_scores_a_10_and_melds_one_for_two_clocks_or_two_in_edition_4(
    edition: int, supply: dict[int, str], ann_gets: dict[str, str], left: dict[int, str]
) -> None:
    table = deal(
        "The Internet",
        edition,
        actions=2,
        ann={"purple": "The Internet", "green": "Sailing, Clothing"},
        bob={},
        supply=supply,
    )
    play(table, "ann: green  (of green, pass)")
    expect(
        table,
        ann={
            "purple": "The Internet",
            "green": "up: Sailing, Clothing",
            "yellow": "Stem Cells",
            "score": "A.I.",
            **ann_gets,
        },
        bob={},
        supply=left,
    )


def test_the_internet_splay_can_be_declined() -> None:
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "The Internet", "green": "Sailing, Clothing"},
        bob={},
        supply={10: "A.I., Stem Cells"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann={"purple": "The Internet", "green": "Sailing, Clothing", "yellow": "Stem Cells", "score": "A.I."},
        bob={},
    )


def test_the_internet_counts_as_scoring_for_monument() -> None:
    table = deal(
        "The Internet", 3, ann={"purple": "The Internet", "scored": 5}, bob={}, supply={10: "A.I., Stem Cells"}
    )
    expect(
        table,
        ann={"purple": "The Internet", "yellow": "Stem Cells", "score": "A.I.", "specials": "Monument"},
    )


@editions(
    3,
    4,
    ann_has=({"green": "up: Sailing, Clothing"}, {"green": "Sailing"}),
    supply=({10: "A.I., Stem Cells"}, {10: "A.I., Stem Cells, Software"}),
    ann_gets=({"green": "up: Sailing, Clothing"}, {"green": "Sailing", "blue": "Software"}),
)
def test_the_internet_asks_nothing_where_green_cannot_be_splayed_up(
    edition: int, ann_has: dict[str, str], supply: dict[int, str], ann_gets: dict[str, str]
) -> None:
    table = deal(
        "The Internet",
        edition,
        actions=2,
        ann={"purple": "The Internet", "red": "Oars, Archery", **ann_has},
        bob={},
        supply=supply,
    )
    expect(
        table,
        ann={"purple": "The Internet", "red": "Oars, Archery", "yellow": "Stem Cells", "score": "A.I.", **ann_gets},
        bob={},
    )


def test_the_internet_rounds_three_clocks_down_to_one_meld() -> None:
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "The Internet", "green": "Bicycle"},
        bob={},
        supply={10: "A.I., Stem Cells, Robotics"},
    )
    expect(
        table,
        ann={"purple": "The Internet", "green": "Bicycle", "yellow": "Stem Cells", "score": "A.I."},
        bob={},
        supply={10: "Robotics"},
    )


def test_the_internet_does_not_count_the_clocks_it_melds() -> None:
    """Four clocks show at first: two on The Internet, one on Bicycle, one on Railroad."""
    table = deal(
        "The Internet",
        3,
        actions=2,
        ann={"purple": "up: The Internet, Railroad", "green": "Bicycle"},
        bob={},
        supply={10: "A.I., Databases, Software, Robotics, Stem Cells"},
    )
    expect(
        table,
        ann={
            "purple": "up: The Internet, Railroad",
            "green": "Databases, Bicycle",
            "blue": "Software",
            "score": "A.I.",
        },
        bob={},
        supply={10: "Robotics, Stem Cells"},
    )


def test_the_internet_is_shared_by_as_many_clocks() -> None:
    table = deal(
        "The Internet",
        3,
        ann={"purple": "The Internet"},
        bob={"red": "Fission", "green": "left: Sailing, Clothing"},
        supply={10: "A.I., Databases, Stem Cells, Miniaturization, Software"},
    )
    play(table, "bob: pass  (of green, pass)")
    expect(
        table,
        ann={"purple": "The Internet", "red": "Miniaturization", "score": "Databases", "hand": "Software"},
        bob={
            "red": "Fission",
            "green": "left: Sailing, Clothing",
            "yellow": "Stem Cells",
            "score": "A.I.",
        },
    )


def test_the_internet_melds_two_10s_whatever_the_clocks_and_though_the_splay_is_declined() -> None:
    table = deal(
        "The Internet",
        4,
        ann={"purple": "The Internet", "green": "Bicycle, Clothing", "red": "Fission", "yellow": "Masonry"},
        bob={},
        supply={10: "A.I., Stem Cells, Software, Robotics"},
    )
    play(table, "ann: pass  (of green, pass)")
    expect(
        table,
        ann={
            "purple": "The Internet",
            "green": "Bicycle, Clothing",
            "red": "Fission",
            "yellow": "Stem Cells, Masonry",
            "blue": "Software",
            "score": "A.I.",
        },
        bob={},
        supply={10: "Robotics"},
    )


def test_the_internet_of_edition_4_is_shared_by_as_many_persons() -> None:
    """Carol has more clocks than ann and one person only."""
    table = deal(
        "The Internet",
        4,
        ann={"purple": "The Internet"},
        bob={"purple": "Escapism", "green": "left: Sailing, Clothing"},
        carol={"blue": "Software", "green": "Bicycle, Navigation"},
        supply={10: "A.I., Databases, Stem Cells, Miniaturization, Robotics, Globalization, Bioengineering"},
    )
    play(table, "bob: green  (of green, pass)")
    expect(
        table,
        ann={
            "purple": "The Internet",
            "red": "Robotics",
            "yellow": "Globalization",
            "score": "Databases",
            "hand": "Bioengineering",
        },
        bob={
            "purple": "Escapism",
            "green": "up: Sailing, Clothing",
            "yellow": "Stem Cells",
            "red": "Miniaturization",
            "score": "A.I.",
        },
        carol={"blue": "Software", "green": "Bicycle, Navigation"},
    )
