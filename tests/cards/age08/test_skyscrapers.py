"""Scenarios for Skyscrapers."""

from scenario import deal, editions, expect, play


def test_skyscrapers_takes_a_clock_card_and_clears_the_pile_beneath() -> None:
    """The card beneath is scored by its owner; the others are returned."""
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers", "purple": "Enterprise"},
        bob={"purple": "Lighting, Philosophy, Feudalism, Mysticism", "blue": "Publications, Tools", "red": "Oars"},
    )
    play(table, "bob: Lighting  (of Publications, Lighting)")
    expect(
        table,
        ann={"yellow": "Skyscrapers", "purple": "Lighting, Enterprise"},
        bob={"blue": "Publications, Tools", "red": "Oars", "score": "Philosophy"},
        supply={1: "Mysticism", 3: "Feudalism"},
    )


@editions(3, 4, ann_gets=({"yellow": "Skyscrapers"}, {"hand": "Skyscrapers"}))
def test_skyscrapers_lets_the_victim_order_the_cards_for_one_deck(edition: int, ann_gets: dict[str, str]) -> None:
    table = deal(
        "Skyscrapers",
        edition,
        ann={"yellow": "Skyscrapers"},
        bob={"blue": "left: Publications, Pottery, Tools, Mathematics, Writing"},
    )
    play(table, "bob: Writing  (of Tools, Writing)")
    expect(
        table,
        ann={"blue": "Publications", **ann_gets},
        bob={"score": "Pottery"},
        supply={1: "Writing, Tools", 2: "Mathematics"},
    )


def test_skyscrapers_lets_the_victim_order_the_returns_where_an_achievement_depends_on_it() -> None:
    """With Satellites on top for a moment bob has 13 clocks, enough for World."""
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers", "purple": "Enterprise"},
        bob={
            "green": "Bicycle, Sailing, Paper, Self Service, Satellites",
            "blue": "up: Software, Quantum Theory",
            "red": "Fission",
            "purple": "The Internet",
        },
    )
    play(
        table,
        "bob: Bicycle  (of Fission, Bicycle, Software, The Internet)",
        "bob: Paper  (of Paper, Self Service, Satellites)",
        "bob: Self Service  (of Self Service, Satellites)",
    )
    expect(
        table,
        ann={"yellow": "Skyscrapers", "purple": "Enterprise", "green": "Bicycle"},
        bob={
            "blue": "up: Software, Quantum Theory",
            "red": "Fission",
            "purple": "The Internet",
            "score": "Sailing",
            "specials": "World",
        },
    )


def test_skyscrapers_finds_nothing_beneath() -> None:
    table = deal("Skyscrapers", 1, ann={"yellow": "Skyscrapers"}, bob={"blue": "Publications", "red": "Oars, Archery"})
    expect(table, ann={"yellow": "Skyscrapers", "blue": "Publications"}, bob={"red": "Oars, Archery"})


def test_skyscrapers_counts_the_card_beneath_as_scored_by_the_victim_alone() -> None:
    """The card given to ann and those returned count for nobody."""
    table = deal(
        "Skyscrapers",
        3,
        ann={"yellow": "Skyscrapers", "scored": 5},
        bob={"purple": "Lighting, Philosophy, Mysticism", "scored": 5},
    )
    expect(
        table,
        ann={"yellow": "Skyscrapers", "purple": "Lighting"},
        bob={"score": "Philosophy", "specials": "Monument"},
        supply={1: "Mysticism"},
    )


def test_skyscrapers_scores_and_returns_nothing_after_the_transfer_that_wins() -> None:
    """Mass Media is ann's twelfth clock, and World her sixth achievement."""
    table = deal(
        "Skyscrapers",
        3,
        ann={
            "red": "Fission",
            "yellow": "Skyscrapers",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "purple": "Lighting",
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
        },
        bob={"green": "Mass Media, Sailing, Paper"},
    )
    expect(
        table,
        ann={
            "red": "Fission",
            "yellow": "Skyscrapers",
            "green": "Mass Media",
            "blue": "up: Software, Quantum Theory, Rocketry",
            "purple": "Lighting",
            "achievements": "Masonry, Calendar, Compass, Anatomy, Coal",
            "specials": "World",
        },
        bob={"green": "Sailing, Paper"},
        winner="ann",
    )


@editions(3, 4)
def test_skyscrapers_finds_no_clock_to_take(edition: int) -> None:
    table = deal(
        "Skyscrapers", edition, ann={"yellow": "Skyscrapers"}, bob={"blue": "Tools, Publications", "red": "Oars"}
    )
    expect(table, ann={"yellow": "Skyscrapers"}, bob={"blue": "Tools, Publications", "red": "Oars"})


