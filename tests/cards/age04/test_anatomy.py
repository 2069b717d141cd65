"""Scenarios for Anatomy."""

from scenario import deal, editions, expect, play


@editions(3, 4)
def test_anatomy_returns_a_scored_card_and_a_top_card_of_its_value(edition: int) -> None:
    table = deal(
        "Anatomy",
        edition,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "green": "Clothing", "purple": "Education", "score": "Tools, Optics"},
    )
    play(table, "bob: Optics  (of Tools, Optics)", "bob: Education  (of Engineering, Education)")
    expect(
        table,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "green": "Clothing", "score": "Tools"},
        supply={3: "Optics, Education"},
    )


@editions(3, 4)
def test_anatomy_lets_the_victim_return_a_card_that_matches_no_top_card(edition: int) -> None:
    table = deal(
        "Anatomy",
        edition,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "score": "Tools, Optics"},
    )
    play(table, "bob: Tools  (of Tools, Optics)")
    expect(
        table,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "score": "Optics"},
        supply={1: "Tools", 3: ""},
    )


@editions(3, 4)
def test_anatomy_matches_no_covered_card(edition: int) -> None:
    table = deal("Anatomy", edition, ann={"yellow": "Anatomy"}, bob={"red": "Coal, Optics", "score": "Paper"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Coal, Optics"}, supply={3: "Paper"})


@editions(3, 4)
def test_anatomy_does_nothing_to_an_empty_score_pile(edition: int) -> None:
    table = deal("Anatomy", edition, ann={"yellow": "Anatomy"}, bob={"red": "Engineering", "hand": "Optics"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Engineering", "hand": "Optics"})


@editions(3, 4)
def test_anatomy_spares_a_player_with_as_many_leaves(edition: int) -> None:
    table = deal("Anatomy", edition, ann={"yellow": "Anatomy"}, bob={"yellow": "Agriculture", "score": "Tools"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"yellow": "Agriculture", "score": "Tools"})


def test_anatomy_of_edition_4_junks_the_4s_after_both_returns() -> None:
    table = deal(
        "Anatomy",
        4,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "purple": "Education, Mysticism", "score": "Tools, Optics"},
        supply={4: "Enterprise, Invention", 5: "Coal"},
    )
    play(table, "bob: Optics  (of Tools, Optics)", "bob: Engineering  (of Engineering, Education)")
    assert table.has_event("junk deck", seat="bob")
    expect(
        table,
        ann={"yellow": "Anatomy"},
        bob={"purple": "Education, Mysticism", "score": "Tools"},
        supply={3: "Optics, Engineering", 4: "", 5: "Coal"},
        junk="Enterprise, Invention",
    )


def test_anatomy_of_edition_4_junks_the_4s_just_returned() -> None:
    table = deal(
        "Anatomy",
        4,
        ann={"yellow": "Anatomy"},
        bob={"green": "Navigation", "score": "Gunpowder"},
        supply={4: "Enterprise"},
    )
    assert table.has_event("return", "Navigation")
    expect(table, ann={"yellow": "Anatomy"}, supply={4: ""}, junk="Enterprise, Gunpowder, Navigation")


def test_anatomy_of_edition_4_junks_nothing_without_a_second_return() -> None:
    table = deal(
        "Anatomy",
        4,
        ann={"yellow": "Anatomy"},
        bob={"red": "Engineering", "score": "Gunpowder"},
        supply={4: "Enterprise"},
    )
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Engineering"}, supply={4: "Enterprise, Gunpowder"})


def test_anatomy_of_edition_4_junks_nothing_if_there_is_no_score_pile() -> None:
    table = deal("Anatomy", 4, ann={"yellow": "Anatomy"}, bob={"red": "Engineering"}, supply={4: "Enterprise"})
    expect(table, ann={"yellow": "Anatomy"}, bob={"red": "Engineering"}, supply={4: "Enterprise"})
