"""Scenarios for Steam Engine."""

from scenario import deal, expect


def test_steam_engine_tucks_two_4s_and_scores_the_bottom_yellow_card() -> None:
    table = deal(
        "Steam Engine",
        3,
        ann={"yellow": "Steam Engine, Masonry, Agriculture"},
        bob={},
        supply={3: "Machinery", 4: "Colonialism, Invention, Anatomy"},
    )
    expect(
        table,
        ann={
            "yellow": "Steam Engine, Masonry",
            "red": "Colonialism",
            "green": "Invention",
            "score": "Agriculture",
        },
        supply={4: "Anatomy"},
    )


def test_steam_engine_counts_for_monument() -> None:
    """One card scored besides five, and two tucked besides four: each is the sixth of its kind."""
    four = "Invention, Navigation"
    for scored, tucked in ((5, 0), (0, 4)):
        table = deal(
            "Steam Engine",
            3,
            ann={"yellow": "Steam Engine, Agriculture", "scored": scored, "tucked": tucked},
            bob={},
            supply={4: four},
        )
        expect(
            table,
            ann={"yellow": "Steam Engine", "green": four, "score": "Agriculture", "specials": "Monument"},
        )


def test_steam_engine_may_score_a_card_just_tucked() -> None:
    table = deal(
        "Steam Engine",
        3,
        ann={"yellow": "Steam Engine, Agriculture"},
        bob={},
        supply={4: "Anatomy, Perspective"},
    )
    assert table.has_event("tuck", "Perspective")
    expect(table, ann={"yellow": "Steam Engine, Agriculture, Anatomy", "score": "Perspective"})


def test_steam_engine_scores_itself_if_it_is_the_only_yellow_card() -> None:
    table = deal("Steam Engine", 3, ann={"yellow": "Steam Engine"}, bob={}, supply={4: "Colonialism, Invention"})
    expect(table, ann={"red": "Colonialism", "green": "Invention", "score": "Steam Engine"})


def test_steam_engine_ends_the_game_when_fewer_than_two_cards_are_left() -> None:
    table = deal("Steam Engine", 3, ann={"yellow": "Steam Engine"}, bob={"score": "Oars"}, supply={4: "Invention"})
    expect(
        table,
        ann={"yellow": "Steam Engine", "green": "Invention"},
        bob={"score": "Oars"},
        winner="bob",
    )


def test_steam_engine_is_shared_and_scores_nothing_without_yellow_cards() -> None:
    table = deal(
        "Steam Engine",
        3,
        ann={"yellow": "Steam Engine, Agriculture"},
        bob={"red": "Explosives"},
        supply={4: "Colonialism, Invention, Gunpowder, Navigation", 5: "Coal"},
    )
    expect(
        table,
        ann={
            "yellow": "Steam Engine",
            "red": "Gunpowder",
            "green": "Navigation",
            "score": "Agriculture",
            "hand": "Coal",
        },
        bob={"red": "Explosives, Colonialism", "green": "Invention"},
    )
