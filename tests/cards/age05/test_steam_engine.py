"""Scenarios for Steam Engine."""

from scenario import deal, editions, expect
from splay.position.events import JunkDeck


@editions(3, 4)
def test_steam_engine_tucks_two_4s_and_scores_the_bottom_yellow_card(edition: int) -> None:
    table = deal(
        "Steam Engine",
        edition,
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


@editions(3, 4)
def test_steam_engine_may_score_a_card_just_tucked(edition: int) -> None:
    table = deal(
        "Steam Engine",
        edition,
        ann={"yellow": "Steam Engine, Agriculture"},
        bob={},
        supply={4: "Anatomy, Perspective"},
    )
    assert table.has_event("tuck", "Perspective")
    expect(table, ann={"yellow": "Steam Engine, Agriculture, Anatomy", "score": "Perspective"})


@editions(3, 4)
def test_steam_engine_scores_itself_if_it_is_the_only_yellow_card(edition: int) -> None:
    table = deal("Steam Engine", edition, ann={"yellow": "Steam Engine"}, bob={}, supply={4: "Colonialism, Invention"})
    expect(table, ann={"red": "Colonialism", "green": "Invention", "score": "Steam Engine"})


@editions(3, 4)
def test_steam_engine_ends_the_game_when_fewer_than_two_cards_are_left(edition: int) -> None:
    table = deal(
        "Steam Engine", edition, ann={"yellow": "Steam Engine"}, bob={"score": "Oars"}, supply={4: "Invention"}
    )
    expect(
        table,
        ann={"yellow": "Steam Engine", "green": "Invention"},
        bob={"score": "Oars"},
        winner="bob",
    )


@editions(3, 4)
def test_steam_engine_is_shared_and_scores_nothing_without_yellow_cards(edition: int) -> None:
    table = deal(
        "Steam Engine",
        edition,
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


def test_steam_engine_of_edition_4_junks_the_6s_if_it_scores_itself() -> None:
    table = deal(
        "Steam Engine",
        4,
        ann={"yellow": "Steam Engine"},
        bob={},
        supply={4: "Colonialism, Invention", 5: "Coal", 6: "Canning, Democracy", 7: "Bicycle"},
    )
    expect(
        table,
        ann={"red": "Colonialism", "green": "Invention", "score": "Steam Engine"},
        supply={5: "Coal", 6: "", 7: "Bicycle"},
        junk="Canning, Democracy",
    )


def test_steam_engine_of_edition_4_junks_nothing_if_it_scores_the_card_beneath_it() -> None:
    table = deal(
        "Steam Engine",
        4,
        ann={"yellow": "Steam Engine, Agriculture"},
        bob={},
        supply={4: "Colonialism, Invention", 6: "Canning"},
    )
    expect(
        table,
        ann={"yellow": "Steam Engine", "red": "Colonialism", "green": "Invention", "score": "Agriculture"},
        supply={6: "Canning"},
    )


def test_steam_engine_of_edition_4_junks_nothing_if_it_scores_a_card_just_tucked() -> None:
    table = deal(
        "Steam Engine",
        4,
        ann={"yellow": "Steam Engine"},
        bob={},
        supply={4: "Colonialism, Anatomy", 6: "Canning"},
    )
    expect(
        table,
        ann={"yellow": "Steam Engine", "red": "Colonialism", "score": "Anatomy"},
        supply={6: "Canning"},
    )


def test_steam_engine_of_edition_4_is_shared() -> None:
    """Bob scores another 5, though his last yellow card, and cid has no yellow card at all."""
    table = deal(
        "Steam Engine",
        4,
        ann={"yellow": "Steam Engine"},
        bob={"red": "Explosives", "yellow": "Statistics"},
        cid={"red": "Machine Tools"},
        supply={
            4: "Colonialism, Invention, Gunpowder, Navigation, Enterprise, Experimentation, Printing Press",
            6: "Canning",
        },
    )
    assert [table.names[event.seat] for event in table.events if isinstance(event, JunkDeck)] == ["ann"]
    expect(
        table,
        ann={
            "purple": "Enterprise",
            "blue": "Experimentation",
            "score": "Steam Engine",
            "hand": "Printing Press",
        },
        bob={"red": "Explosives, Colonialism", "green": "Invention", "score": "Statistics"},
        cid={"red": "Machine Tools, Gunpowder", "green": "Navigation"},
        junk="Canning",
    )
