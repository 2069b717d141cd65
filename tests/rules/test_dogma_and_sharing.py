"""The Dogma action: who shares, in which order, and what is fixed when it begins."""

from rules.tables import changed, executions, happened, in_both_editions, resting
from scenario import asked, deal, expect, play

# -- who shares ------------------------------------------------------------------------


@in_both_editions
def test_as_many_of_the_featured_icon_share_and_fewer_do_not(edition: int) -> None:
    """Lightbulbs: ann 2, bob 2, cid 3, dan 1."""
    table = deal(
        "Writing",
        edition,
        ann={"blue": "Writing"},
        bob={"blue": "Tools"},
        cid={"purple": "Philosophy"},
        dan={"red": "Archery"},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking, Fermenting"},
    )
    assert executions(table) == ["bob Writing 1", "cid Writing 1", "ann Writing 1"]
    expect(
        table,
        ann={"blue": "Writing", "hand": "Mapmaking, Oars"},
        bob={"blue": "Tools", "hand": "Calendar"},
        cid={"purple": "Philosophy", "hand": "Currency"},
        dan={"red": "Archery"},
        supply={1: "", 2: "Fermenting"},
    )


def test_icons_in_a_splay_count_and_hidden_ones_do_not() -> None:
    """Bob's covered Philosophy shows three lightbulbs; cid's covered Education none."""
    table = deal(
        "Writing",
        3,
        ann={"blue": "Writing"},
        bob={"purple": "up: Mysticism, Philosophy"},
        cid={"purple": "Monotheism, Education"},
        supply={1: "Oars", 2: "Calendar, Currency"},
    )
    assert executions(table) == ["bob Writing 1", "ann Writing 1"]


@in_both_editions
def test_sharers_go_clockwise_from_the_left_and_the_owner_last(edition: int) -> None:
    """The turn is cid's: dan, ann, bob, then cid."""
    table = resting(
        edition,
        ann={"blue": "Tools"},
        bob={"purple": "Philosophy"},
        cid={"blue": "Writing"},
        dan={"purple": "Education"},
        supply={1: "Oars", 2: "Calendar, Currency, Mapmaking, Fermenting"},
    )
    table = changed(table, active=2)
    play(table, "cid: dogma Writing")
    assert happened(table, "draw") == [
        "dan draw Calendar",
        "ann draw Currency",
        "bob draw Mapmaking",
        "cid draw Fermenting",
        "cid draw Oars",
    ]


@in_both_editions
def test_each_effect_is_finished_by_all_before_the_next(edition: int) -> None:
    table = deal(
        "Pottery",
        edition,
        ann={"blue": "Pottery", "hand": "Oars"},
        bob={"yellow": "Agriculture", "hand": "Tools"},
        cid={"green": "Sailing"},
        supply={1: "Archery, Writing, Clothing, Masonry"},
    )
    play(table, "bob: Tools", "ann: pass")
    assert executions(table) == ["bob Pottery 1", "ann Pottery 1", "bob Pottery 2", "ann Pottery 2"]
    expect(
        table,
        ann={"blue": "Pottery", "hand": "Oars, Clothing, Masonry"},
        bob={"yellow": "Agriculture", "score": "Archery", "hand": "Writing"},
        cid={"green": "Sailing"},
        supply={1: "Tools"},
    )


# -- compulsory and optional --------------------------------------------------------------


@in_both_editions
def test_sharing_is_compulsory_even_when_it_hurts(edition: int) -> None:
    """Electricity: bob loses two top cards and is not asked whether."""
    table = deal(
        "Electricity",
        edition,
        ann={"green": "Electricity"},
        bob={"red": "Coal", "purple": "Mysticism", "yellow": "Canning", "blue": "Genetics"},
        supply={8: "Mobility, Skyscrapers", 7: "Bicycle"},
    )
    expect(
        table,
        ann={"green": "Electricity", "hand": "Bicycle"},
        bob={"red": "Coal", "yellow": "Canning", "hand": "Mobility, Skyscrapers"},
        supply={1: "Mysticism", 9: "Genetics"},
    )


@in_both_editions
def test_each_sharer_decides_on_its_own_may(edition: int) -> None:
    table = deal(
        "Philosophy",
        edition,
        ann={"purple": "Philosophy", "hand": "Oars"},
        bob={"blue": "Experimentation", "hand": "Coal"},
        cid={"purple": "Education", "hand": "Tools"},
        supply={2: "Calendar"},
    )
    play(table, "bob: Coal  (of Coal, pass)", "cid: pass  (of Tools, pass)", "ann: pass  (of Oars, pass)")
    expect(
        table,
        ann={"purple": "Philosophy", "hand": "Oars, Calendar"},
        bob={"blue": "Experimentation", "score": "Coal"},
        cid={"purple": "Education", "hand": "Tools"},
    )


@in_both_editions
def test_what_is_possible_is_done_and_the_rest_skipped(edition: int) -> None:
    """Alchemy's second effect melds one card, and there is no other to score."""
    table = deal("Alchemy", edition, ann={"blue": "Alchemy", "hand": "Oars"}, bob={})
    expect(table, ann={"blue": "Alchemy", "red": "Oars"})


