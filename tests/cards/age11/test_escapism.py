"""Scenarios for Escapism."""

from scenario import deal, expect, play


def test_escapism_junks_a_card_returns_its_like_draws_three_and_executes_it_from_the_junk_pile() -> None:
    """Sailing melds a 1."""
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism", "hand": "Sailing, Oars, Currency"},
        bob={},
        supply={1: "Tools, Pottery, Archery, Masonry, Clothing"},
    )
    play(table, "ann: Sailing  (of Sailing, Oars, Currency)")
    assert table.has_event("reveal", "Sailing", zone="hand")
    assert [kind for kind in table.kinds if kind in ("reveal", "junk", "return")] == ["reveal", "junk", "return"]
    expect(
        table,
        ann={"purple": "Escapism", "yellow": "Masonry", "hand": "Currency, Tools, Pottery, Archery"},
        bob={},
        supply={1: "Clothing, Oars"},
        junk="Sailing",
    )


def test_escapism_lets_its_player_pick_the_order_of_the_returns() -> None:
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism", "hand": "City States, Oars, Tools"},
        bob={},
        supply={1: "Pottery, Archery, Masonry"},
    )
    play(table, "ann: City States", "ann: Tools  (of Oars, Tools)")
    expect(
        table,
        ann={"purple": "Escapism", "hand": "Pottery, Archery, Masonry"},
        supply={1: "Tools, Oars"},
        junk="City States",
    )


def test_escapism_takes_the_only_card_returns_nothing_and_executes_no_demand() -> None:
    """Bob has fewer crowns, but the demand of Navigation is not carried out."""
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism, Enterprise", "hand": "Navigation"},
        bob={"score": "Currency"},
        supply={4: "Anatomy, Gunpowder, Invention, Perspective"},
    )
    expect(
        table,
        ann={"purple": "Escapism, Enterprise", "hand": "Anatomy, Gunpowder, Invention"},
        bob={"score": "Currency"},
        supply={4: "Perspective"},
        junk="Navigation",
    )


def test_escapism_draws_three_1s_with_an_empty_hand() -> None:
    table = deal("Escapism", 4, ann={"purple": "Escapism"}, bob={}, supply={1: "Tools, Oars, Archery, Masonry"})
    expect(table, ann={"purple": "Escapism", "hand": "Tools, Oars, Archery"}, supply={1: "Masonry"})


def test_escapism_executes_for_its_player_alone() -> None:
    """Bob has more lightbulbs, but Writing is not shared."""
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism", "hand": "Writing"},
        bob={"purple": "Philosophy"},
        supply={1: "Tools, Oars, Archery", 2: "Calendar, Currency"},
    )
    expect(
        table,
        ann={"purple": "Escapism", "hand": "Tools, Oars, Archery, Calendar"},
        bob={"purple": "Philosophy"},
        supply={2: "Currency"},
        junk="Writing",
    )


def test_escapism_earns_an_achievement_where_the_card_it_executes_executes_another() -> None:
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism", "blue": "Writing", "hand": "Self Service"},
        bob={"achievements": "Philosophy"},
        supply={2: "Calendar", 10: "A.I., Databases, Robotics", 11: "Fusion, Climatology"},
    )
    play(table, "ann: Writing  (of Writing, Escapism)")
    expect(
        table,
        ann={
            "purple": "Escapism",
            "blue": "Writing",
            "hand": "A.I., Databases, Robotics, Calendar",
            "achievements": "Fusion",
        },
        bob={"achievements": "Philosophy"},
        supply={11: "Climatology"},
        junk="Self Service",
    )


def test_escapism_is_shared_by_as_many_persons() -> None:
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism", "hand": "City States"},
        bob={"yellow": "Near-Field Comm", "blue": "Software", "hand": "Compass"},
        supply={1: "Tools, Oars, Archery", 3: "Paper, Optics, Alchemy", 11: "Fusion"},
    )
    expect(
        table,
        ann={"purple": "Escapism", "hand": "Tools, Oars, Archery, Fusion"},
        bob={"yellow": "Near-Field Comm", "blue": "Software", "hand": "Paper, Optics, Alchemy"},
        junk="Compass, City States",
    )


def test_escapism_carried_out_by_another_card_earns_an_achievement_and_so_does_what_the_junked_card_executes() -> None:
    """Near-Field Comm runs Escapism, which runs Computers from the junk pile, which runs Databases: a mere demand."""
    table = deal(
        "Near-Field Comm",
        4,
        ann={"yellow": "Near-Field Comm", "score": "Escapism", "hand": "Computers"},
        bob={},
        supply={9: "Genetics, Services, Ecology", 10: "Databases", 11: "Fusion, Hypersonics, Climatology"},
    )
    expect(
        table,
        ann={
            "yellow": "Near-Field Comm",
            "green": "Databases",
            "hand": "Genetics, Services, Ecology",
            "score": "Escapism",
            "achievements": "Fusion, Hypersonics",
        },
        supply={11: "Climatology"},
        junk="Computers",
    )


def test_escapism_ends_the_game_where_a_sharer_has_drawn_the_last_11s() -> None:
    """Bob returns his other 11 and draws it again; Hypersonics has nothing he could carry out."""
    table = deal(
        "Escapism",
        4,
        ann={"purple": "Escapism", "hand": "Fusion"},
        bob={"yellow": "Near-Field Comm", "blue": "Software", "hand": "Hypersonics, Climatology"},
        supply={10: "A.I.", 11: "Reclamation, Space Traffic"},
    )
    play(table, "bob: Hypersonics  (of Hypersonics, Climatology)")
    expect(
        table,
        ann={"purple": "Escapism"},
        bob={
            "yellow": "Near-Field Comm",
            "blue": "Software",
            "hand": "Reclamation, Space Traffic, Climatology",
        },
        junk="Hypersonics, Fusion",
        winner="nobody",
        supply={10: "A.I."},
    )