@editions(3, 4)
def test_skyscrapers_spares_the_immune(edition: int) -> None:
    table = deal("Skyscrapers", edition, ann={"yellow": "Skyscrapers"}, bob={"green": "Bicycle, Sailing"})
    expect(table, ann={"yellow": "Skyscrapers"}, bob={"green": "Bicycle, Sailing"})


def test_skyscrapers_in_edition_4_goes_to_the_hand_of_whoever_demanded_once_the_pile_is_cleared() -> None:
    table = deal(
        "Skyscrapers",
        4,
        ann={"yellow": "Skyscrapers, Masonry", "purple": "Enterprise"},
        bob={
            "purple": "Lighting, Philosophy, Feudalism, Mysticism",
            "blue": "Publications, Tools",
            "red": "Metalworking",
        },
    )
    play(table, "bob: Lighting  (of Publications, Lighting)")
    expect(
        table,
        ann={"yellow": "Masonry", "purple": "Lighting, Enterprise", "hand": "Skyscrapers"},
        bob={"blue": "Publications, Tools", "red": "Metalworking", "score": "Philosophy"},
        supply={1: "Mysticism", 3: "Feudalism"},
    )


def test_skyscrapers_in_edition_4_goes_to_the_hand_though_nothing_lay_beneath() -> None:
    table = deal(
        "Skyscrapers", 4, ann={"yellow": "Skyscrapers"}, bob={"blue": "Publications", "red": "Metalworking, Archery"}
    )
    expect(
        table,
        ann={"blue": "Publications", "hand": "Skyscrapers"},
        bob={"red": "Metalworking, Archery"},
    )


def test_skyscrapers_in_edition_4_makes_the_next_victims_obey_though_it_has_left_the_board() -> None:
    table = deal(
        "Skyscrapers",
        4,
        ann={"yellow": "Skyscrapers, Masonry"},
        bob={"blue": "Publications, Tools, Writing"},
        cal={"purple": "Lighting, Philosophy, Mysticism"},
    )
    expect(
        table,
        ann={"yellow": "Masonry", "blue": "Publications", "purple": "Lighting", "hand": "Skyscrapers"},
        bob={"score": "Tools"},
        cal={"score": "Philosophy"},
        supply={1: "Writing, Mysticism"},
    )


def test_skyscrapers_in_edition_4_goes_on_to_the_end_after_the_transfer_that_completes_world() -> None:
    """Mass Media is ann's twelfth clock, and World her sixth achievement: tested when the action is over."""
    five = "Masonry, Calendar, Compass, Anatomy, Coal"
    board = {"red": "Fission", "blue": "up: Quantum Theory, Rocketry, Computers", "purple": "Railroad"}
    table = deal(
        "Skyscrapers",
        4,
        ann={**board, "yellow": "Skyscrapers", "achievements": five},
        bob={"green": "Mass Media, Clothing, Paper"},
    )
    expect(
        table,
        ann={**board, "green": "Mass Media", "hand": "Skyscrapers", "achievements": five, "specials": "World"},
        bob={"score": "Clothing"},
        supply={3: "Paper"},
        winner="ann",
    )


def test_skyscrapers_in_edition_4_comes_from_the_board_of_the_distant_player_who_was_paid() -> None:
    """Ann, with three crowns, activates the card of cal, who has two; bob alone has a clock."""
    table = deal(
        None,
        4,
        ann={"purple": "Enterprise", "hand": "Oars"},
        bob={"blue": "Publications, Tools"},
        cal={"yellow": "Skyscrapers, Agriculture"},
        dan={},
    )
    table.pick("parley Skyscrapers")
    expect(
        table,
        ann={"purple": "Enterprise", "blue": "Publications", "hand": "Skyscrapers"},
        bob={"score": "Tools"},
        cal={"yellow": "Agriculture"},
        supply={1: "Oars"},
    )


def test_skyscrapers_in_edition_4_comes_from_the_board_of_the_very_victim() -> None:
    """Ann activates the card of cal by parley; cal, with two crowns to her three, gives both it and Publications."""
    table = deal(
        None,
        4,
        ann={"purple": "Enterprise", "hand": "Oars"},
        bob={},
        cal={"yellow": "Skyscrapers, Agriculture", "blue": "Publications, Tools"},
        dan={},
    )
    table.pick("parley Skyscrapers")
    expect(
        table,
        ann={"purple": "Enterprise", "blue": "Publications", "hand": "Skyscrapers"},
        cal={"yellow": "Agriculture", "score": "Tools"},
        supply={1: "Oars"},
    )