def test_a_condition_for_later_steps_is_read_when_it_comes() -> None:
    """Paper counts the colors splayed left after its first effect has splayed one."""
    table = deal(
        "Paper",
        3,
        ann={"green": "Paper, Sailing", "red": "left: Oars, Archery"},
        bob={},
        supply={4: "Anatomy, Gunpowder, Invention"},
    )
    play(table, "ann: green")
    expect(
        table,
        ann={"green": "left: Paper, Sailing", "red": "left: Oars, Archery", "hand": "Anatomy, Gunpowder"},
        supply={4: "Invention"},
    )


# -- fixed at the beginning -------------------------------------------------------------------


@in_both_editions
def test_a_sharer_stays_a_sharer_though_its_icons_go(edition: int) -> None:
    """Bob melds Alchemy over Writing and has no lightbulb left; the second effect is his all the same."""
    table = deal(
        "Tools",
        edition,
        ann={"blue": "Tools"},
        bob={"blue": "Writing", "hand": "Oars, Archery, Sailing, Compass"},
        supply={1: "Clothing, Masonry", 3: "Alchemy"},
    )
    play(table, "bob: Oars", "bob: Archery", "bob: Sailing")
    play(table, "bob: Compass  (of Compass, pass)")
    expect(
        table,
        ann={"blue": "Tools", "hand": "Archery"},
        bob={"blue": "Alchemy, Writing", "hand": "Clothing, Masonry, Oars"},
        supply={1: "Sailing", 3: "Compass"},
    )


@in_both_editions
def test_a_victim_does_not_become_a_sharer_though_its_icons_come(edition: int) -> None:
    """The demand uncovers three castles on bob's board, as many as ann has; he tucks no second card."""
    table = deal(
        "Monotheism",
        edition,
        ann={"purple": "Monotheism"},
        bob={"red": "Oars, Metalworking"},
        supply={1: "Sailing, Tools, Writing"},
    )
    assert executions(table) == ["bob Monotheism 1", "ann Monotheism 2"]
    expect(
        table,
        ann={"purple": "Monotheism", "score": "Oars", "blue": "Tools"},
        bob={"red": "Metalworking", "green": "Sailing"},
        supply={1: "Writing"},
    )


def test_whoever_was_immune_stays_immune() -> None:
    """Bob's gift raises ann's crowns from 2 to 3; cid had as many when the action began."""
    table = deal(
        "City States",
        3,
        ann={"purple": "City States"},
        bob={"red": "Oars", "yellow": "Masonry"},
        cid={"green": "Sailing", "red": "Metalworking", "purple": "Mysticism"},
        supply={1: "Tools, Writing"},
    )
    play(table, "bob: Oars  (of Oars, Masonry)")
    assert executions(table) == ["bob City States 1"]
    expect(
        table,
        ann={"purple": "City States", "red": "Oars"},
        bob={"yellow": "Masonry", "hand": "Tools"},
        cid={"green": "Sailing", "red": "Metalworking", "purple": "Mysticism"},
    )


@in_both_editions
def test_a_card_covered_meanwhile_is_carried_out_to_the_end(edition: int) -> None:
    """Tools melds Alchemy on itself, then its second effect runs."""
    table = deal(
        "Tools",
        edition,
        ann={"blue": "Tools", "hand": "Oars, Archery, Sailing, Compass"},
        bob={},
        supply={1: "Clothing, Masonry", 3: "Alchemy"},
    )
    play(table, "ann: Oars", "ann: Archery", "ann: Sailing", "ann: Compass")
    expect(
        table,
        ann={"blue": "Alchemy, Tools", "hand": "Clothing, Masonry, Oars"},
        supply={1: "Archery, Sailing", 3: "Compass"},
    )


@in_both_editions
def test_a_card_taken_away_meanwhile_is_carried_out_to_the_end(edition: int) -> None:
    """While sharing, bob takes Specialization itself; ann still carries out both effects."""
    table = deal(
        "Specialization",
        edition,
        ann={"purple": "Specialization", "yellow": "Domestication, Agriculture", "hand": "Oars"},
        bob={"red": "Coal, Archery", "hand": "Mysticism"},
        supply={6: "Democracy"},
    )
    play(table, "ann: yellow  (of yellow, pass)")
    assert executions(table) == [
        "bob Specialization 1",
        "ann Specialization 1",
        "bob Specialization 2",
        "ann Specialization 2",
    ]
    expect(
        table,
        ann={"yellow": "up: Domestication, Agriculture", "hand": "Oars, Coal, Democracy"},
        bob={"red": "Archery", "hand": "Mysticism, Specialization"},
    )


# -- repeats --------------------------------------------------------------------------------


def test_a_repeated_effect_is_repeated_before_anybody_else_acts() -> None:
    """Bob draws and reveals 1s until one has no castle, and only then cid begins."""
    table = deal(
        "Metalworking",
        3,
        ann={"red": "Metalworking"},
        bob={"green": "The Wheel"},
        cid={"yellow": "Masonry"},
        supply={1: "Oars, Archery, Tools, Sailing, Writing, Clothing, Pottery, Agriculture"},
    )
    assert happened(table, "draw") == [
        "bob draw Oars",
        "bob draw Archery",
        "bob draw Tools",
        "bob draw Sailing",
        "cid draw Writing",
        "ann draw Clothing",
        "ann draw Pottery",
    ]
    assert asked(table).startswith("ann: ")
